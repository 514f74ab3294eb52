"""The field for directions around a ship: the wheel, and beside it why some of them cannot be chosen."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from metamaker.app.form.field import Field
from metamaker.app.form.sector_wheel import SectorWheel
from metamaker.app.widgets.words_label import words_label
from metamaker.core.property import Choice, Property


class SectorField(Field):
    """Some of the directions around a ship."""

    def __init__(self) -> None:
        self._wheel = SectorWheel()
        area = QWidget()
        super().__init__(area)
        self._reasons: QLabel = words_label("caption", area)
        self._reasons.setWordWrap(True)
        row = QHBoxLayout(area)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._wheel)
        row.addWidget(self._reasons, 1, Qt.AlignmentFlag.AlignVCenter)
        self.setFocusProxy(self._wheel)
        self._choices: tuple[Choice, ...] = ()
        self._chosen: tuple[str, ...] = ()
        self._wheel.toggled.connect(self._toggled)

    def put(self, shown: Property) -> None:
        """See Field."""
        self._choices = shown.choices
        self._chosen = tuple(map(str, shown.value)) if isinstance(shown.value, tuple) else ()
        self._wheel.setAccessibleName(shown.label)
        self._wheel.put(self._choices, frozenset(self._chosen))
        reasons = dict.fromkeys(choice.why_not for choice in self._choices if choice.why_not)
        self._reasons.setText("\n".join((self.tr("Grey sectors cannot be chosen:"), *reasons)) if reasons else "")

    def _toggled(self, value: str) -> None:
        chosen = set(self._chosen) ^ {value}
        self.edited.emit(tuple(choice.value for choice in self._choices if choice.value in chosen))
