"""Ship cards: all of a ship on one playing card."""

from collections.abc import Iterator

from metamaker.games.cosmoforce.edits.terms import class_term, system_term
from metamaker.games.cosmoforce.model.design import SLOTS
from metamaker.games.cosmoforce.model.words import ShipClass, SystemKind
from metamaker.games.cosmoforce.sheet.edges import CARD, FOOT, foot, head
from metamaker.games.cosmoforce.sheet.fields import SYMBOLS, figures
from metamaker.games.cosmoforce.sheet.signs import CAPTION, OUTLINE, STRONG, THIN, damage_box, system_tile, tile
from metamaker.games.cosmoforce.sheet.subject import Subject
from metamaker.games.cosmoforce.stats.derived import boxes_of
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path
from metamaker.sheets.imposition import CARD_HEIGHT, CARD_WIDTH
from metamaker.sheets.ink import HAIRLINE, INK, LINE, QUIET
from metamaker.sheets.lettering import Align, fit, line, words_line
from metamaker.sheets.metrics import text_width
from metamaker.sheets.shapes import box, rule

EDGE = 3.0
"""White edge of a card in mm."""

WIDTH = CARD_WIDTH - 2 * EDGE
_NUMBERS = 9.6
_TILE, _BOX, _STEP = 3.8, 3.4, 0.8
_CLASSES = 4.6


def card_leaf(of: Subject) -> tuple[Page, ...]:
    """Return the card of a ship."""
    return (card(of, head(of, WIDTH, CARD), of.title or of.words["sheet-head-blank"], _noted(of)),)


def _noted(of: Subject) -> tuple[str, ...]:
    """Return what the boxes of a blank card with numbers in them are for. Rule CF-SHEET-06."""
    if of.design is not None:
        return ()
    return (f"{of.words['sheet-slot-armor']}, {of.words.text('sheet-slot-boxes', size_mod='2 / 3')}",)


def card(of: Subject, top: Drawing, title: str, noted: tuple[str, ...] = ()) -> Page:
    """Return a card under a head, with notes above its foot."""
    ops: list[Op] = [Group(EDGE, EDGE, top, of.ref)]
    y = EDGE + top.height + 1.0
    if of.design is None:
        ops.append(Group(EDGE, y, _classes(of)))
        y += _CLASSES + 0.6
    ops.append(Group(EDGE, y, number_strip(of, WIDTH)))
    y += _NUMBERS + 0.8
    below = CARD_HEIGHT - EDGE - FOOT
    notes = tuple(fit(note, WIDTH, CAPTION, smallest=CAPTION) for note in noted)
    slots_end = below - 1.0 - 2.9 * len(notes)
    ops.append(Group(EDGE, y, _slots(of, slots_end - y)))
    ops += (words_line(EDGE, slots_end + 2.4 + 2.9 * place, note, role=QUIET) for place, note in enumerate(notes))
    ops.append(Group(EDGE, below, foot(of, 1, 1, WIDTH)))
    return Page(Drawing(CARD_WIDTH, CARD_HEIGHT, tuple(ops)), title)


def number_strip(of: Subject, width: float) -> Drawing:
    """Return the five numbers of a ship as icons with figures."""
    shown = figures(of)
    each = width / len(SYMBOLS)
    ops: list[Op] = []
    for place, (symbol, sign, role) in enumerate(SYMBOLS):
        x = place * each
        ops.append(Group(x, 0.2, tile(sign, role, 4.6)))
        value = getattr(shown, symbol)
        if value:
            ops.append(line(x + 5.4, 4.0, value, 4.4, weight=BOLD))
        else:
            ops.append(rule(x + 5.4, 4.4, each - 6.4, LINE, THIN))
        name = fit(of.words[f"sheet-short-{symbol}"], each - 0.8, CAPTION, smallest=CAPTION)
        ops.append(words_line(x, 7.8, name, role=QUIET))
    ops.append(rule(0.0, _NUMBERS - 0.2, width, HAIRLINE, THIN))
    return Drawing(width, _NUMBERS, tuple(ops))


def _classes(of: Subject) -> Drawing:
    names = [f"{class_term(ship_class, of.words)} {ship_class.size_mod}" for ship_class in ShipClass]
    widths = [text_width(name, CAPTION, BOLD) for name in names]
    # Rings as wide as their names: equal ones would be too narrow for the longest name of some languages.
    spare = (WIDTH - sum(widths)) / len(names)
    ops: list[Op] = []
    x = 0.0
    for name, width in zip(names, widths, strict=True):
        shown = fit(name, width + spare - 1.6, CAPTION, BOLD, CAPTION)
        ops.append(Path(box(x, 0.2, width + spare - 0.8, _CLASSES - 0.4, 2.0), stroke=HAIRLINE, width=THIN))
        middle = x + (width + spare) / 2 - 0.4
        ops.append(words_line(middle, shown.baseline(_CLASSES / 2), shown, weight=BOLD, align=Align.CENTRE))
        x += width + spare
    return Drawing(WIDTH, _CLASSES, tuple(ops))


def _slots(of: Subject, height: float) -> Drawing:
    each = height / SLOTS
    groups = (
        Group(0.0, place * each, Drawing(WIDTH, each, tuple(_slot(of, place, each))), _slot_ref(of, place))
        for place in range(SLOTS)
    )
    return Drawing(WIDTH, height, tuple(groups))


def _slot_ref(of: Subject, place: int) -> str:
    return "blank" if of.design is None else of.design.ref("slots", str(place + 1))


def _slot(of: Subject, place: int, height: float) -> Iterator[Op]:
    middle = height / 2
    tile_size = min(_TILE, height - 0.6)
    size = min(_BOX, height - 0.8)
    yield line(3.0, middle + 0.9, str(place + 1), CAPTION, role=QUIET, align=Align.RIGHT)
    yield rule(0.0, height, WIDTH, HAIRLINE, 0.12)
    kind = None if of.design is None else of.design.slots[place]
    if of.design is not None and kind is None:
        yield line(9.2, middle + 0.9, of.words["sheet-slot-empty"], CAPTION, role=QUIET)
        return
    boxes = 4 if of.design is None or kind is None else boxes_of(kind, of.design.ship_class)
    x = WIDTH - boxes * (size + _STEP) + _STEP
    marks = 0 if of.state is None else of.state.marks_of(place + 1)
    for number in range(boxes):
        blank = of.design is None
        width = STRONG if blank and number < 2 else THIN if blank else OUTLINE
        sign = str(number) if blank and number > 1 else ""
        drawn = damage_box(size, width, sign, marked=number < marks)
        yield Group(x + number * (size + _STEP), middle - size / 2, drawn, f"#{number + 1}")
    depletes = bool(of.rules.missile_depletion) and kind in {None, SystemKind.MISSILE}
    if depletes:
        word = fit(of.words["sheet-slot-depleted"], 12.0, CAPTION, smallest=CAPTION)
        yield words_line(x - 1.6, middle + 0.8, word, role=QUIET, align=Align.RIGHT)
    if kind is not None:
        yield Group(4.4, middle - tile_size / 2, system_tile(kind, tile_size))
        name = fit(system_term(kind, of.words), x - 10.6 - (14.0 if depletes else 0.0), 2.8, BOLD, CAPTION)
        yield words_line(9.2, middle + 0.35 * name.size, name, weight=BOLD, role=INK)
