"""The roster as a table: ships with class, commander, level, value, tier and what is aboard; squadrons below them."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHeaderView, QMenu, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from metamaker.app.elements.arrivals import Arrivals
from metamaker.app.elements.lists import ElementTable, Line
from metamaker.app.metaverse.commands import FleetCommands
from metamaker.app.metaverse.fleet.ship_actions import ShipActions
from metamaker.app.rows.row_tree import Row, RowTreeModel
from metamaker.app.rows.table import widen
from metamaker.app.texts import filled
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.layouts import FlowLayout
from metamaker.core.ids import ref
from metamaker.core.naming import called
from metamaker.core.words import Words
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.games.metaverse.pages.context import ranks, squadrons_aboard
from metamaker.games.metaverse.sheet.tables import figure
from metamaker.games.metaverse.stats.fleet import ShipEntry, SquadronEntry, fleet_stats

ABOARD = 4
"""The column of what is aboard: the one that gives way."""

FIGURES = frozenset({5, 6})
"""The columns that hold numbers."""

_LEVELS = {level: place for place, level in enumerate(CommandLevel, 1)}


def titles() -> tuple[str, ...]:
    """Return the titles of the columns."""
    translate = QCoreApplication.translate
    return (
        translate("RosterTable", "Ship"),
        translate("RosterTable", "Class"),
        translate("RosterTable", "Commander"),
        translate("RosterTable", "Level"),
        translate("RosterTable", "Aboard"),
        translate("RosterTable", "Value"),
        translate("RosterTable", "Tier"),
    )


def roster_lines(fleet: Fleet, words: Words) -> Iterator[Line]:
    """Yield a line for each ship and each entry of squadrons."""
    entries = {entry.ship.id: entry for entry in fleet_stats(fleet).ships}
    for ship, _ in ranks(fleet).order:
        yield _ship(fleet, entries[ship.id], words)
    yield from (_squadrons(entry) for entry in fleet_stats(fleet).squadrons)


def _ship(fleet: Fleet, entry: ShipEntry, words: Words) -> Line:
    ship, name, of_class = entry.ship, called(entry.ship), class_called(entry.design.ship)
    commander = called(fleet.ship(ship.commander)) if ship.commander else ""
    level = words[f"window-choice-command_level-{ship.level}-text"] if ship.level else ""
    aboard = _aboard(fleet, entry)
    cells = (of_class, commander, level, aboard, figure(entry.combat_value), str(entry.tier))
    row = Row(ship.ref(), name, strong=ship.level is not None, name=ship.name, movable=True, cells=cells, rule="MV-3.8.0-01")
    order = (
        name.casefold(),
        of_class.casefold(),
        commander.casefold(),
        _LEVELS[ship.level] if ship.level else 0,
        aboard.casefold(),
        entry.combat_value,
        entry.tier,
    )
    return Line(row, order)


def _aboard(fleet: Fleet, entry: ShipEntry) -> str:
    kinds = definitions(fleet).starfighters
    counts = squadrons_aboard(fleet, entry.ship)
    return ", ".join(f"{count} × {called(kinds[kind])}" for kind, count in counts.items() if count)


def _squadrons(entry: SquadronEntry) -> Line:
    translate = QCoreApplication.translate
    name, count = called(entry.starfighter), entry.squadron.count
    of_class = filled(translate("RosterTable", "%1 squadrons"), count)
    if count == 1:
        of_class = translate("RosterTable", "1 squadron")
    cells = (of_class, "", "", "", figure(entry.cost), str(entry.tier))
    row = Row(ref("squadrons", entry.squadron.id), name, movable=True, cells=cells, rule="MV-3.7.5-03")
    return Line(row, (name.casefold(), of_class.casefold(), "", -1, "", entry.cost, entry.tier))


class RosterTable(ElementTable):
    """Ships and squadrons of one open fleet."""

    def __init__(self, commands: FleetCommands, arrivals: Arrivals, parent: QWidget | None = None) -> None:
        translate = QCoreApplication.translate
        name, searching = translate("RosterTable", "Roster"), translate("RosterTable", "Search the roster")
        super().__init__(RowTreeModel(titles(), figures=FIGURES), name, searching, commands, arrivals, parent)
        self._commands = commands
        self.act = ShipActions(self.view, commands, arrivals)
        self._lay_out()
        self.renew()
        widen(self.view)
        self.view.header().setSectionResizeMode(ABOARD, QHeaderView.ResizeMode.Stretch)

    def _lay_out(self) -> None:
        foot = QWidget(self)
        flow = FlowLayout(foot, self.fontMetrics().height() // 2)
        flow.addWidget(menu_button(self.tr("Add a ship"), self._fill_ships, self))
        flow.addWidget(menu_button(self.tr("Add squadrons"), self._fill_squadrons, self))
        self.bring = QPushButton(self.tr("Bring in a fleet…"), self)
        flow.addWidget(self.bring)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.search)
        rows.addWidget(self.view, 1)
        rows.addWidget(foot)

    def _fill_ships(self, menu: QMenu) -> None:
        for ship in self._commands.fleet.classes:
            menu.addAction(class_called(ship).replace("&", "&&"), partial(self._commands.add_ship, ship.id))

    def _fill_squadrons(self, menu: QMenu) -> None:
        for kind in self._commands.fleet.starfighters:
            menu.addAction(called(kind).replace("&", "&&"), partial(self._commands.add_squadron, kind.id))
        if menu.isEmpty():
            menu.addAction(self.tr("This fleet has no squadron types")).setEnabled(False)

    @override
    def lines(self) -> Iterator[Line]:
        """Yield a line for each ship and each entry of squadrons."""
        return roster_lines(self._commands.fleet, self._commands.words)
