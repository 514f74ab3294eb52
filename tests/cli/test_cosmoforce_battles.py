"""Battles of Cosmoforce in the terminal: told, fought by the hundred, played by one or several, for survival."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from metamaker.core.paths import sample_fleets
from tests.cli.conftest import EVEN_HAND, Outcome, Run

THREATS = sample_fleets("cosmoforce") / "eight-threats.json"
IDEAS = sample_fleets("cosmoforce") / "six-ideas.json"
PAIR = (f"{THREATS}#missile-boat", f"{THREATS}#parade-float")
Play = Callable[..., Outcome]


@pytest.fixture
def play(run: Run, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Play with these typed lines and words."""

    def played(*typed: str, words: tuple[str | Path, ...] = PAIR) -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        return run("play", *words, "--no-rules")

    return played


def test_a_duel_of_ships_is_told_with_its_rules_and_losses(run: Run) -> None:
    told = run("battle", *PAIR)
    assert told.code == 0
    assert "Missile Boat against Parade Float" in told.out
    assert "Round 1: " in told.out
    assert "CF-ATK-01" in told.out
    assert "mass 10 of 10 lost" in told.out or "mass 20 of 20 lost" in told.out


def test_the_teams_of_one_document_fight_each_other(run: Run) -> None:
    assert "Quick hands against Heavy weather" in run("battle", IDEAS, "--brief").out


def test_more_than_two_forces_meet_in_a_mosh_pit(run: Run) -> None:
    told = run("battle", *PAIR, f"{IDEAS}#tin-sparrow", "--captains", "plain,chance,plain", "--brief")
    assert told.code == 0
    assert "Missile Boat against Parade Float against Tin Sparrow" in told.out


def test_a_replay_fights_the_battle_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "replay.json"
    told = run("battle", *PAIR, "--seed", "7", "--save", file)
    again = run("battle", "--replay", file)
    assert again.code == 0
    assert again.out.strip() == told.out[: told.out.index("wrote ")].strip()


def test_the_log_is_a_line_for_each_event_and_a_summary(run: Run) -> None:
    lines = run("battle", *PAIR, "--json").out.splitlines()
    assert '"event":"BattleBegan"' in lines[0].replace(" ", "")
    assert '"event":"Summary"' in lines[-1]


def test_a_survival_run_ends_with_a_score(run: Run) -> None:
    told = run("battle", IDEAS, "--survival", "--brief", "--seed", "5")
    assert told.code == 0
    assert "Fight 1: " in told.out
    assert re.search(r"^ *\d+ fights? survived$", told.out, re.MULTILINE)
    assert " points" in told.out


def test_many_battles_are_counted(run: Run) -> None:
    told = run("duel", *PAIR, "-n", "40", "--workers", "1", "--json")
    assert told.code == 0
    assert told.data["fought"] == 40
    assert told.data["wins"] + told.data["losses"] + told.data["draws"] == 40


def test_the_two_teams_of_a_document_duel(run: Run) -> None:
    told = run("duel", IDEAS, "-n", "4", "--workers", "1", "--json")
    assert [side["name"] for side in told.data["sides"]] == ["Quick hands", "Heavy weather"]


def test_a_person_gives_orders_with_their_chances_on_the_screen(play: Play) -> None:
    told = play("missile 2", "yes", "quit")
    assert told.code == 0
    assert "2 Missiles at B1 Parade Float, mass 20, 6 dice: 4.75 hits on average" in told.out
    assert "depleted with 20.7%" in told.out
    assert "A1 Missile Boat fires Missile slots 3, 4 at B1 Parade Float" in told.out


def test_refusals_and_help_are_plain(play: Play) -> None:
    told = play("burn +9", "sing", "help", "view b1", "table", "quit")
    assert "not allowed: speed can change by up to 5 (CF-BURN-02)" in told.out
    assert "not understood: " in told.out
    assert "you can shorten words: m 2 b1" in told.out
    assert "slot 10: Armor, 0 of 3 boxes marked" in told.out


def test_an_order_is_undone_before_and_after_it_is_given(play: Play) -> None:
    told = play("conserve", "undo", "conserve", "yes", "undo", "quit")
    assert "undone; no dice have been rolled since" in told.out
    assert told.out.count("choose an action (2 left)") == 3


def test_the_captain_plays_on_to_the_end(play: Play) -> None:
    told = play("captain rest")
    assert told.code == 0
    assert "Losses" in told.out


def test_two_people_share_the_keyboard(play: Play) -> None:
    told = play(*[""] * 40, "quit", "", words=(*PAIR, "--side", "a", "--side", "b"))
    assert told.code == 0
    assert "A1 action>" in told.out
    assert "B1 action>" in told.out


LONE = f"{IDEAS}#tin-sparrow"
"""A team of one ship, whose survival run is short."""

each_team = pytest.mark.parametrize(
    ("team", "seed"), [(LONE, "3"), pytest.param(IDEAS, "5", marks=pytest.mark.slow)], ids=["one ship", "a whole team"]
)


@each_team
def test_how_all_stand_is_shown_as_the_next_fight_begins(play: Play, team: str | Path, seed: str) -> None:
    told = play("captain rest", words=(team, "--survival", "--seed", seed)).out
    second = told[told.index("wins fight 1") : told.index("Round 1: ", told.index("Fight 2: "))]
    between = [second.index(text) for text in ("fight survived", "Threats for", "Fight 2: ", "sets out", "systems\n")]
    assert between == sorted(between)
    assert "\nA1" not in second[: second.index("sets out")]


@each_team
def test_a_survival_run_is_left_and_goes_on(play: Play, tmp_path: Path, team: str | Path, seed: str) -> None:
    file = tmp_path / "run.json"
    assert play("captain", "quit", words=(team, "--survival", "--seed", seed, "--save", file)).code == 0
    told = play("captain rest", words=(file,))
    assert told.code == 0
    assert "points" in told.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("battle", THREATS), "give 2 to 16 sides, or one file that contains several; you gave 1"),
        (("battle", *PAIR, "--survival"), "a survival run needs one fleet, and you gave 2"),
        (("battle", EVEN_HAND, "--survival"), "Metaverse has no survival runs"),
        (("play", *PAIR, "--side", "c"), "there is no side “c”; choose a or b"),
        (("duel", *PAIR, "--captains", "nobody"), "there is no captain “nobody”"),
        (("duel", f"{THREATS}#heron", PAIR[1]), "heron"),
        (("battle", sample_fleets("cosmoforce") / "eight-threats-web.json", IDEAS), "all forces must play by the same rules"),
    ],
)
def test_wrong_words_are_told_in_a_sentence(run: Run, words: tuple[str | Path, ...], sentence: str) -> None:
    told = run(*words)
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert sentence in told.err
