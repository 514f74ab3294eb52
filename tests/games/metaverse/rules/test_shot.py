"""What a shot does: chance to hit, range bands, and a pulse through every defence."""

import pytest

from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.rules.hit import (
    hit_chance,
    hits,
    range_bands,
    sensor_profile,
    target_profile,
)
from metamaker.games.metaverse.rules.pulse import (
    Struck,
    beyond,
    bonus,
    deflected,
    on_hull,
    past_shields,
    pierced,
    quantum,
    through_shields,
)
from metamaker.games.metaverse.rules.roll import Roll
from metamaker.games.metaverse.rules.strike import beyond_layers, penetrating_boxes

ODD, EVEN = Roll(3, odd=True), Roll(4, odd=False)


@pytest.mark.rule("MV-0.0.0-05", "MV-1.3.1-02", "MV-1.3.1-04")
def test_the_first_band_is_free_and_borders_belong_to_the_nearer_band() -> None:
    assert [range_bands(distance, 30) for distance in (0, 30, 30.001, 60, 60.1, 90, 91, 100)] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert range_bands(100, 0) == 0


@pytest.mark.rule("MV-1.3.1-28", "MV-1.3.1-13")
def test_the_worked_example_of_a_sensor_roll() -> None:
    sensor, target = sensor_profile(15, 2), target_profile(3, -1)
    assert (sensor, target) == (13, 2)
    assert [roll for roll in range(1, 21) if hits(roll, sensor, target, 15)] == list(range(3, 14))
    assert hit_chance(sensor, target) == pytest.approx(11 / 20)


@pytest.mark.rule("MV-1.3.1-29", "MV-1.3.1-14", "MV-1.3.1-15")
def test_where_no_roll_could_hit_the_printed_rating_does() -> None:
    assert [roll for roll in range(1, 21) if hits(roll, sensor_profile(12, 6), 7, 12)] == [12]
    assert [roll for roll in range(1, 21) if hits(roll, sensor_profile(3, 8), -4, 3)] == [3]
    assert hit_chance(6, 7) == 1 / 20


@pytest.mark.rule("MV-3.5.11-02", "MV-3.5.11-03", "MV-3.6.13-02")
def test_deflectors_ignore_low_dice_but_never_the_highest() -> None:
    assert [result for result in range(1, 7) if deflected(Roll(result, odd=False), 6, 8, 0)] == [1, 2, 3, 4, 5]
    assert [result for result in range(1, 7) if deflected(Roll(result, odd=False), 6, 4, 2)] == [1, 2]
    assert not any(deflected(Roll(result, odd=False), 6, 2, 5) for result in range(1, 7))


@pytest.mark.rule("MV-3.6.14-15")
def test_quantum_doubles_odd_dice() -> None:
    quality = frozenset({WeaponQuality.QUANTUM})
    assert (quantum(ODD, quality), quantum(EVEN, quality), quantum(ODD, frozenset())) == (6, 4, 3)


@pytest.mark.rule("MV-3.6.14-04", "MV-3.6.14-06", "MV-3.6.14-07")
@pytest.mark.parametrize(
    ("quality", "odd", "even"),
    [(WeaponQuality.ANTIMATTER, 2, 2), (WeaponQuality.DISRUPTIVE, 3, 0), (WeaponQuality.GRAVITATIONAL, 1, 0)],
)
def test_bonuses_feed_on_the_target_up_to_the_modifier(quality: WeaponQuality, odd: int, even: int) -> None:
    target = Struck(armour=2, ems=5, mass_factor=1)
    assert bonus(ODD, 3, frozenset({quality}), target) == odd
    assert bonus(EVEN, 3, frozenset({quality}), target) == even
    assert bonus(ODD, 0, frozenset({quality}), target) == 0


@pytest.mark.rule("MV-3.6.12-02")
@pytest.mark.parametrize(("damage", "piercing", "past"), [(8, 2, 2), (5, 2, 0), (6, 3, 1), (12, 5, 5), (3, 0, 0)])
def test_shield_piercing_takes_its_share_after_five(damage: int, piercing: int, past: int) -> None:
    assert past_shields(damage, piercing) == past
    assert through_shields(damage, 99, piercing, polarized=False) == (damage - past, past)


@pytest.mark.rule("MV-3.1.5-03", "MV-3.6.14-12")
def test_what_shields_cannot_stop_goes_on() -> None:
    assert through_shields(7, 4, 0, polarized=False) == (4, 3)
    assert through_shields(3, 8, 0, polarized=True) == (6, 0)
    assert through_shields(3, 5, 0, polarized=True) == (5, 0)
    assert through_shields(4, 5, 0, polarized=True) == (5, 1)
    assert through_shields(4, 0, 0, polarized=True) == (0, 4)


@pytest.mark.rule("MV-3.6.11-02", "MV-3.1.3-04", "MV-1.3.5-12")
def test_armour_comes_off_each_pulse_and_piercing_off_the_armour() -> None:
    assert [beyond(damage, pierced(3, 1)) for damage in (1, 2, 3)] == [0, 0, 1]
    assert pierced(2, 5) == 0


@pytest.mark.rule("MV-1.3.5-13")
def test_the_worked_example_of_three_pulses_at_one_band() -> None:
    assert [beyond(face + 2, 1) for face in (1, 4, 6)] == [2, 5, 7]


@pytest.mark.rule("MV-3.6.14-10")
def test_molecular_doubles_what_reaches_the_hull() -> None:
    assert (on_hull(3, molecular=True), on_hull(3, molecular=False)) == (6, 3)


@pytest.mark.rule("MV-1.3.6-10")
def test_penetrating_damage_goes_on_behind_the_layers() -> None:
    assert [beyond_layers(amount, 3) for amount in (2, 3, 8)] == [0, 0, 5]
    assert penetrating_boxes(0, 3, 0.5) == 0
    assert [penetrating_boxes(amount, 2, 0.5) for amount in (1, 2, 3)] == [0.5, 2.0, 2.0]
