"""The painting of tree rows: background, picture, text, smaller caption below, figure and signs."""

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPixmap, QPolygonF
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from metamaker.app.overrides import override
from metamaker.app.rows.row_tree import ROW, Index, Row
from metamaker.app.texts import tr
from metamaker.app.theme.fonts import bold_font, small_font
from metamaker.app.theme.theme import tokens
from metamaker.core.issue import Severity


class RowDelegate(QStyledItemDelegate):
    """Paints rows with its own layout of text and signs."""

    def paint_ground(self, painter: QPainter, option: Any, index: Index) -> QStyleOptionViewItem:
        """Paint a row in the style, without its text; return the option given to the style."""
        styled = QStyleOptionViewItem(option)
        self.initStyleOption(styled, index)
        styled.text = ""
        option.widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, styled, painter, option.widget)
        return styled


def paint_sign(painter: QPainter, box: QRect, severity: Severity) -> None:
    """Paint a disc with a cross for an error, a triangle for a warning, a ring for a note: different shapes and colours."""
    look = tokens()
    side = box.height() * 0.72
    centre = QPointF(box.center()) + QPointF(0.5, 0.5)
    half = side / 2
    painter.setPen(Qt.PenStyle.NoPen)
    if severity is Severity.ERROR:
        painter.setBrush(QColor(look.error))
        painter.drawEllipse(centre, half, half)
        _cross(painter, centre, half * 0.36, look.card)
    elif severity is Severity.WARNING:
        painter.setBrush(QColor(look.warning))
        corners = [
            centre + QPointF(0, -half),
            centre + QPointF(half * 1.1, half * 0.86),
            centre + QPointF(-half * 1.1, half * 0.86),
        ]
        painter.drawPolygon(QPolygonF(corners))
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = painter.pen()
        pen.setStyle(Qt.PenStyle.SolidLine)
        pen.setColor(QColor(look.quiet))
        pen.setWidthF(side * 0.12)
        painter.setPen(pen)
        painter.drawEllipse(centre, half * 0.85, half * 0.85)


def _cross(painter: QPainter, centre: QPointF, arm: float, colour: str) -> None:
    pen = painter.pen()
    pen.setStyle(Qt.PenStyle.SolidLine)
    pen.setColor(QColor(colour))
    pen.setWidthF(arm * 0.6)
    painter.setPen(pen)
    painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm))
    painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm))


_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


_DIMMED = 0.4
"""The opacity of pictures of quiet rows."""


class _Boxes(NamedTuple):
    """The boxes of a row's parts; empty for missing parts."""

    picture: QRect
    text: QRect
    figure: QRect
    caption: QRect
    mark: QRect


class _Measures(NamedTuple):
    """Measures of rows in a font, in pixels: the space around a text, the row height without and with a caption."""

    around: int
    plain: int
    captioned: int


