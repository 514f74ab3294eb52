"""Sizes in mm, and small drawings used everywhere on a sheet: icons on tiles, damage boxes, headings."""

from functools import cache, lru_cache

from metamaker.core.paths import resource
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.games.cosmoforce.model.design import SystemKind
from metamaker.games.cosmoforce.sheet.palette import TILES
from metamaker.rendering.drawing import BOLD, Drawing, Icon, Op, Path, Role
from metamaker.rendering.icons import IconSet, icon_set
from metamaker.rendering.ink import INK, PAPER, QUIET
from metamaker.rendering.shapes import box, rule
from metamaker.rendering.text_fitting import Align, line
from metamaker.rendering.tiles import tile as icon_tile

GAP = 2.4
EDGE = 2.0
"""The distance between the edge of a box and its content."""

CORNER = 1.2

FIGURE = 8.2
LABEL = 3.5
BODY = 2.5
CAPTION = 2.47
"""The smallest type: 7 points, to be read across a table."""

RULE = 0.6
STRONG = 0.45
"""The edge of a box shared by all systems."""
OUTLINE = 0.25
THIN = 0.2

TILE = 5.2
BOX = 4.2
"""A damage box."""
TOKEN = 12.0
"""A crew or heat token, and the room for one."""


@cache
def icons() -> IconSet:
    """Return all icons of the game by name."""
    return icon_set(resource("cosmoforce", "icons"))


def icon(name: str) -> Icon:
    """Return one of the game's icons; raises KeyError for an unknown name."""
    return icons()[name]


@lru_cache(maxsize=500)
def tile(name: str, role: Role, size: float = TILE) -> Drawing:
    """Return an icon on a tile of `role`, one of those that have a tile; inks decide whether it is filled."""
    return icon_tile(icon(name), role, TILES[role], size)


def system_tile(kind: SystemKind, size: float = TILE) -> Drawing:
    """Return the tile of a system, in the colour of its purpose."""
    return tile(kind.value, catalogue()[kind].kind.value, size)


@lru_cache(maxsize=100)
def damage_box(size: float = BOX, width: float = OUTLINE, sign: str = "", *, marked: bool = False) -> Drawing:
    """Return a box to mark, `width` mm its outline; with a quiet sign in it, or already marked."""
    inside = size - width
    ops: list[Op] = [Path(box(width / 2, width / 2, inside, inside, 0.4), fill=PAPER, stroke=INK, width=width)]
    if sign:
        ops.append(line(size / 2, size / 2 + 0.3555 * CAPTION, sign, CAPTION, role=QUIET, align=Align.CENTRE))
    if marked:
        ops += crossed(size)
    return Drawing(size, size, tuple(ops))


def crossed(size: float) -> tuple[Path, ...]:
    """Return a cross over a box."""
    near, far = size * 0.18, size * 0.82
    return (Path((("M", near, near), ("L", far, far), ("M", near, far), ("L", far, near)), stroke=INK, width=0.5),)


def headline(text: str, width: float, size: float = 2.9) -> Drawing:
    """Return a heading over a line of this width."""
    shown = line(0.0, size * 0.95, text.upper(), size, weight=BOLD, role=QUIET, tracking=0.25)
    if shown.width > width:
        shrunk = size * width / shown.width * 0.99
        shown = line(0.0, size * 0.95, text.upper(), shrunk, weight=BOLD, role=QUIET, tracking=0.25 * shrunk / size)
    return Drawing(width, size * 1.5 + 0.5, (shown, rule(0.0, size * 1.45, width, INK, 0.3)))
