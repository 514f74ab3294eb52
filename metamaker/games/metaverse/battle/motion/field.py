"""Jumping through fields that hinder FTL drives: where on the way a crew has to roll (1.2.3, 3.5.5)."""

from collections.abc import Iterable, Iterator, Sequence
from math import isqrt
from typing import NamedTuple

from metamaker.battle.dice import Dice
from metamaker.battle.plane import CM, Point, distance, moved, offset
from metamaker.games.metaverse.battle.motion.path import Leg, Move

STEP_CM = 10

Round = tuple[Point, int]
"""A round field: its centre, its radius in cm."""


class FieldStep(NamedTuple):
    """The end of 10 cm inside fields: place and number of the leg, and the fields there beyond the first. Rule MV-3.5.5-03."""

    place: Point
    leg: int
    more: int


class FieldRoll(NamedTuple):
    """A D6 at the end of 10 cm inside; `stops` if it ends the jump."""

    step: FieldStep
    face: int
    stops: bool


def field_steps(legs: Sequence[Leg], fields: Sequence[Round]) -> Iterator[FieldStep]:
    """Yield where each complete 10 cm that the legs go inside any of the fields ends. Rules MV-1.2.3-79, MV-0.0.0-04."""
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
    """Return the pieces of a leg inside at least one field, in order: where each begins and how long it is, in 1/1000 cm."""
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
    """Return where a leg comes into the field and how far it goes inside, in 1/1000 cm."""
    ahead, across = offset(each.start, each.heading, centre)
    if abs(across) > radius:
        return 0, 0
    half = isqrt(radius * radius - across * across)
    entry = max(0, ahead - half)
    return entry, max(0, min(_way(each), ahead + half) - entry)


def _way(each: Leg) -> int:
    """Return how long a leg is in 1/1000 cm; only a return can end within a cm, and it goes along an axis of the table."""
    return distance(each.start, each.end) if each.heading % 4 == 0 else each.length * CM


def field_rolls(steps: Iterable[FieldStep], crew_quality: int, dice: Dice) -> tuple[FieldRoll, ...]:
    """Roll a D6 at every step, +1 for each field beyond the first, until one beats the crew quality: it ends the jump.

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
    """Return the way to a place from the nearest edge of a table of this size: the way of a ship that returns.

    Of edges at the same distance the first clockwise from the northern one counts. The leg says how many cm it is, rounded
    up. Rule MV-3.5.5-06.
    """
    east, north = size_cm[0] * CM // 2, size_cm[1] * CM // 2
    gaps = (north - place.y, east - place.x, place.y + north, place.x + east)
    nearest = gaps.index(min(gaps))
    way = max(0, gaps[nearest])
    outward = 4 * nearest
    heading = (outward + 8) % 16
    return Leg(moved(place, outward, way), place, heading, heading, -(-way // CM))
