"""Values of designs with other numbers in the formula book, and their slopes for each number."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from calibration.coefficients import COEFFICIENTS, Coefficient, completed, expressions
from metamaker.formulas.compiled import evaluator
from metamaker.games.metaverse.model.design import Design, HouseRules
from metamaker.games.metaverse.model.fleet import HouseFormula
from metamaker.games.metaverse.stats.book import book
from metamaker.games.metaverse.stats.utility import hangar, utility
from metamaker.games.metaverse.stats.value import combat_value, defence, value_inputs

STEP = 0.01
"""Step for slopes, as a fraction of the spread of a coefficient. The formulas are smooth there."""


class Slopes(NamedTuple):
    """Logarithms of the values of designs, and their slopes: one row for each design."""

    logs: list[float]
    rows: list[list[float]]


def priced(made: Design, values: Mapping[str, float]) -> Design:
    """Return a design with these numbers in its formula book."""
    formulas = tuple(HouseFormula(entry=entry, expression=text) for entry, text in expressions(completed(values)).items())
    return replace(made, house=HouseRules(formulas=formulas))


def worth(made: Design, values: Mapping[str, float]) -> float:
    """Return the value of a design in points, with these numbers in its formula book."""
    return combat_value(priced(made, values))


def slopes(designs: Sequence[Design], values: Mapping[str, float]) -> Slopes:
    """Return the slopes of the values of designs for each coefficient."""
    at = [priced(made, values) for made in designs]
    logs = [math.log(combat_value(made)) for made in at]
    rows: list[list[float]] = [[] for _ in designs]
    for coefficient in COEFFICIENTS:
        step = STEP * coefficient.spread
        bumped = {**values, coefficient.entry: values[coefficient.entry] + step}
        for row, made, before, log in zip(rows, designs, at, logs, strict=True):
            row.append((math.log(_bumped(made, before, coefficient, bumped)) - log) / step)
    return Slopes(logs, rows)


def _bumped(made: Design, before: Design, coefficient: Coefficient, values: Mapping[str, float]) -> float:
    """Return a value after a change of one number. Fire is calculated again only for coefficients that affect it."""
    after = priced(made, values)
    scope = coefficient.entry.partition(".")[0]
    if scope == "rate":
        return combat_value(after)
    inputs = value_inputs(before)
    if scope == "utility":
        inputs = {**inputs, "utility": utility(after)}
    if scope == "squadron":
        inputs = {**inputs, "hangar": hangar(after)}
    return evaluator(book(after.house), "value")(inputs).values["combat_value"]


def yardstick(made: Design, by: str) -> float:
    """Return a simple measure of a design: `hull` hits, or `fire`, the root of offence times defence."""
    inputs = value_inputs(made)
    if by == "hull":
        return inputs["hull_hits"]
    return math.sqrt(inputs["offence"] * defence(made))
