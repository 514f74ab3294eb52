"""Setting up: who begins, commanders, homes, levels at the beginning."""

import pytest
from pydantic import ValidationError

from metamaker.games.cosmos_commanders.battle.events import Picked, Settled
from metamaker.games.cosmos_commanders.battle.game import ACT, HOME, PICK, Course
from metamaker.games.cosmos_commanders.battle.state import CULTURE
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.games.cosmos_commanders.model.words import COMMANDERS, LEVELS, RESOURCE_TYPES, TYPES, Commander
from metamaker.games.cosmos_commanders.rules.board import RESOURCES, Board, House
from tests.games.cosmos_commanders.builders import (
    GATE,
    HAZARD,
    METALS,
    MILITARY_CHIEF,
    NEBULA,
    ORGANICS,
    POPULATION,
    RADIOACTIVES_CHIEF,
    RUINS,
    VOID,
    begun,
    rules_table,
    wheel,
)


def ring(types: list[int], players: int = 2, **house: int | bool) -> Board:
    """Return a ring of systems, with one sector inside."""
    count = len(types)
    lines = [(each, (each + 1) % count) for each in range(count)]
    return Board(types, lines, [list(range(count))], [count], players, House(**house))  # type: ignore[arg-type]


@pytest.mark.rule("CC-GEN-01")
def test_two_to_six_play() -> None:
    assert [StarMap(players=count).players for count in range(2, 7)] == [2, 3, 4, 5, 6]
    for count in (1, 7):
        with pytest.raises(ValidationError):
            StarMap(players=count)
    assert len(COMMANDERS) == 6


@pytest.mark.rule("CC-GEN-02", "CC-GEN-03")
def test_a_die_has_ten_faces_and_counters_never_run_out() -> None:
    course = begun(wheel(), (1, 4))
    for _ in range(500):
        course.state.award(0, 0, 4)
    for sector in range(6):
        for _ in range(30):
            course.state.lay(0, sector)
    assert (course.state.score(0), course.state.laid[0]) == (2000, 180)
    course.act(CULTURE)
    with pytest.raises(IndexError):
        course.show(11)


@pytest.mark.rule("CC-SYS-01")
def test_types_go_by_the_die() -> None:
    table = [(row[0], row[1].lower()) for row in rules_table("System types")]
    assert table == [(str((number + 1) % 10), str(kind)) for number, kind in enumerate(TYPES)]
    assert (POPULATION, HAZARD, RUINS) == (1, 7, 9)


@pytest.mark.rule("CC-SYS-02", "CC-SYS-04", "CC-SYS-08")
def test_only_the_five_resource_types_give_a_level() -> None:
    for kind in range(10):
        if kind == HAZARD:
            continue
        state = begun(wheel(), (1, 4)).state
        state.board.types[0] = kind
        before = state.levels(0)
        state.gain(0, 0)
        gained = [now - then for now, then in zip(state.levels(0), before, strict=True)]
        assert gained == [int(level == kind < RESOURCES) for level in range(6)]
        assert state.owner[0] == 0


@pytest.mark.rule("CC-SET-01", "CC-SET-07")
def test_the_order_is_rolled_first_then_commanders_then_homes_then_play() -> None:
    course = Course(wheel(players=2, home_gap=2))
    for face in (7, 7, 3, 9):
        course.show(face)
    assert course.order == [1, 0]
    assert (course.phase, course.player) == (PICK, 0)
    course.pick(0)
    assert course.player == 1
    course.pick(1)
    assert (course.phase, course.player) == (HOME, 1)
    course.settle(1)
    course.settle(4)
    assert (course.phase, course.player) == (ACT, 1)


@pytest.mark.rule("CC-SET-07")
def test_only_those_who_tie_for_the_highest_roll_again_and_turns_go_clockwise() -> None:
    course = Course(ring([METALS] * 24, 4))
    for face in (2, 8, 8, 1):
        course.show(face)
    assert course.player == 1
    for face in (4, 10):
        course.show(face)
    assert course.order == [2, 3, 0, 1]


@pytest.mark.rule("CC-SET-02", "CC-LVL-04")
def test_everybody_begins_with_one_of_each_resource_and_nothing_else() -> None:
    state = Course(wheel()).state
    assert [state.levels(player) for player in (0, 1)] == [[1, 1, 1, 1, 1, 0]] * 2
    assert (state.score(0), state.laid, state.resources(0)) == (0, [0, 0], 5)


