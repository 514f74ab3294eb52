"""Record sheets as rows of boxes with labels and places, for sheets on a phone."""

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from metamaker.core.ids import ref
from metamaker.core.messages import ENGLISH
from metamaker.game_api.game import Game, required, title_of
from metamaker.game_api.prints import PrintOptions, Sheet
from metamaker.rendering.drawing import Drawing, Field, FieldKind, Page
from metamaker.rendering.hit_testing import Element, containers, elements

DIGEST_BYTES = 8
"""The length of a digest: long enough to distinguish printouts, short enough for a QR code."""

_NUMBERED = re.compile(r"(.+)#(\d+)(?:-\d+)?")
_COUNTED = re.compile(r"[\s\u00a0]*\d+$")


_RULE = 1.0
"""The distance in mm below a name within which a line underlines it."""


class Place(NamedTuple):
    """A rectangle in mm on a page of a sheet; pages are counted from 0."""

    page: int
    x: float
    y: float
    width: float
    height: float


class Row(NamedTuple):
    """Boxes of one kind, such as the hull boxes of a section, with the names of their fields, their places and ticks.

    `areas` show the row on paper, with its label if it has one. `section` is the reference of the section, empty without one.
    """

    name: str
    label: str
    section: str
    fields: tuple[str, ...]
    places: tuple[Place, ...]
    ticks: tuple[bool, ...]
    areas: tuple[Place, ...]
    look: Drawing | None
    is_strength: bool


class Section(NamedTuple):
    """A section of a sheet: its reference, and its places."""

    ref: str
    places: tuple[Place, ...]


class LiveSheet(NamedTuple):
    """A record sheet with its rows in the order of their names, and its sections in the order of the pages."""

    sheet: Sheet
    rows: tuple[Row, ...]
    sections: tuple[Section, ...]

    def heading(self, number: int) -> float:
        """Return the bottom of the name of the ship in mm on a page after the first that repeats it; 0 on others."""
        names = (field for field in self.sheet.leaves[number].fields if field.name == ref(self.sheet.ref, "name"))
        return max((field.y + field.height + _RULE for field in names), default=0.0) if number else 0.0


def live_sheets(game: Game[Any], document: Any, state: object = None, language: str = ENGLISH) -> tuple[LiveSheet, ...]:
    """Return the sheets of all ships on the smallest pages of the game, where boxes are largest on a narrow screen."""
    ships = tuple(live_sheet(game, document, ref, state, language) for ref in required(game.designs).subjects(document, False))
    others = required(game.sheets).extra_sheets(document, _options(game, state, language))
    return (*ships, *(_live(game, document, sheet, language) for sheet in others))


def live_sheet(game: Game[Any], document: Any, ref: str, state: object, language: str) -> LiveSheet:
    """Return the sheet of one ship."""
    sheet = required(game.sheets).sheet(document, ref, _options(game, state, language))
    return _live(game, document, sheet, language)


def _options(game: Game[Any], state: object, language: str) -> PrintOptions:
    kit = required(game.sheets)
    size = min(kit.formats, key=lambda each: kit.slots(PrintOptions(format=each)).width)
    return PrintOptions(format=size, state=state, fillable=True, codes=False, language=language)


def box_names(sheets: Iterable[LiveSheet]) -> tuple[str, ...]:
    """Return the names of the fields of all boxes, in the order of their bits in a state."""
    return tuple(field for sheet in sheets for row in sheet.rows for field in row.fields)


def digest_of(game: Game[Any], names: Sequence[str]) -> bytes:
    """Return the digest of a printout, which depends on the game and its boxes, not on language, size or names of ships."""
    return hashlib.sha256("\n".join((game.key, *names)).encode()).digest()[:DIGEST_BYTES]


class _Box(NamedTuple):
    """A box on a page: its row, its number there, the field it belongs to, whether it is ticked."""

    row: str
    number: int
    field: Field
    place: Place
    is_ticked: bool


