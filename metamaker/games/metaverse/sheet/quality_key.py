"""The key to the quality codes that a sheet uses. Rule MV-3.6.15-05."""

from collections.abc import Iterable

from metamaker.games.metaverse.catalogue.catalogue import catalogue
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.sheets.drawing import BOLD, Drawing
from metamaker.sheets.ink import QUIET
from metamaker.sheets.layout import Strip, Table, in_lines
from metamaker.sheets.lettering import line


def quality_key(qualities: Iterable[WeaponQuality], width: float) -> Table | None:
    """Return code and name of each quality in alphabetical order of the codes, None without any."""
    entries = sorted((catalogue().weapon_quality[each] for each in set(qualities)), key=lambda entry: entry.code)
    items: list[Strip] = []
    for entry in entries:
        short = line(0.0, 2.2, entry.code, 2.3, weight=BOLD)
        long = line(short.width + 0.7, 2.2, entry.name, 2.3, role=QUIET)
        items.append(Strip(Drawing(long.x + long.width, 3.0, (short, long))))
    return Table(Drawing(width, 0.0, ()), in_lines(items, width, gap=3.0)) if items else None
