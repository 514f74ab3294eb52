"""What a weapon is shown against: the defences of an arc in a row of small fields."""

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpinBox, QWidget

from metamaker.games.metaverse.stats.damage_distribution import ArcTarget

_MOST = {"armour_rating": 5, "plates": 5, "shield_hits": 99, "adaptation": 9, "deflector": 11, "target_rating": 20, "ew": 20}


class TargetBar(QWidget):
    """Fields for armour, plates, shields, adaptation, deflector, target rating and EW. `changed` is sent by every change."""

    changed = Signal()

    def __init__(self, target: ArcTarget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._target = target
        labels = {
            "armour_rating": self.tr("&Armour"),
            "plates": self.tr("&Plates"),
            "shield_hits": self.tr("&Shields"),
            "adaptation": self.tr("Adap&tation"),
            "deflector": self.tr("&Deflector"),
            "target_rating": self.tr("Target &rating"),
            "ew": self.tr("&EW"),
        }
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.fontMetrics().height() // 3)
        self.fields: dict[str, QSpinBox] = {}
        for key, text in labels.items():
            field = QSpinBox(self)
            field.setRange(-9 if key == "target_rating" else 0, _MOST[key])
            field.setAccessibleName(text.replace("&", ""))
            field.valueChanged.connect(self._take)
            label = QLabel(text, self)
            label.setProperty("role", "caption")
            label.setBuddy(field)
            row.addWidget(label)
            row.addWidget(field)
            self.fields[key] = field
        row.addStretch(1)
        self.show_target(target)

    @property
    def target(self) -> ArcTarget:
        """The target as the fields have it; what they do not show is as it was given."""
        return self._target

    def show_target(self, target: ArcTarget) -> None:
        """Put the numbers of a target into the fields."""
        self._target = target
        for key, field in self.fields.items():
            with QSignalBlocker(field):
                field.setValue(getattr(target, key))

    def _take(self) -> None:
        values = {key: field.value() for key, field in self.fields.items()}
        self._target = replace(self._target, **values)  # type: ignore[arg-type]
        self.changed.emit()
