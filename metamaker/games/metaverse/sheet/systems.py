"""The systems area of a section: one icon for identical systems, one bubble for each copy. Rules MV-3.0.1-10, MV-3.0.1-11."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from metamaker.core.amounts import whole
from metamaker.core.ids import ref
from metamaker.core.memo import memo_by
from metamaker.core.messages import Words
from metamaker.games.metaverse.catalogue import Group as Kinds
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.model.arc import SectionName, Sector
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.words import RateOfFire
from metamaker.games.metaverse.sheet.bubbles import BOX, COPY, MOST, Look, bubbles, per_row
from metamaker.games.metaverse.sheet.gaps import Gap, Value
from metamaker.games.metaverse.sheet.palette import GROUPS
from metamaker.games.metaverse.sheet.scale import NUMBER, TILE, small
from metamaker.games.metaverse.sheet.tiles import component_icon, facing_initials, tile, wheel
from metamaker.games.metaverse.sheet.weapons import weapon_letters
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op
from metamaker.rendering.layout import Strip, Strips, in_lines
from metamaker.rendering.metrics import text_width
from metamaker.rendering.text_fitting import Fit, line, lines

SHEET_ORDER = (Kinds.PRIMARY, Kinds.PROPULSION, Kinds.SECONDARY, Kinds.ELECTRONIC_WARFARE, Kinds.HANGAR, Kinds.WEAPON)
"""Rules MV-3.0.1-10, MV-3.0.1-12."""

_TAB = 7.8
_GAP, _BEFORE_COPIES = 1.6, 0.8
"""The distance between systems, and to their bubbles, which must be visibly theirs."""

FIRED = "fired"
"""The part of a reference, after a mount, to boxes for copies that fired last turn."""

_LEADING = 1.2
_RATING = NUMBER
"""Type size of ratings."""

_WRITTEN = 6.0
"""Width of a line to write a rating on."""


class Entry(NamedTuple):
    """One entry of the document in a cell: its ref and its number of copies."""

    ref: str
    copies: int


class Cell(NamedTuple):
    """Identical systems: their picture, the texts next to it and below it, and their entries in the document.

    Each copy of a `limited` weapon has a box to tick after it fired.
    """

    picture: Drawing
    beside: Value
    below: str
    entries: tuple[Entry, ...]
    limited: bool = False


def systems_strips(design: Design, name: SectionName, width: float, words: Words) -> Strips:
    """Return the systems of a section in sheet order, bays and weapons in lines of their own."""
    return tuple(strip for area in _cells(design, words)[name] for strip in cell_lines(area, width))


_ONE_ROW = 1e6


@lru_cache(maxsize=1000)
def cell_lines(cells: tuple[Cell, ...], width: float) -> Strips:
    """Return cells in as many lines as they need, the same drawings for the same cells."""
    tab = width / max(1, round(width / _TAB))
    return in_lines([_within(cell, width) for cell in cells], width, gap=_GAP, tab=tab, leading=_LEADING)


@memo_by
def _cells(design: Design, words: Words) -> dict[SectionName, tuple[tuple[Cell, ...], ...]]:
    """Return the cells of every section: components, then bays, then weapons. Several widths are tried with the same cells."""
    return {
        name: tuple(
            tuple(_short(cells))
            for cells in (
                _components(design, words, name, section),
                _bays(design, name, section),
                _weapons(design, name, section),
            )
        )
        for name, section in design.ship.sections.standing()
    }


def _within(cell: Cell, width: float) -> Strip:
    """Return a cell with all its bubbles in one row, if that is not too long."""
    drawn = _drawn(cell, _ONE_ROW)
    return drawn if drawn.drawing.width <= width else _drawn(cell, width)


def _components(design: Design, words: Words, name: SectionName, section: Section) -> Iterator[Cell]:
    """Yield components grouped by kind, rating and facing, including automatic reactors and life support."""
    groups: dict[tuple[str, str, str], list[Entry]] = {}
    stats = ship_stats(design).sections[name]
    for part in section.components:
        if part.count:
            beside = "" if part.rating is None else str(part.rating)
            key = part.kind.value, component_icon(part.kind, part.facing), beside + facing_initials(part.kind, part.facing)
            groups.setdefault(key, []).append(Entry(design.ref(name, part.id), part.count))
    for kind, rating in (("reactor", stats.reactor_rating), ("life_support", stats.life_support_rating)):
        if rating is not None:
            groups[kind, kind, words.number(whole(rating))] = [Entry(design.ref(name, kind), 1)]
    for key in sorted(groups, key=_sheet_place):
        kind, picture, beside = key
        yield Cell(tile(picture, GROUPS[catalogue()[kind].group]), beside, "", tuple(groups[key]))


def _sheet_place(key: tuple[str, str, str]) -> tuple[int, int]:
    """Return the sort key: groups in sheet order, kinds in the order of the catalogue; others in the designer's order."""
    return _places()[key[0]]


