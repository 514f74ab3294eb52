"""Blocks flowing over pages: strips stacked in columns, columns in boxes, boxes side by side in bands, rows in tables.

Every block knows its height and can be split if the room is too small, so that nothing is ever cut off.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

from metamaker.rendering.drawing import Drawing, Group, Op


class Strip(NamedTuple):
    """An unbreakable piece of a column. `keep`: the next strip must follow on the same page.

    A `divider` between two strips keeps the next, and disappears if that begins a page.
    """

    drawing: Drawing
    keep: bool = False
    ref: str | None = None
    divider: bool = False


Strips = tuple[Strip, ...]


def height_of(strips: Iterable[Strip]) -> float:
    """Return the height in mm of strips below each other."""
    return sum([strip.drawing.height for strip in strips])


def stacked(strips: Iterable[Strip], x: float = 0.0, y: float = 0.0) -> list[Op]:
    """Return strips below each other, the first with its top left corner at (x, y)."""
    ops: list[Op] = []
    for strip in strips:
        ops.append(Group(x, y, strip.drawing, strip.ref))
        y += strip.drawing.height
    return ops


def taken(strips: Strips, room: float) -> tuple[Strips, Strips]:
    """Split `strips` into those that fit into `room` mm and the rest, but never after a strip that keeps the next."""
    used, last = 0.0, 0
    for number, strip in enumerate(strips, 1):
        used += strip.drawing.height
        if used > room + _SLACK:
            break
        if not (strip.keep or strip.divider) or number == len(strips):
            last = number
    rest = strips[last:]
    return strips[:last], rest[1:] if rest and rest[0].divider else rest


_SLACK = 1e-6
"""Sums of the same heights in another order may differ by rounding."""


def in_lines(items: Iterable[Strip], width: float, *, gap: float, tab: float = 0.0, leading: float = 0.0) -> Strips:
    """Return `items` side by side in as many lines as they need, `gap` mm apart, in strips of the whole width.

    With a `tab` every item begins at a multiple of it. `leading` is added below each line.
    """
    lines: list[list[Group]] = [[]]
    x = 0.0
    for item in items:
        if lines[-1] and x + item.drawing.width > width + _SLACK:
            lines.append([])
            x = 0.0
        lines[-1].append(Group(x, 0.0, item.drawing, item.ref))
        x += item.drawing.width + gap
        if tab:
            x = math.ceil(x / tab - _SLACK) * tab
    return tuple(
        Strip(Drawing(width, max(group.drawing.height for group in line) + leading, tuple(line))) for line in lines if line
    )


class Block(Protocol):
    """A part of a page's flow. `breakable`: it may begin at the foot of a page and continue overleaf."""

    @property
    def height(self) -> float:
        """The height in mm."""

    @property
    def breakable(self) -> bool:
        """Whether splitting the block is no worse than leaving a gap."""

    def drawn(self) -> Drawing:
        """Return the whole block as a drawing."""

    def split(self, room: float) -> "tuple[Block | None, Block]":
        """Return the part that fits into `room` mm, if any, and the rest."""


class Column(NamedTuple):
    """Strips below each other at a distance from the left of their box."""

    x: float
    strips: Strips


class Frame(Protocol):
    """The surroundings of the columns of a box: room above and below them, and a drawing."""

    @property
    def top(self) -> float:
        """Millimetres above the columns."""

    @property
    def bottom(self) -> float:
        """Millimetres below the longest column."""

    def drawn(self, width: float, height: float, columns: tuple[Column, ...], continued: bool) -> Drawing:
        """Return the box with its columns in it."""


