"""Actions: limits, colonies, takeovers, culture, routes, research, trade wars."""

from fractions import Fraction

import pytest

from metamaker.games.cosmos_commanders.battle.events import Achieved, Attacked, Learnt, Researched
from metamaker.games.cosmos_commanders.battle.game import ACT, DIRECT, FACE, KEEP, Course
from metamaker.games.cosmos_commanders.battle.moves import END, is_legal, kind_of, legal_moves, move, other_of, target_of
from metamaker.games.cosmos_commanders.battle.state import (
    COLONIZE,
    CULTURE,
    FROM_CULTURE,
    FROM_RESEARCH,
    LIMIT_BY,
    RESEARCH,
    ROUTE,
    SOURCES,
    TAKEOVER,
    WAR,
)
from metamaker.games.cosmos_commanders.model.words import LEVELS
from metamaker.games.cosmos_commanders.rules import chances
from metamaker.games.cosmos_commanders.rules.board import MILITARY, Board, House
from tests.games.cosmos_commanders.builders import (
    GATE,
    HAZARD,
    METALS,
    NEBULA,
    ORGANICS,
    POPULATION,
    RUINS,
    VOID,
    begun,
    rules_table,
    wheel,
)


def acting(types: tuple[int, ...] = (VOID, 0, 1, 2, 3, 4, NEBULA), ap: int = 9, level: int = 9, **house: int | bool) -> Course:
    """Player 0 at home on 1, player 1 on 4, with so many action points, and so much of every level."""
    course = begun(wheel(types, **house), (1, 4), (0, 1), telling=True)
    course.events.clear()
    course.state.ap = ap
    for place in range(6):
        course.state.level[place] += level
    return course


def targets(course: Course, kind: int) -> list[int]:
    return [target_of(code) for code in legal_moves(course.state) if kind_of(code) == kind]


@pytest.mark.rule("CC-ACT-01", "CC-ACT-05")
def test_each_action_costs_a_point_and_the_phase_may_end_at_any_time() -> None:
    course = acting(ap=3)
    assert {kind_of(code) for code in legal_moves(course.state)} == {COLONIZE, CULTURE, ROUTE, RESEARCH, END}
    for code in (move(ROUTE, 0), move(COLONIZE, 2), move(ROUTE, 1)):
        course.act(code)
    assert course.state.ap == 0
    assert legal_moves(course.state) == [END]


@pytest.mark.rule("CC-ACT-02")
def test_each_kind_is_limited_by_its_level() -> None:
    shown = {row[0]: row[1] for row in rules_table("Actions (1 AP each)")}
    names = {"Mil": "military"}
    kinds = ("Colonization", "Military Takeover", "Cultural Achievement", "Trade Route", "Research", "Trade War")
    assert [names.get(shown[kind], shown[kind].lower()) for kind in kinds] == [str(LEVELS[level]) for level in LIMIT_BY]


@pytest.mark.rule("CC-ACT-03", "CC-COL-02", "CC-LVL-02")
def test_limits_go_by_the_level_of_the_moment() -> None:
    course = acting(types=(POPULATION, 0, 1, 2, 3, 4, NEBULA), level=0)
    assert course.state.left(COLONIZE) == 1
    course.act(move(COLONIZE, 0))
    assert course.state.left(COLONIZE) == 1
    course.act(move(COLONIZE, 3))
    assert course.state.left(COLONIZE) == 0
    assert targets(course, COLONIZE) == []
    assert not is_legal(course.state, move(COLONIZE, 2))


@pytest.mark.rule("CC-ACT-04", "CC-TKO-08")
def test_a_failed_try_costs_its_point_and_counts() -> None:
    course = acting(level=1)
    course.state.gain(0, 3)
    before = list(course.state.owner)
    left, ap = course.state.left(TAKEOVER), course.state.ap
    course.act(move(TAKEOVER, 4))
    course.show(1)
    assert (course.state.left(TAKEOVER), course.state.ap, course.state.owner) == (left - 1, ap - 1, before)
    assert is_legal(course.state, move(TAKEOVER, 4))
    course.act(move(TAKEOVER, 4))
    course.show(10)
    assert course.state.owner[4] == 0


