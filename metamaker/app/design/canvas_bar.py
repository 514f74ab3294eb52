"""The strip over the canvas: which ship or design is shown, and buttons that fold the panels around it away."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.widgets.elided_combo import ElidedCombo

Groups = Callable[[Any], Sequence[Sequence[tuple[str, str]]]]
"""(document) → the groups of what can be shown: references and names."""


class CanvasBar(QFrame):
    """Chooses the subject from groups with lines between. Other widgets are put at its ends with `add_left` and `add_right`."""

    def __init__(self, context: Context, groups: Groups, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._groups = groups
        self._listed: tuple[tuple[tuple[str, str], ...], ...] = ()
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
        """Show what there is as it is called now."""
        listed = tuple(tuple(group) for group in self._groups(self._context.document.value) if group)
        with QSignalBlocker(self.subjects):
            if listed != self._listed:
                self._listed = listed
                self._fill()
            self.subjects.setCurrentIndex(self.subjects.findData(self._context.selection.subject))

    def _fill(self) -> None:
        self.subjects.clear()
        for group in self._listed:
            if self.subjects.count():
                self.subjects.insertSeparator(self.subjects.count())
            for ref, text in group:
                self.subjects.addItem(text, ref)
