"""The strip over the canvas: which ship or design is shown, and buttons that fold the panels around it away."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QWidget

from metamaker.app.canvas.zoom_box import ZoomBox
from metamaker.app.context import Context
from metamaker.app.look.role import set_role
from metamaker.app.widgets.elided_combo import ElidedCombo

Groups = Callable[[Any], Sequence[Sequence[tuple[str, str]]]]
"""(document) → the groups of what can be shown: references and names."""


_ZOOM_EMS = 32
"""Width in heights of a line from which on there is room for the zoom."""


class CanvasBar(QFrame):
    """Chooses the subject from groups with lines between. Other widgets are put at its ends with `add_left` and `add_right`."""

    def __init__(self, context: Context, groups: Groups, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._groups = groups
        self._zoom: ZoomBox | None = None
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

    def add_zoom(self, box: ZoomBox) -> None:
        """Take in the zoom of a canvas that is too low to have a box over it; it goes where the bar is narrow."""
        self._zoom = box
        box.setAutoFillBackground(False)
        set_role(box, "clear")
        self.add_right(box)
        box.hide()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """See Qt: the zoom goes before anything gets too narrow for it."""
        hint = super().minimumSizeHint()
        zoom = self._zoom.minimumSizeHint().width() + self._row.spacing() if self._zoom and not self._zoom.isHidden() else 0
        return QSize(hint.width() - zoom, hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """See add_zoom."""
        super().resizeEvent(event)
        if self._zoom is not None:
            self._zoom.setVisible(self.width() >= _ZOOM_EMS * self.fontMetrics().height())

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
