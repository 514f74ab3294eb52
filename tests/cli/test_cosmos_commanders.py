"""The verbs for Cosmos Commanders, as a person types them."""

import json
from pathlib import Path

from tests.cli.conftest import Run


def test_a_map_is_made_by_dice_checked_played_and_told_again(run: Run, tmp_path: Path) -> None:
    file, replay = tmp_path / "tins.json", tmp_path / "game.json"
    made = ("new", str(file), "--game", "cosmos_commanders", "--template", "players-3#17", "--name", "Tins")
    assert run(*made).code == 0
    first = json.loads(file.read_text())
    assert (first["body"]["players"], len(first["body"]["systems"])) == (3, 20)
    assert run("check", str(file)).code == 0
    fought = run("battle", str(file), "--seed", "3", "--captains", "plain,chance,plain", "--save", str(replay))
    assert fought.code == 0
    assert "has won" in fought.out
    again = run("battle", "--replay", str(replay))
    assert again.out.splitlines()[:40] == fought.out.splitlines()[:40]
    code = run("code", str(file)).out
    (tmp_path / "code.txt").write_text(code)
    assert run("open", str(tmp_path / "code.txt"), "-o", str(tmp_path / "back.json")).code == 0
    assert json.loads((tmp_path / "back.json").read_text()) == first


def test_templates_that_are_not_there_and_seeds_that_are_none_are_told(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "x.json")
    for template, game in (("players-9", "cosmos_commanders"), ("players-3#x", "cosmos_commanders"), ("empty#3", "metaverse")):
        ended = run("new", file, "--game", game, "--template", template)
        assert ended.code == 2
        assert "there is no template “" in ended.err


def test_captains_and_commanders_are_measured(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "m.json")
    run("new", file, "--game", "cosmos_commanders", "--template", "players-3#5")
    duel = run("duel", file, "--captains", "plain,chance", "-n", "6", "--workers", "1")
    assert duel.code == 0
    weighed = json.loads(run("balance", file, "-n", "2", "--workers", "1", "--json").out)
    assert {ship["name"] for ship in weighed["ships"]} >= {"Old Rivet", "Colonel Tin"}
    assert weighed["advice"][0].startswith("For an even game")


def test_a_statement_is_found_by_its_words(run: Run) -> None:
    assert "CC-TKO-02" in run("rules", "takeover", "--game", "cosmos_commanders").out