@pytest.mark.rule("CC-COL-01", "CC-SYS-05")
def test_colonies_are_empty_systems_next_to_own_ones_never_hazards() -> None:
    course = acting(types=(HAZARD, 0, 1, 2, 3, 4, NEBULA))
    assert targets(course, COLONIZE) == [2, 6]
    course.act(move(COLONIZE, 2))
    assert targets(course, COLONIZE) == [3, 6]
    assert not is_legal(course.state, move(COLONIZE, 0))
    assert not is_legal(course.state, move(COLONIZE, 4))


@pytest.mark.rule("CC-COL-03", "CC-EX-09")
def test_a_route_gives_access_to_every_system_around_its_sector() -> None:
    """Example: a route in sector {0, 1, 2} lets its owner colonize 0, 1 and 2, whoever borders it."""
    course = acting()
    course.state.lose(1)
    assert targets(course, COLONIZE) == []
    course.state.lay(0, 0)
    assert targets(course, COLONIZE) == [0, 1, 2]


@pytest.mark.rule("CC-MAP-04", "CC-SYS-06")
def test_gates_are_next_to_each_other_wherever_they_lie() -> None:
    course = acting(types=(VOID, 0, GATE, VOID, 3, GATE, GATE))
    course.act(move(COLONIZE, 2))
    assert targets(course, COLONIZE) == [0, 3, 5, 6]
    course.state.gain(1, 5)
    assert targets(course, TAKEOVER) == [5]


@pytest.mark.rule("CC-TKO-01")
def test_targets_are_next_to_own_systems_and_routes_give_no_access() -> None:
    course = acting()
    course.state.lay(0, 3)
    assert course.state.access[4] == 1
    assert targets(course, TAKEOVER) == []
    course.act(move(COLONIZE, 0))
    assert targets(course, TAKEOVER) == [4]


@pytest.mark.rule("CC-TKO-02", "CC-TKO-07")
def test_a_total_of_six_takes_the_system_with_its_level() -> None:
    for face, taken in ((5, False), (6, True), (10, True)):
        course = acting(level=0)
        course.state.gain(1, 2)
        before = course.state.levels(1)[POPULATION]
        course.act(move(TAKEOVER, 2))
        course.show(face)
        assert course.state.owner[2] == (0 if taken else 1)
        assert course.state.levels(0)[POPULATION] == 1 + taken
        assert course.state.levels(1)[POPULATION] == before - taken
        event = course.events[-1]
        assert isinstance(event, Attacked)
        assert event.taken is taken


@pytest.mark.rule("CC-TKO-03", "CC-TKO-04")
def test_modifiers_are_military_and_routes_around_the_target() -> None:
    course = acting(level=0)
    state = course.state
    state.gain(1, 2)
    assert state.net(0, 2) == 0
    state.level[MILITARY] += 2
    state.level[6 + MILITARY] += 1
    assert state.net(0, 2) == 1
    state.lay(0, 0)
    state.lay(0, 3)
    assert state.net(0, 2) == 2
    for sector in (0, 1, 1):
        state.lay(1, sector)
    assert state.net(0, 2) == -1


@pytest.mark.rule("CC-TKO-05")
def test_a_home_protects_only_whose_home_it_is() -> None:
    state = acting(level=0).state
    state.gain(0, 3)
    assert state.net(0, 4) == -2
    state.lose(4)
    state.gain(0, 4)
    state.gain(1, 5)
    assert state.net(1, 4) == 0
    state.lose(4)
    state.gain(1, 4)
    assert state.net(0, 4) == -2


@pytest.mark.rule("CC-SYS-03")
def test_a_nebula_takes_two_off_once() -> None:
    state = acting(level=0).state
    state.gain(1, 6)
    assert state.net(0, 6) == -2
    state.board.types[6] = VOID
    assert state.net(0, 6) == 0


@pytest.mark.rule("CC-EX-04")
def test_example_of_a_takeover_with_all_modifiers() -> None:
    state = acting(level=0).state
    state.gain(1, 6)
    state.level[MILITARY] += 2
    state.level[6 + MILITARY] += 1
    state.lay(0, 5)
    state.lay(1, 5)
    state.lay(1, 4)
    net = state.net(0, 6)
    assert (net, chances.roll_needed(net), chances.taking_chance(net)) == (-2, 8, Fraction(3, 10))


