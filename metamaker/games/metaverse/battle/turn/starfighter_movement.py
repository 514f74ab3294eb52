"""The Starfighter Movement Step: strikes, then intercepts, in ascending order of crew quality (2.1.5)."""

from collections.abc import Sequence
from typing import Final

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.fire.groups import loser, roll_off
from metamaker.games.metaverse.battle.salvos.rules import chances
from metamaker.games.metaverse.battle.starfighters.decisions import FlyMissions
from metamaker.games.metaverse.battle.starfighters.events import FlightOrderRolled
from metamaker.games.metaverse.battle.starfighters.flight import fly, part
from metamaker.games.metaverse.battle.starfighters.missions import mission_quality
from metamaker.games.metaverse.battle.starfighters.orders import FlyOrders
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.squadron import Mission, Task
from metamaker.games.metaverse.battle.turn.step import RunningStep
from metamaker.games.metaverse.battle.turn.strikes import Strikes, proximity

_TASKS: Final = (Task.STRIKE, Task.INTERCEPT)
"""The tasks that move, in order. Rule MV-2.1.5-04."""


class StarfighterMovementStep(RunningStep):
    """A running step: sides take turns to move missions, by task and crew quality; then proximity weapons strike.

    The last side moves all its remaining ones of the group. Dice: for each task and crew quality with missions of both sides, a
    D6 for each side, again on a tie; those of the strikes. Rules MV-2.1.5-01 to -11, MV-3.6.14-14.
    """

    def __init__(self) -> None:
        self.began = False
        self.groups: list[tuple[int, list[Mission], list[Mission]]] = []
        self.side = 0
        self.rolled = False
        self.strikes = Strikes(defended=False)

    def run(self, battle: Battle) -> tuple[Decision, ...]:
        """Ask for the next move, then for strikes; none if the step is over."""
        if not self.began:
            self.began = True
            self._begin(battle)
        while self.groups:
            quality, *waiting = self.groups[0]
            if not waiting[0] and not waiting[1]:
                self.groups.pop(0)
                self.rolled = False
                if not self.groups:
                    self.strikes.begin(battle, proximity(battle, chances))
                continue
            if waiting[0] and waiting[1] and not self.rolled:
                self._roll(battle, quality)
            self.side = self.side if waiting[self.side] else 1 - self.side
            most = 1 if waiting[1 - self.side] else len(waiting[self.side])
            keys = tuple([mission.key for mission in waiting[self.side]])
            return (FlyMissions(battle.table, self.side, battle.secrets[self.side], keys, most),)
        return self.strikes.run(battle)

    def take(self, battle: Battle, answers: Sequence[Answer]) -> None:
        """Move missions, or let salvos strike."""
        if not self.groups:
            self.strikes.take(battle, answers)
            return
        orders: FlyOrders = answers[0]
        _, *sides = self.groups[0]
        waiting = sides[self.side]
        most = 1 if sides[1 - self.side] else len(waiting)
        for flight in orders.flights:
            mission = next(each for each in waiting if each.key == flight.mission)
            waiting.remove(mission)
            fly(battle, mission, flight)
        del waiting[: most - len(orders.flights)]
        self.side = 1 - self.side

    def _begin(self, battle: Battle) -> None:
        """Line up the missions that move. Rules MV-2.1.5-04, -05."""
        table = battle.table
        part(table)
        for task in _TASKS:
            some = [mission for mission in table.missions if mission.task is task]
            for quality in sorted({mission_quality(table, mission) for mission in some}):
                alike = [mission for mission in some if mission_quality(table, mission) == quality]
                sides = [[mission for mission in alike if mission.side == side] for side in (0, 1)]
                self.groups.append((quality, sides[0], sides[1]))
        if not self.groups:
            self.strikes.begin(battle, proximity(battle, chances))

    def _roll(self, battle: Battle, quality: int) -> None:
        """Roll for the side that moves first. Rule MV-2.1.5-06."""
        self.rolled = True
        while True:
            faces = roll_off(battle.dice)
            self.side = loser(faces)
            battle.tell(FlightOrderRolled(quality, faces, self.side))
            if self.side in {0, 1}:
                return
