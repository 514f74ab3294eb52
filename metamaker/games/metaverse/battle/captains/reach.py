"""Where ships will be: their stance after a choice of the menu, and after drifting on."""

from typing import NamedTuple

from metamaker.battle.plane import HEADINGS, Point
from metamaker.games.metaverse.battle.captains.menu import Choice
from metamaker.games.metaverse.battle.motion.cinematic import cinematic_move
from metamaker.games.metaverse.battle.motion.course import Cinematic, Course
from metamaker.games.metaverse.battle.motion.execution import executed
from metamaker.games.metaverse.battle.motion.newtonian import newtonian_move
from metamaker.games.metaverse.battle.plot.orders import BLANK, Code, Order, Plot

WAYS_KEPT = 50_000


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
