"""Computer captains in a match: they get the decision as numbers, and their choice becomes an answer."""

from typing_extensions import override

from metamaker.games.cosmos_commanders.battle.ai.registry import CHANCE, Captain, captain
from metamaker.games.cosmos_commanders.match.decisions import GameDecision, RollDie
from metamaker.play.decision import Answer, Forgetful, Player


def seated(name: str, seed: int, side: int) -> Player:
    """Return a fresh captain of this name for a side. Raises KeyError."""
    of = captain(name, seed, side)
    return Seated(of) if name == CHANCE else SeatedForgetful(of)


class Seated(Player):
    """See Player."""

    def __init__(self, of: Captain) -> None:
        self._captain = of

    @override
    def answer(self, decision: GameDecision) -> Answer:
        if isinstance(decision, RollDie) or decision.course is None:
            return decision.default()
        return decision.answer_of(self._captain.choose(decision.course))


class SeatedForgetful(Seated, Forgetful):
    """See Forgetful: a captain without dice of its own."""
