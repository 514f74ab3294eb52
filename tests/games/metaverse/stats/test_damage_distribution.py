from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageEffect, DamageType, DefenceType, Die, WeaponQuality
from metamaker.games.metaverse.rules.pulse import pierced, traits_of
from metamaker.games.metaverse.rules.roll import roll_damage, rolled
from metamaker.games.metaverse.rules.strike import MISSED, Landed, boxes, landed
from metamaker.games.metaverse.stats.damage_distribution import ArcTarget, Outcome, hit_distribution, target_of
from metamaker.games.metaverse.stats.estimate.table import Cover, Depth, Pulse, Size, Table, table
from metamaker.play.dice import Dice, FixedDice, outcomes
from tests.examples import examples
from tests.games.metaverse.builders import GUN, SANITY_WEAPONS, cruiser, design_of

BARE = ArcTarget()
QUALITIES = tuple(WeaponQuality)


def weapon(**fields: Any) -> Weapon:
    return GUN.with_(**{"damage_modifier": 0, **fields})


def struck(gun: Weapon, face: int, target: ArcTarget = BARE, *more: int, loss: int = 0) -> Landed:
    """Return the effect of one die with this face; `more` are the faces rolled after it."""
    dice = FixedDice(more)
    shields = target.shields_against(gun.damage_type)
    pulse = landed(traits_of(gun), rolled(gun.damage_die, face), loss, target.guard(gun.damage_type), shields, dice)
    dice.finish()
    return pulse


weapons = st.builds(
    weapon,
    damage_type=st.sampled_from(DamageType),
    pulse=st.integers(0, 2),
    damage_die=st.sampled_from([Die.D1, Die.D2, Die.D3, Die.D4, Die.D6]),
    damage_modifier=st.integers(0, 3),
    damage_effect=st.sampled_from(DamageEffect),
    armour_piercing=st.integers(0, 2),
    shield_piercing=st.integers(0, 3),
    deflection_piercing=st.integers(0, 2),
    qualities=st.lists(st.sampled_from(QUALITIES), max_size=3, unique=True).map(tuple),
)
targets = st.builds(
    ArcTarget,
    armour_rating=st.integers(0, 3),
    armour_type=st.sampled_from(DefenceType),
    plates=st.integers(0, 2),
    shield_hits=st.integers(0, 6),
    shield_type=st.sampled_from(DefenceType),
    adaptation=st.integers(0, 2),
    deflector=st.integers(0, 5),
    deflector_type=st.sampled_from(DefenceType),
    layers=st.lists(st.integers(1, 3), min_size=1, max_size=3).map(tuple),
)


@pytest.mark.rule("MV-1.3.5-13", "MV-1.3.5-05", "MV-1.3.5-03")
def test_each_die_has_the_modifier_and_loses_its_range_bands() -> None:
    gun = weapon(pulse=3, damage_modifier=2)
    assert [struck(gun, face, loss=1).hull for face in (1, 4, 6)] == [2, 5, 7]


@pytest.mark.rule("MV-3.6.12-02")
@pytest.mark.parametrize(("damage", "expected"), [(8, Landed(6, 2, 0, 0)), (5, Landed(5, 0, 0, 0)), (6, Landed(5, 1, 0, 0))])
def test_shields_meet_five_before_piercing(damage: int, expected: Landed) -> None:
    assert struck(weapon(damage_die=Die.D8, shield_piercing=2), damage, ArcTarget(shield_hits=20)) == expected


@pytest.mark.rule("MV-3.1.5-03", "MV-3.1.5-02")
def test_what_shields_do_not_hold_meets_armour_and_other_fire_passes_them() -> None:
    target = ArcTarget(shield_hits=2, shield_type=DefenceType.ENERGY, armour_rating=1)
    assert struck(weapon(), 6, target) == Landed(2, 3, 0, 0)
    assert struck(weapon(damage_type=DamageType.KINETIC), 6, target) == Landed(0, 5, 0, 0)


@pytest.mark.rule("MV-3.1.4-02", "MV-3.1.4-06", "MV-3.6.11-02")
def test_plates_add_to_armour_and_piercing_takes_from_both() -> None:
    target = ArcTarget(armour_rating=5, plates=5)
    assert struck(weapon(damage_die=Die.D12), 12, target).hull == 2
    assert struck(weapon(damage_die=Die.D12, armour_piercing=3), 12, target).hull == 5


@pytest.mark.rule("MV-3.5.11-02", "MV-3.5.11-03", "MV-3.6.13-02")
def test_a_deflector_ignores_low_dice_but_never_the_highest() -> None:
    gun = weapon(qualities=(WeaponQuality.QUANTUM,), damage_modifier=3)
    assert [struck(gun, face, ArcTarget(deflector=8)) for face in (1, 5)] == [MISSED, MISSED]
    assert struck(gun, 6, ArcTarget(deflector=8)).hull == 9
    assert struck(gun.with_(deflection_piercing=5), 4, ArcTarget(deflector=8)).hull == 7


