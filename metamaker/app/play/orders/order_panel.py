"""The base of panels for one decision: a panel composes an answer by mouse and keys, in step with the typed line."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Generic, NamedTuple

from PySide6.QtCore import QPointF, Signal
from PySide6.QtWidgets import QWidget

from metamaker.core.messages import Words
from metamaker.play.decision import Decision
from metamaker.play.dialogue import AnswerT, Dialogue, Draft, Question
from metamaker.play.recording import Film
from metamaker.play.snapshot import Moment
from metamaker.rendering.drawing import Drawing


class Asked(NamedTuple):
    """A decision that a player is asked for: `place` is its place in the dialogue; `words` are those of the game."""

    dialogue: Dialogue
    place: int
    question: Question
    words: Words
    film: Film

    @property
    def decision(self) -> Decision:
        """The decision itself."""
        return self.dialogue.decisions[self.place]

    @property
    def moment(self) -> Moment:
        """How the match stands."""
        return self.film.frames[-1].moment

    def draft(self, answer: AnswerT, line: str | None = None) -> Draft[AnswerT]:
        """Return an answer as a draft; `line` is its text if the caller knows it."""
        return self.dialogue.draft(self.place, answer, line)

    def read(self, text: str) -> Draft:
        """Return the draft of a typed answer."""
        return self.dialogue.read(self.place, text)


class Handle(NamedTuple):
    """A point on the table that can be dragged: its reference, its middle and its radius, in mm of the picture."""

    ref: str
    x: float
    y: float
    radius: float


class OrderPanel(QWidget, Generic[AnswerT]):
    """Sends `written(draft)` when a player composes other orders.

    `sheet_wanted(ship)`: the player should choose something on the sheet of a ship. `redrawn` is emitted when the drawings over
    the table change while the orders stay. With `at_once` a draft is given at once if there is only one question and it does
    not ask again. With `needs_text` a blank draft is not an answer.
    """

    written = Signal(object)
    sheet_wanted = Signal(str)
    redrawn = Signal()
    at_once: ClassVar[bool] = False
    needs_text: ClassVar[bool] = False
    plays_by_enter: ClassVar[bool] = False
    """Whether *Ready* gets the focus when orders are chosen, so that Enter gives them."""
    tells_all: ClassVar[bool] = False
    """Whether the panel shows all facts of the question, so that the page need not show them again."""

    def __init__(self, asked: Asked, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self.asked = asked
        self.subtitle = ""
        """A line below the title; empty for the text of the question."""
        self.links: Sequence[QWidget] = ()
        """Buttons for the whole orders. The page shows them below the sentence, and deletes them with the panel."""

    def write(self, answer: AnswerT, line: str | None = None) -> None:
        """Send an answer as a draft; `line` is its text if the panel knows it. A draft without text is the blank one."""
        draft = self.asked.draft(answer, line)
        self.written.emit(self.asked.dialogue.blank(self.asked.place) if draft.is_blank else draft)

    def show_draft(self, draft: Draft[AnswerT]) -> None:
        """Show orders: typed, advised or composed here."""

    def proposal(self) -> Draft[AnswerT] | None:
        """Return legal orders to be given unless the player writes others; None if there is nothing obvious to do."""
        return None

    def sentence(self, draft: Draft[AnswerT]) -> str:
        """Return the meaning of legal orders in one sentence."""
        return draft.outcome

    def add_begun(self) -> bool:
        """Add a composed part that the player has not added yet; False if there is none."""
        return False

    def drawings(self, draft: Draft[AnswerT]) -> Sequence[Drawing]:  # noqa: ARG002 - most have nothing to show
        """Return the drawings of orders over the table."""
        return ()

    def handles(self, draft: Draft[AnswerT]) -> Sequence[Handle]:  # noqa: ARG002 - most have nothing to drag
        """Return the handles on the table with which orders can be changed."""
        return ()

    def marks(self) -> Sequence[str]:
        """Return the references of everything on the table that can be clicked; it is marked there."""
        return ()

    def click(self, refs: Sequence[str]) -> bool:  # noqa: ARG002 - most take no clicks
        """Take a click on the table; `refs` lie there, innermost first. False if the click means nothing here."""
        return False

    def portable(self) -> Sequence[str]:
        """Return the references of the pieces on the table that can be dragged to another place."""
        return ()

    def lift(self, ref: str) -> None:
        """Show the possible places of a piece that begins to be dragged."""

    def put(self, ref: str, refs: Sequence[str]) -> None:
        """Take a piece dropped on the elements `refs`, innermost first. It stays where it was if it cannot go there."""

    def named_on(self, ship: str) -> Sequence[str]:  # noqa: ARG002 - most name nothing
        """Return the references of everything on the sheet of a ship that can be clicked."""
        return ()

    def ticked_on(self, ship: str) -> Sequence[str]:  # noqa: ARG002 - most tick nothing
        """Return the boxes on the sheet of a ship that the orders tick, as copies inside their elements: `slots/3#1`."""
        return ()

    def click_on_sheet(self, ship: str, refs: Sequence[str]) -> bool:  # noqa: ARG002 - most take no clicks
        """Take a click on the sheet of a ship; `refs` lie there with their copies, innermost first.

        False if it means nothing here.
        """
        return False

    def about(self, ref: str) -> Sequence[str]:  # noqa: ARG002 - most have nothing to add
        """Return the effect of a click on a mark of the table, in few lines; empty if it has none."""
        return ()

    def drag(self, ref: str, point: QPointF) -> None:
        """Take a piece dragged on the table to a point in mm of its picture."""


Panels = Mapping[str, Callable[[Asked, QWidget], OrderPanel]]
"""The panels of a game for its own kinds of decisions."""
