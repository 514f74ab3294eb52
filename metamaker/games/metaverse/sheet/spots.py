"""Where on a page something can be filled in: bubbles by their references, places for writing, the name."""

from collections.abc import Iterable
from typing import NamedTuple

from metamaker.sheets.drawing import Drawing, Group, Op, full_ref

WRITTEN = "sheet"
"""References that begin with this are to places where players write: `sheet/notes`."""


class Spot(NamedTuple):
    """A group as it stands on its page: its reference, its box in mm, what is drawn in it, and the way to it by operations."""

    ref: str
    x: float
    y: float
    width: float
    height: float
    drawing: Drawing
    path: tuple[int, ...]

    @property
    def run(self) -> str:
        """The reference of what the bubble is one of."""
        return self.ref.rpartition("#")[0]

    @property
    def number(self) -> str:
        """The number of the bubble in its run."""
        return self.ref.rpartition("#")[2]


def spots(drawing: Drawing, name: str) -> list[Spot]:
    """Return the bubbles, the places for writing and the one called `name`, in the order in which they are drawn."""
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
    """Return a drawing without the name, which its field prints; all else stays the same objects."""
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
