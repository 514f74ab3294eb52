"""Which battles come next, of one series or of several that are fought together."""

from collections.abc import Sequence
from typing import NamedTuple

BLOCK = 20
"""Battles of each series in turn where there are several: whoever stops them finds about as many of each. An even number."""

FIRST_BLOCK = 2
"""The first blocks are as small, and then twice as large each time: soon something is known of every series."""


class Stretch(NamedTuple):
    """Battles of one series: its place among the others, the first battle, how many."""

    series: int
    first: int
    number: int


class Schedule:
    """Gives out the battles of series that are all equally long, a block of each at a time, small ones first; pairs whole."""

    def __init__(self, mirrored: Sequence[bool], number: int) -> None:
        self.left = number * len(mirrored)
        self._mirrored = tuple(mirrored)
        self._number = number
        self._block = FIRST_BLOCK if len(mirrored) > 1 else number
        self._series = self._block_from = self._first = 0

    def give(self, size: int) -> tuple[Stretch, ...]:
        """Return the next battles: `size` of them, a few more where a pair would be taken apart, fewer at the end."""
        stretches: list[Stretch] = []
        while size > 0 and self.left:
            end = min(self._block_from + self._block, self._number)
            wanted = size + size % 2 if self._mirrored[self._series] else size
            number = min(wanted, end - self._first)
            stretches.append(Stretch(self._series, self._first, number))
            self._first += number
            self.left -= number
            size -= number
            if self._first == end:
                self._next_block()
        return tuple(stretches)

    def _next_block(self) -> None:
        self._series += 1
        if self._series == len(self._mirrored):
            self._series = 0
            self._block_from += self._block
            self._block = min(BLOCK, 2 * self._block)
        self._first = self._block_from
