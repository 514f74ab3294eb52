"""Sheets with form fields for the screen: for every bubble, for the name, and for all handwritten entries."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from metamaker.core.ids import ref
from metamaker.core.messages import Words
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.sheet.pencil import Mark, Marks, pencilling
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.rendering.drawing import Drawing, Field, FieldKind, Group, Op, Page, full_ref

WRITTEN = "sheet"
"""References of places for writing begin with this: `sheet/notes`."""


class Spot(NamedTuple):
    """The place of a group on its page: its reference, its box in mm, its drawing, and the path to it by operations."""

    ref: str
    x: float
    y: float
    width: float
    height: float
    drawing: Drawing
    path: tuple[int, ...]

    @property
    def run(self) -> str:
        """The reference of the run of bubbles."""
        return self.ref.rpartition("#")[0]

    @property
    def number(self) -> str:
        """The number of the bubble in its run."""
        return self.ref.rpartition("#")[2]


def spots(drawing: Drawing, name: str) -> list[Spot]:
    """Return the bubbles, the places for writing and the item called `name`, in the order of drawing."""
    found: list[Spot] = []
    path: list[int] = []

    def visit(drawing: Drawing, around: str, x: float, y: float, scale: float) -> None:
        for number, op in enumerate(drawing.ops):
            if type(op) is not Group:
                continue
            place = full_ref(op.ref, around)
            left, top, size, inner = x + op.x * scale, y + op.y * scale, scale * op.scale, op.drawing
            path.append(number)
            if op.ref is not None and (place == name or _is_filled_in(op.ref, inner)):
                found.append(Spot(place, left, top, inner.width * size, inner.height * size, inner, tuple(path)))
            else:
                visit(inner, place, left, top, size)
            path.pop()

    visit(drawing, "", 0.0, 0.0, 1.0)
    return found


def _is_filled_in(own: str, drawing: Drawing) -> bool:
    if "#" in own:
        return not any(type(op) is Group for op in drawing.ops)
    return own.startswith(f"{WRITTEN}/")


def without_name(drawing: Drawing, found: Iterable[Spot], name: str) -> Drawing:
    """Return a drawing without the name, because its field prints it; other drawings stay the same objects."""
    for spot in found:
        if spot.ref == name:
            return _without(drawing, spot.path)
    return drawing


def _without(drawing: Drawing, path: tuple[int, ...]) -> Drawing:
    number, *rest = path
    op = drawing.ops[number]
    kept: tuple[Op, ...] = ()
    if rest and type(op) is Group:
        kept = (op._replace(drawing=_without(op.drawing, tuple(rest))),)
    return Drawing(drawing.width, drawing.height, (*drawing.ops[:number], *kept, *drawing.ops[number + 1 :]))


MOST_BUBBLES = 400
"""The maximum number of bubbles of one sheet that have fields of their own."""

CHOICE = "choice"
"""References of choices begin with this; each choice is a field, for any number."""

KEPT = "state"
"""The last part of the reference under which a form keeps the printed state of a ship."""

NAME = "name"
"""The last part of the reference of the printed name of a ship or class."""

TICKED = frozenset({Mark.CROSSED, Mark.REACHED, Mark.DISABLED})
"""Marks that can disappear in play: in a form they are ticks and not printed. All others are printed."""

_DOTS = ("ftl_charge", "adaptation")
_HULL = "/hull_hits"
_LINE = 12.0
"""The height in mm from which a place has room for several lines."""

_LETTER = "X"
_TYPE = 3.4


def printed_marks(marks: Mapping[str, Marks]) -> dict[str, Marks]:
    """Return the printed marks of sheets whose bubbles are fields: all marks except ticks."""
    left = {place: some - TICKED for place, some in marks.items()}
    return {place: some for place, some in left.items() if some}


def fillable(pages: Iterable[Page], subject: Subject, marks: Mapping[str, Marks], kept: str = "") -> tuple[Page, ...]:
    """Return the pages of a sheet with their fields; `marks` has the ticks of bubbles.

    The name is printed by its field, so that it can be changed. `kept` goes into the file with the contents of the fields.
    """
    first, *others = with_fields(pages, subject.ref, subject.title, marks, subject.words)
    if kept:
        first = replace(first, fields=(*first.fields, Field(ref(subject.ref, KEPT), FieldKind.KEPT, 0, 0, 0, 0, value=kept)))
    return (first, *others)


def with_fields(pages: Iterable[Page], owner: str, title: str, marks: Mapping[str, Marks], words: Words) -> tuple[Page, ...]:
    """Return pages with fields whose names begin with `owner`, a reference; see `fillable`."""
    pages = tuple(pages)
    name = ref(owner, NAME)
    found = [spots(page.drawing, name) for page in pages]
    writer = _Fields(owner, title, marks, found, words)
    return tuple(
        replace(page, drawing=without_name(page.drawing, some, name), fields=(*page.fields, *writer.page(some)))
        for page, some in zip(pages, found, strict=True)
    )


class _Fields:
    """Maker of the fields of one sheet."""

    def __init__(
        self, owner: str, title: str, marks: Mapping[str, Marks], found: Iterable[Iterable[Spot]], words: Words
    ) -> None:
        self.owner, self.title, self.marks, self.words = owner, title, marks, words
        names = {spot.ref for some in found for spot in some if _is_bubble(spot) and not _is_choice(spot)}
        self.by_row = len(names) > MOST_BUBBLES

    def page(self, found: Iterable[Spot]) -> Iterator[Field]:
        """Yield the labelled fields of the places found on a page, places for writing before bubbles."""
        return (field._replace(label=_label(field.name, self.owner, self.title, self.words)) for field in self._found(found))

    def _found(self, found: Iterable[Spot]) -> Iterator[Field]:
        bubbles = []
        for spot in found:
            if _is_bubble(spot):
                bubbles.append(spot)
            else:
                yield self._written(spot)
        for _, row in groupby(bubbles, key=self._together):
            run = list(row)
            yield self._check(run[0]) if len(run) == 1 else self._row(run)

    def _together(self, spot: Spot) -> object:
        """Return the key of the field of a bubble; bubbles with equal keys share a field."""
        return (spot.run, round(spot.y, 2)) if self.by_row and not _is_choice(spot) else spot

    def _name(self, place: str) -> str:
        """Return the name of a field. It begins with the owner, because a class's parts are on the sheets of several ships."""
        group, _, rest = place.partition("/")
        return ref(self.owner, rest.partition("/")[2] if group == "classes" else place)

    def _check(self, spot: Spot) -> Field:
        ticked = not TICKED.isdisjoint(self.marks.get(spot.ref, ()))
        look = _tick(round(min(spot.width, spot.height), 2), spot.run.endswith(_DOTS))
        field = _field(self._name(spot.ref), FieldKind.CHECK, spot)
        return field._replace(look=look, value=_LETTER if ticked else "", is_strength=spot.run.endswith(_HULL))

    def _row(self, run: list[Spot]) -> Field:
        """Return a field with a character for each bubble, in cells as wide as the distance of bubbles."""
        first, last = run[0], run[-1]
        pitch = (last.x - first.x) / (len(run) - 1)
        edge = (pitch - first.width) / 2
        box = first._replace(x=first.x - edge, width=pitch * len(run))
        ticks = tuple(not TICKED.isdisjoint(self.marks.get(spot.ref, ())) for spot in run)
        tick = _tick(round(first.width, 2), first.run.endswith(_DOTS))
        look = Drawing(
            box.width, box.height, tuple(Group(edge + place * pitch, 0.0, tick) for place, on in enumerate(ticks) if on)
        )
        value = "".join(_LETTER if on else " " for on in ticks).rstrip()
        name = f"{self._name(first.run)}#{first.number}-{last.number}"
        field = _field(name, FieldKind.CELLS, box)
        return field._replace(
            look=look if value else None,
            value=value,
            size=first.height * 0.95,
            cells=len(run),
            is_strength=first.run.endswith(_HULL),
        )

    def _written(self, spot: Spot) -> Field:
        if spot.ref == ref(self.owner, NAME):
            return _field(spot.ref, FieldKind.LINE, spot)._replace(look=spot.drawing, value=self.title, size=spot.height * 0.8)
        if spot.height > _LINE:
            return _field(self._name(spot.ref), FieldKind.PROSE, spot)._replace(size=_TYPE)
        return _field(self._name(spot.ref), FieldKind.LINE, spot)


