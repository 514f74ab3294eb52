"""Where a combat value comes from: a line for everything aboard, with what it is worth and what one more would add."""

import dataclasses
from dataclasses import dataclass

from metamaker.core.memo import memo
from metamaker.formulas.compiled import part_function
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.stats.book import book_of
from metamaker.games.metaverse.stats.value import combat_value
from metamaker.games.metaverse.stats.variation import Variation, variations


@dataclass(frozen=True, slots=True)
class ValueLine:
    """One line: points lost when it alone is taken away, its part of the value (all parts add up), what one more adds.

    `one_more` is None where there cannot be one more. `alarm`: a part that the ship could do without takes too large a share.
    """

    element: str
    label: str
    lost: float
    points: float
    one_more: float | None
    alarm: bool


@memo
def value_lines(design: Design) -> tuple[ValueLine, ...]:
    """Return the lines of a class's combat value; their points add up to it. Rule MV-3.1.15-03."""
    value = combat_value(design)
    varied = tuple(variations(design))
    losses = [max(0.0, value - _value(design, variation.without)) if variation.without else 0.0 for variation in varied]
    total = sum(losses)
    shares = [loss / total for loss in losses] if total else _by_hull(varied)
    limit = part_function(book_of(design), "advice.dominant_share")()
    return tuple(
        ValueLine(
            variation.element,
            variation.label,
            lost,
            share * value,
            _value(design, variation.one_more) - value if variation.one_more else None,
            variation.part and not variation.mandatory and share >= limit,
        )
        for variation, lost, share in zip(varied, losses, shares, strict=True)
    )


def _by_hull(varied: tuple[Variation, ...]) -> list[float]:
    """Where nothing can be taken away the hulls share the value; without any section, the first line has it."""
    hulls = sum(variation.hull for variation in varied)
    if not hulls:
        return [float(place == 0) for place in range(len(varied))]
    return [variation.hull / hulls for variation in varied]


def _value(design: Design, ship: ShipClass) -> float:
    return combat_value(dataclasses.replace(design, ship=ship))
