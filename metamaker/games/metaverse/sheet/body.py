"""Areas 2 to 4 of a sheet, flowing over as many pages as they need; plots, keys and notes in what is left."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from metamaker.core.words import Words
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.sheet.form import WRITTEN
from metamaker.games.metaverse.sheet.hangar import bay_table
from metamaker.games.metaverse.sheet.keys import mark_key, quality_key
from metamaker.games.metaverse.sheet.scale import CAPTION, FINE, GAP, THIN
from metamaker.games.metaverse.sheet.sections import section_bands
from metamaker.games.metaverse.sheet.squadrons import squadron_table, squadrons_named
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.tables import heading
from metamaker.games.metaverse.sheet.weapon_fields import Qualified
from metamaker.games.metaverse.sheet.weapons import weapon_letters, weapon_table
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Path
from metamaker.sheets.ink import HAIRLINE, LINE, PAPER, QUIET, TINT
from metamaker.sheets.layout import Block, Enlarged, Placed, Table, flowed
from metamaker.sheets.lettering import Align, fit, line, lines, words_line
from metamaker.sheets.shapes import box, rule

_TURNS = 12
_TURN = 11.0
"""The width of a turn, at least: narrower sheets have fewer."""

_FEWEST = 6
_PLOT = 26.5
PLOT_ROW, _TITLE = 7.6, 10.5
"""Height of a plot in one row, for sheets with little room; what its title takes at the left."""

_LINE = 7.0
_HEADING = 4.2

LEFTOVER = _PLOT + 4 * _LINE
"""What plots and a few notes would like to have, in mm."""


def leftover(width: float, y: float, bottom: float, key: Table | None, words: Words) -> Iterator[Placed]:
    """Yield what fits between `y` and `bottom`: plots first, in one row if need be, then the key to marks, then notes."""
    turns = min(_TURNS, int(width / _TURN))
    if bottom - y >= _PLOT and turns >= _FEWEST:
        yield Placed(y, _plot(width, turns, words))
        y += _PLOT + GAP
    elif bottom - y >= PLOT_ROW:
        yield Placed(y, _plot_row(width, words))
        y += PLOT_ROW + GAP
    if key is not None and bottom - y >= key.height + GAP + _HEADING + _LINE:
        yield Placed(y, key.drawn())
        y += key.height + GAP
    rows = int((bottom - y - 5.0) / _LINE)
    if rows > 0:
        yield Placed(y, _notes(width, rows, words))


def plotted(page: Drawing) -> bool:
    """Return whether plots can be written on a page that `leftover` filled."""
    blocks = (op.drawing for op in page.ops if isinstance(op, Group))
    fields = (op.ref or "" for block in blocks for op in block.ops if isinstance(op, Group))
    return any(each.startswith(f"{WRITTEN}/plot/") for each in fields)


def _plot(width: float, turns: int, words: Words) -> Drawing:
    pitch = width / turns
    ops: list[Op] = [Group(0.0, 0.0, heading(words["sheet-plot-title"], width))]
    orders = _field(pitch - 0.8, 8.6, Path(box(0.0, 0.0, pitch - 0.8, 8.6, 0.8), fill=PAPER, stroke=LINE, width=THIN))
    speed = _field(pitch - 0.8, 5.4, Path(box(0.0, 0.0, pitch - 0.8, 5.4, 0.8), fill=TINT, stroke=HAIRLINE, width=FINE))
    for turn in range(1, turns + 1):
        x = (turn - 1) * pitch
        ops += [
            line(x + pitch / 2, 7.3, str(turn), 2.4, role=QUIET, align=Align.CENTRE),
            Group(x + 0.4, 8.4, orders, f"{WRITTEN}/plot/{turn}/orders"),
            Group(x + 0.4, 17.8, speed, f"{WRITTEN}/plot/{turn}/speed"),
        ]
    caption = fit(words["sheet-plot-caption"], width, CAPTION)
    return Drawing(width, _PLOT, (*ops, words_line(0.0, 25.8, caption, role=QUIET)))


def _plot_row(width: float, words: Words) -> Drawing:
    """A field for each turn with its number in the corner, beside the title."""
    title = fit(words["sheet-plot-title"], _TITLE - 1.0, CAPTION, BOLD)
    pitch = (width - _TITLE) / max(1, min(_TURNS, int((width - _TITLE) / _TURN)))
    orders = _field(pitch - 0.8, PLOT_ROW, Path(box(0.0, 0.0, pitch - 0.8, PLOT_ROW, 0.8), fill=PAPER, stroke=LINE, width=THIN))
    ops: list[Op] = [*lines(0.0, title.baseline(PLOT_ROW / 2), title, weight=BOLD, role=QUIET)]
    for turn in range(1, round((width - _TITLE) / pitch) + 1):
        x = _TITLE + (turn - 1) * pitch
        ops += [
            Group(x + 0.4, 0.0, orders, f"{WRITTEN}/plot/{turn}/orders"),
            line(x + 1.2, 2.6, str(turn), CAPTION, role=QUIET),
        ]
    return Drawing(width, PLOT_ROW, tuple(ops))


def _field(width: float, height: float, ground: Path) -> Drawing:
    return Drawing(width, height, (ground,))


def _notes(width: float, rows: int, words: Words) -> Drawing:
    ruled = Drawing(
        width, _LINE * rows, tuple(rule(0.0, _LINE * (number + 1), width, HAIRLINE, THIN) for number in range(rows))
    )
    return Drawing(
        width,
        _HEADING + _LINE * rows + 0.4,
        (
            Group(0.0, 0.0, heading(words["sheet-notes-title"], width)),
            Group(0.0, _HEADING, ruled, f"{WRITTEN}/notes"),
        ),
    )


_KEPT = f"{__name__}.body"
_SCALES = (1.4, 1.25, 1.12)
"""How much larger the sections of a small ship are drawn: bubbles are for pencils, and paper is there to be used."""

_TIGHT = 1.4
"""Distance of blocks in mm where the usual one would take a page more."""

_MOST_KEPT = 50
"""Bodies that are remembered for one design: papers, heights of heads and loadouts that its ships have."""


def body(subject: Subject, width: float, height: float) -> tuple[Drawing, ...]:
    """Return sections, weapons, bays and squadrons in pages of `height` mm; the same drawings for ships that are alike."""
    return kept(subject, (width, height), lambda: _pages(subject, width, height))


def kept(subject: Subject, sizes: tuple[float, ...], make: Callable[[], tuple[Drawing, ...]]) -> tuple[Drawing, ...]:
    """Return what `make` gives, the same for ships of one design that have chosen the same squadrons."""
    known: dict[tuple[object, ...], tuple[Drawing, ...]] = subject.design.__dict__.setdefault(_KEPT, {})
    key = (sizes, subject.words, subject.chosen, _chosen_types(subject))
    if key not in known:
        if len(known) >= _MOST_KEPT:
            known.clear()
        known[key] = make()
    return known[key]


def _chosen_types(subject: Subject) -> tuple[Starfighter, ...]:
    return tuple(subject.starfighters[load.starfighter] for _, loads in subject.chosen or () for load in loads)


def _pages(subject: Subject, width: float, height: float) -> tuple[Drawing, ...]:
    tables = tuple(_tables(subject, width))
    below = sum(table.height + GAP for table in tables)
    pages = [list(page) for page in _flow((*_sections(subject, width, height - below), *tables), height)]
    used = _used(pages[-1])
    pages[-1] += leftover(width, used + GAP, height, mark_key(_weapons(subject), width, subject.words), subject.words)
    return drawn(pages, width, height)


def drawn(pages: Iterable[Iterable[Placed]], width: float, height: float) -> tuple[Drawing, ...]:
    """Return the drawings of pages of a flow."""
    return tuple(Drawing(width, height, tuple(Group(0.0, each.y, each.drawing) for each in page)) for page in pages)


def _flow(blocks: tuple[Block, ...], height: float) -> tuple[tuple[Placed, ...], ...]:
    """Return the pages of `blocks`, closer together where that saves a page or leaves room for plots."""
    usual = flowed(blocks, height, GAP)
    full = _used(usual[-1]) + GAP + PLOT_ROW > height
    tight = flowed(blocks, height, _TIGHT) if full or len(usual) > 1 else usual
    return tight if full or len(tight) < len(usual) else usual


def _used(page: Sequence[Placed]) -> float:
    """How far down a page reaches in mm; a gap above it if nothing is on it."""
    return max((placed.y + placed.drawing.height for placed in page), default=-GAP)


def _sections(subject: Subject, width: float, room: float) -> tuple[Block, ...]:
    """Return the sections as large as they can be in `room` mm together with plots and notes."""
    usual = section_bands(subject.design, width, subject.words)
    height = sum(band.height + GAP for band in usual)
    for scale in _SCALES:
        # Not narrower than needed: the attempt is only worth its time where the usual height promises success.
        if height * scale <= room - LEFTOVER:
            bands = section_bands(subject.design, width / scale, subject.words)
            enlarged = tuple(Enlarged(band, scale) for band in bands)
            if sum(band.height + GAP for band in enlarged) <= room - LEFTOVER:
                return enlarged
    return usual


def _tables(subject: Subject, width: float) -> Iterator[Table]:
    qualities = (quality for weapon in _weapons(subject) for quality in weapon.qualities)
    tables = (
        weapon_table(subject.design, width, subject.words),
        bay_table(subject, width),
        squadron_table(subject, width),
        quality_key(qualities, width, subject.words),
    )
    yield from (table for table in tables if table is not None)


def _weapons(subject: Subject) -> Iterator[Qualified]:
    """Yield every weapon that the sheet defines."""
    yield from (subject.design.weapons[weapon] for weapon in weapon_letters(subject.design))
    for squadron in squadrons_named(subject):
        yield from subject.starfighters[squadron].weapons
