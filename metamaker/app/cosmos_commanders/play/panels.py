"""The panels in which the game's own decisions are answered in a match, by their kinds."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtWidgets import QWidget

from metamaker.app.cosmos_commanders.play.action_panel import ActionPanel, Memory
from metamaker.app.cosmos_commanders.play.choice_panel import ChoicePanel
from metamaker.app.play.orders.order_panel import Asked, OrderPanel
from metamaker.games.cosmos_commanders.tabletop.decisions import DirectResearch, PickCommander, PlaceHome, TakeAction


def panels() -> Mapping[str, Callable[[Asked, QWidget], OrderPanel]]:
    """Return the panels for a match, which remember what was looked at last."""
    return {
        PickCommander.kind: ChoicePanel,
        PlaceHome.kind: ChoicePanel,
        TakeAction.kind: partial(ActionPanel, Memory()),
        DirectResearch.kind: ChoicePanel,
    }
