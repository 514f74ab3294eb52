"""Two fleets that meet, on the command line: forecast, battles, what makes it fair."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from metamaker.balance.balancer import Evened, Proposal
from metamaker.cli.handlers import fair
from metamaker.core.paths import sample_fleets
from metamaker.game_api.odds import Odds
from metamaker.play.results import Pair, Tally
from tests.cli.conftest import EVEN_HAND, SKIRMISH, Run

IDEAS = sample_fleets("cosmoforce") / "six-ideas.json"
ELL, FATHOM = f"{EVEN_HAND}#ell", f"{EVEN_HAND}#fathom"


def test_a_forecast_needs_no_battle_and_tells_why(run: Run) -> None:
    told = run("forecast", ELL, FATHOM)
    assert told.code == 0
    assert "likely: The Even Hand (fathom) (6 : 94; A wins " in told.out
    assert "The Even Hand (ell)  ▒" in told.out
    assert told.out.count("The Even Hand (fathom)") == 3  # title, words, bar; reasons have letters
    data = run("forecast", ELL, FATHOM, "--json").data
    assert 0 < data["win_rate"]["found"] < 0.5
    reason = data["reasons"][0]
    assert reason["side"] == "B"
    assert reason["amounts"][0] < reason["amounts"][1]
    assert f"+{reason['points']:.0f} for B" in told.out


def test_a_few_battles_make_a_forecast_more_precise(run: Run) -> None:
    alone, looked = (run("forecast", ELL, FATHOM, *words, "--json").data for words in ((), ("--battles", "20")))
    assert (alone["fought"], looked["fought"]) == (0, 20)
    wide, narrow = (rate["high"] - rate["low"] for rate in (alone["win_rate"], looked["win_rate"]))
    assert narrow < wide
    assert looked["reasons"] == alone["reasons"]
    told = run("forecast", ELL, FATHOM, "--battles", "20")
    assert "with 20 battles" in told.out
    assert f"({round(100 * looked['win_rate']['found'])} : " in told.out


def test_the_same_battles_count_for_both_sides(run: Run) -> None:
    there, back = (run("forecast", *sides, "--battles", "4", "--json").data for sides in ((ELL, FATHOM), (FATHOM, ELL)))
    assert there["win_rate"]["found"] == pytest.approx(1 - back["win_rate"]["found"])


def test_a_game_without_forecasts_says_so(run: Run) -> None:
    told = run("forecast", f"{IDEAS}#tin-sparrow", f"{IDEAS}#warm-kettle")
    assert told.code == 2
    assert "this command works with Metaverse" in told.err


def test_weighing_tells_rate_interval_and_who_is_ahead(run: Run) -> None:
    told = run("weigh", ELL, FATHOM, "-n", "20", "--workers", "1")
    assert told.code == 0
    assert "20 battles: " in told.out
    assert "likely: The Even Hand (fathom)" in told.out
    data = run("weigh", ELL, FATHOM, "-n", "20", "--workers", "1", "--json").data
    assert (data["fought"], data["verdict"]) == (20, "second")
    assert data["win_rate"]["low"] <= data["win_rate"]["found"] <= data["win_rate"]["high"]


@pytest.mark.parametrize("verb", ["weigh", "duel"])
def test_the_question_who_is_better_takes_only_the_battles_that_it_needs(verb: str, run: Run) -> None:
    words = (verb, FATHOM, ELL, "-n", "400", "--decide", "--workers", "1")
    data = run(*words, "--json").data
    assert data["fought"] == data["asked"] < 100
    assert data["verdict" if verb == "weigh" else "decision"] == "first"
    told = run(*words)
    assert told.code == 0
    assert f"decided after {data['fought']} battles: The Even Hand (fathom) is better" in told.out
    assert "stopped" not in told.out


def test_an_open_question_is_called_undecided(run: Run) -> None:
    told = run("weigh", FATHOM, f"{SKIRMISH}#Honest Weight", "-n", "4", "--decide", "--workers", "1")
    assert "undecided after 4 battles; more battles (-n) can decide it" in told.out


def test_a_free_for_all_has_no_better_side(run: Run) -> None:
    told = run("duel", str(sample_fleets("cosmoclysm") / "the-loom.json"), "-n", "2", "--decide", "--workers", "1")
    assert told.code == 2
    assert "--decide can only be used with two sides" in told.err


def test_other_games_are_weighed_without_a_forecast(run: Run) -> None:
    data = run("weigh", f"{IDEAS}#tin-sparrow", f"{IDEAS}#warm-kettle", "-n", "4", "--workers", "1", "--json").data
    assert data["fought"] == 4
    assert data["forecast"] is None


def test_a_duel_from_an_encounter_begins_where_that_says(run: Run, tmp_path: Path) -> None:
    file, sides = tmp_path / "meeting.json", (f"{SKIRMISH}#Honest Weight", f"{SKIRMISH}#Borrowed Lantern")
    run("encounter", *sides, "--terrain", "none", "--seed", "3", "-o", file)
    body = json.loads(file.read_text(encoding="utf-8"))
    for place in body["body"]["setup"]["positions"]:
        place["y_cm"] = 59 if place["y_cm"] > 0 else -59
        place["speed"] = 0
    file.write_text(json.dumps(body), encoding="utf-8")
    usual, met = (run("duel", *who, "-n", "10", "--workers", "1", "--json").data for who in (sides, (file,)))
    assert met["fought"] == usual["fought"] == 10
    assert met["turns"]["mean"] > usual["turns"]["mean"]


@pytest.mark.slow
def test_a_meeting_is_made_fair_and_kept_as_an_encounter(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "fair.json"
    told = run("fair", f"{EVEN_HAND}#ell,ell,ell", SKIRMISH, "-n", "1", "--workers", "1", "-o", file, "--json")
    assert told.code == 0
    best = told.data["proposals"][0]
    assert best["fair"]
    assert 0.45 <= best["win_rate"]["found"] <= 0.55
    again = run("weigh", file, "-n", "200", "--workers", "1", "--seed", "9", "--json").data
    assert again["win_rate"]["low"] < 0.55
    assert again["win_rate"]["high"] > 0.45


def test_a_search_without_time_says_that_nothing_is_known(run: Run) -> None:
    told = run("fair", ELL, FATHOM, "--seconds", "1", "--workers", "1", "--json")
    assert told.code in {0, 1}
    assert told.data["as_it_is"]["kind"] == "none"
    assert told.data["fought"] >= 1


def test_who_is_limited_is_drawn_up_anew(run: Run) -> None:
    told = run("fair", ELL, FATHOM, "--limit", "5", "--seconds", "1", "--workers", "1")
    assert told.code == 2
    assert "has no ship worth 5 points or less" in told.err


MISMATCH = str(sample_fleets("metaverse") / "the-marginalia.json#Finis"), f"{EVEN_HAND}#ell"
"""A battleship against a frigate: no change makes this even."""


def hopeless(odds: Odds, forces: Sequence[Any], *_: Any) -> Iterator[Evened]:
    """Yield a search with 27 abandoned changes after 270 battles."""
    base = Proposal(odds.as_it_is(forces), Tally(10, 0, pairs=((Pair(4, 8), 5),)))
    yield Evened(base, (), 27, 270, given_up=True)


@pytest.mark.parametrize("output", ["", "file", "-"])
def test_a_search_without_a_result_ends_with_1_and_says_what_would_help(
    output: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair, "even_offers", hopeless)
    file = tmp_path / "fair.json"
    words = [] if not output else ["-o", file if output == "file" else output]
    told = run("fair", *MISMATCH, "--workers", "1", *words)
    assert told.code == 1
    said = " ".join((told.err if output == "-" else told.out).split())
    assert (
        "none of 27 changes can balance this: 270 battles have ruled all of them out, and more seconds will not help." in said
    )
    assert "Add ships to The Even Hand, or leave some ships of The Marginalia out." in said
    assert not file.exists()
    assert output != "-" or not told.out


@pytest.mark.slow
def test_a_hopeless_search_ends_long_before_its_time(run: Run, tmp_path: Path) -> None:
    told = run("fair", *MISMATCH, "--seconds", "120", "--workers", "1", "--json", "-o", tmp_path / "fair.json")
    assert told.code == 1
    assert told.data["given_up"]
    assert {each["kind"] for each in told.data["proposals"]} <= {"head_start"}
    assert not any(each["fair"] for each in told.data["proposals"])


def test_a_head_start_is_given_on_the_command_line_and_kept_in_the_encounter(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "points.json"
    for words, turn in (("b14@6", 6), ("b14", 0)):
        assert run("encounter", ELL, FATHOM, "--head-start", words, "-o", file).code == 0
        assert json.loads(file.read_text(encoding="utf-8"))["body"]["setup"]["head_start"] == {
            "side": "b",
            "points": 14,
            "from_turn": turn,
        }
    told = run("battle", file, "--brief", "--head-start", "A100")
    assert "head start of 100 for" in " ".join(told.out.split())
    weighed = run("weigh", file, "-n", "4", "--workers", "1", "--head-start", "a100", "--json").data
    assert (weighed["wins"], weighed["forecast"]) == (4, None)
    assert run("duel", file, "-n", "4", "--workers", "1", "--head-start", "b100", "--json").data["losses"] == 4


@pytest.mark.parametrize("battles", ["0", "4"])
def test_there_is_no_forecast_of_a_victory_by_points(run: Run, tmp_path: Path, battles: str) -> None:
    file = tmp_path / "points.json"
    assert run("encounter", ELL, FATHOM, "--head-start", "b14", "-o", file).code == 0
    told = run("forecast", file, "--battles", battles)
    assert told.code == 2
    assert "forecasts do not cover victory by points; use weigh" in told.err


@pytest.mark.parametrize("words", ["14b", "c14", "b", "b-1", "b101", "b1@", "b1@x", "b1@1000"])
def test_other_words_are_no_head_start(run: Run, words: str) -> None:
    told = run("battle", ELL, FATHOM, "--head-start", words)
    assert told.code == 2
    assert "such as b14" in told.err or "from 0 to 100 points" in told.err or "turns 0 to 999" in told.err
