"""Ramming: whether the captain dares, the moment of contact, speed and damage of the collision (1.2.3)."""

from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.kinematics.course import Course, Move, arc_at, momentum
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.words import CommandDie, Die
from metamaker.games.metaverse.rules.roll import rolled, thrown_faces
from metamaker.play.dice import Dice
from metamaker.play.geometry import CM, Point, bearing_from, between, distance, mirrored

REACH_CM: Final = 5
"""How near ships must come for a ram. Rule MV-1.2.3-34."""

SLICES: Final = 1000
"""Equal parts of both ways, at the ends of which the ships are compared.

Rules MV-1.2.3-34, -76. These leave their number open: of a way of 100 cm each is a millimetre, finer than anybody measures.
"""


class Contact(NamedTuple):
    """The first moment of a ram: slices gone by, where both ships are then, and the arc of each that faces the other."""

    slices: int
    rammer: Point
    target: Point
    rammer_arc: Arc
    target_arc: Arc


class Dare(NamedTuple):
    """A roll for permission to ram: the face thrown, the total with destroyed sections, whether it beats the crew quality."""

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
    """Return the first moment at which the ships are within 5 cm, None if there is none.

    Each goes the same share of its own way; a turn takes none. Rules MV-1.2.3-34, -35, -76.
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
        # in one slice the ships cannot come closer by more than this: a 1000th of their ways, in 1/1000 cm
        slices += max(1, (gap - rounded) // closing)
    return None


def at(move: Move, slices: int) -> tuple[Point, int]:
    """Return place and facing of a ship after so many slices of its way."""
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
    """Whether the rammer gets at its target: unused thruster points and crew quality against theirs; a tie fails.

    Rules MV-1.2.3-36, -37.
    """
    return spare + crew_quality > target_spare + target_crew_quality


def closing_speed(struck: Arc, rammer: Course, target: Course) -> int:
    """Return the speed at which the ships meet, in cm a turn, 0 at least: by the arc of the target that is struck.

    Both are courses after the move. Rules MV-1.2.3-40, -41, -76.
    """
    speed, other = abs(momentum(rammer)), momentum(target)
    if struck is Arc.AFT:
        return max(0, speed - other)
    return max(0, speed + other) if struck is Arc.FORE else speed


def ram_damage(mass_factor: int, closing: int) -> int:
    """Return the damage that a ship of this mass factor does to the other one. Rules MV-1.2.3-39, -42."""
    return mass_factor * closing
