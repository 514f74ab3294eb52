"""Areas 2 to 4 of a sheet on as many pages as they need, with aids for play in the remaining space."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.model.words import LoadoutKind, MovementMethod
from metamaker.games.metaverse.sheet.column import Columns
from metamaker.games.metaverse.sheet.criticals import critical_table
from metamaker.games.metaverse.sheet.hangar import bay_table
from metamaker.games.metaverse.sheet.keys import effect_key, name_key, quality_key, sheet_key, weapon_key
from metamaker.games.metaverse.sheet.lower_third import PLOT_ROW, LowerThird, leftover, plotted
from metamaker.games.metaverse.sheet.scale import GAP
from metamaker.games.metaverse.sheet.sections import section_bands
from metamaker.games.metaverse.sheet.shooting import band_table, hit_table
from metamaker.games.metaverse.sheet.squadrons import squadron_table, squadrons_named
from metamaker.games.metaverse.sheet.status import status_band
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.weapon_fields import Qualified
from metamaker.games.metaverse.sheet.weapons import weapon_letters, weapon_table
from metamaker.games.metaverse.stats.parts import parts
from metamaker.rendering.drawing import Drawing
from metamaker.rendering.layout import Block, Enlarged, Placed, Table, bodies, flowed

_KEPT = f"{__name__}.body"
_SCALES = (1.4, 1.25, 1.12)
"""Scales for the sections of a small ship, which use spare paper for bubbles that are easier to mark."""

_TIGHT = 1.4
"""Smaller distance of blocks in mm, if the usual one would need one more page."""

_MOST_KEPT = 50
"""The maximum number of cached bodies of one design: paper sizes, heights of heads, and loadouts of its ships."""


class Body(NamedTuple):
    """The pages, and the aids for play without room on the last one, by the names in `LowerThird`.

    `plotted`: whether plots can be written on the last one.
    """

    pages: tuple[Drawing, ...]
    left_out: tuple[str, ...]
    plotted: bool


def body(subject: Subject, columns: Columns, width: float, height: float) -> Body:
    """Return state, sections and tables in pages of `height` mm; equal ships share drawings."""
    return kept(subject, (width, height, columns.missing, columns.left), lambda: _pages(subject, columns, width, height))


Made = TypeVar("Made")


def kept(subject: Subject, sizes: tuple[object, ...], make: Callable[[], Made]) -> Made:
    """Return the cached result of `make`, shared by a class and ships of one design with the same loadout."""
    known: dict[tuple[object, ...], Made] = subject.design.__dict__.setdefault(_KEPT, {})
    # A class leaves the choices of its ships open: without bays there is no difference.
    chosen = subject.chosen if parts(subject.design).bays else ()
    key = (sizes, subject.words, chosen, _chosen_types(subject), subject.notes)
    found = known.get(key)
    if found is None:
        found = make()
        if len(known) >= _MOST_KEPT:
            known.clear()  # any thread may clear it at any time, so the result is not looked up again
        known[key] = found
    return found


def _chosen_types(subject: Subject) -> tuple[Starfighter, ...]:
    return tuple(subject.starfighters[load.starfighter] for _, loads in subject.chosen or () for load in loads)


def _pages(subject: Subject, columns: Columns, width: float, height: float) -> Body:
    design, words = subject.design, subject.words
    wanted = _wanted(subject, columns.left, width)
    state = status_band(design, columns.missing, width, words)
    tables = tuple(_tables(subject, width))
    used = tuple(quality for weapon in _weapons(subject) for quality in weapon.qualities)
    named, told = quality_key(used, width, words), effect_key(used, width, words)
    last = (named,) if named is not None else ()
    room = Room(height - sum(table.height + GAP for table in (state, *tables, *last)), wanted)
    blocks = (state, *_sections(subject, width, room, lambda loaded: _room(loaded, columns, width, height)), *tables)
    pages = _flow((*blocks, *last), height)
    if told is not None:
        explained = _flow((*blocks, told), height)
        if len(explained) == len(pages) and height - _used(explained[-1]) >= _least(wanted):
            pages = explained
    if columns.unnamed(len(pages)) != columns.left:
        wanted = _wanted(subject, columns.unnamed(len(pages)), width)
    filled = [list(page) for page in pages]
    rest = leftover(width, _used(pages[-1]) + GAP, height, wanted, words)
    filled[-1] += rest.placed
    drawn = tuple(bodies(filled, width, height))
    return Body(drawn, rest.left_out, plotted(drawn[-1]))


class Room(NamedTuple):
    """The height in mm for the sections together with the aids for play."""

    height: float
    aids: LowerThird


def _room(subject: Subject, columns: Columns, width: float, height: float) -> Room:
    """Return the room that the state and the tables of a subject leave."""
    state = status_band(subject.design, columns.missing, width, subject.words)
    named = quality_key(tuple(quality for weapon in _weapons(subject) for quality in weapon.qualities), width, subject.words)
    below = sum(each.height + GAP for each in (state, *_tables(subject, width), named) if each is not None)
    return Room(height - below, _wanted(subject, columns.left, width))


def _fully_loaded(subject: Subject) -> Subject | None:
    """Return the subject with all its bays open to every squadron that they accept; None if there are no closed bays.

    The sections leave room for these squadrons, so that no loadout changes their size and shape, on screen and on paper.
    """
    ship = subject.design.ship
    sections = {
        name.value: section.with_(bays=tuple(fit.with_(loadout=LoadoutKind.OPEN, squadrons=()) for fit in section.bays))
        for name, section in ship.sections.standing()
        if any(fit.loadout is not LoadoutKind.OPEN for fit in section.bays)
    }
    if not sections:
        return None
    opened = ship.with_(sections=ship.sections.with_(**sections))
    return replace(subject, design=replace(subject.design, ship=opened), chosen=None)


def _wanted(subject: Subject, kinds: tuple[str, ...], width: float) -> LowerThird:
    design, words = subject.design, subject.words
    weapons = tuple(_weapons(subject))
    return LowerThird(
        bands=band_table(design, width, words),
        key=sheet_key(subject, weapons, kinds, width),
        short_key=weapon_key(weapons, width, words),
        names=name_key(kinds, width, words),
        hits=hit_table(width, words) if weapon_letters(design) else None,
        criticals=critical_table(design, width, words),
        plotted=design.ship.movement_method is MovementMethod.CINEMATIC,
        notes=subject.notes,
    )


def _least(wanted: LowerThird) -> float:
    """Return the minimum height below the effects of qualities: bands, a row of plots, the key."""
    some = [each.height for each in (wanted.bands, wanted.key) if each is not None]
    return sum(some) + PLOT_ROW + GAP * (len(some) + 1)


def _flow(blocks: tuple[Block, ...], height: float) -> tuple[tuple[Placed, ...], ...]:
    """Return the pages of `blocks`, closer together where that saves a page or leaves room for plots."""
    usual = flowed(blocks, height, GAP)
    full = _used(usual[-1]) + GAP + PLOT_ROW > height
    tight = flowed(blocks, height, _TIGHT) if full or len(usual) > 1 else usual
    return tight if full or len(tight) < len(usual) else usual


def _used(page: Sequence[Placed]) -> float:
    """Return the used height of a page in mm; minus one gap for an empty page."""
    return max((placed.y + placed.drawing.height for placed in page), default=-GAP)


def _sections(subject: Subject, width: float, now: Room, room_of: Callable[[Subject], Room]) -> tuple[Block, ...]:
    """Return the sections as large as possible in the room that there is `now`, and in that of the fully loaded subject."""
    usual = section_bands(subject.design, width, subject.words)
    height = sum(band.height + GAP for band in usual)
    room = _for_sections(now, height)
    if height * _SCALES[-1] <= room and (loaded := _fully_loaded(subject)) is not None:
        room = min(room, _for_sections(room_of(loaded), height))
    for scale in _SCALES:
        # The attempt is only worth its time if the usual height promises success.
        if height * scale <= room:
            bands = section_bands(subject.design, width / scale, subject.words)
            enlarged = tuple(Enlarged(band, scale) for band in bands)
            if sum(band.height + GAP for band in enlarged) <= room:
                return enlarged
    return usual


def _for_sections(room: Room, height: float) -> float:
    """Return the room for sections in mm; `height` is that of small ones.

    Criticals do not count if they have no room even next to small sections.
    """
    whole, least = room.aids.height, replace(room.aids, criticals=None).height
    return room.height - (whole if height <= room.height - whole else least)


def _tables(subject: Subject, width: float) -> Iterator[Table]:
    tables = (
        weapon_table(subject.design, width, subject.words),
        bay_table(subject, width),
        squadron_table(subject, width),
    )
    yield from (table for table in tables if table is not None)


def _weapons(subject: Subject) -> Iterator[Qualified]:
    """Yield all weapons that the sheet defines."""
    yield from (subject.design.weapons[weapon] for weapon in weapon_letters(subject.design))
    for squadron in squadrons_named(subject):
        yield from subject.starfighters[squadron].weapons
