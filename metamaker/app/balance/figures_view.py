"""The views of figures: a table whose lines can be put in order, and a matrix whose cells are chosen one by one."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QTreeView, QWidget

from metamaker.app.balance.figures_delegate import BAR_EMS_TO_SPARE, FiguresDelegate
from metamaker.app.balance.figures_model import FiguresModel, Line
from metamaker.app.models.index import Index

_WIDEST_EMS = 26
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class FiguresView(QTreeView):
    """A table. `entered(key)` is sent for Enter and a double click on a line, `chosen(key)` when another is current."""

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
        """The key of the current line; empty if there is none."""
        line = self.figures.line_of(self.currentIndex())
        return line.key if line else ""

    def choose(self, key: str) -> None:
        """Make a line current."""
        row = self.figures.row_of(key)
        if row >= 0:
            self.setCurrentIndex(self.figures.index(row, 0))

    def fade(self, faded: bool) -> None:
        """Show whether the figures are out of date."""
        if faded != self.is_faded:
            self.is_faded = faded
            self.viewport().update()

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802
        """See Qt."""
        super().currentChanged(current, previous)
        line = self.figures.line_of(current)
        self.chosen.emit(line.key if line else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter a line."""
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
        """Make columns as wide as what they hold, within reason; the last one has the rest."""
        em, hints = self.fontMetrics().height(), []
        for column in range(self.figures.columnCount()):
            wanted = max(self.sizeHintForColumn(column), self.header().sectionSizeHint(column))
            hints.append(min(wanted + em // 2, _WIDEST_EMS * em))
        missing = max(0, sum(hints) - self.viewport().width())
        for column, wanted in enumerate(hints[:-1]):
            has_bar = any(line.cells[column].share is not None for line in self.figures.lines)
            self.setColumnWidth(column, wanted - min(missing, round(BAR_EMS_TO_SPARE * em)) if has_bar else wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Bars give way to the other columns where there is little room."""
        super().resizeEvent(event)
        self.fit()


class MatrixView(QTableView):
    """Cells in lines with titles. `chosen(line, column)` is sent when another cell is current: key and place from 0."""

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
        """Show whether the figures are out of date."""
        if faded != self.is_faded:
            self.is_faded = faded
            self.viewport().update()

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802
        """See Qt."""
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
        """Make all cells as large as three figures need."""
        em = self.fontMetrics().height()
        self.horizontalHeader().setDefaultSectionSize(round(2.4 * em))
        self.verticalHeader().setDefaultSectionSize(round(1.7 * em))
