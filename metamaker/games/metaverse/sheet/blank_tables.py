"""Blank definitions: weapons, hangar bays and squadron types as boxes to write in."""

from collections.abc import Iterable
from typing import NamedTuple

from metamaker.core.ids import copy_ref, ref
from metamaker.core.messages import Words
from metamaker.games.metaverse.model.words import RateOfFire
from metamaker.games.metaverse.sheet.blank_areas import BLANK
from metamaker.games.metaverse.sheet.bubbles import SQUADRON, STRENGTH, bubbles, per_row
from metamaker.games.metaverse.sheet.form import CHOICE
from metamaker.games.metaverse.sheet.gaps import Gap
from metamaker.games.metaverse.sheet.palette import DEFENCE
from metamaker.games.metaverse.sheet.scale import CAPTION, FINE, MARK, SMALL_TILE, heading, small
from metamaker.games.metaverse.sheet.tiles import disc, glyph, tile
from metamaker.games.metaverse.sheet.weapon_fields import rate_of_fire
from metamaker.games.metaverse.sheet.weapons import letter
from metamaker.rendering.drawing import Drawing, Group, Op, Path
from metamaker.rendering.ink import LINE, PAPER, QUIET
from metamaker.rendering.layout import Strip, Table, stacked
from metamaker.rendering.shapes import box
from metamaker.rendering.text_fitting import line, words_line

_BAYS, _SQUADRONS_OF_BAY = 3, 12
_STRENGTH = 36
_LETTER = 6.4
_BELOW_ROW = 1.2

_HEIGHT, _CAPTION = 8.0, 2.9
"""Height of a cell, and of the caption at its top."""

_APART = 0.8
"""Distance of choices."""


class Cell(NamedTuple):
    """A box to write in or to mark `choices` in: its name and its minimum width in mm."""

    name: str
    width: float
    choices: tuple[Drawing, ...] = ()

    @property
    def least(self) -> float:
        """The minimum width of the box with its choices."""
        return max(self.width, sum(choice.width + _APART for choice in self.choices) + _APART)


def _cells(place: str, row: Iterable[Cell], width: float, words: Words, captions: str) -> Drawing:
    """Return boxes side by side in as many rows of `width` mm as they need.

    Captions are words under the key `captions`, references begin with `place`.
    """
    rows = _rows(row, width)
    ops: list[Op] = []
    for number, some in enumerate(rows):
        # Choices keep their minimum width; the rest of the width is for writing.
        spare, writing = width - sum(cell.least for cell in some), sum(cell.least for cell in some if not cell.choices)
        x = 0.0
        for cell in some:
            share = (0.0 if cell.choices else cell.least / writing) if writing else 1 / len(some)
            wide = cell.least + spare * share
            drawn = _cell(cell, ref(place, cell.name), wide, words[f"{captions}-{cell.name}"])
            ops.append(Group(x, number * _HEIGHT, drawn))
            x += wide
    return Drawing(width, len(rows) * _HEIGHT, tuple(ops))


def _rows(row: Iterable[Cell], width: float) -> list[list[Cell]]:
    rows: list[list[Cell]] = [[]]
    for cell in row:
        if rows[-1] and sum(each.least for each in rows[-1]) + cell.least > width:
            rows.append([])
        rows[-1].append(cell)
    return rows


def _cell(cell: Cell, place: str, width: float, caption: str) -> Drawing:
    """Return a frame with a caption, and in it a field or the choices."""
    ops: list[Op] = [
        Path(box(0.0, 0.0, width, _HEIGHT), fill=PAPER, stroke=LINE, width=FINE),
        words_line(0.7, 2.3, small(caption, width - 0.9), role=QUIET),
    ]
    if not cell.choices:
        ops.append(Gap(place).space(0.0, _CAPTION, width, _HEIGHT - _CAPTION))
    left, middle = _APART, (_HEIGHT + _CAPTION - 0.5) / 2
    for number, choice in enumerate(cell.choices, 1):
        ops.append(Group(left, middle - choice.height / 2, choice, copy_ref(ref(CHOICE, place), number)))
        left += choice.width + _APART
    return Drawing(width, _HEIGHT, tuple(ops))


def blank_weapons(width: float, count: int, words: Words) -> Table:
    """Return boxes for `count` weapons under their heading."""
    rows = tuple(_weapon(number, width, words) for number in range(1, count + 1))
    return Table(heading(words["sheet-weapons-title"], width), rows)


