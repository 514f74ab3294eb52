"""The choice that the usual run makes of many combinations."""

from itertools import product

import pytest

from tests.choices import covering


@pytest.mark.parametrize("choices", [("abcdefgh", "12", "xy"), ("12", "abcdefgh"), ("abcde", "123", "vwxyz"), ("a",)])
def test_every_value_of_each_choice_is_tried_in_the_usual_run(choices: tuple[str, ...]) -> None:
    every = covering(*choices)
    usual = [each.values for each in every if not each.marks]
    assert [set(values) for values in zip(*usual, strict=True)] == [set(choice) for choice in choices]
    assert len(usual) == max(map(len, choices))
    assert len({each.values for each in every}) == len(every)


def test_pairs_come_by_turns() -> None:
    usual = [each.values for each in covering("abcdefgh", "12", "xy") if not each.marks]
    assert {(number, letter) for _, number, letter in usual} == set(product("12", "xy"))
    more = [each.values for each in covering("abc", "1234", "xyz", least=12) if not each.marks]
    assert {(number, letter) for _, number, letter in more} == set(product("1234", "xyz"))
