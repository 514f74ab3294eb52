"""Exact chances of hits: the oracles of the reference."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.cosmoforce.rules.chances import (
    expected_drone_hits,
    expected_hits,
    hit_chances,
    mean_effective,
    miss_chance,
)
from metamaker.games.cosmoforce.rules.shot import effective, hits, rolled
from metamaker.play.dice import Dice, SeededDice, outcomes
from tests.games.cosmoforce.tables import table

TABLE = table("Expected hits")
MASSES = [None if cell == "stationary" else int(cell) for cell in TABLE[0][1:]]


def told(value: Fraction) -> str:
    return f"{float(value):.6f}"


@pytest.mark.rule("CF-EX-20")
@pytest.mark.parametrize("row", [row for row in TABLE[1:] if row[0].isdigit()], ids=lambda row: row[0])
def test_the_table_of_expected_hits(row: list[str]) -> None:
    assert [told(expected_hits(int(row[0]), mass)) for mass in MASSES] == row[1:]


@pytest.mark.rule("CF-EX-20", "CF-ATK-10")
@pytest.mark.parametrize("row", [row for row in TABLE[1:] if not row[0].isdigit()], ids=lambda row: row[0])
def test_the_table_of_expected_hits_of_drones(row: list[str]) -> None:
    dice = int(row[0].split()[2])
    assert [told(expected_drone_hits(dice, mass)) for mass in MASSES] == row[1:]


@pytest.mark.rule("CF-EX-20")
@pytest.mark.parametrize(
    ("dice", "mass", "exact"),
    [
        (1, 2, "17/64"),
        (1, 4, "2257/4096"),
        (1, 6, "219345/262144"),
        (2, 2, "123/256"),
        (2, 4, "7537/8192"),
        (3, 2, "2691/4096"),
        (3, 4, "156357/131072"),
    ],
)
def test_exact_spot_values(dice: int, mass: int, exact: str) -> None:
    assert expected_hits(dice, mass) == Fraction(exact)


@pytest.mark.rule("CF-EX-20")
@pytest.mark.parametrize("dice", range(1, 8))
def test_no_hit_at_all(dice: int) -> None:
    chances = {6: Fraction(1, 4), 5: Fraction(3, 8), 4: Fraction(1, 2), 2: Fraction(3, 4), 30: Fraction(1, 4)}
    assert {mass: miss_chance(dice, mass) for mass in chances} == {mass: chance**dice for mass, chance in chances.items()}
    assert miss_chance(dice, None) == Fraction(1, 4) ** dice


@given(dice=st.integers(0, 12), mass=st.integers(0, 30))
def test_chances_add_up_and_never_exceed_the_mass(dice: int, mass: int) -> None:
    chances = hit_chances(dice, mass)
    assert sum(chances.values()) == 1
    assert max(chances) <= mass
    assert expected_hits(dice, mass) <= mean_effective(dice)


@pytest.mark.parametrize("mass", [1, 3, 7])
def test_chances_agree_with_every_way_that_dice_can_fall(mass: int) -> None:
    """At most three dice are thrown for one; what is beyond has less chance than the difference that is allowed."""

    def play(dice: Dice) -> int:
        faces: list[int] = []
        while len(faces) < 3 and (not faces or faces[-1] == 1):
            faces.append(dice.roll(8))
        return hits(effective(faces), mass)

    mean = sum((weight * count for weight, count in outcomes(play)), Fraction(0))
    assert abs(mean - expected_hits(1, mass)) < Fraction(1, 8) ** 3 * 2


def test_chances_agree_with_what_is_rolled() -> None:
    dice = SeededDice(5)
    rolls = [hits(effective(rolled(dice, 6)), 12) for _ in range(20_000)]
    assert abs(sum(rolls) / 20_000 - float(expected_hits(6, 12))) < 0.03
