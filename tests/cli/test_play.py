"""A person at the table: prompts with what is legal, reasons for refusals, undo before anything is revealed, replays."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import EVEN_HAND, Outcome, Run

SIDES = (f"{EVEN_HAND}#fathom,ell", f"{EVEN_HAND}#yardstick")
KITES = EVEN_HAND.with_name("kite-clans-of-aldersay.json")
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
    assert "not understood: column 1: there is no order code “nonsense”" in told.out


def test_a_plot_can_be_undone_before_it_is_revealed(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "replay.json"
    told = play("+2", "undo", "+1", "", "undo", "+2", "yes", options=("--save", file))
    assert told.code == 0
    assert choices(file)[:2] == ["+1", "+2"]


def test_there_is_nothing_to_undo_before_the_first_order(play: Play) -> None:
    assert "there is nothing to undo" in play("undo", "quit").out


def test_own_ships_and_the_enemy_can_be_seen(play: Play) -> None:
    told = play("view", "table", "view B1", "view Z9", "quit")
    assert "B1 Yardstick, at (" in told.out
    assert "B1 96.2 cm, bearing 3°, shows its fore arc" in told.out
    assert "by section" in told.out
    assert "its aft arc is protected by" in told.out
    assert "not understood: there is no ship “Z9” (labels are like A1)" in told.out


def test_help_explains_what_can_be_answered_here(play: Play) -> None:
    told = play("help", "quit")
    assert "EM2: two evasive manoeuvres" in told.out
    assert "(not now) FTL-R: leave the battle" in told.out
    assert "captain ship, turn or rest" in told.out


def test_a_battle_that_was_left_goes_on_from_its_replay(play: Play, tmp_path: Path) -> None:
    file, later = tmp_path / "replay.json", tmp_path / "later.json"
    play("+2", "+1", "yes", options=("--save", file))
    told = play("quit", files=(file,), options=("--save", later))
    assert told.code == 0
    assert "Fathom plotted +2" in told.out
    assert choices(later) == choices(file)


def test_a_replay_that_is_over_shows_its_end_once(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "replay.json"
    play("captain rest", options=("--save", file))
    told = play(files=(file,))
    assert told.out.count("by section") == told.out.count("Losses") == 1


def test_the_table_is_shown_between_turns(play: Play) -> None:
    told = play("captain rest").out
    turns = told.count("\nTurn ")
    assert turns > 1
    assert told.count("by section") == turns


def test_the_captain_can_answer_for_a_turn_or_the_rest(play: Play, tmp_path: Path) -> None:
    assert "> " not in play("captain rest").out.partition("A1 plot> ")[2]
    one = play("captain turn", "quit").out
    assert "by the captain “admiral”: " in one.replace("\n", " ")
    assert "plot for turn 1" in one
    assert "plot for turn 2" in one
    assert one.count("plot> ") == 2
    file = tmp_path / "replay.json"
    play("captain", "captain", "yes", options=("--save", file))
    assert all(choices(file)[:3])


def test_a_ship_that_the_captain_has_is_not_asked_for_until_it_is_taken_back(play: Play) -> None:
    told = play("captain ship", "+1", "yes", "captain off", "quit").out
    assert told.count("Fathom: plot") == 1
    assert "you answer all questions" in told


def test_the_same_again(play: Play) -> None:
    told = play("same", "+1", "+2", "yes", *["captain turn", "captain turn"], "same", "quit").out
    assert "you have not answered a question like this yet" in told
    assert told.count("+1: moves") > 1


def test_what_is_asked_in_vain_is_asked_if_wanted(play: Play) -> None:
    assert "electronic warfare" not in play("", "", "yes", "quit").out
    told = play("ask all", "", "", "yes", "", "", "", "", "quit").out
    assert "electronic warfare" in told or "group of crew quality" in told


def test_fire_of_all_ships_is_reviewed_and_can_be_undone(play: Play) -> None:
    files = f"{EVEN_HAND}#clerk-of-works,sounding-lead", f"{KITES}#left-mitten"
    told = play("captain", "captain", "yes", "", "", "undo", "captain", "", "yes", files=files).out
    before, _, after = told.rpartition("give these orders?")
    review = before.rpartition("A2 fire> ")[2]
    assert "Clerk of Works: fires at B1 Left Mitten by 15 sensor array #1 (core): " in review
    assert "Sounding Lead: holds fire" in review
    assert told.count("A1 fire> ") == 2
    assert told.count("Clerk of Works fires") == after.count("Clerk of Works fires") == 1


def test_a_battle_is_the_same_whether_orders_were_taken_back_or_not(play: Play, tmp_path: Path) -> None:
    straight, crooked = tmp_path / "straight.json", tmp_path / "crooked.json"
    files = f"{EVEN_HAND}#clerk-of-works,sounding-lead", f"{KITES}#left-mitten"
    begun, end = ("captain", "captain", "yes", "", "captain"), ("captain", "yes", "captain rest")
    play(*begun, *end, options=("--save", straight), files=files)
    play(*begun, "undo", "", "undo", "captain", *end, options=("--save", crooked), files=files)
    assert choices(straight) == choices(crooked)


def test_a_group_of_one_ship_can_be_undone_before_the_dice_fall(play: Play) -> None:
    told = play("captain", "yes", "", "undo", "captain", "no", "quit", files=(f"{EVEN_HAND}#fathom", SIDES[1])).out
    assert told.count("A1 fire> ") == 3
    assert "D20" not in told.partition("A1 fire> ")[2]


def test_who_leaves_is_offered_to_keep_the_battle(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    told = play("+2", "+1", "yes", "quit", file)
    assert "Save the battle as a replay?" in told.out
    assert choices(file)[:2] == ["+2", "+1"]
    assert "keep the battle" not in play("quit").out
    assert "the replay was not saved" in play("+2", "+1", "yes").out


@pytest.mark.parametrize("word", ["no", "N"])
def test_no_is_not_taken_for_the_name_of_a_file(play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    monkeypatch.chdir(tmp_path)
    assert "Save the battle as a replay?" in play("+2", "+1", "yes", "quit", word).out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("word", ["quit", "exit", "q", "EXIT"])
def test_there_are_several_words_for_leaving(play: Play, word: str) -> None:
    assert "you leave the battle" in play(word).out


def test_words_with_something_behind_them_are_not_obeyed(play: Play) -> None:
    told = play("quit now", "save", "+1", "quit")
    assert "not understood: column 1: there is no order code “quit”" in told.out
    assert "add the name of a file, such as: save battle.json" in told.out
    assert "+1: moves" in told.out


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
        (("--side", "c"), "there is no side “c”; choose a or b"),
        (("--captain", "nobody"), "there is no captain “nobody”"),
        (("--save", EVEN_HAND), "this name belongs to a file that is not a replay"),
    ],
)
def test_wrong_words_are_told_in_a_sentence(play: Play, options: tuple[str | Path, ...], sentence: str) -> None:
    told = play(options=options)
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert sentence in told.err