@pytest.mark.rule("MV-3.5.11-04")
def test_a_d2_judges_a_die_of_one_face() -> None:
    gun = weapon(damage_die=Die.D1, damage_modifier=2)
    assert (struck(gun, 1, ArcTarget(deflector=1), 2), struck(gun, 1, ArcTarget(deflector=1), 3).hull) == (MISSED, 3)
    assert struck(gun.with_(deflection_piercing=1), 1, ArcTarget(deflector=1)).hull == 3


@pytest.mark.rule("MV-3.5.9-04", "MV-3.5.9-06")
def test_adaptation_armours_shields_as_long_as_one_stands() -> None:
    assert struck(weapon(), 6, ArcTarget(shield_hits=9, adaptation=2)) == Landed(4, 0, 0, 0)
    assert struck(weapon(armour_piercing=1), 6, ArcTarget(shield_hits=9, adaptation=2)) == Landed(5, 0, 0, 0)
    assert struck(weapon(), 6, ArcTarget(adaptation=2)) == Landed(0, 6, 0, 0)


@pytest.mark.rule("MV-3.6.14-16", "MV-3.6.14-26")
def test_a_reactive_odd_die_is_rolled_again_past_the_armour() -> None:
    gun = weapon(damage_modifier=1, qualities=(WeaponQuality.REACTIVE, WeaponQuality.MOLECULAR))
    assert struck(gun, 3, ArcTarget(armour_rating=2), 5) == Landed(0, 4, 0, 6)
    assert struck(gun, 4, ArcTarget(armour_rating=2)) == Landed(0, 6, 0, 0)


@pytest.mark.rule("MV-3.6.14-05", "MV-3.6.14-25")
def test_dimensional_damage_begins_behind_the_struck_section() -> None:
    pulse = struck(weapon(qualities=(WeaponQuality.DIMENSIONAL,)), 5)
    assert pulse == Landed(0, 5, 5, 0)
    assert [boxes(effect, pulse, (2, 3)) for effect in DamageEffect] == [10, 8]


@pytest.mark.rule("MV-3.6.14-11", "MV-3.6.14-12")
def test_phased_odd_dice_skip_shields_and_polarized_ones_cost_two() -> None:
    target = ArcTarget(shield_hits=9)
    phased = weapon(qualities=(WeaponQuality.PHASED,))
    assert [struck(phased, face, target) for face in (3, 4)] == [Landed(0, 3, 0, 0), Landed(4, 0, 0, 0)]
    assert struck(weapon(qualities=(WeaponQuality.POLARIZED,)), 6, target) == Landed(9, 1, 0, 0)


@pytest.mark.rule("MV-1.3.6-14", "MV-1.3.6-03", "MV-1.3.6-10")
def test_penetrating_damage_takes_a_box_of_each_layer_and_the_rest_is_lost() -> None:
    assert boxes(DamageEffect.PENETRATING, Landed(0, 8, 0, 0), (3, 2, 2)) == 7
    assert boxes(DamageEffect.RAKING, Landed(0, 8, 0, 0), (3, 2, 2)) == 8


@pytest.mark.rule("MV-1.3.5-10")
def test_low_dice_wear_the_shields_down_first() -> None:
    """A 1 before a 2 dies on the adaptation of the last shield hit; after it, it would find no shields and hurt the hull."""
    hit = hit_distribution(weapon(pulse=2, damage_die=Die.D2), ArcTarget(shield_hits=1, adaptation=1))
    assert dict(hit.chances) == {
        Outcome(0, 0): Fraction(1, 4),
        Outcome(1, 0): Fraction(1, 2),
        Outcome(1, 2): Fraction(1, 4),
    }


def test_a_hit_in_numbers() -> None:
    hit = hit_distribution(weapon(damage_modifier=1), ArcTarget(shield_hits=4, armour_rating=1))
    sixth = Fraction(1, 6)
    assert hit.of_boxes() == {0: 4 * sixth, 1: sixth, 2: sixth}
    assert hit.of_shields() == {2: sixth, 3: sixth, 4: 4 * sixth}
    assert (hit.mean_boxes, hit.mean_shields, hit.nothing) == (Fraction(1, 2), Fraction(7, 2), Fraction(0))
    assert hit_distribution(weapon(), ArcTarget(armour_rating=3)).nothing == Fraction(1, 2)


