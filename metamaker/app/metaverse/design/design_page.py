"""The design page: fleet and parts at the left, the ship as its sheet in the middle, its numbers and what is selected right."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.metaverse.design.canvas_bar import CanvasBar
from metamaker.app.metaverse.design.inspector import VALUE, Inspector
from metamaker.app.metaverse.design.panel_keys import PanelKeys
from metamaker.app.metaverse.design.sheet_editor import SheetEditor
from metamaker.app.metaverse.design.sheet_edits import SheetEdits
from metamaker.app.metaverse.design.subject_follower import SubjectFollower
from metamaker.app.metaverse.design.subject_numbers import SYMBOLS, SubjectNumbers
from metamaker.app.metaverse.design.value_bar import ValueBar
from metamaker.app.metaverse.fleet.fleet_panel import FleetPanel
from metamaker.app.metaverse.palette.palette_panel import PalettePanel
from metamaker.app.numbers.explanation import ExplanationPanel
from metamaker.app.numbers.live_card import LiveCard
from metamaker.app.numbers.value_account import ValueAccount
from metamaker.app.problems.problems_panel import ProblemsPanel
from metamaker.app.widgets.fold_button import FoldButton
from metamaker.app.widgets.folding_splitter import FoldingSplitter
from metamaker.app.widgets.tall_area import TallArea

_EMS = (13, 44, 21)
"""Widths of the columns at first, in heights of a line."""

_LEAST_SHEET_EMS = 18
"""Width of the sheet, in heights of a line, below which the left column gives way to it."""


class DesignPage(QWidget):
    """Everything a ship is built with. Its parts are attributes, each of which works by itself."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "ground")
        self._context = context
        self._reveals = False
        self.follower = SubjectFollower(context, self)
        self.edits = SheetEdits(context, self)
        self.account = ValueAccount(context, VALUE, self)
        numbers = SubjectNumbers(context)
        self.fleet = FleetPanel(context)
        self.palette_panel = PalettePanel(context, self.edits.why_not)
        self.sheet = SheetEditor(context, self.edits, self.account)
        self.problems = ProblemsPanel(context)
        self.bar = CanvasBar(context)
        value_bar = ValueBar(context, self.edits, self.account)
        self.card = LiveCard(context, SYMBOLS, numbers.numbers, self.account, numbers.alarms, value_bar)
        self.inspector = Inspector(context, self.edits, self.account)
        self.explanation = ExplanationPanel(context)
        self.close_explanation = QPushButton(self.tr("Close the explanation"))
        self.close_explanation.setProperty("role", "link")
        self._lay_out(context)
        self._connect()
        self.setFocusProxy(self.fleet.tree)

    def _lay_out(self, context: Context) -> None:
        unit, across, down = self.fontMetrics().height(), Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        settings = context.settings
        self.left = FoldingSplitter(down, settings, "design.left")
        self.left.addWidget(self.fleet)
        self.left.addWidget(self.palette_panel)
        self.middle = FoldingSplitter(down, settings, "design.middle")
        self.middle.addWidget(self._desk())
        self.middle.addWidget(self.problems)
        self.columns = FoldingSplitter(across, settings, "design.columns", self)
        for column in (self.left, self.middle, self._right()):
            self.columns.addWidget(column)
        self.columns.setCollapsible(1, False)
        self.middle.setCollapsible(0, False)
        self.left.begin([24 * unit, 20 * unit])
        self.middle.begin([40 * unit, 8 * unit], fixed=(1,))
        self.columns.begin([width * unit for width in _EMS], fixed=(0, 2))
        self.columns.give_way(0, 1, _LEAST_SHEET_EMS * unit)
        self._add_folds()
        whole = QVBoxLayout(self)
        half = unit // 2
        whole.setContentsMargins(half, half, half, half)
        whole.addWidget(self.columns)

    def _desk(self) -> QWidget:
        desk = QWidget()
        layout = QVBoxLayout(desk)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(self.fontMetrics().height() // 3)
        layout.addWidget(self.bar)
        layout.addWidget(self.sheet, 1)
        return desk

    def _right(self) -> QWidget:
        """The live card stands; what is below it scrolls."""
        half = self.fontMetrics().height() // 2
        self.below = TallArea(self.inspector, self.close_explanation, self.explanation, spacing=half)
        self.below.column.setAlignment(self.close_explanation, Qt.AlignmentFlag.AlignRight)
        self._show_explanation(False)
        right = QWidget()
        layout = QVBoxLayout(right)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(half)
        layout.addWidget(self.card)
        layout.addWidget(self.below, 1)
        return right

    def _add_folds(self) -> None:
        edge = Qt.Edge
        self.bar.add_left(FoldButton(self.columns, 0, edge.LeftEdge, self.tr("Fleet and parts"), "F7", self.bar))
        self.bar.add_right(FoldButton(self.middle, 1, edge.BottomEdge, self.tr("Problems"), "F8", self.bar))
        self.bar.add_right(FoldButton(self.columns, 2, edge.RightEdge, self.tr("Numbers and selection"), "F9", self.bar))

    def _connect(self) -> None:
        self.palette_panel.chosen.connect(self.edits.add)
        self.close_explanation.clicked.connect(lambda: self._show_explanation(False))
        self.inspector.ruled.connect(self.sheet.set_rule)
        self.inspector.renew()
        for source in (self.card, self.inspector, self.sheet):
            source.explained.connect(self.explain)
        # Later than the inspector, which is as high as what was selected before until then.
        selection = self._context.selection
        for news in (selection.element_changed, selection.subject_changed):
            news.connect(self._reveal_selection)
        bar = self.below.verticalScrollBar()
        bar.rangeChanged.connect(self._reveal_explanation)
        bar.actionTriggered.connect(self._stop_revealing)
        self.keys = PanelKeys(
            self,
            (
                self.fleet.tree,
                self.fleet.library,
                self.palette_panel.search,
                self.sheet.canvas,
                self.problems,
                self.card,
                self.inspector,
            ),
        )
        self.keys.add(self.tr("Search parts"), "Ctrl+F", self._search_parts)

    def _search_parts(self) -> None:
        self.columns.fold(0, False)
        self.left.fold(1, False)
        self.palette_panel.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.palette_panel.search.selectAll()

    def explain(self, symbol: str) -> None:
        """Explain a number of the ship on the canvas below the inspector."""
        self.columns.fold(2, False)
        self._show_explanation(True)
        self.explanation.explain(symbol)
        self._reveals = True
        QTimer.singleShot(0, self, self._reveal_explanation)

    def _show_explanation(self, shown: bool) -> None:
        self.explanation.setVisible(shown)
        self.close_explanation.setVisible(shown)

    def _reveal_explanation(self) -> None:
        """Keep the head of the explanation in sight while it and what is above it come to their places."""
        if self._reveals:
            self.below.verticalScrollBar().setValue(self.close_explanation.y())

    def _reveal_selection(self) -> None:
        self._stop_revealing()
        self.below.verticalScrollBar().setValue(0)

    def _stop_revealing(self) -> None:
        self._reveals = False


def make(context: Context) -> QWidget:
    """Return the page for an open fleet."""
    return DesignPage(context)
