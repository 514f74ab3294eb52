"""The panels for the game's own decisions in a match, by decision type."""

from functools import partial

from metamaker.app.cosmos_commanders.play.action_panel import ActionPanel, Memory
from metamaker.app.cosmos_commanders.play.choice_panel import ChoicePanel
from metamaker.app.play.orders.order_panel import Panels
from metamaker.games.cosmos_commanders.match.decisions import DirectResearch, PickCommander, PlaceHome, TakeAction


def panels() -> Panels:
    """Return the panels for a match, which remember the last view of a player."""
    return {
        PickCommander.kind: ChoicePanel,
        PlaceHome.kind: ChoicePanel,
        TakeAction.kind: partial(ActionPanel, Memory()),
        DirectResearch.kind: ChoicePanel,
    }
