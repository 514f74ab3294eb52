"""Sizes in mm, and the small drawings of every map and sheet: signs of types and players, counters, stars."""

from functools import cache, lru_cache
from typing import NamedTuple

from metamaker.core.paths import resource
from metamaker.games.cosmos_commanders.map_drawing.palette import PLAYERS, TILES, ground_role, sign_role
from metamaker.games.cosmos_commanders.model.words import Level, SystemType
from metamaker.rendering.drawing import Drawing, Icon, Op, Outline, Path, Symbol
from metamaker.rendering.icons import IconSet, icon_set
from metamaker.rendering.ink import INK, PAPER, QUIET
from metamaker.rendering.shapes import circle

DISC = 6.0
"""The radius of a system."""

SIGN = 8.0
"""The width of the sign of its type."""


LEVEL_SIGNS: dict[str, str] = {
    Level.METAL: "metals",
    Level.POPULATION: "population",
    Level.RADIOACTIVES: "radioactives",
    Level.LUXURIES: "luxuries",
    Level.ORGANICS: "organics",
    Level.MILITARY: "military",
}
"""The icon of each level, which is the icon of its systems."""


@cache
def icons() -> IconSet:
    """Return all icons of the game by name."""
    return icon_set(resource("cosmos_commanders", "icons"))


def icon(name: str) -> Icon:
    """Return one of the game's icons; raises KeyError if there is none of this name."""
    return icons()[name]


@lru_cache(maxsize=50)
def system_sign(kind: SystemType | None, radius: float = DISC) -> Drawing:
    """Return the disc of a type with its sign; for an unrolled type, an empty ring to write in."""
    size = 2 * radius
    if kind is None:
        ring = Path(circle(radius, radius, radius - 0.2), fill=PAPER, stroke=QUIET, width=0.35, dash=0.9)
        return Drawing(size, size, (ring,))
    sign = SIGN * radius / DISC * (0.86 if kind is SystemType.HAZARD else 1.0)
    edge = radius - sign / 2
    lift = 0.06 * sign if kind is SystemType.HAZARD else 0.0
    ops = (
        Path(
            _shape(kind, radius),
            fill=ground_role(kind),
            stroke=INK if kind is SystemType.HAZARD else sign_role(kind),
            width=0.4,
        ),
        Symbol(edge, edge - lift, sign, icon(kind.value), sign_role(kind), ground_role(kind)),
    )
    return Drawing(size, size, ops)


def _shape(kind: SystemType, radius: float) -> Outline:
    """Return the outline of a system: a circle, or eight corners for a Hazard, which cannot be held."""
    if kind is not SystemType.HAZARD:
        return circle(radius, radius, radius - 0.2)
    reach, near = radius - 0.2, (radius - 0.2) * 0.4142
    a, b, c, d = radius - reach, radius - near, radius + near, radius + reach
    corners = ((b, a), (c, a), (d, b), (d, c), (c, d), (b, d), (a, c), (a, b))
    return (("M", *corners[0]), *(("L", *corner) for corner in corners[1:]), ("Z",))


@lru_cache(maxsize=100)
def counter(player: int, size: float, sign: str = "") -> Drawing:
    """Return the counter of a player, with its colour and sign; another `sign` replaces it and shows the use of the counter."""
    role = PLAYERS[player]
    roles = TILES[role]
    edge = size * (0.2 if not sign else 0.17)
    ops: tuple[Op, ...] = (
        Path(circle(size / 2, size / 2, size / 2 - size * 0.03), fill=roles.ground, stroke=role, width=size * 0.06),
        Symbol(edge, edge, size - 2 * edge, icon(sign or role), roles.sign, roles.ground),
    )
    return Drawing(size, size, ops)


NOBODY = -1


class Pieces(NamedTuple):
    """The owner and the Home player of each system (−1: none), and the players of the routes in each sector, route by route.

    `leads`: the scorer for the most routes of a sector, −1 for none. All in the order of the map.
    """

    owners: tuple[int, ...]
    homes: tuple[int, ...]
    routes: tuple[tuple[int, ...], ...]
    leads: tuple[int, ...]
