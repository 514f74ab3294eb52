"""Pages of a set: the room between head and foot, their bodies, and the usual title and foot line."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Page
from metamaker.rendering.frame import PageFrame
from metamaker.rendering.ink import HAIRLINE, INK, QUIET
from metamaker.rendering.layout import Block, bodies, flowed
from metamaker.rendering.shapes import rule
from metamaker.rendering.text_fitting import Align, fit, line, lines
from metamaker.rendering.texts import CAPTION


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


_TITLE, _LEAST_TITLE, _SUBTITLE = 8.4, 4.2, 3.3
_RULE, _THIN = 0.6, 0.2
_BELOW_HEAD, _ABOVE_FOOT = 3.0, 2.0
_FOOT = 4.6


class Heading(NamedTuple):
    """The text above a page."""

    title: str
    subtitle: str = ""


class Footing(NamedTuple):
    """The text below a page: its kind, the program, and the number of a page among several, `counted(page, pages)`."""

    kind: str
    made: str
    counted: Callable[[int, int], str]


def footing(words: Words, kind: str, keys: str = "pages-foot") -> Footing:
    """Return the foot of pages of a kind in the words of a game; the keys of these words begin with `keys`."""
    return Footing(
        words.text("pages-foot-kind", kind=kind),
        words[f"{keys}-made"],
        lambda page, pages: words.text(f"{keys}-page", page=page, pages=pages),
    )


class Headed(NamedTuple):
    """Pages of one kind in a frame."""

    frame: PageFrame
    heading: Heading
    footing: Footing

    def room(self) -> Room:
        """Return the room on each page."""
        return self._edges().room(self.frame)

    def bound(self, bodies: Sequence[Drawing]) -> tuple[Page, ...]:
        """Return a page for each of `bodies`; the first one has the bookmark."""
        return self._edges().bound(self.frame, bodies, self.heading.title)

    def flowing(self, blocks: Iterable[Block], gap: float) -> tuple[Page, ...]:
        """Return as many pages as necessary for blocks `gap` mm apart."""
        space = self.room()
        return self.bound(bodies(flowed(blocks, space.height, gap), *space))

    def _edges(self) -> Edges:
        return Edges(partial(head, self.heading), partial(foot, self.footing), _FOOT, _BELOW_HEAD, _ABOVE_FOOT)


def head(heading: Heading, width: float) -> Drawing:
    """Return title and subtitle with a line below."""
    title = fit(heading.title, width, _TITLE, BOLD, smallest=_LEAST_TITLE)
    y = title.size * 0.78
    ops: list[Op] = list(lines(0.0, y, title, weight=BOLD))
    y += title.height
    if heading.subtitle:
        below = fit(heading.subtitle, width - 0.2, _SUBTITLE, smallest=CAPTION)
        y += below.size + 1.5
        ops += lines(0.2, y, below, role=QUIET)
        y += below.height
    y += 2.2
    return Drawing(width, y + _RULE, (*ops, rule(0.0, y, width, INK, _RULE)))


def foot(footing: Footing, number: int, count: int, width: float) -> Drawing:
    """Return the last line of a page."""
    ops: list[Op] = [
        rule(0.0, 0.0, width, HAIRLINE, _THIN),
        line(0.0, 3.0, footing.kind, CAPTION, role=QUIET),
        line(width, 3.0, footing.made, CAPTION, weight=BOLD, role=QUIET, align=Align.RIGHT),
    ]
    if count > 1:
        ops.append(line(width / 2, 3.0, footing.counted(number, count), CAPTION, role=QUIET, align=Align.CENTRE))
    return Drawing(width, _FOOT, tuple(ops))
