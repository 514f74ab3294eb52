"""Fields for choices: yes or no, one of several."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from metamaker.app.form.field import Field, told, unscrolled
from metamaker.app.widgets.elided_combo import ElidedCombo
from metamaker.core.property import Choice, Property

_Adjust = QComboBox.SizeAdjustPolicy

_FEWEST_LETTERS, _MOST_LETTERS = 8, 24
"""A box is as wide as its longest text if that is short; it may be made as narrow as the fewest letters."""


class FlagField(Field):
    """Yes or no."""

    def __init__(self) -> None:
        self._box = QCheckBox()
        super().__init__(self._box)
        self._box.toggled.connect(self.edited.emit)

    def put(self, shown: Property) -> None:
        """See Field."""
        with QSignalBlocker(self._box):
            self._box.setChecked(bool(shown.value))


class ChoiceField(Field):
    """One of several. What cannot be chosen stands greyed, with the reason as its tool tip."""

    def __init__(self) -> None:
        self._box = ElidedCombo()
        super().__init__(self._box)
        unscrolled(self._box)
        self._box.setMinimumContentsLength(_FEWEST_LETTERS)
        self._choices: tuple[Choice, ...] = ()
        self._box.activated.connect(lambda row: self.edited.emit(self._choices[row].value))

    def put(self, shown: Property) -> None:
        """See Field. A value that is none of the choices stands at the end of them."""
        value = str(shown.value or "")
        known = {choice.value for choice in shown.choices}
        odd = () if value in known else (Choice(value, value or "–"),)
        if self._choices != (*shown.choices, *odd):
            self._choices = (*shown.choices, *odd)
            self._box.setModel(_model(self._choices, self._box))
            few = all(len(choice.text) <= _MOST_LETTERS for choice in self._choices)
            self._box.setSizeAdjustPolicy(_Adjust.AdjustToContents if few else _Adjust.AdjustToMinimumContentsLengthWithIcon)
        row = next(row for row, choice in enumerate(self._choices) if choice.value == value)
        self._box.setCurrentIndex(row)
        self._box.hint = told(self._choices[row])
        self._box.setToolTip(self._box.hint)


def _model(choices: tuple[Choice, ...], parent: QWidget) -> QStandardItemModel:
    model = QStandardItemModel(parent)
    for choice in choices:
        item = QStandardItem(choice.text)
        item.setEnabled(not choice.why_not)
        item.setToolTip(told(choice))
        item.setData(choice.why_not or choice.hint, Qt.ItemDataRole.AccessibleDescriptionRole)
        model.appendRow(item)
    return model
