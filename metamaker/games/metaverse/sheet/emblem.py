"""The emblem of a class or fleet, as an icon for the head of a sheet."""

import base64
import math

from metamaker.core.memo import memo
from metamaker.games.metaverse.model.emblem import Emblem
from metamaker.sheets.drawing import Icon, IconPart, Outline
from metamaker.sheets.icons import GRID, outline
from metamaker.sheets.stamp import stamp


@memo
def emblem_icon(emblem: Emblem) -> Icon | None:
    """Return the filled outlines of an emblem, a picture as a stamp of it.

    None if the outlines leave the grid or say nothing, or the picture cannot be read.
    """
    if emblem.png is not None:
        stamped = stamp(base64.b64decode(emblem.png))
        return None if stamped is None else Icon("emblem", (IconPart(stamped, 0.0, hole=False),))
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
