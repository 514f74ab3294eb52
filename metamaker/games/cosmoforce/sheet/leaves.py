"""The leaves of a sheet in each format: a page, half a page, a playing card (CF-SHEET)."""

from collections.abc import Callable, Iterable, Sequence

from metamaker.games.cosmoforce.sheet.card import card_leaf
from metamaker.games.cosmoforce.sheet.edges import FOOT, HALF_PAGE, PAGE, foot, head
from metamaker.games.cosmoforce.sheet.fields import class_row, number_row
from metamaker.games.cosmoforce.sheet.options import Format
from metamaker.games.cosmoforce.sheet.panels import section_strips, system_strips
from metamaker.games.cosmoforce.sheet.scale import GAP
from metamaker.games.cosmoforce.sheet.slots import BRIEF_SLOT, LEAST_SLOT, columns_of, slot_strips
from metamaker.games.cosmoforce.sheet.subject import Subject
from metamaker.games.cosmoforce.sheet.trays import BRIEF_HEIGHT, HEIGHT, tray_row
from metamaker.sheets.drawing import Drawing, Group, Page
from metamaker.sheets.imposition import Slots
from metamaker.sheets.layout import Band, Block, Box, Column, Placed, Strip, Strips, Table, flowed

_BELOW_HEAD = 2.6
_LEAST_WIDTH = 120.0
"""Narrower leaves are drawn on this width and made smaller."""

_HIGHEST_SLOT = 24.0
_BETWEEN_PANELS = 6.0


class Plain:
    """No frame around columns: the panels stand on the paper."""

    top = 0.0
    bottom = 0.0

    def drawn(self, width: float, height: float, columns: tuple[Column, ...], continued: bool) -> Drawing:  # noqa: ARG002 - as frames are
        """See Frame."""
        groups: list[Group] = []
        for column in columns:
            y = 0.0
            for strip in column.strips:
                groups.append(Group(column.x, y, strip.drawing, strip.ref))
                y += strip.drawing.height
        return Drawing(width, height, tuple(groups))


def leaves(of: Subject, style: Format, slots: Slots) -> tuple[Page, ...]:
    """Return the leaves of a subject in a format, each as large as a place of `slots`."""
    if style is Format.CARD:
        return card_leaf(of)
    scale = min(1.0, slots.width / _LEAST_WIDTH)
    width, height = slots.width / scale, slots.height / scale
    drawn = _page(of, width, height) if style is Format.FULL else _half(of, width, height)
    if scale < 1.0:
        drawn = tuple(Drawing(slots.width, slots.height, (Group(0.0, 0.0, each, None, scale),)) for each in drawn)
    title = of.title or of.words["sheet.head.blank"]
    return tuple(Page(each, title if number == 0 else None) for number, each in enumerate(drawn))


def _page(of: Subject, width: float, height: float) -> tuple[Drawing, ...]:
    top = head(of, width, PAGE)
    room = height - top.height - _BELOW_HEAD - FOOT - 1.0

    def blocks(slot: float) -> tuple[Block, ...]:
        return (*_upper(of, width, slot, brief=False), panels(of, width))

    return _bound(of, top, _stretched(blocks, LEAST_SLOT, room, width), width, height)


def _half(of: Subject, width: float, height: float) -> tuple[Drawing, ...]:
    top = head(of, width, HALF_PAGE)
    room = height - top.height - _BELOW_HEAD - FOOT - 1.0

    def blocks(slot: float) -> tuple[Block, ...]:
        return _upper(of, width, slot, brief=True)

    return _bound(of, top, _stretched(blocks, BRIEF_SLOT, room, width), width, height)


def _upper(of: Subject, width: float, slot: float, *, brief: bool) -> tuple[Block, ...]:
    """Class, numbers, tokens, slots."""
    rows = (class_row(of, width), number_row(of, width), tray_row(of, width, BRIEF_HEIGHT if brief else HEIGHT))
    return (*(solid(row) for row in rows), Table(Drawing(width, 0.0, ()), slot_strips(of, width, slot, brief=brief)))


def panels(of: Subject, width: float) -> Band:
    """Return the systems beside the turn. Rules CF-SHEET-04, CF-SHEET-05."""
    each = (width - _BETWEEN_PANELS) / 2
    systems = system_strips(of.rules, of.words, each)
    space = Strip(Drawing(each, 1.6, ()), divider=True)
    turn: Strips = ()
    for key in ("steps", "aftermath", "actions"):
        section = section_strips(key, of.rules, of.words, each)
        turn += (space, *section) if turn and section else section
    return Band(width, (Box(0.0, width, (Column(0.0, systems), Column(each + _BETWEEN_PANELS, turn)), Plain()),))


def _stretched(
    blocks: Callable[[float], Iterable[Block]], slot: float, room: float, width: float
) -> tuple[tuple[Placed, ...], ...]:
    """Return pages of blocks whose slots take what one page leaves over."""
    gap = GAP
    least = flowed(blocks(slot), room, gap)
    if len(least) > 1:
        gap = GAP / 2
        least = flowed(blocks(slot), room, gap)
    if len(least) > 1:
        return flowed(blocks(slot), room, GAP)
    used = max(placed.y + placed.drawing.height for placed in least[0])
    rows = -(-10 // columns_of(width))
    return flowed(blocks(min(_HIGHEST_SLOT, slot + (room - used) / rows - 0.01)), room, gap)


def solid(drawing: Drawing) -> Table:
    """Return a block that is never split."""
    return Table(Drawing(drawing.width, 0.0, ()), (Strip(drawing),), breakable=False)


def _bound(of: Subject, top: Drawing, pages: Sequence[Sequence[Placed]], width: float, height: float) -> tuple[Drawing, ...]:
    made = []
    for number, page in enumerate(pages, 1):
        groups = tuple(Group(0.0, top.height + _BELOW_HEAD + placed.y, placed.drawing) for placed in page)
        below = foot(of, number, len(pages), width)
        made.append(Drawing(width, height, (Group(0.0, 0.0, top, of.ref), *groups, Group(0.0, height - FOOT, below))))
    return tuple(made)
