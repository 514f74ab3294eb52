"""What the pages of definitions share: lists at the left, an editor in the middle, what comes of a definition at the right."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.metaverse.commands.arrivals import Arrivals
from metamaker.app.metaverse.commands.fleet_commands import FleetCommands
from metamaker.app.metaverse.definitions.definition_editor import DefinitionEditor
from metamaker.app.metaverse.definitions.definition_list import DefinitionList
from metamaker.app.metaverse.definitions.definition_strip import DefinitionStrip
from metamaker.app.widgets.messages import Notice
from metamaker.app.widgets.splitters import KeptSplitter


class DefinitionsPage(QWidget):
    """Follows the document and the selection of a fleet, and changes both.

    A page of its own calls `begin` with what it is made of, and shows the definition of the editor in `show_shown`.
    """

    lists: tuple[DefinitionList, ...]
    editor: DefinitionEditor

    def __init__(self, context: Context, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("role", "ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        self._known: tuple[str, ...] = ()
        self.language = context.language
        self.told = context.words
        self.notice = Notice(self)
        self.commands = FleetCommands(context, self.notice, self)
        self._arrivals = Arrivals(self.commands, self)
        self.strip = DefinitionStrip(context, self.told)

    def new_list(self, group: str, title: str, adding: str) -> DefinitionList:
        """Return a list of the definitions of a group; `adding` is what the button says that makes a new one."""
        return DefinitionList(group, title, adding, self.commands, self._arrivals, self.told)

    def begin(self, lists: tuple[DefinitionList, ...], editor: DefinitionEditor, side: QWidget) -> None:
        """Put the page together, and show what is selected."""
        self.lists, self.editor = lists, editor
        self._lay_out(side)
        self._connect()
        self.follow(self._context.selection.element)

    def _lay_out(self, side: QWidget) -> None:
        name, settings = self.objectName(), self._context.settings
        below = KeptSplitter(Qt.Orientation.Vertical, settings, f"{name}.lists")
        below.begin(self.lists)
        em = self.fontMetrics().height()
        left = QWidget(self)
        left.setMinimumWidth(em * 7)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(below, 1)
        column.addWidget(self.notice)
        columns = KeptSplitter(Qt.Orientation.Horizontal, settings, name, self)
        columns.begin((left, self.editor, side), sizes=(em * 14, em * 26, em * 32), stretches=(2, 4, 5))
        QHBoxLayout(self).addWidget(columns)

    def _connect(self) -> None:
        self._context.document.changed.connect(self.renew)
        self._context.selection.element_changed.connect(self.follow)
        self.commands.made.connect(self._made)
        for each in self.lists:
            each.chosen.connect(self._choose)

    @property
    def refs(self) -> tuple[str, ...]:
        """The references of all definitions that this page shows, in the order of its lists."""
        return tuple(ref for each in self.lists for ref in each.refs)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Catch up with what was done on other pages."""
        super().showEvent(event)
        self.renew()

    def follow(self, ref: str) -> None:
        """Show what is selected, wherever that was done, if it is a definition of this page or a part of one."""
        place = "/".join(ref.split("/")[:2])
        if place in self.refs:
            self.editor.show_definition(place)
        self.renew()

    def renew(self) -> None:
        """Show the fleet as it is now; of what is gone, the neighbour."""
        before, self._known = self._known, self.refs
        if self.editor.ref not in self._known:
            place = before.index(self.editor.ref) if self.editor.ref in before else 0
            self.editor.show_definition(self._known[min(place, len(self._known) - 1)] if self._known else "")
        if not self.isVisible():
            return
        for each in self.lists:
            each.renew()
            each.select(self.editor.ref if self.editor.ref in each.refs else "")
        self.show_shown()

    def show_shown(self) -> None:
        """Show the definition that the editor is at, and what comes of it."""
        raise NotImplementedError

    def _choose(self, ref: str) -> None:
        """Show what was chosen in a list, also if a part of it was selected before."""
        self._context.selection.select(ref)
        self.follow(ref)

    def _made(self, ref: str) -> None:
        if ref in self.refs:
            self._choose(ref)
            self.editor.begin()
