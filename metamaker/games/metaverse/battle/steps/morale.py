"""The Morale Step (2.3.2), and the end of the turn."""

from metamaker.games.metaverse.battle.command import chain
from metamaker.games.metaverse.battle.command.morale import check_all
from metamaker.games.metaverse.battle.damage.fluctuation import end_of_turn
from metamaker.games.metaverse.battle.decisions.decision import Decision
from metamaker.games.metaverse.battle.electronics.settling import settle
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.steps.step import RunningStep


class MoraleStep(RunningStep):
    """Nobody decides anything here: ships check their morale, the chain of command breaks where they leave, the turn ends.

    Dice: those of `check_all`. Rules MV-2.3.0-01, MV-2.3.2-01 to -17, MV-3.8.0-08, MV-A.2-56.
    """

    def run(self, battle: Battle) -> tuple[Decision, ...]:
        """Make all checks; cut off the electronics of ships that leave."""
        check_all(battle)
        chain.refresh(battle)
        end_of_turn(battle)
        settle(battle)
        return ()
