"""Turns, rounds, action points, scores, the end of the game."""

import pytest

from metamaker.games.cosmos_commanders.battle.ai.self_play import Contest, fight
from metamaker.games.cosmos_commanders.battle.events import ActionsEnded, Finished, Scored, TurnBegan, Won
from metamaker.games.cosmos_commanders.battle.game import ACT, OVER, Course
from metamaker.games.cosmos_commanders.battle.moves import END, move
from metamaker.games.cosmos_commanders.battle.state import (
    CULTURE,
    FROM_GATES,
    FROM_LOWEST,
    FROM_MONOPOLIES,
    FROM_MOST,
    FROM_ROUTES,
    FROM_RUINS,
    FROM_SYSTEMS,
    SOURCES,
    TAKEOVER,
    WAR,
    State,
    score_end,
    score_turn,
    winners,
)
from metamaker.games.cosmos_commanders.rules.board import GATE, RUINS, VOID, Board, House
from metamaker.play.dice import SeededDice
from tests.games.cosmos_commanders.builders import METAL_CHIEF, MILITARY_CHIEF, ORGANICS_CHIEF, begun, wheel


def passed(course: Course, turns: int) -> Course:
    for _ in range(turns):
        course.act(END)
    return course


@pytest.mark.rule("CC-TURN-01")
def test_a_turn_is_logistics_actions_score() -> None:
    course = begun(wheel(), (1, 4), telling=True)
    course.events = [course.events[-1]]
    passed(course, 1)
    assert [type(event) for event in course.events] == [TurnBegan, ActionsEnded, Scored, TurnBegan]
    assert [event.player for event in course.events] == [0, 0, 0, 1]


@pytest.mark.rule("CC-TURN-02")
def test_the_game_ends_after_seven_rounds() -> None:
    course = begun(wheel(), (1, 4))
    passed(course, 13)
    assert (course.round, course.player, course.phase) == (7, 1, ACT)
    passed(course, 1)
    assert course.phase == OVER


@pytest.mark.rule("CC-TURN-03", "CC-LVL-02")
def test_a_player_without_systems_still_takes_turns() -> None:
    course = begun(wheel(), (1, 4), (0, 1))
    course.state.lay(0, 0)
    course.state.lose(1)
    passed(course, 2)
    assert (course.player, course.state.ap, course.state.levels(0)) == (0, 2, [2, 1, 1, 1, 1, 0])
    assert course.state.score(0) == 2


@pytest.mark.rule("CC-LOG-01", "CC-LVL-05")
def test_action_points_are_a_third_of_resources_and_routes_at_the_start_of_the_turn() -> None:
    state = begun(wheel(), (1, 4), (5, 0)).state
    points = []
    for _ in range(4):
        points.append(state.action_points(0))
        state.lay(0, 0)
    assert points == [2, 2, 2, 3]
    state.level[5] += 30
    assert state.action_points(0) == 3
    course = begun(wheel(), (1, 4))
    before = course.state.ap
    course.state.gain(0, 2)
    assert course.state.ap == before


@pytest.mark.rule("CC-LOG-02")
def test_points_that_are_left_are_lost_unless_a_group_keeps_them() -> None:
    lost, kept = begun(wheel(), (1, 4)), begun(wheel(bank_ap=True), (1, 4))
    first = kept.state.ap
    for course in (lost, kept):
        passed(course, 2)
    assert (lost.state.ap, kept.state.ap) == (first, 2 * first)


@pytest.mark.rule("CC-EX-01")
def test_example_of_metal_with_a_metals_home() -> None:
    course = begun(wheel(), (1, 4), (METAL_CHIEF, 1))
    assert course.state.levels(0) == [3, 1, 1, 1, 1, 0]
    assert (course.state.ap, course.state.limit(0, TAKEOVER)) == (2, 3)
    passed(course, 1)
    assert course.state.score(0) == 1


@pytest.mark.rule("CC-EX-02")
def test_example_of_military_with_an_organics_home() -> None:
    course = begun(wheel(), (5, 2), (MILITARY_CHIEF, 1))
    assert (course.state.resources(0), course.state.ap, course.state.limit(0, WAR)) == (6, 2, 1)
    without = begun(wheel(home_counts=False), (5, 2), (MILITARY_CHIEF, 1))
    assert (without.state.resources(0), without.state.ap) == (5, 1)


@pytest.mark.rule("CC-EX-03", "CC-SCO-01")
def test_example_of_four_routes() -> None:
    state = State(wheel())
    state.level[:5] = [3, 2, 2, 1, 2]
    for sector in (0, 0, 1, 2):
        state.lay(0, sector)
    assert state.action_points(0) == 4
    assert score_turn(state) == (1, 3)
    assert (state.tokens[FROM_LOWEST], state.tokens[FROM_MOST]) == (1, 3)


