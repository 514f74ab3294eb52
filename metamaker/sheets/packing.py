"""Blocks on small leaves: as few as sensible, since a block may stand on an earlier leaf that has room for it."""

from collections.abc import Sequence

from metamaker.sheets.layout import Block, Placed, flowed

_SLACK = 1e-6
"""Sums of the same heights in another order may differ by rounding."""

Pages = tuple[tuple[Placed, ...], ...]


def packed(blocks: Sequence[Block], room: float, gap: float, first: float) -> Pages:
    """Return the pages that `blocks` fill, each `room` mm high, the first one `first` mm, with `gap` mm between blocks.

    They flow in their order unless it takes fewer pages to move whole blocks to earlier ones, or at last parts of those that
    may be broken as well.
    """
    attempts = (flowed(blocks, room, gap, first), *(_Packing(room, gap, first, broken).of(blocks) for broken in (False, True)))
    return min(attempts, key=len)


class _Packing:
    """Puts every block on the first page with room for it; the order of those on one page is that of all."""

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
        """Put as much of a block as fits on each page that there is, and return the rest."""
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
        """Put a block on the first page with room for all of it; what none has room for goes on over new pages."""
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
