"""The enumerations of a board: types of ships, colours of players, and house rules."""

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
        """The position in the table, from 0, by which the rules count types."""
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
    """How a slider continues after a wormhole: in any of its directions, or in the same direction. Rule CL-WORM-08."""

    ANY_DIRECTION = "any_direction"
    SAME_DIRECTION = "same_direction"
