"""The toy game on the command line: begun, played, kept, gone on with, printed; what it cannot do is told in a sentence."""

import io
import json
from pathlib import Path

import pytest

from metamaker.core.code_text import is_code
from tests.cli.conftest import Run


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the typed answers of the next match."""
    monkeypatch.setattr("sys.stdin", io.StringIO("go\nrest\nundo\ngo to 2\ngo\nsave half.json\nquit\n"))


def test_a_board_is_begun_read_shared_and_compared(run: Run, board: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.json"
    assert run("new", new, "--game", "race", "--name", "Six").code == 0
    assert json.loads(new.read_text()) == {"game": "race", "format": 1, "body": {"name": "Six", "turns": 9}}
    assert "Five" in run("text", board).out
    assert is_code(run("code", board).out)
    assert "name" in run("diff", board, new).out


def test_captains_play_a_match_that_is_kept_and_told_again(run: Run, board: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    told = run("battle", board, "--seed", 3, "--save", kept)
    assert told.code == 0
    assert "turn 6: A is on field 4" in told.out
    assert "The end\n  B has won" in told.out
    again = run("battle", "--replay", kept).out
    assert again.splitlines() == told.out.splitlines()[: len(again.splitlines())]
    assert json.loads(run("battle", "--replay", kept, "--json").out.splitlines()[0]) == {
        "event": "Moved",
        "turn": 1,
        "piece": "A",
        "field": 1,
    }


@pytest.mark.usefixtures("typed")
def test_a_person_plays_undoes_keeps_and_goes_on(
    run: Run, board: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = run("play", board, "--side", "a", "--side", "b").out
    assert "A: move" in told
    assert "undone; no dice have been rolled since" in told
    kept = json.loads(Path("half.json").read_text())
    assert kept["body"]["choices"][0] == "go"
    monkeypatch.setattr("sys.stdin", io.StringIO("go\n" * 20))
    assert " has won" in run("play", "half.json", "--side", "a", "--side", "b").out


def test_two_captains_meet_in_many_matches(run: Run, board: Path) -> None:
    figures = run("duel", board, "-n", 40, "--workers", 1, "--json").data
    assert (figures["fought"], figures["itself"]) == (40, True)
    assert figures["wins"] + figures["losses"] + figures["draws"] == 40
    assert figures["wins"] > 0
    assert figures["losses"] > 0


def test_the_board_is_printed(run: Run, board: Path, tmp_path: Path) -> None:
    assert run("pages", board, "-o", tmp_path / "board.pdf").code == 0
    assert (tmp_path / "board.pdf").read_bytes().startswith(b"%PDF")
    assert run("picture", board, "-o", tmp_path / "board.png").code == 0


@pytest.mark.parametrize(
    ("verb", "games"),
    [
        ("check", "Metaverse, Cosmoforce, Cosmoclysm and Cosmos Commanders"),
        ("stats", "Metaverse and Cosmoforce"),
        ("sheets", "Metaverse and Cosmoforce"),
        ("fleet", "Metaverse and Cosmoforce"),
        ("balance", "Metaverse, Cosmoforce, Cosmoclysm and Cosmos Commanders"),
    ],
)
def test_what_the_game_cannot_do_is_told_in_a_sentence(run: Run, board: Path, tmp_path: Path, verb: str, games: str) -> None:
    told = run(verb, board, *(("-o", tmp_path) if verb == "sheets" else ()))
    assert told.code == 2
    assert told.out == ""
    assert told.err == f"metamaker: {board}: this is a Race file; this command works with {games}\n"


def test_there_are_no_sides_to_choose_on_a_board(run: Run, board: Path) -> None:
    told = run("battle", f"{board}#A", "--seed", 1)
    assert told.err == f"metamaker: {board}: this game has no sides to choose from; leave out “A”\n"
