"""The numbers of the ship or class on the canvas: the shown stats, unusual proportions, the bar of the value's sources."""

import math

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QLabel, QWidget

from metamaker.app.canvas.page_layout import PIXELS
from metamaker.app.context import Context
from metamaker.app.metaverse.design.sheet_edits import SheetEdits
from metamaker.app.metaverse.texts import tr
from metamaker.app.numbers.value_breakdown import ValueAccount
from metamaker.app.overrides import override
from metamaker.app.widgets.drawing_view import EDGE, DrawingView
from metamaker.app.widgets.kit import column_in, styled
from metamaker.core.messages import Words
from metamaker.game_api.graphs import Frame, Graph
from metamaker.games.metaverse.graphs.design import value_graph
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet, element
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.sheet.palette import COLOUR
from metamaker.games.metaverse.stats.fleet import ship_value
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.value import combat_value
from metamaker.games.metaverse.stats.value_lines import value_lines
from metamaker.rendering.drawing import Drawing, Group

SYMBOLS = ("combat_value", "target_rating", "ems", "mass_factor", "tier", "max_speed", "hull_hits")
"""The stats on the live card; the first one is large."""


_FEWEST_WEAPONS = 2
"""A ship with fewer weapons depends on one part by its nature, so a warning would only repeat that."""


def alarms(fleet: Fleet, ref: str, words: Words) -> tuple[str, ...]:
    """Return a sentence for every line with too large a share of a ship's value, the largest first.

    Ships with fewer than two weapons have none. Slow without a finished breakdown.
    """
    try:
        shown = element(fleet, ref)
    except KeyError:
        return ()
    of = design(fleet, fleet.ship_class(shown.ship_class) if isinstance(shown, Ship) else shown)
    if sum(mounted.mount.count for mounted in parts(of).mounts) < _FEWEST_WEAPONS:
        return ()
    value = ship_value(fleet, shown) if isinstance(shown, Ship) else combat_value(of)
    lines = sorted((line for line in value_lines(of) if line.alarm and value), key=lambda line: -line.points)
    return tuple(words.text("window-alarm", line=line.label, share=words.percent(line.points / value)) for line in lines)


_HEIGHT = 12.0
"""Minimum height of the bar in mm; a legend makes it higher."""

_FADED = 0.4


class ValueBar(QWidget):
    """The bar of the breakdown of the value; while a new one is calculated, the old one stays, faded."""

    def __init__(
        self, context: Context[Fleet], edits: SheetEdits, account: ValueAccount, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._edits = edits
        self._account = account
        self._design: Design | None = None
        self._words = context.words
        self._settings = context.settings
        self.heading = styled(QLabel(tr("window-design-where-value-comes"), self), "heading")
        self.view = _Bar(self)
        column_in(self, self.heading, self.view, gap=self.fontMetrics().height() // 3)
        account.renewed.connect(self._renew)
        self._renew()

    def _renew(self) -> None:
        self.view.show_fresh(self._account.fresh)
        if self._edits.ship is None:
            self.hide()  # nothing will be calculated for it
        if not self._account.fresh:
            return
        ship = self._edits.ship
        self._design = None if ship is None or self._account.account is None else design(self._edits.fleet, ship)
        self.setVisible(self._design is not None)
        if self._design is not None:
            self.view.show_drawing(self._drawing, self._summary())
            self.view.fit()

    def _summary(self) -> str:
        return self._graph(self._design, 80.0).summary if self._design else ""

    def _graph(self, shown: Design, width: float) -> Graph:
        """Return the bar with its legend in `width` mm; squadrons chosen for this ship count too."""
        chosen = max(0.0, self._account.of - combat_value(shown))
        return value_graph(shown, Frame(width, _HEIGHT, self._words), chosen, steady=True)

    def _drawing(self, width: float, _height: float) -> Drawing:
        """Return the bar, enlarged with the text size of the window."""
        if self._design is None:
            return Drawing(width, _HEIGHT, ())
        scale = self._settings.text_size / 100
        drawn = self._graph(self._design, width / scale).drawing
        return Drawing(width, drawn.height * scale, (Group(0.0, 0.0, drawn, None, scale),))


class _Bar(DrawingView):
    """A chart with the height that its width needs."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(ink=COLOUR, parent=parent)
        self.tell = lambda ref: ref
        self._fade = QGraphicsOpacityEffect(self)
        self._fade.setOpacity(_FADED)
        self._fade.setEnabled(False)
        self.setGraphicsEffect(self._fade)

    def show_fresh(self, fresh: bool) -> None:
        """Fade the numbers while they are out of date."""
        self._fade.setEnabled(not fresh)

    def fit(self) -> None:
        """Set the height to that of the drawing with its margin."""
        drawing = self.drawing
        if drawing is not None:
            self.setFixedHeight(math.ceil(drawing.height * PIXELS) + 2 * EDGE)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()
