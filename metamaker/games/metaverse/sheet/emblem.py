"""The emblem of a class or fleet, as an icon for the head of a sheet."""

import math

from metamaker.core.memo import memo
from metamaker.games.metaverse.model.emblem import Emblem
from metamaker.sheets.drawing import Icon, IconPart, Outline
from metamaker.sheets.icons import GRID, outline


@memo
def emblem_icon(emblem: Emblem) -> Icon | None:
    """Return the filled outlines of an emblem; None if it is a picture, or has outlines that leave the grid or say nothing."""
    try:
        outlines = tuple(outline(each) for each in emblem.paths)
    except (ValueError, OverflowError):
        return None
    if not outlines or not all(_on_grid(each) for each in outlines):
        return None
    return Icon("emblem", tuple(IconPart(each, 0.0, hole=False) for each in outlines))


def _on_grid(shape: Outline) -> bool:
    numbers = [number for _, *rest in shape for number in rest]
    return bool(numbers) and all(math.isfinite(number) and 0.0 <= number <= GRID for number in numbers)
