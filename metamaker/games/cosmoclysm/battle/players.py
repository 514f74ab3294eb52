"""Captains as players of a match: they answer its decisions."""

from typing_extensions import override

from metamaker.games.cosmoclysm.battle.ai.captain import Captain
from metamaker.games.cosmoclysm.battle.decisions import AnswerOffer, Decision, MayCapture, Move, PlaceShip, PlaceWormhole
from metamaker.games.cosmoclysm.rules.position import CLAIM
from metamaker.play.decision import Answer, Player


class CaptainPlayer(Player):
    """Answers for every side. The program rolls the dice."""

    def __init__(self, captain: Captain) -> None:
        self._captain = captain

    @override
    def answer(self, decision: Decision) -> Answer:
        if isinstance(decision, PlaceShip):
            return decision.value(self._captain.place(decision.game.preparation))
        if isinstance(decision, PlaceWormhole):
            return decision.value(self._captain.bore(decision.game.preparation))
        if isinstance(decision, Move):
            position = decision.position
            claims = position.draw_reason and self._captain.claims(position)
            return decision.value(CLAIM if claims else self._captain.move(position))
        if isinstance(decision, AnswerOffer):
            return decision.answers[self._captain.accepts(decision.position)]
        if isinstance(decision, MayCapture):
            return decision.answers[self._captain.capture(decision.position)]
        return decision.default()
