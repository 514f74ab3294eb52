"""Small drawings for all parts of a sheet: icons on coloured tiles, dice, sector wheels, letters, emblems."""

import base64
import math
from functools import cache, lru_cache

from metamaker.core.memo import memo
from metamaker.core.paths import resource
from metamaker.games.metaverse.catalogue import FacingRule, catalogue
from metamaker.games.metaverse.model.arc import Facing, Sector
from metamaker.games.metaverse.model.emblem import Emblem
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.sheet.palette import BEARING, DEFENCE, TILES
from metamaker.games.metaverse.sheet.scale import FINE, LEAST, TILE
from metamaker.rendering.drawing import BOLD, Drawing, Icon, IconPart, Outline, Path, Role, Symbol
from metamaker.rendering.icons import GRID, IconSet, icon_set, outline
from metamaker.rendering.ink import BAR, INK, ON_BAR, PAPER
from metamaker.rendering.shapes import circle, sector
from metamaker.rendering.text_fitting import Align, fit, line
from metamaker.rendering.tiles import tile as icon_tile
from metamaker.rendering.tiles import tile_ground
from metamaker.rendering.tracing import stamp


@cache
def icons() -> IconSet:
    """Return all icons of the game by name."""
    return icon_set(resource("metaverse", "icons"))


def icon(name: str) -> Icon:
    """Return one of the game's icons; raises KeyError for an unknown name."""
    return icons()[name]


@lru_cache(maxsize=2000)
def tile(name: str, role: Role, size: float = TILE) -> Drawing:
    """Return an icon on a tile of `role`, a role with a tile; the print style decides whether it is filled."""
    return icon_tile(icon(name), role, TILES[role], size)


@lru_cache(maxsize=2000)
def glyph(name: str, size: float, role: Role = INK, ground: Role = PAPER) -> Drawing:
    """Return an icon without a tile."""
    return Drawing(size, size, (Symbol(0.0, 0.0, size, icon(name), role, ground),))


def component_icon(kind: ComponentKind, facing: Facing | None) -> str:
    """Return the name of a component's icon, the one that shows its facing if it has one."""
    named = f"{kind}_{facing}"
    return named if facing is not None and named in icons() else kind.value


def facing_initials(kind: ComponentKind, facing: Facing | None) -> str:
    """Return the initials of a facing without an icon, because a component of this kind should not face there."""
    if facing is None or catalogue()[kind].facing is FacingRule.NONE or component_icon(kind, facing) != kind.value:
        return ""
    return "/".join(word[0].upper() for word in facing.value.split("_"))


@lru_cache(maxsize=500)
def die(value: int, size: float = 4.4, role: Role = DEFENCE) -> Drawing:
    """Return a die that shows a number. Rules MV-3.1.3-06, MV-3.7.3-03."""
    roles = TILES[role]
    text = str(value)
    fitted = fit(text, size * 0.78, size * 0.76, BOLD, smallest=LEAST)
    return Drawing(
        size,
        size,
        (
            tile_ground(size, size * 0.24, role, roles),
            line(size / 2, fitted.baseline(size / 2), text, fitted.size, weight=BOLD, role=roles.sign, align=Align.CENTRE),
        ),
    )


@lru_cache(maxsize=500)
def numbered(name: str, value: int, size: float, drop: float) -> Drawing:
    """Return an icon with a number inside, its middle `drop` of the size below the top. Rules MV-3.6.11-03 to MV-3.6.13-03."""
    text = str(value)
    fitted = fit(text, size * 0.62, size * 0.5, BOLD, smallest=LEAST)
    return Drawing(
        size,
        size,
        (
            Symbol(0.0, 0.0, size, icon(name), INK, PAPER),
            line(size / 2, fitted.baseline(size * drop), text, fitted.size, weight=BOLD, align=Align.CENTRE),
        ),
    )


@lru_cache(maxsize=300)
def wheel(sectors: tuple[Sector, ...], size: float = 5.6) -> Drawing:
    """Return the eight sectors around a ship, with the sectors of a weapon filled in yellow. Rule MV-3.6.4-04."""
    middle, radius = size / 2, size / 2 - 0.1
    slices = tuple(
        Path(
            sector(middle, middle, radius, 45.0 * place, 45.0 * (place + 1)),
            fill=BEARING if each in sectors else PAPER,
            stroke=INK,
            width=0.18,
        )
        for place, each in enumerate(Sector)
    )
    hub = Path(circle(middle, middle, size * 0.13), fill=INK)
    return Drawing(size, size, (*slices, hub))


@lru_cache(maxsize=800)
def disc(text: str, diameter: float = 5.2) -> Drawing:
    """Return letters on a disc, white on black if the print style fills it."""
    fitted = fit(text, diameter * 0.78, diameter * 0.66, BOLD, smallest=LEAST)
    middle = diameter / 2
    return Drawing(
        diameter,
        diameter,
        (
            Path(circle(middle, middle, middle - FINE / 2), fill=BAR, stroke=INK, width=FINE),
            line(middle, fitted.baseline(middle), text, fitted.size, weight=BOLD, role=ON_BAR, align=Align.CENTRE),
        ),
    )


@lru_cache(maxsize=100)
def wavy(turns: int, size: float = 5.2) -> Drawing:
    """Return the wavy arrow of indirect fire with its turn limit. Rule MV-3.6.5-02."""
    if f"indirect_{turns}" in icons():
        return glyph(f"indirect_{turns}", size)
    number = line(size / 2, size, str(turns), size * 0.62, weight=BOLD, align=Align.CENTRE)
    return Drawing(size, size + 0.4, (Symbol(size * 0.2, 0.0, size * 0.55, icon("indirect"), INK, PAPER), number))


@memo
def emblem_icon(emblem: Emblem) -> Icon | None:
    """Return the filled outlines of an emblem; a picture becomes a stamp.

    None if the outlines are empty or leave the grid, or the picture cannot be read.
    """
    if emblem.png is not None:
        stamped = stamp(base64.b64decode(emblem.png))
        return None if stamped is None else Icon("emblem", (IconPart(stamped, 0.0, hole=False),))
    try:
        outlines = tuple(outline(each) for each in emblem.paths)
    except (ValueError, OverflowError):
        return None
    if not outlines or not all(_on_grid(each) for each in outlines):
        return None
    return Icon("emblem", tuple(IconPart(each, 0.0, hole=False) for each in outlines))


def _on_grid(shape: Outline) -> bool:
    numbers = [number for _, *rest in shape for number in rest]
    return bool(numbers) and all(math.isfinite(number) and 0.0 <= number <= GRID for number in numbers)
