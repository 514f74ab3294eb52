"""What the design pages of all games share: three columns, a desk with a bar over it, the search for parts, explanations."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.design.canvas_bar import CanvasBar
from metamaker.app.design.number_column import NumberColumn
from metamaker.app.palette.palette_panel import PalettePanel
from metamaker.app.widgets.folding_splitter import FoldingSplitter

_EMS = (13, 44, 21)
"""Widths of the columns at first, in heights of a line."""

_LEAST_SHEET_EMS = 18
"""Width of the sheet, in heights of a line, below which the left column gives way to it."""

_LEFT, _MIDDLE, _RIGHT = range(3)
_PALETTE = 1


class DesignFrame(QWidget):
    """A game makes the parts: `left` with the palette as its second, `bar`, and `right`; then the columns around a middle."""

    left: FoldingSplitter
    palette_panel: PalettePanel
    bar: CanvasBar
    right: NumberColumn

    def __init__(self, context: Context, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "ground")
        self._context = context
        self.columns = FoldingSplitter(Qt.Orientation.Horizontal, context.settings, f"{name}.columns", self)

    def lay_out_columns(self, middle: QWidget) -> None:
        """Put the columns on the page, as wide as they were left."""
        unit = self.fontMetrics().height()
        for column in (self.left, middle, self.right):
            self.columns.addWidget(column)
        self.columns.setCollapsible(_MIDDLE, False)
        self.columns.begin([width * unit for width in _EMS], fixed=(_LEFT, _RIGHT))
        self.columns.give_way(_LEFT, _MIDDLE, _LEAST_SHEET_EMS * unit)
        whole = QVBoxLayout(self)
        half = unit // 2
        whole.setContentsMargins(half, half, half, half)
        whole.addWidget(self.columns)

    def desk(self, below: QWidget) -> QWidget:
        """Return something with the bar over it."""
        desk = QWidget()
        layout = QVBoxLayout(desk)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(self.fontMetrics().height() // 3)
        layout.addWidget(self.bar)
        layout.addWidget(below, 1)
        return desk

    def search_parts(self) -> None:
        """Go to the search of the palette, wherever that is folded away."""
        self.columns.fold(_LEFT, False)
        self.left.fold(_PALETTE, False)
        self.palette_panel.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.palette_panel.search.selectAll()

    def explain(self, symbol: str) -> None:
        """Explain a number of the ship on the canvas below the inspector."""
        self.columns.fold(_RIGHT, False)
        self.right.explain(symbol)
