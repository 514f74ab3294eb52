"""The possible fleets of a side, in a menu: the open documents of its game, the samples, files opened by the user."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget
from shiboken6 import isValid

from metamaker.app.context import Context
from metamaker.app.document import Document
from metamaker.app.start.file_preview import name_in
from metamaker.app.texts import tr
from metamaker.core.errors import FileProblem
from metamaker.core.paths import sample_fleets
from metamaker.opening import document_of, open_file

Ask = Callable[[QWidget, str], str]


def ask_for_file(parent: QWidget, title: str) -> str:
    """Ask for a file with a fleet; return its path, empty for none."""
    return QFileDialog.getOpenFileName(parent, title)[0]


class Opponent(NamedTuple):
    """A possible fleet: its name, and the open document or the file."""

    title: str
    document: Document | None
    path: str = ""


class FleetChoice(QObject):
    """The fleet of a side. `turned` is sent when the user chooses another one; `document` is the document of the chosen one.

    The first side begins with the document of the page, the other one with the first fleet that differs from that. So does a
    side whose document was closed.
    """

    turned = Signal()

    def __init__(self, context: Context, owner: QWidget, ask: Ask = ask_for_file, *, is_first: bool = False) -> None:
        super().__init__(owner)
        self._context = context
        self._owner = owner
        self._ask = ask
        self._brought: list[Opponent] = []
        self._loaded: dict[str, Any] = {}
        self._is_first = is_first
        self._chosen: Opponent | None = None

    def offered(self) -> tuple[tuple[Opponent, ...], tuple[Opponent, ...]]:
        """Return the open documents and brought files, and the samples; each document once."""
        brought = (*self._open(), *self._brought)
        known = {each.title for each in brought}
        # A changed document is another fleet than the sample it came from.
        samples = tuple(each for each in self._samples() if each.title not in known or not self._is_open(each))
        return brought, samples

    def fill(self, menu: QMenu) -> None:
        """Fill a menu with the offered fleets."""
        menu.clear()
        brought, samples = self.offered()
        for title, part in ((tr("window-common-open-documents"), brought), (tr("window-odds-samples"), samples)):
            if part:
                menu.addAction(title).setEnabled(False)
                for each in part:
                    menu.addAction(each.title.replace("&", "&&")).triggered.connect(partial(self._turn, each))
                menu.addSeparator()
        menu.addAction(tr("window-odds-another-file"), self._ask_for_one)

    def choose(self, title: str) -> None:
        """Choose a fleet by its name. Raises StopIteration for an unknown one."""
        self._turn(next(each for part in self.offered() for each in part if each.title == title))

    def document(self) -> Any | None:
        """Return the document of the chosen fleet; report an unusable file and return None, as without a choice."""
        chosen = self._chosen
        if chosen is None or (chosen.document is not None and not isValid(chosen.document)):
            chosen = self._chosen = self._usual()
        if chosen is None:
            return None
        try:
            return self._read(chosen.path) if chosen.document is None else chosen.document.value
        except FileProblem as problem:
            self._context.say(str(problem))
            return None

    def _usual(self) -> Opponent | None:
        own = next(self._open())
        if self._is_first:
            return own
        return next((each for part in self.offered() for each in part if each.title != own.title), None)

    def _open(self) -> Iterator[Opponent]:
        own, titled = self._context.document, self._context.game.documents.title
        yield Opponent(titled(own.value), own)
        for other in self._context.others():
            if other is not own and other.game is own.game:
                yield Opponent(titled(other.value), other)

    def _samples(self) -> Iterator[Opponent]:
        for path in sorted(sample_fleets(self._context.game.key).glob("*.json")):
            yield Opponent(name_in(str(path)), None, str(path))

    def _is_open(self, sample: Opponent) -> bool:
        """Return whether an open document is this sample, without changes."""
        try:
            content = self._read(sample.path)
        except FileProblem:
            return False
        return any(each.document is not None and each.document.value == content for each in self._open())

    def _read(self, path: str) -> Any:
        """Return the document of a file, read only once. Raises FileProblem."""
        if path not in self._loaded:
            self._loaded[path] = document_of(self._context.game, open_file(path))
        return self._loaded[path]

    def _turn(self, chosen: Opponent, _: bool = False) -> None:
        self._chosen = chosen
        self.turned.emit()

    def _ask_for_one(self) -> None:
        path = self._ask(self._owner, tr("window-odds-fleet-meet"))
        if not path:
            return
        try:
            title = self._context.game.documents.title(self._read(path))
        except FileProblem as problem:
            self._context.say(str(problem))
            return
        brought = Opponent(title, None, path)
        self._brought = [brought, *(each for each in self._brought if each.path != path)]
        self._turn(brought)
