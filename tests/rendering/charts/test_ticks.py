import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.core.messages import COMMON, words
from metamaker.rendering.charts.axes import ticks

numbers = st.floats(-1e6, 1e6).map(lambda number: round(number, 3))


@given(numbers, numbers, st.integers(2, 12), st.booleans())
def test_ticks_cover_the_range_with_few_good_numbers(low: float, high: float, most: int, whole: bool) -> None:
    found = ticks(low, high, most, whole=whole)
    slack = found.step * 1e-6
    assert found.low <= low + slack
    assert found.high >= high - slack
    assert 2 <= len(found.values) <= max(2, most)
    assert round(found.step / 10 ** math.floor(math.log10(found.step) + 1e-9), 6) in {1, 2, 5}
    assert not whole or found.step >= 1


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 9, ["0", "2", "4", "6", "8", "10"]),
        (0, 0.31, ["0.0", "0.1", "0.2", "0.3", "0.4"]),
        (0, 100, ["0", "20", "40", "60", "80", "100"]),
        (-3, 4, ["−4", "−2", "0", "2", "4"]),
        (0, 0, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
    ],
)
def test_numbers_are_written_with_as_many_decimals_as_their_step(low: float, high: float, expected: list[str]) -> None:
    found = ticks(low, high)
    assert [found.text(value, words(COMMON)) for value in found.values] == expected
