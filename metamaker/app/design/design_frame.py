"""The frame of a design page: panels next to the canvas with their keys, the numbers, the bar over the canvas."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QComboBox, QFrame, QPushButton, QWidget

from metamaker.app.canvas.zoom_box import ZoomBox
from metamaker.app.context import Context
from metamaker.app.design.element_menu import CanvasEdits
from metamaker.app.design.inspector import Inspector
from metamaker.app.design.sheet_editor import SheetEditor
from metamaker.app.numbers.explanation import ExplanationPanel
from metamaker.app.numbers.stats_card import StatsCard
from metamaker.app.overrides import override
from metamaker.app.palette.palette_panel import PalettePanel
from metamaker.app.rows.row_view import RowView
from metamaker.app.texts import tr
from metamaker.app.theme.fonts import set_role
from metamaker.app.widgets.kit import column_in, column_of, filled, named, row_in, styled
from metamaker.app.widgets.labels import ElidedCombo
from metamaker.app.widgets.layouts import ColumnArea, TallArea
from metamaker.app.widgets.splitters import MOST, FoldingSplitter
from metamaker.app.widgets.tab_order import from_here, gather_stops


class PanelKeys(QObject):
    """F6 moves the focus to the next of `panels` that can take it, Shift+F6 to the previous one."""

    def __init__(self, page: QWidget, panels: Sequence[QWidget]) -> None:
        super().__init__(page)
        self._page = page
        self.panels = tuple(panels)
        self.add(tr("window-common-next-panel"), "F6", lambda: self._step(1))
        self.add(tr("window-common-previous-panel"), "Shift+F6", lambda: self._step(-1))

    def add(self, text: str, keys: str, act: Callable[[], None]) -> None:
        """Add a key that works anywhere on the page."""
        action = QAction(text, self._page)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda _=False: act())
        self._page.addAction(action)

    @property
    def current(self) -> int:
        """The index in `panels` of the panel with the focus; −1 without one."""
        focused = self._page.focusWidget()
        holding = (place for place, panel in enumerate(self.panels) if panel is focused or panel.isAncestorOf(focused))
        return next(holding, -1) if focused is not None else -1

    def _step(self, by: int) -> None:
        start = self.current if self.current >= 0 or by < 0 else -1
        for step in range(1, len(self.panels) + 1):
            stop = _first_stop(self.panels[(start + by * step) % len(self.panels)])
            if stop is not None:
                stop.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return


def _first_stop(panel: QWidget) -> QWidget | None:
    """Return the widget in a panel that takes the focus: the panel or its first Tab stop; None without one."""
    for each in from_here(panel):
        takes = each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isEnabled() and not each.visibleRegion().isEmpty()
        if takes and (each is panel or panel.isAncestorOf(each)):
            return each
    return None


Groups = Callable[[Any], Sequence[Sequence[tuple[str, str]]]]
"""(document) → the groups of possible subjects: references and names."""


_ZOOM_EMS = 32
"""From this width, in heights of a line, there is room for the zoom."""


class CanvasBar(QFrame):
    """Chooses the subject from groups with separators. `add_left` and `add_right` add other widgets at the ends."""

    def __init__(self, context: Context, groups: Groups, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._groups = groups
        self._zoom: ZoomBox | None = None
        self._listed: tuple[tuple[tuple[str, str], ...], ...] = ()
        self.subjects = named(ElidedCombo(self), tr("window-design-ship-class-canvas"))
        self.subjects.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.subjects.setMinimumContentsLength(8)
        self.subjects.activated.connect(lambda row: context.selection.show(self.subjects.itemData(row)))
        self._row = row_in(self, (self.subjects, 2), ..., gap=self.fontMetrics().height() // 3)
        context.document.changed.connect(self.renew)
        context.selection.subject_changed.connect(self.renew)
        self.renew()

    def add_left(self, widget: QWidget) -> None:
        """Put a widget at the beginning."""
        self._row.insertWidget(0, widget)

    def add_right(self, widget: QWidget) -> None:
        """Put a widget at the end."""
        self._row.addWidget(widget)

    def add_zoom(self, box: ZoomBox) -> None:
        """Take in the zoom box of a low canvas without room for it; it is hidden where the bar is narrow."""
        self._zoom = box
        box.setAutoFillBackground(False)
        set_role(box, "clear")
        self.add_right(box)
        box.hide()

    @override
    def minimumSizeHint(self) -> QSize:
        """Leave out the zoom: it is hidden before other widgets get too narrow."""
        hint = super().minimumSizeHint()
        zoom = self._zoom.minimumSizeHint().width() + self._row.spacing() if self._zoom and not self._zoom.isHidden() else 0
        return QSize(hint.width() - zoom, hint.height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """See add_zoom."""
        super().resizeEvent(event)
        if self._zoom is not None:
            self._zoom.setVisible(self.width() >= _ZOOM_EMS * self.fontMetrics().height())

    def renew(self) -> None:
        """Show the current subjects with their current names."""
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


class NumberColumn(QWidget):
    """The column of numbers. It keeps the selected element, or the requested explanation, visible."""

    def __init__(self, context: Context, card: StatsCard, inspector: Inspector, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._reveals = False
        self.close_explanation = styled(QPushButton(tr("window-design-close-explanation")), "link")
        self.close_explanation.clicked.connect(lambda: self._show_explanation(False))
        half = self.fontMetrics().height() // 2
        self.close_explanation.hide()
        self.below = TallArea(inspector, self.close_explanation, spacing=half)
        self.below.column.setAlignment(self.close_explanation, Qt.AlignmentFlag.AlignRight)
        self._card = card
        self._rows = column_in(self, card, (self.below, 1), gap=half)
        self.below.setMinimumHeight(4 * half)
        # Later than the inspector, which keeps the height for the previous selection until then.
        for news in (context.selection.element_changed, context.selection.subject_changed):
            news.connect(self._reveal_selection)
        bar = self.below.verticalScrollBar()
        bar.rangeChanged.connect(self._reveal_explanation)
        bar.actionTriggered.connect(self._stop_revealing)

    @cached_property
    def explanation(self) -> ExplanationPanel:
        """The explanation of a number, made for the first request."""
        made = ExplanationPanel(self._context, self)
        made.hide()
        self.below.column.insertWidget(self.below.column.count() - 1, made)  # above the stretch
        return made

    @override
    def minimumSizeHint(self) -> QSize:
        """In a low window, the numbers scroll together with the content below them."""
        return QSize(super().minimumSizeHint().width(), _LEAST_LINES * self.fontMetrics().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scroll the numbers too if they leave too little room for the inspector."""
        super().resizeEvent(event)
        room = self.height() - self._card.sizeHint().height() - self._rows.spacing()
        scrolls = room < _LEAST_LINES * self.fontMetrics().height()
        if scrolls != (self._rows.indexOf(self._card) < 0):
            self._move_card(scrolls=scrolls)

    def _move_card(self, *, scrolls: bool) -> None:
        before, after = (self._rows, self.below.column) if scrolls else (self.below.column, self._rows)
        before.removeWidget(self._card)
        after.insertWidget(0, self._card)

    def explain(self, symbol: str) -> None:
        """Explain a number of the ship on the canvas below the inspector."""
        self._show_explanation(True)
        self.explanation.explain(symbol)
        self._reveals = True
        QTimer.singleShot(0, self, self._reveal_explanation)

    def _show_explanation(self, shown: bool) -> None:
        self.explanation.setVisible(shown)
        self.close_explanation.setVisible(shown)

    def _reveal_explanation(self) -> None:
        """Keep the head of the explanation visible while the layout settles."""
        if self._reveals:
            self.below.verticalScrollBar().setValue(self.close_explanation.y())

    def _reveal_selection(self) -> None:
        self._stop_revealing()
        self.below.verticalScrollBar().setValue(0)

    def _stop_revealing(self) -> None:
        self._reveals = False


