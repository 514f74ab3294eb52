"""An event from the invitation to the last standings, on the command line."""

from pathlib import Path

import pytest

from metamaker.core.paths import sample_events
from tests.cli.conftest import SKIRMISH, Run

SAMPLES = sample_events("metaverse")
FLEETS = [SAMPLES / f"{name}.json" for name in ("measured-steps", "second-firing", "reeds-and-gates")]
REGATTA = SAMPLES / "lantern-regatta.json"


@pytest.fixture
def club(run: Run, tmp_path: Path) -> Path:
    """Return an event with a limit and three players."""
    file = tmp_path / "club.json"
    assert run("event", "new", file, "--name", "Club day").code == 0
    assert run("set", file, "limits", "combat_value_most", "249").code == 0
    assert run("event", "add", file, *FLEETS, "-q").code == 0
    return file


def test_an_event_is_held(run: Run, club: Path) -> None:
    told = run("check", club)
    assert told.code == 1
    assert "Bastian Quill: the fleet is worth 249.6 points, 0.6 above the 249 of the event" in told.out
    paired = run("event", "pair", club, "--seed", "4", "--json").data
    assert len(paired["rounds"][0]) == 2
    assert "round 1 is not over" in run("event", "pair", club).err
    game = next(each for each in paired["rounds"][0] if each["second"])
    assert run("event", "result", club, game["second"], "win").code == 0
    stands = run("event", "standings", club, "--json").data
    assert stands["players"][0]["points"] == 3
    assert {each["id"]: each["points"] for each in stands["players"]}[game["first"]] == 0
    assert run("event", "pair", club, "--seed", "5").code == 0
    mended = run("event", "result", club, game["second"], "win", "--round", "1").out
    assert ("Round 1" in mended, "Round 2" in mended) == (True, False)
    assert run("event", "unpair", club, "--json").data["round"] == 1
    withdrawn = run("event", "withdraw", club, game["first"], "--json").data
    assert [each["id"] for each in withdrawn["players"] if each["withdrawn"]] == [game["first"]]


def test_a_game_that_nobody_won_is_noted_and_a_result_is_taken_back(run: Run, club: Path) -> None:
    paired = run("event", "pair", club, "--seed", "4", "--json").data
    player = next(each for each in paired["rounds"][0] if each["second"])["first"]
    words = {"both-lose": "both lose", "not-played": "not played", "clear": "to be played"}
    results = {"both-lose": "both_lose", "not-played": "not_played", "clear": None}
    for word, told in words.items():
        ended = run("event", "result", club, player, word)
        assert (ended.code, told in ended.out) == (0, True)
        (game,) = (each for each in run("event", "standings", club, "--json").data["rounds"][0] if each["second"])
        assert game["result"] == results[word]
        can_go_on = run("event", "pair", club).code == 0
        assert can_go_on == (word != "clear")
        if can_go_on:
            assert run("event", "unpair", club).code == 0
        assert run("pages", club, "--only", "pairings,standings", "-o", club.with_name(f"{word}.pdf")).code == 0
    french = run("--language", "fr", "event", "result", club, player, "both-lose").out
    assert "double défaite" in french


def test_two_players_of_one_name_are_told_apart(run: Run, tmp_path: Path) -> None:
    day = tmp_path / "day.json"
    run("event", "new", day)
    for name in ("Ann", "Ann ", "Bob", "Cid"):
        assert run("event", "add", day, "--name", name).code == 0
    data = run("event", "pair", day, "--json").data
    assert sorted(each["name"] for each in data["players"]) == ["Ann", "Ann 2", "Bob", "Cid"]
    assert run("event", "add", day, "--name", " ").code == 2
    day.write_text(day.read_text().replace('"Ann 2"', '"Ann"'))
    ended = run("event", "result", day, "Ann", "win")
    assert (
        ended.code,
        "“Ann” is ambiguous, as 2 players have this name; choose from players/ann, players/ann-2" in ended.err,
    ) == (2, True)
    assert run("event", "result", day, "players/ann-2", "win").code == 0


def test_a_player_holds_the_own_fleet_against_the_event(run: Run, club: Path) -> None:
    assert run("check", FLEETS[0], "--event", club).code == 0
    told = run("check", FLEETS[1], "--event", club, "--json")
    assert (told.code, [issue["code"] for issue in told.data["issues"]]) == (1, ["limit-value-above"])
    assert "this is not a tournament" in run("check", FLEETS[0], "--event", SKIRMISH).err


def test_a_player_hands_in_another_fleet(run: Run, club: Path) -> None:
    changed = run("event", "add", club, FLEETS[0], "--name", "bastian quill", "--json").data["players"]
    assert {each["name"]: each["problems"] for each in changed} == {"Odile Marr": 0, "Bastian Quill": 0, "Ines Tarn": 0}


def test_check_sheets_are_printed_and_open_as_the_event_again(run: Run, club: Path, tmp_path: Path) -> None:
    pdf = tmp_path / "sheets.pdf"
    assert run("pages", club, "--only", "checks", "-o", pdf).code == 0
    bare = tmp_path / "bare.json"
    assert run("event", "standings", pdf, "--without-fleets", "-o", bare, "-q").code == 0
    assert bare.stat().st_size < club.stat().st_size / 10
    assert run("event", "add", bare, FLEETS[0], "--json").data["players"][0]["problems"] == 0


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("event", "new", "OUT/x.json", "--game", "cosmoclysm"), "this command works with Metaverse and Cosmoforce"),
        (("event", "dance", REGATTA), "there is no “dance”; choose from new, add, withdraw"),
        (("event", "standings", SKIRMISH), "this is not a tournament"),
        (("event", "result", REGATTA, "Nobody", "win"), "there is no player “Nobody”; choose from "),
        (("event", "result", REGATTA, "Ines Tarn"), "such as: Ada win"),
        (("event", "add", REGATTA, "--dry-run"), "name fleets to add"),
        (("event", "add", REGATTA, REGATTA, "--dry-run"), "this is not a Metaverse fleet"),
        (("stats", REGATTA), "this is a tournament, not a fleet"),
        (("battle", REGATTA, REGATTA), "this is a tournament, not a fleet"),
        (("merge", SKIRMISH, REGATTA, "--dry-run"), "this is a tournament, not a fleet"),
        (("check", SKIRMISH, "--event", REGATTA, "--fix"), "--fix cannot be combined with --event"),
    ],
)
def test_what_cannot_be_is_one_sentence(run: Run, tmp_path: Path, words: tuple[object, ...], expected: str) -> None:
    ended = run(*(str(word).replace("OUT", str(tmp_path)) for word in words))
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.count("\n") == 1
    assert expected in ended.err
