"""The course of a battle in means: the fire of all ships destroys fractions of ships, turn by turn, until one fleet is gone."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from metamaker.games.metaverse.forecast.coefficients import shape

TURNS = 12
"""Battles of the samples last 3 to 14 turns; the fleet that is ahead after twelve wins."""

MOST = 4.0
"""A fleet with e⁸ times the fire of another cannot lose."""

HALVINGS = 12
"""The number of halvings: the edge is exact to 2 · 2 · MOST / 2¹², four thousandths: a tenth of a percentage point."""


class Sides(NamedTuple):
    """Two fleets: the effect of each ship on each enemy ship, in fractions a turn, and the crew quality of every ship."""

    ours: tuple[tuple[float, ...], ...]
    theirs: tuple[tuple[float, ...], ...]
    our_crews: tuple[int, ...]
    their_crews: tuple[int, ...]


def edge(sides: Sides) -> float:
    """Return the logarithm of the factor by which one fleet's fire is better than an even battle needs.

    Positive if the first fleet is ahead; exchanged sides change the sign. Found by halving: their fire improves as much as ours
    declines, until both last equally long.
    """
    low, high = -MOST, MOST
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        left = ahead(sides, middle)
        if left == 0:
            return 2 * middle
        if left > 0:
            low = middle
        else:
            high = middle
    return low + high


def ahead(sides: Sides, burden: float) -> float:
    """Return the rest of the first fleet minus the rest of the second, in ships by worth, with this burden on fire."""
    weaker, stronger = exp(-burden), exp(burden)
    ours = [[weaker * each for each in row] for row in sides.ours]
    theirs = [[stronger * each for each in row] for row in sides.theirs]
    one, other = [1.0] * len(ours), [1.0] * len(theirs)
    our_worth, their_worth = _worth(ours, theirs), _worth(theirs, ours)
    our_order, their_order = _order(theirs, our_worth), _order(ours, their_worth)
    ranks = sorted({*sides.our_crews, *sides.their_crews}, reverse=True)
    for _ in range(TURNS):
        for rank in ranks:
            # Crews of the same quality fire at the same time, so both sides lose ships only after both have fired.
            hit = _fired(ours, one, other, their_order, sides.our_crews, rank)
            struck = _fired(theirs, other, one, our_order, sides.their_crews, rank)
            other, one = hit, struck
        if not any(one) or not any(other):
            break
    return _left(one, our_worth) - _left(other, their_worth)


def _left(hulls: Sequence[float], worth: Sequence[float]) -> float:
    return sum(hull * each for hull, each in zip(hulls, worth, strict=True)) / sum(worth)


def _worth(fire: Sequence[Sequence[float]], against: Sequence[Sequence[float]]) -> list[float]:
    """Return the worth of every ship in this battle: the geometric mean of its fire and its endurance."""
    found = []
    for place, row in enumerate(fire):
        taken = sum(enemy[place] for enemy in against)
        found.append((sum(row) / taken) ** 0.5)
    return found


def _order(fire: Sequence[Sequence[float]], worth: Sequence[float]) -> list[int]:
    """Return the targets in the order of fire: by the gain from one turn of fire of all ships."""
    gains = [each * each * sum(row[place] for row in fire) for place, each in enumerate(worth)]
    return sorted(range(len(worth)), key=lambda place: -gains[place])


def _fired(
    fire: Sequence[Sequence[float]],
    firing: Sequence[float],
    targets: Sequence[float],
    order: Sequence[int],
    crews: Sequence[int],
    rank: int,
) -> list[float]:
    """Return the rest of the targets after the ships with crews of this rank have fired, at one target after another."""
    left, fades = list(targets), shape().fades
    standing = [place for place in order if left[place] > 0]
    for place, row in enumerate(fire):
        if crews[place] != rank or firing[place] <= 0:
            continue
        power = firing[place] ** fades
        for target in standing:
            if left[target] <= 0 or power <= 0:
                continue
            whole = row[target] * power
            if whole <= left[target]:
                left[target] -= whole
                break
            power *= 1 - left[target] / whole
            left[target] = 0.0
    return left
