"""The Starfighter Combat Step: 0 cm weapons and indirect ones of squadrons, then squadrons in order of strength (2.2.3)."""

from collections.abc import Sequence
from enum import IntEnum

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.starfighters import combat, flak
from metamaker.games.metaverse.battle.starfighters.combat_decisions import FireFlak, FireSquadrons
from metamaker.games.metaverse.battle.starfighters.events import StrengthGroupBegan
from metamaker.games.metaverse.battle.starfighters.flight import unscreen
from metamaker.games.metaverse.battle.starfighters.orders import FlakOrders, SquadronShot
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.squadron import Squadron
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.turn.step import RunningStep, aftermath


class Stage(IntEnum):
    """The progress of the step."""

    FLAK = 0
    """Weapons without range declare their targets. Rule MV-2.2.3-02."""
    INDIRECT = 1
    """Squadrons declare and resolve fire of indirect weapons. Rule MV-2.2.3-03."""
    GROUPS = 2
    OVER = 3


class StarfighterCombatStep(RunningStep):
    """A running step: asks for 0 cm and indirect fire first, then group by group of strength; both sides of a group at once.

    Dice: 0 cm weapons, ship by ship; indirect weapons of squadrons in their order, the first side's first; then for each group
    the weapons of its squadrons likewise; criticals at the end. Rules MV-2.2.3-01 to -11, MV-1.3.7-05.
    """

    def __init__(self) -> None:
        self.stage = Stage.FLAK
        self.asked: tuple[Decision, ...] = ()
        self.flak: list[tuple[Vessel, FlakOrders]] = []
        self.done: set[int] = set()
        self.happened = False

    def run(self, battle: Battle) -> tuple[Decision, ...]:
        """Go on until decisions are open; none if the step is over."""
        self.asked = ()
        while not self.asked and self.stage is not Stage.OVER:
            if self.stage is Stage.FLAK:
                self.stage = Stage.INDIRECT
                self.asked = self._flak(battle)
            elif self.stage is Stage.INDIRECT:
                self.stage = Stage.GROUPS
                self.asked = self._ask(battle, combat.firing(battle.table, (), indirect=True), indirect=True)
                if not self.asked:
                    self._fire(battle, [])
            else:
                self.asked = self._group(battle)
                if not self.asked:
                    self.stage = Stage.OVER
                    if self.happened:
                        aftermath(battle)
        return self.asked

    def take(self, battle: Battle, answers: Sequence[Answer]) -> None:
        """Fire: all fire is declared before the first die is rolled; ships fire before squadrons.

        Rules MV-1.3.4-11, MV-2.2.3-04, -05.
        """
        declared: list[tuple[Squadron, SquadronShot]] = []
        for decision, answer in zip(self.asked, answers, strict=True):
            if isinstance(decision, FireSquadrons):
                declared += self._declared(battle, decision, answer.shots)
            elif isinstance(decision, FireFlak) and answer.shots:
                self.flak.append((decision.vessel, answer))
                flak.take_places(battle.table, decision.vessel, answer)
        if self.stage is not Stage.INDIRECT:
            self._fire(battle, declared)

    def _fire(self, battle: Battle, declared: Sequence[tuple[Squadron, SquadronShot]]) -> None:
        """Resolve all declared fire, weapons of ships first."""
        aimed = [(squadron, shot, combat.advantage(battle.table, squadron, shot)) for squadron, shot in declared]
        for vessel, orders in self.flak:
            self.happened = True
            flak.fire(battle, vessel, orders)
        self.flak.clear()
        struck: combat.Struck = []
        for squadron, shot in declared:
            if shot.unloads:
                combat.unload(battle, squadron, shot)
        for squadron, shot, less in aimed:
            self.happened = True
            combat.fire(battle, squadron, shot, struck, less)
        combat.operate(battle, struck)
        unscreen(battle.table)

    def _declared(
        self, battle: Battle, asked: FireSquadrons, shots: Sequence[SquadronShot]
    ) -> list[tuple[Squadron, SquadronShot]]:
        able = {squadron.key: squadron for squadron in asked.able()}
        for key, squadron in able.items():
            combat.take_places(battle, squadron, [shot for shot in shots if shot.squadron == key])
        return [(able[shot.squadron], shot) for shot in shots]

    def _flak(self, battle: Battle) -> tuple[Decision, ...]:
        table = battle.table
        ships = [vessel for vessel in table.fighting() if table.missions and flak.can_fire(table, vessel)]
        return tuple([FireFlak(table, each.side, battle.secrets[each.side], each.key) for each in ships])

    def _group(self, battle: Battle) -> tuple[Decision, ...]:
        """Return the decisions of the strongest squadrons that have not fired. Rules MV-2.2.3-04, -05, MV-3.7.1-02."""
        waiting = combat.firing(battle.table, self.done, indirect=False)
        if not waiting:
            return ()
        strength = max([squadron.strength for squadron in waiting])
        group = [squadron for squadron in waiting if squadron.strength == strength]
        self.done.update([squadron.number for squadron in group])
        battle.tell(StrengthGroupBegan(strength))
        return self._ask(battle, group, indirect=False)

    def _ask(self, battle: Battle, squadrons: Sequence[Squadron], *, indirect: bool) -> tuple[Decision, ...]:
        asked: list[Decision] = []
        for side in (0, 1):
            keys = tuple([squadron.key for squadron in squadrons if squadron.side == side])
            if keys:
                asked.append(FireSquadrons(battle.table, side, battle.secrets[side], keys, indirect=indirect))
        return tuple(asked)
