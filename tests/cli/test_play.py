"""A person at the table: prompts with what is legal, reasons for refusals, undo before anything is revealed, replays."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import EVEN_HAND, Outcome, Run

SIDES = (f"{EVEN_HAND}#fathom,ell", f"{EVEN_HAND}#yardstick")
Play = Callable[..., Outcome]


@pytest.fixture
def play(run: Run, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Play with these typed lines and options."""

    def played(*typed: str, options: tuple[str | Path, ...] = (), files: tuple[str | Path, ...] = SIDES) -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        return run("play", *files, "--no-rules", *options)

    return played


def choices(file: Path) -> list[object]:
    found: list[object] = json.loads(file.read_text())["body"]["choices"]
    return found


def test_plots_are_hidden_until_all_are_confirmed(play: Play) -> None:
    told = play("+2", "+1")
    assert told.code == 0
    assert "plotted" not in told.out
    told = play("+2", "+1", "yes")
    assert "Fathom plotted +2" in told.out
    assert "Yardstick" in told.out


def test_a_plot_says_where_it_leads(play: Play) -> None:
    assert "moves 6 cm: at (−6, −42), heading 0°, speed 6" in play("+2", "quit").out


def test_a_refusal_gives_the_reason_with_its_rule_and_asks_again(play: Play) -> None:
    told = play("+99", "nonsense", "quit")
    assert "not allowed: " in told.out
    assert "(MV-1.2.0-04)" in told.out
    assert "not understood: column 1: an order code was expected, found “nonsense”" in told.out


def test_a_plot_can_be_undone_before_it_is_revealed(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "replay.json"
    told = play("+2", "undo", "+1", "", "undo", "+2", "yes", options=("--save", file))
    assert told.code == 0
    assert choices(file)[:2] == ["+1", "+2"]


def test_there_is_nothing_to_undo_before_the_first_order(play: Play) -> None:
    assert "there is nothing to undo" in play("undo", "quit").out


def test_own_ships_and_the_enemy_can_be_seen(play: Play) -> None:
    told = play("view", "table", "help", "quit")
    assert "B1 Yardstick: 96" in told.out
    assert "bearing " in told.out
    assert "by section" in told.out


def test_a_battle_that_was_left_goes_on_from_its_replay(play: Play, tmp_path: Path) -> None:
    file, later = tmp_path / "replay.json", tmp_path / "later.json"
    play("+2", "+1", "yes", options=("--save", file))
    told = play("quit", files=(file,), options=("--save", later))
    assert told.code == 0
    assert "turn 1" in told.out
    assert choices(later) == choices(file)


def test_the_whole_battle_can_be_played_by_doing_nothing(play: Play, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "replay.json"
    told = play(*[""] * 400, options=("--save", file, "--side", "b", "--captain", "plain"))
    assert "Losses" in told.out
    again = run("battle", "--replay", file, "--no-rules")
    assert again.code == 0
    assert "Losses" in again.out


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--side", "c"), "expected a or b for --side, found “c”"),
        (("--captain", "nobody"), "expected captains out of chance, plain, careful, found “nobody”"),
        (("--save", EVEN_HAND), "expected a new name or a replay to replace"),
    ],
)
def test_wrong_words_are_told_in_a_sentence(play: Play, options: tuple[str | Path, ...], sentence: str) -> None:
    told = play(options=options)
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert sentence in told.err