def _field(name: str, kind: FieldKind, spot: Spot) -> Field:
    return Field(name, kind, spot.x, spot.y, spot.width, spot.height)


def _label(field: str, owner: str, title: str, words: Words) -> str:
    """Return the label of a field: its owner, section, item and number."""
    place, _, number = field.removeprefix(f"{owner}/").partition("#")
    *outer, part = place.split("/")
    title = title or words["blank-title"]
    name = words.get(f"sheet-status-condition-{part}", part.replace("-", " ").replace("_", " "))
    what = words.text("sheet-form-what", part=part, name=name)
    section = next((each for each in reversed(outer) if each in _SECTIONS), "")
    turn = outer[-1] if outer and outer[-1].isdecimal() else ""
    values = {"owner": title, "what": what, "number": number or turn, "kind": "some" if number or turn else "one"}
    if section:
        return words.text("sheet-form-of_section", section=words[f"sheet-section-{section}"], **values)
    return words.text("sheet-form-field", **values)


_SECTIONS = frozenset(each.value for each in SectionName)


def _is_bubble(spot: Spot) -> bool:
    return "#" in spot.ref


def _is_choice(spot: Spot) -> bool:
    return spot.ref.startswith(f"{CHOICE}/")


@lru_cache(maxsize=100)
def _tick(size: float, dot: bool) -> Drawing:
    return Drawing(size, size, pencilling(Mark.REACHED if dot else Mark.CROSSED, size))
