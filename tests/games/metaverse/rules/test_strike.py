"""The mean over all dice of a pulse is the mean of what the battle's dice do, dice for dice."""

from fractions import Fraction
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.metaverse.model.words import Die, WeaponQuality
from metamaker.games.metaverse.rules.pulse import Struck, Traits
from metamaker.games.metaverse.rules.roll import rolls_of
from metamaker.games.metaverse.rules.strike import Guard, landed, results
from metamaker.play.dice import Dice, outcomes

REACTIVE = frozenset({WeaponQuality.REACTIVE})


class Done(NamedTuple):
    """Means: shield hits lost, boxes due, boxes of the section behind."""

    shields: Fraction | float
    boxes: Fraction | float
    behind: Fraction | float


traits = st.builds(
    Traits,
    die=st.sampled_from([Die.D1, Die.D2, Die.D3, Die.D4, Die.D6, Die.D10]),
    modifier=st.integers(0, 3),
    armour_piercing=st.integers(0, 2),
    shield_piercing=st.integers(0, 3),
    deflection_piercing=st.integers(0, 2),
    qualities=st.frozensets(st.sampled_from(WeaponQuality), max_size=4) | st.just(REACTIVE),
)
guards = st.builds(
    Guard,
    deflector=st.integers(0, 8),
    adaptation=st.integers(0, 2),
    armour=st.integers(0, 4),
    struck=st.builds(Struck, armour=st.integers(0, 3), ems=st.integers(0, 4), mass_factor=st.integers(0, 4)),
)
shield_hits = st.integers(0, 12) | st.just(99)


def rolled(weapon: Traits, loss: int, guard: Guard, hits: int) -> Done:
    """Return the exact mean of the battle's rolls."""

    def play(dice: Dice) -> Done:
        faces = len(weapon.rolls)
        roll = weapon.rolls[dice.roll(faces) - 1]
        pulse = landed(weapon, roll, loss, guard, hits, dice)
        return Done(Fraction(pulse.shields), Fraction(pulse.hull + pulse.again), Fraction(pulse.behind))

    done = list(outcomes(play))
    return Done(*(sum((chance * what[part] for chance, what in done), Fraction(0)) for part in range(3)))


def enumerated(weapon: Traits, loss: int, guard: Guard, hits: float) -> Done:
    found = results(weapon, (loss,), guard, hits)
    return Done(
        sum(chance * result.shields for chance, result in found),
        sum(chance * result.hull for chance, result in found),
        sum(chance * result.behind for chance, result in found),
    )


@given(traits, st.integers(0, 3), guards, shield_hits)
@pytest.mark.rule("MV-0.0.0-08")
def test_enumerated_dice_have_the_mean_of_the_dice_of_the_battle(weapon: Traits, loss: int, guard: Guard, hits: int) -> None:
    assert enumerated(weapon, loss, guard, hits) == pytest.approx(tuple(map(float, rolled(weapon, loss, guard, hits))))


@given(traits, st.integers(0, 3), guards)
def test_shields_without_end_are_like_more_than_any_pulse_takes(weapon: Traits, loss: int, guard: Guard) -> None:
    assert enumerated(weapon, loss, guard, float("inf")) == pytest.approx(enumerated(weapon, loss, guard, 999))


@pytest.mark.rule("MV-3.6.14-16", "MV-3.6.14-26", "MV-3.5.11-03")
def test_a_deflector_judges_the_second_die_of_a_reactive_weapon_too() -> None:
    """Of a D6 against a deflector of 4 the 5 and the 6 get by; the 5 is rolled again, and a third of that gets by."""
    weapon = Traits(Die.D6, 0, 0, 0, 0, REACTIVE)
    guard = Guard(4, 0, 0, Struck(0, 0, 0))
    assert enumerated(weapon, 0, guard, 0).boxes == pytest.approx((5 + 6) / 6 + 1 / 6 * (5 + 6) / 6)


def test_the_mean_over_distances_is_taken_before_any_defence() -> None:
    weapon = Traits(Die.D2, 2, 0, 0, 0, frozenset())
    armoured = Guard(0, 0, 2, Struck(0, 0, 0))
    assert [(chance, result.amount, result.hull) for chance, result in results(weapon, (0, 1), armoured, 0)] == [
        (1 / len(rolls_of(Die.D2)), roll.result + 1.5, max(0.0, roll.result - 0.5)) for roll in rolls_of(Die.D2)
    ]
