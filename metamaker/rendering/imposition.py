"""Imposition: several sheets on one page, with cut marks for small ones; shifts of pages for the binding."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from metamaker.rendering.drawing import Drawing, Field, Group, Op, Page, Path
from metamaker.rendering.frame import PageFrame
from metamaker.rendering.ink import LINE
from metamaker.rendering.shapes import rule, upright

CARD_WIDTH, CARD_HEIGHT = 63.0, 88.0
"""The size of a playing card in mm."""

_BETWEEN_HALVES = 10.0
_EDGE_OF_CARDS = 6.0
"""Smallest white margin of printers."""

_MARK = 4.0
_FROM_CARD = 1.0


@dataclass(frozen=True)
class Slots:
    """Equal places on every page: their size in mm, their number, their distance, and whether marks show the cuts.

    Cards are centred on the paper; its margins do not matter.
    """

    frame: PageFrame
    width: float
    height: float
    columns: int = 1
    rows: int = 1
    gap: float = 0.0
    centred: bool = False

    @property
    def a_page(self) -> int:
        """The number of places on a page."""
        return self.columns * self.rows

    def corner(self, page_number: int) -> tuple[float, float]:
        """Return the top left corner of the first place of a page."""
        if self.centred:
            return (self.frame.width - self.columns * self.width) / 2, (self.frame.height - self.rows * self.height) / 2
        x, y, _, _ = self.frame.inner(page_number)
        return x, y

    def place(self, page_number: int, slot: int) -> tuple[float, float]:
        """Return the top left corner of place `slot`, from 0 on, row by row."""
        x, y = self.corner(page_number)
        row, column = divmod(slot, self.columns)
        return x + column * (self.width + self.gap), y + row * (self.height + self.gap)


def whole(frame: PageFrame) -> Slots:
    """Return one place, the whole area inside the margins."""
    _, _, width, height = frame.inner(1)
    return Slots(frame, width, height)


def halves(frame: PageFrame) -> Slots:
    """Return two places: one below the other, or side by side on landscape paper."""
    _, _, width, height = frame.inner(1)
    if frame.landscape:
        return Slots(frame, (width - _BETWEEN_HALVES) / 2, height, columns=2, gap=_BETWEEN_HALVES)
    return Slots(frame, width, (height - _BETWEEN_HALVES) / 2, rows=2, gap=_BETWEEN_HALVES)


def cards(frame: PageFrame) -> Slots:
    """Return as many playing cards as fit on the paper: nine on upright A4 and Letter."""
    columns = int((frame.width - 2 * _EDGE_OF_CARDS) / CARD_WIDTH)
    rows = int((frame.height - 2 * _EDGE_OF_CARDS) / CARD_HEIGHT)
    return Slots(frame, CARD_WIDTH, CARD_HEIGHT, columns, rows, centred=True)


class Format(StrEnum):
    """The size of a sheet: a page, half a page, or a playing card."""

    FULL = "full"
    HALF = "half"
    CARD = "card"


_PLACES = {Format.FULL: whole, Format.HALF: halves, Format.CARD: cards}


def slots(style: Format, frame: PageFrame) -> Slots:
    """Return the places for sheets of a format on a page."""
    return _PLACES[style](frame)


def imposed(leaves: Sequence[Page], slots: Slots) -> tuple[Page, ...]:
    """Return the pages for `leaves`. The bookmark of a page has the names of all its leaves with one."""
    return tuple(
        _page(leaves[first : first + slots.a_page], number, slots)
        for number, first in enumerate(range(0, len(leaves), slots.a_page), 1)
    )


def _page(leaves: Sequence[Page], number: int, slots: Slots) -> Page:
    ops: list[Op] = [Group(*slots.place(number, slot), leaf.drawing) for slot, leaf in enumerate(leaves)]
    names = [leaf.bookmark for leaf in leaves if leaf.bookmark is not None]
    ops += _cuts(number, slots)
    fields = tuple(field for slot, leaf in enumerate(leaves) for field in _moved(leaf.fields, *slots.place(number, slot)))
    drawing = Drawing(slots.frame.width, slots.frame.height, tuple(ops))
    codes = tuple(dict.fromkeys(code for leaf in leaves for code in leaf.codes))
    return Page(drawing, " · ".join(names) if names else None, fields, codes)


def _moved(fields: Iterable[Field], x: float, y: float) -> Iterator[Field]:
    return (field._replace(x=field.x + x, y=field.y + y) for field in fields)


def _cuts(number: int, slots: Slots) -> Iterator[Op]:
    """Yield a dashed line between halves, short marks around cards."""
    x, y = slots.corner(number)
    if slots.centred:
        yield from _marks(x, y, slots)
    elif slots.columns == 2:
        yield upright(x + slots.width + slots.gap / 2, y, slots.height, LINE, 0.15, dash=1.5)
    elif slots.rows == 2:
        yield rule(x, y + slots.height + slots.gap / 2, slots.width, LINE, 0.15, dash=1.5)


def _marks(x: float, y: float, slots: Slots) -> Iterator[Op]:
    right, low = x + slots.columns * slots.width, y + slots.rows * slots.height
    for column in range(slots.columns + 1):
        across = x + column * slots.width
        yield upright(across, y - _FROM_CARD - _MARK, _MARK, LINE, 0.15)
        yield upright(across, low + _FROM_CARD, _MARK, LINE, 0.15)
    for row in range(slots.rows + 1):
        down = y + row * slots.height
        yield rule(x - _FROM_CARD - _MARK, down, _MARK, LINE, 0.15)
        yield rule(right + _FROM_CARD, down, _MARK, LINE, 0.15)


def add_bound(pages: list[Page], more: Iterable[Page], frame: PageFrame) -> None:
    """Add pages, drawn as fronts of `frame`, to others, shifted on those that will be backs."""
    for page in more:
        aside = frame.inner(len(pages) + 1).x - frame.inner(1).x
        pages.append(_away(page, aside) if aside else page)


def _away(page: Page, aside: float) -> Page:
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
