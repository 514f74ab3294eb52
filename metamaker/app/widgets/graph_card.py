"""A chart on a card, with its title and a sentence about it."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from metamaker.app.canvas.desk import PIXELS
from metamaker.app.settings.settings import Settings
from metamaker.app.widgets.drawing_view import EDGE, DrawingView
from metamaker.app.widgets.words_label import words_label
from metamaker.game import Graph
from metamaker.sheets.drawing import Drawing, Group

MakeGraph = Callable[[float, float], Graph]
"""(width, height) in mm → the graph for it."""

_SCALE = 1.15
"""Charts are laid out in the type of paper; on a screen it is a little larger."""

_HIGH = 13


class GraphCard(QFrame):
    """Shows the graph that `show_graph` is given, as wide as the card, in the text size of the settings.

    `lines`: the height of the chart in lines of text, if it does not need more; not `framed`: it stands on another card.
    """

    def __init__(self, settings: Settings, parent: QWidget | None = None, *, lines: int = _HIGH, framed: bool = True) -> None:
        super().__init__(parent)
        self.setProperty("role", "card" if framed else "clear")
        self._settings = settings
        self._lines = lines
        self._make: MakeGraph | None = None
        self.title = words_label("strong", self)
        self.summary = words_label("caption", self)
        self.summary.setWordWrap(True)
        self.view = DrawingView(parent=self)
        self.view.tell = str.strip
        self.view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        unit = self.fontMetrics().height()
        whole = QVBoxLayout(self)
        # text stands in line with the drawing, which has an edge of its own
        side = unit - EDGE if framed else 0
        whole.setContentsMargins(side, unit * 3 // 4, side, unit * 3 // 4)
        for label in (self.title, self.summary):
            label.setContentsMargins(EDGE, 0, EDGE, 0)
        whole.setSpacing(unit // 2)
        whole.addWidget(self.title)
        whole.addWidget(self.view, 1)
        whole.addWidget(self.summary)

    def show_graph(self, make: MakeGraph) -> None:
        """Show what `make` gives from now on."""
        self._make = make
        self.view.show_drawing(self._drawing)
        if self.view.size().isEmpty():
            self._made(make(self._lines * 5.0, self._lines * 3.0))
        self.view.setMinimumHeight(self._lines * self.fontMetrics().height())

    def _drawing(self, width: float, height: float) -> Drawing:
        """Return the drawing for a size in mm, enlarged as the text of the window is."""
        assert self._make is not None  # noqa: S101 - the view asks only after it was given this
        scale = _SCALE * self._settings.text_size / 100
        graph = self._make(width / scale, height / scale)
        self._made(graph)
        needed = round((graph.drawing.height - height / scale) * scale * PIXELS) + self.view.height()
        if needed > self.view.height() + 1:
            QTimer.singleShot(0, self.view, lambda: self.view.setMinimumHeight(needed))
        return Drawing(width, max(height, graph.drawing.height * scale), (Group(0.0, 0.0, graph.drawing, None, scale),))

    def _made(self, graph: Graph) -> None:
        self.title.setText(graph.title)
        self.summary.setText(graph.summary)
        self.summary.setVisible(bool(graph.summary))
        self.view.setAccessibleName(graph.title)
        self.view.setAccessibleDescription(graph.summary)
