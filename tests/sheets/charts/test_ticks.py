import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.sheets.charts.axes import figure, short_figure, ticks

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
    assert [found.text(value) for value in found.values] == expected


def test_figures() -> None:
    assert [figure(value, 1) for value in (-0.01, -2.25, 1234.5)] == ["0.0", "−2.3", "1,234.5"]
    assert [short_figure(value) for value in (0, 3, 3.456, 34.56, 345.6, 0.0123)] == ["0", "3", "3.46", "34.6", "346", "0.012"]
