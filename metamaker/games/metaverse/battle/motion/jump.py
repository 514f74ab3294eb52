"""Tactical and strategic jumps: their dice, how far and whither they go, when a ship comes back (1.2.3)."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from metamaker.battle.dice import Dice
from metamaker.battle.plane import CM, Point, distance
from metamaker.games.metaverse.battle.motion.course import Cinematic, Course, reversed_heading
from metamaker.games.metaverse.battle.motion.execution import executed
from metamaker.games.metaverse.battle.motion.path import Move, leg
from metamaker.games.metaverse.battle.plot.orders import Plot

LEAST_DICE = 6
ATTACK_CM = 10
GROUP_CM = 20


def jump_dice(number: int, dice: Dice) -> tuple[int, ...]:
    """Roll the D10s of a tactical jump. Rules MV-1.2.3-62, -63."""
    return tuple(dice.roll(10) for _ in range(number))


def fewer_dice(faces: Sequence[int], places: Collection[int], crew_quality: int) -> tuple[int, ...]:
    """Return the dice without those at `places`. Raises ValueError for more than `crew_quality`. Rule MV-1.2.3-65."""
    if len(set(places)) > crew_quality:
        raise ValueError(f"at most {crew_quality} dice may be discarded")
    return tuple(face for place, face in enumerate(faces) if place not in places)


def more_dice(faces: Sequence[int], number: int, crew_quality: int, dice: Dice) -> tuple[int, ...]:
    """Roll `number` more dice. Raises ValueError for more than `crew_quality`. Rule MV-1.2.3-65."""
    if number > crew_quality:
        raise ValueError(f"at most {crew_quality} more dice may be rolled")
    return (*faces, *jump_dice(number, dice))


def tactical_jump(course: Course, plot: Plot, faces: Sequence[int]) -> Move:
    """Return the move of a ship that jumps by these dice, straight along its facing. Momentum stays as it is.

    A cinematic ship moves the signed sum of velocity and dice, a Newtonian one its momenta first.
    Rules MV-1.2.3-64, -66, -79.
    """
    usual = executed(course, plot)
    after = usual.after
    if isinstance(after, Cinematic):
        way = after.speed + sum(faces)
        heading = after.heading if way >= 0 else reversed_heading(after.heading)
        jump = leg(course.place, heading, after.heading, abs(way))
        return Move(course, (jump,), after._replace(place=jump.end))
    jump = leg(after.place, after.heading, after.heading, sum(faces))
    return Move(course, (*(each for each in usual.legs if each.length), jump), after._replace(place=jump.end))


class AbsenceRoll(NamedTuple):
    """A D8, and the least number of whole turns that a strategic jump keeps a ship away."""

    face: int
    turns: int


def absence(crew_quality: int, dice: Dice) -> AbsenceRoll:
    """Roll how long a strategic jump lasts at least. Rule MV-1.2.3-55."""
    face = dice.roll(8)
    return AbsenceRoll(face, max(1, face - crew_quality))


def first_announcement(turn: int, away: int) -> int:
    """Return the first turn whose plot may announce the return from a jump on `turn`. Rule MV-1.2.3-56."""
    return turn + away


def first_arrival(turn: int, away: int) -> int:
    """Return the first turn on which a ship can be back from a jump on `turn`. Rule MV-1.2.3-56."""
    return first_announcement(turn, away) + 1


def returned(course: Course, place: Point, heading: int) -> Course:
    """Return the course of a ship that comes back anywhere with any facing; it keeps its momentum. Rules MV-1.2.3-57, -58."""
    return course._replace(place=place, heading=heading)


def close_together(places: Sequence[Point]) -> bool:
    """Whether a squadron may return like this: all within 20 cm of one another. Rule MV-1.2.3-61."""
    return all(distance(one, other) <= GROUP_CM * CM for one in places for other in places)


def attack_reaches(place: Point, target: Point) -> bool:
    """Whether an FTL attack goes ahead: the jump ended 10 cm or less from its target. Rule MV-1.2.3-69."""
    return distance(place, target) <= ATTACK_CM * CM
