"""Pages of charts: panels in columns of even height, drawings of the whole width between them.

Consecutive charts share a page if it has room for them.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.games.metaverse.pages.charts.panel import drawn
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.pages.edges import Heading, bound, room
from metamaker.games.metaverse.pages.needs import Needs, needs_of
from metamaker.rendering.drawing import Drawing, Group, Page
from metamaker.rendering.layout import Box
from metamaker.rendering.page_set import Room

GAP = 2.8
"""Distance of panels in mm."""

_SLACK = 1e-6


@dataclass(frozen=True)
class Spread:
    """Panels that fill `count` columns, from top to bottom and left to right."""

    count: int
    panels: Sequence[Box]


class Placed(NamedTuple):
    """A drawing with its top left corner in the room of a page."""

    x: float
    y: float
    drawing: Drawing


Part = Spread | Drawing
"""A part of a chart: panels in columns, or a drawing of the whole width."""

Make = Callable[[Words, Room, Needs], Iterable[Part]]
"""Layout function of a chart for pages with some room; the same words, room and needs give the same result."""


class Chart(NamedTuple):
    """A chart: its message keys begin with `charts-<key>`."""

    key: str
    make: Make


SCALES = (0.885, 0.92, 0.96, 1.0, 1.04, 1.08, 1.13, 1.18, 1.24, 1.3, 1.36)
"""The scales of charts; at the smallest, the smallest type has 6 points."""


def heading(words: Words, charts: Sequence[Chart]) -> Heading:
    """Return the heading of a page with some charts: all their titles, with the subtitle of the first."""
    title = "  ·  ".join(words[f"charts-{each.key}-title"] for each in charts)
    return Heading(title, words[f"charts-{charts[0].key}-subtitle"], title)


def chart_pages(context: PagesContext, *charts: Chart) -> tuple[Page, ...]:
    """Return the pages of charts, in their order: as few as possible, and as large as possible on these."""
    of = needs_of(context.fleets)
    pages: list[Page] = []
    waiting = charts
    while waiting:
        count = len(waiting)
        while count > 1 and len(_bodies(context, of, waiting[:count])) > 1:
            count -= 1
        pages += bound(context, heading(context.words, waiting[:count]), _bodies(context, of, waiting[:count]))
        waiting = waiting[count:]
    return tuple(pages)


def has_something(context: PagesContext, chart: Chart) -> bool:
    """Return whether a chart has any content for the fleets of `context`."""
    space = room(context, heading(context.words, (chart,)))
    return any(True for _ in chart.make(context.words, space, needs_of(context.fleets)))


def _bodies(context: PagesContext, of: Needs, charts: tuple[Chart, ...]) -> tuple[Drawing, ...]:
    return fitted(room(context, heading(context.words, charts)), context.words, of, charts)


@lru_cache(maxsize=100)
def fitted(space: Room, words: Words, of: Needs, charts: tuple[Chart, ...]) -> tuple[Drawing, ...]:
    """Return the drawing of each page of charts, as large as possible."""
    return largest(SCALES, partial(_leaves, space, words, of, charts))


def largest(scales: Sequence[float], pages: Callable[[float], tuple[Drawing, ...]]) -> tuple[Drawing, ...]:
    """Return the pages at the largest of `scales`, in rising order, that needs no more pages than the smallest."""
    best = pages(scales[0])
    low, high = 0, len(scales)
    while high - low > 1:
        middle = (low + high) // 2
        tried = pages(scales[middle])
        if len(tried) > len(best):
            high = middle
        else:
            low, best = middle, tried
    return best


def _leaves(space: Room, words: Words, of: Needs, charts: tuple[Chart, ...], scale: float) -> tuple[Drawing, ...]:
    laid = Room(space.width / scale, space.height / scale)
    pages = poured((part for each in charts for part in each.make(words, laid, of)), laid.height)
    drawings = (Drawing(laid.width, laid.height, tuple(Group(*placed) for placed in page)) for page in pages if page)
    return tuple(Drawing(*space, (Group(0.0, 0.0, each, None, scale),)) for each in drawings)


def column_width(width: float, count: int) -> float:
    """Return the width of one of `count` columns."""
    return (width - GAP * (count - 1)) / count


def columns_within(width: float, least: float) -> int:
    """Return the number of columns of at least `least` mm that fit, at least one."""
    return max(1, int((width + GAP + _SLACK) / (least + GAP)))


def poured(parts: Iterable[Part], height: float) -> list[list[Placed]]:
    """Return the placed parts of each page of `height` mm."""
    pages: list[list[Placed]] = [[]]
    y = 0.0
    for part in parts:
        if isinstance(part, Drawing):
            if pages[-1] and y + part.height > height + _SLACK:
                pages.append([])
                y = 0.0
            pages[-1].append(Placed(0.0, y, part))
            y += part.height + GAP
            continue
        rest = list(part.panels)
        while rest:
            columns, rest = _columns(rest, part.count, height - y, fresh=not pages[-1])
            pages[-1] += _placed(columns, y)
            y += max((_height(column) for column in columns), default=0.0) + GAP
            if rest:
                pages.append([])
                y = 0.0
    return pages


def _placed(columns: Sequence[Sequence[Box]], top: float) -> Iterator[Placed]:
    x = 0.0
    for column in columns:
        y = top
        for each in column:
            yield Placed(x, y, drawn(each))
            y += each.height + GAP
        x += (column[0].width if column else 0.0) + GAP


def _height(column: Sequence[Box]) -> float:
    return sum(each.height for each in column) + GAP * max(0, len(column) - 1)


def _columns(panels: list[Box], count: int, height: float, *, fresh: bool) -> tuple[list[list[Box]], list[Box]]:
    """Return columns as low as possible that hold all panels, or columns filled to `height` and the panels left over."""
    runs = ((first, last) for first in range(len(panels)) for last in range(first + 1, len(panels) + 1))
    for limit in sorted({_height(panels[first:last]) for first, last in runs}):
        columns, rest = _filled(panels, count, limit)
        if limit <= height + _SLACK and not rest:
            return columns, []
    columns, rest = _filled(panels, count, height)
    if any(columns) or not fresh:
        return columns, rest
    begun, left = panels[0].split(height)
    return [[begun]], [left, *panels[1:]]


def _filled(panels: list[Box], count: int, limit: float) -> tuple[list[list[Box]], list[Box]]:
    """Return up to `count` columns of at most `limit` mm, and the panels left over."""
    columns: list[list[Box]] = [[]]
    for number, each in enumerate(panels):
        if _height([*columns[-1], each]) > limit + _SLACK:
            if len(columns) == count or each.height > limit + _SLACK:
                return columns, panels[number:]
            columns.append([])
        columns[-1].append(each)
    return columns, []
