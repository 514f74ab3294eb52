"""Record sheets in each format: a page, half a page, a playing card; with form fields for the screen."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from typing_extensions import override

from metamaker.core.ids import ref
from metamaker.core.messages import Words
from metamaker.games.cosmoforce.play_state import ShipState
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.sheet.card import card_leaf
from metamaker.games.cosmoforce.sheet.edges import BELOW_HEAD, FOOT, HALF_PAGE, PAGE, Edges, coded_head, foot, head
from metamaker.games.cosmoforce.sheet.fields import BRIEF_HEIGHT, TRAY_HEIGHT, class_row, number_row, tray_row
from metamaker.games.cosmoforce.sheet.panels import section_strips, system_strips
from metamaker.games.cosmoforce.sheet.signs import BODY, GAP, crossed
from metamaker.games.cosmoforce.sheet.slots import BRIEF_SLOT, LEAST_SLOT, columns_of, slot_strips
from metamaker.games.cosmoforce.sheet.subject import Subject
from metamaker.rendering.drawing import Drawing, Field, FieldKind, Group, Page, full_ref
from metamaker.rendering.imposition import Format, Slots
from metamaker.rendering.layout import Band, Block, Box, Column, Frame, Placed, Strip, Strips, Table, flowed, solid, stacked

_LEAST_WIDTH = 120.0
"""Narrower sheets are drawn on this width and reduced."""

_HIGHEST_SLOT = 24.0
_BETWEEN_PANELS = 6.0


class Plain(Frame):
    """A frame without lines: the panels are on plain paper."""

    top = 0.0
    bottom = 0.0

    @override
    def drawn(self, width: float, height: float, columns: tuple[Column, ...], continued: bool) -> Drawing:
        return Drawing(width, height, tuple(op for column in columns for op in stacked(column.strips, column.x)))


def leaves(of: Subject, style: Format, slots: Slots) -> tuple[Page, ...]:
    """Return the sheets of a subject in a format, each as large as a place of `slots`."""
    if style is Format.CARD:
        return card_leaf(of)
    scale = min(1.0, slots.width / _LEAST_WIDTH)
    width, height = slots.width / scale, slots.height / scale
    drawn = _page(of, width, height) if style is Format.FULL else _half(of, width, height)
    if scale < 1.0:
        drawn = tuple(Drawing(slots.width, slots.height, (Group(0.0, 0.0, each, None, scale),)) for each in drawn)
    title = of.title or of.words["sheet-head-blank"]
    return tuple(Page(each, title if number == 0 else None) for number, each in enumerate(drawn))


_LARGER = (2.9, 2.8, 2.7, 2.6)
"""Sizes of the running text of the panels in mm, if it fits on the one page."""


def _page(of: Subject, width: float, height: float) -> tuple[Drawing, ...]:
    top = head(of, width, PAGE)
    room = height - top.height - BELOW_HEAD - FOOT - 1.0

    def sized(slot: float, size: float) -> tuple[Block, ...]:
        return (*_upper(of, width, slot, brief=False), panels(of.rules, of.words, width, size))

    size = next((each for each in _LARGER if len(flowed(sized(LEAST_SLOT, each), room, GAP)) == 1), BODY)

    def blocks(slot: float) -> tuple[Block, ...]:
        return sized(slot, size)

    def fewer(slot: float) -> tuple[Block, ...]:
        return (*_upper(of, width, slot, brief=False), panels(of.rules, of.words, width, with_rules=False))

    made = _stretched(blocks, LEAST_SLOT, room, width)
    if len(made) > 1:
        least = _stretched(fewer, LEAST_SLOT, room, width)
        made = least if len(least) < len(made) else made
    return _bound(of, PAGE, made, width, height)


def _half(of: Subject, width: float, height: float) -> tuple[Drawing, ...]:
    top = head(of, width, HALF_PAGE)
    room = height - top.height - BELOW_HEAD - FOOT - 1.0

    def blocks(slot: float) -> tuple[Block, ...]:
        return _upper(of, width, slot, brief=True)

    return _bound(of, HALF_PAGE, _stretched(blocks, BRIEF_SLOT, room, width), width, height)


def _upper(of: Subject, width: float, slot: float, *, brief: bool) -> tuple[Block, ...]:
    """Return class, numbers, tokens and slots."""
    rows = (class_row(of, width), number_row(of, width), tray_row(of, width, BRIEF_HEIGHT if brief else TRAY_HEIGHT))
    return (*(solid(row) for row in rows), Table(Drawing(width, 0.0, ()), slot_strips(of, width, slot, brief=brief)))


_TURN = ("steps", "aftermath", "actions")
_RULES = ("hits", "harm")
"""The most used rules of a fight, each at the end of the shorter column."""


@lru_cache(maxsize=50)
def panels(rules: PlayedRules, words: Words, width: float, size: float = BODY, *, with_rules: bool = True) -> Band:
    """Return the systems next to the turn, and below them hits and damage. Rules CF-SHEET-04, CF-SHEET-05."""
    each = (width - _BETWEEN_PANELS) / 2
    space = Strip(Drawing(each, 1.6, ()), divider=True)
    columns: list[Strips] = [system_strips(rules, words, each, size), ()]
    for key in (*_TURN, *(_RULES if with_rules else ())):
        section = section_strips(key, rules, words, each, size)
        place = 0 if key in _RULES and _height(columns[0]) <= _height(columns[1]) else 1
        columns[place] += (space, *section) if columns[place] and section else section
    systems, turn = columns
    return Band(width, (Box(0.0, width, (Column(0.0, systems), Column(each + _BETWEEN_PANELS, turn)), Plain()),))


def _height(strips: Strips) -> float:
    return sum(strip.drawing.height for strip in strips)


def _stretched(
    blocks: Callable[[float], Iterable[Block]], slot: float, room: float, width: float
) -> tuple[tuple[Placed, ...], ...]:
    """Return pages of blocks with slots enlarged by the free room of a single page."""
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


def _bound(of: Subject, edges: Edges, pages: Sequence[Sequence[Placed]], width: float, height: float) -> tuple[Drawing, ...]:
    top, code = coded_head(of, width, edges)
    made = []
    for number, page in enumerate(pages, 1):
        groups = tuple(Group(0.0, top.height + BELOW_HEAD + placed.y, placed.drawing) for placed in page)
        below = foot(of, number, len(pages), width)
        made.append(Drawing(width, height, (Group(0.0, 0.0, top, of.ref), *code, *groups, Group(0.0, height - FOOT, below))))
    return tuple(made)


_TRAYS = ("standby", "heat", "speed-now")
_TYPE = 3.4


def fillable(pages: Iterable[Page], owner: str, state: ShipState | None = None) -> tuple[Page, ...]:
    """Return pages with fields; their names begin with `owner`, a reference.

    The state of a ship is ticked in them, and kept hidden in the file.
    """
    kept: tuple[Field, ...] = ()
    if state is not None:
        value = state.model_dump_json(exclude_defaults=True)
        kept = (Field(ref(owner, KEPT), FieldKind.KEPT, 0.0, 0.0, 0.0, 0.0, value=value),)
    first, *others = (replace(page, fields=tuple(_fields(page, owner, state))) for page in pages)
    return (replace(first, fields=(*first.fields, *kept)), *others)


KEPT = "state"
"""The part of a ship's reference under which a form keeps the printed state."""


