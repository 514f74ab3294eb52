"""Where ships will be, and how one stands to another: sector, distance, arc, and what fire across is worth."""

from math import isqrt
from typing import NamedTuple

from metamaker.games.metaverse.battle.captains.fire_worth import Broadside
from metamaker.games.metaverse.battle.captains.menu import Choice
from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Course
from metamaker.games.metaverse.battle.kinematics.execution import cinematic_move, executed, newtonian_move
from metamaker.games.metaverse.battle.plot.orders import BLANK, Code, Order, Plot
from metamaker.play.plane import CM, HEADINGS, Point, moved

FAR = 1_000_000
"""A way long enough that its ends in whole numbers give a heading to a millionth."""

_AHEAD = tuple([moved(Point(0, 0), heading, FAR) for heading in range(HEADINGS)])
"""East and north of every heading, times `FAR`."""

ARC_OF_SECTOR = (0, 1, 1, 2, 2, 3, 3, 0)
"""The arc in which a sector lies, by their numbers."""


def sector(east: int, north: int, heading: int) -> int:
    """Return the 45° sector (0 to 7, clockwise from the bow line) in which what lies so far east and north is seen."""
    bow_east, bow_north = _AHEAD[heading]
    ahead = east * bow_east + north * bow_north
    right = east * bow_north - north * bow_east
    if right >= 0:
        if ahead >= 0:
            return 0 if ahead >= right else 1
        return 2 if right > -ahead else 3
    if ahead >= 0:
        return 7 if ahead >= -right else 6
    return 5 if right < ahead else 4


WAYS_KEPT = 50_000
"""Ways of some 200 bytes, 10 MB at most. Thirty battles of the samples leave 2,310 of them."""


class Stance(NamedTuple):
    """Place, heading and sides of a ship after its move, how far east and north it would go next turn, its momentum.

    `spin` is by how many headings it would turn next turn.
    """

    x: int
    y: int
    heading: int
    mirrored: bool
    east: int
    north: int
    speed: int
    spin: int = 0


_ways: dict[tuple[int, int, int], tuple[int, int, int]] = {}
"""How far east and north cinematic ships come, and with which heading, by the heading, the speed and the turns."""


def _way(heading: int, speed: int, turns: int) -> tuple[int, int, int]:
    try:
        return _ways[heading, speed, turns]
    except KeyError:
        if len(_ways) >= WAYS_KEPT:
            _ways.clear()
        orders = (Order(Code.RIGHT, turns),) if turns > 0 else (Order(Code.LEFT, -turns),) if turns else ()
        after = cinematic_move(Cinematic(Point(0, 0), heading, speed), Plot(orders)).after
        found = _ways[heading, speed, turns] = after.place.x, after.place.y, after.heading % HEADINGS
        return found


def after(course: Course, choice: Choice) -> Stance:
    """Return the stance of a ship that carries out a choice."""
    if isinstance(course, Cinematic):
        place, heading, speed, mirrored = course
        speed += choice.change
        east, north, heading = _way(heading, speed, choice.turns)
        on_east, on_north, _ = _way(heading, speed, 0)
        return Stance(place[0] + east, place[1] + north, heading, mirrored, on_east, on_north, abs(speed))
    return _newtonian(newtonian_move(course, choice.plot).after)


def course_after(course: Course, choice: Choice) -> Course:
    """Return the course of a ship after a choice."""
    if isinstance(course, Cinematic):
        place, heading, speed, mirrored = course
        speed += choice.change
        east, north, heading = _way(heading, speed, choice.turns)
        return Cinematic(Point(place[0] + east, place[1] + north), heading, speed, mirrored)
    return newtonian_move(course, choice.plot).after


def drifting(course: Course) -> Stance:
    """Return the stance of a ship that goes on as it is."""
    if isinstance(course, Cinematic):
        return after(course, DRIFT)
    return _newtonian(executed(course, BLANK).after)


def _newtonian(course: Course) -> Stance:
    if isinstance(course, Cinematic):
        raise TypeError("a Newtonian course was expected")
    following = newtonian_move(course, BLANK).after
    place, next_place = course.place, following.place
    return Stance(
        place.x,
        place.y,
        course.heading,
        course.mirrored,
        next_place.x - place.x,
        next_place.y - place.y,
        sum(course.momenta),
        2 * course.rotation,
    )


DRIFT = Choice(0, 0, 0, BLANK)


def within_limits(course: Course, choice: Choice, max_speed: int, reverse_speed: int) -> bool:
    """Whether a choice keeps to the speed limits of a cinematic ship. Rules MV-1.2.1-07, -08."""
    if not isinstance(course, Cinematic) or not choice.change:
        return True
    speed = course.speed + choice.change
    return speed <= max_speed if choice.change > 0 else -speed <= reverse_speed


def exchange(fire: Broadside, firer: Stance, target: Stance) -> tuple[int, int]:
    """Return the worth of fire from one stance at another, and how many cm they are apart, rounded up."""
    east, north = target[0] - firer[0], target[1] - firer[1]
    seen, struck = sector(east, north, firer[2]), sector(-east, -north, target[2])
    if firer[3]:
        seen = 7 - seen
    if target[3]:
        struck = 7 - struck
    cm = isqrt(east * east + north * north) // CM + 1
    return fire.worth(seen, cm, ARC_OF_SECTOR[struck]), cm


def later(stance: Stance) -> Stance:
    """Return the stance a turn later, if the ship goes on as it is."""
    x, y, heading, mirrored, east, north, speed, spin = stance
    return Stance(x + east, y + north, (heading + spin) % HEADINGS, mirrored, east, north, speed, spin)
