"""Pages of several makers put together: those on a back are moved away from the binding, which is at their other side."""

from collections.abc import Iterable
from dataclasses import replace

from metamaker.sheets.drawing import Drawing, Op, Page, Path
from metamaker.sheets.frame import PageFrame


def add_bound(pages: list[Page], more: Iterable[Page], frame: PageFrame) -> None:
    """Add pages, each drawn as if it was a front of `frame`, to others, and move those to the side that will be backs."""
    for page in more:
        aside = frame.inner(len(pages) + 1).x - frame.inner(1).x
        pages.append(_moved(page, aside) if aside else page)


def _moved(page: Page, aside: float) -> Page:
    ops = tuple(_op_moved(op, aside) for op in page.drawing.ops)
    drawing = Drawing(page.drawing.width, page.drawing.height, ops)
    return replace(page, drawing=drawing, fields=tuple(field._replace(x=field.x + aside) for field in page.fields))


def _op_moved(op: Op, aside: float) -> Op:
    if not isinstance(op, Path):
        return op._replace(x=op.x + aside)
    return op._replace(
        outline=tuple(
            (command, *(number if place % 2 else number + aside for place, number in enumerate(numbers)))
            for command, *numbers in op.outline
        )
    )