def brute(gun: Weapon, target: ArcTarget) -> dict[Outcome, Fraction]:
    """Return the same by rolling every sequence of faces."""
    guard, first = target.guard(gun.damage_type), target.shields_against(gun.damage_type)

    def play(dice: Dice) -> Outcome:
        rolls = sorted(
            (roll_damage(gun.damage_die, dice) for _ in range(gun.pulse)), key=lambda roll: (roll.result, not roll.odd)
        )
        left, taken = first, 0
        for roll in rolls:
            pulse = landed(traits_of(gun), roll, 0, guard, left, dice)
            left -= pulse.shields
            taken += boxes(gun.damage_effect, pulse, target.layers)
        return Outcome(first - left, taken)

    found: dict[Outcome, Fraction] = {}
    for chance, outcome in outcomes(play):
        found[outcome] = found.get(outcome, Fraction(0)) + chance
    return found


@given(weapons, targets)
@settings(max_examples=examples(60), deadline=None)
def test_it_is_what_all_sequences_of_dice_give(gun: Weapon, target: ArcTarget) -> None:
    hit = hit_distribution(gun, target)
    assert dict(hit.chances) == brute(gun, target)
    assert sum(chance for _, chance in hit.chances) == 1


@given(weapons.map(lambda gun: gun.with_(pulse=12)), targets)
@settings(max_examples=examples(20), deadline=None)
def test_many_dice_still_add_up_to_one_and_shields_lose_no_more_than_they_have(gun: Weapon, target: ArcTarget) -> None:
    hit = hit_distribution(gun, target)
    assert sum(chance for _, chance in hit.chances) == 1
    assert max(hit.of_shields()) <= target.shields_against(gun.damage_type)


@given(weapons, targets, st.booleans())
@settings(max_examples=examples(100), deadline=None)
def test_the_estimate_of_combat_value_has_the_same_means(gun: Weapon, target: ArcTarget, shielded: bool) -> None:
    """Where shields are deep or gone, and fire rakes."""
    gun = gun.with_(pulse=1, damage_effect=DamageEffect.RAKING)
    deep = ArcTarget(
        target.armour_rating,
        plates=target.plates,
        shield_hits=99 if shielded else 0,
        adaptation=target.adaptation,
        deflector=target.deflector,
    )
    hit = hit_distribution(gun, deep)
    assert (float(hit.mean_shields), float(hit.mean_boxes)) == pytest.approx(estimated(gun, deep))


def estimated(gun: Weapon, target: ArcTarget) -> tuple[float, float]:
    shielded = target.shield_hits > 0
    cover = Cover(
        shielded=shielded,
        adaptation=pierced(target.adaptation, gun.armour_piercing) if shielded else 0.0,
        shield_piercing=gun.shield_piercing if shielded else 0,
        armour=pierced(target.armour_rating + target.plates, gun.armour_piercing),
        fuel=target.armour_rating,
        deflector=pierced(target.deflector, gun.deflection_piercing),
    )
    pulse = Pulse(gun.damage_die, gun.damage_modifier, (0,), 0.0, frozenset(gun.qualities))
    found: Table = table(pulse, cover, Depth(None, 1), Size(target.ems, target.mass_factor))
    return found.shields, found.core


def test_a_target_is_an_arc_of_a_design() -> None:
    target = target_of(design_of(cruiser(), weapons=SANITY_WEAPONS), Arc.FORE, DamageType.ENERGY)
    assert (target.armour_rating, target.shield_hits, target.layers, target.ew) == (1, 4, (2, 3, 2), 2)
    assert (target.mass_factor, target.target_rating, target.deflector) == (6, 1, 0)


@pytest.mark.parametrize(
    "field",
    [
        {"damage_type": DamageType.KINETIC},
        {"pulse": 2},
        {"damage_die": Die.D8},
        {"damage_modifier": 2},
        {"damage_effect": DamageEffect.PENETRATING, "damage_die": Die.D12},
        {"armour_piercing": 1},
        {"shield_piercing": 1},
        {"deflection_piercing": 1},
        *(
            {"qualities": (quality,)}
            for quality in QUALITIES
            if quality not in {"ionized", "proximity", "spinal", "temporal", "unstable"}
        ),
    ],
    ids=str,
)
def test_every_field_that_matters_to_a_hit_shows(field: dict[str, Any]) -> None:
    shielded = ArcTarget(2, shield_hits=9, shield_type=DefenceType.ENERGY, deflector=2, layers=(1, 2))
    plain = weapon(damage_modifier=1)
    assert any(
        hit_distribution(plain.with_(**field), target) != hit_distribution(plain, target)
        for target in (shielded, replace(shielded, shield_hits=3))
    )


def test_the_largest_volley_against_the_strongest_shields_is_exact_too() -> None:
    hit = hit_distribution(weapon(pulse=99), replace(BARE, shield_hits=99, shield_type=DefenceType.ENERGY_KINETIC))
    assert sum(chance for _, chance in hit.chances) == 1
    assert max(hit.of_shields()) == 99
