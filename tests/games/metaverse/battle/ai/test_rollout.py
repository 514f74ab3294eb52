"""An admiral rehearses: of several plans he takes the one after which his side stands best, whatever their order."""

import pytest

from metamaker.games.metaverse.battle.ai import rollout
from metamaker.games.metaverse.battle.ai.fire_worth import WHOLE
from metamaker.games.metaverse.battle.ai.foresight import STRAIGHT_ON, Manoeuvre
from metamaker.games.metaverse.battle.ai.plot_candidates import Choice
from metamaker.games.metaverse.battle.ai.registry import captain
from metamaker.games.metaverse.battle.ai.rollout import best_of, played_out, win_chance
from metamaker.games.metaverse.battle.plot.orders import Code, Order, Plot
from metamaker.games.metaverse.battle.state.vessel import Status
from metamaker.games.metaverse.battle.turn.plotting import PlottingStep
from tests.games.metaverse.battle.ai.test_admiral import afloat

ENOUGH = 1_000
ROLL = Manoeuvre(Choice(0, 0, Plot((Order(Code.ROLL),)), rolls=True), 0)


def test_the_chance_of_a_side_is_even_among_equals_and_whole_without_an_enemy() -> None:
    battle, own, enemy = afloat(30)
    damaged = win_chance(battle.table, 0)
    assert damaged < WHOLE // 2
    assert damaged + win_chance(battle.table, 1) in {WHOLE - 1, WHOLE}
    enemy.status = Status.BROKEN
    assert win_chance(battle.table, 0) == WHOLE
    own.status = Status.DESTROYED
    assert win_chance(battle.table, 0) == WHOLE // 2


def test_a_rehearsal_tells_the_same_with_the_same_dice_and_leaves_the_table_alone() -> None:
    battle, own, enemy = afloat(30)
    before = [section.left for vessel in (own, enemy) for section in vessel.sections]
    told = [played_out(battle.table, 0, {0: ROLL}, {1: STRAIGHT_ON}, {}, seed) for seed in (1, 2, 3, 4, 1)]
    assert told[0] == told[-1]
    assert len(set(told)) > 1
    assert [section.left for vessel in (own, enemy) for section in vessel.sections] == before
    assert battle.table.turn == 1
    assert not own.plot.orders


@pytest.mark.parametrize("order", [1, -1])
def test_the_better_plan_is_taken(monkeypatch: pytest.MonkeyPatch, order: int) -> None:
    """A roll shows the enemy a whole side instead of an open one."""
    monkeypatch.setattr(rollout, "MOST_SHIP_TURNS", ENOUGH)
    battle, _, _ = afloat(30)
    plans = [{0: STRAIGHT_ON}, {0: ROLL}][::order]
    assert best_of(battle.table, 0, plans, {1: STRAIGHT_ON}, {}) == {0: ROLL}


def test_an_admiral_rehearses_alike_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollout, "MOST_SHIP_TURNS", 200)
    plots = []
    for _ in range(2):
        battle, _, _ = afloat(30)
        battle.open = ()
        decision = PlottingStep().run(battle)[0]
        plots.append(captain("admiral", 1, 0).answer(decision))
        assert decision.refusals(plots[-1]) == ()
    assert plots[0] == plots[1]
