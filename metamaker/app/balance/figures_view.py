"""The views of results: a sortable table and a matrix of cells; their painting, and results as text."""

import csv
import io
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QStyle, QTableView, QTreeView, QWidget

from metamaker.app.balance.figures_model import CELL, Cell, FiguresModel, Line
from metamaker.app.overrides import override
from metamaker.app.rows.row_painter import RowDelegate
from metamaker.app.rows.row_tree import Index
from metamaker.app.theme.fonts import bold_font
from metamaker.app.theme.theme import tokens
from metamaker.play.statistics import Share

_GAP = "  "


def as_text(model: FiguresModel) -> str:
    """Return a table as text with aligned columns."""
    has_titles = any(line.title for line in model.lines) and _is_matrix(model)
    rows = [(*((line.title,) if has_titles else ()), *(cell.text for cell in line.cells)) for line in model.lines]
    rows.insert(0, (*(("",) if has_titles else ()), *model.titles))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (_GAP.join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in rows)
    return "\n".join(lines) + "\n"


def as_csv(model: FiguresModel, low: str, high: str) -> str:
    """Return a table as comma-separated values; a rate is a number from 0 to 1, followed by columns `low` and `high`.

    The matrix of match-ups has names in place of numbers, and empty cells for pairs without battles.
    """
    kept = io.StringIO()
    writer = csv.writer(kept, lineterminator="\n")
    is_matrix = _is_matrix(model)
    widths = [any(line.cells[place].share is not None for line in model.lines) for place in range(len(model.titles))]
    titles = model.tips if is_matrix else model.titles
    head = [title for place, title in enumerate(titles) for title in ((title, low, high) if widths[place] else (title,))]
    writer.writerow([*([""] if is_matrix else []), *head])
    for line in model.lines:
        if is_matrix:
            writer.writerow([line.name, *(_heat(cell) for cell in line.cells)])
        else:
            writer.writerow([text for cell, wide in zip(line.cells, widths, strict=True) for text in _values(cell, wide=wide)])
    return kept.getvalue()


def _is_matrix(model: FiguresModel) -> bool:
    return any(cell.heat is not None for line in model.lines for cell in line.cells)


def _heat(cell: Cell) -> str:
    return "" if cell.heat is None else f"{cell.heat:.4f}"


def _values(cell: Cell, *, wide: bool) -> Iterator[str]:
    if cell.share is not None:
        yield from (f"{number:.4f}" for number in cell.share)
    else:
        yield cell.text
        yield from ("", "") if wide else ()


MORE, LESS = "#2f86c8", "#d9822b"
"""The colours for more and less than a half: blue and orange, a pair that colour-blind people can distinguish."""

_FADED = 0.45
"""The opacity of outdated results: visibly faded but legible in both themes. Others were not compared."""

_BAR_EMS = 9.0
"""A compromise between room for words and bars that show a difference: a percentage point is about a pixel and a half."""

_LEAST_BAR_EMS = 4.0
"""Narrower bars would look alike; a narrow window shortens bars to this before it cuts words."""

_WIDEST_RATE = "100.0 % (99.9 to 99.9)"
"""Room for the text of a rate: all bars of a column have the same width."""

BAR_EMS_TO_SPARE = _BAR_EMS - _LEAST_BAR_EMS
"""The width that a column of bars can spare, in heights of a line."""

_HOTTEST = 0.75
"""The strongest background of a cell; its number stays legible."""


class FiguresDelegate(RowDelegate):
    """Paints cells, in paler colours in a view with outdated results (`is_faded`)."""

    @override
    def sizeHint(self, option: Any, index: Index) -> QSize:
        """Return the size with room for the bar."""
        cell: Cell = index.data(CELL)
        em = option.fontMetrics.height()
        metrics = option.fontMetrics
        width = metrics.horizontalAdvance(cell.text) * (1.08 if cell.is_strong else 1.0) + em
        if cell.share is not None:
            width = metrics.horizontalAdvance(_WIDEST_RATE) + (_BAR_EMS + 1.5) * em
        return QSize(round(width), round(em * 1.6))

    @override
    def paint(self, painter: QPainter, option: Any, index: Index) -> None:
        """Paint a cell."""
        cell: Cell = index.data(CELL)
        shown: Any = self.paint_ground(painter, option, index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if getattr(option.widget, "is_faded", False):
            painter.setOpacity(_FADED)
        rect = QRectF(option.rect)
        em = shown.fontMetrics.height()
        if cell.heat is not None:
            _paint_heat(painter, rect, cell.heat)
        if isinstance(option.widget, QTableView):
            _paint_centred(painter, rect, cell, is_current=bool(shown.state & QStyle.StateFlag.State_Selected))
            painter.restore()
            return
        if cell.share is not None:
            text = shown.fontMetrics.horizontalAdvance(_WIDEST_RATE)
            width = min(_BAR_EMS * em, max(_LEAST_BAR_EMS * em, rect.width() - text - 1.5 * em))
            paint_rate(painter, QRectF(rect.left() + em / 3, rect.top(), width, rect.height()), cell.share)
            rect.setLeft(rect.left() + width + em / 3)
        _paint_text(painter, rect, cell, shown)
        painter.restore()


def paint_rate(painter: QPainter, box: QRectF, share: Share) -> None:
    """Paint a rate as a bar in a track, a mark at a half, and its interval as a line with ends."""
    height = round(box.height() * 0.5)
    track = QRectF(box.left(), box.center().y() - height / 2, box.width(), height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens().field))
    painter.drawRoundedRect(track, 2, 2)
    bar = QRectF(track)
    bar.setWidth(track.width() * share.found)
    painter.setBrush(QColor(MORE if share.found >= 0.5 else LESS))
    painter.drawRoundedRect(bar, 2, 2)
    painter.setPen(QPen(QColor(tokens().faint), 1, Qt.PenStyle.DotLine))
    middle = track.center().x()
    painter.drawLine(QPointF(middle, track.top() - 2), QPointF(middle, track.bottom() + 2))
    painter.setPen(QPen(QColor(tokens().ink), 1.4))
    low, high = (track.left() + track.width() * limit for limit in (share.low, share.high))
    y, cap = track.center().y(), height / 3
    painter.drawLine(QPointF(low, y), QPointF(high, y))
    for x in (low, high):
        painter.drawLine(QPointF(x, y - cap), QPointF(x, y + cap))


