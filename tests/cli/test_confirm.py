"""`metamaker confirm`, as a person types it."""

import json
import shutil
from pathlib import Path

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.match import value_battles
from metamaker.opening import open_file
from tests.cli.conftest import SKIRMISH, Run


@pytest.fixture(autouse=True)
def few_battles(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("METAMAKER_PROFILE", str(tmp_path / "profile"))
    monkeypatch.setattr(value_battles, "BATTLES", 2)


@pytest.fixture
def skirmish(tmp_path: Path) -> Path:
    return Path(shutil.copy(SKIRMISH, tmp_path / "skirmish.json"))


def test_the_factors_go_into_the_file(run: Run, skirmish: Path) -> None:
    found = run("confirm", skirmish, "wicket", "--workers", "1", "--json")
    assert found.code == 0
    (value,) = found.data["values"]
    assert value["where"] == "classes/wicket"
    assert value["before"] is None
    wicket, tinker = (open_file(str(skirmish)).document.ship_class(name) for name in ("wicket", "tinker"))
    assert (wicket.battles.percent, wicket.battles.margin) == (value["percent"], value["margin"])
    assert tinker.battles is None
    assert f"± {value['margin']}" in found.data["done"][0]


def test_another_factor_in_the_file_is_reported(run: Run, skirmish: Path) -> None:
    run("confirm", skirmish, "wicket", "--workers", "1")
    file = json.loads(skirmish.read_text())
    battles = next(each for each in file["body"]["classes"] if each["id"] == "wicket")["battles"]
    battles["percent"] -= 20
    skirmish.write_text(json.dumps(file))
    found = run("confirm", skirmish, "wicket", "--dry-run")
    assert found.code == 1
    assert "in the file" in found.out + found.err
    assert json.loads(skirmish.read_text()) == file


def test_a_class_that_cannot_fight_is_named(run: Run, skirmish: Path) -> None:
    run("set", skirmish, "wicket", "tech_level", "0")
    found = run("confirm", skirmish, "wicket")
    assert found.code == 2
    assert "battles cannot confirm Wicket" in found.err


def test_games_without_such_battles_say_so(run: Run) -> None:
    found = run("confirm", sample_fleets("cosmoforce") / "six-ideas.json")
    assert found.code == 2
    assert "Metaverse" in found.err
