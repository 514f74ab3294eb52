"""FTL drives: charging turn by turn, tactical and strategic jumps with their dice, fields that hinder jumps (1.2.3, 3.3.5)."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import isqrt
from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Course, Leg, Move, leg, reversed_heading
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.kinematics.means import FtlDrive, Means
from metamaker.games.metaverse.battle.plot.orders import DEPARTURES, Code, Order, Plot
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.play.dice import Dice
from metamaker.play.geometry import CM, Point, distance, moved, offset

_ALL: Final = frozenset({ComponentKind.PRIMITIVE_FTL, ComponentKind.BASIC_FTL, ComponentKind.ADVANCED_FTL})
ABLE: Final[dict[Code, frozenset[ComponentKind]]] = {
    Code.CHARGE: _ALL,
    Code.RETREAT: _ALL,
    Code.STRATEGIC_JUMP: frozenset({ComponentKind.BASIC_FTL, ComponentKind.ADVANCED_FTL}),
    Code.TACTICAL_JUMP: frozenset({ComponentKind.ADVANCED_FTL}),
}
"""The kinds of drive that can obey each order. Rules MV-1.2.3-45, -51, -53, -62, MV-3.3.5-02, MV-3.3.6-02, MV-3.3.7-02."""


class Charge(NamedTuple):
    """The number of turns that one FTL drive has been charged without a gap."""

    ref: str
    turns: int


Charges = tuple[Charge, ...]
"""Charges of drives; unlisted drives have no charge."""


class WarmUp(NamedTuple):
    """The charges at the end of a turn, and the fully charged but unused drives. Rules MV-1.2.3-46, -49."""

    charges: Charges
    wasted: tuple[FtlDrive, ...]


def charged(charges: Charges, drive: FtlDrive) -> int:
    """Return the number of turns that a drive has been charged."""
    return next((charge.turns for charge in charges if charge.ref == drive.ref), 0)


def is_full(charges: Charges, drive: FtlDrive) -> bool:
    """Return whether a drive can jump now, by its own rating. Rules MV-1.2.3-44, MV-3.3.7-03."""
    return drive.rating <= charged(charges, drive)


def candidates(order: Order, means: Means) -> tuple[FtlDrive, ...]:
    """Return the working drives that an FTL order may mean: the named ones, or all of a kind that obeys it."""
    return tuple(
        drive for drive in means.ftl if drive.kind in ABLE[order.code] and (not order.parts or drive.ref in order.parts)
    )


def obeying(order: Order, means: Means, charges: Charges) -> tuple[FtlDrive, ...]:
    """Return the drives that can obey an FTL order now; the first one obeys it. Rules MV-1.2.3-44, -46, MV-3.3.7-03."""
    if order.code is Code.CHARGE:
        return tuple(
            drive
            for drive in candidates(order, means)
            if order.amount == charged(charges, drive) + 1 and order.amount <= drive.rating
        )
    return tuple(drive for drive in candidates(order, means) if is_full(charges, drive))


def warming(plot: Plot, means: Means, charges: Charges) -> Charges:
    """Return the charges that a plot builds up; a drive blows up if disabled while it charges.

    Rule MV-1.2.3-48.
    """
    found: dict[str, int] = {}
    for order in plot.all(Code.CHARGE):
        free = [drive.ref for drive in obeying(order, means, charges) if drive.ref not in found]
        if free:
            found[free[0]] = order.amount
    return tuple(Charge(ref, turns) for ref, turns in found.items())


def warmed_up(plot: Plot, means: Means, charges: Charges) -> WarmUp:
    """Return the charges after a turn: a gap in a run, a jump, or a failed drive sets its count to 0.

    Unused full charges are wasted unless the ship departs. Rules MV-1.2.3-44 to -49, MV-3.3.7-03.
    """
    departs = any(plot.has(code) for code in DEPARTURES)
    wasted = () if departs else tuple(drive for drive in means.ftl if is_full(charges, drive))
    return WarmUp(warming(plot, means, charges), wasted)


LEAST_DICE: Final = 6
"""The minimum number of dice of a tactical jump. Rule MV-1.2.3-63."""

ATTACK_CM: Final = 10
"""The largest distance of an FTL attack from its target at the end of the jump. Rule MV-1.2.3-69."""

GROUP_CM: Final = 20
"""The largest distance between ships that return together. Rule MV-1.2.3-61."""


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
    """Return the move of a ship that jumps by these dice, straight along its facing. Momentum does not change.

    A cinematic ship moves the signed sum of velocity and dice, a Newtonian one its momenta first. Rules MV-1.2.3-64, -66, -79.
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
    """A D8, and the minimum number of whole turns that a strategic jump lasts."""

    face: int
    turns: int


def absence(crew_quality: int, dice: Dice) -> AbsenceRoll:
    """Roll for the minimum length of a strategic jump in turns. Rule MV-1.2.3-55."""
    face = dice.roll(8)
    return AbsenceRoll(face, max(1, face - crew_quality))