@pytest.mark.rule("CC-SCO-01")
def test_only_the_player_whose_turn_it_is_scores() -> None:
    course = begun(wheel(), (1, 4))
    course.state.lay(1, 3)
    passed(course, 1)
    assert (course.state.score(0), course.state.score(1)) == (1, 0)


@pytest.mark.rule("CC-SCO-02", "CC-EX-10")
def test_example_of_the_most_routes_in_a_sector() -> None:
    state = State(wheel())
    state.lay(0, 0)
    state.lay(0, 0)
    state.lay(1, 0)
    assert score_turn(state) == (1, 1)
    state.lay(1, 0)
    assert score_turn(state) == (1, 0)
    state.lift(1, 0)
    state.lift(1, 0)
    score_end(state)
    assert (state.tokens[FROM_ROUTES], state.tokens[FROM_MONOPOLIES]) == (2, 2)


@pytest.mark.rule("CC-SCO-02")
def test_ties_for_the_most_score_where_a_group_plays_so() -> None:
    state = State(wheel(ties_score=True))
    state.lay(0, 0)
    state.lay(1, 0)
    assert [state.has_most(player, 0) for player in (0, 1)] == [True, True]
    assert not state.has_most(0, 1)


@pytest.mark.rule("CC-SCO-03")
def test_the_end_pays_systems_gates_ruins_and_routes() -> None:
    state = State(wheel((VOID, 0, GATE, RUINS, 3, GATE, 5)))
    for system in range(4):
        state.gain(0, system)
    state.lay(0, 0)
    state.lay(1, 0)
    score_end(state)
    assert state.tokens[FROM_SYSTEMS : FROM_MONOPOLIES + 1] == [4, 1, 2, 1, 0]


@pytest.mark.rule("CC-SCO-04")
def test_who_has_every_route_in_a_sector_gets_two_more_for_each_such_sector() -> None:
    for needs_full, tokens in ((False, 4), (True, 2)):
        state = State(wheel(monopoly_needs_full=needs_full))
        for sector in (0, 1, 1, 1, 2):
            state.lay(0, sector)
        state.lay(1, 2)
        score_end(state)
        assert state.tokens[FROM_MONOPOLIES] == tokens


@pytest.mark.rule("CC-EX-08")
def test_example_of_a_game_end() -> None:
    types = [GATE, RUINS, *[VOID] * 7]
    lines = [(each, each + 1) for each in range(8)]
    board = Board(types, lines, [[0, 1, 2], [3, 4, 5], [6, 7, 8]], [3, 3, 3], 2, House())
    state = State(board)
    for system in range(9):
        state.gain(0, system)
    for sector in (0, 0, 1, 2, 2):
        state.lay(0, sector)
    state.lay(1, 2)
    score_end(state)
    assert state.score(0) == 21
    assert [state.tokens[source] for source in (FROM_SYSTEMS, FROM_GATES, FROM_RUINS, FROM_ROUTES)] == [9, 1, 2, 5]


@pytest.mark.rule("CC-SCO-05")
def test_most_points_win() -> None:
    state = State(wheel())
    state.award(1, 0, 3)
    state.award(0, 0, 2)
    assert (state.score(1), winners(state)) == (3, [1])


@pytest.mark.rule("CC-SCO-06")
def test_a_tie_goes_to_more_systems_then_more_routes_then_is_shared() -> None:
    state = State(wheel())
    assert winners(state) == [0, 1]
    state.lay(1, 0)
    assert winners(state) == [1]
    state.gain(0, 1)
    assert winners(state) == [0]


@pytest.mark.rule("CC-REC-02")
def test_the_log_has_uses_against_limits_rolls_and_sources() -> None:
    course = begun(wheel(), (1, 4), (ORGANICS_CHIEF, 1), telling=True, last_round=1)
    course.act(move(CULTURE))
    course.show(9)
    passed(course, 2)
    told = [event for event in course.events if isinstance(event, Finished)]
    assert [(event.player, event.systems, event.total) for event in told] == [(0, 1, 5), (1, 1, 2)]
    assert course.events[-1] == Won(1, (0,), 0, 5, 5, 2)
    assert course.state.tokens[:SOURCES] == [3, 0, 1, 0, 1, 0, 0, 0, 0]


@pytest.mark.parametrize("captains", [("plain", "chance"), ("chance", "plain")])
def test_games_end_the_same_for_the_same_seed(captains: tuple[str, str]) -> None:
    contest = Contest((wheel(home_gap=2).plan,), captains)
    assert fight(contest, 5, False) == fight(contest, 5, False)
    assert fight(contest, 5, True).turns == 7


def test_a_copy_goes_on_by_itself() -> None:
    course = begun(wheel(), (1, 4))
    copy = course.copy()
    copy.act(move(CULTURE))
    copy.roll(SeededDice(1))
    assert (course.state.ap, course.state.score(0)) == (copy.state.ap + 1, 0)
