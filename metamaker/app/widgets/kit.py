"""Compact layouts and widgets: rows, columns and forms of parts, buttons, accessible names.

A part is a widget, a `row_of`, `column_of` or `form_of` parts, an empty layout to be filled later, a number of pixels to leave
free, or `...` for all the remaining room. A pair (part, stretch) takes a share of that room; (widget, alignment) and (widget,
stretch, alignment) align a widget.
"""

from collections.abc import Callable
from types import EllipsisType
from typing import Any, NamedTuple, TypeAlias, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFormLayout, QHBoxLayout, QLabel, QLayout, QPushButton, QVBoxLayout, QWidget

from metamaker.app.widgets.layouts import FlowLayout, labelled_row, nested

Margin: TypeAlias = int | tuple[int, int, int, int] | None
"""Pixels on all sides; or left, top, right and bottom; None for the margin of the style."""

FormRow: TypeAlias = "QWidget | tuple[str | QWidget, QWidget | Box]"
"""A widget as wide as the form, or a label and its field. The field can be a `row_of` widgets."""

Given = TypeVar("Given", bound=QWidget)


class Box(NamedTuple):
    """Describes a layout inside another one. It is added empty to the outer one, and then filled; see `nested`."""

    parts: tuple[Any, ...]
    kind: type[QHBoxLayout | QVBoxLayout | QFormLayout]
    gap: int | None = None
    margin: Margin = 0


Part: TypeAlias = QWidget | Box | QLayout | EllipsisType | int | tuple[Any, ...]


def row_of(*parts: Part, gap: int | None = None, margin: Margin = 0) -> Box:
    """Describe parts from left to right inside another layout."""
    return Box(parts, QHBoxLayout, gap, margin)


def column_of(*parts: Part, gap: int | None = None, margin: Margin = 0) -> Box:
    """Describe parts from top to bottom inside another layout."""
    return Box(parts, QVBoxLayout, gap, margin)


def form_of(*rows: FormRow) -> Box:
    """Describe labels and their fields inside another layout."""
    return Box(rows, QFormLayout)


def row_in(owner: QWidget, *parts: Part, gap: int | None = None, margin: Margin = 0) -> QHBoxLayout:
    """Lay out a widget's parts from left to right, `gap` pixels apart or as the style asks."""
    layout = QHBoxLayout(owner)
    fill(layout, row_of(*parts, gap=gap, margin=margin))
    return layout


def column_in(owner: QWidget, *parts: Part, gap: int | None = None, margin: Margin = 0) -> QVBoxLayout:
    """Lay out a widget's parts from top to bottom, `gap` pixels apart or as the style asks."""
    layout = QVBoxLayout(owner)
    fill(layout, column_of(*parts, gap=gap, margin=margin))
    return layout


def filled(owner: Given, box: Box) -> Given:
    """Lay out a box in a widget and return the widget."""
    fill(QHBoxLayout(owner) if box.kind is QHBoxLayout else QVBoxLayout(owner), box)
    return owner


def form_in(owner: QWidget, *rows: FormRow, margin: Margin = 0) -> QFormLayout:
    """Lay out labels and their fields in a column."""
    layout = QFormLayout(owner)
    _set_margin(layout, margin)
    _fill_form(layout, rows)
    return layout


def flow_in(owner: QWidget, *widgets: QWidget, gap: int = 4, trailing: bool = False) -> FlowLayout:
    """Lay out widgets in lines, like words; lines end at the right edge if they are `trailing`."""
    layout = FlowLayout(owner, gap, trailing=trailing)
    for widget in widgets:
        layout.addWidget(widget)
    return layout


def fill(layout: QBoxLayout, box: Box) -> None:
    """Fill a layout, which has an owner already, with the parts of a box."""
    _set_margin(layout, box.margin)
    if box.gap is not None:
        layout.setSpacing(box.gap)
    for part in box.parts:
        if type(part) is tuple:
            _add(layout, *part)
        else:
            _add(layout, part)


def _add(layout: QBoxLayout, part: Part, *how: int | Qt.AlignmentFlag) -> None:
    """Add a part; `how` is its stretch, its alignment, or both."""
    stretch = next((each for each in how if not isinstance(each, Qt.AlignmentFlag)), 0)
    if isinstance(part, QWidget):
        layout.addWidget(part, stretch, next((each for each in how if isinstance(each, Qt.AlignmentFlag)), Qt.AlignmentFlag(0)))
    elif isinstance(part, Box):
        _add_box(layout, part, stretch)
    elif isinstance(part, QLayout):
        nested(layout, part, stretch)
    elif isinstance(part, int):
        layout.addSpacing(part)
    else:
        layout.addStretch(1)


def _add_box(layout: QBoxLayout, box: Box, stretch: int) -> None:
    if box.kind is QHBoxLayout:
        fill(nested(layout, QHBoxLayout(), stretch), box)
    elif box.kind is QVBoxLayout:
        fill(nested(layout, QVBoxLayout(), stretch), box)
    else:
        _fill_form(nested(layout, QFormLayout(), stretch), box.parts)


def _fill_form(layout: QFormLayout, rows: tuple[FormRow, ...]) -> None:
    for given in rows:
        if isinstance(given, QWidget):
            layout.addRow(given)
            continue
        label, field = given
        if isinstance(field, Box):
            fill(labelled_row(layout, label), field)
        elif isinstance(label, str):
            layout.addRow(label, field)
        else:
            layout.addRow(label, field)


def _set_margin(layout: QLayout, margin: Margin) -> None:
    if margin is not None:
        layout.setContentsMargins(*(margin if isinstance(margin, tuple) else (margin,) * 4))


def styled(widget: Given, role: str) -> Given:
    """Give a widget a role of the style sheet and return it."""
    widget.setProperty("role", role)
    return widget


def named(widget: Given, name: str, tip: str | None = None) -> Given:
    """Give a widget an accessible name and an optional tooltip, and return it."""
    widget.setAccessibleName(name)
    if tip is not None:
        widget.setToolTip(tip)
    return widget


def label_for(field: QWidget, text: str, parent: QWidget) -> QLabel:
    """Return the label of a field; its mnemonic moves the focus to the field."""
    label = QLabel(text, parent)
    label.setBuddy(field)
    return label


def push_button(
    text: str, parent: QWidget, act: Callable[..., object] | None = None, role: str = "secondary", tip: str = ""
) -> QPushButton:
    """Return a button that does `act` when it is clicked."""
    button = styled(QPushButton(text, parent), role)
    button.setToolTip(tip)
    if act is not None:
        button.clicked.connect(act)
    return button
