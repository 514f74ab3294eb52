"""A view of rows as a table, with sorting by title and columns as wide as their content."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFontMetrics

from metamaker.app.overrides import override
from metamaker.app.rows.row_view import RowView
from metamaker.app.theme.fonts import bold_font

_WIDEST_EMS = 12
"""A compromise between full names and visible columns. Others were not compared."""


class Sorting(NamedTuple):
    """The sorted column; −1: the given order. `is_falling`: the largest first."""

    column: int = -1
    is_falling: bool = False


class LastingColumn(QObject):
    """Gives a column of a view the remaining width, but never less than some heights of a line."""

    def __init__(self, view: RowView, column: int, least_ems: int) -> None:
        super().__init__(view)
        self._view = view
        self._column = column
        self._least_ems = least_ems
        view.viewport().installEventFilter(self)
        self._fit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the width of the view."""
        if event.type() is QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        header, view = self._view.header(), self._view
        others = sum(header.sectionSize(each) for each in range(header.count()) if each != self._column)
        least = self._least_ems * view.fontMetrics().height()
        header.resizeSection(self._column, max(least, view.viewport().width() - others))


class ScaledColumns(QObject):
    """Keeps the column widths of a view, in heights of a line, when the text size changes."""

    def __init__(self, view: RowView) -> None:
        super().__init__(view)
        self._view = view
        self._em = view.fontMetrics().height()
        view.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the text."""
        em = self._view.fontMetrics().height()
        if event.type() is QEvent.Type.FontChange and em != self._em:
            header = self._view.header()
            for column in range(header.count()):
                header.resizeSection(column, round(header.sectionSize(column) * em / self._em))
            self._em = em
        return super().eventFilter(watched, event)


def as_table(view: RowView, sort: Callable[[Sorting], None]) -> None:
    """Show titles and stripes; `sort` is called when the user changes the order.

    A third click on a title restores the given order.
    """
    view.setProperty("role", "table")
    view.setHeaderHidden(False)
    view.setRootIsDecorated(False)
    view.setAlternatingRowColors(True)
    view.setAllColumnsShowFocus(True)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
    header = view.header()
    header.setSectionsClickable(True)
    header.setSortIndicatorShown(True)
    header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
    header.setSortIndicatorClearable(True)
    header.setStretchLastSection(False)
    ScaledColumns(view)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    header.sortIndicatorChanged.connect(
        lambda column, order: sort(Sorting(column, order is Qt.SortOrder.DescendingOrder)),
    )


def widen(view: RowView, figures: Collection[int] = ()) -> None:
    """Make columns as wide as their content, up to a limit; short `figures` as wide as their titles."""
    em = view.fontMetrics().height()
    header = view.header()
    for column in range(view.rows.columnCount()):
        if column in figures:
            title = str(view.rows.headerData(column, Qt.Orientation.Horizontal))
            wanted = QFontMetrics(bold_font(view.font())).horizontalAdvance(title) + 2 * em  # room for the arrow of the order
        else:  # measuring every cell takes time
            view.resizeColumnToContents(column)
            wanted = view.columnWidth(column) + em // 2
        header.resizeSection(column, min(wanted, _WIDEST_EMS * em))
