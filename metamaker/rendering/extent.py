"""The part of a page that a screen shows: without the heading that pages repeat, the foot, and white paper."""

from collections.abc import Iterator

from metamaker.rendering.drawing import Drawing, Group, Path, Symbol

_FOOT = 7.0
"""The height in mm of the foot with the number of the page, on pages as small as a card."""

_MARGIN = 2.6
"""The white in mm that stays above and below, as wide as the margin of a card."""

_RISE = 0.8
"""The height of letters above their baseline, as a share of their size."""


def shown_part(drawing: Drawing, heading: float) -> tuple[float, float]:
    """Return the top and bottom in mm of the visible part; `heading` is the bottom of a repeated heading, or 0.

    Drawings across one of these edges stay whole.
    """
    foot = drawing.height - _FOOT
    spans = [span for span in _spans(drawing, 0.0, 1.0) if span[1] - span[0] < drawing.height - _FOOT]
    kept = [(top, bottom) for top, bottom in spans if bottom > heading and top < foot]
    if not kept:
        return 0.0, drawing.height
    top = max(heading, min(top for top, _ in kept) - _MARGIN) if heading else 0.0
    return top, max(min(foot, max(bottom for _, bottom in kept) + _MARGIN), *(bottom for _, bottom in kept))


def _spans(drawing: Drawing, y: float, scale: float) -> Iterator[tuple[float, float]]:
    """Yield the top and bottom of every operation."""
    for op in drawing.ops:
        if isinstance(op, Group):
            yield from _spans(op.drawing, y + op.y * scale, scale * op.scale)
        elif isinstance(op, Symbol):
            yield y + op.y * scale, y + (op.y + op.size) * scale
        elif isinstance(op, Path):
            heights = [step[place] for step in op.outline for place in range(2, len(step), 2)]
            numbers = [height for height in heights if not isinstance(height, str)]
            if numbers:
                yield y + min(numbers) * scale, y + max(numbers) * scale
        else:
            yield y + (op.y - _RISE * op.size) * scale, y + op.y * scale
