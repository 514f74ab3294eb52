"""The mean and variance of hits, against every outcome of their dice."""

from collections.abc import Iterator
from itertools import product

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.battle.ai.weapon_worth import ArcDefences, hit_on
from metamaker.games.metaverse.battle.blueprint import WeaponPlan, weapon_plan
from metamaker.games.metaverse.battle.boarding.combat import MARINE, PartyDie, compared, ranked
from metamaker.games.metaverse.model.words import BoardingTie
from metamaker.games.metaverse.review.effects import _parties
from metamaker.games.metaverse.review.hits import Hit, spread_of
from metamaker.games.metaverse.review.worths import damage_to_fire
from metamaker.games.metaverse.rules.strike import is_deflected, needs_judge, reacts
from tests.games.metaverse.samples import sample_fleet

COVERS = (
    ArcDefences(0, 0, 0, 0, 0, (2, 3, 2), 2, 4),
    ArcDefences(3, 0, 1, 1, 0, (2, 3, 2), 2, 4),
    ArcDefences(7, 2, 2, 3, 2, (1, 2), 3, 6),
)


def _weapons() -> Iterator[WeaponPlan]:
    for file in sorted(sample_fleets("metaverse").glob("*.json")):
        for weapon in sample_fleet(file).weapons:
            yield weapon_plan(weapon)


WEAPONS = tuple(_weapons())
SMALL = [plan for plan in WEAPONS if (plan.faces or 1) ** plan.pulse <= 500]


@pytest.mark.parametrize("met", COVERS)
def test_means_are_those_of_the_distribution_of_a_hit(met: ArcDefences) -> None:
    for plan in WEAPONS:
        exact = hit_on(plan, met, 1).of_boxes()
        mean, variance = Hit(plan, met, 1, halved=False).expected()
        expected = spread_of([(float(chance), float(boxes)) for boxes, chance in exact.items()])
        assert mean == pytest.approx(expected.mean), plan.name
        assert variance == pytest.approx(expected.variance, abs=1e-9), plan.name


@pytest.mark.parametrize("met", COVERS)
@pytest.mark.parametrize("halved", [False, True])
def test_rolled_dice_have_the_same_mean(met: ArcDefences, halved: bool) -> None:
    assert len(SMALL) > 5
    for plan in SMALL:
        hit = Hit(plan, met, 0, halved=halved)
        outcomes = [(chance, hit.due(*dice)) for chance, dice in _dice(plan, hit)]
        assert sum(chance for chance, _ in outcomes) == pytest.approx(1.0)
        assert spread_of(outcomes) == pytest.approx(hit.expected(), abs=1e-9), plan.name


Dice = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def _dice(plan: WeaponPlan, hit: Hit) -> Iterator[tuple[float, Dice]]:
    """Yield all dice of a hit as an event lists them, with their chances."""
    faces = plan.faces or 1
    judging = needs_judge(plan.traits, hit.guard)
    for thrown in product(range(1, faces + 1), repeat=plan.pulse):
        shown = tuple(sorted(thrown))
        rolls = [plan.traits.rolls[face - 1] for face in shown]
        extras = sum(reacts(plan.traits, roll) and not is_deflected(plan.traits, roll, hit.guard) for roll in rolls)
        for judges in product(range(1, 5), repeat=plan.pulse if judging else 0):
            for more in product(range(1, faces + 1), repeat=extras):
                chance = faces**-plan.pulse * 4.0 ** -len(judges) * float(faces) ** -extras
                yield chance, (shown if plan.faces else (), judges, more)


def test_chances_of_damage_to_fire_add_up() -> None:
    for plan in WEAPONS:
        assert sum(damage_to_fire(plan).values()) == pytest.approx(1.0)


@pytest.mark.parametrize("tie", list(BoardingTie))
def test_the_mean_of_a_round_of_boarding_is_that_of_all_dice(tie: BoardingTie) -> None:
    defence, attack = [(6, 0), (4, 0)], [(5, 0), (5, 0), (3, -1)]
    total, number = 0, 0
    for thrown in product(*[range(1, faces + 1) for faces, _ in (*defence, *attack)]):
        dice = [PartyDie(MARINE, face, face + more) for face, (_, more) in zip(thrown, (*defence, *attack), strict=True)]
        lost = compared(ranked(dice[:2]), ranked(dice[2:]), tie)
        total += len(lost.defenders) - len(lost.attackers)
        number += 1
    assert _parties(defence, attack, tie) == pytest.approx(total / number)
