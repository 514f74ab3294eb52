"""The panels in which the game's own decisions are answered in a match, by their kinds."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from metamaker.app.metaverse.play.fire_panel import FirePanel
from metamaker.app.metaverse.play.plot_panel import PlotPanel
from metamaker.app.play.orders.order_panel import Asked, OrderPanel
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.movement.decisions import WritePlot

PANELS: Mapping[str, Callable[[Asked, QWidget], OrderPanel]] = {WritePlot.kind: PlotPanel, DeclareFire.kind: FirePanel}
