"""Rolling dice, and hits: as many as fit the mass of the target, lowest first (CF-DICE, CF-SHOT)."""

from collections.abc import Iterable, Sequence

from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.play.dice import Dice

FACES = 8
"""Every die has eight faces. Rule CF-MAT-02."""

HIGHEST = 6
"""The highest effective face. Rule CF-DICE-01."""


def rolled(dice: Dice, count: int) -> list[int]:
    """Return the faces of `count` dice and of all dice added by ones, in order; empty for no dice.

    Dice order: one after the other; the die added by a 1 follows it at once, and may add another. Rules CF-DICE-02, -03, -05.
    """
    faces = []
    left = count
    while left > 0:
        face = dice.roll(FACES)
        faces.append(face)
        if face != 1:
            left -= 1
    return faces


def effective(faces: Iterable[int]) -> list[int]:
    """Return the faces that count: 1 to 6, in their order. Rule CF-DICE-01."""
    return [face for face in faces if face <= HIGHEST]


SLOW = 100
"""A slower ship, in hundredths, counts as motionless for a shooter. Rule CF-SHOT-04."""

HEAVY = 15
"""The highest mass at which Hangars do triple damage. Rule CF-ATK-09."""

NO_LIMIT = 1_000_000
"""The mass of a target hit by all effective dice."""


def mass_limit(mass: int, speed: int, thrust: int, rules: PlayedRules) -> int:
    """Return the mass limit for the dice of an attack: the target's mass, or none if it cannot dodge.

    `speed` is in hundredths. Rules CF-SHOT-01, CF-SHOT-04, CF-SHOT-05.
    """
    is_adrift = thrust == 0 and not rules.infinite_mass
    return NO_LIMIT if speed < SLOW or is_adrift else mass


def hits(faces: Sequence[int], limit: int, are_ones_weightless: bool = False) -> int:
    """Return the number of hits among these effective dice: lowest first, until the next would exceed the mass.

    `are_ones_weightless`: dice showing 1 count 0 toward the mass. Rules CF-SHOT-02, CF-SHOT-03, CF-ATK-10.
    """
    weight = count = 0
    for face in sorted(faces):
        weight += 0 if face == 1 and are_ones_weightless else face
        if weight > limit:
            break
        count += 1
    return count


def hangar_damage(mass: int, is_limitless: bool, rules: PlayedRules) -> int:
    """Return the damage of one hit of a Hangar: 3 against mass 15 or less, otherwise 1.

    The printed mass counts, unless the group treats a target without limit as heavy. Rules CF-ATK-09, CF-SHOT-06.
    """
    counts_as_heavy = is_limitless and rules.hangar_uses_infinite_mass
    return 3 if not rules.hangar_mode and mass <= HEAVY and not counts_as_heavy else 1


def railgun_dice(is_target_slower: bool) -> int:
    """Return the dice of one Railgun. Rule CF-ATK-08."""
    return 3 if is_target_slower else 1


def hangar_dice(rules: PlayedRules) -> int:
    """Return the dice of one Hangar. Rules CF-ATK-09, CF-ATK-10."""
    return 2 if rules.hangar_mode else 1