def _weapon(number: int, width: float, words: Words) -> Strip:
    """Return the 17 fields of a weapon, in as many rows of boxes as they need. Rule MV-3.6.15-02."""
    fields = (
        Cell("name", 45.0),
        Cell("type", 9.0, _glyphs("energy", "kinetic")),
        Cell("pulse", 10.0),
        Cell("die", 11.0),
        Cell("modifier", 12.0),
        Cell("method", 14.0, _glyphs("direct", "indirect")),
        Cell("range", 13.0),
        Cell("aoe", 12.0),
        Cell("aoe_die", 12.0),
        Cell("shield_piercing", 12.0),
        Cell("armour_piercing", 12.0),
        Cell("deflection_piercing", 14.0),
        Cell("effect", 10.0, _glyphs("raking", "penetrating")),
        Cell("vulnerable", 11.0, _glyphs("vulnerable")),
        Cell("rate", 18.0, _rates(*RateOfFire)),
        Cell("targets", 20.0, _targets()),
        Cell("qualities", 22.0),
    )
    boxes = _cells(ref("weapons", str(number)), fields, width - _LETTER, words, "blank-weapon")
    ops = (Group(0.0, boxes.height / 2 - 2.6, disc(letter(number - 1))), Group(_LETTER, 0.0, boxes))
    return Strip(Drawing(width, boxes.height + _BELOW_ROW, ops))


def blank_bays(width: float, words: Words) -> Table:
    """Return boxes for hangar bays: name, number, launch and carry capacity, and bubbles for squadrons. Rule MV-3.0.1-14."""
    rows: list[Strip] = []
    run = bubbles(SQUADRON, _SQUADRONS_OF_BAY, _SQUADRONS_OF_BAY)
    for number in range(1, _BAYS + 1):
        place = ref("bays", str(number))
        left = width - run.width - 4.0
        row = (Cell("name", 60.0), Cell("copies", 14.0), Cell("launch", 14.0), Cell("carry", 14.0))
        ops = (
            Group(0.0, 0.0, _cells(place, row, left, words, "blank-bay")),
            Group(left + 3.0, (_HEIGHT - run.height) / 2, run, ref(BLANK, place, "squadrons")),
        )
        rows.append(Strip(Drawing(width, _HEIGHT + _BELOW_ROW, ops)))
    return Table(heading(words["sheet-bays-title"], width), tuple(rows))


def blank_squadrons(width: float, count: int, words: Words) -> Table:
    """Return boxes for `count` squadron types under their heading."""
    rows = tuple(
        Strip(Drawing(width, block.height + 3.0, (Group(0.0, 0.4, block),)))
        for block in (blank_squadron(number, width, words) for number in range(1, count + 1))
    )
    return Table(heading(words["sheet-squadrons-title"], width), rows)


def blank_squadron(number: int, width: float, words: Words) -> Drawing:
    """Return boxes for a squadron type and two of its weapons, and bubbles for strength. Rule MV-3.7.8-01."""
    place = ref("squadrons", str(number))
    header = (
        Cell("name", 38.0),
        Cell("tier", 9.0),
        Cell("strength", 12.0),
        Cell("speed", 12.0),
        Cell("defence", 12.0),
        Cell("target", 15.0),
        Cell("qualities", 16.0, tuple(tile(name, DEFENCE, SMALL_TILE) for name in ("ftl", "breaching", "ecm"))),
    )
    weapon = (
        Cell("name", 30.0),
        Cell("type", 9.0, _glyphs("energy", "kinetic")),
        Cell("pulse", 9.0),
        Cell("die", 9.0),
        Cell("modifier", 11.0),
        Cell("method", 14.0, _glyphs("direct", "indirect")),
        Cell("rate", 14.0, _rates(RateOfFire.ONE_SHOT, RateOfFire.UNLIMITED)),
        Cell("targets", 20.0, _targets()),
        Cell("qualities", 18.0),
    )
    rows = [_cells(place, header, width, words, "blank-squadron")]
    rows += [_cells(ref(place, str(each)), weapon, width, words, "blank-weapon") for each in (1, 2)]
    ops = stacked(Strip(row) for row in rows)
    y = sum(row.height for row in rows) + 1.2
    caption = line(0.0, y + 2.5, words["sheet-squadrons-strength"], CAPTION, role=QUIET)
    x = caption.width + 1.6
    count = min(per_row(STRENGTH, width - x), _STRENGTH)
    run = bubbles(STRENGTH, count, count)
    return Drawing(width, y + run.height, (*ops, caption, Group(x, y, run, ref(BLANK, place, "strength"))))


def _glyphs(*names: str) -> tuple[Drawing, ...]:
    return tuple(glyph(name, MARK) for name in names)


def _targets() -> tuple[Drawing, ...]:
    return _glyphs("target_starships", "target_starfighters", "target_direct", "target_indirect")


def _rates(*rates: RateOfFire) -> tuple[Drawing, ...]:
    return tuple(rate_of_fire(rate) for rate in rates)
