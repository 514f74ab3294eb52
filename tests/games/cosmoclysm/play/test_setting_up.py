"""Setting up: fleets, places, wormholes, for two to six players."""

import pytest

from metamaker.games.cosmoclysm.battle.ai.registry import captain
from metamaker.games.cosmoclysm.battle.preparation import BORING, PLACES, PLACING, READY, ROLLING, Preparation
from metamaker.games.cosmoclysm.model.board import for_players
from metamaker.games.cosmoclysm.model.words import FirstShip
from metamaker.games.cosmoclysm.rules.boards import letters_of
from metamaker.games.cosmoclysm.rules.field import Field
from metamaker.games.cosmoclysm.rules.placement import SHIPS, kinds_left, later_hexes, lowest
from metamaker.games.cosmoclysm.rules.ships import CRUISER, JUMPER
from metamaker.play.dialogue import Dialogue
from tests.games.cosmoclysm.boards import HEXAGON, field, named
from tests.games.cosmoclysm.example import example_board, match_of, typed

AT = named()


def prepared(sides: int, phase: int, edge_for_all: bool = False) -> Preparation:
    """Return how a game is set up until a phase begins, by chance; side 0 has rolled lowest."""
    found = Preparation(field(), letters_of(HEXAGON), sides, edge_for_all=edge_for_all)
    crew = [captain("chance", 3, side) for side in range(sides)]
    while found.phase < phase:
        if found.phase == ROLLING:
            found.roll(found.side + 1)
        elif found.phase == PLACING:
            placing = crew[found.side].place(found)
            found.place(placing // PLACES, placing % PLACES)
        else:
            hole = crew[found.side].bore(found)
            found.bore(hole // PLACES, hole % PLACES)
    return found


@pytest.mark.rule("CL-SET-01", "CL-SET-02", "CL-WORM-02")
@pytest.mark.parametrize("sides", [2, 3, 4, 5, 6])
def test_everybody_places_as_many_ships_and_four_wormholes_lie(sides: int) -> None:
    preparation = prepared(sides, READY)
    assert [len(each) for each in preparation.hexes] == [SHIPS[sides]] * sides
    assert SHIPS == {2: 7, 3: 7, 4: 6, 5: 5, 6: 5}
    assert [len(each) for each in preparation.ends] == [0, 2, 2]
    assert preparation.side == 4 % sides
    position = preparation.position()
    assert (position.counts, position.turn_side) == ([SHIPS[sides]] * sides, preparation.first)


@pytest.mark.rule("CL-SET-03")
def test_those_tied_for_lowest_roll_again() -> None:
    assert lowest([4, 9, 4]) == [0, 2]
    preparation = Preparation(field(), letters_of(HEXAGON), 3)
    for face in (4, 9, 4):
        preparation.roll(face)
    assert (preparation.phase, preparation.rolling, preparation.side) == (ROLLING, [0, 2], 0)
    for face in (7, 7, 12, 3):
        preparation.roll(face)
    assert (preparation.phase, preparation.first) == (PLACING, 2)


@pytest.mark.rule("CL-SET-04", "CL-SET-05")
def test_ships_are_placed_one_at_a_time_in_rotation_before_wormholes() -> None:
    preparation = prepared(3, PLACING)
    sides = []
    while preparation.phase == PLACING:
        sides.append(preparation.side)
        preparation.place(preparation.ships()[0], preparation.free_hexes()[0])
    assert sides == [0, 1, 2] * 7
    assert (preparation.phase, preparation.side) == (BORING, 0)


@pytest.mark.rule("CL-SET-06")
def test_at_most_two_of_a_type_or_as_the_group_says() -> None:
    assert kinds_left([CRUISER, CRUISER, JUMPER], 2) == [1, 2, 3, 4, 5]
    assert kinds_left([CRUISER, CRUISER], 7) == [0, 1, 2, 3, 4, 5]
    preparation = prepared(2, PLACING)
    preparation.fleets = [[CRUISER, JUMPER], [CRUISER]]
    assert preparation.ships() == [CRUISER, JUMPER]


@pytest.mark.rule("CL-PLC-01", "CL-PLC-02", "CL-PLC-05")
def test_first_ships_stand_on_an_edge_and_on_corners() -> None:
    preparation = prepared(6, PLACING)
    assert len(preparation.free_hexes()) == 18
    preparation.place(CRUISER, AT["A5"])
    assert {list(AT)[at] for at in preparation.free_hexes()} == {"A4", "B4", "C4", "D4", "E4", "F4"}
    preparation.place(CRUISER, AT["B4"])
    assert len(preparation.free_hexes()) == 5
    edges = prepared(3, PLACING, edge_for_all=True)
    edges.place(CRUISER, AT["A4"])
    assert len(edges.free_hexes()) == 17
    assert FirstShip.EDGE_FOR_ALL.value == "edge_for_all"


@pytest.mark.rule("CL-PLC-02")
def test_who_finds_no_corner_begins_on_an_edge() -> None:
    line = Field([(q, r) for q in range(6) for r in range(6)])
    corners = [at for at in range(36) if line.is_corner(at)]
    preparation = Preparation(line, [""] * 36, 6)
    for face in (1, 2, 3, 4, 5, 6):
        preparation.roll(face)
    preparation.place(CRUISER, next(at for at in range(36) if line.is_edge(at) and at not in corners))
    for at in corners:
        assert at in preparation.free_hexes()
        preparation.place(CRUISER, at)
    assert set(preparation.free_hexes()) < {at for at in range(36) if line.is_edge(at)}


@pytest.mark.rule("CL-PLC-03", "CL-PLC-04")
def test_later_ships_stand_beside_own_ones_or_as_near_as_can_be() -> None:
    board = field()
    own = [AT["A4"]]
    assert {list(AT)[at] for at in later_hexes(board, 1 << own[0], own)} == {"A2", "A5", "F6"}
    shut_in = sum(1 << AT[name] for name in ("A4", "A2", "A5", "F6"))
    near = {list(AT)[at] for at in later_hexes(board, shut_in, own)}
    assert near == {"A1", "A3", "A6", "F3", "F5"}


@pytest.mark.rule("CL-WORM-04")
def test_wormholes_of_different_pairs_may_share_a_hex() -> None:
    preparation = prepared(2, BORING)
    preparation.bore(1, AT["A1"])
    holes = preparation.holes()
    assert 2 * PLACES + AT["A1"] in holes
    assert 1 * PLACES + AT["A1"] not in holes
    assert 1 * PLACES + AT["A2"] not in holes


@pytest.mark.parametrize(
    ("text", "rule"),
    [("cruiser G", "CL-PLC-01"), ("taker Z9", "CL-BRD-01"), ("fighter A1", "CL-PLC-01")],
)
def test_placements_are_refused_with_their_rule(text: str, rule: str) -> None:
    match = match_of(example_board())
    typed(match, "2", "12", "5")
    talk = Dialogue(match)
    talk.ask()
    assert rule in talk.read(0, text).refusals[0]


def test_templates_are_for_two_to_six() -> None:
    assert [len(for_players(HEXAGON, players).players) for players in (2, 3, 4, 5, 6)] == [2, 3, 4, 5, 6]
