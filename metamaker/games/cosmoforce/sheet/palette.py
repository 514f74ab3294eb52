"""The roles of a Cosmoforce sheet in addition to those of every page, and their colours in each ink."""

from metamaker.games.cosmoforce.catalogue import Kind
from metamaker.rendering.ink import INK
from metamaker.rendering.tiles import InkMode, inks, tile_roles

HEAT = "heat"
HEAT_TINT = "heat_tint"
CREW = "crew"
CREW_TINT = "crew_tint"


TILES = tile_roles((INK, HEAT, CREW, *(kind.value for kind in Kind)))
"""Colours by the role of a tile."""

_WHITE, _BLACK = "#ffffff", "#000000"

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

_NIGHTS = {
    Kind.SUPPORT: "#9aa7b3",
    Kind.PROPULSION: "#5aa9e6",
    Kind.WEAPON: "#b392e0",
    HEAT: "#f0835c",
    HEAT_TINT: "#3d2a24",
    CREW: "#58bf84",
    CREW_TINT: "#213a2e",
}

INKS = inks(TILES, _COLOURS, _GREYS, _LINES, _NIGHTS)
"""Full colour, with colours for a dark screen; greys, a darker or lighter one for each kind of system; outlines."""

COLOUR = INKS[InkMode.COLOUR]
