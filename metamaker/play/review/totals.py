"""Sums of a ledger: damage by ship and weapon, and the usual range of luck."""

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

from metamaker.play.review.ledger import Blow, Chance, Key, part_of


class Total(NamedTuple):
    """The sum of some blows: the number of shots, how many of them hit, and where the damage went, as in `Blow`."""

    shots: int = 0
    hits: int = 0
    mean: float = 0.0
    dealt: float = 0.0
    shields: float = 0.0
    armour: float = 0.0
    intercepted: float = 0.0
    wasted: float = 0.0

    def plus(self, blow: Blow) -> "Total":
        """Return the sum with one more blow."""
        return Total(
            self.shots + bool(blow.weapon),
            self.hits + (bool(blow.weapon) and blow.hit),
            self.mean + blow.mean,
            self.dealt + blow.dealt,
            self.shields + blow.shields,
            self.armour + blow.armour,
            self.intercepted + blow.intercepted,
            self.wasted + blow.wasted,
        )


def total(blows: Iterable[Blow]) -> Total:
    """Return the sum of blows."""
    found = Total()
    for blow in blows:
        found = found.plus(blow)
    return found


def grouped(blows: Iterable[tuple[Key, Blow]]) -> dict[Key, Total]:
    """Return the sum of the blows of each key, in the order in which the keys appear."""
    found: dict[Key, Total] = {}
    for key, blow in blows:
        found[key] = found.get(key, Total()).plus(blow)
    return found


def usual_luck(chances: Iterable[Chance], side: int = 0, sides: int = 2) -> float:
    """Return the range around 0 in which the luck of a side is in about two matches in three: one standard deviation.

    Each roll has the mean 0, given everything before it, so the variances of all rolls add up. For a roll without a variance,
    the square of its luck takes its place, because that has the same mean.
    """
    return sqrt(sum(part_of(each, side, sides) ** 2 * (each.variance or each.luck**2) for each in chances))
