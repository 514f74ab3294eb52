"""The legal answers that decisions list: each option alone is legal, and all that captains do is among them."""

from typing import Any

import pytest

from metamaker.games.metaverse.battle.ai.self_play import lined_up
from metamaker.games.metaverse.battle.decision import Decision
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.turn.engine import apply, pending
from metamaker.play.decision import Composed, Form, Part
from tests.games.metaverse.battle.ai.matches import VARIED, match
from tests.play.legal import entries, is_among, single

TURNS = 4
MOST_TRIED = 400
"""Options of one decision that are tried; of a plot there are thousands."""


def tried(decision: Decision) -> int:
    """Try each option alone, and return how many there were."""
    answers = list(single(decision))
    every = max(1, len(answers) // MOST_TRIED)
    for answer in answers[::every]:
        assert decision.refusals(answer) == (), (decision.kind, answer)
    return len(answers)


@pytest.mark.parametrize("number", range(len(VARIED)))
@pytest.mark.parametrize("captain", ["chance", "careful"])
def test_each_option_alone_is_legal_and_what_captains_answer_is_among_them(number: int, captain: str) -> None:
    battle, captains = lined_up(match(VARIED[number], captain, captain), 3)
    options = 0
    while (decisions := pending(battle)) and battle.table.turn <= TURNS:
        answers: list[Any] = []
        for decision in decisions:
            options += tried(decision)
            answer = captains[decision.side].answer(decision)
            assert is_among(decision, decision.default()), decision.kind
            assert is_among(decision, answer), (decision.kind, answer, decision.legal())
            answers.append(answer)
        apply(battle, answers)
    assert options > 50


def test_every_kind_of_decision_says_what_it_is() -> None:
    def kinds(of: type[Decision]) -> list[type[Decision]]:
        return [*([of] if of.kind else []), *(each for sub in of.__subclasses__() for each in kinds(sub))]

    found = kinds(Decision)
    assert len({each.kind for each in found}) == len(found) > 5
    for each in found:
        assert all(rule.startswith("MV-") for rule in each.rules)
        assert each.rules
    secret = {each.kind for each in found if each.secret}
    assert secret == {"plot", "arrival", "deploy", "launch", "rearm", "recover", "grow", "missions"}


def test_costs_and_pools_of_plots_are_points_of_drives_and_thrusters() -> None:
    battle, _ = lined_up(match(VARIED[0], "plain", "plain"), 3)
    decision = next(each for each in pending(battle) if isinstance(each, WritePlot))
    legal = decision.legal()
    assert isinstance(legal, Composed)
    (form,) = legal.forms
    pools = {pool.name: pool.amount for pool in form.pools}
    (part,) = form.parts
    assert isinstance(part.domain, tuple)
    for option in part.domain:
        assert not isinstance(option, Form)
        assert all(0 < amount <= pools[name] for name, amount in option.costs) or option.value.parts
    assert any(option.costs for option in part.domain if not isinstance(option, Form))


def test_attacks_are_listed_by_target() -> None:
    battle, captains = lined_up(match(VARIED[0], "plain", "plain"), 3)
    while decisions := pending(battle):
        for decision in decisions:
            if isinstance(decision, DeclareFire) and decision.targets() and decision.weapons(decision.targets()[0]):
                legal = decision.legal()
                assert isinstance(legal, Composed)
                attacks: Part = legal.forms[0].parts[0]
                refs = {form.ref for form in entries(attacks) if isinstance(form, Form)}
                assert refs <= {target.key for target in decision.targets()}
                assert refs
                return
        apply(battle, [captains[each.side].answer(each) for each in decisions])
    raise AssertionError("nobody could fire")