@pytest.mark.rule("CC-TKO-06", "CC-EX-05")
def test_odds_of_takeovers_are_those_of_the_table() -> None:
    needed, *tries, mean = rules_table("Takeover success by net modifier")
    for column, net in enumerate(range(-5, 6), 1):
        for count, row in enumerate(tries, 1):
            assert chances.taking_chance(net, count) == Fraction(row[column])
        roll = chances.roll_needed(net)
        assert needed[column] == {11: "none", 1: "any"}.get(roll, str(roll))
        found = chances.mean_tries(net)
        assert mean[column] == ("∞" if found is None else str(found))
        assert chances.taking_tenths(net) == sum(chances.takes(face, net) for face in range(1, 11))
    assert [chances.taking_tenths(net) for net in (-9, 9)] == [0, 10]


@pytest.mark.rule("CC-TKO-09")
def test_routes_stay_when_a_system_beside_them_changes_hands() -> None:
    state = acting(level=0).state
    state.lay(0, 0)
    state.lose(1)
    state.gain(1, 1)
    assert (state.routes[0], state.placed[0], state.laid[0]) == (1, 1, 1)
    assert state.has_most(0, 0)


@pytest.mark.rule("CC-CUL-01", "CC-EX-06")
def test_culture_gives_what_the_die_says() -> None:
    gained = []
    for face in range(1, 11):
        course = acting()
        course.act(move(CULTURE))
        course.show(face)
        gained.append(course.state.tokens[FROM_CULTURE])
        assert course.events[-1] == Achieved(1, 0, face, gained[-1], 1, 10)
    assert gained == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]
    one, two = chances.culture_chances(), chances.culture_chances(2)
    assert [one[tokens] for tokens in (1, 2, 3, 4)] == [Fraction(each, 10) for each in (4, 3, 2, 1)]
    mean = sum(tokens * chance for tokens, chance in one.items())
    assert (mean, sum((tokens - mean) ** 2 * chance for tokens, chance in one.items())) == (2, 1)
    assert [two[total] for total in range(2, 9)] == [Fraction(each, 100) for each in (16, 24, 25, 20, 10, 4, 1)]


@pytest.mark.rule("CC-TRD-01", "CC-TRD-02", "CC-TRD-03")
def test_routes_go_where_an_own_system_borders_and_there_is_room() -> None:
    course = acting()
    assert targets(course, ROUTE) == [0, 5]
    course.state.lay(1, 0)
    course.act(move(ROUTE, 0))
    course.act(move(ROUTE, 0))
    assert (course.state.routes[0], course.state.placed[0]) == (2, 3)
    assert targets(course, ROUTE) == [5]


@pytest.mark.rule("CC-GEN-04")
def test_a_counter_on_a_system_is_control_and_one_in_a_sector_a_route() -> None:
    state = acting().state
    state.lay(0, 3)
    assert (state.held[0], state.laid[0]) == (1, 1)
    assert state.owner.count(0) == 1


@pytest.mark.rule("CC-WAR-01", "CC-TRD-04")
def test_a_trade_war_removes_a_route_beside_an_own_system_without_a_roll() -> None:
    course = acting()
    for sector in (0, 2):
        course.state.lay(1, sector)
    wars = [code for code in legal_moves(course.state) if kind_of(code) == WAR]
    assert [(target_of(code), other_of(code)) for code in wars] == [(0, 1)]
    course.act(wars[0])
    assert (course.phase, course.state.placed[0], course.state.laid[1]) == (ACT, 0, 1)
    assert course.state.routes[6 + 2] == 1


@pytest.mark.rule("CC-WAR-02")
def test_without_military_technology_there_is_no_trade_war() -> None:
    course = acting(level=0)
    course.state.lay(1, 0)
    assert course.state.levels(0)[MILITARY] == 0
    assert targets(course, WAR) == []


