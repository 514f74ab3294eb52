"""Ramming: the captain's consent, the time of contact, speed and damage of the collision (1.2.3)."""

from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.kinematics.course import Course, Move, arc_at, momentum
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.words import CommandDie, Die
from metamaker.games.metaverse.rules.roll import rolled, thrown_faces
from metamaker.play.dice import Dice
from metamaker.play.geometry import CM, Point, bearing_from, between, distance, mirrored

REACH_CM: Final = 5
"""The largest distance between ships for a ram. Rule MV-1.2.3-34."""

SLICES: Final = 1000
"""The number of equal parts of both ways; the ships are compared at the end of each.

Rules MV-1.2.3-34, -76 leave the number open. Each part of a way of 100 cm is a millimetre, finer than players can measure.
"""


class Contact(NamedTuple):
    """The first contact of a ram: the number of slices gone, both places, and the arc of each ship that faces the other."""

    slices: int
    rammer: Point
    target: Point
    rammer_arc: Arc
    target_arc: Arc


class Dare(NamedTuple):
    """A roll for permission to ram: the rolled face, the total with destroyed sections, whether it beats the crew quality."""

    face: int
    total: int
    dares: bool


def dare(command: CommandDie, destroyed: int, crew_quality: int, dice: Dice) -> Dare:
    """Roll the command quality die, +1 for each destroyed section. Rules MV-1.2.3-31, MV-0.0.0-10."""
    die = Die(command.value)
    face = dice.roll(thrown_faces(die))
    total = rolled(die, face).result + destroyed
    return Dare(face, total, total > crew_quality)


def contact(rammer: Move, target: Move) -> Contact | None:
    """Return the first contact, when the ships are within 5 cm, None if there is none.

    Both ships go the same share of their own way at a time; a turn takes no time. Rules MV-1.2.3-34, -35, -76.
    """
    closing = rammer.length + target.length
    rounded = 2 * (len(rammer.legs) + len(target.legs)) + 8
    slices = 0
    while slices <= SLICES:
        here, facing = at(rammer, slices)
        there, other = at(target, slices)
        gap = distance(here, there) - REACH_CM * CM
        if gap <= 0:
            return Contact(
                slices, here, there, _arc(rammer.before, here, facing, there), _arc(target.before, there, other, here)
            )
        if not closing:
            return None
        # In one slice the ships cannot come closer by more than this: 1/1000 of their ways, in 1/1000 cm.
        slices += max(1, (gap - rounded) // closing)
    return None


def at(move: Move, slices: int) -> tuple[Point, int]:
    """Return place and facing of a ship after this number of slices of its way."""
    gone = move.length * slices
    for each in move.legs:
        span = each.length * SLICES
        if gone <= span and (gone or not slices):
            return between(each.start, each.end, gone, span or 1), each.facing
        gone -= span
    return move.legs[-1].end, move.legs[-1].facing


def _arc(before: Course, here: Point, facing: int, there: Point) -> Arc:
    angle = bearing_from(here, facing, there)
    return arc_at(mirrored(angle) if before.mirrored else angle)


def outmanoeuvres(spare: int, crew_quality: int, target_spare: int, target_crew_quality: int) -> bool:
    """Return whether the rammer reaches its target: unused thruster points plus crew quality, compared; a tie fails.

    Rules MV-1.2.3-36, -37.
    """
    return spare + crew_quality > target_spare + target_crew_quality


def closing_speed(struck: Arc, rammer: Course, target: Course) -> int:
    """Return the speed of the collision, in cm a turn, at least 0, by the struck arc of the target.

    Both are courses after the move. Rules MV-1.2.3-40, -41, -76.
    """
    speed, other = abs(momentum(rammer)), momentum(target)
    if struck is Arc.AFT:
        return max(0, speed - other)
    return max(0, speed + other) if struck is Arc.FORE else speed


def ram_damage(mass_factor: int, closing: int) -> int:
    """Return the damage of a ship with this mass factor to the other one. Rules MV-1.2.3-39, -42."""
    return mass_factor * closing
