"""What one thing of a class is worth and what power it draws."""

import dataclasses
from typing import NamedTuple

from metamaker.core.memo import memo_by
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.stats.power import draws
from metamaker.games.metaverse.stats.value import combat_value
from metamaker.games.metaverse.stats.value_lines import variations


class Worth(NamedTuple):
    """Points that a class loses without an element and gains by one more of it; None where there is no such ship."""

    lost: float | None
    one_more: float | None


@memo_by
def worth(design: Design, element: str) -> Worth:
    """Return what the element with this reference is worth, by itself: the points of several do not add up.

    Rule MV-3.1.15-03.
    """
    for variation in variations(design):
        if variation.element == element:
            value = combat_value(design)
            lost = None if variation.without is None else value - _value(design, variation.without)
            more = None if variation.one_more is None else _value(design, variation.one_more) - value
            return Worth(lost, more)
    return Worth(None, None)


def _value(design: Design, ship: ShipClass) -> float:
    return combat_value(dataclasses.replace(design, ship=ship))


def power_drawn(design: Design, element: str) -> float:
    """Return the power that the element with this reference draws. Rule MV-3.2.3-03."""
    return sum(line.value for lines in draws(design).values() for line in lines if design.ref(*line.path) == element)