_LEAST_LINES = 10
"""The least height of the number column, and of the inspector in it, in lines: two fields and a heading are visible."""

_EMS = (13, 44, 21)
"""The first widths of the columns, in heights of a line."""

_LEGIBLE = 0.85
"""The share of its first width at which a sheet is as legible as on paper held at arm's length."""

_LEAST_SHEET_EMS = 18
"""The least width of the sheet, in heights of a line, before the left column shrinks."""

_LEFT, _MIDDLE, _RIGHT = range(3)
_PALETTE = 1


class DesignFrame(QWidget):
    """The frame for a game's parts, which are laid out in columns around a middle.

    The game makes `left` with the palette as its second panel, `bar` and `right`, in steps: it adds each column to the frame
    before the column is filled, so that each step also styles its parts. It calls `begin_columns` when all are there.
    """

    left: FoldingSplitter
    palette_panel: PalettePanel
    bar: CanvasBar
    right: NumberColumn

    def __init__(self, context: Context, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "ground")
        self._context = context
        self.columns = FoldingSplitter(Qt.Orientation.Horizontal, context.settings, f"{name}.columns", self)
        column_in(self, self.columns, margin=self.fontMetrics().height() // 2)
        self.left = FoldingSplitter(Qt.Orientation.Vertical, context.settings, f"{name}.left")
        self.columns.add(ColumnArea(self.left, self))

    def begin_columns(self) -> None:
        """Give the columns their last widths."""
        unit = self.fontMetrics().height()
        self.columns.setCollapsible(_MIDDLE, False)
        self.columns.begin([width * unit for width in _EMS], fixed=(_LEFT, _RIGHT))
        self.columns.need(_LEFT, self._left_width)
        self.columns.give_way(_LEFT, _MIDDLE, _LEAST_SHEET_EMS * unit)

    def _left_width(self, room: int) -> int:
        """Return the width at which the lists cut no name: up to a quarter of the page, if that leaves the sheet legible."""
        unit = self.fontMetrics().height()
        first, sheet, right = (width * unit for width in _EMS)
        lists = [view.needed_width for view in self.left.findChildren(RowView) if view.isVisibleTo(self.left)]
        free = room - min(right, round(room * MOST)) - round(sheet * _LEGIBLE)
        return min(max((*lists, first - 2 * unit)) + 2 * unit, room // 4, max(first, free))

    def desk(self, below: QWidget) -> QWidget:
        """Return a widget with the bar above `below`."""
        return filled(QWidget(), column_of(self.bar, (below, 1), gap=self.fontMetrics().height() // 3))

    def connect_parts(
        self, edits: CanvasEdits, sheet: SheetEditor, card: StatsCard, inspector: Inspector, panels: Sequence[QWidget]
    ) -> None:
        """Connect the parts with one another, and let F6 cycle through `panels`."""
        self.palette_panel.chosen.connect(edits.add)
        inspector.ruled.connect(sheet.set_rule)
        inspector.renew()
        for source in (card, inspector, sheet):
            source.explained.connect(self.explain)
        gather_stops(self.bar)  # the buttons at its ends were made last
        self.keys = PanelKeys(self, panels)
        self.keys.add(tr("window-common-search-parts"), "Ctrl+F", self.search_parts)

    def search_parts(self) -> None:
        """Go to the search of the palette, and unfold it if necessary."""
        self.columns.fold(_LEFT, False)
        self.left.fold(_PALETTE, False)
        self.palette_panel.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.palette_panel.search.selectAll()

    def explain(self, symbol: str) -> None:
        """Explain a number of the ship on the canvas below the inspector."""
        self.columns.fold(_RIGHT, False)
        self.right.explain(symbol)
