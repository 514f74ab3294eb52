"""Maps by dice: the figures of the rules' table, what every map keeps, the same map for the same seed."""

from collections import Counter
from math import sqrt
from random import Random
from statistics import median
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.core.issue import Severity
from metamaker.games.cosmos_commanders.checks import check_map
from metamaker.games.cosmos_commanders.geometry.boards import board
from metamaker.games.cosmos_commanders.geometry.faces import faces
from metamaker.games.cosmos_commanders.map_generator.generator import drawn, generated, is_accepted, rolled_types, with_types
from metamaker.games.cosmos_commanders.map_generator.grid import GRIDS
from tests.games.cosmos_commanders.builders import rules_table

TABLE = {int(row[0]): row for row in rules_table("Map generator (suggested)")}

PUBLISHED = 200
"""Trials behind the chances of the table."""

TRIALS = 300

DEVIATIONS = 4
"""So many standard errors of both samples are taken for chance."""


@pytest.mark.rule("CC-MAP-07")
@pytest.mark.parametrize("players", range(2, 7))
def test_figures_of_maps_by_dice_are_those_of_the_table(players: int) -> None:
    _, grid, systems, lines, count, chance, sizes = TABLE[players]
    assert grid == " × ".join(map(str, GRIDS[players]))
    dice, found, accepted = Random(players), Counter[int](), 0  # noqa: S311 - a test
    for _ in range(TRIALS):
        net = drawn(players, dice)
        assert (len(net.points), len(net.pairs)) == (int(systems), int(lines))
        walks = faces(net.points, net.pairs)
        assert len(walks) == int(count)
        found.update(map(len, walks))
        accepted += is_accepted(net, rolled_types(len(net.points), dice), players, 4)
    assert_alike(accepted / TRIALS, float(chance), TRIALS, PUBLISHED)
    for size, share in zip((3, 4, 5, 6), sizes.split(" / "), strict=True):
        # sectors of one map are not independent of each other: as many maps, not sectors, are counted
        assert abs(found[size] / found.total() - float(share)) < 0.035


def assert_alike(one: float, other: float, trials: int, others: int) -> None:
    error = sqrt(other * (1 - other) * (1 / trials + 1 / others))
    assert abs(one - other) < DEVIATIONS * error


@pytest.mark.rule("CC-MAP-06", "CC-SET-04")
@given(st.integers(2, 6), st.integers(0, 10**6))
def test_every_map_by_dice_can_be_played(players: int, seed: int) -> None:
    found = generated(players, seed)
    assert [issue for issue in check_map(found) if issue.severity is Severity.ERROR] == []
    assert board(found).gap == 4
    assert found == generated(players, seed)


def test_a_map_may_leave_its_types_to_the_dice_of_each_game() -> None:
    blank = generated(3, 5, typed=False)
    assert {system.type for system in blank.systems} == {None}
    rolled = with_types(blank, 1)
    assert board(rolled).gap == 4
    assert with_types(blank, 1) == rolled
    assert with_types(blank, 2) != rolled


def test_a_map_for_six_is_made_in_no_time() -> None:
    def seconds(seed: int) -> float:
        begun = process_time()
        generated(6, seed)
        return process_time() - begun

    assert median(seconds(seed) for seed in range(15)) < 0.1
