"""The roles of boards and counters in addition to those of every page, and their colours in each ink.

Emblems and the edges of counters also distinguish the players, so that nothing is lost in greys and in ink-saving style.
"""

from metamaker.games.cosmoclysm.model.words import Colour
from metamaker.rendering import series
from metamaker.rendering.drawing import Role
from metamaker.rendering.ink import COLOUR, GREY, LINE_ART, NIGHT, Ink
from metamaker.rendering.tiles import InkMode

LIT = "lit"
"""The role of possible choices on a board: the blue of selections on screens."""

PAIR_NAMES = ("1", "2")
"""The names of the two pairs of wormholes, which are the figures on them."""


def side(colour: Colour) -> Role:
    """Return the role of the ground of a player's counters."""
    return f"side_{colour}"


def on_side(colour: Colour) -> Role:
    """Return the role of items on that ground."""
    return f"on_side_{colour}"


def edge(colour: Colour) -> Role:
    """Return the role of a player's edges and emblems on paper."""
    return f"edge_{colour}"


def hole(pair: int) -> Role:
    """Return the role of a pair of wormholes, 1 or 2."""
    return f"hole_{pair}"


HEATS = 6
"""Steps of a heat map, the lowest first."""


def heat(step: int) -> Role:
    """Return the role of the ground of a hex on a heat map."""
    return f"heat_{step}"


def on_heat(step: int) -> Role:
    """Return the role of a figure on that ground."""
    return f"on_heat_{step}"


def zone(number: int) -> Role:
    """Return the role of the ground of hexes with the letter of this number, from 0 for A."""
    return series.tint(number)


_WHITE, _BLACK = "#ffffff", "#000000"

_SIDES = {
    Colour.RED: ("#b3261e", _WHITE, "#b3261e"),
    Colour.BLUE: ("#1f5fa8", _WHITE, "#1f5fa8"),
    Colour.YELLOW: ("#f2c230", "#1b1f24", "#86660a"),
    Colour.GREEN: ("#1f7a43", _WHITE, "#1f7a43"),
    Colour.VIOLET: ("#6b3fa0", _WHITE, "#6b3fa0"),
    Colour.WHITE: (_WHITE, "#1b1f24", "#4a545e"),
}
"""Ground, items on it, edge on paper."""

_GREYS = {
    Colour.RED: ("#2e2e2e", _WHITE, "#2e2e2e"),
    Colour.BLUE: ("#6a6a6a", _WHITE, "#4a4a4a"),
    Colour.YELLOW: ("#e2e2e2", _BLACK, "#4a4a4a"),
    Colour.GREEN: ("#4c4c4c", _WHITE, "#3a3a3a"),
    Colour.VIOLET: ("#b4b4b4", _BLACK, "#4a4a4a"),
    Colour.WHITE: (_WHITE, _BLACK, "#2e2e2e"),
}

_DARK = "#10141d"

_NIGHTS = {
    Colour.RED: ("#f08078", _DARK, "#f08078"),
    Colour.BLUE: ("#6aaee8", _DARK, "#6aaee8"),
    Colour.YELLOW: ("#f2c230", _DARK, "#f2c230"),
    Colour.GREEN: ("#58bf84", _DARK, "#58bf84"),
    Colour.VIOLET: ("#b392e0", _DARK, "#b392e0"),
    Colour.WHITE: ("#eef1f6", _DARK, "#eef1f6"),
}

_NIGHT_HOLES = ("#f0884a", "#3fc1b4")
_HOLES = ("#c2410c", "#0f766e")
"""Red and orange, and a green of the sea. Rule CL-SHEET-01."""


_HEAT = ("#f4f8fc", "#d7e6f4", "#b3d0ea", "#86b4dd", "#4a8cc6", "#1c5c9c")
_NIGHT_HEAT = ("#1b2430", "#22384f", "#2a4e74", "#4a8cc6", "#86b4dd", "#d7e6f4")
_GREY_HEAT = ("#f8f8f8", "#e4e4e4", "#cacaca", "#aeaeae", "#6c6c6c", "#404040")


def _heats(grounds: tuple[str, ...], signs: tuple[str, ...] = ("#1b1f24",) * 4 + (_WHITE,) * 2) -> dict[Role, str]:
    return {heat(step): ground for step, ground in enumerate(grounds)} | {
        on_heat(step): sign for step, sign in enumerate(signs)
    }


def _roles(sides: dict[Colour, tuple[str, str, str]], holes: tuple[str, str]) -> dict[Role, str]:
    roles = {hole(pair): colour for pair, colour in enumerate(holes, 1)}
    for colour, (ground, sign, line) in sides.items():
        roles |= {side(colour): ground, on_side(colour): sign, edge(colour): line}
    return roles


_BY_NIGHT = NIGHT.with_roles(
    {**_roles(_NIGHTS, _NIGHT_HOLES), **_heats(_NIGHT_HEAT, (_WHITE,) * 3 + (_DARK,) * 3), LIT: "#7fc4ff"}
)

INKS: dict[InkMode, Ink] = {
    InkMode.COLOUR: COLOUR.with_roles({**_roles(_SIDES, _HOLES), **_heats(_HEAT), LIT: "#1f6bb0"}, _BY_NIGHT),
    InkMode.GREY: GREY.with_roles({**_roles(_GREYS, ("#2e2e2e", "#5e5e5e")), **_heats(_GREY_HEAT), LIT: "#3a3a3a"}),
    InkMode.LINE_ART: LINE_ART.with_roles(
        {
            **_roles(dict.fromkeys(Colour, (_WHITE, _BLACK, _BLACK)), (_BLACK, _BLACK)),
            **_heats((_WHITE,) * HEATS, (_BLACK,) * HEATS),
            LIT: _BLACK,
        }
    ),
}
"""Full colour, and its variant on a dark screen; greys; outlines."""
