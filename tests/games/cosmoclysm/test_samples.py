"""The boards that come with the program, and boards by chance."""

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.games.cosmoclysm.checks import check_board
from metamaker.games.cosmoclysm.edits.layout import hexes_at, lettered, random_board, turned
from metamaker.games.cosmoclysm.game import COSMOCLYSM
from metamaker.games.cosmoclysm.model.board import Board, default_hexes
from metamaker.games.cosmoclysm.problems import fixes, issues
from metamaker.games.cosmoclysm.rules.boards import field_of
from metamaker.games.cosmoclysm.stats.fairness import fairness
from metamaker.opening import open_file
from tests.games.cosmoclysm.boards import HEXAGON, of

FILES = sorted(sample_fleets("cosmoclysm").glob("*.json"))


def sample(name: str) -> Board:
    board: Board = open_file(str(sample_fleets("cosmoclysm") / f"{name}.json")).document
    return board


def test_there_are_the_default_and_eight_others_at_least() -> None:
    assert len(FILES) >= 9
    assert sample("the-loom").hexes == default_hexes()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_samples_have_37_hexes_are_fair_and_are_told(file) -> None:  # type: ignore[no-untyped-def]
    board = sample(file.stem)
    assert [issue for issue in check_board(board) if issue.code not in {"gaps", "islands"}] == []
    assert fairness(field_of(board), len(board.players)).is_fair(len(board.players))
    assert lettered(board) == board
    texts = COSMOCLYSM.documents.texts(board, "", "fr")
    assert texts[0].figures[0][1] == "37"
    assert len(COSMOCLYSM.documents.texts(board, "hexes/G")[0].passages[0].lines) == 6


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_boards_by_chance_are_fair_whole_and_repeated_by_their_seed(players: int) -> None:
    boards = [random_board(seed, players) for seed in range(4)]
    assert boards == [random_board(seed, players) for seed in range(4)]
    assert len({board.hexes for board in boards}) > 2
    for board in boards:
        assert [issue.code for issue in check_board(board) if issue.code != "gaps"] == []
        assert fairness(field_of(board), players).spread == 0


def test_a_board_comes_to_itself_in_six_turns() -> None:
    assert [turned((2, -1), times) for times in range(7)] == [(2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2), (1, 1), (2, -1)]
    assert hexes_at([each.place for each in reversed(default_hexes())]) == default_hexes()


@pytest.mark.parametrize(
    "board",
    [
        of(HEXAGON, [each.place for each in HEXAGON.hexes][1:]),
        of(HEXAGON, [*[each.place for each in HEXAGON.hexes][:-1], (9, 9)]),
        HEXAGON.with_(hexes=tuple(each.with_(letter="K") for each in HEXAGON.hexes)),
        HEXAGON.with_(players=HEXAGON.players[:1]),
        HEXAGON.with_(options=HEXAGON.options.with_(type_limit=1)),
    ],
)
def test_what_can_be_cured_is_cured(board: Board) -> None:
    first = issues(board)[0]
    quick_fix = fixes(board, first, "en")[0]
    assert quick_fix.text
    assert first.code not in {issue.code for issue in issues(quick_fix.fleet)}