def first_announcement(turn: int, away: int) -> int:
    """Return the first turn in which a plot may announce the return from a jump on `turn`. Rule MV-1.2.3-56."""
    return turn + away


def returned(course: Course, place: Point, heading: int) -> Course:
    """Return the course of a ship that returns at any place with any facing; it keeps its momentum. Rules MV-1.2.3-57, -58."""
    return course._replace(place=place, heading=heading)


def attack_reaches(place: Point, target: Point) -> bool:
    """Return whether an FTL attack takes place: the jump ended 10 cm or less from its target. Rule MV-1.2.3-69."""
    return distance(place, target) <= ATTACK_CM * CM


STEP_CM: Final = 10
"""A ship rolls each time it has gone this many cm inside a field. Rule MV-3.5.5-04."""

Round = tuple[Point, int]
"""A round field: its centre, its radius in cm."""


class FieldStep(NamedTuple):
    """The end of 10 cm inside fields: place and number of the leg, and the fields there beyond the first. Rule MV-3.5.5-03."""

    place: Point
    leg: int
    more: int


class FieldRoll(NamedTuple):
    """A D6 at the end of 10 cm inside fields; `stops` if it ends the jump."""

    step: FieldStep
    face: int
    stops: bool


def field_steps(legs: Sequence[Leg], fields: Sequence[Round]) -> Iterator[FieldStep]:
    """Yield the end of each complete 10 cm of the legs inside any of the fields. Rules MV-1.2.3-79, MV-0.0.0-04."""
    inside = 0
    step = STEP_CM * CM
    for number, each in enumerate(legs):
        for entry, length in _inside_any(each, fields):
            for travelled in range(step - inside, length + 1, step):
                place = moved(each.start, each.heading, entry + travelled)
                yield FieldStep(place, number, max(0, _covering(place, fields) - 1))
            inside = (inside + length) % step


def _covering(place: Point, fields: Sequence[Round]) -> int:
    return sum([distance(place, centre) <= radius * CM for centre, radius in fields])


def _inside_any(each: Leg, fields: Sequence[Round]) -> list[tuple[int, int]]:
    """Return the parts of a leg inside at least one field, in order: the start and the length of each, in 1/1000 cm."""
    pieces: list[tuple[int, int]] = []
    for entry, length in sorted([_inside(each, centre, radius * CM) for centre, radius in fields]):
        if not length:
            continue
        if pieces and entry <= pieces[-1][0] + pieces[-1][1]:
            start, before = pieces[-1]
            pieces[-1] = start, max(before, entry + length - start)
        else:
            pieces.append((entry, length))
    return pieces


def _inside(each: Leg, centre: Point, radius: int) -> tuple[int, int]:
    """Return the start and the length of the part of a leg inside a field, in 1/1000 cm."""
    ahead, across = offset(each.start, each.heading, centre)
    if abs(across) > radius:
        return 0, 0
    half = isqrt(radius * radius - across * across)
    entry = max(0, ahead - half)
    return entry, max(0, min(_way(each), ahead + half) - entry)


def _way(each: Leg) -> int:
    """Return the length of a leg in 1/1000 cm. Only a return can have parts of a cm, and it goes along an axis of the table."""
    return distance(each.start, each.end) if each.heading % 4 == 0 else each.length * CM


def field_rolls(steps: Iterable[FieldStep], crew_quality: int, dice: Dice) -> tuple[FieldRoll, ...]:
    """Roll a D6 at every step, +1 for each field beyond the first, until one beats the crew quality and ends the jump.

    Rules MV-1.2.3-79, MV-3.5.5-03 to -05.
    """
    rolls: list[FieldRoll] = []
    for step in steps:
        face = dice.roll(6)
        rolls.append(FieldRoll(step, face, face + step.more > crew_quality))
        if rolls[-1].stops:
            break
    return tuple(rolls)


def cut_short(move: Move, step: FieldStep) -> Move:
    """Return a jump that ends at this step. Rule MV-3.5.5-04."""
    last = move.legs[step.leg]
    way = distance(last.start, step.place)
    legs = (*move.legs[: step.leg], last._replace(end=step.place, length=way // CM))
    return move._replace(legs=legs, after=move.after._replace(place=step.place))


def return_leg(place: Point, size_cm: tuple[int, int]) -> Leg:
    """Return the way of a returning ship to a place, from the nearest edge of a table of this size.

    Among edges at the same distance, the first one clockwise from the north counts. The length of the leg in cm is rounded up.
    Rule MV-3.5.5-06.
    """
    east, north = size_cm[0] * CM // 2, size_cm[1] * CM // 2
    gaps = (north - place.y, east - place.x, place.y + north, place.x + east)
    nearest = gaps.index(min(gaps))
    way = max(0, gaps[nearest])
    outward = 4 * nearest
    heading = (outward + 8) % 16
    return Leg(moved(place, outward, way), place, heading, heading, -(-way // CM))