def _live(game: Game[Any], document: Any, sheet: Sheet, language: str) -> LiveSheet:
    by_row: dict[str, dict[int, _Box]] = {}
    for number, page in enumerate(sheet.leaves):
        for box in _boxes(page, number):
            by_row.setdefault(box.row, {}).setdefault(box.number, box)
    shown = [_Shown(page, number) for number, page in enumerate(sheet.leaves)]
    titles = {ref: title_of(game, document, ref, language) for each in shown for ref in each.refs}
    rows = tuple(
        _row(name, sheet.name, [by_row[name][key] for key in sorted(by_row[name])], shown, titles) for name in sorted(by_row)
    )
    wanted = {row.section for row in rows if row.section}
    sections: dict[str, list[Place]] = {}
    for each in shown:
        for section in each.sections:
            if section.ref in wanted:
                sections.setdefault(section.ref, []).append(each.place(section))
    return LiveSheet(sheet, rows, tuple(Section(ref, tuple(places)) for ref, places in sections.items()))


def _boxes(page: Page, number: int) -> Iterator[_Box]:
    """Yield the boxes of a page; a field with several cells has a box for each."""
    for field in page.fields:
        if field.kind not in {FieldKind.CHECK, FieldKind.CELLS}:
            continue
        found = _NUMBERED.fullmatch(field.name)
        row, first = (found[1], int(found[2])) if found else (field.name, 1)
        width = field.width / max(1, field.cells)
        for cell in range(max(1, field.cells)):
            place = Place(number, field.x + cell * width, field.y, width, field.height)
            on = bool(field.value) if field.kind is FieldKind.CHECK else bool(field.value[cell : cell + 1].strip())
            yield _Box(row, first + cell, field, place, on)


class _Shown:
    """The elements of a page: sections contain other elements, and a row is the outermost element that shows a box."""

    def __init__(self, page: Page, number: int) -> None:
        self.number = number
        around = containers(page.drawing)
        every = elements(page.drawing)
        self.sections = [each for each in every if each.ref in around and not any(ref in around for ref in each.around)]
        self.rows = [each for each in every if each.ref not in around and all(ref in around for ref in each.around)]
        self.refs = {each.ref for each in every}

    def place(self, element: Element) -> Place:
        """Return the place of an element."""
        left, top, right, bottom = element.box
        return Place(self.number, left, top, right - left, bottom - top)


def _row(name: str, owner: str, boxes: Sequence[_Box], shown: Sequence[_Shown], titles: Mapping[str, str]) -> Row:
    first = boxes[0]
    section = _around(first.place, shown[first.place.page].sections)
    areas: dict[Place, str] = {}
    for box in boxes:
        page = shown[box.place.page]
        element = _around(box.place, page.rows)
        if element is not None:
            areas[page.place(element)] = element.ref
    own = next((ref for ref in areas.values() if ref.rpartition("/")[2] == name.rpartition("/")[2]), "")
    return Row(
        name,
        titles.get(own) or _label(first.field, owner) or name.rpartition("/")[2],
        "" if section is None else section.ref,
        tuple(f"{name}#{box.number}" if _NUMBERED.fullmatch(box.field.name) else name for box in boxes),
        tuple(box.place for box in boxes),
        tuple(box.is_ticked for box in boxes),
        tuple(areas),
        first.field.look if first.field.kind is FieldKind.CHECK else None,
        first.field.is_strength,
    )


def _around(place: Place, found: Iterable[Element]) -> Element | None:
    """Return the element that contains the centre of a place."""
    x, y = place.x + place.width / 2, place.y + place.height / 2
    return next((each for each in found if each.box.left <= x <= each.box.right and each.box.top <= y <= each.box.bottom), None)


def _label(field: Field, owner: str) -> str:
    """Return the label of a field without its owner and its number."""
    return _COUNTED.sub("", field.label.removeprefix(owner).lstrip(",: \u00a0"))
