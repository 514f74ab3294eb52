"""The careful captain: looks ahead, dodges when it pays, uses electronics, intercepts, and leaves a battle that is lost."""

from metamaker.games.metaverse.battle.captains.careful_electronics import switched
from metamaker.games.metaverse.battle.captains.careful_fire import Focus, intercepted, mustered
from metamaker.games.metaverse.battle.captains.duel import Duel
from metamaker.games.metaverse.battle.captains.foresight import MOST_ENEMIES, Foreseen, Likely, Outlook, chosen, likely
from metamaker.games.metaverse.battle.captains.mending import mended
from metamaker.games.metaverse.battle.captains.menus import Menus
from metamaker.games.metaverse.battle.captains.plain import nearest
from metamaker.games.metaverse.battle.captains.retreat import charging, losing
from metamaker.games.metaverse.battle.decisions.decision import Answer, Decision
from metamaker.games.metaverse.battle.decisions.electronics import SwitchElectronics
from metamaker.games.metaverse.battle.decisions.fire import DeclareFire, InterceptFire, Muster
from metamaker.games.metaverse.battle.decisions.plotting import WritePlot
from metamaker.games.metaverse.battle.decisions.repair import AssignRepairs
from metamaker.games.metaverse.battle.plot.orders import BLANK, Plot
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel

CARE, LEAST_CARE = 100, 30
"""How much fire that is taken weighs, in percent; it is shared with the other ships of the side."""


ANSWERING = 1
"""Of how many enemies, the nearest first, the next move is thought of."""


class Careful:
    """A captain who compares what he gives with what he gets."""

    def __init__(self) -> None:
        self._menus = Menus(evasives=True)
        self._enemy_menus = Menus(evasives=False)
        self._focus = Focus()
        self._turn = 0
        self._foreseen: dict[int, Likely] = {}

    def answer(self, decision: Decision) -> Answer:
        """Return a legal answer."""
        match decision:
            case WritePlot():
                return self._plot(decision)
            case DeclareFire():
                return self._focus.fired(decision)
            case SwitchElectronics():
                return switched(decision)
            case AssignRepairs():
                return mended(decision)
            case InterceptFire():
                return intercepted(decision)
            case Muster():
                return mustered(decision)
        return decision.default()

    def _plot(self, decision: WritePlot) -> Plot:
        table = decision.table
        vessel = table.by_key[decision.key]
        enemies = _nearest(vessel, [enemy for enemy in table.fighting(1 - decision.side) if not enemy.cloaked])
        if not decision.means.bridges:
            return BLANK
        plot = self._steered(decision, vessel, enemies) if enemies else BLANK
        orders = charging(decision, given_up=losing(table, decision.side))
        if not orders:
            return plot
        leaving = Plot((*plot.orders, *orders))
        return plot if decision.refusals(leaving) else leaving

    def _steered(self, decision: WritePlot, vessel: Vessel, enemies: list[Vessel]) -> Plot:
        course = decision.course
        table = decision.table
        choices = self._menus.of(vessel.key, decision.means, mirrored=course.mirrored)
        seen = [
            Foreseen(Duel(vessel, enemy, decision.turn), self._likely(table, enemy, decision.side), answers=place < ANSWERING)
            for place, enemy in enumerate(enemies)
        ]
        care = max(LEAST_CARE, CARE // len(table.fighting(decision.side)))
        return chosen(course, decision.means, choices, Outlook(tuple(seen), care))

    def _likely(self, table: Table, enemy: Vessel, side: int) -> Likely:
        """Return the likely stances of an enemy, worked out once a turn for all own ships."""
        if self._turn != table.turn:
            self._turn, self._foreseen = table.turn, {}
        if enemy.number not in self._foreseen:
            prey = nearest(enemy, table.fighting(side))
            choices = self._enemy_menus.of(enemy.key, enemy.means, mirrored=enemy.course.mirrored)
            self._foreseen[enemy.number] = likely(enemy, choices, prey, table.turn)
        return self._foreseen[enemy.number]


def _nearest(vessel: Vessel, enemies: list[Vessel]) -> list[Vessel]:
    x, y = vessel.course.place

    def far(enemy: Vessel) -> int:
        place = enemy.course.place
        return (place.x - x) ** 2 + (place.y - y) ** 2

    return sorted(enemies, key=far)[:MOST_ENEMIES]