def _paint_heat(painter: QPainter, rect: QRectF, heat: float) -> None:
    ground = QColor(MORE if heat >= 0.5 else LESS)
    ground.setAlphaF(min(1.0, abs(heat - 0.5) * 2) * _HOTTEST)
    painter.fillRect(rect.adjusted(1, 1, -1, -1), ground)


def _paint_centred(painter: QPainter, rect: QRectF, cell: Cell, *, is_current: bool) -> None:
    painter.setPen(QPen(QColor(tokens().ink), 2))
    if is_current:
        painter.drawRect(rect.adjusted(2, 2, -2, -2))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, cell.text)


def _paint_text(painter: QPainter, rect: QRectF, cell: Cell, shown: Any) -> None:
    font = bold_font(shown.font) if cell.is_strong else shown.font
    painter.setFont(font)
    painter.setPen(QColor(tokens().ink))
    gap = shown.fontMetrics.height() / 3
    inside = rect.adjusted(gap, 0, -gap, 0)
    align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    metrics = painter.fontMetrics()
    painter.drawText(inside, align, metrics.elidedText(cell.text, Qt.TextElideMode.ElideRight, int(inside.width()) + 1))


_WIDEST_EMS = 26
"""Longer names are cut, so that the figures next to them stay visible."""

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class FiguresView(QTreeView):
    """A table. `entered(key)` is sent for Enter and a double click on a row, `chosen(key)` for a new current row."""

    entered = Signal(str)
    chosen = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures = FiguresModel(self)
        self.is_faded = False
        self._kept = ""
        self.setModel(self.figures)
        self.setItemDelegate(FiguresDelegate(self))
        self.setAccessibleName(name)
        self.setProperty("role", "table")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        header = self.header()
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setSortIndicatorClearable(True)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setMinimumSectionSize(self.fontMetrics().height() * 2)
        self.setSortingEnabled(True)
        self.doubleClicked.connect(self._enter)
        self.figures.modelAboutToBeReset.connect(self._keep_current)
        self.figures.modelReset.connect(self._begin_anew)

    @property
    def current_key(self) -> str:
        """The key of the current row; empty without one."""
        line = self.figures.line_of(self.currentIndex())
        return line.key if line else ""

    def choose(self, key: str) -> None:
        """Make a row current."""
        row = self.figures.row_of(key)
        if row >= 0:
            self.setCurrentIndex(self.figures.index(row, 0))

    def fade(self, faded: bool) -> None:
        """Show whether the results are outdated."""
        if faded != self.is_faded:
            self.is_faded = faded
            self.viewport().update()

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        line = self.figures.line_of(current)
        self.chosen.emit(line.key if line else "")

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Send the row of Enter or a double click."""
        if event.key() in _ENTER and self.currentIndex().isValid():
            self._enter(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _enter(self, index: Index) -> None:
        line: Line | None = self.figures.line_of(index)
        if line is not None:
            self.entered.emit(line.key)

    def _keep_current(self) -> None:
        self._kept = self.current_key

    def _begin_anew(self) -> None:
        self.choose(self._kept)
        self.fit()

    def fit(self) -> None:
        """Make columns as wide as their content, up to a limit; the last one takes the rest."""
        em, hints = self.fontMetrics().height(), []
        for column in range(self.figures.columnCount()):
            wanted = max(self.sizeHintForColumn(column), self.header().sectionSizeHint(column))
            hints.append(min(wanted + em // 2, _WIDEST_EMS * em))
        missing = max(0, sum(hints) - self.viewport().width())
        for column, wanted in enumerate(hints[:-1]):
            has_bar = any(line.cells[column].share is not None for line in self.figures.lines)
            self.setColumnWidth(column, wanted - min(missing, round(BAR_EMS_TO_SPARE * em)) if has_bar else wanted)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten the bars before the other columns where there is little room."""
        super().resizeEvent(event)
        self.fit()


class MatrixView(QTableView):
    """Cells in rows with titles. `chosen(line, column)` is sent for a new current cell: key and place from 0."""

    chosen = Signal(str, int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures = FiguresModel(self)
        self.is_faded = False
        self.setModel(self.figures)
        self.setItemDelegate(FiguresDelegate(self))
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.figures.modelReset.connect(self.fit)

    def fade(self, faded: bool) -> None:
        """Show whether the results are outdated."""
        if faded != self.is_faded:
            self.is_faded = faded
            self.viewport().update()

    @override
    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        line = self.figures.line_of(current)
        if line is not None:
            self.chosen.emit(line.key, current.column())

    def choose(self, key: str, column: int) -> None:
        """Make a cell current."""
        row = self.figures.row_of(key)
        if row >= 0:
            self.setCurrentIndex(self.figures.index(row, column))

    def fit(self) -> None:
        """Make all cells as large as three digits need."""
        em = self.fontMetrics().height()
        self.horizontalHeader().setDefaultSectionSize(round(2.4 * em))
        self.verticalHeader().setDefaultSectionSize(round(1.7 * em))
