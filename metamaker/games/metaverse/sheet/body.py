"""Areas 2 to 4 of a sheet, flowing over as many pages as they need, with plots and notes in what is left over."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.sheet.hangar import bay_table
from metamaker.games.metaverse.sheet.keys import mark_key, quality_key
from metamaker.games.metaverse.sheet.leftover import LEFTOVER, PLOT_ROW, leftover
from metamaker.games.metaverse.sheet.scale import GAP
from metamaker.games.metaverse.sheet.sections import section_bands
from metamaker.games.metaverse.sheet.squadrons import squadron_table, squadrons_named
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.weapon_fields import Qualified
from metamaker.games.metaverse.sheet.weapon_letters import weapon_letters
from metamaker.games.metaverse.sheet.weapons import weapon_table
from metamaker.sheets.drawing import Drawing, Group
from metamaker.sheets.layout import Block, Enlarged, Placed, Table, flowed

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
