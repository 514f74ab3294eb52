"""The way of a ship in one turn: straight legs in order, and how it moves on afterwards."""

from typing import NamedTuple

from metamaker.battle.plane import CM, Point, moved
from metamaker.games.metaverse.battle.motion.course import Course


class Leg(NamedTuple):
    """A straight piece of the way: from, to, along which heading, how many cm; `facing` is where the bow points on it."""

    start: Point
    end: Point
    heading: int
    facing: int
    length: int


class Move(NamedTuple):
    """One turn: the course before it, its legs (one at least), the course after rolls and flips have swapped sides.

    Rule MV-2.1.3-03.
    """

    before: Course
    legs: tuple[Leg, ...]
    after: Course

    @property
    def length(self) -> int:
        """The way in whole cm. Rule MV-1.2.3-76."""
        return sum(leg.length for leg in self.legs)


def leg(start: Point, heading: int, facing: int, length: int) -> Leg:
    """Return a leg of `length` cm (0 or more), its end rounded to 1/1000 cm. Rule MV-0.0.0-09."""
    end = moved(start, heading, length * CM) if length else start
    return Leg(start, end, heading, facing, length)
