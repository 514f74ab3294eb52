"""Which dice of an attack hit."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from metamaker.games.cosmoforce.rules.shot import (
    NO_LIMIT,
    effective,
    hangar_damage,
    hangar_dice,
    hits,
    mass_limit,
    railgun_dice,
)
from metamaker.games.cosmoforce.rules.speed import is_slower

SOME = st.lists(st.integers(1, 6), max_size=7)


@pytest.mark.parametrize(
    ("faces", "mass", "expected"),
    [
        pytest.param([4, 4], 7, 1, marks=pytest.mark.rule("CF-EX-03")),
        pytest.param([6], 6, 1, marks=pytest.mark.rule("CF-EX-04", "CF-SHOT-01")),
        pytest.param([6], 5, 0, marks=pytest.mark.rule("CF-EX-04")),
        pytest.param([5, 3, 2, 1], 6, 3, marks=pytest.mark.rule("CF-EX-07")),
        pytest.param([5, 3, 2, 1], 5, 2, marks=pytest.mark.rule("CF-EX-07")),
        pytest.param([2], 10, 1),
        pytest.param([3, 4, 5, 6], 12, 3),
    ],
)
def test_dice_hit_as_long_as_they_stay_inside_the_mass(faces: list[int], mass: int, expected: int) -> None:
    assert hits(faces, mass) == expected


@pytest.mark.rule("CF-EX-07", "CF-SHOT-04")
def test_all_effective_dice_hit_a_ship_slower_than_one() -> None:
    assert mass_limit(5, 99, 2, ROSTER) == mass_limit(5, 99, 2, WEB) == NO_LIMIT
    assert mass_limit(5, 100, 2, ROSTER) == mass_limit(5, 100, 2, WEB) == 5
    assert hits([5, 3, 2, 1], NO_LIMIT) == 4


@pytest.mark.rule("CF-SHOT-05")
@pytest.mark.parametrize(("rules", "limit"), [(ROSTER, NO_LIMIT), (WEB, 7)])
def test_a_ship_without_thrust_is_infinitely_heavy_in_the_roster_edition(rules: PlayedRules, limit: int) -> None:
    assert mass_limit(7, 400, 0, rules) == limit


@pytest.mark.rule("CF-SHOT-02", "CF-SHOT-03")
@given(faces=SOME, mass=st.integers(0, 30))
def test_keeping_the_lowest_gives_the_most_hits(faces: list[int], mass: int) -> None:
    best = max(len(kept) for size in range(len(faces) + 1) for kept in combinations(faces, size) if sum(kept) <= mass)
    assert hits(faces, mass) == best


@pytest.mark.rule("CF-EX-10")
@pytest.mark.parametrize(("mass", "damage"), [(12, 9), (20, 3)])
def test_hangars_do_triple_damage_to_small_targets(mass: int, damage: int) -> None:
    shot = effective([1, 6, 5])
    assert hits(shot, mass) * hangar_damage(mass, False, ROSTER) == damage
    assert 2 * hangar_dice(WEB) == 4


@pytest.mark.rule("CF-EX-11")
def test_ones_weigh_nothing_to_drones() -> None:
    assert hits(effective([1, 4, 3]), 4, are_ones_weightless=True) == 2
    assert hits(effective([1, 4, 3]), 4) == 2
    assert hits([1, 1, 4], 4, are_ones_weightless=True) == 3
    assert hits([1, 1, 4], 4) == 2


@pytest.mark.rule("CF-SHOT-06")
def test_drifting_targets_are_small_to_hangars_unless_the_group_says_otherwise() -> None:
    heavy = ROSTER._replace(hangar_uses_infinite_mass=True)
    assert [hangar_damage(10, True, rules) for rules in (ROSTER, heavy)] == [3, 1]
    assert hangar_damage(10, False, heavy) == hangar_damage(15, False, ROSTER) == 3
    assert hangar_damage(16, False, ROSTER) == hangar_damage(10, False, WEB) == 1


@pytest.mark.rule("CF-EX-12")
@pytest.mark.parametrize(
    ("speed", "mass", "dice"),
    [(100, 8, 6), (300, 8, 2), (200, 12, 6), (200, 4, 2)],
    ids=["slower", "faster", "heavier", "lighter"],
)
def test_railguns_roll_three_dice_against_slower_targets(speed: int, mass: int, dice: int) -> None:
    assert 2 * railgun_dice(is_slower(speed, mass, 200, 8, ROSTER)) == dice
