"""Every outcome of a hit with its exact chance, against sums by hand."""

from collections import Counter, defaultdict
from fractions import Fraction

import pytest

from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.damage.strike import Shot, strike
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import DamageEffect, Die, WeaponQuality
from metamaker.games.metaverse.stats.damage_distribution import Outcome, hit_distribution, target_of
from metamaker.play.dice import Dice, outcomes
from tests.games.metaverse.battle.battles import FORE, battle_of, gun, hull, ship_class, three_deep, vessel_of
from tests.games.metaverse.builders import design_of, generator, with_arc

ROOMY = ship_class(hull(200, 2), fore=hull(200, 3, components=(generator(Arc.FORE, 1),)), aft=hull(200, 2))


def chances(ship: ShipClass, weapon: WeaponPlan, loss: int = 0) -> dict[Outcome, Fraction]:
    """Return the chance of shield hits and boxes lost."""
    design = design_of(ship)
    found: defaultdict[Outcome, Fraction] = defaultdict(Fraction)

    def play(dice: Dice) -> Outcome:
        vessel = vessel_of(design)
        wounds = strike(battle_of([vessel], dice, telling=False), Shot(weapon, 0, vessel, FORE, loss))
        return Outcome(wounds.shields, sum(wounds.boxes))

    for chance, outcome in outcomes(play):
        found[outcome] += chance
    return dict(found)


@pytest.mark.rule("MV-1.3.5-10", "MV-3.1.5-03")
def test_two_dice_against_two_shield_hits_by_hand() -> None:
    # D4, pulse 2, against 2 shield hits: the sum of the dice less 2, since no armour tells the dice apart
    ship = with_arc(ROOMY, Arc.FORE, shield_hits=2)
    found = chances(ship, gun(pulse=2, damage_die=Die.D4))
    sums = Counter(one + other for one in range(1, 5) for other in range(1, 5))
    assert found == {Outcome(2, total - 2): Fraction(ways, 16) for total, ways in sums.items()}
    assert sum(found.values()) == 1


@pytest.mark.rule("MV-1.3.5-10", "MV-3.1.3-04")
def test_the_lower_die_wears_down_the_shields_by_hand() -> None:
    # D3 twice against 1 shield hit and armour 1: the lower die loses 1 to the shield and 1 to armour, the higher 1 to armour
    ship = with_arc(ROOMY, Arc.FORE, shield_hits=1, armour_rating=1)
    found = chances(ship, gun(pulse=2, damage_die=Die.D3))
    # 1-1: nothing; 1-2 and 2-2: 1; 1-3 and 2-3: 2; 3-3: 1 + 2
    assert found == {
        Outcome(1, 0): Fraction(1, 9),
        Outcome(1, 1): Fraction(3, 9),
        Outcome(1, 2): Fraction(4, 9),
        Outcome(1, 3): Fraction(1, 9),
    }
    assert sum(found.values()) == 1


@pytest.mark.rule("MV-3.6.14-09", "MV-3.6.14-28")
def test_the_chance_of_a_critical_by_ions() -> None:
    design = design_of(three_deep())

    def play(dice: Dice) -> int:
        vessel = vessel_of(design)
        battle = battle_of([vessel], dice, telling=False)
        strike(battle, Shot(gun(damage_die=Die.D3, qualities=(WeaponQuality.IONIZED,)), 0, vessel, FORE))
        return len(battle.criticals)

    seen = sum((chance * count for chance, count in outcomes(play)), Fraction(0))
    # half of the faces are odd, one in six rolls is a 6
    assert seen == Fraction(1, 2) * Fraction(1, 6)


@pytest.mark.rule("MV-0.0.0-08", "MV-3.6.14-26")
@pytest.mark.parametrize(
    "weapon",
    [
        gun(pulse=2, damage_modifier=1),
        gun(pulse=2, damage_die=Die.D4, damage_effect=DamageEffect.PENETRATING, shield_piercing=2),
        gun(pulse=2, damage_die=Die.D4, qualities=(WeaponQuality.REACTIVE, WeaponQuality.DIMENSIONAL)),
        gun(pulse=2, damage_die=Die.D3, qualities=(WeaponQuality.POLARIZED, WeaponQuality.QUANTUM), damage_modifier=2),
    ],
)
def test_the_battle_rolls_what_the_table_of_hits_says(weapon: WeaponPlan) -> None:
    ship = with_arc(ROOMY, Arc.FORE, shield_hits=4, armour_rating=1)
    table = hit_distribution(weapon.definition, target_of(design_of(ship), Arc.FORE, weapon.definition.damage_type), 1)
    found = chances(ship, weapon, loss=1)
    assert found == dict(table.chances)
    assert sum(found.values()) == 1
