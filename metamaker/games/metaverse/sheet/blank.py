"""Blank sheets for designs by hand: a page or two with all areas of a record sheet, half a page for small ships, cards."""

from collections.abc import Iterator, Sequence
from itertools import cycle, islice

from metamaker.core.ids import ref
from metamaker.core.words import Words
from metamaker.core.words import words as words_of
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import GAME
from metamaker.games.metaverse.sheet.blank_areas import (
    BLANK,
    blank_card_section,
    blank_column,
    blank_ribbon,
    blank_section,
    blank_state,
    blank_totals,
    labelled,
)
from metamaker.games.metaverse.sheet.blank_tables import blank_bays, blank_squadron, blank_squadrons, blank_weapons
from metamaker.games.metaverse.sheet.body import drawn
from metamaker.games.metaverse.sheet.column_extras import WIDTH
from metamaker.games.metaverse.sheet.form import with_fields
from metamaker.games.metaverse.sheet.lower_third import LowerThird, leftover
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.page_edges import CARD, HALF_PAGE, PAGE, foot
from metamaker.games.metaverse.sheet.scale import GAP, RULE
from metamaker.games.metaverse.sheet.status import in_band
from metamaker.sheets.drawing import Document, Drawing, Group, Op, Page
from metamaker.sheets.imposition import Format, imposed
from metamaker.sheets.ink import INK
from metamaker.sheets.layout import Band, Block, Placed, flowed
from metamaker.sheets.shapes import rule

_BESIDE = WIDTH + 3.0
_SIDE = 0.3
_SIDES = 2
_MANY, _FEWEST = (6, 4), (4, 2)
"""Weapons and squadron types on a whole sheet, and at least."""

_FEW_WEAPONS = 3


def blank_sheets(options: SheetOptions) -> Document:
    """Return blank sheets in the format that the options want: both sides of one, or a page full of smaller ones."""
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
    """All leaves are one sheet, or each is one of its own."""
    if one:
        return with_fields(leaves, ref(BLANK, "1"), "", {}, words)
    return tuple(with_fields((leaf,), ref(BLANK, str(number)), "", {}, words)[0] for number, leaf in enumerate(leaves, 1))


def _pages(width: float, height: float, words: Words) -> Iterator[Page]:
    """Sections, weapons, bays and squadrons, flowing over pages with the column at the left of each."""
    top = _head(width, words)
    y = top.height + GAP
    room, inner = height - y - PAGE.foot - 2.0, width - _BESIDE
    pages = _flow(inner, room, words)
    used = max(placed.y + placed.drawing.height for placed in pages[-1])
    pages[-1] += leftover(inner, used + GAP, room, LowerThird(), words)
    column = blank_column(room, words)
    for number, body in enumerate(drawn(pages, inner, room), 1):
        below = foot(number, len(pages), True, width, PAGE, words)
        ops = (Group(0.0, 0.0, top), Group(0.0, y, column), Group(_BESIDE, y, body), Group(0.0, height - PAGE.foot, below))
        yield Page(Drawing(width, height, ops), words["blank-page"] if number == 1 else None)


def _flow(width: float, room: float, words: Words) -> list[list[Placed]]:
    """Return both sides of a sheet with as many weapons and squadron types as they hold."""
    weapons, squadrons = _MANY
    while True:
        blocks = (
            blank_state(width, words),
            *_bands(width, words),
            blank_weapons(width, weapons, words),
            blank_bays(width, words),
            blank_squadrons(width, squadrons, words),
        )
        pages = [list(page) for page in flowed(blocks, room, GAP)]
        if len(pages) <= _SIDES or (weapons, squadrons) == _FEWEST:
            return pages
        if squadrons > _FEWEST[1]:
            squadrons -= 1
        else:
            weapons -= 1


