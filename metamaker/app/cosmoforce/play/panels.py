"""The panels for the decisions of a fight, by kind."""

from metamaker.app.cosmoforce.play.action_panel import ActionPanel
from metamaker.app.cosmoforce.play.number_panels import CoolingPanel, EvasionPanel, HeatPanel
from metamaker.app.cosmoforce.play.tick_panel import TickPanel
from metamaker.app.play.orders.order_panel import Panels
from metamaker.games.cosmoforce.battle.actions.decisions import Cool, EvadeRam, NameSystems, Relieve, TakeAction
from metamaker.games.cosmoforce.battle.damage.decisions import HarmCrew, KillSurplus, PlaceDamage, SufferHeat


def panels() -> Panels:
    """Return the panels for a match."""
    ticked = (PlaceDamage, HarmCrew, KillSurplus, Relieve, NameSystems)
    return {
        TakeAction.kind: ActionPanel,
        EvadeRam.kind: EvasionPanel,
        Cool.kind: CoolingPanel,
        SufferHeat.kind: HeatPanel,
        **{each.kind: TickPanel for each in ticked},
    }
