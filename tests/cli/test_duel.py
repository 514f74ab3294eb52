"""Many battles on the command line: who wins, how sure that is, and that workers change nothing."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from metamaker.core.paths import sample_fleets
from tests.cli.conftest import EVEN_HAND, SKIRMISH, Run

KITES = sample_fleets("metaverse") / "kite-clans-of-aldersay.json"
SIDES = (f"{EVEN_HAND}#fathom", f"{EVEN_HAND}#ell")


def test_wins_losses_and_draws_add_up_and_the_interval_holds_the_rate(run: Run) -> None:
    told = run("duel", *SIDES, "-n", "6", "--workers", "1", "--json").data
    assert told["wins"] + told["losses"] + told["draws"] == told["fought"] == told["asked"] == 6
    assert told["win_rate"]["low"] < told["win_rate"]["found"] <= told["win_rate"]["high"]
    assert sum(told["turns"]["by_length"].values()) == 6
    assert told["losses_by_cause"]


def test_the_number_of_workers_changes_nothing(run: Run) -> None:
    one, two = (run("duel", *SIDES, "-n", "6", "--workers", workers, "--json").out for workers in ("1", "2"))
    assert one == two


def test_people_read_a_table(run: Run) -> None:
    told = run("duel", *SIDES, "-n", "4", "--workers", "1", "--captains", "chance,plain")
    assert told.code == 0
    assert told.out.startswith("A The Even Hand (fathom) against B The Even Hand (ell)\n")
    assert "win rate, 95% interval" in told.out
    assert "4 battles, " in told.out
    assert "count each pair as one observation" in told.out


def test_who_cannot_harm_the_other_is_told_before_any_battle(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "unarmed.json"
    run("new", file)
    fleet = json.loads(file.read_text())
    for ship in fleet["body"]["classes"]:
        ship["sections"]["core"]["mounts"] = []
    file.write_text(json.dumps(fleet))
    for verb, options in (("duel", ("-n", "1", "--workers", "1")), ("battle", ("--turns", "1"))):
        assert "Neither side can do damage" in run(verb, file, file, *options).out[:100]


def test_a_fleet_against_itself_fights_no_battle_twice(run: Run) -> None:
    """Changing sides would: every result would stand there for both, and the rate be a half whatever happens."""
    told = run("duel", SIDES[0], SIDES[0], "-n", "9", "--workers", "1", "--json").data
    assert told["itself"] is True
    assert any(times % 2 for times in told["turns"]["by_length"].values())
    assert not any(each["cause"].startswith(("A ", "B ")) for each in told["losses_by_cause"])
    assert "against itself\n" in run("duel", SIDES[0], SIDES[0], "-n", "2", "--workers", "1").out


def test_all_ships_by_name_are_the_fleet_itself(run: Run) -> None:
    named = f"{SKIRMISH}#Honest Weight,Borrowed Lantern"
    assert run("duel", named, SKIRMISH, "-n", "2", "--workers", "1", "--json").data["itself"] is True


def test_ships_of_every_class_are_accounted_for(run: Run) -> None:
    told = run("duel", SIDES[0], f"{EVEN_HAND}#ell,ell", "-n", "6", "--workers", "1", "--json").data
    met = {(each["side"], each["what"]): sum(end["count"] for end in each["ends"]) for each in told["ships"]}
    assert met == {("A", "Fathom"): 6, ("B", "Ell"): 12}


def test_rare_losses_are_shown_if_they_are_asked_for(run: Run) -> None:
    words = ("duel", KITES, SKIRMISH, "-n", "40", "--workers", "1")
    some, everything = run(*words).out, run(*words, "--all").out
    causes = run(*words, "--json").data["losses_by_cause"]
    assert len(causes) > 12
    assert "--all shows" in some
    assert "--all" not in everything
    assert all(each["cause"] in everything for each in causes)


def test_a_draw_is_told_to_be_half_a_win(run: Run) -> None:
    told = run("duel", *SIDES, "-n", "4", "--workers", "1", "--captains", "chance", "--seed", "3")
    drawn = run("duel", *SIDES, "-n", "4", "--workers", "1", "--captains", "chance", "--seed", "3", "--json").data["draws"]
    assert ("each counts as half a win" in told.out) == (drawn > 0)


def test_where_no_cluster_is_one_sentence_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("metamaker.play.simulation.executors.CONNECT_SECONDS", 0.2)
    told = run("duel", *SIDES, "-n", "2", "--cluster", "tcp://127.0.0.1:1")
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert "there is no dask cluster at tcp://127.0.0.1:1" in told.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((*SIDES, "-n", "0"), "the minimum is 1"),
        ((SIDES[0],), "a battle needs two fleets, and you gave 1"),
        ((f"{EVEN_HAND}#", SIDES[0]), "write the names of ships or classes after #, not “#”"),
        ((f"{EVEN_HAND}#ell,,fathom", SIDES[0]), "write the names of ships or classes after #, not “#ell,,fathom”"),
        ((f"{EVEN_HAND}#yardstick,Yardstick", SIDES[0]), "you named the ship “Yardstick” twice"),
    ],
)
def test_wrong_words_are_told_in_a_sentence(run: Run, words: tuple[str, ...], sentence: str) -> None:
    told = run("duel", *words)
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert sentence.lower() in told.err.lower()


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="children are counted as Linux lists them")
def test_a_duel_that_is_ended_leaves_nothing_behind() -> None:
    """Otherwise shared semaphores would stay in the system, and Python would warn about them."""
    command = [sys.executable, "-m", "metamaker", "duel", str(SKIRMISH), str(SKIRMISH), "-n", "1000000", "--workers", "2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        while process.poll() is None and len(children.read_text().split()) < 3:  # two, and the one that tracks what they share
            time.sleep(0.05)
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (143, "")


LOOM = sample_fleets("cosmoclysm") / "three-sails.json"
CHAIRS = sample_fleets("cosmos_commanders") / "three-chairs.json"


@pytest.mark.parametrize("board", [LOOM, CHAIRS], ids=lambda path: path.stem)
def test_seats_of_three_under_one_captain_share_all_games(run: Run, board: Path) -> None:
    told = run("duel", board, "-n", "6", "--workers", "1", "--captains", "chance", "--json").data
    assert [(each["captain"], each["seats"]) for each in told["sides"]] == [("chance", 1)] * 3
    assert sum(each["share"]["found"] for each in told["sides"]) == pytest.approx(1 - told["drawn"] / 6)
    shown = run("duel", board, "-n", "6", "--workers", "1", "--captains", "chance").out
    assert shown.startswith("Win rates of 3 sides on one board")
    assert "side C" in shown


@pytest.mark.parametrize("board", [LOOM, CHAIRS], ids=lambda path: path.stem)
def test_one_captain_plays_against_all_others_of_another_name(run: Run, board: Path) -> None:
    words = ("duel", board, "-n", "12", "--workers", "1", "--captains", "plain,chance")
    one, others = run(*words, "--json").data["sides"]
    assert (one["captain"], one["seats"], one["even"]) == ("plain", 1, pytest.approx(1 / 3))
    assert (others["captain"], others["seats"], others["even"]) == ("chance", 2, pytest.approx(2 / 3))
    assert one["share"]["found"] > 2 / 3, "it wins wherever it sits"
    shown = run(*words).out
    assert "one player" in shown
    assert "the 2 other players together" in shown
    assert "captains change places" in shown


def test_each_seat_can_have_a_captain_of_its_own(run: Run) -> None:
    told = run("duel", LOOM, "-n", "3", "--workers", "1", "--captains", "plain,chance,chance", "--json").data
    assert [each["seats"] for each in told["sides"]] == [1, 2]
    ended = run("duel", LOOM, "-n", "1", "--captains", "plain,chance,chance,chance")
    assert ended.code == 2
    assert "3 sides" in ended.err


def test_more_than_two_sides_of_ships_are_refused_with_the_reason(run: Run) -> None:
    ended = run("duel", SKIRMISH, SKIRMISH, SKIRMISH, "-n", "1")
    assert ended.code == 2


@pytest.mark.parametrize("verb", ["duel", "weigh"])
def test_a_side_against_itself_cannot_be_decided(run: Run, verb: str) -> None:
    told = run(verb, f"{EVEN_HAND}#ell", f"{EVEN_HAND}#ell", "-n", "40", "--decide", "--workers", "1")
    assert told.code == 2
    assert "--decide can only be used with sides that differ in ships or captain" in told.err
