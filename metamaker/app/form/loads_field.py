"""The field for how many of each of several."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from metamaker.app.form.field import Field, literal, told
from metamaker.app.form.spin_boxes import WholeBox
from metamaker.core.property import Choice, Property

_MOST_OF_ONE = 99


class LoadsField(Field):
    """How many of each of several, each with a box of its own."""

    def __init__(self) -> None:
        self._area = QWidget()
        super().__init__(self._area)
        self._grid = QGridLayout(self._area)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        self._choices: tuple[Choice, ...] = ()
        self._boxes: list[WholeBox] = []

    def put(self, shown: Property) -> None:
        """See Field. What is aboard and none of the choices stands at the end of them."""
        pairs = shown.value if isinstance(shown.value, tuple) else ()
        counts: dict[str, int] = {}
        for value, count in pairs:
            counts[value] = counts.get(value, 0) + count
        known = {choice.value for choice in shown.choices}
        choices = (*shown.choices, *(Choice(value, value) for value in counts if value not in known))
        if self._choices != choices:
            self._choices = choices
            self._remake()
        for box, choice in zip(self._boxes, self._choices, strict=True):
            count = counts.get(choice.value, 0)
            with QSignalBlocker(box):
                box.bound(0, max(count, 0 if choice.why_not else _MOST_OF_ONE))
                box.setEnabled(bool(count) or not choice.why_not)
                if box.value() != count:
                    box.setValue(count)

    def _remake(self) -> None:
        while item := self._grid.takeAt(0):
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._boxes = [self._line(row, choice) for row, choice in enumerate(self._choices)]
        if self._boxes:
            self.setFocusProxy(self._boxes[0])

    def _line(self, row: int, choice: Choice) -> WholeBox:
        label, box = QLabel(literal(choice.text), self._area), WholeBox(self._area)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setBuddy(box)
        label.setWordWrap(True)
        box.setAccessibleName(choice.text)
        box.setAccessibleDescription(choice.why_not or choice.hint)
        for widget in (label, box):
            widget.setToolTip(told(choice))
        box.valueChanged.connect(self._counted)
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(box, row, 1)
        return box

    def _counted(self) -> None:
        pairs = zip(self._choices, self._boxes, strict=True)
        self.edited.emit(tuple((choice.value, box.value()) for choice, box in pairs if box.value()))
