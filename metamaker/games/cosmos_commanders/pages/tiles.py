"""Tiles for free maps: a disc with its type on each, and enough tiles of each type for the dice."""

from math import ceil, sqrt

from metamaker.games.cosmos_commanders.edits.vocabulary import type_term
from metamaker.games.cosmos_commanders.map_drawing.signs import system_sign
from metamaker.games.cosmos_commanders.model.words import TYPES, SystemType
from metamaker.games.cosmos_commanders.pages.counters import COUNTER
from metamaker.games.cosmos_commanders.pages.page import Setting
from metamaker.rendering.boxes import blank
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Page, Path
from metamaker.rendering.ink import HAIRLINE, LINE, PAPER, QUIET
from metamaker.rendering.layout import Strip, Table, in_lines
from metamaker.rendering.shapes import box, circle
from metamaker.rendering.text_fitting import Align, fit, line, words_line
from metamaker.rendering.texts import CAPTION

SIDE = 31.0
"""The side of a tile in mm."""
_RADIUS = 8.2
_SPREAD = 3
"""Standard deviations above the mean, for the number of tiles of each type."""


def tile_pages(of: Setting) -> tuple[Page, ...]:
    """Return square tiles of each type, enough for all systems of the map with random types."""
    headed = of.headed("tiles", of.words["pages-tiles-about"])
    width = headed.room().width
    each = tiles_of_each(len(of.star_map.systems))
    tiles = [Strip(_tile(kind, face % len(TYPES), of)) for face, kind in enumerate(TYPES, 1) for _ in range(each)]
    return headed.flowing((Table(blank(width), in_lines(tiles, width, gap=0.0)),), 0.0)


def tiles_of_each(systems: int) -> int:
    """Return the number of tiles of each type that suffices for `systems` systems with random types. Rule CC-SYS-01."""
    mean = systems / len(TYPES)
    return max(2, ceil(mean + _SPREAD * sqrt(mean)))


def _tile(kind: SystemType, face: int, of: Setting) -> Drawing:
    """Return a tile: the sign of the type, the face of the die, name and effect, and a place for a counter."""
    words, middle = of.words, SIDE / 2
    name = fit(type_term(kind, words), SIDE - 3.0, 3.4, BOLD, CAPTION)
    effect = fit(words[f"pages-effect-{kind}"], SIDE - 2.4, 2.6, smallest=CAPTION)
    ops: list[Op] = [
        Path(box(0.0, 0.0, SIDE, SIDE), fill=PAPER, stroke=HAIRLINE, width=0.2),
        line(2.0, 4.4, str(face), 3.4, weight=BOLD, role=QUIET),
        Group(middle - _RADIUS - 2.0, 3.2, system_sign(kind, _RADIUS)),
    ]
    if kind is not SystemType.HAZARD:
        ops.append(
            Path(
                circle(SIDE - COUNTER / 2 - 1.0, COUNTER / 2 + 1.0, COUNTER / 2 - 0.4),
                fill=PAPER,
                stroke=LINE,
                width=0.2,
                dash=0.8,
            )
        )
    ops.append(words_line(middle, SIDE - 6.4, name, weight=BOLD, align=Align.CENTRE))
    ops.append(words_line(middle, SIDE - 2.6, effect, role=QUIET, align=Align.CENTRE))
    return Drawing(SIDE, SIDE, tuple(ops))
