"""Drops and pastes into a document: elements of another document, share codes, files."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtWidgets import QWidget

from metamaker.app.context import Context
from metamaker.app.elements.clipboard_data import carried_refs, elements_in, files_in, has_elements, own_refs
from metamaker.app.elements.commands import ElementCommands, Teller
from metamaker.app.texts import tr
from metamaker.app.universes.universe_work import UniverseWork
from metamaker.app.widgets.messages import Offer
from metamaker.core.errors import FileProblem
from metamaker.core.ids import ref as joined
from metamaker.opening import is_pack, open_file

Bring = Callable[[Any, Sequence[str] | None], object]
"""Imports elements of another document, or all of it."""


class Arrivals(QObject):
    """Imports drops and clipboard data into one open document. Problems are shown in the notice."""

    def __init__(self, commands: ElementCommands, parent: QObject | None) -> None:
        super().__init__(parent)
        self._commands = commands
        self._context = commands.context

    @staticmethod
    def can_take(data: QMimeData | None) -> bool:
        """Return whether data has something for a document; an empty clipboard may be None."""
        return data is not None and (has_elements(data) or bool(files_in(data)))

    def take(self, data: QMimeData, bring: Bring | None = None) -> None:
        """Import the data. For files, ask what to do."""
        if has_elements(data):
            if (source := self._carried(data)) is not None:
                (bring or self._commands.bring)(source, self._meant(data, source))
        elif paths := files_in(data):
            self._offer(paths[0])

    def _carried(self, data: QMimeData) -> Any:
        """Return the document in the data; None for unreadable data, with a message in the notice."""
        try:
            return elements_in(data, tr("window-elements-dropped-data"), self._context.document)
        except FileProblem as problem:
            self._commands.notice.tell(str(problem))
            return None

    def _meant(self, data: QMimeData, source: Any) -> tuple[str, ...] | None:
        """Return the selected elements of the data; None for all, if none are named or they are not in it."""
        refs = carried_refs(data)
        return refs if refs and all(self._commands.structure.find(source, ref) is not None for ref in refs) else None

    def _offer(self, path: str) -> None:
        """Ask how to use a file: open it, import a group of its elements, or import all of it."""
        text = tr("window-elements-what-to-do", file=Path(path).name)
        if self._context.game.universes is not None and is_pack(path):
            packs: list[Offer] = [
                (tr("window-common-open"), lambda: self._context.open_file(path)),
                (tr("window-elements-use-document"), lambda: self.use_pack(path)),
            ]
            self._commands.notice.ask(text, packs, tr("window-elements-do-nothing"))
            return
        offers: list[Offer] = [
            (tr("window-common-open"), lambda: self._context.open_file(path)),
            (self._commands.bring_offered_text, lambda: self.bring_offered(path)),
            (tr("window-elements-merge"), lambda: self.merge(path)),
        ]
        self._commands.notice.ask(text, offers, tr("window-elements-do-nothing"))

    def use_pack(self, path: str) -> None:
        """Show the effects of a universe pack on the document."""
        widget = self.parent()
        if isinstance(widget, QWidget):
            UniverseWork(self._context, self._commands.notice.tell, widget).use_file(path)

    def bring_offered(self, path: str) -> None:
        """Import the elements of the `offered` group of a file, with their dependencies."""
        if (source := self._read(path)) is not None:
            group = self._commands.offered
            self._commands.bring(source, [joined(group, each) for each in self._commands.structure.listed(source, group)])

    def merge(self, path: str) -> None:
        """Import everything in a file."""
        if (source := self._read(path)) is not None:
            self._commands.bring(source)

    def _read(self, path: str) -> Any:
        """Return the document in a file of the same game; otherwise None, with a message in the notice."""
        game = self._context.document.game
        try:
            opened = open_file(path)
        except FileProblem as problem:
            self._commands.notice.tell(str(problem))
            return None
        if opened.game is game:
            return opened.document
        self._commands.notice.tell(tr("window-elements-holds-nothing", file=Path(path).name, game=game.name))
        return None


class Said:
    """Keeps the last message, where it cannot be shown at once."""

    def __init__(self) -> None:
        self.text = ""

    def tell(self, text: str) -> None:
        """Keep a text."""
        self.text = text

    tell_briefly = tell

    def pass_on(self) -> None:
        """Do nothing: no message is shown."""

    def ask(self, text: str, offers: Sequence[Offer], other: str) -> None:  # noqa: ARG002 - there is no one to answer
        """Keep a question."""
        self.text = text


def brought_whole(
    commands_of: Callable[[Context, Teller, QObject | None], ElementCommands], context: Context, data: QMimeData
) -> str:
    """Import elements dropped on the tab of a document; return a sentence about the outcome or the refusal."""
    said = Said()
    commands = commands_of(context, said, None)
    if own_refs(data, context.document):
        return commands.here_already
    Arrivals(commands, None).take(data)
    return said.text
