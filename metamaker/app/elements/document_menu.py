"""The menu of an open document: commands for new elements and for imports from files."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from metamaker.app.context import Context
from metamaker.app.elements.commands import ElementCommands
from metamaker.app.elements.drops import Arrivals, Said
from metamaker.app.texts import tr

CommandsFor = Callable[[Context, Said, QObject], ElementCommands]


def ask_for_file(parent: QWidget, title: str) -> str:
    """Ask for a document file; return its path, empty for none."""
    return QFileDialog.getOpenFileName(parent, title)[0]


class DocumentActions(QObject):
    """Fills menus of one open document: new elements are shown for editing, refusals in the status bar."""

    def __init__(self, context: Context, commands_for: CommandsFor, parent: QObject) -> None:
        for older in parent.findChildren(DocumentActions):
            older.deleteLater()  # a menu is filled again each time it opens
        super().__init__(parent)
        self._context = context
        self._said = Said()
        self.commands = commands_for(context, self._said, self)
        self.commands.made.connect(context.go_to)

    def fill(self, menu: QMenu) -> None:
        """Add a command for each kind of new element, then the imports."""
        commands = self.commands
        for group in commands.groups:
            kind = commands.structure.kind(group).key
            if commands.edits.kinds[kind].new is not None:
                menu.addAction(commands.words[f"window-new-{group}"], partial(self.do, partial(commands.add, group)))
        menu.addSeparator()
        if self._context.game.filling is not None:
            menu.addAction(tr("window-fill-open"), partial(self._ask_to_fill, menu))
        title = tr("window-elements-import-another-file")
        menu.addAction(title, partial(self._bring, menu, title))

    def do(self, act: Callable[[], object]) -> None:
        """Do something, show its message, and go to a new element."""
        self._said.text = ""
        act()
        if self._said.text:
            self._context.say(self._said.text)

    def entries(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Return the entries of the user's library for this document: titles, files, and import functions."""
        commands = self.commands
        found = commands.library.shelf(self._context.game, commands.structure, commands.words).entries
        return [(each.title, Path(each.path).name, partial(self.do, partial(commands.bring_entry, each))) for each in found]

    def keep(self, refs: Sequence[str]) -> None:
        """Save elements in the user's library."""
        self.do(lambda: self.commands.keep_in_library(refs))

    def _ask_to_fill(self, menu: QMenu) -> None:
        from metamaker.app.elements.fill_dialog import FillDialog

        owner = menu.parentWidget()  # a menu is a window itself, and may go before the dialog does
        FillDialog(self._context, None if owner is None else owner.window()).show()

    def _bring(self, parent: QWidget, title: str) -> None:
        if path := ask_for_file(parent.window(), title):
            arrivals = Arrivals(self.commands, self)
            self.do(lambda: arrivals.merge(path))
