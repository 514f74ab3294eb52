"""The order of ships by speed: total speeds, tie-breakers, and dice for the remaining ties (CF-SPD)."""

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.rules.shot import effective, rolled
from metamaker.play.dice import Dice

HUNDRED = 100

FAST = 10
"""A faster ship, in whole speed, may collide. Rule CF-STEP-06."""


class Settled(NamedTuple):
    """Broken ties: the present speeds in hundredths, and each roll in order, the index of a ship and its faces."""

    speeds: list[int]
    rolls: list[tuple[int, tuple[int, ...]]]


def is_slower(speed: int, mass: int, than_speed: int, than_mass: int, rules: PlayedRules) -> bool:
    """Return whether a ship ranks slower than another: by total speed, then by higher mass if masses count. Rule CF-SPD-09."""
    if speed != than_speed:
        return speed < than_speed
    return not rules.tie_break and mass > than_mass


def whole(speed: int) -> int:
    """Return the whole speed of one in hundredths. Rule CF-SPD-06."""
    return speed // HUNDRED


def dice_at_speed(speed: int, thrust: int, rules: PlayedRules) -> int:
    """Return the dice for collisions at a speed in hundredths, 0 if none. Rules CF-STEP-06 to -08, CF-AFT-03, CF-DIFF-09."""
    if rules.collision:
        return 0 if thrust else whole(speed)
    is_fast = whole(speed) > FAST if rules.collision_whole_speed else speed > FAST * HUNDRED
    return whole(speed) + 1 if is_fast or not thrust else 0


def order(speeds: Sequence[int], masses: Sequence[int], rules: PlayedRules) -> list[int]:
    """Return the places of ships, the fastest first; ships of equal rank stay in their order. Rules CF-RND-01, CF-SPD-02."""
    weights = [0] * len(speeds) if rules.tie_break else masses
    return sorted(range(len(speeds)), key=lambda place: (-speeds[place], weights[place]))


def settled(speeds: Sequence[int], masses: Sequence[int], thrusts: Sequence[int], rules: PlayedRules, dice: Dice) -> Settled:
    """Return the speeds with the hundredths that break all ties: no two ships rank equal. Rules CF-SPD-01, CF-SPD-03 to -07.

    Dice order: the fastest tie first, its ships in their order, each all of its dice; then again, until there is no tie.
    """
    speeds = list(speeds)
    rolls: list[tuple[int, tuple[int, ...]]] = []
    while tied := _first_tie(speeds, masses, rules):
        counts = [tie_dice(thrusts[place], rules) for place in tied]
        if not any(counts):
            counts = [1] * len(tied)
        for place, count in zip(tied, counts, strict=True):
            faces = rolled(dice, count)
            speeds[place] += len(effective(faces))
            rolls.append((place, tuple(faces)))
    return Settled(speeds, rolls)


def tie_dice(thrust: int, rules: PlayedRules) -> int:
    """Return the dice of a tied ship; if all of a tie would roll none, each rolls one. Rules CF-SPD-03 to -05."""
    return thrust if rules.tie_break else 1 + thrust


def _first_tie(speeds: Sequence[int], masses: Sequence[int], rules: PlayedRules) -> list[int]:
    """Return the places of the fastest ships of equal rank; empty without a tie."""
    ranked = order(speeds, masses, rules)
    for place, following in itertools.pairwise(ranked):
        if _ranks_equal(speeds, masses, place, following, rules):
            return [each for each in range(len(speeds)) if _ranks_equal(speeds, masses, place, each, rules)]
    return []


def _ranks_equal(speeds: Sequence[int], masses: Sequence[int], one: int, other: int, rules: PlayedRules) -> bool:
    return speeds[one] == speeds[other] and (bool(rules.tie_break) or masses[one] == masses[other])
