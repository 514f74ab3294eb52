"""The panels for the game's own decisions in a match, by decision type."""

from metamaker.app.metaverse.play.fire_panel import FirePanel
from metamaker.app.metaverse.play.plot_panel import PlotPanel
from metamaker.app.metaverse.play.token_panel import LaunchPanel, MovesPanel
from metamaker.app.play.orders.order_panel import Panels
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.salvos.decisions import GuideSalvos
from metamaker.games.metaverse.battle.starfighters.decisions import FlyMissions, LaunchSquadrons

PANELS: Panels = {
    WritePlot.kind: PlotPanel,
    DeclareFire.kind: FirePanel,
    GuideSalvos.kind: MovesPanel,
    FlyMissions.kind: MovesPanel,
    LaunchSquadrons.kind: LaunchPanel,
}
