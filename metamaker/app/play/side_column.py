"""The right column of a match: orders above, and below them the story, the sheets, the strengths and panels of the game."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from metamaker.app.canvas.page_layout import Fit
from metamaker.app.canvas.page_view import PageView
from metamaker.app.context import Context
from metamaker.app.overrides import override
from metamaker.app.play.match_work import MatchWork
from metamaker.app.play.orders.order_panel import Panels
from metamaker.app.play.orders.orders_panel import OrdersPanel
from metamaker.app.play.sheet_panel import SheetPanel
from metamaker.app.play.story_view import StoryView
from metamaker.app.play.strength_view import StrengthView
from metamaker.app.texts import tr
from metamaker.app.widgets.splitters import KeptSplitter
from metamaker.app.widgets.tabbed_panels import TabbedPanels
from metamaker.rendering.ink import Ink

_HEIGHTS = (30, 14)
"""Initial heights of the parts, in heights of a line."""

_LOW_EMS, _MOST_BELOW = 24, 0.1
"""A column with fewer lines is low: there, the panels below the orders begin with this share, or their minimum."""


class SideColumn(KeptSplitter):
    """The parts are attributes. `chart` is shown only in survival battles, `sheet` only in games with sheets."""

    def __init__(self, work: MatchWork, panels: Panels, context: Context, ink: Ink, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, context.settings, "match.side", parent)
        self._context = context
        self.orders = OrdersPanel(work, panels, context, parent)
        self.story = StoryView(context.show_rule, parent)
        self.sheet = SheetPanel(work.game, context.settings, context.background, ink, parent)
        self.strengths = StrengthView(context.language, ink, parent)
        self.chart = PageView(parent)
        self.chart.setAccessibleName(tr("window-match-chart-threats"))
        self.chart.lens.fit = Fit.WIDTH
        self._has_sheets = work.game.sheets is not None

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave nearly all of a low column to the orders."""
        self.most_last = _MOST_BELOW if event.size().height() < _LOW_EMS * self.fontMetrics().height() else 1.0
        super().resizeEvent(event)

    def lay_out(self, asides: Sequence[tuple[str, QWidget]]) -> TabbedPanels:
        """Show the parts with further panels, and return the tabs below the orders."""
        settings = self._context.settings
        shown: list[tuple[str, QWidget]] = [(tr("window-match-story"), self.story)]
        if self._has_sheets:
            shown.append((tr("window-common-sheet"), self.sheet))
        shown += [(tr("window-match-strength"), self.strengths), *asides]
        if self._context.document.value.options.get("survival") is True:
            shown.append((tr("window-match-chart"), self.chart))
        else:
            self.chart.hide()
        tabs = TabbedPanels(settings, "match.panels", tr("window-match-shown-beside-table"), shown, self.orders.parentWidget())
        unit = self.fontMetrics().height()
        self.begin((self.orders, tabs), [height * unit for height in _HEIGHTS], (1, 1))
        self.orders.hide()
        if not self._has_sheets:
            self.sheet.hide()
        return tabs
