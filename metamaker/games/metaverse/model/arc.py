"""Directions of a ship: the four cardinal arcs, the sections, and what a part may face."""

from enum import StrEnum


class Arc(StrEnum):
    """One of the four 90-degree arcs around a ship, clockwise from the bow. Rule MV-0.0.0-03."""

    FORE = "fore"
    STARBOARD = "starboard"
    AFT = "aft"
    PORT = "port"

    @property
    def opposite(self) -> "Arc":
        """The arc on the other side of the ship."""
        return _CLOCKWISE[(_CLOCKWISE.index(self) + 2) % 4]

    @property
    def neighbours(self) -> "tuple[Arc, Arc]":
        """The two side neighbours at 90 degrees, clockwise neighbour first. Rule MV-0.0.0-06."""
        place = _CLOCKWISE.index(self)
        return _CLOCKWISE[(place + 1) % 4], _CLOCKWISE[(place + 3) % 4]


_CLOCKWISE = tuple(Arc)


class SectionName(StrEnum):
    """A section of a ship, in the order in which sheets print them. Rule MV-3.0.1-18."""

    FORE = "fore"
    PORT = "port"
    CORE = "core"
    STARBOARD = "starboard"
    AFT = "aft"

    @property
    def arc(self) -> Arc | None:
        """The arc that an outboard section covers; None for the core."""
        return None if self is SectionName.CORE else Arc(self.value)


class Facing(StrEnum):
    """What a directional part faces: an arc, or for basic STL drives an axis. Rule MV-3.3.2-01."""

    FORE = "fore"
    STARBOARD = "starboard"
    AFT = "aft"
    PORT = "port"
    FORE_AFT = "fore_aft"
    PORT_STARBOARD = "port_starboard"

    @property
    def arc(self) -> Arc | None:
        """The arc of the same name; None for an axis."""
        return None if self in {Facing.FORE_AFT, Facing.PORT_STARBOARD} else Arc(self.value)


class Sector(StrEnum):
    """One of eight 45-degree sectors, clockwise from the bow line. Rule MV-3.6.4-03."""

    FORE_STARBOARD = "fore_starboard"
    STARBOARD_FORE = "starboard_fore"
    STARBOARD_AFT = "starboard_aft"
    AFT_STARBOARD = "aft_starboard"
    AFT_PORT = "aft_port"
    PORT_AFT = "port_aft"
    PORT_FORE = "port_fore"
    FORE_PORT = "fore_port"

    @property
    def arc(self) -> Arc:
        """The cardinal arc that this sector is half of."""
        return Arc(self.value.partition("_")[0])


def sectors_of(arc: Arc) -> tuple[Sector, ...]:
    """Return the two sectors of `arc`, clockwise."""
    return tuple(sector for sector in Sector if sector.arc is arc)
