"""The ten slots of a sheet: name, effect, damage boxes, the word to circle, room for crew (CF-SHEET-03, -06)."""

from collections.abc import Iterator
from typing import NamedTuple

from metamaker.games.cosmoforce.edits.reference import effect
from metamaker.games.cosmoforce.edits.structure import system_term
from metamaker.games.cosmoforce.model.design import SLOTS, SystemKind
from metamaker.games.cosmoforce.sheet.palette import CREW_TINT
from metamaker.games.cosmoforce.sheet.signs import (
    BODY,
    BOX,
    CAPTION,
    CORNER,
    EDGE,
    LABEL,
    OUTLINE,
    STRONG,
    THIN,
    TILE,
    damage_box,
    system_tile,
)
from metamaker.games.cosmoforce.sheet.subject import Subject
from metamaker.games.cosmoforce.stats.derived import boxes_of
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Path
from metamaker.rendering.ink import HAIRLINE, INK, LINE, PAPER, QUIET, TINT, TINT_EDGE
from metamaker.rendering.layout import Strip, Strips
from metamaker.rendering.shapes import box, rule
from metamaker.rendering.text_fitting import Align, Fit, fit, line, lines, words_line, wrap

LEAST_SLOT = 15.4
"""The smallest height in mm of a slot with a description of its system."""

BRIEF_SLOT = 10.2
"""The height in mm without a description."""

_BETWEEN = 1.6
_NARROW = 84.0
"""The smallest width of slots in mm, unless the sheet is narrower."""

_CREW = 27.0
_BOX_STEP = 1.0

BLANK_BOXES = 4
USUAL_BOXES = 2


class _Slot(NamedTuple):
    """A slot of a sheet and the room for it."""

    of: Subject
    number: int
    width: float
    height: float
    brief: bool

    @property
    def kind(self) -> SystemKind | None:
        """The system in the slot."""
        return None if self.of.design is None else self.of.design.slots[self.number - 1]

    @property
    def place(self) -> str:
        """The reference of the slot."""
        return "blank" if self.of.design is None else self.of.design.ref("slots", str(self.number))


def columns_of(width: float) -> int:
    """Return the number of slots side by side."""
    return max(1, min(SLOTS, int((width + _BETWEEN) / (_NARROW + _BETWEEN))))