def _fields(page: Page, owner: str, state: ShipState | None) -> Iterator[Field]:
    for number, (place, x, y, drawing) in enumerate(_places(page.drawing, "", 0.0, 0.0, 1.0)):
        tail = place.rpartition("/")[2]
        if "#" in place:
            side = round(min(drawing.width, drawing.height), 2)
            slot, _, number_in_slot = tail.partition("#")
            is_blank = place.startswith("blank")
            name = f"{ref(owner, 'box')}-{number}" if is_blank else ref(owner, "slots", tail)
            is_ticked = state is not None and not is_blank and int(number_in_slot) <= state.marks_of(int(slot))
            value = "X" if is_ticked else ""
            box = Field(name, FieldKind.CHECK, x, y, drawing.width, drawing.height, look=_tick(side), value=value)
            yield box._replace(is_strength=not is_blank)
        elif tail == "name" and place.startswith("blank"):
            yield Field(ref(owner, tail), FieldKind.LINE, x, y, drawing.width, drawing.height, size=drawing.height * 0.7)
        elif tail == "system":
            yield Field(f"{ref(owner, tail)}-{number}", FieldKind.LINE, x, y, drawing.width, drawing.height, size=_TYPE)
        elif tail in _TRAYS:
            yield Field(ref(owner, tail), FieldKind.LINE, x + 2.0, y + 8.0, drawing.width * 0.3, 5.0)


def _places(drawing: Drawing, around: str, x: float, y: float, scale: float) -> Iterator[tuple[str, float, float, Drawing]]:
    for op in drawing.ops:
        if isinstance(op, Group) and scale == 1.0 and op.scale == 1.0:
            place = full_ref(op.ref, around)
            if op.ref is not None:
                yield place, x + op.x, y + op.y, op.drawing
            yield from _places(op.drawing, place if op.ref is None else place.partition("#")[0], x + op.x, y + op.y, scale)


@lru_cache(maxsize=20)
def _tick(size: float) -> Drawing:
    return Drawing(size, size, crossed(size))
