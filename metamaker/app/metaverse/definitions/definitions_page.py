"""The common part of the pages of definitions: lists at the left, an editor, effects and printed form at the right."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QToolButton, QWidget

from metamaker.app.building import Steps, at_once
from metamaker.app.context import Context
from metamaker.app.elements.drops import Arrivals
from metamaker.app.elements.panel import ElementsPanel
from metamaker.app.metaverse.commands import FleetCommands
from metamaker.app.metaverse.definitions.definition_editor import DefinitionEditor
from metamaker.app.metaverse.fleet.libraries import LibraryView
from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.app.widgets.kit import column_in, named, row_in, row_of, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.paper_strip import PaperStrip
from metamaker.app.widgets.search_field import SearchField
from metamaker.app.widgets.splitters import KeptSplitter
from metamaker.core.ids import listed_ref
from metamaker.core.messages import Words
from metamaker.games.metaverse.edits.definitions import Definition
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.sheet.definition import definition_drawing
from metamaker.games.metaverse.sheet.palette import COLOUR


class DefinitionList(QFrame):
    """The definitions of a group of one fleet. `chosen(ref)` is sent when a person selects one of them.

    `adding` is the text of the button for a new one.
    """

    chosen = Signal(str)

    def __init__(
        self,
        group: str,
        title: str,
        adding: str,
        commands: FleetCommands,
        arrivals: Arrivals,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.group = group
        self._commands = commands
        self.view = LibraryView(group, title, commands, arrivals)
        self.search = SearchField(self, tr("window-common-search", title=title.lower()))
        self.add = named(styled(QToolButton(self), "secondary"), adding, adding)
        self.add.setText("+")
        self.add.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.nothing = words_label("caption", self, wraps=True)
        self._lay_out(title)
        self.search.textChanged.connect(lambda _: self.renew())
        self.search.down.connect(self.view.enter)
        self.add.clicked.connect(self.new)
        self.view.chosen.connect(self._chosen)
        self.renew()

    def _lay_out(self, title: str) -> None:
        self.count = words_label("caption", self)
        column_in(
            self,
            row_of((words_label("heading", self, title.upper()), 1), self.count),
            row_of((self.search, 1), self.add),
            self.nothing,
            (self.view, 1),
            margin=None,
        )

    @property
    def refs(self) -> tuple[str, ...]:
        """The references of all definitions of the group, whether or not the search finds them."""
        return tuple(f"{self.group}/{each.id}" for each in getattr(self._commands.fleet, self.group))

    def renew(self) -> None:
        """Show the fleet as it is now."""
        self.view.renew(self.search.text())
        number, found = len(self.refs), len(self.view.rows.keys)
        self.count.setText(str(number) if found == number else f"{found} / {number}")
        self.nothing.setText(tr("window-definitions-nothing-here-called") if number else tr("window-definitions-none-yet"))
        self.nothing.setVisible(not found)

    def select(self, ref: str) -> None:
        """Select a definition without `chosen`; the search is cleared if it hides it. An empty reference selects none."""
        if ref and ref in self.refs and ref not in self.view.rows.keys:
            self.search.clear()
        if ref and self.view.selected != (ref,):
            self.view.select([ref])
        elif not ref:
            self.view.quietly(self.view.clearSelection)

    def new(self) -> None:
        """Make a new definition; its name is asked for in its form."""
        self._commands.add(self.group)

    def _chosen(self, refs: tuple[str, ...]) -> None:
        if len(refs) == 1:
            self.chosen.emit(refs[0])


class DefinitionStrip(QFrame):
    """The printed form of the definition given to `show_definition`; redrawn only if it or the names in it change."""

    def __init__(self, context: Context[Fleet], words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._context = context
        self._words = words
        self._shown: tuple[object, ...] = ()
        self.strip = PaperStrip(COLOUR, self)
        column_in(self, words_label("heading", self, tr("window-definitions-sheet")), self.strip, margin=None)

    def show_definition(self, definition: Definition | None) -> None:
        """Show a definition of the document; an empty reference shows nothing."""
        fleet, words, settings = self._context.document.value, self._words, self._context.settings
        self.setVisible(definition is not None)
        shown = (definition, fleet.starfighters)
        if definition is None or (self._shown and all(map(_is, shown, self._shown))):
            return
        self._shown = shown
        self.strip.show_drawing(
            lambda width: definition_drawing(fleet, definition, width, words),
            tr("window-definitions-stands-printed-sheet"),
            lambda: settings.text_size / 100,
        )


def _is(one: object, other: object) -> bool:
    return one is other


class DefinitionsPage(ElementsPanel):
    """A page that follows the document and the selection of a fleet, and changes both.

    A subclass makes its parts in `build`, which ends with `begin`, and shows the definition of the editor in `show_shown`.
    """

    commands: FleetCommands
    lists: tuple[DefinitionList, ...]
    editor: DefinitionEditor

    def __init__(self, context: Context[Fleet], name: str, *, whole: bool = True) -> None:
        super().__init__(context, FleetCommands, name=name, role="ground")
        self._known: tuple[str, ...] = ()
        self._seen: tuple[Fleet, str] | None = None
        self.language = context.language
        self.words = context.words
        self._columns = KeptSplitter(Qt.Orientation.Horizontal, context.settings, name, self)
        row_in(self, self._columns, margin=None)
        self.unbuilt = self.build(context)
        if whole:
            at_once(self.unbuilt)

    def build(self, context: Context[Fleet]) -> Steps:
        """Make the parts of the page."""
        raise NotImplementedError

    def new_list(self, group: str, title: str, adding: str) -> DefinitionList:
        """Return a list of the definitions of a group; `adding` is the text of the button for a new one."""
        return DefinitionList(group, title, adding, self.commands, self.arrivals)

    def begin(self, lists: tuple[DefinitionList, ...], editor: DefinitionEditor, side: QWidget) -> Steps:
        """Put the page together, and show the selection."""
        self.lists, self.editor = lists, editor
        below = KeptSplitter(Qt.Orientation.Vertical, self._context.settings, f"{self.objectName()}.lists")
        below.begin(lists)
        em = self.fontMetrics().height()
        left = QWidget(self)
        left.setMinimumWidth(em * 7)
        column_in(left, (below, 1), self.notice)
        self._columns.addWidget(left)
        self._columns.addWidget(editor)
        yield
        self._columns.addWidget(side)
        self._columns.begin((), sizes=(em * 14, em * 26, em * 32), stretches=(2, 4, 5))
        yield
        self._connect()
        self.follow(self._context.selection.element)
        yield
        yield from self._show()

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

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with changes made on other pages."""
        super().showEvent(event)
        if self._seen is None or self._seen[0] is not self.commands.fleet or self._seen[1] != self.editor.ref:
            self.renew()

    def follow(self, ref: str) -> None:
        """Follow the selection of any page if it is a definition of this page or a part of one."""
        place = listed_ref(ref)
        if place in self.refs:
            self.editor.show_definition(place)
        self.renew()

    def renew(self) -> None:
        """Show the fleet as it is now; if the shown definition was removed, show its neighbour."""
        before, self._known = self._known, self.refs
        if self.editor.ref not in self._known:
            place = before.index(self.editor.ref) if self.editor.ref in before else 0
            self.editor.show_definition(self._known[min(place, len(self._known) - 1)] if self._known else "")
        if self.isVisible():
            at_once(self._show())

    def _show(self) -> Steps:
        """Show the fleet and the definition of the editor."""
        self._seen = self.commands.fleet, self.editor.ref
        for each in self.lists:
            each.renew()
            each.select(self.editor.ref if self.editor.ref in each.refs else "")
        yield
        self.show_shown()

    def show_shown(self) -> None:
        """Show the definition of the editor with its effects."""
        raise NotImplementedError

    def _choose(self, ref: str) -> None:
        """Show the definition chosen in a list, even if a part of it was selected before."""
        self._context.selection.select(ref)
        self.follow(ref)

    def begin_with(self, ref: str) -> None:
        """Select the name of a definition, so that typing replaces it."""
        if ref == self.editor.ref:
            self.editor.begin()

    def _made(self, ref: str) -> None:
        if ref in self.refs:
            self._choose(ref)
            self.editor.begin()