@cache
def _places() -> dict[str, tuple[int, int]]:
    return {kind: (SHEET_ORDER.index(entry.group), place) for place, (kind, entry) in enumerate(catalogue().component.items())}


def _bays(design: Design, name: SectionName, section: Section) -> Iterator[Cell]:
    groups: dict[str, list[Entry]] = {}
    for fitted in section.bays:
        if fitted.count:
            groups.setdefault(fitted.bay, []).append(Entry(design.ref(name, fitted.id), fitted.count))
    for bay, entries in groups.items():
        yield Cell(tile("hangar_bay", GROUPS[Kinds.HANGAR]), "", design.bays[bay].name, tuple(entries))


def _weapons(design: Design, name: SectionName, section: Section) -> Iterator[Cell]:
    letters = weapon_letters(design)
    groups: dict[tuple[str, tuple[Sector, ...]], list[Entry]] = {}
    for mount in section.mounts:
        if mount.count:
            key = mount.weapon, mount.sectors
            groups.setdefault(key, []).append(Entry(design.ref(name, mount.id), mount.count))
    for (weapon, sectors), entries in groups.items():
        limited = design.weapons[weapon].rate_of_fire is RateOfFire.LIMITED
        yield Cell(wheel(sectors), letters[weapon], "", tuple(entries), limited)


def _short(cells: Iterable[Cell]) -> Iterator[Cell]:
    """Break cells with more copies than one run of bubbles holds, so that every copy has a bubble."""
    for cell in cells:
        if sum([entry.copies for entry in cell.entries]) <= MOST:
            yield cell
            continue
        run: list[Entry] = []
        for entry in cell.entries:
            if run and sum(each.copies for each in run) + entry.copies > MOST:
                yield cell._replace(entries=tuple(run))
                run = []
            run.append(entry)
        yield cell._replace(entries=tuple(run))


@lru_cache(maxsize=2000)
def _drawn(cell: Cell, width: float) -> Strip:
    """Return a cell: picture, rating or letter, and the bubbles of its copies to the right, a name below."""
    picture = cell.picture
    ops: list[Op] = [Group(0.0, 0.0, picture)]
    x = picture.width + _BEFORE_COPIES
    if isinstance(cell.beside, Gap):
        ops += cell.beside.on_line(x, 0.0, _WRITTEN, TILE)
        x += _WRITTEN + _BEFORE_COPIES
    elif cell.beside:
        text = line(x, Fit((cell.beside,), _RATING).baseline(picture.height / 2), cell.beside, _RATING, weight=BOLD)
        ops.append(text)
        x = text.x + text.width + _BEFORE_COPIES
    top = (picture.height - COPY.size) / 2
    copies = tuple(_copies(cell.entries, x, top, width - x, COPY))
    ops += copies
    if cell.limited:
        fired = tuple(Entry(ref(entry.ref, FIRED), entry.copies) for entry in cell.entries)
        low = max(run.y + run.drawing.height for run in copies)
        ops += _copies(fired, x, low + _ABOVE_BOXES, width - x, BOX)
    right = max((op.x + op.drawing.width for op in ops if isinstance(op, Group)), default=x)
    low = max(op.y + op.drawing.height for op in ops if isinstance(op, Group))
    if cell.below:
        name = small(cell.below, min(width, 26.0))
        ops += lines(0.0, low + name.size, name)
        right = max([right, *(text_width(each, name.size) for each in name.lines)])
        low += name.size + name.height + 0.6
    return Strip(Drawing(right, low, tuple(ops)), ref=cell.entries[0].ref)


_ABOVE_BOXES = 0.5


def _copies(entries: tuple[Entry, ...], x: float, y: float, width: float, look: Look) -> Iterator[Group]:
    """Yield the bubbles or boxes of all entries in rows that they share, each under the ref of its entry."""
    columns = per_row(look, width)
    used = 0
    for entry in entries:
        shown = 0
        while shown < entry.copies:
            row, column = divmod(used, columns)
            run = min(entry.copies - shown, columns - column)
            yield Group(
                x + column * look.pitch,
                y + row * look.pitch,
                bubbles(look, run, run, shown + 1),
                entry.ref,
            )
            shown += run
            used += run


def kinds_aboard(design: Design) -> tuple[str, ...]:
    """Return the kinds of component of a design, in the order of the sheet, including automatic ones."""
    kinds: set[str] = set()
    for name, section in design.ship.sections.standing():
        stats = ship_stats(design).sections[name]
        kinds.update(part.kind.value for part in section.components if part.count)
        if stats.reactor_rating is not None:
            kinds.add("reactor")
        if stats.life_support_rating is not None:
            kinds.add("life_support")
        if any(fitted.count for fitted in section.bays):
            kinds.add("hangar_bay")
    return tuple(sorted(kinds, key=_places().__getitem__))
