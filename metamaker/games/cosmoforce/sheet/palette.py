"""How large a sheet is, the roles of a Cosmoforce sheet beside those of every page, and what they look like in each ink."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from metamaker.games.cosmoforce.catalogue import Kind
from metamaker.sheets import ink
from metamaker.sheets.drawing import Role
from metamaker.sheets.frame import PageFrame
from metamaker.sheets.imposition import Slots, cards, halves, whole
from metamaker.sheets.ink import Ink


class Format(StrEnum):
    """How large a sheet is: a page, half a page, or a playing card."""

    FULL = "full"
    HALF = "half"
    CARD = "card"


_SLOTS = {Format.FULL: whole, Format.HALF: halves, Format.CARD: cards}


def slots(style: Format, frame: PageFrame) -> Slots:
    """Return the places for sheets of a format on a page."""
    return _SLOTS[style](frame)


HEAT = "heat"
HEAT_TINT = "heat_tint"
CREW = "crew"
CREW_TINT = "crew_tint"


class InkMode(StrEnum):
    """The ways to print a sheet."""

    COLOUR = "colour"
    GREY = "grey"
    LINE_ART = "line"


class TileRoles(NamedTuple):
    """What a tile of some role is drawn in: its ground, and the sign upon it. Its outline has the role itself."""

    ground: Role
    sign: Role


TILES: dict[Role, TileRoles] = {
    role: TileRoles(f"{role}_ground", f"on_{role}") for role in (ink.INK, HEAT, CREW, *(kind.value for kind in Kind))
}
"""By the role of a tile."""

_WHITE, _BLACK = "#ffffff", "#000000"


def _filled(roles: Mapping[Role, str]) -> dict[Role, str]:
    """Return the colours of tiles that are filled with the colour of their role, with white signs."""
    return {tile.ground: roles[role] for role, tile in TILES.items()} | {tile.sign: _WHITE for tile in TILES.values()}


_COLOURS = {
    Kind.SUPPORT: "#5c6670",
    Kind.PROPULSION: "#1f6fb2",
    Kind.WEAPON: "#7a4fa3",
    HEAT: "#b3411e",
    HEAT_TINT: "#fcf1ec",
    CREW: "#27804a",
    CREW_TINT: "#eff7f2",
}

_GREYS = {
    Kind.SUPPORT: "#6a6a6a",
    Kind.PROPULSION: "#4a4a4a",
    Kind.WEAPON: "#1c1c1c",
    HEAT: "#3a3a3a",
    HEAT_TINT: "#f0f0f0",
    CREW: "#5a5a5a",
    CREW_TINT: "#f4f4f4",
}

_LINES = {**dict.fromkeys((*Kind, HEAT, CREW), _BLACK), HEAT_TINT: _WHITE, CREW_TINT: _WHITE}

COLOUR = ink.COLOUR.with_roles(_COLOURS | _filled({ink.INK: "#1b1f24", **_COLOURS}))
"""Full colour."""

GREY = ink.GREY.with_roles(_GREYS | _filled({ink.INK: "#1c1c1c", **_GREYS}))
"""Greys, a darker or lighter one for each kind of system."""

LINE_ART = ink.LINE_ART.with_roles(
    _LINES | {tile.ground: _WHITE for tile in TILES.values()} | {tile.sign: _BLACK for tile in TILES.values()}
)
"""Outlines: tiles are white with a black edge and a black sign."""

INKS: dict[InkMode, Ink] = {InkMode.COLOUR: COLOUR, InkMode.GREY: GREY, InkMode.LINE_ART: LINE_ART}
