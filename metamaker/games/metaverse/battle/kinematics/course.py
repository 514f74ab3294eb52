"""Movement of a starship: place, facing and momentum by either movement method, and its way in a turn."""

from typing import Final, NamedTuple

from metamaker.games.metaverse.model.arc import Arc, Sector
from metamaker.play.geometry import CM, HEADINGS, Point, bearing_from, eighths, mirrored, moved, quarter

POINTS: Final = 8
"""Points of the compass, clockwise from north."""

STILL: Final = (0,) * POINTS

_ARCS: Final = tuple(Arc)
_SECTORS: Final = tuple(Sector)


class Cinematic(NamedTuple):
    """A cinematic ship: one signed momentum in cm a turn along its facing, one of sixteen headings. Rule MV-1.2.1-01.

    `mirrored` if it has rolled an odd number of times: its port section lies to starboard. Rule MV-1.2.3-04. `pull` is the
    number of turns that gravity and wind cause this turn, positive to starboard (MV-5.0.1-08, MV-5.0.6-02).
    """

    place: Point
    heading: int
    speed: int
    mirrored: bool = False
    pull: int = 0


class Newtonian(NamedTuple):
    """A Newtonian ship: eight momenta in cm a turn, N to NW, and the spin in 45° a turn, clockwise positive.

    `heading` is one of sixteen, but only the even ones, because its facing is a compass point. Rules MV-1.2.2-01, -03, -07.
    """

    place: Point
    heading: int
    momenta: tuple[int, ...] = STILL
    rotation: int = 0
    mirrored: bool = False


Course = Cinematic | Newtonian


def momentum(course: Course) -> int:
    """Return a ship's momentum as one number: signed, or the sum of all eight momenta. Rule MV-0.1.0-08."""
    return course.speed if isinstance(course, Cinematic) else sum(course.momenta)


def designed_bearing(course: Course, there: Point) -> int:
    """Return the bearing of a point from the bow, in 1/1000 degree clockwise, on the ship as designed.

    Points to starboard of a rolled ship lie on the side of its port section. Rules MV-1.2.3-04, -80.
    """
    angle = bearing_from(course.place, course.heading, there)
    return mirrored(angle) if course.mirrored else angle


def arc_toward(course: Course, there: Point) -> Arc:
    """Return the arc of the ship in which a point lies. Rules MV-0.0.0-03, MV-0.1.0-06, MV-0.1.0-13, MV-1.2.3-04."""
    return arc_at(designed_bearing(course, there))


def arc_at(angle: int) -> Arc:
    """Return the arc in which a bearing from the bow lies. Rule MV-0.1.0-06."""
    return _ARCS[quarter(angle)]


def sectors_at(angle: int) -> tuple[Sector, ...]:
    """Return the one or two weapon sectors in which a bearing from the bow lies. Rule MV-0.0.0-03."""
    return tuple(_SECTORS[eighth] for eighth in eighths(angle))


def reversed_heading(heading: int) -> int:
    """Return the opposite heading."""
    return (heading + HEADINGS // 2) % HEADINGS


class Leg(NamedTuple):
    """A straight part of the way: start, end, heading, length in cm; `facing` is the direction of the bow."""

    start: Point
    end: Point
    heading: int
    facing: int
    length: int


class Move(NamedTuple):
    """One turn: the course before it, its legs (at least one), the course after the side swaps of rolls and flips.

    Rule MV-2.1.3-03.
    """

    before: Course
    legs: tuple[Leg, ...]
    after: Course

    @property
    def length(self) -> int:
        """The length of the way in whole cm. Rule MV-1.2.3-76."""
        return sum(leg.length for leg in self.legs)


def leg(start: Point, heading: int, facing: int, length: int) -> Leg:
    """Return a leg of `length` cm (0 or more), its end rounded to 1/1000 cm. Rule MV-0.0.0-09."""
    end = moved(start, heading, length * CM) if length else start
    return Leg(start, end, heading, facing, length)
