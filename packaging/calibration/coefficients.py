"""The numbers of the formula book that are fitted to battles, each with its prior."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from metamaker.games.metaverse.stats.book import stock_book

NUMBER = re.compile(r"\d+(?:\.\d+)?(?:[eE]-?\d+)?")
"""The number at the start of a fitted entry."""

DIGITS = 4
"""Decimals of a fitted number: finer than its error, and coarse enough for the same rounding on every computer."""


class Coefficient(NamedTuple):
    """A fitted number: the entry that begins with it, its expected value and standard deviation (`spread`), and its limits.

    The limits ensure that more of a thing is never worth less (MV-3.1.15-03).
    """

    entry: str
    before: float
    spread: float
    least: float
    most: float


def _of_rate(symbol: str, before: float, spread: float, least: float, most: float) -> Coefficient:
    return Coefficient(f"rate.{symbol}", before, spread, least, most)


def _of_value(symbol: str, before: float, spread: float, least: float, most: float) -> Coefficient:
    return Coefficient(f"value.{symbol}", before, spread, least, most)


def _share(symbol: str, before: float, most: float = 0.1) -> Coefficient:
    """Return the coefficient for one point of rating. Its spread is as large as its value."""
    return Coefficient(f"utility.{symbol}", before, before, before / 10, most)


COEFFICIENTS = (
    _of_rate("side_weight", 0.6, 0.3, 0.1, 1.0),
    _of_rate("aft_weight", 0.3, 0.2, 0.05, 1.0),
    _of_rate("bearing_exponent", 0.5, 0.3, 0.05, 1.0),
    _of_rate("reach_exponent", 0.3, 0.3, 0.01, 1.0),
    _of_rate("punch_exponent", 0.3, 0.2, 0.01, 1.0),
    _of_rate("ew_weight", 0.7, 0.3, 0.2, 1.2),
    _of_rate("fire_one_shot", 0.25, 0.1, 0.1, 0.45),
    _of_rate("quality", 1.05, 0.1, 1.01, 1.5),
    _of_rate("salvo", 0.7, 0.4, 0.05, 2.0),
    _of_rate("penetrating_share", 0.7, 0.3, 0.3, 1.5),
    _of_rate("plate_weight", 1.0, 0.3, 0.3, 2.0),
    _of_value("offence_exponent", 0.5, 0.2, 0.2, 1.0),
    _of_value("defence_exponent", 0.5, 0.2, 0.2, 1.0),
    _of_value("fore_share", 0.5, 0.2, 0.05, 1.0),
    _of_value("side_share", 0.3, 0.2, 0.05, 1.0),
    _of_value("crew", 1.15, 0.05, 1.01, 1.4),
    _of_value("command", 1.02, 0.03, 1.001, 1.2),
    _of_value("damage_control", 1.02, 0.03, 1.001, 1.2),
    _of_value("hull_technological", 1.05, 0.05, 1.001, 1.3),
    _of_value("hull_biological", 1.1, 0.05, 1.001, 1.4),
    _share("tech", 0.005),
    _share("stealth", 0.02),
    _share("cloak", 0.02),
    _share("drive_points", 0.02, 0.5),
    _share("thruster_points", 0.02, 0.5),
    _share("crew_parties", 0.2, 2.0),
    _share("marine_parties", 0.2, 2.0),
    _share("spare_bridge", 0.005),
    _share("spare_sensor_array", 0.005),
    _share("cic", 0.002),
    _share("ansible", 0.005),
    _share("ecm_array", 0.01),
    _share("ej_array", 0.005),
    _share("targeting_array", 0.005),
    _share("basic_teleporter", 0.005),
    _share("advanced_teleporter", 0.005),
    _share("adaptive_shield_generator", 0.005),
    _share("modulated_shield_generator", 0.005),
    _share("idle_weapon", 0.05, 1.0),
    Coefficient("squadron.scale", 0.35, 0.2, 0.05, 2.0),
)

SHARES = ("value.fore_share", "value.side_share", "value.aft_share")
"""Weights of the arcs. The last one is the remainder, so that they add up to one."""


def expressions(values: Mapping[str, float]) -> dict[str, str]:
    """Return the expressions of entries with these numbers. Raises ValueError for an entry that does not begin with one."""
    found: dict[str, str] = {}
    for entry, value in values.items():
        stock = stock_book().entry(entry).expression
        number = NUMBER.match(stock)
        if number is None:
            raise ValueError(f"{entry} must begin with a number, not {stock}")
        found[entry] = f"{value:.{DIGITS}f}{stock[number.end() :]}"
    return found


def completed(values: Mapping[str, float]) -> dict[str, float]:
    """Return fitted numbers together with the weight of the aft arc, which follows from them."""
    fore, side, aft = SHARES
    return {**values, aft: max(0.0, 1 - values[fore] - values[side])} if fore in values else dict(values)


def active_numbers() -> dict[str, float]:
    """Return the present numbers of the formula book."""
    found: dict[str, float] = {}
    for coefficient in COEFFICIENTS:
        number = NUMBER.match(stock_book().entry(coefficient.entry).expression)
        assert number is not None  # noqa: S101 - a test checks it
        found[coefficient.entry] = float(number[0])
    return found
