"""Blank sheets for designs by hand: a page or two with all areas of a record sheet, half a page for small ships, cards."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice

from metamaker.core.ids import ref
from metamaker.core.messages import Words
from metamaker.core.messages import words as words_of
from metamaker.games.metaverse.model.fleet import GAME
from metamaker.games.metaverse.sheet.blank_areas import (
    BLANK,
    SHIP_ON_CARD,
    SMALL_SHIP,
    WHOLE_SHIP,
    blank_boxes,
    blank_column,
    blank_plan,
    blank_ribbon,
    blank_totals,
)
from metamaker.games.metaverse.sheet.blank_tables import blank_bays, blank_squadron, blank_squadrons, blank_weapons
from metamaker.games.metaverse.sheet.column_extras import WIDTH
from metamaker.games.metaverse.sheet.form import with_fields
from metamaker.games.metaverse.sheet.gaps import Gap
from metamaker.games.metaverse.sheet.lower_third import LowerThird, leftover
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.page_edges import CARD, HALF_PAGE, PAGE, foot
from metamaker.games.metaverse.sheet.scale import GAP, RULE
from metamaker.games.metaverse.sheet.sections import bands
from metamaker.games.metaverse.sheet.status import in_band
from metamaker.rendering.drawing import Document, Drawing, Group, Op, Page
from metamaker.rendering.imposition import Format, imposed
from metamaker.rendering.ink import INK
from metamaker.rendering.layout import Block, Pages, Placed, Strip, bodies, flowed, solid, stacked
from metamaker.rendering.shapes import rule

_BESIDE = WIDTH + 3.0
_SIDES = 2
_MANY, _FEWEST = (6, 4), (4, 2)
"""The number of weapons and squadron types on a whole sheet, and their minimum."""


def blank_sheets(options: SheetOptions) -> Document:
    """Return blank sheets in the format of the options: both sides of one, or a page full of smaller ones."""
    words = words_of(GAME, options.language)
    slots = options.slots
    if options.format is Format.FULL:
        leaves = tuple(_pages(slots.width, slots.height, words))
    elif options.format is Format.HALF:
        leaves = (_half(slots.width, slots.height, words),) * slots.a_page
    else:
        leaves = tuple(islice(cycle(_cards(slots.width, slots.height, words)), slots.a_page))
    if options.fillable:
        leaves = _fillable(leaves, words, one=options.format is Format.FULL)
    return Document(words["blank-title"], "", imposed(leaves, slots))


def _fillable(leaves: tuple[Page, ...], words: Words, *, one: bool) -> tuple[Page, ...]:
    """All leaves are one sheet, or each is a sheet of its own."""
    if one:
        return with_fields(leaves, ref(BLANK, "1"), "", {}, words)
    return tuple(with_fields((leaf,), ref(BLANK, str(number)), "", {}, words)[0] for number, leaf in enumerate(leaves, 1))


def _pages(width: float, height: float, words: Words) -> Iterator[Page]:
    """Yield both sides of a sheet with the column at the left of each."""
    top = _head(width, words)
    y = top.height + GAP
    room, inner = height - y - PAGE.foot - 2.0, width - _BESIDE
    pages = _flow(inner, room, words)
    column = blank_column(room, words)
    for number, body in enumerate(bodies((*pages[:-1], _filled(pages[-1], inner, room, words)), inner, room), 1):
        below = foot(number, len(pages), True, width, PAGE, words)
        ops = (Group(0.0, 0.0, top), Group(0.0, y, column), Group(_BESIDE, y, body), Group(0.0, height - PAGE.foot, below))
        yield Page(Drawing(width, height, ops), words["blank-page"] if number == 1 else None)


def _flow(width: float, room: float, words: Words) -> Pages:
    """Return the pages with as many weapons and squadron types as fit on two pages."""
    weapons, squadrons = _MANY
    state, sections = in_band(blank_boxes(width, words), width), bands(blank_plan(WHOLE_SHIP, words), width)
    while True:
        definitions = (
            blank_weapons(width, weapons, words),
            blank_bays(width, words),
            blank_squadrons(width, squadrons, words),
        )
        pages = flowed((state, *sections, *definitions), room, GAP)
        if len(pages) <= _SIDES or (weapons, squadrons) == _FEWEST:
            return pages
        if squadrons > _FEWEST[1]:
            squadrons -= 1
        else:
            weapons -= 1


def _filled(page: Sequence[Placed], width: float, room: float, words: Words) -> tuple[Placed, ...]:
    """Return a page with further content below its last block, as far as it fits."""
    used = page[-1].y + page[-1].drawing.height
    return (*page, *leftover(width, used + GAP, room, LowerThird(), words).placed)


def _half(width: float, height: float, words: Words) -> Page:
    """Return the numbers, a core section with the defences of all arcs, as many weapons as have room, and plots."""
    state = in_band((*blank_totals(width, words), *blank_boxes(width, words)), width)
    core = bands(blank_plan(SMALL_SHIP, words), width)
    room = height - HALF_PAGE.foot - 1.5
    blocks: tuple[Block, ...] = (
        solid(_low_head(width, words)),
        blank_ribbon(width, words),
        state,
        *core,
        blank_weapons(width, 3, words),
    )
    page = _filled(flowed(blocks, room, GAP)[0], width, room, words)
    (body,) = bodies((page,), width, room)
    ops = (Group(0.0, 0.0, body), Group(0.0, height - HALF_PAGE.foot, foot(1, 1, True, width, HALF_PAGE, words)))
    return Page(Drawing(width, height, ops), words["blank-half"])


_EDGE = 3.0


def _cards(width: float, height: float, words: Words) -> Iterator[Page]:
    """Yield three cards: the numbers of a small ship, its state and core, a squadron type with two weapons."""
    inner, room = width - 2 * _EDGE, height - 2 * _EDGE - CARD.foot
    names = solid(_lines({"name": 1.6, "class": 1.0}, HALF_PAGE.subtitle * 1.6, inner, words))
    numbers: tuple[Block, ...] = (names, blank_ribbon(inner, words), in_band(blank_totals(inner, words), inner))
    core: tuple[Block, ...] = (in_band(blank_boxes(inner, words), inner), *bands(blank_plan(SHIP_ON_CARD, words), inner))
    squadron = (solid(blank_squadron(1, inner, words)),)
    for number, of, blocks in ((1, 2, numbers), (2, 2, core), (1, 1, squadron)):
        body, *_ = bodies(flowed(blocks, room, 1.2), inner, room)
        below = foot(number, of, True, inner, CARD, words)
        ops = (Group(_EDGE, _EDGE, body), Group(_EDGE, _EDGE + room, below))
        yield Page(Drawing(width, height, ops), words["blank-card"])


def _head(width: float, words: Words) -> Drawing:
    """Return a line for the name of the ship, and below it lines for class, fleet and player."""
    name = _lines({"name": 1.0}, PAGE.name * 0.95, width, words)
    below = _lines({"class": 1.0, "fleet": 1.0, "player": 1.0}, PAGE.subtitle * 1.6, width, words)
    return _ruled((name, below))


def _low_head(width: float, words: Words) -> Drawing:
    """Return the name line and the other lines in one line."""
    return _ruled((_lines({"name": 2.0, "class": 1.2, "fleet": 1.0, "player": 0.7}, HALF_PAGE.name * 1.1, width, words),))


def _ruled(rows: Sequence[Drawing]) -> Drawing:
    width, height = rows[0].width, sum(each.height for each in rows)
    return Drawing(width, height + RULE, (*stacked(map(Strip, rows)), rule(0.0, height, width, INK, RULE)))


def _lines(shares: Mapping[str, float], height: float, width: float, words: Words) -> Drawing:
    """Return captioned lines to write on side by side, each with its share of the width."""
    whole = (width - GAP * (len(shares) - 1)) / sum(shares.values())
    x = 0.0
    ops: list[Op] = []
    for what, share in shares.items():
        ops += Gap(what).captioned(x, 0.0, whole * share, height, words[f"blank-head-{what}"])
        x += whole * share + GAP
    return Drawing(width, height + 4.7, tuple(ops))
