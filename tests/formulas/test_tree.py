"""The functions of formulas: rounding as the rules want it, whatever binary floats make of fractions."""

from fractions import Fraction
from math import floor as whole

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.formulas.tree import FUNCTIONS, ceil, floor, half_up


@pytest.mark.rule("MV-0.0.0-01")
@pytest.mark.parametrize(("value", "rounded"), [(0.5, 1), (1.5, 2), (2.5, 3), (2.49, 2), (-0.5, 0), (-1.5, -1), (0, 0)])
def test_halves_are_rounded_up(value: float, rounded: float) -> None:
    assert half_up(value) == rounded


def test_roundings_give_what_exact_fractions_would() -> None:
    assert (0.1 + 0.2) * 10 > 3
    assert ceil((0.1 + 0.2) * 10) == 3
    assert 0.7 / 0.1 < 7
    assert floor(0.7 / 0.1) == 7
    assert 0.145 * 100 < 14.5
    assert half_up(0.145 * 100) == 15


@given(st.integers(-100_000, 100_000), st.integers(1, 999))
def test_roundings_of_fractions_are_exact(above: int, below: int) -> None:
    exactly = Fraction(above, below)
    assert floor(above / below) == whole(exactly)
    assert ceil(above / below) == -whole(-exactly)
    assert half_up(above / below) == whole(exactly + Fraction(1, 2))


def test_every_function_has_words_for_the_documentation() -> None:
    for name, function in FUNCTIONS.items():
        assert function.signature.startswith(f"{name}(a")
        assert function.meaning
