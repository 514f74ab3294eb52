"""A field that may also hold nothing."""

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from metamaker.app.form.field import Field
from metamaker.core.property import Property, PropertyKind


class OptionalField(Field):
    """A tick before another field: without it there is no value (None)."""

    def __init__(self, inner: Field) -> None:
        area = QWidget()
        super().__init__(area)
        self._inner = inner
        self._given = QCheckBox(area)
        row = QHBoxLayout(area)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._given)
        row.addWidget(inner, 1)
        self.setFocusProxy(self._given)
        self._first: object = None
        self._given.toggled.connect(self._toggled)
        inner.edited.connect(self.edited)

    def take(self, shown: Property) -> None:
        """See Field."""
        super().take(shown)
        self._given.setAccessibleName(shown.label)
        self._given.setAccessibleDescription(shown.why_not or shown.hint)

    def put(self, shown: Property) -> None:
        """See Field. The first value that a tick gives is the usual one, else the lowest, or the first that can be chosen."""
        self._first = _first(shown) if shown.usual is None else shown.usual
        given = shown.value is not None
        with QSignalBlocker(self._given):
            self._given.setChecked(given)
            self._given.setEnabled(given or self._first is not None)
        self._inner.setEnabled(given)
        self._inner.take(replace(shown, value=shown.value if given else self._first))

    def _toggled(self, given: bool) -> None:
        self.edited.emit(self._first if given else None)


def _first(shown: Property) -> object:
    """Return the first value of a property that had none; None if there is nothing that it can be."""
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
