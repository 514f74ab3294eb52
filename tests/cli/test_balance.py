"""Weighing ships on the command line: tables, figures, honest doubt, and that workers change nothing."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.play.results import Outcome, Tally, paired
from metamaker.play.simulation.runner import BattleProblem
from metamaker.registry import GAMES, Entry
from tests.cli.conftest import EVEN_HAND, Run

SIX = sample_fleets("cosmoforce") / "six-ideas.json"
THREATS = sample_fleets("cosmoforce") / "eight-threats.json"
THREATS_WEB = sample_fleets("cosmoforce") / "eight-threats-web.json"
KETTLE = f"{SIX}#Warm Kettle"
FEW = ("--against", f"{SIX}#tin-sparrow,drone-orchard", "--workers", "1")


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "cosmoforce", Entry("Cosmoforce", lambda: COSMOFORCE))


def test_a_ship_gets_its_place_in_the_field(run: Run) -> None:
    told = run("balance", KETTLE, "-n", "2", "--workers", "1")
    assert (told.code, told.err) == (0, "")
    assert told.out.startswith("1 ship against 14 reference opponents\n")
    assert "Warm Kettle *" in told.out
    assert "Warm Kettle against each opponent\n" in told.out
    assert "182 battles, 2 for each pair of ships; captain: plain\n" in told.out
    assert max(map(len, told.out.splitlines())) <= 85


def test_figures_agree_with_each_other(run: Run) -> None:
    told = run("balance", KETTLE, "-n", "4", *FEW, "--json").data
    assert told["asked"] == told["fought"] == 12
    assert [ship["name"] for ship in told["field"]] == ["Tin Sparrow", "Drone Orchard"]
    assert sorted(ship["place"] for ship in told["ships"]) == [1, 2, 3]
    (kettle,) = (ship for ship in told["ships"] if ship["given"])
    rates = []
    for other in kettle["against"]:
        assert other["wins"] + other["losses"] + other["draws"] == other["fought"] == 4
        assert other["win_rate"]["found"] == pytest.approx((other["wins"] + other["draws"] / 2) / 4)
        rates.append(other["win_rate"]["found"])
    assert kettle["win_rate"]["found"] == pytest.approx(sum(rates) / 2)
    assert kettle["win_rate"]["low"] <= kettle["win_rate"]["found"] <= kettle["win_rate"]["high"]
    assert kettle["places"][0] <= kettle["place"] <= kettle["places"][1]


@pytest.mark.parametrize("words", [(), ("--slot", "10")], ids=["field", "slot"])
def test_the_number_of_workers_changes_nothing(run: Run, words: tuple[str, ...]) -> None:
    field = FEW[:2]
    one, two = (run("balance", KETTLE, "-n", "22", *field, *words, "--workers", w, "--json").out for w in ("1", "2"))
    assert one == two


def test_who_else_is_weighed_changes_nothing(run: Run) -> None:
    alone = run("balance", KETTLE, "-n", "4", *FEW, "--json").data
    other = run("balance", f"{SIX}#blunt-argument,warm-kettle", "-n", "4", *FEW, "--json").data
    (one,) = (ship["against"] for ship in alone["ships"] if ship["name"] == "Warm Kettle")
    assert one in [ship["against"] for ship in other["ships"]]
    assert alone["ships"] != run("balance", KETTLE, "-n", "4", *FEW, "--json", "--seed", "2").data["ships"]


def test_ships_are_weighed_against_each_other(run: Run) -> None:
    told = run("balance", f"{SIX}#warm-kettle,blunt-argument,nine-pockets", "--among", "-n", "4", "--workers", "1")
    assert told.out.startswith("3 ships against each other\n")
    assert "Win rate in percent, row against column" in told.out
    assert "12 battles, 4 for each" in told.out
    assert "*" not in told.out


def test_every_legal_choice_for_a_slot_is_compared(run: Run) -> None:
    words = ("balance", KETTLE, "--slot", "10", "-n", "2", *FEW)
    told = run(*words, "--json").data
    assert (told["ship"], told["slot"], told["fought"]) == ("Warm Kettle", 10, 32)
    choices = {choice["choice"]: choice for choice in told["choices"]}
    assert set(choices) == {"Armor", "Dissipator", "Engine", "Habitat", "Laser", "Missile", "Railgun", "nothing"}
    assert [name for name, choice in choices.items() if choice["held"]] == ["nothing"]
    assert choices["nothing"]["gain"] is None
    now = choices["nothing"]["win_rate"]["found"]
    for choice in (choice for choice in told["choices"] if not choice["held"]):
        assert choice["gain"]["found"] == pytest.approx(choice["win_rate"]["found"] - now)
        assert choice["gain"]["low"] <= choice["gain"]["found"] <= choice["gain"]["high"]
    shown = run(*words)
    assert shown.out.startswith("Slot 10 of Warm Kettle against 2 reference opponents\n")
    assert "current" in shown.out
    assert "the 7 intervals of the differences hold together at 95%" in shown.out


def test_four_battles_prove_little_about_a_slot(run: Run) -> None:
    told = run("balance", KETTLE, "--slot", "10", "-n", "2", *FEW)
    assert "perhaps equally good: " in told.out
    told = run("balance", KETTLE, "--slot", "10", "-n", "2", *FEW, "--json").data
    assert sum(choice["may_be_best"] for choice in told["choices"]) > 1


def test_the_same_ship_under_another_name_is_weighed_once(run: Run, tmp_path: Path) -> None:
    value = json.loads(SIX.read_text())
    for design in value["body"]["designs"]:
        design["name"] = f"Copy of {design['name']}"
    copy = tmp_path / "copy.json"
    copy.write_text(json.dumps(value))
    told = run("balance", KETTLE, f"{copy}#warm-kettle", "-n", "2", *FEW)
    assert "Copy of Warm Kettle is the same ship as Warm Kettle and shares its result\n" in told.out


def test_an_interrupt_shows_what_is_there(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = iter(range(10**6))

    def interrupted(outcomes: Sequence[Outcome]) -> Tally:
        if next(calls) > 3:
            raise KeyboardInterrupt
        return paired(outcomes)

    monkeypatch.setattr("metamaker.play.simulation.batches.paired", interrupted)
    told = run("balance", KETTLE, "-n", "40", *FEW)
    assert told.code == 130
    assert "stopped after " in told.out
    assert " of 120 battles\n" in told.out
    assert "Warm Kettle *" in told.out


def test_a_battle_that_fails_is_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object, **__: object) -> object:
        raise BattleProblem("the workers are lost")

    monkeypatch.setattr("metamaker.cli.handlers.simulation.all_fought", failing)
    told = run("balance", KETTLE, *FEW)
    assert (told.code, told.out, told.err) == (2, "", "metamaker: the workers are lost\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((SIX, "--slot", "3"), "--slot needs one ship, FILE#SHIP, and you gave 6"),
        ((KETTLE, "--slot", "11"), "the slot must be a number from 1 to 10, not 11"),
        ((f"{SIX}#Gannet",), "there is no ship or design “Gannet”"),
        ((KETTLE, "--among"), "--among needs at least two different ships, and you gave 1"),
        ((SIX, "--among", "--slot", "2"), "--among cannot be combined with --slot or --against"),
        ((SIX, THREATS_WEB), "this file has a different edition or different house rules from "),
        ((SIX, "--against", THREATS_WEB), "this file has a different edition or different house rules from "),
        ((KETTLE, "--against", KETTLE), "the ship has no opponents except itself"),
        ((SIX, EVEN_HAND), "game"),
        ((SIX, "--captain", "plane"), "there is no captain “plane”"),
        ((SIX, "--captain", "plain,chance"), "give one captain for all ships, not “plain,chance”"),
        ((SIX, "-n", "0"), "the minimum is 1"),
        ((), "missing argument"),
    ],
)
def test_wrong_words_are_told_in_a_sentence(run: Run, words: tuple[str | Path, ...], sentence: str) -> None:
    told = run("balance", *words)
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert sentence.lower() in told.err.lower()


def test_ships_with_errors_are_not_weighed(run: Run, tmp_path: Path) -> None:
    value = json.loads(SIX.read_text())
    value["body"]["designs"][0]["slots"] = [None] * 10
    file = tmp_path / "bare.json"
    file.write_text(json.dumps(value))
    told = run("balance", file)
    assert (told.code, told.out) == (2, "")
    assert "has no systems; a ship needs at least one" in told.err
    assert run("balance", f"{file}#warm-kettle", "-n", "2", *FEW).code == 0


def test_the_chart_itself_can_be_weighed(run: Run) -> None:
    assert "8 ships against 2 reference opponents\n" in run("balance", THREATS, "-n", "1", *FEW).out


def test_what_each_seat_on_a_board_wins(run: Run) -> None:
    narrows = sample_fleets("cosmoclysm") / "the-narrows.json"
    words = ("balance", narrows, "--seats", "-n", "8", "--workers", "1")
    told = run(*words)
    assert (told.code, told.err) == (0, "")
    assert told.out.startswith("Win rate by turn order: 2 players on The Narrows\n")
    assert "8 games, 0 drawn; captain: plain; the dice decide who starts\n" in told.out
    three = run(*words, "--players", "3", "--json").data
    assert [each["seat"] for each in three["seats"]] == [1, 2, 3]
    assert sum(each["share"]["found"] for each in three["seats"]) + three["drawn"] / three["fought"] == pytest.approx(1)


def test_seats_that_cannot_be_are_refused_in_a_sentence(run: Run) -> None:
    corners, narrows = (sample_fleets(game) / file for game, file in CORNERS_AND_NARROWS)
    refused = {
        (KETTLE.partition("#")[0], "--seats"): "--seats needs a board or a map; this game is played by whole fleets",
        (corners, "--seats", "--players", "3"): "the map is made for 4 players, and you gave 3",
        (narrows, "--seats", "--players", "7"): "a game needs two to six players, and you gave 7",
        (narrows, "--seats", "--captain", "plain,chance"): "give one captain for all ships",
        (f"{narrows}#taker", "--seats"): "--seats needs one board or map, and you gave",
        (narrows, "--seats", "--among"): "--seats cannot be combined with --slot, --against, --among or --all",
        (narrows, "--players", "3"): "--players can only be used with --seats",
    }
    for words, sentence in refused.items():
        ended = run("balance", *words)
        assert (ended.code, sentence in ended.err) == (2, True), ended.err


CORNERS_AND_NARROWS = (("cosmos_commanders", "four-corners.json"), ("cosmoclysm", "the-narrows.json"))
