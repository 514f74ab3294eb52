"""The page of what is carried: squadron types with their weapons, and the bays that hold them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.metaverse.commands.arrivals import Arrivals
from metamaker.app.metaverse.commands.fleet_commands import FleetCommands
from metamaker.app.metaverse.definitions.definition_editor import DefinitionEditor
from metamaker.app.metaverse.definitions.definition_list import DefinitionList
from metamaker.app.metaverse.definitions.definition_strip import DefinitionStrip
from metamaker.app.metaverse.definitions.squadron_weapons import SquadronWeapons
from metamaker.app.widgets.notice import Notice
from metamaker.app.widgets.tall_area import TallArea
from metamaker.core.issue import Issue
from metamaker.core.words import words
from metamaker.games.metaverse.checks.all import check_bay, check_starfighter
from metamaker.games.metaverse.edits.definitions import Definition
from metamaker.games.metaverse.model.bay import Bay
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.starfighter import Starfighter

_TYPES, _BAYS = "starfighters", "bays"
_SPLIT, _LISTS = "squadrons_page", "squadrons_page.lists"


class SquadronsPage(QWidget):
    """Follows the document and the selection of a fleet, and changes both."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.setObjectName("squadrons_page")
        self.setProperty("role", "ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        self._known: tuple[str, ...] = ()
        game = context.document.game.key
        language = context.settings.game_language(game)
        told = words(game, language)
        self.notice = Notice(self)
        self.commands = FleetCommands(context, self.notice, self)
        arrivals = Arrivals(self.commands, self)
        adding = self.tr("New squadron type")
        self.types = DefinitionList(_TYPES, self.tr("Squadron types"), adding, self.commands, arrivals, told)
        self.bays = DefinitionList(_BAYS, self.tr("Bay types"), self.tr("New bay type"), self.commands, arrivals, told)
        nothing = self.tr("This fleet has no squadrons and no bays yet.")
        self.editor = DefinitionEditor(self.commands, language, nothing, adding, _TYPES)
        self.weapons = SquadronWeapons(self.commands, language)
        self.strip = DefinitionStrip(context, told)
        self._lay_out()
        self._connect()
        self._follow(context.selection.element)

    def _lay_out(self) -> None:
        em = self.fontMetrics().height()
        self.lists = QSplitter(Qt.Orientation.Vertical, self)
        self.lists.setChildrenCollapsible(False)
        self.lists.addWidget(self.types)
        self.lists.addWidget(self.bays)
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.lists, 1)
        column.addWidget(self.notice)
        self.side = TallArea(self.strip, self.weapons, spacing=em // 2)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.setChildrenCollapsible(False)
        for place, (widget, part) in enumerate(((left, 2), (self.editor, 4), (self.side, 5))):
            self.splitter.addWidget(widget)
            self.splitter.setStretchFactor(place, part)
        left.setMinimumWidth(em * 7)
        self.splitter.setSizes([em * 14, em * 26, em * 32])
        settings = self._context.settings
        self.splitter.restoreState(settings.state(_SPLIT))
        self.lists.restoreState(settings.state(_LISTS))
        row = QHBoxLayout(self)
        row.addWidget(self.splitter)

    def _connect(self) -> None:
        context = self._context
        context.document.changed.connect(self._renew)
        context.selection.element_changed.connect(self._follow)
        self.splitter.splitterMoved.connect(lambda *_: context.settings.keep_state(_SPLIT, self.splitter.saveState()))
        self.lists.splitterMoved.connect(lambda *_: context.settings.keep_state(_LISTS, self.lists.saveState()))
        for each in (self.types, self.bays):
            each.chosen.connect(self._choose)
        self.commands.made.connect(self._made)

    @property
    def shown(self) -> Definition | None:
        """The squadron type or bay that is shown."""
        group, _, of_id = self.editor.ref.partition("/")
        known = definitions(self.commands.fleet)
        return known.starfighters.get(of_id) if group == _TYPES else known.bays.get(of_id)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Catch up with what was done on other pages."""
        super().showEvent(event)
        self._renew()

    def _choose(self, ref: str) -> None:
        """Show what was chosen in one of the lists, also if a weapon of it was selected before."""
        self._context.selection.select(ref)
        self._follow(ref)

    def _follow(self, ref: str) -> None:
        """Show what is selected, wherever that was done, if it is a squadron type, one of its weapons, or a bay."""
        steps = ref.split("/")
        place = "/".join(steps[:2])
        if place in (*self.types.refs, *self.bays.refs):
            self.editor.show_definition(place)
            self._renew()
            if len(steps) > len(("starfighters", "id", "weapons")) and steps[-1].isdecimal():
                self.weapons.begin(int(steps[-1]) - 1)
        else:
            self._renew()

    def _made(self, ref: str) -> None:
        if ref.partition("/")[0] in {_TYPES, _BAYS}:
            self._choose(ref)
            self.editor.begin()

    def _renew(self) -> None:
        """Show the fleet as it is now; of what is gone, the neighbour."""
        before, self._known = self._known, (*self.types.refs, *self.bays.refs)
        if self.editor.ref not in self._known:
            place = before.index(self.editor.ref) if self.editor.ref in before else 0
            self.editor.show_definition(self._known[min(place, len(self._known) - 1)] if self._known else "")
        if not self.isVisible():
            return
        for each in (self.types, self.bays):
            each.renew()
            each.select(self.editor.ref if self.editor.ref in each.refs else "")
        definition = self.shown
        issues = _issues(definition)
        self.editor.renew([each for each in issues if each.where == self.editor.ref])
        is_squadron = isinstance(definition, Starfighter)
        self.weapons.setVisible(is_squadron)
        self.weapons.show_squadron(definition if isinstance(definition, Starfighter) else None, issues)
        self.strip.show_definition(definition)


def _issues(definition: Definition | None) -> tuple[Issue, ...]:
    if isinstance(definition, Starfighter):
        return check_starfighter(definition)
    return check_bay(definition) if isinstance(definition, Bay) else ()


def make(context: Context) -> QWidget:
    """Return the page of an open fleet."""
    return SquadronsPage(context)
