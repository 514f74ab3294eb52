"""Number boxes with − and + side by side. Steps stay on the grid of the rules."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractSpinBox, QWidget

from metamaker.app.form.field import several_values, undone_outside
from metamaker.app.overrides import override
from metamaker.app.widgets.boxes import BUTTONS, DecimalSpinBox, SpinBox
from metamaker.core.messages import in_force
from metamaker.core.property import Property

_DECIMALS = 2
"""Finer than any typed number, which are millimetres and factors."""

_FEWEST_LETTERS = 7
"""Room for -999.99, so that boxes below each other are equally wide."""

_MOST_LETTERS = 9
"""Longer limits are far from any number in use, and get room only when a number needs it."""


class WholeBox(SpinBox):
    """A whole number. The steps are those of the rules, counted from the lowest value; any number can be typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least = 0
        _settle(self)
        self.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)

    def put(self, shown: Property) -> None:
        """Show a property. An existing number outside the limits can stay until it is changed."""
        value = shown.value if isinstance(shown.value, int) else shown.least - int(shown.differs)
        self._least = shown.least
        self.bound(min(shown.least, value), max(shown.most, value))
        self.setSingleStep(shown.step)
        suffix = in_force().with_unit("", shown.unit)
        # Setting the same value again would overwrite unfinished input.
        if self.suffix() != suffix:
            self.setSuffix(suffix)
        special = several_values() if shown.differs else shown.least_called
        if self.specialValueText() != special:
            self.setSpecialValueText(special)
        if self.value() != value:
            self.setValue(value)

    def bound(self, least: int, most: int) -> None:
        """Set the limits, if they differ."""
        if (self.minimum(), self.maximum()) != (least, most):
            self.setRange(least, most)

    @override
    def sizeHint(self) -> QSize:
        return _room(self, super().sizeHint())

    @override
    def minimumSizeHint(self) -> QSize:
        return _room(self, super().minimumSizeHint())

    @override
    def stepBy(self, steps: int) -> None:
        """Go to the next number on the grid of steps from any number."""
        step = self.singleStep()
        past = (self.value() - self._least) % step
        if past and steps:
            self.setValue(self.value() - past + (steps if steps > 0 else steps + 1) * step)
            self.selectAll()
        else:
            super().stepBy(steps)


class DecimalBox(DecimalSpinBox):
    """A number with decimals, shown without trailing zeros."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(_DECIMALS)
        _settle(self)

    def put(self, shown: Property) -> None:
        """Show a property. The typed text stays if the difference is too small for the box."""
        value = float(shown.value) if isinstance(shown.value, int | float) else float(shown.least - int(shown.differs))
        self.setSpecialValueText(several_values() if shown.differs else "")
        least, most = min(shown.least, value), max(shown.most, value)
        if (self.minimum(), self.maximum()) != (least, most):
            self.setRange(least, most)
        self.setSingleStep(shown.step)
        suffix = in_force().with_unit("", shown.unit)
        if self.suffix() != suffix:
            self.setSuffix(suffix)
        if abs(self.value() - value) >= 10**-_DECIMALS / 2:
            self.setValue(value)

    @override
    def textFromValue(self, value: float) -> str:
        """Return 20 for 20.00."""
        text, sign = super().textFromValue(value), self.locale().decimalPoint()
        return text.rstrip("0").removesuffix(sign) if sign in text else text

    @override
    def sizeHint(self) -> QSize:
        return _room(self, super().sizeHint())

    @override
    def minimumSizeHint(self) -> QSize:
        return _room(self, super().minimumSizeHint())


def _room(box: SpinBox | DecimalSpinBox, hint: QSize) -> QSize:
    """Return a size with room for any number of the box with its unit and the two buttons, at least the common width.

    It depends on the limits, not on the number, so that the buttons keep their place.
    """
    letters = box.fontMetrics()
    ends = [f"{box.textFromValue(end)}{box.suffix()}" for end in (box.minimum(), box.maximum())]  # type: ignore[arg-type]
    usual = [text for text in (*ends, box.specialValueText()) if len(text) <= _MOST_LETTERS]
    number = max(
        letters.averageCharWidth() * _FEWEST_LETTERS, *map(letters.horizontalAdvance, (box.prefix(), box.text(), *usual))
    )
    return QSize(number + round(letters.height() * BUTTONS), hint.height())


def _settle(box: QAbstractSpinBox) -> None:
    undone_outside(box)
    box.setAccelerated(True)