class RowPainter(RowDelegate):
    """Paints rows of a RowTreeModel; text without room is cut at its end. An editor covers the text.

    `picture(icon, pixels, ratio)` returns the pictures for rows with an icon; `picture_of(index, pixels, ratio)` the pictures
    of single rows, in the middle of a square as high as `picture_lines` of the text.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.picture: Callable[[str, int, float], QPixmap] | None = None
        self.picture_of: Callable[[Index, int, float], QPixmap] | None = None
        self.picture_lines = 1.5
        self.is_dense = False
        """Whether captions are next to the text, as far as there is room, and not below it."""
        self.is_bold_across = False
        """Whether all cells of a strong row are bold, and not only its text."""
        self._measured: dict[str, _Measures] = {}

    @override
    def sizeHint(self, option: Any, index: Index) -> QSize:
        row = index.data(ROW)
        font = option.font.key()
        known = self._measured.get(font) or self._measure(font, option, index)
        has_caption = not self.is_dense and index.column() == 0 and isinstance(row, Row) and bool(row.caption)
        text = option.fontMetrics.horizontalAdvance(index.data() or "")
        picture = self._side(option.font) + 2 * _gap(option.font) if self.picture_of is not None and index.column() == 0 else 0
        switch = self._switch(row, option.font) if isinstance(row, Row) and index.column() == 0 else 0
        return QSize(text + known.around + picture + switch, known.captioned if has_caption else known.plain)

    def _measure(self, font: str, option: Any, index: Index) -> _Measures:
        """Ask the style only once for the space around a text.

        Views ask for the size of every cell, and the style queries ten roles each time.
        """
        around = super().sizeHint(option, index).width() - option.fontMetrics.horizontalAdvance(index.data() or "")
        known = _Measures(around + _gap(option.font) * 2, self.height(option.font, has_caption=False), self.height(option.font))
        self._measured[font] = known
        return known

    @staticmethod
    def height(font: QFont, *, has_caption: bool = True) -> int:
        """Return the height of a row in pixels, with or without a caption."""
        caption = QFontMetrics(small_font(font)).height() if has_caption else 0
        return QFontMetrics(font).height() + _gap(font) * 4 // 3 + caption

    def needed_width(self, font: QFont, row: Row) -> int:
        """Return the width in pixels at which nothing of a row is cut, without its indentation."""
        gap, bold = _gap(font), bold_font(font)
        switch = self._switch(row, font)
        text = QFontMetrics(bold if row.strong else font).horizontalAdvance(row.text)
        caption = QFontMetrics(small_font(font)).horizontalAdvance(row.caption)
        figure = QFontMetrics(bold).horizontalAdvance(row.figure) + 2 * gap if row.figure else 0
        mark = QFontMetrics(font).height() + gap if row.mark is not None else 0
        if self.is_dense:
            return text + (2 * gap + caption if row.caption else 0) + figure + mark + switch + 3 * gap
        return max(text + figure, caption) + mark + switch + 3 * gap

    def _switch(self, row: Row, font: QFont) -> int:
        """Return the width of the switch of a row and the gap after it in pixels; 0 without one."""
        view = self.parent()
        if row.is_on is None or not isinstance(view, QWidget):
            return 0
        return view.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, None, view) + 2 * _gap(font)

    def pictured_height(self, font: QFont) -> int:
        """Return the height of a row with a caption and room for its picture."""
        return max(self.height(font), self._side(font) + _gap(font))

    def _side(self, font: QFont) -> int:
        return round(QFontMetrics(font).height() * self.picture_lines)

    @override
    def paint(self, painter: QPainter, option: Any, index: Index) -> None:
        styled = self.paint_ground(painter, option, index)
        row = index.data(ROW)
        if index.column() == 0:
            self._paint_row(painter, option, index, row)
            return
        painter.save()
        painter.setPen(QColor(tokens().quiet if row.tone == "quiet" else tokens().ink))
        box = option.rect.adjusted(_gap(option.font), 0, -_gap(option.font), 0)
        font = bold_font(option.font) if row.strong and self.is_bold_across else option.font
        _write(painter, box, str(index.data() or ""), font, int(styled.displayAlignment))
        painter.restore()

    def _paint_row(self, painter: QPainter, option: Any, index: Index, row: Row) -> None:
        look, font, boxes = tokens(), bold_font(option.font) if row.strong else option.font, self._boxes(option, row)
        painter.save()
        if not boxes.picture.isEmpty():
            self._paint_picture(painter, boxes.picture, index, row)
        painter.setPen(QColor({"quiet": look.quiet, "error": look.error}.get(row.tone, look.ink)))
        _write(painter, boxes.text, row.text, font, _LEFT)
        _write(painter, boxes.figure, row.figure, bold_font(option.font), _RIGHT)
        painter.setPen(QColor(look.quiet))
        _write(painter, boxes.caption, row.caption, small_font(option.font), _LEFT)
        if row.mark is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_sign(painter, boxes.mark, row.mark)
        painter.restore()

    def _paint_picture(self, painter: QPainter, box: QRect, index: Index, row: Row) -> None:
        ratio = painter.device().devicePixelRatioF()
        painter.setOpacity(_DIMMED if row.tone == "quiet" else 1.0)
        if self.picture_of is not None:
            picture = self.picture_of(index, box.width(), ratio)
            size = picture.deviceIndependentSize().toSize()
            corner = box.topLeft() + QPoint((box.width() - size.width()) // 2, (box.height() - size.height()) // 2)
            painter.drawPixmap(corner, picture)
        elif self.picture is not None:
            painter.drawPixmap(box.topLeft(), self.picture(row.icon, box.width(), ratio))
        painter.setOpacity(1.0)

    @override
    def createEditor(self, parent: QWidget, _option: Any, index: Index) -> QWidget:
        line = QLineEdit(parent)
        row = index.data(ROW)
        line.setAccessibleName(tr("window-list-name", name=row.text))
        line.setProperty("role", "inline")
        line.setMaxLength(120)
        return line

    @override
    def updateEditorGeometry(self, editor: QWidget, option: Any, index: Index) -> None:
        """Place the editor over the text, so that the caption below it stays readable."""
        boxes = self._boxes(option, index.data(ROW))
        left = option.rect.left() if boxes.picture.isEmpty() else boxes.text.left() - _gap(option.font)
        editor.setGeometry(QRect(left, boxes.text.top() - 1, option.rect.right() + 1 - left, boxes.text.height() + 2))

    def _boxes(self, option: Any, row: Row) -> _Boxes:
        """Return the boxes of a row's parts."""
        gap, metrics, small = _gap(option.font), QFontMetrics(option.font), QFontMetrics(small_font(option.font))
        inner = option.rect.adjusted(gap + self._switch(row, option.font), 0, -gap, 0)
        caption = small.height() if row.caption and not self.is_dense else 0
        high = metrics.height() + caption
        top = inner.top() + (inner.height() - high) // 2
        picture = QRect()
        if self.picture_of is not None or (row.icon and self.picture is not None):
            side = self._side(option.font) if self.picture_of is not None else min(high, self._side(option.font))
            picture = QRect(inner.left(), top + (high - side) // 2, side, side)
            inner = inner.adjusted(side + 2 * gap, 0, 0, 0)
        mark = QRect()
        if row.mark is not None:
            mark = QRect(inner.right() + 1 - metrics.height(), top, metrics.height(), metrics.height())
            inner = inner.adjusted(0, 0, -metrics.height() - gap, 0)
        figure = QFontMetrics(bold_font(option.font)).horizontalAdvance(row.figure) + 1 if row.figure else 0
        width = inner.width() - (figure + 2 * gap if figure else 0)
        below = QRect(inner.left(), top + metrics.height(), inner.width(), caption)
        if self.is_dense and row.caption:
            used = QFontMetrics(bold_font(option.font) if row.strong else option.font).horizontalAdvance(row.text) + 2 * gap
            below = QRect(inner.left() + used, top, width - used, metrics.height())
        return _Boxes(
            picture,
            QRect(inner.left(), top, width, metrics.height()),
            QRect(inner.right() - figure, top, figure + 1, metrics.height()),
            below,
            mark,
        )


def _gap(font: QFont) -> int:
    return max(2, QFontMetrics(font).height() // 4)


_CUT = "…"
"""A text without room for a single letter. Nothing is better than this."""


def _write(painter: QPainter, box: QRect, text: str, font: QFont, flags: int) -> None:
    if not text or box.width() <= 0:
        return
    painter.setFont(font)
    shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    if shown == _CUT:
        return
    painter.drawText(box, flags | int(Qt.TextFlag.TextSingleLine), shown)