@dataclass(frozen=True)
class Box:
    """Columns in a frame, at a distance from the left of their band."""

    x: float
    width: float
    columns: tuple[Column, ...]
    frame: Frame
    ref: str | None = None
    continued: bool = False

    @property
    def height(self) -> float:
        """The height in mm, including the frame."""
        inside = max((height_of(column.strips) for column in self.columns), default=0.0)
        return self.frame.top + inside + self.frame.bottom

    @property
    def empty(self) -> bool:
        """Whether the box has no strips."""
        return not any(column.strips for column in self.columns)

    def split(self, room: float) -> "tuple[Box, Box]":
        """Return the part that fits into `room` mm and the rest; either may be empty."""
        inside = room - self.frame.top - self.frame.bottom
        parts = [taken(column.strips, inside) for column in self.columns]
        fitting = tuple(Column(column.x, part) for column, (part, _) in zip(self.columns, parts, strict=True))
        rest = tuple(Column(column.x, part) for column, (_, part) in zip(self.columns, parts, strict=True))
        return replace(self, columns=fitting), replace(self, columns=rest, continued=self.continued or _any(fitting))


def _any(columns: Sequence[Column]) -> bool:
    return any(column.strips for column in columns)


@dataclass(frozen=True)
class Band:
    """Boxes side by side, all as high as the highest."""

    width: float
    boxes: tuple[Box, ...]
    breakable: bool = False

    @property
    def height(self) -> float:
        """The height in mm."""
        return max(box.height for box in self.boxes)

    def drawn(self) -> Drawing:
        """Return all boxes."""
        height = self.height
        return Drawing(
            self.width,
            height,
            tuple(
                Group(box.x, 0.0, box.frame.drawn(box.width, height, box.columns, box.continued), box.ref) for box in self.boxes
            ),
        )

    def split(self, room: float) -> "tuple[Band | None, Band]":
        """Return the parts of the boxes that fit into `room` mm, and the rest of them."""
        parts = [box.split(room) for box in self.boxes]
        begun = tuple(part for part, _ in parts if not part.empty)
        if not begun:
            return None, self
        left = tuple(rest for _, rest in parts if not rest.empty)
        return replace(self, boxes=begun), replace(self, boxes=left)


@dataclass(frozen=True)
class Table:
    """Rows under a heading repeated on every page, with a gap of `gap` mm above."""

    heading: Drawing
    rows: Strips
    breakable: bool = True

    @property
    def height(self) -> float:
        """The height in mm."""
        return self.heading.height + height_of(self.rows)

    def drawn(self) -> Drawing:
        """Return the heading and all rows."""
        return Drawing(
            self.heading.width,
            self.height,
            (Group(0.0, 0.0, self.heading), *stacked(self.rows, 0.0, self.heading.height)),
        )

    @property
    def strips(self) -> Strips:
        """The heading, if there is one, and all rows, for use in a column."""
        return (Strip(self.heading, keep=True), *self.rows) if self.heading.height else self.rows

    def split(self, room: float) -> "tuple[Table | None, Table]":
        """Return the heading with the rows that fit into `room` mm, and the rest under the same heading."""
        fitting, rest = taken(self.rows, room - self.heading.height)
        return (replace(self, rows=fitting) if fitting else None), replace(self, rows=rest)


def solid(drawing: Drawing) -> Table:
    """Return a block that is never split."""
    return Table(Drawing(drawing.width, 0.0, ()), (Strip(drawing),), breakable=False)


@dataclass(frozen=True)
class Enlarged:
    """A block drawn `scale` times as large as it was laid out."""

    block: Block
    scale: float

    @property
    def height(self) -> float:
        """The height in mm, as drawn."""
        return self.block.height * self.scale

    @property
    def breakable(self) -> bool:
        """Whether the original block is breakable."""
        return self.block.breakable

    def drawn(self) -> Drawing:
        """Return the whole block, enlarged."""
        drawing = self.block.drawn()
        group = Group(0.0, 0.0, drawing, None, self.scale)
        return Drawing(drawing.width * self.scale, drawing.height * self.scale, (group,))

    def split(self, room: float) -> "tuple[Enlarged | None, Enlarged]":
        """Return the part that fits into `room` mm, if any, and the rest."""
        begun, rest = self.block.split(room / self.scale)
        return (None if begun is None else replace(self, block=begun)), replace(self, block=rest)


class Placed(NamedTuple):
    """A drawing and its top edge in mm below the top of the flow."""

    y: float
    drawing: Drawing


