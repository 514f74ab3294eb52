"""Laying hexes: what is moved, turned and mirrored comes back, keeps its ships, and never lies upon another."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.games.cosmoclysm.edits.layout import added, lettered_as, mirrored, moved, orbit, relocated, removed, turned_group
from metamaker.games.cosmoclysm.edits.players import coloured, with_player, without_player
from metamaker.games.cosmoclysm.edits.position import ship_moved, ship_on, with_pair, with_ship, without_pair, without_ship
from metamaker.games.cosmoclysm.model.board import Board, default_board, hex_names
from metamaker.games.cosmoclysm.model.words import Colour, ShipType
from tests.games.cosmoclysm.pages.puzzle import PUZZLE

BOARD = default_board()
chosen = st.sets(st.integers(0, 36), min_size=1, max_size=37)


def places(board: Board | None) -> set[tuple[int, int]]:
    assert board is not None
    return {each.place for each in board.hexes}


@given(chosen, st.integers(1, 5))
def test_what_is_turned_a_whole_turn_is_as_before_and_a_half_turn_is_two(group: set[int], times: int) -> None:
    there = turned_group(BOARD, range(37), times)
    assert there is not None
    assert turned_group(there, range(37), 6 - times) == BOARD
    part = turned_group(BOARD, group, times)
    assert part is None or len(places(part)) == 37


@given(chosen)
def test_mirrored_twice_is_as_before(group: set[int]) -> None:
    once = mirrored(PUZZLE, group)
    if once is not None and mirrored(once, group) is not None and len(group) == 37:
        assert mirrored(once, group) == PUZZLE


@given(st.sampled_from((1, 2, 3, 6)), st.integers(0, 36), st.sampled_from(((1, 0), (0, 2), (3, -1))))
def test_moving_with_all_that_looks_alike_keeps_a_board_alike(folds: int, at: int, step: tuple[int, int]) -> None:
    found = moved(BOARD, (at,), step, folds)
    if found is not None:
        lie = places(found)
        assert len(lie) == 37
        if BOARD.hexes[at].place != (0, 0):
            assert all(image in lie for place in lie for image in orbit(place, folds))


def test_hexes_are_not_laid_upon_others() -> None:
    assert moved(BOARD, (0,), (1, 0)) is None
    assert relocated(BOARD, {0: (60, 61)}) is None
    assert relocated(BOARD, {}) is BOARD


def test_ships_and_wormholes_come_along_and_go_with_their_hexes() -> None:
    names = hex_names(PUZZLE)
    all_moved = moved(PUZZLE, range(37), (2, -1))
    assert all_moved is not None
    assert all_moved.position is not None
    assert ship_on(all_moved, names.index("D4")) is not None
    less = removed(PUZZLE, (names.index("B3"),))
    assert less is not None
    assert less.position is not None
    assert {each.pair for each in less.position.wormholes} == {2}
    assert len(less.position.ships) == 20
    assert removed(BOARD, range(37)) is None


def test_hexes_are_added_in_all_parts_that_look_alike() -> None:
    found = added(BOARD, (4, 0), "A", 6)
    assert len(places(found)) == 43
    assert added(BOARD, (61, 0)) is None
    assert lettered_as(BOARD, (0, 1), "").hexes[1].letter == ""


def test_a_position_is_put_together_and_taken_apart() -> None:
    board = with_ship(BOARD, 3, 1, ShipType.TAKER)
    board = with_ship(board, 5, 2, ShipType.CRUISER)
    board = with_pair(board, 1, 7, 20)
    assert with_pair(board, 1, 7, 7) is board
    board = ship_moved(board, 3, 5)
    there = ship_on(board, 5)
    assert there is not None
    assert there.type is ShipType.TAKER
    assert without_pair(board, 1).position is not None
    board = without_ship(without_ship(board, 3), 5)
    assert board == BOARD


def test_players_come_and_go_with_their_ships() -> None:
    four = with_player(PUZZLE)
    assert [player.colour for player in four.players] == [Colour.RED, Colour.BLUE, Colour.YELLOW, Colour.GREEN]
    two = without_player(PUZZLE, 0)
    assert two.position is not None
    assert {ship.player for ship in two.position.ships} == {1, 2}
    assert without_player(two, 0) is two
    assert [player.colour for player in coloured(PUZZLE, 0, Colour.BLUE).players][:2] == [Colour.BLUE, Colour.RED]


@pytest.mark.parametrize("at", [0, 36])
def test_a_ship_takes_the_place_of_another(at: int) -> None:
    twice = with_ship(with_ship(BOARD, at, 1, ShipType.TAKER), at, 2, ShipType.JUMPER)
    assert twice.position is not None
    assert len(twice.position.ships) == 1