def slot_strips(of: Subject, width: float, height: float, *, brief: bool = False) -> Strips:
    """Return the ten slots in rows, each `height` mm high; they are numbered down the columns."""
    columns = columns_of(width)
    rows = -(-SLOTS // columns)
    each = (width - (columns - 1) * _BETWEEN) / columns
    return tuple(
        Strip(
            Drawing(
                width,
                height + _BETWEEN,
                tuple(
                    Group(column * (each + _BETWEEN), 0.0, _slot(slot), slot.place)
                    for column in range(columns)
                    if (number := column * rows + row + 1) <= SLOTS
                    for slot in (_Slot(of, number, each, height, brief),)
                ),
            )
        )
        for row in range(rows)
    )


def _slot(slot: _Slot) -> Drawing:
    words = slot.of.words
    open_slot = slot.of.design is not None and slot.kind is None
    ground = TINT if open_slot else PAPER
    edge = TINT_EDGE if open_slot else LINE
    ops: list[Op] = [Path(box(0.1, 0.1, slot.width - 0.2, slot.height - 0.2, CORNER), fill=ground, stroke=edge, width=THIN)]
    base = EDGE + 3.8
    ops.append(line(EDGE + 4.2, base, str(slot.number), LABEL, weight=BOLD, role=QUIET, align=Align.RIGHT))
    if open_slot:
        ops.append(line(EDGE + 7.0, base, words["sheet-slot-empty"], LABEL, role=QUIET))
        return Drawing(slot.width, slot.height, tuple(ops))
    crew = min(_CREW, slot.width * 0.3)
    left = EDGE + 6.0
    right = slot.width - crew - EDGE
    ops += _named(slot, left, right, base) if slot.kind else _unnamed(slot, left, right, base)
    ops.append(Group(slot.width - crew - 0.8, 0.8, _crew(slot, crew)))
    return Drawing(slot.width, slot.height, tuple(ops))


def _named(slot: _Slot, left: float, right: float, base: float) -> Iterator[Op]:
    """Yield icon, name, boxes and effect of a system."""
    kind, words = slot.kind, slot.of.words
    if kind is None or slot.of.design is None:
        return
    boxes = boxes_of(kind, slot.of.design.ship_class)
    marks = 0 if slot.of.state is None else slot.of.state.marks_of(slot.number)
    side = right - 2.0 - boxes * (BOX + _BOX_STEP) + _BOX_STEP
    for number in range(boxes):
        drawn = damage_box(BOX, OUTLINE, marked=number < marks)
        yield Group(side + number * (BOX + _BOX_STEP), EDGE, drawn, f"#{number + 1}")
    yield Group(left, EDGE - 0.4, system_tile(kind))
    beside = left + TILE + 1.8
    name = fit(system_term(kind, words), side - beside - 1.5, LABEL, BOLD, CAPTION)
    yield words_line(beside, base, name, weight=BOLD)
    below = base + (4.0 if slot.brief else 4.4)
    depletes = kind is SystemKind.MISSILE and bool(slot.of.rules.missile_depletion)
    if depletes:
        yield from _depleted(slot, right - 2.0, below)
    if not slot.brief:
        room = right - left - 2.0 - (15.0 if depletes else 0.0)
        said = _said(effect(kind, slot.of.rules, words, slot.of.design.ship_class), room)
        yield from lines(left, below if len(said.lines) <= _MOST_LINES else base + 3.1, said)


def _said(text: str, width: float) -> Fit:
    """Return the description of a system, in the usual two lines or in the smallest type."""
    said = wrap(text, width, BODY)
    return said if len(said.lines) <= _MOST_LINES else fit(text, width, BODY, smallest=CAPTION)


_MOST_LINES = 2


def _unnamed(slot: _Slot, left: float, right: float, base: float) -> Iterator[Op]:
    """Yield a line for the name and the boxes that any system may need: two for each, two more for Armor."""
    words = slot.of.words
    side = right - 2.0 - BLANK_BOXES * BOX - (BLANK_BOXES - 1) * _BOX_STEP - 1.4
    long = side - left - 2.0
    space = Drawing(long, base - EDGE + 0.8, (rule(0.0, base - EDGE + 0.4, long, LINE, THIN),))
    yield Group(left, EDGE, space, f"{slot.place}/system")
    for number in range(BLANK_BOXES):
        heavy = number < USUAL_BOXES
        x = side + number * (BOX + _BOX_STEP) + (0.0 if heavy else 1.4)
        yield Group(x, EDGE, damage_box(BOX, STRONG if heavy else THIN, "" if heavy else str(number)), f"#{number + 1}")
    armor = f"{words['sheet-slot-armor']}, {words.text('sheet-slot-boxes', size_mod='2 / 3')}"
    below = base + 4.0
    yield line(right - 2.0, below, armor, CAPTION, role=QUIET, align=Align.RIGHT)
    yield line(left, below, words["sheet-slot-system"], CAPTION, role=QUIET)
    if slot.of.rules.missile_depletion:
        yield line(left + (side - left) / 2, below, words["sheet-slot-depleted"], BODY, role=QUIET)


def _depleted(slot: _Slot, right: float, base: float) -> Iterator[Op]:
    """Yield the word to circle when Missiles are used up, unless that destroys them. Rule CF-SHEET-03."""
    word = line(right - 1.6, base, slot.of.words["sheet-slot-depleted"], BODY, role=QUIET, align=Align.RIGHT)
    if slot.of.state is not None and slot.number in slot.of.state.depleted:
        ring = box(word.x - 1.2, base - 2.6, word.width + 2.4, 3.6, 1.8)
        yield Path(ring, stroke=INK, width=0.5)
    yield word


def _crew(slot: _Slot, width: float) -> Drawing:
    """Return the room for crew tokens that repair here."""
    height = slot.height - 1.6
    words = slot.of.words
    ops = (
        Path(box(0.1, 0.1, width - 0.2, height - 0.2, CORNER), fill=CREW_TINT, stroke=HAIRLINE, width=THIN),
        line(width - 1.2, height - 1.1, words["sheet-slot-crew"], CAPTION, role=QUIET, align=Align.RIGHT),
    )
    return Drawing(width, height, ops)
