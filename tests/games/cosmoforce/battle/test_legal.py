"""The legal answers that decisions list: each option alone is legal, and all that captains do is among them."""

from typing import Any

import pytest

from metamaker.games.cosmoforce.battle.ai.self_play import lined_up
from metamaker.games.cosmoforce.battle.decision import Decision
from metamaker.games.cosmoforce.battle.turn.engine import apply, pending
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from tests.games.cosmoforce.battle.ai.matches import BARGE, BRICK, DART, KITE, match
from tests.play.legal import is_among, single

MOST_TRIED = 300


@pytest.mark.parametrize("rules", [ROSTER, WEB], ids=["roster", "web"])
@pytest.mark.parametrize("sides", [(KITE, BARGE), (DART, BRICK), (BARGE, BRICK)], ids=["kite", "dart", "barge"])
@pytest.mark.parametrize("captain", ["chance", "plain"])
def test_each_option_alone_is_legal_and_what_captains_answer_is_among_them(
    sides: tuple[Any, Any], captain: str, rules: PlayedRules
) -> None:
    for seed in range(5):
        battle, captains = lined_up(match(*sides, (captain, captain), rules), seed)
        while decisions := pending(battle):
            (decision,) = decisions
            answers = list(single(decision))
            for answer in answers[:: max(1, len(answers) // MOST_TRIED)]:
                assert decision.refusals(answer) == (), (decision.kind, answer)
            answer = captains[decision.side].answer(decision)
            assert is_among(decision, decision.default()), decision.kind
            assert is_among(decision, answer), (decision.kind, answer, decision.legal())
            apply(battle, [answer])


def test_every_kind_of_decision_says_what_it_is() -> None:
    found = [kind for kind in Decision.__subclasses__() if kind.__module__.startswith("metamaker.")]
    assert len({each.kind for each in found}) == len(found) == 9
    for each in found:
        assert all(rule.startswith("CF-") for rule in each.rules)
        assert each.rules
