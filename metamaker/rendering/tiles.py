"""Icons on coloured tiles: the roles of a tile, and their colours in each ink of a game."""

from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum
from typing import NamedTuple

from metamaker.rendering import ink
from metamaker.rendering.drawing import Drawing, Icon, Path, Role, Symbol
from metamaker.rendering.ink import Ink
from metamaker.rendering.shapes import box

FINE = 0.15
"""The edge of a tile in mm."""

CORNER = 0.2
"""The radius of its corners, as a part of its size."""

_WHITE, _BLACK = "#ffffff", "#000000"


class InkMode(StrEnum):
    """The print styles of a sheet."""

    COLOUR = "colour"
    GREY = "grey"
    LINE_ART = "line"


class TileRoles(NamedTuple):
    """The roles of a tile: its ground, and the sign on it. Its outline has the role itself."""

    ground: Role
    sign: Role


Tiles = Mapping[Role, TileRoles]
"""The roles of tiles, by the role of their outline."""


def tile_roles(roles: Iterable[Role]) -> dict[Role, TileRoles]:
    """Return the tile roles for these roles."""
    return {role: TileRoles(f"{role}_ground", f"on_{role}") for role in roles}


def tile(icon: Icon, role: Role, roles: TileRoles, size: float) -> Drawing:
    """Return an icon on a tile, `size` mm wide; inks decide whether it is filled."""
    edge = size * 0.11
    sign = Symbol(edge, edge, size - 2 * edge, icon, roles.sign, roles.ground)
    return Drawing(size, size, (tile_ground(size, size * CORNER, role, roles), sign))


def tile_ground(size: float, radius: float, role: Role, roles: TileRoles) -> Path:
    """Return the ground of a tile with its outline, for any sign."""
    return Path(box(FINE / 2, FINE / 2, size - FINE, size - FINE, radius), fill=roles.ground, stroke=role, width=FINE)


def inks(
    tiles: Tiles,
    colours: Mapping[Role, str],
    greys: Mapping[Role, str],
    lines: Mapping[Role, str],
    nights: Mapping[Role, str],
    dark_signs: Collection[Role] = (),
) -> dict[InkMode, Ink]:
    """Return the three inks of a game: with its roles in full colour, in greys and ink-saving, and with its tiles.

    Tiles are filled with the colour of their role, with white signs, or dark ones for `dark_signs`. The ink-saving style makes
    them white with a black edge and a black sign. Full colour also has colours for a dark screen, `nights`: light tiles with
    dark signs.
    """
    outlined = {each.ground: _WHITE for each in tiles.values()} | {each.sign: _BLACK for each in tiles.values()}
    night = _with_tiles(ink.NIGHT, tiles, nights, dark_signs=(), sign=ink.NIGHT[ink.ON_BAR].css)
    return {
        InkMode.COLOUR: _with_tiles(ink.COLOUR, tiles, colours, dark_signs).with_roles({}, night),
        InkMode.GREY: _with_tiles(ink.GREY, tiles, greys, dark_signs),
        InkMode.LINE_ART: ink.LINE_ART.with_roles({**lines, **outlined}),
    }


def _with_tiles(plain: Ink, tiles: Tiles, roles: Mapping[Role, str], dark_signs: Collection[Role], sign: str = _WHITE) -> Ink:
    dark = plain[ink.INK].css
    grounds = {each.ground: roles.get(role, dark) for role, each in tiles.items()}
    signs = {each.sign: dark if role in dark_signs else sign for role, each in tiles.items()}
    return plain.with_roles({**roles, **grounds, **signs})
