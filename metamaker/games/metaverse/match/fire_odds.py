"""Exact expectations of fire for its commander: shield hits, boxes, and likely losses."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.games.metaverse.battle.ai.fire_worth import cover
from metamaker.games.metaverse.battle.ai.weapon_worth import battery, hit_on
from metamaker.games.metaverse.battle.aim import energy_loss, exposed_section, sight
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.orders import Mode
from metamaker.games.metaverse.battle.fire.prospects import FACES
from metamaker.games.metaverse.battle.places import CORE
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.stats.damage_distribution import Distribution


def tenths(mean: float, words: Words) -> str:
    """Return a mean with one digit after the decimal point, in the format of the language."""
    return words.number(mean, 1)


def percentage(chance: float) -> int:
    """Return a chance in whole percent: at least 1 if it is possible, at most 99 if it is uncertain."""
    return 0 if chance <= 0.0 else 100 if chance >= 1.0 else min(99, max(1, round(chance * 100)))


def expected(asked: DeclareFire, array: System, weapon: System, target: Vessel) -> float:
    """Return the expected boxes of a shot at a ship, including its chance to hit, against the current defences."""
    hit = _hit(asked, weapon, target)
    return 0.0 if hit is None else float(hit.mean_boxes) * _share(asked, array, weapon, target)


def _hit(asked: DeclareFire, weapon: System, target: Vessel) -> Distribution | None:
    """Return all possible effects of a hit of a weapon on a ship in its present state; None for other systems than guns."""
    guns = battery(asked.vessel.blueprint.design)
    plan = weapon.plan.weapon
    if plan is None or all(gun.ref != weapon.plan.ref for gun in guns.guns):
        return None
    seen = sight(asked.vessel, target)
    met = cover(target, seen.struck, kinetic=plan.kinetic, deep=guns.deep)
    return hit_on(plan, met, energy_loss(plan, seen.counted))


def _share(asked: DeclareFire, array: System, weapon: System, target: Vessel) -> float:
    return asked.profile(array, [weapon], target).faces / FACES


class Fatal(NamedTuple):
    """The probabilities that fire destroys the exposed section, and the ship; 0 to 1."""

    section: float
    ship: float


def fatal(asked: DeclareFire, array: System, weapons: Sequence[System], target: Vessel, mode: Mode) -> Fatal:
    """Return the probabilities that weapons guided together destroy the exposed section, and the whole ship.

    Each shot meets the present shields, so the true probability is at least as high. Criticals are not included. Rules
    MV-1.3.1-30, MV-1.3.6-05, -06, -09.
    """
    hits = [
        (hit.of_boxes(), _share(asked, array, weapon, target)) for weapon in weapons if (hit := _hit(asked, weapon, target))
    ]
    section = exposed_section(target, sight(asked.vessel, target).struck)
    needed = target.sections[section].left, target.sections[CORE].left
    most = needed[0] + (needed[1] if section != CORE else 0)
    if mode is Mode.VOLLEY:  # one roll counts for all weapons
        together = asked.profile(array, weapons, target).faces / FACES
        boxes = _together([(done, 1.0) for done, _ in hits], most)
        return Fatal(*(together * _at_least(boxes, amount) for amount in (needed[0], most)))
    boxes = _together(hits, most)
    return Fatal(_at_least(boxes, needed[0]), _at_least(boxes, most))


def _together(hits: Sequence[tuple[Mapping[int, Fraction], float]], most: int) -> list[float]:
    """Return the chances of each total number of boxes up to `most`; each shot hits with its own chance."""
    found = [1.0] + [0.0] * most
    for boxes, share in hits:
        after = [chance * (1.0 - share) for chance in found]
        for taken, chance in boxes.items():
            for before, known in enumerate(found):
                after[min(most, before + taken)] += known * float(chance) * share
        found = after
    return found


def _at_least(chances: Sequence[float], amount: int) -> float:
    return sum(chances[amount:])


def surgical_chance(asked: DeclareFire, array: System, weapon: System, target: Vessel) -> float:
    """Return the probability that surgical fire disables its target system: it hits with an odd face and takes a box.

    Rules MV-1.3.1-38, -40.
    """
    hit = _hit(asked, weapon, target)
    if hit is None:
        return 0.0
    met = asked.profile(array, [weapon], target)
    odd = sum(1 for face in range(1, FACES + 1, 2) if met.hits(face))
    return odd / FACES * float(1 - hit.of_boxes().get(0, 0))