def flowed(blocks: Iterable[Block], room: float, gap: float, first: float | None = None) -> tuple[tuple[Placed, ...], ...]:
    """Return the pages that `blocks` fill, each `room` mm high, the first one `first` mm, with `gap` mm between blocks.

    A strip higher than a page gets a page of its own; the caller should keep strips lower than that.
    """
    pages: list[list[Placed]] = [[]]
    left = height = room if first is None else min(first, room)
    for block in blocks:
        rest: Block | None = block
        while rest is not None:
            begun, rest = _begin(rest, left, room, fresh=left == room)
            if begun is not None:
                pages[-1].append(Placed(height - left, begun.drawn()))
                left -= begun.height + gap
            if begun is None or rest is not None:
                pages.append([])
                left = height = room
    return tuple(tuple(page) for page in pages)


def _begin(block: Block, left: float, room: float, *, fresh: bool) -> tuple[Block | None, Block | None]:
    """Return the part of `block` that goes into the `left` mm of this page, and the part for the next."""
    if block.height <= left + _SLACK:
        return block, None
    if not fresh and not block.breakable and block.height <= room:
        return None, block
    begun, rest = block.split(left)
    if begun is None and fresh:
        return block, None
    return begun, rest


Pages = tuple[tuple[Placed, ...], ...]


def bodies(pages: Iterable[Iterable[Placed]], width: float, height: float) -> list[Drawing]:
    """Return a drawing of `width` × `height` mm for each page of a flow."""
    return [Drawing(width, height, tuple(Group(0.0, each.y, each.drawing) for each in page)) for page in pages]


def packed(blocks: Sequence[Block], room: float, gap: float, first: float) -> Pages:
    """Return the pages that `blocks` fill, each `room` mm high, the first one `first` mm, with `gap` mm between blocks.

    Blocks keep their order unless fewer pages suffice with whole blocks moved to earlier pages, or finally parts of breakable
    ones.
    """
    attempts = (flowed(blocks, room, gap, first), *(_Packing(room, gap, first, broken).of(blocks) for broken in (False, True)))
    return min(attempts, key=len)


class _Packing:
    """Puts every block on the first page with room for it; blocks on one page keep their order."""

    def __init__(self, room: float, gap: float, first: float, broken: bool) -> None:
        self.room, self.gap, self.broken = room, gap, broken
        self.pages: list[list[Placed]] = [[]]
        self.used = [room - min(first, room)]
        self.first = min(first, room)

    def of(self, blocks: Sequence[Block]) -> Pages:
        """Return the pages of all blocks."""
        for block in blocks:
            rest = self._scattered(block) if self.broken and block.breakable and not self._fits_one(block) else block
            if rest is not None:
                self._put(rest)
        return tuple(tuple(page) for page in self.pages)

    def _fits_one(self, block: Block) -> bool:
        return any(self._fits(block, number) for number in range(len(self.pages)))

    def _fits(self, block: Block, number: int) -> bool:
        return self.used[number] + block.height <= self.room + _SLACK

    def _scattered(self, block: Block) -> Block | None:
        """Fill the existing pages with parts of a block, and return the rest."""
        rest: Block = block
        for number in range(len(self.pages)):
            if self._fits(rest, number):
                self._place(rest, number)
                return None
            begun, rest = rest.split(self.room - self.used[number])
            if begun is not None:
                self._place(begun, number)
        return rest

    def _put(self, block: Block) -> None:
        """Put a block on the first page with room for all of it, or otherwise over new pages."""
        for number in range(len(self.pages)):
            if self._fits(block, number):
                self._place(block, number)
                return
        rest: Block | None = block
        while rest is not None:
            self.pages.append([])
            self.used.append(0.0)
            number = len(self.pages) - 1
            begun: Block | None = rest
            begun, rest = (rest, None) if self._fits(rest, number) else rest.split(self.room)
            if begun is None:
                begun, rest = rest, None
            if begun is not None:
                self._place(begun, number)

    def _place(self, block: Block, number: int) -> None:
        top = self.used[number] - (self.room - self.first if number == 0 else 0.0)
        self.pages[number].append(Placed(top, block.drawn()))
        self.used[number] += block.height + self.gap
