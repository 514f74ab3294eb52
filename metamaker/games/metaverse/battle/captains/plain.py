"""The plain captain: closes to his best distance, keeps his best arc on the enemy, fires where it hurts most, repairs."""

from metamaker.games.metaverse.battle.captains.broadside import Broadside
from metamaker.games.metaverse.battle.captains.gunnery import fired
from metamaker.games.metaverse.battle.captains.helm import steered
from metamaker.games.metaverse.battle.captains.mending import mended
from metamaker.games.metaverse.battle.captains.menus import Menus
from metamaker.games.metaverse.battle.decisions.decision import Answer, Decision
from metamaker.games.metaverse.battle.decisions.fire import DeclareFire
from metamaker.games.metaverse.battle.decisions.plotting import WritePlot
from metamaker.games.metaverse.battle.decisions.repair import AssignRepairs
from metamaker.games.metaverse.battle.plot.orders import BLANK, Plot
from metamaker.games.metaverse.battle.state.vessel import Vessel


class Plain:
    """A captain without dice, cunning or electronics."""

    def __init__(self) -> None:
        self._menus = Menus(evasives=False)

    def answer(self, decision: Decision) -> Answer:
        """Return a legal answer."""
        kind = decision.kind
        if kind == "fire" and isinstance(decision, DeclareFire):
            return fired(decision)
        if kind == "plot" and isinstance(decision, WritePlot):
            return self._plot(decision)
        if kind == "repair" and isinstance(decision, AssignRepairs):
            return mended(decision)
        return decision.default()

    def _plot(self, decision: WritePlot) -> Plot:
        table = decision.table
        vessel = table.by_key[decision.key]
        enemies = [enemy for enemy in table.fighting(1 - decision.side) if not enemy.cloaked]
        choices = self._menus.of(vessel.key, decision.means, mirrored=decision.course.mirrored)
        if not enemies or not choices:
            return BLANK
        target = nearest(vessel, enemies)
        fire = Broadside(vessel, target, decision.turn)
        return steered(decision.course, decision.means, choices, fire, target.course)


def nearest(vessel: Vessel, enemies: list[Vessel]) -> Vessel:
    """Return the nearest of some enemies, the first of equal ones."""
    if len(enemies) == 1:
        return enemies[0]
    x, y = vessel.course.place
    return min(enemies, key=lambda enemy: (enemy.course.place.x - x) ** 2 + (enemy.course.place.y - y) ** 2)
