"""Fields for numbers."""

from PySide6.QtCore import QSignalBlocker

from metamaker.app.form.field import Field
from metamaker.app.form.spin_boxes import DecimalBox, WholeBox
from metamaker.core.property import Property


class WholeField(Field):
    """A whole number. The buttons keep to the bounds of the rules; a number outside them that is there may stay."""

    def __init__(self) -> None:
        self._box = WholeBox()
        super().__init__(self._box, wide=False)
        self._box.valueChanged.connect(self.edited.emit)

    def put(self, shown: Property) -> None:
        """See Field."""
        with QSignalBlocker(self._box):
            self._box.put(shown)


class DecimalField(Field):
    """A number with decimals."""

    def __init__(self) -> None:
        self._box = DecimalBox()
        super().__init__(self._box, wide=False)
        self._box.valueChanged.connect(self.edited.emit)

    def put(self, shown: Property) -> None:
        """See Field."""
        with QSignalBlocker(self._box):
            self._box.put(shown)
