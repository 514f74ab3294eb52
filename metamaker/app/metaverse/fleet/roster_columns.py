"""The columns of the roster: words about a ship, all its numbers, and the totals."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from metamaker.app.elements.lists import Line
from metamaker.app.metaverse.texts import tr
from metamaker.app.rows.row_tree import Row
from metamaker.core.amounts import whole
from metamaker.core.display_names import called, first_upper
from metamaker.core.ids import ref
from metamaker.core.messages import Words, in_force
from metamaker.core.stat import Number
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.designs import ship_block
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.games.metaverse.pages.context import squadrons_aboard
from metamaker.games.metaverse.sheet.muster import worth
from metamaker.games.metaverse.stats.fleet import SquadronEntry, ship_value

VALUE, TIER, CREW, USUAL_VALUE = "combat_value", "tier", "crew_quality", "usual_crew_value"

NUMBERS = (
    *(VALUE, TIER, USUAL_VALUE, CREW, "hull_hits", "mass_factor", "target_rating", "ems", "max_speed", "reverse_speed"),
    *("crew_parties", "marine_parties", "power", "forward_thrust", "reverse_thrust", "port_thrusters", "starboard_thrusters"),
    *("port_drive", "starboard_drive", "best_ftl_rating"),
)
"""The columns of numbers: those of a ship, its crew, and its value with the usual crew of a new class."""

WORDS = ("class", "commander", "level", "aboard")
"""The columns of words. They come after the numbers, so that the numbers stay visible in a narrow view."""

USUAL = (VALUE, TIER, *WORDS)
"""The columns without a choice by the user."""

_ADDED = frozenset({VALUE, USUAL_VALUE, "hull_hits", "mass_factor", "crew_parties", "marine_parties", "power"})
"""Numbers that add up over the ships; for the others the footer shows a range."""

TOTAL = "total"
"""The key of the row of totals."""

_LEVELS = {level: place for place, level in enumerate(CommandLevel, 1)}


class Cell(NamedTuple):
    """The text of a cell, and its sort key; None for no number."""

    text: str
    order: str | float | None


@dataclass(frozen=True)
class RosterShip:
    """A ship of a fleet, from which columns are filled; slow values are calculated only if a column asks for them."""

    fleet: Fleet
    ship: Ship
    words: Words

    @property
    def design(self) -> ShipClass:
        """The class of the ship."""
        return self.fleet.ship_class(self.ship.ship_class)

    def number(self, key: str) -> float | None:
        """Return a number of the ship; None if it has no such number."""
        if key == CREW:
            return self.design.crew_quality
        if key == USUAL_VALUE:
            return _with_usual_crew(self.fleet, self.ship)
        value = self._numbers[key]
        return value if isinstance(value, int | float) else None

    @cached_property
    def _numbers(self) -> Mapping[str, Number]:
        return ship_block(self.fleet, self.ship).as_dict()


def _with_usual_crew(fleet: Fleet, ship: Ship) -> float:
    """Return the value of a ship with the crew and officers of a new class."""
    usual = ShipClass(id="usual", name="")
    design = fleet.ship_class(ship.ship_class)
    crew = design.with_(**{name: getattr(usual, name) for name in (CREW, "command_quality", "damage_control_quality")})
    classes = tuple(crew if each is design else each for each in fleet.classes)
    return ship_value(fleet if crew == design else fleet.with_(classes=classes), ship)


def title(key: str, words: Words) -> str:
    """Return the title of a column; the usual columns have short ones."""
    own = {
        VALUE: tr("window-fleet-value"),
        TIER: tr("window-fleet-tier"),
        USUAL_VALUE: tr("window-fleet-base-value"),
        "class": tr("window-universes-class"),
        "commander": tr("window-fleet-commander"),
        "level": tr("window-fleet-level"),
        "aboard": tr("window-fleet-aboard"),
    }
    if key == CREW:
        return words["window-property-class-crew_quality-label"]
    return own.get(key) or first_upper(words[f"numbers-stat-{key}"])


def ship_line(of: RosterShip, columns: Sequence[str]) -> Line:
    """Return the line of a ship."""
    ship, name = of.ship, called(of.ship)
    cells = [_cell(of, key) for key in columns]
    texts = tuple(cell.text for cell in cells)
    row = Row(
        ship.ref(),
        name,
        tone="quiet" if ship.at_home else "",
        strong=ship.level is not None,
        name=ship.name,
        movable=True,
        cells=texts,
        rule="MV-3.8.0-01",
        is_on=not ship.at_home,
    )
    return Line(row, (name, *(_order(cell) for cell in cells)))


def squadron_line(fleet: Fleet, entry: SquadronEntry, columns: Sequence[str]) -> Line:
    """Return the line of squadrons beside the ships, which have a cost, a tier and a number."""
    name, count = called(entry.starfighter), entry.squadron.count
    number = tr("window-fleet-squadrons", count=count)
    known = {
        VALUE: Cell(in_force().number(worth(fleet).squadrons[entry.squadron.id]), entry.cost),
        TIER: Cell(str(entry.tier), entry.tier),
        "class": Cell(number, number),
    }
    cells = [known.get(key, Cell("", None if key in NUMBERS else "")) for key in columns]
    row = Row(
        ref("squadrons", entry.squadron.id),
        name,
        tone="quiet" if entry.squadron.at_home else "",
        movable=True,
        cells=tuple(cell.text for cell in cells),
        rule="MV-3.7.5-03",
        is_on=not entry.squadron.at_home,
    )
    return Line(row, (name, *(_order(cell) for cell in cells)))


NOTHING = -1e9
"""The sort key of empty cells, less than any number."""


def _order(cell: Cell) -> str | float:
    return NOTHING if cell.order is None else cell.order


def _cell(of: RosterShip, key: str) -> Cell:
    if key in _OF_WORDS:
        text = _OF_WORDS[key](of)
        order = (_LEVELS[of.ship.level] if of.ship.level else 0) if key == "level" else text
        return Cell(text, order)
    number = of.number(key)
    if key == VALUE:
        return Cell(in_force().number(worth(of.fleet).ships[of.ship.id]), number)
    return Cell("" if number is None else shown(number), number)


def shown(number: float) -> str:
    """Return a number as text for the table: whole numbers as they are, others with the usual rounding."""
    return in_force().number(whole(number))


def _class(of: RosterShip) -> str:
    return class_called(of.design)


def _commander(of: RosterShip) -> str:
    return called(of.fleet.ship(of.ship.commander)) if of.ship.commander else ""


def _level(of: RosterShip) -> str:
    return of.words[f"window-choice-command_level-{of.ship.level}-text"] if of.ship.level else ""


def _aboard(of: RosterShip) -> str:
    kinds = definitions(of.fleet).starfighters
    counts = squadrons_aboard(of.fleet, of.ship)
    return ", ".join(f"{count} × {called(kinds[kind])}" for kind, count in counts.items() if count)


_OF_WORDS: Mapping[str, Callable[[RosterShip], str]] = {
    "class": _class,
    "commander": _commander,
    "level": _level,
    "aboard": _aboard,
}


def total_row(lines: Sequence[Line], columns: Sequence[str]) -> Row:
    """Return the row of totals of the ships that come: the sum of additive numbers, the range of others."""
    coming = [line for line in lines if line.row.is_on]
    cells = tuple(_total(coming, place, key) for place, key in enumerate(columns, 1))
    return Row(TOTAL, tr("window-fleet-total"), strong=True, cells=cells)


def _total(lines: Sequence[Line], place: int, key: str) -> str:
    found = (line.order[place] for line in lines)
    numbers = [each for each in found if isinstance(each, int | float) and each != NOTHING]
    if key not in NUMBERS or not numbers:
        return ""
    if key in _ADDED:
        return shown(sum(numbers))
    least, most = min(numbers), max(numbers)
    return shown(least) if least == most else f"{shown(least)}–{shown(most)}"
