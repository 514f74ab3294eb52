"""The base class of the steps of a turn: a step runs from one open decision to the next."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.state.battle import Battle


class RunningStep:
    """A step in progress with its progress in attributes. The base class has nothing to do."""

    def run(self, battle: Battle) -> tuple[Decision, ...]:  # noqa: ARG002 - there is nothing to do
        """Go on until decisions are open and return them; none if the step is over."""
        return ()

    def take(self, battle: Battle, answers: Sequence[Answer]) -> None:
        """Take the legal answers to the decisions that `run` returned last, in their order."""
