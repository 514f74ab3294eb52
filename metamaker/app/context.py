"""The context of all views of a document, and the current selection: the ship on the canvas, the selected element."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from metamaker.app.background import Background
from metamaker.app.document import Document, Value
from metamaker.app.settings.settings import Settings
from metamaker.core.messages import Words
from metamaker.game_api.game import Game, required

if TYPE_CHECKING:
    from metamaker.game_api.checks import Checks
    from metamaker.game_api.designs import Designs
    from metamaker.game_api.edits import Edits
    from metamaker.game_api.prints import Prints, Sheets
    from metamaker.game_api.weighing import Weighing
    from metamaker.play.documents import Replay, TableRecord


class Selection(QObject):
    """References of the subject (a ship or class; empty: none) and of the selected elements. Equal values send nothing.

    The last of several elements is current: `element_changed` has that one, `elements_changed` all of them. Nothing can be
    selected after the document is closed, because menus, dialogs and work may outlive it.
    """

    subject_changed = Signal(str)
    element_changed = Signal(str)
    elements_changed = Signal(tuple)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._subject = ""
        self._elements: tuple[str, ...] = ()

    @property
    def subject(self) -> str:
        """The reference of the ship or class on the canvas."""
        return self._subject

    @property
    def element(self) -> str:
        """The reference of the selected element, the current one of several; empty for none."""
        return self._elements[-1] if self._elements else ""

    @property
    def elements(self) -> tuple[str, ...]:
        """The references of all selected elements, the current one last."""
        return self._elements

    def show(self, subject: str) -> None:
        """Put a ship or class on the canvas."""
        if subject != self._subject and isValid(self):
            self._subject = subject
            self.subject_changed.emit(subject)

    def select(self, element: str) -> None:
        """Select only this element; the empty reference selects nothing."""
        self.gather((element,) if element else ())

    def gather(self, elements: Sequence[str]) -> None:
        """Select several elements; the last one is current."""
        if not isValid(self):
            return
        before, current = self._elements, self.element
        self._elements = tuple(dict.fromkeys(reversed(elements)))[::-1]
        if self.element != current:
            self.element_changed.emit(self.element)
        if self._elements != before:
            self.elements_changed.emit(self._elements)


@dataclass(frozen=True)
class Context(Generic[Value]):
    """The document, its selection, and the parts of the window that views may use.

    `show_rule` opens the rules at an id; `show_page` brings a page of this document to the front by its key,
    `page` returns one, complete but out of sight; `go_to` selects an element and brings the page for editing it to the front;
    `say` shows a short message in the status bar; `open_file` opens another file in the window; `others` are the documents of
    all windows. `set_up` sets up a match with the document or one of its elements; `play_again` sets up the same match again,
    with or without exchanged sides; `once_more` starts it at once with other dice; `save` saves the document. `show_match` and
    `show_record` open a match of the game, or a game on paper, as documents of their own; `show_variation` opens a variation
    of a match. `show_odds` shows the odds of attacks of the shown ship.
    """

    document: Document[Value]
    selection: Selection
    settings: Settings
    background: Background
    show_rule: Callable[[str], None]
    show_page: Callable[[str], None]
    go_to: Callable[[str], None]
    say: Callable[[str], None]
    page: Callable[[str], QWidget | None] = lambda _: None
    open_file: Callable[[str], None] = lambda _: None
    others: Callable[[], Sequence[Document]] = tuple
    set_up: Callable[[str], None] = lambda _: None
    play_again: Callable[[bool], None] = lambda _: None
    once_more: Callable[[], None] = lambda: None
    save: Callable[[], None] = lambda: None
    show_match: "Callable[[Replay], None]" = lambda _: None
    show_variation: Callable[[str], None] = lambda _: None
    show_record: "Callable[[TableRecord], None]" = lambda _: None
    show_odds: Callable[[], None] = lambda: None

    @property
    def language(self) -> str:
        """The language of the game's texts in this window."""
        return self.settings.game_language(self.document.game.key)

    @property
    def game(self) -> Game[Value]:
        """The game of the document. The parts of the game below are only for views that need them."""
        return self.document.game

    @property
    def checks(self) -> "Checks[Value]":
        """Problems and their quick fixes. Raises NotOffered."""
        return required(self.game.checks)

    @property
    def designs(self) -> "Designs[Value]":
        """Ships and classes with their numbers. Raises NotOffered."""
        return required(self.game.designs)

    @property
    def edits(self) -> "Edits[Value]":
        """The edits of elements. Raises NotOffered."""
        return required(self.game.edits)

    @property
    def sheets(self) -> "Sheets[Value]":
        """Record sheets. Raises NotOffered."""
        return required(self.game.sheets)

    @property
    def prints(self) -> "Prints[Value]":
        """Pages for the table, pictures. Raises NotOffered."""
        return required(self.game.prints)

    @property
    def weighing(self) -> "Weighing[Value]":
        """Single ships against a test set. Raises NotOffered."""
        return required(self.game.weighing)

    @property
    def words(self) -> Words:
        """The game's texts in that language."""
        return self.game.documents.words(self.language)
