"""Pages of a set with a head and a foot: the room between them, and the pages with their bodies."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from metamaker.rendering.drawing import Drawing, Group, Page
from metamaker.rendering.frame import PageFrame


class Room(NamedTuple):
    """The width and height in mm between head and foot of a page."""

    width: float
    height: float


class Edges(NamedTuple):
    """The head and foot of each page inside its margins, and their distances in mm from the body.

    `head(width)` and `foot(number, count, width)` draw them for a page counted from 1.
    """

    head: Callable[[float], Drawing]
    foot: Callable[[int, int, float], Drawing]
    foot_height: float
    below_head: float
    above_foot: float

    def room(self, frame: PageFrame) -> Room:
        """Return the room on each page."""
        inner = frame.inner(1)
        used = self.head(inner.width).height + self.below_head + self.above_foot + self.foot_height
        return Room(inner.width, inner.height - used)

    def bound(self, frame: PageFrame, bodies: Sequence[Drawing], bookmark: str) -> tuple[Page, ...]:
        """Return a page for each of `bodies`; the first one has the bookmark."""
        pages = []
        for number, body in enumerate(bodies, 1):
            x, y, width, height = frame.inner(number)
            head = self.head(width)
            ops = (
                Group(x, y, head),
                Group(x, y + head.height + self.below_head, body),
                Group(x, y + height - self.foot_height, self.foot(number, len(bodies), width)),
            )
            pages.append(Page(Drawing(frame.width, frame.height, ops), bookmark if number == 1 else None))
        return tuple(pages)