def _half(width: float, height: float, words: Words) -> Page:
    """The numbers across the top, a core section with the defences of all arcs, weapons, notes."""
    top, ribbon = _low_head(width, words), blank_ribbon(width, words)
    y = top.height + GAP
    core = Band(width, (blank_section(SectionName.CORE, 0.0, width, words, alone=True),))
    room = height - HALF_PAGE.foot - 1.5
    ops: list[Op] = [Group(0.0, 0.0, top), Group(0.0, y, ribbon)]
    y += ribbon.height + GAP
    for block in (blank_state(width, words, motion=True), core, blank_weapons(width, _FEW_WEAPONS, words)):
        fitting = block if block.height <= room - y else block.split(room - y)[0]
        if fitting is not None:
            ops.append(Group(0.0, y, fitting.drawn()))
            y += fitting.height + GAP
    ops += [Group(0.0, placed.y, placed.drawing) for placed in leftover(width, y, room, LowerThird(), words)]
    ops.append(Group(0.0, height - HALF_PAGE.foot, foot(1, 1, True, width, HALF_PAGE, words)))
    return Page(Drawing(width, height, tuple(ops)), words["blank-half"])


_CARD_EDGE = 3.0


def _cards(width: float, height: float, words: Words) -> Iterator[Page]:
    """Yield three cards: the numbers of a small ship, its state and core, a squadron type with two weapons."""
    inner = width - 2 * _CARD_EDGE
    names = (("name", 1.6), ("class", 1.0))
    line_high = HALF_PAGE.subtitle * 1.6
    numbers = (
        Drawing(inner, line_high + 4.8, tuple(_lines(names, 0.0, line_high, inner, words))),
        blank_ribbon(inner, words),
        in_band(blank_totals(inner, words), inner).drawn(),
    )
    core = Band(inner, (blank_card_section(inner, words),)).drawn()
    state = blank_state(inner, words).drawn()
    squadron = blank_squadron(1, inner, words)
    for number, of, drawings in ((1, 2, numbers), (2, 2, (state, core)), (1, 1, (squadron,))):
        ops: list[Op] = []
        y = _CARD_EDGE
        for each in drawings:
            ops.append(Group(_CARD_EDGE, y, each))
            y += each.height + 1.2
        ops.append(Group(_CARD_EDGE, height - _CARD_EDGE - CARD.foot, foot(number, of, True, inner, CARD, words)))
        yield Page(Drawing(width, height, tuple(ops)), words["blank-card"])


def _head(width: float, words: Words) -> Drawing:
    """Lines for the name of the ship, and below it for class, fleet and player."""
    high, low = PAGE.name * 0.95, PAGE.subtitle * 1.6
    y = high + 4.6
    below = (("class", 1.0), ("fleet", 1.0), ("player", 1.0))
    ops = (*_lines((("name", 1.0),), 0.0, high, width, words), *_lines(below, y, low, width, words))
    y += low + 4.8
    return Drawing(width, y + RULE, (*ops, rule(0.0, y, width, INK, RULE)))


def _low_head(width: float, words: Words) -> Drawing:
    """All of it in one line."""
    high = HALF_PAGE.name * 1.1
    y = high + 4.8
    ops = _lines((("name", 2.0), ("class", 1.2), ("fleet", 1.0), ("player", 0.7)), 0.0, high, width, words)
    return Drawing(width, y + RULE, (*ops, rule(0.0, y, width, INK, RULE)))


def _lines(shares: Sequence[tuple[str, float]], y: float, height: float, width: float, words: Words) -> Iterator[Op]:
    """Yield lines to write on side by side, each with its share of the width."""
    whole = (width - GAP * (len(shares) - 1)) / sum(share for _, share in shares)
    x = 0.0
    for what, share in shares:
        yield from labelled(x, y, whole * share, height, what, words[f"blank-head-{what}"])
        x += whole * share + GAP


def _bands(width: float, words: Words) -> Iterator[Block]:
    side = (width - 2 * GAP) * _SIDE
    core = width - 2 * (side + GAP)
    yield Band(width, (blank_section(SectionName.FORE, 0.0, width, words),))
    yield Band(
        width,
        (
            blank_section(SectionName.PORT, 0.0, side, words),
            blank_section(SectionName.CORE, side + GAP, core, words),
            blank_section(SectionName.STARBOARD, side + core + 2 * GAP, side, words),
        ),
    )
    yield Band(width, (blank_section(SectionName.AFT, 0.0, width, words),))