@pytest.mark.rule("CC-RES-01", "CC-LVL-03")
def test_research_gives_what_the_die_says_without_an_end() -> None:
    results = []
    for face in range(1, 11):
        course = acting(ap=1)
        before = course.state.levels(0)
        course.act(move(RESEARCH))
        course.show(face)
        gained = [now - then for now, then in zip(course.state.levels(0), before, strict=True)]
        results.append(str(LEVELS[gained.index(1)]) if 1 in gained else "token")
        assert course.state.tokens[FROM_RESEARCH] == (0 if 1 in gained else 1)
    assert results == [
        *("population", "luxuries", "metal", "organics", "radioactives", "military", "military", "token", "token", "token")
    ]


@pytest.mark.rule("CC-EX-07")
def test_oracle_of_research() -> None:
    assert [chances.research_chance(result) for result in range(7)] == [*[Fraction(1, 10)] * 5, Fraction(1, 5), Fraction(3, 10)]
    ruins = [chances.research_chance(result, chances.RUINS_ROLLS) for result in range(7)]
    assert ruins == [*[Fraction(1, 5)] * 5, Fraction(2, 5), Fraction(3, 5)]


@pytest.mark.rule("CC-RES-02", "CC-EX-11")
def test_example_of_directed_research() -> None:
    """Radioactives 1, AP 2: a 9 is rolled, the second point buys Mil +1, and the limit of research is used up."""
    course = acting(ap=2, level=0)
    course.act(move(RESEARCH))
    course.show(9)
    assert course.phase == DIRECT
    course.direct(MILITARY)
    assert course.state.levels(0)[MILITARY] == 1
    assert (course.state.score(0), course.state.ap, course.state.left(RESEARCH)) == (0, 0, 0)
    assert course.events[-2:] == [Researched(1, 0, 9, chances.TOKEN, -1, 1, 1), Learnt(1, 0, MILITARY, directed=True)]


@pytest.mark.rule("CC-RES-02")
def test_directed_research_needs_another_point_and_may_be_switched_off() -> None:
    for course in (acting(ap=1), acting(ap=5, directed_research=False)):
        course.act(move(RESEARCH))
        course.show(8)
        assert course.phase == ACT
        assert course.state.tokens[FROM_RESEARCH] == 1


@pytest.mark.rule("CC-SYS-07", "CC-RES-03")
def test_who_controls_ruins_first_rolls_twice_and_may_direct_each_roll() -> None:
    course = acting(types=(RUINS, 0, 1, 2, 3, 4, NEBULA), ap=3, level=0)
    course.act(move(COLONIZE, 0))
    assert course.phase == FACE
    course.show(8)
    course.direct(METALS)
    course.show(4)
    course.direct(KEEP)
    assert (course.phase, course.state.ap) == (ACT, 1)
    assert course.state.levels(0) == [4, 1, 1, 1, 2, 0]
    assert course.state.done[RESEARCH] == 0


@pytest.mark.rule("CC-SYS-07")
def test_captured_ruins_give_nothing_more_unless_a_group_plays_otherwise() -> None:
    for option, phase in ((False, ACT), (True, FACE)):
        course = acting(types=(RUINS, 0, 1, 2, 3, 4, NEBULA), ruins_on_every_capture=option)
        course.state.gain(1, 0)
        course.state.searched[0] = True
        course.act(move(TAKEOVER, 0))
        course.show(10)
        assert (course.state.owner[0], course.phase) == (0, phase)


@pytest.mark.rule("CC-MAP-05")
def test_gate_links_form_no_border_of_a_sector() -> None:
    gates = wheel((VOID, GATE, 1, 2, GATE, 4, GATE))
    assert (gates.sectors, [len(each) for each in gates.borders]) == (6, [3] * 6)
    assert gates.near[1] == [0, 2, 6, 4]


@pytest.mark.rule("CC-MAP-03")
def test_a_hazard_may_count_for_the_room_of_a_sector() -> None:
    lines = [(0, 1), (1, 2), (2, 0)]
    board = Board([HAZARD, METALS, ORGANICS], lines, [[0, 1, 2]], [3], 2, House(home_gap=2))
    course = begun(board, (1, 2))
    for _ in range(3):
        assert course.state.can_lay(0, 0)
        course.state.lay(0, 0)
    assert not course.state.can_lay(0, 0)


def test_no_token_is_kept_that_has_no_source() -> None:
    assert len(acting().state.tokens) == 2 * SOURCES
