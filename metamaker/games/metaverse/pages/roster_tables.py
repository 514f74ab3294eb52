"""The tables of a roster: ships each under its commander, squadrons without a carrier, with columns of numbers."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from metamaker.core.amounts import whole
from metamaker.core.ids import ref
from metamaker.core.naming import called
from metamaker.core.words import Words
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.pages.context import ranks, squadrons_aboard
from metamaker.games.metaverse.pages.edges import SMALL
from metamaker.games.metaverse.sheet.bubbles import HULL, bubble
from metamaker.games.metaverse.sheet.palette import DEFENCE
from metamaker.games.metaverse.sheet.scale import LEAST
from metamaker.games.metaverse.sheet.tables import row
from metamaker.games.metaverse.sheet.tiles import glyph, tile
from metamaker.games.metaverse.sheet.worth import worth
from metamaker.games.metaverse.stats.fleet import ShipEntry, SquadronEntry, fleet_stats
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.sheets.drawing import BOLD, REGULAR, Drawing, Group, Op, Text
from metamaker.sheets.ink import INK, QUIET
from metamaker.sheets.layout import Strip, Table
from metamaker.sheets.lettering import Align, Fit, fit, line, lines, words_line
from metamaker.sheets.shapes import rule

ROW = 8.0
CHECK = 5.2
"""Room for the bubble that is filled when a ship or squadron is lost, in mm."""


class Field(NamedTuple):
    """A column of numbers: its word, the icon over it, its width in mm, and whether its figures are bold."""

    key: str
    icon: str
    width: float
    strong: bool = False


def numbers_width(fields: Sequence[Field]) -> float:
    """Return the width in mm of all columns together."""
    return sum(field.width for field in fields)


def number_cells(fields: Sequence[Field], cells: Sequence[str], x: float) -> list[Op]:
    """Return the numbers of a row, each in the middle of its column; a tier is shown by its icon. Rule MV-3.0.1-17."""
    ops: list[Op] = []
    for field, cell in zip(fields, cells, strict=True):
        middle = x + field.width / 2
        if field.key == "tier":
            ops.append(Group(middle - 4.0, ROW / 2 - 2.1, glyph(cell, 4.0)))
            ops.append(line(middle + 0.9, ROW / 2 + 1.25, cell[-1], 3.5))
        else:
            weight = BOLD if field.strong else REGULAR
            shown = fit(cell, field.width - 0.8, 3.8, weight, smallest=LEAST)
            ops += lines(middle, shown.baseline(ROW / 2), shown, weight=weight, align=Align.CENTRE)
        x += field.width
    return ops


@lru_cache(maxsize=500)
def columns_heading(words: Words, key: str, fields: tuple[Field, ...], last: str, after: float, width: float) -> Drawing:
    """Return the title of a table, with an icon and a word over every column and `last` over the `after` mm that follow."""
    ops: list[Op] = [
        line(0.0, 6.9, words[f"pages-roster-{key}"], 2.6, weight=BOLD, role=QUIET, tracking=0.25),
        line(width - after + 3.0, 6.9, last, SMALL, role=QUIET),
    ]
    x = width - after - numbers_width(fields)
    for field in fields:
        caption = fit(words[f"pages-roster-column-{field.key}"], field.width, SMALL, smallest=LEAST)
        ops.append(Group(x + field.width / 2 - 2.0, 0.2, glyph(field.icon, 4.0)))
        ops.append(words_line(x + field.width / 2, 6.9, caption, role=QUIET, align=Align.CENTRE))
        x += field.width
    return Drawing(width, 8.6, (*ops, rule(0.0, 8.2, width, INK, 0.3)))


def middle_baseline(text: Fit) -> float:
    """Return the first baseline of a text in the middle of a row, lower where several lines would reach out at the top."""
    return max(text.size * 0.8 + 0.4, text.baseline(ROW / 2))


def checked_row(ops: Sequence[Op], width: float) -> Drawing:
    """Return a row with a bubble before it, higher than usual where a name takes several lines."""
    bottom = max((op.y for op in ops if isinstance(op, Text)), default=0.0)
    return row(width, max(ROW, bottom + 1.4), [Group(0.0, (ROW - HULL.size) / 2, bubble(HULL)), *ops])


_SHIP = (
    Field("combat_value", "combat_value", 14.0, strong=True),
    Field("tier", "tier_2", 9.0),
    Field("crew_quality", "crew_quality", 11.0),
    Field("command_quality", "command_quality", 12.0),
    Field("target_rating", "target_rating", 11.0, strong=True),
    Field("ems", "ems", 11.0, strong=True),
    Field("mass_factor", "mass_factor", 10.0),
    Field("speed", "speed", 11.0),
)
_COMMANDER = 34.0
_INDENT, _DEEPEST = 3.2, 5
_LEVEL = 4.4


def ship_table(fleet: Fleet, words: Words, width: float) -> Table | None:
    """Return every ship in the order of the chain of command, None without any. Rules MV-3.0.0-03, MV-3.8.0-06."""
    entries = {entry.ship.id: entry for entry in fleet_stats(fleet).ships}
    if not entries:
        return None
    rows = tuple(
        Strip(_ship(fleet, entries[ship.id], depth, words, width), ref=ship.ref()) for ship, depth in ranks(fleet).order
    )
    return Table(columns_heading(words, "ships", _SHIP, words["pages-roster-column-commander"], _COMMANDER, width), rows)


def _ship(fleet: Fleet, entry: ShipEntry, depth: int, words: Words, width: float) -> Drawing:
    stats, of_class = ship_stats(entry.design), entry.design.ship
    cells = (
        words.number(worth(fleet).ships[entry.ship.id]),
        f"tier_{entry.tier}",
        str(of_class.crew_quality),
        of_class.command_quality.value,
        words.number(whole(stats.target_rating)),
        words.number(whole(stats.ems)),
        words.number(whole(stats.mass_factor)),
        "–" if stats.max_speed is None else words.number(whole(stats.max_speed)),
    )
    end = width - _COMMANDER
    start = end - numbers_width(_SHIP)
    ops = _name(fleet, entry.ship, words, CHECK + min(depth, _DEEPEST) * _INDENT, start)
    ops += number_cells(_SHIP, cells, start)
    if entry.ship.commander is not None:
        above = fit(called(fleet.ship(entry.ship.commander)), _COMMANDER - 3.0, 2.9, smallest=LEAST)
        ops += lines(end + 3.0, middle_baseline(above), above)
    elif entry.ship in ranks(fleet).outside:
        note = fit(words["pages-roster-outside"], _COMMANDER - 3.0, SMALL, smallest=LEAST)
        ops += lines(end + 3.0, middle_baseline(note), note, role=QUIET)
    return checked_row(ops, width)


def _name(fleet: Fleet, ship: Ship, words: Words, x: float, end: float) -> list[Op]:
    """Level and name, the flag of the flagship, and class and squadrons aboard below."""
    ops: list[Op] = []
    if ship.level is not None:
        ops.append(Group(x, (ROW - _LEVEL) / 2, tile(ship.level.value, DEFENCE, _LEVEL)))
        x += _LEVEL + 1.4
    flag = 4.6 if ranks(fleet).flagship == ship.id else 0.0
    name = fit(called(ship), end - x - 1.5 - flag, 3.5, BOLD, smallest=2.3)
    below = fit(_below(fleet, ship, words), end - x - 1.5, SMALL, smallest=LEAST)
    written = lines(x, 3.5, name, weight=BOLD)
    ops += written
    if flag:
        ops.append(Group(x + max(text.width for text in written) + 1.0, 0.5, glyph("flagship", 3.6, INK)))
    ops += lines(x, 3.5 + name.height + 3.1, below, role=QUIET)
    return ops


def _below(fleet: Fleet, ship: Ship, words: Words) -> str:
    title = words.text("pages-class", name=class_called(fleet.ship_class(ship.ship_class)))
    aboard = sum(squadrons_aboard(fleet, ship).values())
    return f"{title}  ·  {words.text('pages-roster-aboard', count=aboard)}" if aboard else title


_SQUADRON = (
    Field("count", "squadron", 12.0, strong=True),
    Field("combat_value", "combat_value", 14.0, strong=True),
    Field("tier", "tier_2", 9.0),
    Field("crew_quality", "crew_quality", 11.0),
    Field("command_quality", "command_quality", 12.0),
    Field("strength", "strength", 12.0, strong=True),
    Field("speed", "speed", 11.0),
    Field("defence", "defence", 12.0),
    Field("target_rating", "starfighter_target_rating", 12.0),
)
_QUALITIES = 18.0


def squadron_table(fleet: Fleet, words: Words, width: float) -> Table | None:
    """Return every entry of squadrons that come without a carrier, None without any. Rule MV-3.7.5-03."""
    rows = tuple(
        Strip(_squadron(fleet, entry, words, width), ref=ref("squadrons", entry.squadron.id))
        for entry in fleet_stats(fleet).squadrons
    )
    last = words["pages-roster-column-qualities"]
    return Table(columns_heading(words, "squadrons", _SQUADRON, last, _QUALITIES, width), rows) if rows else None


def _squadron(fleet: Fleet, entry: SquadronEntry, words: Words, width: float) -> Drawing:
    squadron, kind = entry.squadron, entry.starfighter
    cells = (
        str(squadron.count),
        words.number(worth(fleet).squadrons[squadron.id]),
        f"tier_{entry.tier}",
        str(squadron.crew_quality),
        squadron.command_quality.value,
        str(kind.strength),
        str(kind.speed_cm),
        str(kind.defence),
        str(kind.target_rating),
    )
    end = width - _QUALITIES
    start = end - numbers_width(_SQUADRON)
    marines = words["pages-roster-marines"] if squadron.marines_aboard else ""
    name = fit(called(kind), start - CHECK - 1.5, 3.5, BOLD, smallest=2.3)
    first = 3.5 if marines else name.baseline(ROW / 2) if len(name.lines) == 1 else 3.5
    ops: list[Op] = [*lines(CHECK, first, name, weight=BOLD), *number_cells(_SQUADRON, cells, start)]
    if marines:
        fitted = fit(marines, start - CHECK - 1.5, SMALL, smallest=LEAST)
        ops += lines(CHECK, first + name.height + 3.1, fitted, role=QUIET)
    for place, quality in enumerate(kind.qualities):
        ops.append(Group(end + 2.0 + place * 5.2, (ROW - 4.4) / 2, tile(quality.value, DEFENCE, 4.4)))
    return checked_row(ops, width)
