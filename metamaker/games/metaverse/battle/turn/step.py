"""Steps of a turn: their base class, and the consequences of a group, a step or damage outside the combat steps."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.command.chain import refresh as refresh_chain
from metamaker.games.metaverse.battle.damage.criticals import resolve
from metamaker.games.metaverse.battle.damage.reactors import refresh
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.electronics.effects import settle
from metamaker.games.metaverse.battle.movement.cloak import exposed
from metamaker.games.metaverse.battle.movement.drives import lapsed
from metamaker.games.metaverse.battle.starfighters.flight import bereave, unscreen
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Status


class RunningStep:
    """A step in progress with its progress in attributes. The base class has nothing to do."""

    def run(self, battle: Battle) -> tuple[Decision, ...]:  # noqa: ARG002 - there is nothing to do
        """Go on until decisions are open and return them; none if the step is over."""
        return ()

    def take(self, battle: Battle, answers: Sequence[Answer]) -> None:
        """Take the legal answers to the decisions that `run` returned last, in their order."""


def aftermath(battle: Battle) -> None:
    """Resolve the batch of criticals, then update power, bridges, generators, chain of command, electronics, squadrons.

    Called at the end of every CQ group and combat step, and as soon as damage outside of them is dealt. Dice: those of
    `resolve`. Rules MV-1.3.7-05, -06, MV-2.2.2-04, MV-3.8.0-08.
    """
    resolve(battle)
    for vessel in battle.table.vessels:
        if vessel.stale and vessel.status <= Status.AWAY:
            refresh(battle, vessel)
    lapsed(battle)
    exposed(battle)
    refresh_chain(battle)
    settle(battle)
    if battle.table.squadrons:
        unscreen(battle.table)
        bereave(battle)
