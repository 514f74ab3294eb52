"""What a panel for one decision is: it composes an answer by mouse and keys, in step with the line in which it is typed."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QPointF, Signal
from PySide6.QtWidgets import QWidget

from metamaker.core.words import Words
from metamaker.play.decision import Answer, Decision
from metamaker.play.dialogue import Dialogue, Question, Unreadable
from metamaker.play.film import Film
from metamaker.play.moment import Moment
from metamaker.sheets.drawing import Drawing


class Asked(NamedTuple):
    """A decision that is put to a person: `place` is its number in the dialogue; `words` are those of the game."""

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

    def typed(self, answer: Answer) -> str:
        """Return an answer as a person would type it; empty for what happens without orders."""
        return self.dialogue.typed(self.place, answer)

    def read(self, text: str) -> Answer:
        """Return the answer that was typed; what happens without orders if it cannot be read."""
        try:
            return self.dialogue.read(self.place, text)
        except Unreadable:
            return self.decision.default()

    def refusals(self, text: str) -> tuple[str, ...]:
        """Return why what was typed is no legal answer, or cannot be read."""
        try:
            return self.dialogue.refusals(self.place, text)
        except Unreadable as problem:
            return (str(problem),)


class Handle(NamedTuple):
    """What can be dragged on the table: a reference, its middle and its radius, in mm of the picture."""

    ref: str
    x: float
    y: float
    radius: float


class OrderPanel(QWidget):
    """`written(text)` is sent when other orders are composed here, as a person would type them.

    `sheet_wanted(ship)`: something is to be chosen on the sheet of a ship. `redrawn` is sent when something else is to lie over
    the table while the orders are the same. With `at_once` what is written is given at once, where there is but one question
    that can be taken lightly; with `needs_text` nothing written is no answer.
    """

    written = Signal(str)
    sheet_wanted = Signal(str)
    redrawn = Signal()
    at_once: ClassVar[bool] = False
    needs_text: ClassVar[bool] = False
    tells_all: ClassVar[bool] = False
    """Whether all facts of the question are told here, and need not be told again below."""

    def __init__(self, asked: Asked, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self.asked = asked

    def show_text(self, text: str) -> None:
        """Show orders that were typed, advised or written here."""

    def add_begun(self) -> bool:
        """Add to the orders what was composed here and not added yet, so that it is not lost; False if nothing was."""
        return False

    def drawings(self, text: str) -> Sequence[Drawing]:  # noqa: ARG002 - most have nothing to show
        """Return what orders lay over the table."""
        return ()

    def handles(self, text: str) -> Sequence[Handle]:  # noqa: ARG002 - most have nothing to drag
        """Return what can be dragged on the table to change orders."""
        return ()

    def marks(self) -> Sequence[str]:
        """Return the references of what on the table a click means something for; it is marked there."""
        return ()

    def click(self, refs: Sequence[str]) -> bool:  # noqa: ARG002 - most take no clicks
        """Take a click on the table, on what lies there from the innermost out; False if it means nothing here."""
        return False

    def named_on(self, ship: str) -> Sequence[str]:  # noqa: ARG002 - most name nothing
        """Return what on the sheet of a ship can be clicked, by its references."""
        return ()

    def click_on_sheet(self, ship: str, refs: Sequence[str]) -> bool:  # noqa: ARG002 - most take no clicks
        """Take a click on the sheet of a ship, on what lies there from the innermost out; False if it means nothing here."""
        return False

    def about(self, ref: str) -> Sequence[str]:  # noqa: ARG002 - most have nothing to add
        """Return what a click on a mark of the table would do, in few lines; nothing for what none does."""
        return ()

    def drag(self, ref: str, point: QPointF) -> None:
        """Take what is dragged on the table to a point in mm of its picture."""


Panels = Mapping[str, Callable[[Asked, QWidget], OrderPanel]]
"""The panels that a game has for its own kinds of decisions."""
