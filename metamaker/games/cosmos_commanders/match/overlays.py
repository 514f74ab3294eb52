"""Overlays of the picture of a game while a player chooses: the marks for possible choices, and the chosen one."""

from collections.abc import Collection, Iterator, Sequence

from metamaker.games.cosmos_commanders.map_drawing.palette import CHOSEN, TARGET
from metamaker.rendering.drawing import Drawing, Op, Page, Path
from metamaker.rendering.hit_testing import boxes_of
from metamaker.rendering.proof import Area
from metamaker.rendering.shapes import circle

_ON_DISC = 0.92
"""The share of the disc in the drawing of a system, and the share of the owner's rim."""


def lit(page: Page, refs: Collection[str], chosen: Sequence[str] = ()) -> Drawing:
    """Return rings around clickable marks, and thick ones around chosen marks."""
    ops = [op for ref in refs if ref not in chosen for op in _ring(page, ref, strong=False)]
    ops += [op for ref in chosen for op in _ring(page, ref, strong=True)]
    return Drawing(page.drawing.width, page.drawing.height, tuple(ops))


def _ring(page: Page, ref: str, *, strong: bool) -> Iterator[Op]:
    box = max(boxes_of(page.drawing, ref), key=lambda area: area.bottom - area.top, default=Area(0.0, 0.0, 0.0, 0.0))
    reach = (box.bottom - box.top) / 2
    radius = reach * _ON_DISC if ref.startswith("systems/") else reach
    if radius > 1.0:
        middle = (box.left + box.right) / 2, (box.top + box.bottom) / 2
        yield Path(
            circle(*middle, radius),
            stroke=CHOSEN if strong else TARGET,
            width=1.3 if strong else 0.7,
            dash=0.0 if strong else 1.6,
        )
