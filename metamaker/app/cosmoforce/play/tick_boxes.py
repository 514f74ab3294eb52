"""A row of boxes to tick, as on a record sheet."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from metamaker.app.overrides import override
from metamaker.app.theme.theme import tokens
from metamaker.app.widgets.kit import row_in, styled
from metamaker.app.widgets.labels import words_label
from metamaker.games.cosmoforce.match.choices.ticks import TickRow

_SIZE_EM, _ROW_EM = 1.3, 11.0
"""The size of a box, and the smallest width of a row, in heights of a line: rows stand side by side in a wide panel."""


class TickBox(QAbstractButton):
    """A box: free, ticked (checked), or marked earlier (disabled)."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @override
    def sizeHint(self) -> QSize:
        side = round(_SIZE_EM * self.fontMetrics().height())
        return QSize(side, side)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        shown, side = tokens(), min(self.width(), self.height()) - 3.0
        box = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        is_ticked = self.isEnabled() and self.isChecked()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = shown.accent if is_ticked or self.hasFocus() or (self.underMouse() and self.isEnabled()) else shown.outline
            painter.setPen(QPen(QColor(edge), 2.0 if self.hasFocus() else 1.4))
            painter.setBrush(QColor(shown.accent if is_ticked else shown.card if self.isEnabled() else shown.field))
            painter.drawRoundedRect(box, 3.0, 3.0)
            if self.isChecked():
                colour = shown.on_accent if is_ticked else shown.quiet
                painter.setPen(QPen(QColor(colour), 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                cross = box.adjusted(0.26 * side, 0.26 * side, -0.26 * side, -0.26 * side)
                painter.drawLine(cross.topLeft(), cross.bottomRight())
                painter.drawLine(cross.bottomLeft(), cross.topRight())


class TickBoxes(QWidget):
    """A row with its text. `added` and `removed` are emitted for a press on a free and on a ticked box."""

    added = Signal(object)
    removed = Signal(object)

    def __init__(self, row: TickRow, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, "clear")
        self.row = row
        self.name = words_label("", self, row.text, wraps=True)
        self.name.setEnabled(row.marked < row.boxes)
        self.boxes = [TickBox(f"{row.text} {number + 1}", self) for number in range(row.boxes)]
        for number, box in enumerate(self.boxes):
            box.setEnabled(number >= row.marked)
            box.clicked.connect(self._press)
        row_in(self, (self.name, 1), *self.boxes, gap=2)
        self.setMinimumWidth(round(_ROW_EM * self.fontMetrics().height()))
        self.show_ticks(0)

    def show_ticks(self, count: int) -> None:
        """Show this many ticks after the earlier marks."""
        self._count = count
        for number, box in enumerate(self.boxes):
            box.setChecked(number < self.row.marked + count)

    def _press(self, is_ticked: bool) -> None:
        self.show_ticks(self._count)  # the panel decides
        (self.added if is_ticked else self.removed).emit(self.row.value)
