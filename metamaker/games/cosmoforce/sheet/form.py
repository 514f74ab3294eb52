"""Sheets to be filled in on the screen: a field for every damage box, for tokens and speed, and for lines of blank sheets."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from metamaker.core.ids import ref
from metamaker.games.cosmoforce.sheet.signs import crossed
from metamaker.sheets.drawing import Drawing, Field, FieldKind, Group, Page, full_ref

_TRAYS = ("standby", "heat", "speed-now")
_TYPE = 3.4


def fillable(pages: Iterable[Page], owner: str) -> tuple[Page, ...]:
    """Return pages with fields whose names begin with `owner`, a reference."""
    return tuple(Page(page.drawing, page.bookmark, tuple(_fields(page, owner))) for page in pages)


def _fields(page: Page, owner: str) -> Iterator[Field]:
    for number, (place, x, y, drawing) in enumerate(_places(page.drawing, "", 0.0, 0.0, 1.0)):
        tail = place.rpartition("/")[2]
        if "#" in place:
            side = round(min(drawing.width, drawing.height), 2)
            name = f"{ref(owner, 'box')}-{number}"
            yield Field(name, FieldKind.CHECK, x, y, drawing.width, drawing.height, look=_tick(side))
        elif tail == "name" and place.startswith("blank"):
            yield Field(ref(owner, tail), FieldKind.LINE, x, y, drawing.width, drawing.height, size=drawing.height * 0.7)
        elif tail == "system":
            yield Field(f"{ref(owner, tail)}-{number}", FieldKind.LINE, x, y, drawing.width, drawing.height, size=_TYPE)
        elif tail in _TRAYS:
            yield Field(ref(owner, tail), FieldKind.LINE, x + 2.0, y + 8.0, drawing.width * 0.3, 5.0, size=_TYPE)


def _places(drawing: Drawing, around: str, x: float, y: float, scale: float) -> Iterator[tuple[str, float, float, Drawing]]:
    for op in drawing.ops:
        if isinstance(op, Group) and scale == 1.0 and op.scale == 1.0:
            place = full_ref(op.ref, around)
            if op.ref is not None:
                yield place, x + op.x, y + op.y, op.drawing
            yield from _places(op.drawing, place if op.ref is None else place.partition("#")[0], x + op.x, y + op.y, scale)


@lru_cache(maxsize=20)
def _tick(size: float) -> Drawing:
    return Drawing(size, size, crossed(size))
