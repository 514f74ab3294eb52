"""The areas of a blank sheet: boxes to write in, the numbers of the ship, empty sections with bubbles to choose from."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import NamedTuple

from metamaker.core.ids import copy_ref, ref
from metamaker.core.words import Words
from metamaker.games.metaverse.catalogue import Group as Kinds
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.sheet import bubbles
from metamaker.games.metaverse.sheet.bubbles import CHARGE, bubbles_within
from metamaker.games.metaverse.sheet.column import LARGE, LOW, USUAL, Card
from metamaker.games.metaverse.sheet.column_extras import WIDTH
from metamaker.games.metaverse.sheet.form import CHOICE, WRITTEN
from metamaker.games.metaverse.sheet.palette import DEFENCE, GROUPS, SHIELD
from metamaker.games.metaverse.sheet.scale import CAPTION, CORNER, EDGE, FINE, SMALL_TILE, TILE
from metamaker.games.metaverse.sheet.sections import SectionFrame, cardinal_diagram
from metamaker.games.metaverse.sheet.status import in_band, status_boxes
from metamaker.games.metaverse.sheet.tables import small
from metamaker.games.metaverse.sheet.tiles import glyph, tile, wheel
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Path
from metamaker.sheets.ink import HAIRLINE, INK, LINE, PAPER, QUIET, TINT, TINT_EDGE
from metamaker.sheets.layout import Box, Column, Strip, Strips, Table, in_lines
from metamaker.sheets.lettering import Align, line, words_line
from metamaker.sheets.shapes import box, rule

BLANK = "blank"
"""References to bubbles of blank sheets begin with this."""

HEIGHT = 8.0
"""Of a row of cells."""

_CAPTION = 2.9
"""What the caption takes at the top of a cell."""

_GAP = 0.8


class Cell(NamedTuple):
    """A box to write in: its name, its width in mm at least, and the drawings of which one or several are to be marked."""

    name: str
    width: float
    choices: tuple[Drawing, ...] = ()

    @property
    def least(self) -> float:
        """The width that it needs."""
        return max(self.width, sum(choice.width + _GAP for choice in self.choices) + _GAP)


def cells(place: str, row: Iterable[Cell], width: float, words: Words, captions: str) -> Drawing:
    """Return boxes side by side in as many rows of `width` mm as they need.

    Captions are words under the key `captions`, references begin with `place`.
    """
    ops: list[Op] = []
    y = 0.0
    for some in _rows(row, width):
        # Marks need no more room than they have; what is left is for writing.
        spare = width - sum(cell.least for cell in some)
        writing = sum(cell.least for cell in some if not cell.choices)
        x = 0.0
        for cell in some:
            extra = spare * cell.least / writing if writing and not cell.choices else 0.0 if writing else spare / len(some)
            ops += _cell(cell, ref(place, cell.name), Area(x, y, cell.least + extra), words[f"{captions}-{cell.name}"])
            x += cell.least + extra
        y += HEIGHT
    return Drawing(width, y, tuple(ops))


def _rows(row: Iterable[Cell], width: float) -> list[list[Cell]]:
    rows: list[list[Cell]] = [[]]
    for cell in row:
        if rows[-1] and sum(each.least for each in rows[-1]) + cell.least > width:
            rows.append([])
        rows[-1].append(cell)
    return rows


class Area(NamedTuple):
    """Where a cell stands."""

    x: float
    y: float
    width: float


def _cell(cell: Cell, place: str, area: Area, caption: str) -> Iterator[Op]:
    x, y, width = area
    written = small(caption, width - 0.9)
    yield Path(box(x, y, width, HEIGHT), fill=PAPER, stroke=LINE, width=FINE)
    yield words_line(x + 0.7, y + 2.3, written, role=QUIET)
    if not cell.choices:
        yield space(x, y + _CAPTION, width, HEIGHT - _CAPTION, place)
    middle = y + (HEIGHT + _CAPTION - 0.5) / 2
    left = x + _GAP
    for number, choice in enumerate(cell.choices, 1):
        yield Group(left, middle - choice.height / 2, choice, copy_ref(ref(CHOICE, place), number))
        left += choice.width + _GAP


def space(x: float, y: float, width: float, height: float, place: str) -> Group:
    """Return a place to write in; it shows on the screen alone."""
    return Group(x, y, Drawing(width, height, ()), ref(WRITTEN, place))


def answer(x: float, y: float, width: float, height: float, place: str) -> tuple[Op, ...]:
    """Return a line to write on, `height` mm of room above it."""
    return rule(x, y + height, width, HAIRLINE, 0.25), space(x, y, width, height, place)


def labelled(x: float, y: float, width: float, height: float, place: str, caption: str) -> tuple[Op, ...]:
    """Return a line to write on with its caption below."""
    written = small(caption, width)
    below = words_line(x, y + height + 2.7, written, role=QUIET)
    return (*answer(x, y, width, height, place), below)


_NUMBERS = (
    ("target_rating", "sheet-column-target_rating"),
    ("ems", "sheet-column-ems"),
    ("combat_value", "sheet-column-combat_value"),
    ("mass_factor", "sheet-column-mass_factor"),
    ("crew_quality", "sheet-column-crew_quality"),
    ("command_quality", "sheet-column-command_quality"),
    ("damage_control_quality", "sheet-column-damage_control_quality"),
    ("tier_1", "sheet-column-tier"),
    ("cinematic", "blank-column-cinematic"),
    ("metallic_ceramic", "blank-column-hull_type"),
)
"""Icon and caption of each, in the order of area 1. Rule MV-3.0.1-05."""

_FTL = 10
"""The longest warm-up. Rule MV-3.3.5-01."""

_EDGE = 1.5
_COLUMN_CAPTION = 3.4
_RIBBON = 12.0
_LEAST_CARD = 16.0
"""The least width of an empty card, whose caption takes two lines at most."""


def blank_column(height: float, words: Words) -> Drawing:
    """Return empty cards in a column, and the bubbles of the FTL charge as far as `height` mm reach."""
    cards = USUAL if 3 * USUAL.large.height + 7 * USUAL.small.height + 10 * USUAL.gap <= height else LOW
    ops: list[Op] = []
    y = 0.0
    for place, (icon, caption) in enumerate(_NUMBERS):
        card = cards.large if place < LARGE else cards.small
        ops.append(Group(0.0, y, _card(icon, words[caption], card, WIDTH)))
        y += card.height + cards.gap
    ops += _charge(y, height, words)
    return Drawing(WIDTH, height, tuple(ops))


def _charge(y: float, height: float, words: Words) -> Iterator[Op]:
    """Yield the FTL charge, then the totals of a turn, as far as they have room."""
    run = bubbles_within(CHARGE, _FTL, WIDTH)
    for title, drawn in (
        ("sheet-extras-charge", Drawing(WIDTH, run.height, (Group(0.0, 0.0, run, ref(BLANK, "ftl_charge")),))),
        ("sheet-motion-title", _motion(words)),
    ):
        if y + 4.4 + drawn.height <= height:
            yield line(0.0, y + 3.2, words[title], CAPTION, weight=BOLD, role=QUIET, tracking=0.2)
            yield Group(0.0, y + 4.4, drawn)
            y += 4.4 + drawn.height + 1.8


_TOTALS = ("ahead", "astern", "turn_port", "turn_starboard", "drift_port", "drift_starboard")
_SIGNS = ("arrow_up", "arrow_down", "thruster_starboard", "thruster_port", "arrow_left", "arrow_right")
_TOTAL = 8.6
"""Height of a total with its caption."""


def _motion(words: Words) -> Drawing:
    """Lines for the totals of a turn, two beside each other. Rule MV-3.3.0-04."""
    ops: list[Op] = []
    for place, (name, sign) in enumerate(zip(_TOTALS, _SIGNS, strict=True)):
        x, y = place % 2 * WIDTH / 2, place // 2 * _TOTAL
        ops.append(Group(x, y + 0.9, glyph(sign, 3.4, GROUPS[Kinds.PROPULSION])))
        ops += labelled(x + 4.0, y, WIDTH / 2 - 5.0, 4.4, ref("motion", name), "")
        ops.append(words_line(x, y + 7.3, small(words[f"sheet-motion-{name}"], WIDTH / 2 - 0.4), role=QUIET))
    return Drawing(WIDTH, 3 * _TOTAL, tuple(ops))


def blank_state(width: float, words: Words, *, motion: bool = False) -> Table:
    """Return boxes for all that can change about a ship; with `motion` also FTL charge and totals of a turn."""
    items = [*blank_totals(width, words)] if motion else []
    return in_band((*items, *status_boxes(partial(ref, BLANK), Arc, width, words)), width)


def blank_totals(width: float, words: Words) -> Iterator[Strip]:
    """Yield bubbles for the FTL charge and lines for the totals of a turn."""
    title = line(0.0, 2.9, words["sheet-extras-charge"], CAPTION, weight=BOLD, role=QUIET)
    run = bubbles_within(CHARGE, _FTL, width - title.width - 1.0)
    charge = Group(title.width + 1.0, 0.3, run, ref(BLANK, "ftl_charge"))
    yield Strip(Drawing(min(width, title.width + run.width + 4.4), max(4.4, run.height + 0.6), (title, charge)))
    title = line(0.0, 2.9, words["sheet-motion-title"], CAPTION, weight=BOLD, role=QUIET)
    yield Strip(Drawing(title.width + 1.6, 4.4, (title,)))
    for name, sign in zip(_TOTALS, _SIGNS, strict=True):
        written = answer(3.8, 0.0, 6.0, 3.6, ref("motion", name))
        yield Strip(Drawing(12.0, 4.4, (Group(0.0, 0.2, glyph(sign, 3.4, GROUPS[Kinds.PROPULSION])), *written)))


def blank_ribbon(width: float, words: Words) -> Drawing:
    """Return the empty cards side by side, in as many rows as their captions need."""
    gap = 1.0
    rows = next(rows for rows in (1, 2, 3, 4) if rows == 4 or width >= _LEAST_CARD * -(-len(_NUMBERS) // rows))
    across = -(-len(_NUMBERS) // rows)
    each = (width - gap * (across - 1)) / across
    card = Card(_RIBBON, 4.2, 0.0)
    cells = (_card(icon, words[caption], card, each) for icon, caption in _NUMBERS)
    return Drawing(
        width,
        rows * (_RIBBON + gap) - gap,
        tuple(
            Group(place % across * (each + gap), place // across * (_RIBBON + gap), cell) for place, cell in enumerate(cells)
        ),
    )


def _card(icon: str, caption: str, card: Card, width: float) -> Drawing:
    """A tile, a white box for the number, the caption below."""
    written = small(caption, width - 0.6)
    size = min(card.tile, card.height - _COLUMN_CAPTION - 1.6)
    x = _EDGE + size + 1.2
    high = card.height - _COLUMN_CAPTION - 0.8 - 1.18 * written.size * (len(written.lines) - 1)
    room = width - x - 1.2
    answer = Path(box(x, 0.9, room, high - 0.4, 0.8), fill=PAPER, stroke=HAIRLINE, width=FINE)
    return Drawing(
        width,
        card.height,
        (
            Path(box(0, 0, width, card.height, CORNER), fill=TINT, stroke=TINT_EDGE, width=FINE),
            Group(_EDGE, 0.9 + (high - 0.4 - size) / 2, tile(icon, INK, size)),
            answer,
            space(x, 0.9, room, high - 0.4, icon),
            *(
                line(
                    width / 2,
                    card.height - 1.2 - 1.18 * written.size * (len(written.lines) - 1 - place),
                    each,
                    written.size,
                    role=QUIET,
                    align=Align.CENTRE,
                )
                for place, each in enumerate(written.lines)
            ),
        ),
    )


_WIDE = 100.0
"""From this width on, the systems stand beside the hull."""

_LAYERS, _FEW_LAYERS = 5, 3
"""Of a section; the first is the most that one may have. Rule MV-3.1.1-03."""
_RATING = 6.0
_ARC = 13.0


def blank_section(name: SectionName, x: float, width: float, words: Words, *, alone: bool = False) -> Box:
    """Return an empty section; one that stands alone has the defences of all arcs. Rules MV-3.0.1-06, MV-3.1.3-03."""
    inner = width - 2 * EDGE
    arcs = tuple(Arc) if alone else () if name.arc is None else (name.arc,)
    if width >= _WIDE:
        left = inner * 0.5 - EDGE
        hull = (*_defences(name, arcs, left, words), *_hull(name, left, _FEW_LAYERS if alone else _LAYERS))
        columns: tuple[Column, ...] = (
            Column(EDGE, hull),
            Column(left + 3 * EDGE, _systems(name, inner - left - 2 * EDGE, 3 if alone else 2)),
        )
    else:
        strips = (
            *_defences(name, arcs, inner, words),
            *_hull(name, inner, _LAYERS),
            _line(inner),
            *_systems(name, inner, 4 if arcs else 6),
        )
        columns = (Column(EDGE, strips),)
    title = words[f"sheet-section-{name}"]
    designed = frozenset({name}) if alone else frozenset(SectionName)
    return Box(x, width, columns, SectionFrame(title, title, cardinal_diagram(name, designed)))


def blank_card_section(width: float, words: Words) -> Box:
    """Return an empty core as a card has room for."""
    inner = width - 2 * EDGE
    name = SectionName.CORE
    strips = (*_hull(name, inner, _FEW_LAYERS), _line(inner), *_systems(name, inner, 2))
    title = words[f"sheet-section-{name}"]
    return Box(0.0, width, (Column(EDGE, strips),), SectionFrame(title, title, cardinal_diagram(name, frozenset({name}))))


def _line(width: float) -> Strip:
    return Strip(Drawing(width, 1.8, (rule(0.0, 0.7, width, HAIRLINE),)))


def _defences(name: SectionName, arcs: Iterable[Arc], width: float, words: Words) -> Strips:
    """Deflector, shields, armour and plates, in the order in which they meet fire. Rule MV-3.0.1-08."""
    strips: list[Strip] = []
    for arc in arcs:
        named = name is SectionName.CORE
        indent = _ARC if named else 0.0
        place = ref(str(name), "arcs", arc)
        hits = 6 if named else 7 if width < _WIDE / 2 else 8
        items = (
            Strip(_written("energy_kinetic_deflector", SHIELD, ref(place, "deflector"))),
            Strip(_run("energy_kinetic_shield", SHIELD, bubbles.SHIELD, hits, ref(place, "shield_hits"))),
            Strip(_written("energy_kinetic_armour", DEFENCE, ref(place, "armour_rating"))),
            Strip(_run("ablative_plate", DEFENCE, bubbles.PLATE, 3, ref(place, "ablative_plates"))),
        )
        for number, strip in enumerate(in_lines(items, width - indent, gap=1.8, leading=1.3)):
            label = (line(0.0, SMALL_TILE / 2 + 0.8, words[f"sheet-place-{arc}"], CAPTION, role=QUIET),)
            ops = (*(label if named and not number else ()), Group(indent, 0.0, strip.drawing))
            strips.append(Strip(Drawing(width, strip.drawing.height, ops)))
    return (*strips, _line(width)) if strips else ()


def _written(icon: str, role: str, place: str) -> Drawing:
    """A tile and a line for its rating."""
    ops = (Group(0.0, 0.0, tile(icon, role, SMALL_TILE)), *answer(SMALL_TILE + 0.7, 0.0, _RATING, SMALL_TILE, place))
    return Drawing(SMALL_TILE + 0.7 + _RATING, SMALL_TILE, ops)


def _run(icon: str, role: str, look: bubbles.Look, count: int, place: str) -> Drawing:
    """A tile and a row of bubbles."""
    row = bubbles.bubbles(look, count, count)
    x = SMALL_TILE + 0.7
    ops = (Group(0.0, 0.0, tile(icon, role, SMALL_TILE)), Group(x, (SMALL_TILE - look.size) / 2, row, ref(BLANK, place)))
    return Drawing(x + row.width, SMALL_TILE, ops)


def _hull(name: SectionName, width: float, count: int) -> Strips:
    """Rows of bubbles for the layers, crew and marines at their right; dashed lines between. Rule MV-3.0.1-09."""
    crew, marines = (2, 2) if width >= _WIDE / 2 else (2, 1)
    people = (crew + marines) * bubbles.CREW.pitch
    hits = bubbles.per_row(bubbles.HULL, width - people - 1.5)
    strips: list[Strip] = []
    place = ref(BLANK, str(name))
    for layer in range(count):
        ops: list[Op] = [
            Group(0.0, 0.9, bubbles.bubbles(bubbles.HULL, hits, hits, layer * hits + 1), ref(place, "hull_hits")),
        ]
        x = width - people + bubbles.CREW.pitch - bubbles.CREW.size
        for look, some, what in ((bubbles.CREW, crew, "crew_parties"), (bubbles.MARINE, marines, "marine_parties")):
            ops.append(Group(x, 0.9, bubbles.bubbles(look, some, some, layer * some + 1), ref(place, what)))
            x += some * look.pitch
        if layer:
            ops.append(rule(0.0, 0.0, width, INK, 0.16, dash=0.6))
        strips.append(Strip(Drawing(width, 5.1, tuple(ops))))
    return tuple(strips)


def _systems(name: SectionName, width: float, rows: int) -> Strips:
    """Empty tiles with a line for the rating, then wheels to be filled in, each with bubbles for copies."""
    place = ref(str(name), "systems")
    each = TILE + 0.7 + _RATING + 0.8 + 2 * bubbles.COPY.pitch
    across = max(1, int((width + 2.0) / (each + 2.0)))
    systems = [_system(_tile(), f"{place}-{number}") for number in range(1, across * rows + 1)]
    mounts = [_system(wheel(()), f"{ref(str(name), 'mounts')}-{number}") for number in range(1, 2 * across + 1)]
    tab = width / across
    return (*in_lines(systems, width, gap=1.0, tab=tab, leading=1.2), *in_lines(mounts, width, gap=1.0, tab=tab, leading=1.2))


def _tile() -> Drawing:
    edge = GROUPS[Kinds.PRIMARY]
    return Drawing(TILE, TILE, (Path(box(0.1, 0.1, TILE - 0.2, TILE - 0.2, 1.0), fill=PAPER, stroke=edge, width=FINE * 1.6),))


def _system(picture: Drawing, place: str) -> Strip:
    x = picture.width + 0.7
    copies = bubbles.bubbles(bubbles.COPY, 2, 2)
    right = x + _RATING + 0.8
    ops = (
        Group(0.0, 0.0, picture, ref(WRITTEN, place, "kind") if picture.width == TILE else None),
        *answer(x, 0.0, _RATING, TILE, ref(place, "rating")),
        Group(right, (TILE - bubbles.COPY.size) / 2, copies, ref(BLANK, place)),
    )
    return Strip(Drawing(right + copies.width, max(TILE, picture.height), ops))
