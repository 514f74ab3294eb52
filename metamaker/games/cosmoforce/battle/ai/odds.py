"""Exact chances as whole millionths, kept in tables, for captains."""

from fractions import Fraction
from typing import Final

from metamaker.games.cosmoforce.rules.chances import at_least, depletion_chance, expected_drone_hits, expected_hits, hit_chances
from metamaker.games.cosmoforce.rules.shot import NO_LIMIT

MILLION: Final = 1_000_000
"""Whole millionths, so that a captain decides alike on every machine; smaller differences do not matter."""

MOST_MASS: Final = 31
"""The mark for no limit in keys of tables. The largest mass of a design is 30 (CF-DER-01)."""

MOST_DICE: Final = 60
"""The largest number of dice in tables; more make no difference.

Sixty do 51 points of damage on average, far more than ends any ship.
"""

_means: dict[int, int] = {}
_reached: dict[int, int] = {}
_effective: dict[int, int] = {}
_depletions: dict[int, int] = {}


def _millionths(chance: Fraction) -> int:
    return round(chance * MILLION)


def mean_hits(dice: int, limit: int, drones: bool) -> int:
    """Return the mean of hits, in millionths, of `dice` dice on a mass or NO_LIMIT; `drones`: ones have no mass."""
    key = (dice << 6 | min(limit, MOST_MASS)) << 1 | drones
    found = _means.get(key, -1)
    if found < 0:
        mass = None if limit == NO_LIMIT else limit
        found = _millionths(expected_drone_hits(dice, mass) if drones else expected_hits(dice, mass))
        _means[key] = found
    return found


def hits_reach(dice: int, limit: int, hits: int) -> int:
    """Return the chance, in millionths, of at least `hits` hits; ones count as their face."""
    if limit == NO_LIMIT:
        return effective_reach(dice, hits)
    if hits > limit:
        return 0
    key = (dice << 6 | limit) << 7 | hits
    found = _reached.get(key, -1)
    if found < 0:
        chances = hit_chances(dice, limit)
        found = _millionths(sum((chance for count, chance in chances.items() if count >= hits), Fraction(0)))
        _reached[key] = found
    return found


def effective_reach(dice: int, effective: int) -> int:
    """Return the chance, in millionths, of at least `effective` effective dice."""
    if effective <= 0:
        return MILLION
    dice = min(dice, MOST_DICE)
    key = dice << 7 | effective
    found = _effective.get(key, -1)
    if found < 0:
        found = _effective[key] = _millionths(at_least(dice, effective))
    return found


def depletes(missiles: int) -> int:
    """Return the chance, in millionths, that an attack with this number of Missiles depletes them."""
    found = _depletions.get(missiles, -1)
    if found < 0:
        found = _depletions[missiles] = _millionths(depletion_chance(missiles))
    return found