@pytest.mark.rule("CC-SET-03", "CC-SYS-05")
def test_a_home_is_on_a_resource_system() -> None:
    board = ring([METALS, HAZARD, VOID, NEBULA, GATE, RUINS, ORGANICS, VOID], home_gap=2)
    assert board.candidates == [0, 6]
    assert [TYPES[board.types[home]] in RESOURCE_TYPES for home in board.candidates] == [True, True]
    course = begun(board, (0, 6), telling=True)
    assert [event for event in course.events if isinstance(event, Settled)] == [Settled(1, 0, 0), Settled(1, 1, 6)]


@pytest.mark.rule("CC-SET-04")
def test_homes_are_four_steps_apart_round_hazards_with_gates_as_steps() -> None:
    plain = ring([METALS] * 9)
    assert plain.gap == 4
    assert plain.far[0] == [4, 5]
    round_a_hazard = ring([METALS, METALS, HAZARD, METALS, METALS, METALS, METALS, METALS, METALS])
    assert round_a_hazard.steps[1][3] == 7
    gates = ring([METALS, GATE, METALS, METALS, METALS, METALS, GATE, METALS, METALS, METALS])
    assert gates.steps[0][5] == 3
    assert [ring([METALS] * 12, home_gap=gap).far[0][0] for gap in (2, 3, 4, 5)] == [2, 3, 4, 5]


@pytest.mark.rule("CC-SET-06")
def test_no_home_may_leave_a_later_player_without_one() -> None:
    line = [METALS, VOID, VOID, VOID, METALS, VOID, VOID, VOID, METALS, VOID, VOID, VOID]
    board = ring([*line[:6], METALS, *line[7:]], 3)
    course = Course(board)
    for face in (9, 1, 1):
        course.show(face)
    for commander in range(3):
        course.pick(commander)
    assert 6 in board.candidates
    assert course.free_homes() == [0, 4, 8]


@pytest.mark.rule("CC-SET-06")
def test_where_not_all_homes_fit_they_may_be_nearer() -> None:
    assert ring([METALS] * 9, 3).gap == 3
    assert ring([METALS] * 3, 3).gap == 1
    assert ring([METALS, METALS, VOID], 3).gap == 0


@pytest.mark.rule("CC-SET-05", "CC-LVL-01")
def test_the_resource_of_a_home_counts_at_once_unless_a_group_plays_otherwise() -> None:
    assert begun(wheel(), (1, 4), (5, 4)).state.levels(0) == [2, 1, 1, 1, 1, 1]
    without = begun(wheel(home_counts=False), (1, 4), (5, 4)).state
    assert without.levels(0) == [1, 1, 1, 1, 1, 1]
    without.lose(1)
    assert without.levels(0)[0] == 1
    without.gain(1, 1)
    assert without.levels(1)[0] == 2


@pytest.mark.rule("CC-CMD-01")
def test_commanders_are_picked_last_first_and_nobody_meets_a_double() -> None:
    course = Course(ring([METALS] * 24, 4), telling=True)
    for face in (10, 1, 1, 1):
        course.show(face)
    for commander in (3, 0, 5, 1):
        assert commander in course.free_commanders()
        course.pick(commander)
        assert commander not in course.free_commanders()
    picked = [event for event in course.events if isinstance(event, Picked)]
    assert [(event.player, event.commander) for event in picked] == [(3, 3), (2, 0), (1, 5), (0, 1)]


@pytest.mark.rule("CC-CMD-02", "CC-CMD-03", "CC-CMD-04")
def test_each_commander_has_one_level_more_for_good() -> None:
    table = {row[-1] for row in rules_table("Commanders\n")}
    own = {"Mil 1" if each is Commander.MILITARY else f"{str(each).title()} +1" for each in COMMANDERS}
    assert own == table
    for commander in range(6):
        course = Course(wheel())
        course.show(10)
        course.show(1)
        course.pick((commander + 1) % 6)
        course.pick(commander)
        assert course.state.levels(0) == [int(level < RESOURCES) + int(level == commander) for level in range(6)]
    assert LEVELS[RADIOACTIVES_CHIEF] == "radioactives"
    lost = begun(wheel(), (1, 4), (0, MILITARY_CHIEF)).state
    lost.lose(1)
    assert lost.levels(0) == [2, 1, 1, 1, 1, 0]
