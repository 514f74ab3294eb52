"""The Starfighter Operations Step: launch, re-arm, recover, form missions, both sides at once (2.1.4)."""

from collections.abc import Sequence
from enum import IntEnum

from metamaker.games.metaverse.battle.blueprint import HANGAR_BAY
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.starfighters import bays, missions, operations
from metamaker.games.metaverse.battle.starfighters.decisions import (
    FormMissions,
    LaunchSquadrons,
    RearmSquadrons,
    RecoverSquadrons,
)
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.turn.step import RunningStep


class Part(IntEnum):
    """The actions of the step in their order. Rule MV-2.1.4-01."""

    LAUNCH = 0
    REARM = 1
    RECOVER = 2
    MISSIONS = 3
    OVER = 4


class StarfighterOperationsStep(RunningStep):
    """A running step: asks ships to launch, then to combine, then to recover squadrons, then asks the sides for missions.

    Each time all answer at once, without knowing the other answers. Dice: those of `missions.carry_out`, the first side's
    first. Rules MV-2.1.4-01 to -36.
    """

    def __init__(self) -> None:
        self.part = Part.LAUNCH
        self.traffic: bays.Traffic = {}
        self.asked: tuple[Decision, ...] = ()

    def run(self, battle: Battle) -> tuple[Decision, ...]:
        """Go on to the next possible action."""
        self.asked = ()
        while not self.asked and self.part is not Part.OVER:
            self.asked = self._questions(battle)
            self.part = Part(self.part + 1)
        return self.asked

    def take(self, battle: Battle, answers: Sequence[Answer]) -> None:
        """Carry out the orders, ship by ship or side by side."""
        for decision, answer in zip(self.asked, answers, strict=True):
            if isinstance(decision, LaunchSquadrons):
                self._launch(battle, decision, answer)
            elif isinstance(decision, RearmSquadrons):
                for order in answer.combinations:
                    operations.combine(battle, decision.vessel, order)
            elif isinstance(decision, RecoverSquadrons):
                self._recover(battle, decision, answer)
            elif isinstance(decision, FormMissions):
                missions.carry_out(battle, decision.side, answer)

    def _questions(self, battle: Battle) -> tuple[Decision, ...]:
        if self.part is Part.LAUNCH:
            return tuple([self._launches(battle, each) for each in _ships(battle) if self._may_launch(battle, each)])
        if self.part is Part.REARM:
            return self._rearming(battle)
        if self.part is Part.RECOVER:
            return tuple([self._recoveries(battle, each) for each in _ships(battle) if self._may_recover(battle, each)])
        sides = [side for side in (0, 1) if _has_choice(battle, side)]
        return tuple([FormMissions(battle.table, side, battle.secrets[side]) for side in sides])

    def _may_launch(self, battle: Battle, vessel: Vessel) -> bool:
        return bool(bays.launchable(battle.table, vessel, self.traffic))

    def _launches(self, battle: Battle, vessel: Vessel) -> Decision:
        return LaunchSquadrons(battle.table, vessel.side, battle.secrets[vessel.side], vessel.key, self.traffic)

    def _rearming(self, battle: Battle) -> tuple[Decision, ...]:
        """Ready the squadrons recovered before, then ask which ships combine squadrons. Rules MV-2.1.4-08 to -12."""
        asked: list[Decision] = []
        for vessel in _ships(battle):
            operations.ready(battle, vessel)
            if operations.combinable(battle.table, vessel):
                asked.append(RearmSquadrons(battle.table, vessel.side, battle.secrets[vessel.side], vessel.key))
        return tuple(asked)

    def _may_recover(self, battle: Battle, vessel: Vessel) -> bool:
        free = [bay for bay in bays.working_bays(vessel) if bays.free_traffic(vessel, bay, self.traffic) > 0]
        return bool(free) and bool(bays.recoverable(battle.table, vessel))

    def _recoveries(self, battle: Battle, vessel: Vessel) -> Decision:
        return RecoverSquadrons(battle.table, vessel.side, battle.secrets[vessel.side], vessel.key, self.traffic)

    def _launch(self, battle: Battle, asked: LaunchSquadrons, answer: Answer) -> None:
        for order in answer.sorties:
            squadron = battle.table.squadron(order.squadron)
            if squadron is not None:
                operations.launch(battle, asked.vessel, squadron, order, self.traffic)

    def _recover(self, battle: Battle, asked: RecoverSquadrons, answer: Answer) -> None:
        for order in answer.recoveries:
            squadron = battle.table.squadron(order.squadron)
            if squadron is not None:
                operations.recover(battle, asked.vessel, squadron, order, self.traffic)


def _ships(battle: Battle) -> list[Vessel]:
    """Return the ships on the table that were built with hangars."""
    return [vessel for vessel in battle.table.carriers.get(HANGAR_BAY, ()) if vessel.fights]


def _has_choice(battle: Battle, side: int) -> bool:
    """Return whether a side has a choice of missions: newly launched squadrons, or missions that can change."""
    table = battle.table
    return bool(missions.loose(table, side)) or any(not mission.fixed for mission in table.missions_of(side))
