"""Outlines as paths of the painter. Those of a drawing are made once and live as long as it does."""

from collections.abc import Callable
from typing import NamedTuple
from weakref import WeakKeyDictionary

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from metamaker.sheets.drawing import Drawing, Group, Icon, Outline, Path, Role, Symbol, Text


class Shape(NamedTuple):
    """A path with what it is filled and stroked with; `width` and `dash` in mm."""

    path: QPainterPath
    fill: Role | None
    stroke: Role | None
    width: float
    dash: float


Mark = Shape | Text | Symbol | Group

_marks: WeakKeyDictionary[Drawing, tuple[Mark, ...]] = WeakKeyDictionary()
_icons: WeakKeyDictionary[Icon, tuple[tuple[QPainterPath, float, bool], ...]] = WeakKeyDictionary()


def marks(drawing: Drawing) -> tuple[Mark, ...]:
    """Return the operations of a drawing, its outlines made into paths."""
    found = _marks.get(drawing)
    if found is None:
        found = _marks[drawing] = tuple(_mark(op) for op in drawing.ops)
    return found


_pieces: WeakKeyDictionary[Drawing, bool] = WeakKeyDictionary()


def is_piece(drawing: Drawing) -> bool:
    """Whether a drawing is one that others are put together from: outlines or icons, and no groups."""
    found = _pieces.get(drawing)
    if found is None:
        kinds = {type(op) for op in drawing.ops}
        found = _pieces[drawing] = Group not in kinds and not kinds.isdisjoint((Path, Symbol))
    return found


def _mark(op: Text | Path | Symbol | Group) -> Mark:
    if isinstance(op, Path):
        return Shape(painter_path(op.outline), op.fill, op.stroke, op.width, op.dash)
    return op


def icon_paths(icon: Icon) -> tuple[tuple[QPainterPath, float, bool], ...]:
    """Return the parts of an icon: path, width of its line (0: filled), whether it is a hole."""
    found = _icons.get(icon)
    if found is None:
        found = _icons[icon] = tuple((painter_path(part.outline), part.width, part.hole) for part in icon.parts)
    return found


def painter_path(outline: Outline) -> QPainterPath:
    """Return an outline as a path, to be filled by the even-odd rule."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    draw: dict[str, Callable[..., None]] = {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo}
    for command, *numbers in outline:
        if command == "Z":
            path.closeSubpath()
        else:
            draw[command](*numbers)
    return path
