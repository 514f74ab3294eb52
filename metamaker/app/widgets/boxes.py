"""Boxes and sliders of the app. They pass the wheel to the page around them until they have the focus.

Scrolling must change nothing, so no other module uses Qt's own (`tests/test_architecture.py`). Numbers are understood with
either decimal sign, because many keyboards have another one than the language of the app.
"""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QMouseEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QDoubleSpinBox, QSlider, QSpinBox, QStyledItemDelegate, QWidget

from metamaker.app.overrides import override
from metamaker.app.widgets.layouts import hold_still
from metamaker.app.widgets.typed_numbers import is_unfinished_whole, may_become_number, whole_number, whole_part, with_sign

BUTTONS = 3.6
"""Width of the two buttons of a number with their margins, in lines of text."""

_ENTRIES = 16
"""The number of entries of a list before it scrolls; more would cover most of a small screen."""


class ComboBox(QComboBox):
    """A list to choose from."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMaxVisibleItems(_ENTRIES)
        self.setItemDelegate(QStyledItemDelegate(self))  # the default one of a list ignores the style sheet

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change the choice only if the box has the focus."""
        if not _passes(self, event):
            super().wheelEvent(event)


class SpinBox(QSpinBox):
    """A whole number. It stays below the pointer while its buttons are pressed.

    Groups of thousands are understood. Typed decimals stay visible until the box loses the focus: 437,5 becomes 437, not 4375.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _settle(self)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        hold_still(self)
        super().mousePressEvent(event)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change the number only if the box has the focus."""
        if not _passes(self, event):
            super().wheelEvent(event)

    @override
    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Join groups of thousands, and treat unfinished input as intermediate."""
        before, number, after = _parts(self, text)
        joined = whole_number(number)
        if is_unfinished_whole(joined):
            return QValidator.State.Intermediate, text, pos
        return super().validate(before + joined + after, pos - (len(number) - len(joined)))

    @override
    def sizeHint(self) -> QSize:
        return _with_buttons(self, super().sizeHint())

    @override
    def minimumSizeHint(self) -> QSize:
        return _with_buttons(self, super().minimumSizeHint())

    @override
    def fixup(self, text: str) -> str:
        """Keep the whole part of a number with decimals."""
        return whole_part(_parts(self, text)[1])


class DecimalSpinBox(QDoubleSpinBox):
    """A number with decimals. It can be typed with either sign, and is shown with that of the language."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _settle(self)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        hold_still(self)
        super().mousePressEvent(event)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change the number only if the box has the focus."""
        if not _passes(self, event):
            super().wheelEvent(event)

    @override
    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Accept either decimal sign. Qt would ignore the one that groups thousands."""
        before, number, after = _parts(self, text)
        plain = with_sign(number.strip(), self.locale().decimalPoint())
        if text != self.specialValueText() and not may_become_number(plain):
            return QValidator.State.Invalid, text, pos
        return super().validate(before + plain + after, pos - (len(number) - len(plain)))

    @override
    def sizeHint(self) -> QSize:
        return _with_buttons(self, super().sizeHint())

    @override
    def minimumSizeHint(self) -> QSize:
        return _with_buttons(self, super().minimumSizeHint())


class Slider(QSlider):
    """A handle on a line."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Move the handle only if the slider has the focus."""
        if not _passes(self, event):
            super().wheelEvent(event)


def _passes(box: QWidget, event: QWheelEvent) -> bool:
    """Return whether the page gets the wheel, because `box` does not have the focus."""
    if box.hasFocus():
        return False
    event.ignore()
    return True


def _settle(box: QAbstractSpinBox) -> None:
    """Align the number with texts in other fields, because padding of the style sheet does not reach the inner line."""
    box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    box.lineEdit().setTextMargins(box.fontMetrics().averageCharWidth(), 0, 0, 0)


def _with_buttons(box: QSpinBox | QDoubleSpinBox, hint: QSize) -> QSize:
    """Return a size with room for any number and the buttons: Qt does not count their width in the style sheet."""
    letters = box.fontMetrics()
    ends = (box.textFromValue(end) for end in (box.minimum(), box.maximum()))  # type: ignore[arg-type]
    number = max(letters.horizontalAdvance(f"{box.prefix()}{end}{box.suffix()}") for end in ends)
    return hint.expandedTo(QSize(number + round(BUTTONS * letters.height()), 0))


def _parts(box: QSpinBox | QDoubleSpinBox, text: str) -> tuple[str, str, str]:
    """Split a text into the prefix, the number and the suffix."""
    before = box.prefix() if text.startswith(box.prefix()) else ""
    after = box.suffix() if text.endswith(box.suffix()) else ""
    return before, text[len(before) : len(text) - len(after)], after
