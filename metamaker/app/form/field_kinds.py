"""The field class for each kind of property, fields for optional values, and fields for numbers of several items."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QWidget

from metamaker.app.form.field import Field, choice_tip, literal
from metamaker.app.form.fields import (
    ChoiceField,
    ChoicesField,
    DecimalField,
    FlagField,
    ProseField,
    TagsField,
    TextField,
    WholeField,
)
from metamaker.app.form.sector_field import SectorField
from metamaker.app.form.spin_boxes import WholeBox
from metamaker.app.overrides import override
from metamaker.app.widgets.kit import row_in
from metamaker.app.widgets.layouts import discard
from metamaker.core.property import Choice, Property, PropertyKind

_MOST_OF_ONE = 99
"""Maximum number of one part in a document."""


class LoadsField(Field):
    """Numbers of several items, with a box for each."""

    def __init__(self) -> None:
        self._area = QWidget()
        super().__init__(self._area)
        self._grid = QGridLayout(self._area)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        self._choices: tuple[Choice, ...] = ()
        self._labels: list[QLabel] = []
        self._boxes: list[WholeBox] = []

    @override
    def put(self, shown: Property) -> None:
        """Add items that are aboard but not among the choices at the end."""
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
        discard(self._labels)
        discard(self._boxes)
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
            widget.setToolTip(choice_tip(choice))
        box.valueChanged.connect(self._counted)
        self._labels.append(label)
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(box, row, 1)
        return box

    def _counted(self) -> None:
        pairs = zip(self._choices, self._boxes, strict=True)
        self.edited.emit(tuple((choice.value, box.value()) for choice, box in pairs if box.value()))


class OptionalField(Field):
    """A check box before another field. Unticked means no value (None)."""

    def __init__(self, inner: Field) -> None:
        area = QWidget()
        super().__init__(area)
        self._inner = inner
        self._given = QCheckBox(area)
        row_in(area, self._given, (inner, 1))
        self.setFocusProxy(self._given)
        self._first: object = None
        self._given.checkStateChanged.connect(self._toggled)
        inner.edited.connect(self.edited)

    @override
    def take(self, shown: Property) -> None:
        super().take(shown)
        self._given.setAccessibleName(shown.label)
        self._given.setAccessibleDescription(shown.why_not or shown.hint)

    @override
    def put(self, shown: Property) -> None:
        """Show the value. The first tick sets the usual value, otherwise the lowest, or the first available choice."""
        self._first = _first(shown) if shown.usual is None else shown.usual
        given = shown.value is not None
        with QSignalBlocker(self._given):
            self._given.setTristate(shown.differs)
            if shown.differs:
                self._given.setCheckState(Qt.CheckState.PartiallyChecked)
            else:
                self._given.setChecked(given)
            self._given.setEnabled(given or self._first is not None)
        self._inner.setEnabled(given or shown.differs)
        self._inner.take(replace(shown, value=shown.value if given or shown.differs else self._first))

    def _toggled(self, state: Qt.CheckState) -> None:
        if state is not Qt.CheckState.PartiallyChecked:
            self.edited.emit(self._first if state is Qt.CheckState.Checked else None)


def _first(shown: Property) -> object:
    """Return the first value for a property without one; None if no value is possible."""
    if shown.kind in _EMPTY:
        return _EMPTY[shown.kind]
    if shown.kind is PropertyKind.CHOICE:
        return next((choice.value for choice in shown.choices if not choice.why_not), None)
    return shown.least


_EMPTY: dict[PropertyKind, object] = {
    PropertyKind.TEXT: "",
    PropertyKind.PROSE: "",
    PropertyKind.FLAG: True,
    PropertyKind.TAGS: (),
    PropertyKind.CHOICES: (),
    PropertyKind.SECTORS: (),
    PropertyKind.LOADS: (),
}


_FIELDS: dict[PropertyKind, Callable[[], Field]] = {
    PropertyKind.TEXT: TextField,
    PropertyKind.PROSE: ProseField,
    PropertyKind.TAGS: TagsField,
    PropertyKind.WHOLE: WholeField,
    PropertyKind.DECIMAL: DecimalField,
    PropertyKind.FLAG: FlagField,
    PropertyKind.CHOICE: ChoiceField,
    PropertyKind.CHOICES: ChoicesField,
    PropertyKind.SECTORS: SectorField,
    PropertyKind.LOADS: LoadsField,
}


def field_for(shown: Property) -> Field:
    """Return a field for this property that can also show others of its kind."""
    field = _FIELDS[shown.kind]()
    if shown.optional:
        field = OptionalField(field)
    field.take(shown)
    return field
