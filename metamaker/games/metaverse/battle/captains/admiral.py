"""The admiral: knows what a careful captain would write against him, and steers and fires as a fleet against that."""

from metamaker.games.metaverse.battle.captains.careful import Careful
from metamaker.games.metaverse.battle.captains.fire_choice import Focus
from metamaker.games.metaverse.battle.captains.foresight import STRAIGHT_ON, Steering
from metamaker.games.metaverse.battle.captains.helm import Helm, Sea
from metamaker.games.metaverse.battle.captains.menu import Menus
from metamaker.games.metaverse.battle.captains.reply import FRIENDS, Seat, Seats, Waters, Moment, answered, foreseen, P
from metamaker.games.metaverse.battle.captains.wear import Wear
from metamaker.games.metaverse.battle.captains.stakes import stakes
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel

ROUNDS = P.get("ROUNDS", 1)


class Stakes(Focus):
    """Fire shared out by what hangs on its targets."""

    def __init__(self) -> None:
        super().__init__(by_power=True)
        self._at = 0, 0
        self._stakes: dict[int, int] = {}

    def importance(self, table: Table, enemy: Vessel) -> int:
        """Return what hangs on an enemy, in 1/1000 boxes; it is worked out anew whenever a ship is lost."""
        at = table.turn, len(table.fighting())
        if self._at != at:
            self._at, self._stakes = at, stakes(table)
        return self._stakes.get(enemy.number, 0)


class Admiral(Careful):
    """A captain who knows the reply."""

    def __init__(self) -> None:
        super().__init__()
        self._focus = Stakes()
        self._theirs = Helm()
        self._own_menus = Menus(evasives=True, rolls=P.get("ROLLS", 1) > 0)
        self._planned = 0
        self._plots: dict[int, Steering] = {}

    def _steered(self, decision: WritePlot) -> Steering:
        table = decision.table
        if decision.turn != table.turn:
            return super()._steered(decision)
        if self._planned != table.turn:
            self._planned, self._plots = table.turn, self._plan(table, decision.side)
        return self._plots.get(table.by_key[decision.key].number, STRAIGHT_ON)

    def _plan(self, table: Table, side: int) -> dict[int, Steering]:
        waters = Waters(table, side, self._helm, self._theirs, self._own_menus)
        if not waters.now.enemies:
            return {}
        his = Sea(table, 1 - side, waters.now.courses)
        seats = {e.number: foreseen(self._theirs, his, e) if his.enemies else Seat(e.course, STRAIGHT_ON) for e in waters.now.enemies}
        able = [vessel for vessel in waters.now.friends if not vessel.cloaked and vessel.means.bridges]
        plots = {v.number: self._helm.steered(waters.now, v, v.course, v.means, table.turn) for v in able}
        for v in waters.now.friends:
            seats[v.number] = Seat(v.course, plots.get(v.number, STRAIGHT_ON))
        for _ in range(ROUNDS):
            for v in able:
                plots[v.number] = answered(waters, v, seats, self._worn(waters, v, able, seats))
                seats[v.number] = Seat(v.course, plots[v.number])
        return plots

    def _worn(self, waters: Waters, vessel: Vessel, able: list[Vessel], seats: Seats) -> dict[int, Wear]:
        """Return what the fire of all other ships of the side does to enemies."""
        wear: dict[int, Wear] = {}
        if FRIENDS:
            for friend in able:
                if friend is not vessel:
                    wear = Moment(waters, friend, friend.course, seats, wear).worn(seats[friend.number])
            wear.pop(vessel.number, None)
        return wear
