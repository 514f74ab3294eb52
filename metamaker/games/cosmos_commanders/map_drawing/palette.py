"""The roles of a map in addition to those of every page, and their colours in each ink: for paper, and for dark screens."""

from collections.abc import Mapping

from metamaker.games.cosmos_commanders.model.star_map import MOST_PLAYERS
from metamaker.games.cosmos_commanders.model.words import SystemType
from metamaker.rendering import ink, series
from metamaker.rendering.drawing import Role
from metamaker.rendering.ink import Ink
from metamaker.rendering.tiles import InkMode, inks, tile_roles

SKY = "sky"
SECTOR = "sector"
STAR = "star"
LANE = "lane"
"""The ground of a map and its stars, the ground of a sector, warp lines."""

TARGET = "target"
CHOSEN = "chosen"
"""Possible choices on a map, and the chosen ones."""

SERIES = (0, 5, 2, 3, 7, 6)
"""The series with the colours of the players, as in the graphs of a match."""

PLAYERS: tuple[Role, ...] = tuple(f"player_{number}" for number in range(1, MOST_PLAYERS + 1))
"""The roles of the players' items on a map; each has a sign of the same name."""

TILES = tile_roles(PLAYERS)
"""The colours of counters, by the role of their player."""


def sign_role(kind: SystemType) -> Role:
    """Return the role of the sign of a type of system."""
    return f"type_{kind}"


def ground_role(kind: SystemType) -> Role:
    """Return the role of the disc below the sign."""
    return f"type_{kind}_ground"


def realm_role(player: int) -> Role:
    """Return the role of a sector in which a player has the most routes."""
    return f"player_{player + 1}_realm"


_T = SystemType

_COLOURS = {
    _T.METALS: ("#44525f", "#e2e8ee"),
    _T.POPULATION: ("#a3480f", "#fce6d8"),
    _T.RADIOACTIVES: ("#776500", "#f8f1bd"),
    _T.LUXURIES: ("#93377f", "#f7e0f1"),
    _T.ORGANICS: ("#2f7a2a", "#dff2da"),
    _T.NEBULA: ("#5548a0", "#e5e2f8"),
    _T.VOID: ("#66717c", "#ffffff"),
    _T.HAZARD: ("#ffd34d", "#2b2f36"),
    _T.GATE: ("#0b6975", "#d6f0f3"),
    _T.RUINS: ("#735433", "#f0e6d8"),
}
"""Sign and disc of each type."""

_GREYS = {
    _T.METALS: ("#1c1c1c", "#e0e0e0"),
    _T.POPULATION: ("#1c1c1c", "#f2f2f2"),
    _T.RADIOACTIVES: ("#1c1c1c", "#f2f2f2"),
    _T.LUXURIES: ("#1c1c1c", "#f2f2f2"),
    _T.ORGANICS: ("#1c1c1c", "#f2f2f2"),
    _T.NEBULA: ("#3c3c3c", "#d6d6d6"),
    _T.VOID: ("#6a6a6a", "#ffffff"),
    _T.HAZARD: ("#ffffff", "#2a2a2a"),
    _T.GATE: ("#1c1c1c", "#ffffff"),
    _T.RUINS: ("#4a4a4a", "#e8e8e8"),
}

_DARKS = {
    _T.METALS: ("#c5d2df", "#2d3642"),
    _T.POPULATION: ("#f2aa7a", "#432d1d"),
    _T.RADIOACTIVES: ("#e8d850", "#3a3610"),
    _T.LUXURIES: ("#ec9dd9", "#40243b"),
    _T.ORGANICS: ("#88d67f", "#213d1f"),
    _T.NEBULA: ("#b6abf6", "#2b2752"),
    _T.VOID: ("#95a2b0", "#1a1f28"),
    _T.HAZARD: ("#17191e", "#e3ba3c"),
    _T.GATE: ("#64d4e4", "#133d44"),
    _T.RUINS: ("#d9b585", "#3c3021"),
}


def _types(colours: Mapping[SystemType, tuple[str, str]]) -> dict[Role, str]:
    signs = {sign_role(kind): sign for kind, (sign, _) in colours.items()}
    return signs | {ground_role(kind): ground for kind, (_, ground) in colours.items()}


def _realms(tints: Mapping[Role, str]) -> dict[Role, str]:
    return {realm_role(player): tints[series.tint(each)] for player, each in enumerate(SERIES)}


_WHITE, _BLACK = "#ffffff", "#000000"

_GREY_PLAYERS = ("#1c1c1c", "#e4e4e4", "#6e6e6e", "#bebebe", "#454545", "#ffffff")
_LIGHT_GREYS = {PLAYERS[place] for place in (1, 3, 5)}
"""Players with light counters in grey, with a dark sign."""

_BRIGHT = {role: series.COLOUR[series.fill(each)] for role, each in zip(PLAYERS, SERIES, strict=True)}
_PALE = {role: series.DARK[series.fill(each)] for role, each in zip(PLAYERS, SERIES, strict=True)}

_ON_PAPER = {SKY: "#f8f9fc", SECTOR: "#eef1f7", STAR: "#dfe5ef", LANE: "#8793a3", TARGET: "#0b63ce", CHOSEN: "#0b63ce"}
_ON_GREY = {SKY: "#ffffff", SECTOR: "#f3f3f3", STAR: "#d8d8d8", LANE: "#8c8c8c", TARGET: "#1c1c1c", CHOSEN: "#1c1c1c"}
_ON_LINES = {SKY: _WHITE, SECTOR: _WHITE, STAR: _WHITE, LANE: "#5a5a5a", TARGET: _BLACK, CHOSEN: _BLACK}
_ON_NIGHT = {SKY: "#10141d", SECTOR: "#1a2130", STAR: "#56617a", LANE: "#76849e", TARGET: "#7fc4ff", CHOSEN: "#ffffff"}

_outlined = {**dict.fromkeys(PLAYERS, _BLACK), **{realm_role(player): _WHITE for player in range(MOST_PLAYERS)}}

_DRAWN: Mapping[InkMode, Ink] = inks(
    TILES,
    {**_ON_PAPER, **_types(_COLOURS), **_BRIGHT, **_realms(series.COLOUR)},
    {**_ON_GREY, **_types(_GREYS), **dict(zip(PLAYERS, _GREY_PLAYERS, strict=True)), **_realms(series.GREY)},
    {**_ON_LINES, **_types(dict.fromkeys(SystemType, (_BLACK, _WHITE))), **_outlined},
    {**_ON_NIGHT, **_types(_DARKS), **_PALE, **_realms(series.DARK)},
)


def _grey(plain: Ink) -> Ink:
    """Light counters have dark signs and edges in grey."""
    dark = plain[ink.INK].css
    return plain.with_roles({**dict.fromkeys(PLAYERS, dark), **{TILES[role].sign: dark for role in _LIGHT_GREYS}})


COLOUR = _DRAWN[InkMode.COLOUR]

INKS: Mapping[InkMode, Ink] = {
    InkMode.COLOUR: COLOUR,
    InkMode.GREY: _grey(_DRAWN[InkMode.GREY]),
    InkMode.LINE_ART: _DRAWN[InkMode.LINE_ART],
}
"""Full colour, and its variant on a dark screen; greys; outlines."""
