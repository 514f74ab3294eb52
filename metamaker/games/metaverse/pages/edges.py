"""The shared head and foot of pages of the set, names with a quieter line, ruled lines in remaining room."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.games.metaverse.model.emblem import Emblem
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.sheet.scale import LEAST, heading
from metamaker.games.metaverse.sheet.tiles import emblem_icon
from metamaker.rendering.boxes import blank, column, underlined
from metamaker.rendering.drawing import BOLD, Drawing, Op, Page, Role, Symbol
from metamaker.rendering.ink import HAIRLINE, INK, PAPER, QUIET
from metamaker.rendering.layout import Block, Placed, bodies, flowed
from metamaker.rendering.page_set import Edges, Room
from metamaker.rendering.shapes import rule
from metamaker.rendering.text_fitting import Align, fit, line, lines

_NAME, _BELOW = 3.4, 2.4
_DESCENT = 0.8


@lru_cache(maxsize=1000)
def named(name: str, below: str, width: float, role: Role = QUIET) -> Drawing:
    """Return both texts from the top left corner on; they shrink to a minimum, then wrap."""
    title, under = fit(name, width, _NAME, BOLD, smallest=LEAST), fit(below, width, _BELOW, smallest=LEAST)
    first = title.size * 0.75
    second = first + title.height + 0.8 + under.size * 0.9
    texts = (*lines(0.0, first, title, weight=BOLD), *lines(0.0, second, under, role=role))
    return Drawing(width, second + under.height + _DESCENT, texts)


_LINE = 8.0
_HEADING = 4.2
_WORTHWHILE = 3
"""The minimum number of lines under a heading."""


def note_lines(words: Words, width: float, height: float) -> Drawing | None:
    """Return a heading with as many lines as `height` mm have room for; None if there is hardly any."""
    rows = int((height - _HEADING) / _LINE)
    lines = (underlined(blank(width, _LINE)),) * rows
    return column((heading(words["pages-notes"], width), *lines)) if rows >= _WORTHWHILE else None


SMALL = 2.3
"""The size of captions in mm."""

FOOT = 5.0
_TITLE, _SMALLEST_TITLE = 8.4, 4.2
_EMBLEM = 12.0
_BELOW_HEAD = 3.4
_ABOVE_FOOT = 2.0


class Heading(NamedTuple):
    """The heading of a page, with the kind of page for its foot."""

    title: str
    subtitle: str
    kind: str
    emblem: Emblem | None = None


def fleet_heading(context: PagesContext, key: str) -> Heading:
    """Return the heading of a page about the one fleet of `context`: the kind of page and the name of the fleet."""
    fleet, kind = context.fleets[0], context.words[f"pages-{key}-title"]
    return Heading(kind, fleet_called(context, fleet), kind, fleet.emblem)


def shared_heading(context: PagesContext, key: str) -> Heading:
    """Return the heading of a page for all fleets of `context` together."""
    kind = context.words[f"pages-{key}-title"]
    emblem = context.fleets[0].emblem if len(context.fleets) == 1 else None
    return Heading(kind, "  ·  ".join(fleet_called(context, fleet) for fleet in context.fleets), kind, emblem)


def fleet_called(context: PagesContext, fleet: Fleet) -> str:
    """Return the name of a fleet, or a word for a nameless one."""
    return fleet.name.strip() or context.words["pages-nameless"]


def head(heading: Heading, width: float) -> Drawing:
    """Return title and subtitle with the emblem to their right, and a line below."""
    emblem = None if heading.emblem is None else emblem_icon(heading.emblem)
    room = width if emblem is None else width - _EMBLEM - 4.0
    title = fit(heading.title, room, _TITLE, BOLD, smallest=_SMALLEST_TITLE)
    below = fit(heading.subtitle, room - 0.2, 3.3, smallest=LEAST)
    y = title.size * 0.78
    ops: list[Op] = list(lines(0.0, y, title, weight=BOLD))
    if emblem is not None:
        ops.append(Symbol(width - _EMBLEM, 0.0, _EMBLEM, emblem, INK, PAPER))
    y += title.height + below.size + 1.5
    ops += lines(0.2, y, below, role=QUIET)
    y = max(y + below.height, _EMBLEM - 0.6 if emblem is not None else 0.0) + 2.2
    return Drawing(width, y + 0.3, (*ops, rule(0.0, y, width, INK, 0.6)))


def foot(context: PagesContext, kind: str, number: int, count: int, width: float) -> Drawing:
    """Return the last line of a page: the kind of page, its number and the page count, and MetaMaker's name."""
    counted = context.words.text("pages-foot-page", number=number, count=count)
    return Drawing(
        width,
        FOOT,
        (
            rule(0.0, 0.0, width, HAIRLINE, 0.2),
            line(0.0, 3.1, context.words.text("pages-foot-kind", kind=kind), 2.2, role=QUIET),
            line(width / 2, 3.1, counted, 2.2, role=QUIET, align=Align.CENTRE),
            line(width, 3.1, "MetaMaker", 2.2, weight=BOLD, role=QUIET, align=Align.RIGHT),
        ),
    )


def room(context: PagesContext, heading: Heading) -> Room:
    """Return the room on each page under `heading`."""
    return _edges(context, heading).room(context.frame)


def bound(context: PagesContext, heading: Heading, drawings: Sequence[Drawing]) -> tuple[Page, ...]:
    """Return a page for each drawing, with head and foot; the first one has the bookmark."""
    return _edges(context, heading).bound(context.frame, drawings, heading.kind)


def _edges(context: PagesContext, heading: Heading) -> Edges:
    return Edges(partial(head, heading), partial(foot, context, heading.kind), FOOT, _BELOW_HEAD, _ABOVE_FOOT)


def flowing(
    context: PagesContext, heading: Heading, blocks: Iterable[Block], gap: float, *, notes: bool = False
) -> tuple[Page, ...]:
    """Return as many pages as `blocks` fill, `gap` mm apart; with `notes` the rest of the last page is ruled for writing."""
    width, height = room(context, heading)
    pages = [list(page) for page in flowed(blocks, height, gap)]
    if notes:
        used = max((placed.y + placed.drawing.height + gap for placed in pages[-1]), default=0.0)
        ruled = note_lines(context.words, width, height - used)
        pages[-1] += [] if ruled is None else [Placed(used, ruled)]
    return bound(context, heading, bodies(pages, width, height))


_BESIDE = 17.0
"""Distance from the right margin to the number of a page in its pack, because MetaMaker's name follows."""


def in_pack(context: PagesContext, pages: Sequence[Page]) -> Iterator[Page]:
    """Yield pages of any kind with their numbers in the pack, in the last line inside their margins."""
    for number, page in enumerate(pages, 1):
        x, y, width, height = context.frame.inner(number)
        said = context.words.text("pages-foot-pack", number=number, count=len(pages))
        counted = line(x + width - _BESIDE, y + height - FOOT + 3.1, said, 2.2, role=QUIET, align=Align.RIGHT)
        yield replace(page, drawing=Drawing(page.drawing.width, page.drawing.height, (*page.drawing.ops, counted)))


def note_page(context: PagesContext) -> tuple[Page, ...]:
    """Return a page with lines to write on."""
    title = context.words["pages-note_page"]
    names = "  ·  ".join(fleet_called(context, fleet) for fleet in context.fleets)
    return flowing(context, Heading(title, names, title), (), 0.0, notes=True)
