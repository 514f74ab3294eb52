"""The Indirect Combat Step: salvos strike what they reach; those at the end of their time are taken off (2.2.4)."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.salvos.moves import expire
from metamaker.games.metaverse.battle.salvos.rules import chances
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.turn.step import RunningStep
from metamaker.games.metaverse.battle.turn.strikes import Strikes, found


class IndirectCombatStep(RunningStep):
    """The step in progress. Dice: those of the strikes. Rules MV-2.2.4-01 to -14."""

    def __init__(self) -> None:
        self.began = False
        self.strikes = Strikes(defended=True)

    def run(self, battle: Battle) -> tuple[Decision, ...]:
        """Go on until decisions are open; behind the last ones, take salvos off the table."""
        if not self.began:
            self.began = True
            self.strikes.begin(battle, found(battle, battle.table.salvos, chances))
        asked = self.strikes.run(battle)
        if not asked:
            expire(battle)
        return asked

    def take(self, battle: Battle, answers: Sequence[Answer]) -> None:
        """Take strikes or defences."""
        self.strikes.take(battle, answers)
