"""The choices that a board makes by word: types of ships, colours of players, what may be played otherwise."""

from enum import StrEnum


class ShipType(StrEnum):
    """The type of a ship, in the order of the table. Rules CL-SHIP-01, -02."""

    CRUISER = "cruiser"
    DESTROYER = "destroyer"
    EXTERMINATOR = "exterminator"
    FIGHTER = "fighter"
    JUMPER = "jumper"
    TAKER = "taker"

    @property
    def number(self) -> int:
        """The place in the table, from 0: what the rules count types by."""
        return TYPES.index(self)


TYPES = tuple(ShipType)
"""All types in the order of the table."""


class Colour(StrEnum):
    """The colour of a player's ships. Rule CL-SET-01."""

    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"
    VIOLET = "violet"
    WHITE = "white"


class FirstShip(StrEnum):
    """Where first ships are placed: the first player's on an edge and others on corners, or all on edges. Rule CL-PLC-02."""

    CORNERS = "corners"
    EDGE_FOR_ALL = "edge_for_all"


class WormholeSlide(StrEnum):
    """How a slider goes on behind a wormhole: in any direction of its own, or in the same. Rule CL-WORM-08."""

    ANY_DIRECTION = "any_direction"
    SAME_DIRECTION = "same_direction"
