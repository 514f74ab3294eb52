"""The Starfighter Combat Step: 0 cm weapons and indirect ones of squadrons, then squadrons in order of strength (2.2.3)."""

from collections.abc import Sequence
from enum import IntEnum

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.starfighters import combat, flak
from metamaker.games.metaverse.battle.starfighters.combat_decisions import FireFlak, FireSquadrons
from metamaker.games.metaverse.battle.starfighters.events import StrengthGroupBegan
from metamaker.games.metaverse.battle.starfighters.orders import FlakOrders, SquadronShot
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.squadron import Squadron
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.turn.aftermath import aftermath
from metamaker.games.metaverse.battle.turn.step import RunningStep


class Stage(IntEnum):
    """How far the step has come."""

    FIRST = 0
    """Weapons without range, and indirect ones of squadrons. Rules MV-2.2.3-02, -03."""
    GROUPS = 1
    OVER = 2


class StarfighterCombatStep(RunningStep):
    """Asks ships and squadrons that fire first, then group by group of strength; both sides of a group at once.

    Missions of a side that contend for the last places on a target are asked one after the other (MV-1.3.4-11), and fire
    together all the same.

    Dice: 0 cm weapons, ship by ship; indirect weapons of squadrons in their order, the first side's first; then for each
    group the weapons of its squadrons likewise; criticals at the end. Rules MV-2.2.3-01 to -11, MV-1.3.7-05.
    """

    def __init__(self) -> None:
        self.stage = Stage.FIRST
        self.asked: tuple[Decision, ...] = ()
        self.done: set[int] = set()
        self.indirect = True
        self.later: list[Squadron] = []
        self.flak: list[tuple[Vessel, FlakOrders]] = []
        self.declared: list[tuple[Squadron, SquadronShot]] = []
        self.happened = False

    def run(self, battle: Battle) -> tuple[Decision, ...]:
        """Go on until decisions are open; none if the step is over."""
        self.asked = ()
        while not self.asked and self.stage is not Stage.OVER:
            if self.later:
                able = combat.firing(battle.table, (), indirect=self.indirect)
                self.asked = self._ask(battle, [squadron for squadron in self.later if squadron in able])
            elif self.flak or self.declared:
                self._resolve(battle)
            elif self.stage is Stage.FIRST:
                self.stage = Stage.GROUPS
                self.asked = self._first(battle)
            else:
                self.asked = self._group(battle)
                if not self.asked:
                    self.stage = Stage.OVER
                    if self.happened:
                        aftermath(battle)
        return self.asked

    def take(self, battle: Battle, answers: Sequence[Answer]) -> None:
        """Take declarations: places under EMS at once; all is declared before the first die. Rules MV-1.3.4-11, MV-2.2.3-05."""
        for decision, answer in zip(self.asked, answers, strict=True):
            if isinstance(decision, FireSquadrons):
                self.declared += self._declared(battle, decision, answer.shots)
            elif isinstance(decision, FireFlak) and answer.shots:
                self.flak.append((decision.vessel, answer))

    def _resolve(self, battle: Battle) -> None:
        """Fire what has been declared. Rules MV-2.2.3-02 to -05."""
        self.happened = True
        for vessel, orders in self.flak:
            flak.fire(battle, vessel, orders)
        struck: combat.Struck = []
        declared = [each for side in (0, 1) for each in self.declared if each[0].side == side]
        for squadron, shot in declared:
            if shot.unloads:
                combat.unload(battle, squadron, shot)
        for squadron, shot in declared:
            combat.fire(battle, squadron, shot, struck)
        combat.operate(battle, struck)
        self.flak, self.declared = [], []

    def _declared(
        self, battle: Battle, asked: FireSquadrons, shots: Sequence[SquadronShot]
    ) -> list[tuple[Squadron, SquadronShot]]:
        able = {squadron.key: squadron for squadron in asked.able()}
        for key, squadron in able.items():
            combat.take_places(battle, squadron, [shot for shot in shots if shot.squadron == key])
        return [(able[shot.squadron], shot) for shot in shots]

    def _first(self, battle: Battle) -> tuple[Decision, ...]:
        table = battle.table
        ships = [vessel for vessel in table.fighting() if table.missions and flak.can_fire(table, vessel)]
        asked: list[Decision] = [FireFlak(table, each.side, battle.secrets[each.side], each.key) for each in ships]
        return (*asked, *self._ask(battle, combat.firing(table, (), indirect=True)))

    def _group(self, battle: Battle) -> tuple[Decision, ...]:
        """Return what the strongest squadrons that have not fired are asked. Rules MV-2.2.3-04, -05, MV-3.7.1-02."""
        self.indirect = False
        waiting = combat.firing(battle.table, self.done, indirect=False)
        if not waiting:
            return ()
        strength = max([squadron.strength for squadron in waiting])
        group = [squadron for squadron in waiting if squadron.strength == strength]
        self.done.update([squadron.number for squadron in group])
        battle.tell(StrengthGroupBegan(strength))
        return self._ask(battle, group)

    def _ask(self, battle: Battle, squadrons: Sequence[Squadron]) -> tuple[Decision, ...]:
        """Return what squadrons are asked that declare now; others of the same moment wait for the places that are left."""
        asked: list[Decision] = []
        self.later = []
        for side in (0, 1):
            now, later = combat.in_turn(battle.table, [each for each in squadrons if each.side == side])
            self.later += later
            if now:
                keys = tuple([squadron.key for squadron in now])
                asked.append(FireSquadrons(battle.table, side, battle.secrets[side], keys, indirect=self.indirect))
        return tuple(asked)
