"""Exact chances of effective dice: the oracles of the reference."""

from fractions import Fraction
from math import comb

import pytest

from metamaker.games.cosmoforce.rules.chances import (
    at_least,
    depletion_chance,
    effective_chance,
    mean_effective,
    mean_own_heat,
    mean_recoil,
)
from metamaker.games.cosmoforce.rules.shot import effective, rolled
from metamaker.play.dice import SeededDice
from tests.games.cosmoforce.tables import table


@pytest.mark.rule("CF-EX-19")
def test_one_die_gives_effective_dice_as_the_oracle_says() -> None:
    assert effective_chance(1, 0) == Fraction(1, 4)
    for count in range(1, 8):
        assert effective_chance(1, count) == Fraction(21, 32) * Fraction(1, 8) ** (count - 1)


@pytest.mark.rule("CF-EX-19")
@pytest.mark.parametrize("dice", [1, 2, 3, 5])
def test_chances_are_the_coefficients_of_the_generating_function(dice: int) -> None:
    def coefficient(power: int) -> Fraction:
        """Of ((2 + 5z) / (8 − z))^dice, by its two series."""
        return sum(
            (
                comb(dice, first)
                * Fraction(2) ** (dice - first)
                * Fraction(5) ** first
                * comb(dice + power - first - 1, power - first)
                / Fraction(8) ** (dice + power - first)
                for first in range(min(dice, power) + 1)
            ),
            Fraction(0),
        )

    assert [effective_chance(dice, count) for count in range(9)] == [coefficient(count) for count in range(9)]


@pytest.mark.rule("CF-EX-19")
@pytest.mark.parametrize("row", table("Effective-dice distribution")[1:], ids=lambda row: row[0])
def test_the_table_of_effective_dice(row: list[str]) -> None:
    dice = int(row[0])
    assert [f"{float(effective_chance(dice, count)):.6f}" for count in range(6)] == row[1:7]
    assert mean_effective(dice) == Fraction(row[7])


@pytest.mark.rule("CF-EX-21")
def test_missiles_deplete_as_the_oracle_says() -> None:
    assert depletion_chance(1) == Fraction(19, 343)
    assert [f"{float(depletion_chance(count)):.6f}" for count in (2, 3, 4, 5)] == [
        "0.206861",
        "0.375663",
        "0.528198",
        "0.653370",
    ]
    for count in range(1, 6):
        dice = 3 * count
        assert depletion_chance(count) == 1 - Fraction(6, 7) ** dice - dice * Fraction(1, 7) * Fraction(6, 7) ** (dice - 1)


@pytest.mark.rule("CF-EX-22")
def test_means_of_rams_and_of_the_heat_of_lasers() -> None:
    assert [mean_effective(7), mean_recoil(7), mean_own_heat(7)] == [6, 5, 2]


@pytest.mark.rule("CF-EX-22", "CF-DICE-04")
def test_what_is_rolled_has_these_means() -> None:
    dice = SeededDice(8)
    faces = [face for _ in range(20_000) for face in rolled(dice, 1)]
    shares = [len(effective(faces)), sum(1 < face < 7 for face in faces), sum(face > 6 for face in faces)]
    means = [mean_effective(1), mean_recoil(1), mean_own_heat(1)]
    assert all(abs(share / 20_000 - float(mean)) < 0.02 for share, mean in zip(shares, means, strict=True))


def rolls_to_death(heat: int, harm: int) -> Fraction:
    """Return the mean number of rolls with this many heat dice until `harm` harms are done; a lone ready crew takes two."""
    if harm <= 0:
        return Fraction(0)
    later = sum((effective_chance(heat, done) * rolls_to_death(heat, harm - done) for done in range(1, harm)), Fraction(0))
    return (1 + later) / (1 - effective_chance(heat, 0))


@pytest.mark.rule("CF-EX-23")
def test_a_lone_crew_dies_of_heat_as_the_oracle_says() -> None:
    assert [rolls_to_death(heat, 2) for heat in (1, 2)] == [Fraction(5, 2), Fraction(36, 25)]
    assert [at_least(heat, 2) for heat in (1, 2)] == [Fraction(3, 32), Fraction(39, 64)]
