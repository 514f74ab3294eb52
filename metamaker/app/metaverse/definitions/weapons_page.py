"""The page of weapons: those of this fleet, all that can be changed about one, and what it does, exactly."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.metaverse.commands.arrivals import Arrivals
from metamaker.app.metaverse.commands.fleet_commands import FleetCommands
from metamaker.app.metaverse.definitions.definition_editor import DefinitionEditor
from metamaker.app.metaverse.definitions.definition_list import DefinitionList
from metamaker.app.metaverse.definitions.definition_strip import DefinitionStrip
from metamaker.app.metaverse.definitions.weapon_charts import WeaponCharts
from metamaker.app.widgets.notice import Notice
from metamaker.core.words import words
from metamaker.games.metaverse.checks.all import check_weapon
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.weapon import Weapon

_GROUP = "weapons"
_SPLIT = "weapons_page"


class WeaponsPage(QWidget):
    """Follows the document and the selection of a fleet, and changes both."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.setObjectName("weapons_page")
        self.setProperty("role", "ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        self._known: tuple[str, ...] = ()
        game = context.document.game.key
        language = context.settings.game_language(game)
        self._told = words(game, language)
        self.notice = Notice(self)
        self.commands = FleetCommands(context, self.notice, self)
        arrivals = Arrivals(self.commands, self)
        adding = self.tr("New weapon")
        self.list = DefinitionList(_GROUP, self.tr("Weapons"), adding, self.commands, arrivals, self._told)
        headings = {
            "name": self.tr("IDENTITY"),
            "damage_type": self.tr("DAMAGE"),
            "target_method": self.tr("REACH"),
            "aoe_cm": self.tr("AREA AND FIRE"),
            "armour_piercing": self.tr("PIERCING"),
            "qualities": self.tr("SPECIAL"),
        }
        nothing = self.tr("This fleet has no weapons yet.")
        self.editor = DefinitionEditor(self.commands, language, nothing, adding, _GROUP, headings)
        self.strip = DefinitionStrip(context, self._told)
        self.charts = WeaponCharts(context, self._told)
        self._lay_out()
        self._connect()
        self._follow(context.selection.element)

    def _lay_out(self) -> None:
        self.charts.area.column.insertWidget(0, self.strip)
        em = self.fontMetrics().height()
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list, 1)
        column.addWidget(self.notice)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.setChildrenCollapsible(False)
        for place, (widget, part) in enumerate(((left, 2), (self.editor, 4), (self.charts, 5))):
            self.splitter.addWidget(widget)
            self.splitter.setStretchFactor(place, part)
        left.setMinimumWidth(em * 7)
        self.splitter.setSizes([em * 14, em * 26, em * 32])
        self.splitter.restoreState(self._context.settings.state(_SPLIT))
        row = QHBoxLayout(self)
        row.addWidget(self.splitter)

    def _connect(self) -> None:
        context = self._context
        context.document.changed.connect(self._renew)
        context.selection.element_changed.connect(self._follow)
        self.splitter.splitterMoved.connect(lambda *_: context.settings.keep_state(_SPLIT, self.splitter.saveState()))
        self.list.chosen.connect(context.selection.select)
        self.commands.made.connect(self._made)

    @property
    def shown(self) -> Weapon | None:
        """The weapon that is shown."""
        return definitions(self.commands.fleet).weapons.get(self.editor.ref.partition("/")[2])

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Catch up with what was done on other pages."""
        super().showEvent(event)
        self._renew()

    def _follow(self, ref: str) -> None:
        """Show what is selected, wherever that was done, if it is a weapon of this fleet."""
        if ref in self.list.refs:
            self.editor.show_definition(ref)
            self.list.select(ref)
        self._renew()

    def _made(self, ref: str) -> None:
        if ref.startswith(f"{_GROUP}/"):
            self._context.selection.select(ref)
            self._follow(ref)
            self.editor.begin()

    def _renew(self) -> None:
        """Show the fleet as it is now; of what is gone, the neighbour."""
        fleet = self.commands.fleet
        before = self._known
        self._known = self.list.refs
        if self.editor.ref not in self._known:
            place = before.index(self.editor.ref) if self.editor.ref in before else 0
            ref = self._known[min(place, len(self._known) - 1)] if self._known else ""
            self.editor.show_definition(ref)
        if not self.isVisible():
            return
        self.list.renew()
        self.list.select(self.editor.ref)
        weapon = self.shown
        self.editor.renew(check_weapon(weapon) if weapon else ())
        self.strip.show_definition(weapon)
        self.charts.show_weapon(weapon, fleet)
        self.charts.setVisible(weapon is not None)


def make(context: Context) -> QWidget:
    """Return the page of an open fleet."""
    return WeaponsPage(context)
