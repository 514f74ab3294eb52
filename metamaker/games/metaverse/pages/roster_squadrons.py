"""The squadrons of a roster that come without a carrier."""

from metamaker.core.ids import ref
from metamaker.core.naming import called
from metamaker.core.words import Words
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.pages.edges import SMALL
from metamaker.games.metaverse.pages.roster_columns import (
    CHECK,
    ROW,
    Field,
    checked_row,
    columns_heading,
    number_cells,
    numbers_width,
)
from metamaker.games.metaverse.sheet.figures import figure
from metamaker.games.metaverse.sheet.palette import DEFENCE
from metamaker.games.metaverse.sheet.scale import LEAST
from metamaker.games.metaverse.sheet.tiles import tile
from metamaker.games.metaverse.stats.fleet import SquadronEntry, fleet_stats
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op
from metamaker.sheets.ink import QUIET
from metamaker.sheets.layout import Strip, Table
from metamaker.sheets.lettering import fit, lines

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
        Strip(_squadron(entry, words, width), ref=ref("squadrons", entry.squadron.id)) for entry in fleet_stats(fleet).squadrons
    )
    last = words["pages.roster.column.qualities"]
    return Table(columns_heading(words, "squadrons", _SQUADRON, last, _QUALITIES, width), rows) if rows else None


def _squadron(entry: SquadronEntry, words: Words, width: float) -> Drawing:
    squadron, kind = entry.squadron, entry.starfighter
    cells = (
        str(squadron.count),
        figure(entry.cost),
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
    marines = words["pages.roster.marines"] if squadron.marines_aboard else ""
    name = fit(called(kind), start - CHECK - 1.5, 3.5, BOLD, smallest=2.3)
    first = 3.5 if marines else name.baseline(ROW / 2) if len(name.lines) == 1 else 3.5
    ops: list[Op] = [*lines(CHECK, first, name, weight=BOLD), *number_cells(_SQUADRON, cells, start)]
    if marines:
        told = fit(marines, start - CHECK - 1.5, SMALL, smallest=LEAST)
        ops += lines(CHECK, first + name.height + 3.1, told, role=QUIET)
    for place, quality in enumerate(kind.qualities):
        ops.append(Group(end + 2.0 + place * 5.2, (ROW - 4.4) / 2, tile(quality.value, DEFENCE, 4.4)))
    return checked_row(ops, width)
