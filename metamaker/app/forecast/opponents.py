"""The possible opponents of a fleet: the other open documents of its game, the samples, files opened by the user."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from metamaker.app.context import Context
from metamaker.app.document import Document
from metamaker.app.texts import tr
from metamaker.app.widgets.labels import ElidedCombo
from metamaker.core.errors import FileProblem
from metamaker.core.paths import sample_fleets
from metamaker.opening import document_of, open_file

Ask = Callable[[QWidget, str], str]


def ask_for_file(parent: QWidget, title: str) -> str:
    """Ask for a file with a fleet; return its path, empty for none."""
    return QFileDialog.getOpenFileName(parent, title)[0]


class Opponent(NamedTuple):
    """A possible opponent: its name, and the open document or the file."""

    title: str
    document: Document | None
    path: str = ""


class OpponentBox(ElidedCombo):
    """The opponents. `turned` is sent when the user chooses another one; `document` is the document of the chosen one."""

    turned = Signal()

    def __init__(self, context: Context, ask: Ask = ask_for_file, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._ask = ask
        self._brought: list[Opponent] = []
        self._shown: list[Opponent] = []
        self._loaded: dict[str, Any] = {}
        self.setMinimumContentsLength(18)
        self.setAccessibleName(tr("window-odds-fleet-meet"))
        self.activated.connect(self._turn)

    def offer(self) -> None:
        """Offer the current opponents; the chosen one stays if it is still there."""
        chosen = self.currentText()
        self._shown = [*self._open(), *self._brought, *self._samples()]
        self.clear()
        self.addItems([each.title for each in self._shown])
        self.addItem(tr("window-odds-another-file"))
        place = self.findText(chosen)
        self.setCurrentIndex(place if 0 <= place < len(self._shown) else (0 if self._shown else -1))

    def document(self) -> Any | None:
        """Return the document of the chosen opponent; report an unusable file and return None, as without an opponent."""
        place = self.currentIndex()
        if not 0 <= place < len(self._shown):
            return None
        chosen = self._shown[place]
        try:
            return self._read(chosen.path) if chosen.document is None else chosen.document.value
        except FileProblem as problem:
            self._context.say(str(problem))
            return None

    def _open(self) -> Iterator[Opponent]:
        own, titled = self._context.document, self._context.game.documents.title
        for other in self._context.others():
            if other is not own and other.game is own.game:
                yield Opponent(titled(other.value), other)

    def _samples(self) -> Iterator[Opponent]:
        for path in sorted(sample_fleets(self._context.game.key).glob("*.json")):
            yield Opponent(path.stem.replace("-", " ").capitalize(), None, str(path))

    def _read(self, path: str) -> Any:
        """Return the document of a file, read only once. Raises FileProblem."""
        if path not in self._loaded:
            self._loaded[path] = document_of(self._context.game, open_file(path))
        return self._loaded[path]

    def _turn(self, place: int) -> None:
        if place == len(self._shown):
            path = self._ask(self, tr("window-odds-fleet-meet"))
            if path:
                self._brought.insert(0, Opponent(Path(path).stem, None, path))
                self.offer()
                self.setCurrentIndex(self.findText(Path(path).stem))
            else:
                self.setCurrentIndex(0)
        self.turned.emit()
