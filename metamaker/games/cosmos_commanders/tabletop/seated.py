"""Computer captains at the table of a match: the decision is shown to them as numbers, and their choice becomes an answer."""

from typing import ClassVar

from typing_extensions import override

from metamaker.games.cosmos_commanders.battle.captains.hiring import Captain, captain
from metamaker.games.cosmos_commanders.tabletop.decisions import GameDecision, RollDie
from metamaker.play.decision import Answer, Player


class Seated(Player):
    """See Player. What a captain without dice of its own answers depends on the decision alone."""

    forgetful: ClassVar[bool] = False

    def __init__(self, name: str, seed: int, side: int) -> None:
        self._captain: Captain = captain(name, seed, side)

    @override
    def answer(self, decision: GameDecision) -> Answer:
        if isinstance(decision, RollDie) or decision.course is None:
            return decision.default()
        return decision.answer_of(self._captain.choose(decision.course))
