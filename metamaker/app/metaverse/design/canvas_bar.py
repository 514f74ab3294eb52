"""The strip over the canvas: which ship or class is shown, and buttons that fold the panels around it away."""

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.widgets.elided_combo import ElidedCombo
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.report import class_title


class CanvasBar(QFrame):
    """Chooses the subject. Other widgets are put at its ends with `add_left` and `add_right`."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._listed: tuple[tuple[str, str], ...] = ()
        self.subjects = ElidedCombo(self)
        self.subjects.setAccessibleName(self.tr("Ship or class on the canvas"))
        self.subjects.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.subjects.setMinimumContentsLength(8)
        self.subjects.activated.connect(lambda row: context.selection.show(self.subjects.itemData(row)))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(self.fontMetrics().height() // 3)
        self._row.addWidget(self.subjects, 2)
        self._row.addStretch(1)
        context.document.changed.connect(self.renew)
        context.selection.subject_changed.connect(self.renew)
        self.renew()

    def add_left(self, widget: QWidget) -> None:
        """Put a widget before everything."""
        self._row.insertWidget(0, widget)

    def add_right(self, widget: QWidget) -> None:
        """Put a widget at the end."""
        self._row.addWidget(widget)

    def renew(self) -> None:
        """Show the ships and classes as they are called now."""
        fleet: Fleet = self._context.document.value
        listed = (
            *((ship.ref(), ship.name or ship.id) for ship in fleet.ships),
            *((each.ref(), self.tr("%1 (class)").replace("%1", class_title(each))) for each in fleet.classes),
        )
        with QSignalBlocker(self.subjects):
            if listed != self._listed:
                self._listed = listed
                self.subjects.clear()
                for ref, text in listed:
                    self.subjects.addItem(text, ref)
                if fleet.ships:
                    self.subjects.insertSeparator(len(fleet.ships))
            self.subjects.setCurrentIndex(self.subjects.findData(self._context.selection.subject))
