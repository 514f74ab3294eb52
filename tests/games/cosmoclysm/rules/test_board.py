"""The board, its letters and names, and what a document of it may be."""

import pytest

from metamaker.core.issue import Severity
from metamaker.games.cosmoclysm.checks import check_board
from metamaker.games.cosmoclysm.model.board import Board, Hex, hex_names
from metamaker.games.cosmoclysm.model.grid import ROWS, distance, gaps, islands
from metamaker.games.cosmoclysm.rules.boards import field_of, letters_of
from metamaker.games.cosmoclysm.rules.field import Field
from metamaker.games.cosmoclysm.rules.placement import may_be_a_pair, wormhole_hexes
from tests.games.cosmoclysm.boards import HEXAGON, field, named, of, scattered

WEDGES = {
    "A": [(1, 0), (2, 0), (2, -1), (3, 0), (3, -1), (3, -2)],
    "B": [(1, -1), (2, -2), (1, -2), (3, -3), (2, -3), (1, -3)],
    "C": [(0, -1), (0, -2), (-1, -1), (0, -3), (-1, -2), (-2, -1)],
    "D": [(-1, 0), (-2, 0), (-2, 1), (-3, 0), (-3, 1), (-3, 2)],
    "E": [(-1, 1), (-2, 2), (-1, 2), (-3, 3), (-2, 3), (-1, 3)],
    "F": [(0, 1), (0, 2), (1, 1), (0, 3), (1, 2), (2, 1)],
}


def codes(board: Board) -> list[tuple[str, Severity]]:
    return [(issue.code, issue.severity) for issue in check_board(board)]


@pytest.mark.rule("CL-BRD-01", "CL-BRD-03", "CL-LET-02")
def test_the_default_board_has_37_hexes_in_six_wedges_around_a_centre() -> None:
    names, places = hex_names(HEXAGON), [each.place for each in HEXAGON.hexes]
    assert dict(zip(names, places, strict=True)) == {"G": (0, 0)} | {
        f"{letter}{number}": place for letter, wedge in WEDGES.items() for number, place in enumerate(wedge, 1)
    }
    assert set(places) == {(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3}
    assert check_board(HEXAGON) == ()
    assert codes(of(HEXAGON, places[1:]))[0] == ("number-of-hexes", Severity.ERROR)


@pytest.mark.rule("CL-BRD-02", "CL-BRD-04")
def test_a_hex_alone_is_an_error_and_islands_and_gaps_are_told() -> None:
    places = [each.place for each in HEXAGON.hexes]
    alone = of(HEXAGON, [*places[:-1], (9, 9)])
    assert ("lonely-hex", Severity.ERROR) in codes(alone)
    assert codes(of(HEXAGON, [*places[:-2], (9, 9), (9, 10)])) == [("islands", Severity.WARNING)]
    assert codes(of(HEXAGON, [*places[1:], (4, -4)])) == [("gaps", Severity.NOTE)]
    for seed in range(20):
        assert [code for code, severity in codes(of(HEXAGON, scattered(seed))) if severity is Severity.ERROR] == []


@pytest.mark.rule("CL-BRD-05", "CL-BRD-07")
def test_edges_have_fewer_than_six_neighbours_and_corners_three_at_most() -> None:
    board, names = field(), list(named())
    edges = {names[at] for at in range(37) if board.is_edge(at)}
    assert edges == {f"{letter}{number}" for letter in "ABCDEF" for number in (4, 5, 6)}
    assert {names[at] for at in range(37) if board.is_corner(at)} == {f"{letter}4" for letter in "ABCDEF"}
    assert [board.places[at] for at in board.neighbours[0]] == list(ROWS)


@pytest.mark.rule("CL-BRD-09")
@pytest.mark.parametrize("rim_only", [False, True])
def test_hexes_around_a_hole_are_edges_unless_only_the_rim_has_them(rim_only: bool) -> None:
    places = [each.place for each in HEXAGON.hexes if distance((0, 0), each.place) != 1 or each.place == (1, 0)]
    board = Field([*places, (4, -4), (4, -3), (4, -2), (4, -1), (4, 0)][:37], rim_only=rim_only)
    inner = board.places.index((0, 0))
    assert board.is_edge(inner) != rim_only
    assert board.is_corner(inner) != rim_only
    assert board.is_edge(board.places.index((-3, 0)))


@pytest.mark.rule("CL-BRD-08")
def test_distance_is_measured_over_gaps() -> None:
    assert [distance((0, 0), place) for place in ((3, -1), (-2, -1), (2, 1), (-3, 3))] == [3, 3, 3, 3]


@pytest.mark.rule("CL-LET-01", "CL-LET-03")
def test_letters_limit_wormholes_and_nothing_else() -> None:
    letters = letters_of(HEXAGON)
    assert len(wormhole_hexes(letters, [])) == 37
    assert len(wormhole_hexes(letters, [named()["B3"]])) == 31
    assert len(wormhole_hexes([""] * 37, [4])) == 36
    assert not may_be_a_pair(["A", "A"], 0, 1)
    bare = HEXAGON.with_(hexes=tuple(each.with_(letter="") for each in HEXAGON.hexes))
    assert hex_names(bare)[:3] == ("1", "2", "3")
    assert field_of(bare).rows == field().rows


def test_some_letters_alone_and_one_letter_for_all_are_told() -> None:
    some = HEXAGON.with_(hexes=(HEXAGON.hexes[0].with_(letter=""), *HEXAGON.hexes[1:]))
    one = HEXAGON.with_(hexes=tuple(each.with_(letter="K") for each in HEXAGON.hexes))
    assert codes(some) == [("without-letter", Severity.WARNING)]
    assert codes(one) == [("one-letter", Severity.ERROR)]


def test_islands_and_gaps_are_found() -> None:
    ring = frozenset({(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)})
    assert gaps(ring) == (frozenset({(0, 0)}),)
    assert [len(each) for each in islands(ring | {(5, 5), (5, 6), (9, 0)})] == [6, 2, 1]


def test_hexes_are_found_by_name() -> None:
    assert HEXAGON.hexes[HEXAGON.index_of("a5")] == Hex(q=3, r=-1, letter="A")
