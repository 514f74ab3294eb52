"""Pages of sections in columns, in the largest type that fits."""

from collections.abc import Callable, Iterable, Sequence

from metamaker.rendering.drawing import Drawing, Op
from metamaker.rendering.layout import Strips, height_of, stacked
from metamaker.rendering.page_set import Room

_BETWEEN = 6.0
_SLACK = 1e-6


def column_width(space: Room, columns: int) -> float:
    """Return the width in mm of each of `columns` columns of a page."""
    return (space.width - (columns - 1) * _BETWEEN) / columns


def in_columns(sections: Iterable[Strips], space: Room, columns: int, gap: float) -> tuple[Drawing, ...]:
    """Return pages of sections, `gap` mm apart; a section lower than a page is not split."""
    pages: list[list[Op]] = [[]]
    column, y = 0, 0.0
    step = column_width(space, columns) + _BETWEEN
    for section in sections:
        pieces = [section] if height_of(section) <= space.height else [(strip,) for strip in section]
        for piece in pieces:
            height = height_of(piece)
            if y and y + height > space.height + _SLACK:
                column, y = column + 1, 0.0
                if column == columns:
                    pages.append([])
                    column = 0
            pages[-1] += stacked(piece, column * step, y)
            y += height
        y += gap
    return tuple(Drawing(space.width, space.height, tuple(page)) for page in pages if page)


def on_one_page(sizes: Sequence[float], pages: Callable[[float], tuple[Drawing, ...]]) -> tuple[Drawing, ...]:
    """Return the pages in the first of these type sizes that needs only one, otherwise in the last size."""
    every = (pages(size) for size in sizes)
    return next((drawn for drawn in every if len(drawn) == 1), None) or pages(sizes[-1])
