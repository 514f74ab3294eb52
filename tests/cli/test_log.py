"""`metamaker log`, and ships at home on the command line, as a person types it."""

import json
import shutil
from pathlib import Path

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.opening import open_file
from metamaker.play.documents import replay_text
from tests.cli.conftest import EVEN_HAND, Run
from tests.test_ship_logs import GAMES, fought, logs


@pytest.fixture
def battle(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, Path]:
    """Return files with a fleet and a finished match of its ships."""
    key = getattr(request, "param", "metaverse")
    name = {"metaverse": "the-even-hand", "cosmoforce": "six-ideas"}[key]
    fleet, match = tmp_path / f"{name}.json", tmp_path / "match.json"
    shutil.copy(sample_fleets(key) / f"{name}.json", fleet)
    match.write_bytes(replay_text(fought(key)[1], key))
    return fleet, match


@pytest.mark.parametrize("battle", GAMES, indirect=True)
def test_a_battle_is_entered_once_and_counted(run: Run, battle: tuple[Path, Path]) -> None:
    fleet, match = battle
    made = run("log", fleet, "--from", match, "--campaign", "Ribbons", "--date", "2026-11-29", "--json")
    opened = open_file(str(fleet))
    ships = len(logs(opened.game, opened.document))
    assert (made.code, made.data["done"]) == (0, [f"{ships} entries in the logs"])
    before = fleet.read_bytes()
    again = run("log", fleet, "--from", match)
    assert (again.code, fleet.read_bytes()) == (0, before)
    assert "nothing to change" in again.err + again.out
    shown = run("log", fleet, "--campaign", "Ribbons", "--json").data
    assert shown["campaigns"] == ["Ribbons"]
    assert len(shown["ships"]) == ships
    assert {entry["date"] for ship in shown["ships"] for entry in ship["log"]} == {"2026-11-29"}
    assert run("log", fleet, "--campaign", "Other", "--json").data["standings"] == []
    table = run("log", fleet, "--standings").out
    assert all(line["name"] in table for line in shown["standings"])
    listed = run("log", fleet).out
    assert all(ship["name"] in listed for ship in shown["ships"])


def test_a_dry_run_writes_nothing(run: Run, battle: tuple[Path, Path]) -> None:
    fleet, match = battle
    before = fleet.read_bytes()
    assert run("log", fleet, "--from", match, "--dry-run").code == 0
    assert fleet.read_bytes() == before
    assert "no battles" in run("log", fleet).out


def test_wrong_options_are_said_in_a_sentence(run: Run, battle: tuple[Path, Path], tmp_path: Path) -> None:
    fleet, match = battle
    assert "--date" in run("log", fleet, "--from", match, "--date", "2026-02-30").err
    assert "--result" in run("log", fleet, "--from", match, "--result", "good").err
    assert "exactly one fleet" in run("log", fleet, EVEN_HAND, "--from", match).err
    other = sample_fleets("metaverse") / "the-marginalia.json"
    assert "no ship of this fleet" in run("log", other, "--from", match, "-o", tmp_path / "x.json").err
    board = sample_fleets("cosmoclysm") / "whirligig.json"
    assert run("log", board).code == 2


def test_ships_at_home_are_named_and_printed_on_request(run: Run, battle: tuple[Path, Path], tmp_path: Path) -> None:
    fleet, _ = battle
    assert run("set", fleet, "ships/yardstick", "at_home", "yes").code == 0
    assert json.loads(fleet.read_bytes())["format"] == 2
    shown = run("fleet", fleet, "--json").data
    assert [line["name"] for line in shown["at_home"]] == ["Yardstick"]
    assert "Yardstick" not in {line["name"] for line in shown["ships"]}
    assert "at home: Yardstick (combat value with them 454.9)" in run("fleet", fleet).out
    sheets = run("sheets", fleet, "-o", tmp_path / "a.pdf", "--no-code", "--json").data["sheets"]
    every = run("sheets", fleet, "--all", "-o", tmp_path / "b.pdf", "--no-code", "--json").data["sheets"]
    named = run("sheets", fleet, "--ship", "Yardstick", "-o", tmp_path / "c.pdf", "--no-code", "--json").data["sheets"]
    assert (len(sheets), len(every), [sheet["name"] for sheet in named]) == (8, 9, ["Yardstick"])


def test_differences_count_battles(run: Run, battle: tuple[Path, Path], tmp_path: Path) -> None:
    fleet, match = battle
    run("log", fleet, "--from", match, "-o", tmp_path / "logged.json")
    assert "1 entry" in run("diff", fleet, tmp_path / "logged.json").out


def test_words_that_no_log_can_have_are_refused(run: Run, battle: tuple[Path, Path]) -> None:
    fleet, match = battle
    for option, value in (("--title", "t" * 10_000), ("--campaign", "c" * 41), ("--opponent", "a\nb")):
        made = run("log", fleet, "--from", match, option, value)
        assert (made.code, option[2:] in made.err.lower()) == (2, True)
        assert "internal error" not in made.err
