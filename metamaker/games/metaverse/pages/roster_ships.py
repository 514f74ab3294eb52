"""The ships of a roster, each under its commander."""

from metamaker.core.naming import called
from metamaker.core.words import Words
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.pages.aboard import squadrons_aboard
from metamaker.games.metaverse.pages.edges import SMALL
from metamaker.games.metaverse.pages.ranks import ranks
from metamaker.games.metaverse.pages.roster_columns import (
    CHECK,
    ROW,
    Field,
    checked_row,
    columns_heading,
    middle_baseline,
    number_cells,
    numbers_width,
)
from metamaker.games.metaverse.sheet.figures import figure
from metamaker.games.metaverse.sheet.palette import DEFENCE
from metamaker.games.metaverse.sheet.scale import LEAST
from metamaker.games.metaverse.sheet.tiles import glyph, tile
from metamaker.games.metaverse.stats.fleet import ShipEntry, fleet_stats
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op
from metamaker.sheets.ink import INK, QUIET
from metamaker.sheets.layout import Strip, Table
from metamaker.sheets.lettering import fit, lines

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
    return Table(columns_heading(words, "ships", _SHIP, words["pages.roster.column.commander"], _COMMANDER, width), rows)


def _ship(fleet: Fleet, entry: ShipEntry, depth: int, words: Words, width: float) -> Drawing:
    stats, of_class = ship_stats(entry.design), entry.design.ship
    cells = (
        figure(entry.combat_value),
        f"tier_{entry.tier}",
        str(of_class.crew_quality),
        of_class.command_quality.value,
        figure(stats.target_rating),
        figure(stats.ems),
        figure(stats.mass_factor),
        "–" if stats.max_speed is None else figure(stats.max_speed),
    )
    end = width - _COMMANDER
    start = end - numbers_width(_SHIP)
    ops = _name(fleet, entry.ship, words, CHECK + min(depth, _DEEPEST) * _INDENT, start)
    ops += number_cells(_SHIP, cells, start)
    if entry.ship.commander is not None:
        above = fit(called(fleet.ship(entry.ship.commander)), _COMMANDER - 3.0, 2.9, smallest=LEAST)
        ops += lines(end + 3.0, middle_baseline(above), above)
    elif entry.ship in ranks(fleet).outside:
        note = fit(words["pages.roster.outside"], _COMMANDER - 3.0, SMALL, smallest=LEAST)
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
    told = words.text("pages.class", name=class_called(fleet.ship_class(ship.ship_class)))
    aboard = sum(squadrons_aboard(fleet, ship).values())
    return f"{told}  ·  {words.counted('pages.roster.aboard', aboard)}" if aboard else told
