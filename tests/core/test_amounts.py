"""Amounts agree as they are shown: with their limit, and with their total."""

from decimal import Decimal
from random import Random

import pytest

from metamaker.core.amounts import LARGEST, Signs, adding_up, at_most, compared, decimals_of, exact, rounded, short, written


def english_signs() -> Signs:
    return Signs(".", ",", 5)


def french_signs() -> Signs:
    return Signs(",", "\u202f", 4)


@pytest.mark.parametrize(
    ("value", "limit", "shown"),
    [
        (437.4, 437.0, ("437.4", "437", "0.4")),
        (436.7, 437.0, ("436.7", "437", "0.3")),
        (440.2, 437.0, ("440", "437", "3")),
        (437.0, 437.0, ("437", "437", "0")),
        (437.0 + 1e-10, 437.0, ("437", "437", "0")),
        (437.004, 437.0, ("437.004", "437", "0.004")),
        (437.36, 437.35, ("437.36", "437.35", "0.01")),
        (438.0, 437.35, ("438.00", "437.35", "0.65")),
        (12345.75, 12345.25, ("12,345.75", "12,345.25", "0.5")),
        (0.0, 0.0, ("0", "0", "0")),
        (0.0, 1e-172, ("0", "0", "0")),
        (3.0, 1e-172, ("3", "0", "3")),
        (2e-9, 1e-172, ("0.000000002", "0", "0.000000002")),
        (1e300, 5.0, ("1.00e+300", "5", "1.00e+300")),
        (5.0, 1e300, ("5", "1.00e+300", "1.00e+300")),
    ],
)
def test_a_value_shows_on_which_side_of_its_limit_it_is(value: float, limit: float, shown: tuple[str, str, str]) -> None:
    assert tuple(written(each, english_signs) for each in compared(value, limit)[:3]) == shown


def test_value_limit_and_difference_agree_whatever_they_are() -> None:
    dice = Random(5)  # noqa: S311 - no secret
    for _ in range(2000):
        limit = round(dice.uniform(20, 500), dice.choice([0, 1, 2]))
        value = limit + dice.choice([-1, 1]) * dice.uniform(2e-9, 10.0 ** dice.randint(-6, 1))
        found = compared(value, limit)
        assert abs(found.value - found.limit) == found.difference
        assert found.difference > 0
        assert (found.value > found.limit) == (value > limit)


@pytest.mark.parametrize(
    ("value", "text"), [(437.0, "437"), (437.5, "437.5"), (1234567.25, "1,234,567.25"), (0.05, "0.05"), (-3.0, "−3")]
)
def test_a_limit_has_all_its_digits(value: float, text: str) -> None:
    assert written(exact(value), english_signs) == text


def test_a_column_of_whole_numbers_stays_whole_if_it_adds_up() -> None:
    assert adding_up([10.2, 20.2]) == ((Decimal(10), Decimal(20)), Decimal(30))


def test_a_column_that_does_not_add_up_shows_the_digit_that_makes_the_difference() -> None:
    assert adding_up([10.4, 20.4]) == ((Decimal("10.4"), Decimal("20.4")), Decimal("30.8"))


@pytest.mark.parametrize("fewest", [0, 1, 2])
def test_columns_add_up_and_stay_within_a_digit_of_the_truth(fewest: int) -> None:
    dice = Random(7)  # noqa: S311 - no secret
    for _ in range(500):
        values = [dice.uniform(0, 120) for _ in range(dice.randint(0, 40))]
        parts, total = adding_up(values, fewest)
        assert sum(parts) == total
        decimals = decimals_of(total)
        assert decimals == fewest or (fewest, decimals) == (0, 1)
        assert abs(float(total) - sum(values)) <= 0.51 * 10.0**-decimals
        assert all(abs(float(part) - value) < 10.0**-decimals for part, value in zip(parts, values, strict=True))


def test_powers_of_ten_are_not_added_up() -> None:
    parts, total = adding_up([LARGEST * 3.0, 1.0])
    shown = (*parts, total, *compared(LARGEST * 3.0, 5.0)[:2])
    assert [written(each, french_signs) for each in shown] == ["3,00e+06", "1", "3,00e+06", "3,00e+06", "5"]


@pytest.mark.parametrize(
    ("amount", "english", "french"),
    [
        (rounded(-0.01, 1), "0.0", "0,0"),
        (rounded(-2.25, 1), "−2.3", "−2,3"),
        (rounded(3.625, 2), "3.63", "3,63"),
        (rounded(1234.5, 1), "1234.5", "1\u202f234,5"),
        (rounded(12345678, 0), "12,345,678", "12\u202f345\u202f678"),
        (rounded(1e12, 1), "1.00e+12", "1,00e+12"),
        (at_most(3300.0, 2), "3300", "3\u202f300"),
        (at_most(2.9, 2), "2.9", "2,9"),
        (exact(float("inf")), "inf", "inf"),
        *((short(value), text, text.replace(".", ",")) for value, text in ((0, "0"), (3.0, "3"), (3.456, "3.46"))),
        *((short(value), text, text.replace(".", ",")) for value, text in ((34.56, "34.6"), (345.6, "346"), (0.0123, "0.012"))),
    ],
)
def test_numbers_have_the_signs_of_a_language(amount: Decimal, english: str, french: str) -> None:
    assert (written(amount, english_signs), written(amount, french_signs)) == (english, french)
