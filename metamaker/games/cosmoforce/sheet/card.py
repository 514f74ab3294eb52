"""Ship cards: a whole ship on one playing card."""

from collections.abc import Iterator

from metamaker.games.cosmoforce.edits.structure import class_term, system_term
from metamaker.games.cosmoforce.model.design import SLOTS, ShipClass, SystemKind
from metamaker.games.cosmoforce.sheet.edges import CARD, foot, head
from metamaker.games.cosmoforce.sheet.fields import SYMBOLS, figures
from metamaker.games.cosmoforce.sheet.signs import CAPTION, OUTLINE, STRONG, THIN, damage_box, system_tile, tile
from metamaker.games.cosmoforce.sheet.subject import Subject
from metamaker.games.cosmoforce.stats.derived import boxes_of
from metamaker.rendering.boxes import aligned, blank, column, framed, padded, row, underlined
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Page, Role
from metamaker.rendering.imposition import CARD_HEIGHT, CARD_WIDTH
from metamaker.rendering.ink import HAIRLINE, INK, LINE, QUIET
from metamaker.rendering.layout import Strip
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import rule
from metamaker.rendering.text_fitting import Align, fit, line, words_line
from metamaker.rendering.texts import term

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
    """Return the meaning of the numbered boxes of a blank card. Rule CF-SHEET-06."""
    if of.design is not None:
        return ()
    return (f"{of.words['sheet-slot-armor']}, {of.words.text('sheet-slot-boxes', size_mod='2 / 3')}",)


def card(of: Subject, top: Drawing, title: str, noted: tuple[str, ...] = ()) -> Page:
    """Return a card under a head, with notes above its foot."""
    below = foot(of, 1, 1, WIDTH)
    notes = column(term(note, WIDTH, CAPTION, role=QUIET) for note in noted)
    upper = [Strip(top, ref=of.ref), _classes(of) if of.design is None else None, number_strip(of, WIDTH)]
    above = column(upper, 0.8)
    room = CARD_HEIGHT - 2 * EDGE - above.height - notes.height - below.height - 1.8
    parts = column((above, _slots(of, room), padded(notes, 0.0, 0.1, bottom=0.1), below), 0.53)
    return Page(padded(parts, EDGE, EDGE), title)


def number_strip(of: Subject, width: float) -> Drawing:
    """Return the five numbers of a ship as icons with figures."""
    shown = figures(of)
    numbers = (_number(of, field, getattr(shown, field[0]), width / len(SYMBOLS)) for field in SYMBOLS)
    return underlined(aligned(row(numbers), height=_NUMBERS), width=THIN)


def _number(of: Subject, field: tuple[str, str, Role], value: str, width: float) -> Drawing:
    key, sign, role = field
    room = width - 6.4
    figure = term(value, room, 4.4, weight=BOLD) if value else underlined(blank(room, 4.2), LINE, THIN)
    name = term(of.words[f"sheet-short-{key}"], width - 0.8, CAPTION, role=QUIET)
    return column((row((tile(sign, role, 4.6), figure), 0.8), name), 0.4, width=width)


def _classes(of: Subject) -> Drawing:
    names = [f"{class_term(ship_class, of.words)} {ship_class.size_mod}" for ship_class in ShipClass]
    widths = [text_width(name, CAPTION, BOLD) for name in names]
    # Rings as wide as their names: equal rings would be too narrow for the longest name in some languages.
    spare = (WIDTH - sum(widths) - 0.8 * (len(names) - 1)) / len(names)
    rings = []
    for name, width in zip(names, widths, strict=True):
        title = term(name, width + 0.01, CAPTION, weight=BOLD)
        rings.append(framed(aligned(title, width + spare, _CLASSES), stroke=HAIRLINE, width=THIN, radius=2.0))
    return row(rings, 0.8)


def _slots(of: Subject, height: float) -> Drawing:
    each = height / SLOTS
    slots = (Drawing(WIDTH, each, tuple(_slot(of, place, each))) for place in range(SLOTS))
    return column(Strip(slot, ref=_slot_ref(of, place)) for place, slot in enumerate(slots))


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
