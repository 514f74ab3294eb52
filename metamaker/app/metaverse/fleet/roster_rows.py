"""The rows of the roster table: ships with class, commander, level, value, tier and what is aboard; squadrons below them."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from metamaker.app.rows.row_tree import Row
from metamaker.app.rows.table import Sorting
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


class Line(NamedTuple):
    """A row of the table, and what it is put in order by: one value for each column."""

    row: Row
    order: tuple[str | float, ...]


BY_COMMAND = Sorting()


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


def roster_rows(fleet: Fleet, told: Words, search: str = "", sorting: Sorting = BY_COMMAND) -> tuple[Row, ...]:
    """Return the rows in which all words of the search are found, in the order that is asked for."""
    words = search.casefold().split()
    lines = [line for line in _lines(fleet, told) if all(word in _text(line.row) for word in words)]
    if sorting.column >= 0:
        lines.sort(key=lambda line: line.order[sorting.column], reverse=sorting.is_falling)
    return tuple(line.row for line in lines)


def _text(row: Row) -> str:
    return " ".join((row.text, *row.cells)).casefold()


def _lines(fleet: Fleet, told: Words) -> Iterator[Line]:
    entries = {entry.ship.id: entry for entry in fleet_stats(fleet).ships}
    for ship, _ in ranks(fleet).order:
        yield _ship(fleet, entries[ship.id], told)
    yield from (_squadrons(entry) for entry in fleet_stats(fleet).squadrons)


def _ship(fleet: Fleet, entry: ShipEntry, told: Words) -> Line:
    ship, name, of_class = entry.ship, called(entry.ship), class_called(entry.design.ship)
    commander = called(fleet.ship(ship.commander)) if ship.commander else ""
    level = told[f"window.choice.command_level.{ship.level}.text"] if ship.level else ""
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
    of_class = translate("RosterTable", "%1 squadrons").replace("%1", str(count))
    if count == 1:
        of_class = translate("RosterTable", "1 squadron")
    cells = (of_class, "", "", "", figure(entry.cost), str(entry.tier))
    row = Row(ref("squadrons", entry.squadron.id), name, movable=True, cells=cells, rule="MV-3.7.5-03")
    return Line(row, (name.casefold(), of_class.casefold(), "", -1, "", entry.cost, entry.tier))
