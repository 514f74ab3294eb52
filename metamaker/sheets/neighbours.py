"""Going from element to element over a page: which box lies beside another in a direction."""

from collections.abc import Mapping
from enum import Enum

from metamaker.sheets.proof import Area

_ASIDE = 2.5
"""How much worse it is to lie a mm aside than a mm further away."""

_STEEPEST = 2.0
"""How many times as far aside as away a box may lie and still count as lying in a direction."""


class Towards(Enum):
    """A direction on the page, as a step to the right and down."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def neighbour(boxes: Mapping[str, Area], start: Area, towards: Towards) -> str | None:
    """Return the ref of the box that lies next to `start` in a direction; None if nothing lies there."""
    best: tuple[float, str] | None = None
    for ref, box in boxes.items():
        away, aside = _distances(start, box, towards)
        if away > 0 and aside <= _STEEPEST * away:
            weight = away + _ASIDE * aside
            if best is None or weight < best[0]:
                best = weight, ref
    return best[1] if best else None


def _distances(start: Area, box: Area, towards: Towards) -> tuple[float, float]:
    """How far a box lies away, middle from middle, and how far aside, edge from edge."""
    across, down = towards.value
    if across:
        away = across * (box.left + box.right - start.left - start.right) / 2
        return away, max(0.0, box.top - start.bottom, start.top - box.bottom) + _slant(
            start.top, start.bottom, box.top, box.bottom
        )
    away = down * (box.top + box.bottom - start.top - start.bottom) / 2
    return away, max(0.0, box.left - start.right, start.left - box.right) + _slant(start.left, start.right, box.left, box.right)


def _slant(low: float, high: float, other_low: float, other_high: float) -> float:
    """A little for middles that are not in line, so that of several boxes in a row the one straight ahead comes first."""
    return 0.1 * abs(low + high - other_low - other_high) / 2
