"""Sizes in mm, icons, and short names of ships, shared by boards, counters and pages."""

from functools import cache

from metamaker.core.messages import Words
from metamaker.core.paths import resource
from metamaker.games.cosmoclysm.model.board import GAME
from metamaker.games.cosmoclysm.model.words import ShipType
from metamaker.games.cosmoclysm.rules.ships import ATTACK, DEFENCE
from metamaker.rendering.drawing import Icon
from metamaker.rendering.icons import IconSet, icon_set

CAPTION = 2.47
"""The smallest type of any text: 7 points, readable across a table."""
BODY = 2.7
RULE = 0.6
THIN = 0.2

MOVE_SIGNS = {
    ShipType.CRUISER: "move_rows",
    ShipType.DESTROYER: "move_diagonals",
    ShipType.EXTERMINATOR: "move_one",
    ShipType.FIGHTER: "move_d4",
    ShipType.JUMPER: "move_ring",
    ShipType.TAKER: "move_d4",
}
"""The icon of the movement of each type. Rules CL-SHIP-01, -02."""


@cache
def _icons() -> IconSet:
    return icon_set(resource(GAME, "icons"))


def icon(name: str) -> Icon:
    """Return one of the game's icons. Raises KeyError if there is none of this name."""
    return _icons()[name]


def attack(type_: ShipType) -> int:
    """Return the attack dice of a type."""
    return ATTACK[type_.number]


def defence(type_: ShipType) -> int:
    """Return the defence dice of a type."""
    return DEFENCE[type_.number]


def type_sign(type_: ShipType, words: Words) -> str:
    """Return the abbreviation of a type in diagrams and on record sheets."""
    return words[f"sheet-sign-{type_}"]
