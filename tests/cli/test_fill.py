"""`metamaker fill`, as a person types it."""

from pathlib import Path

from metamaker.core.paths import sample_fleets
from metamaker.opening import open_file
from tests.cli.conftest import EVEN_HAND, SKIRMISH, Run


def test_a_fleet_is_filled_from_the_classes_of_several_files(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "new.json"
    found = run("fill", EVEN_HAND, SKIRMISH, "--to", "500", "-o", target, "--json")
    assert found.code == 0
    assert "of the limit" in found.data["done"][0]
    fleet = open_file(str(target)).document
    assert fleet.ships
    known = {ship.name for name in (EVEN_HAND, SKIRMISH) for ship in open_file(str(name)).document.classes}
    assert {fleet.ship_class(ship.ship_class).name for ship in fleet.ships} <= known


def test_what_is_owned_limits_the_choice(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "new.json"
    assert run("fill", SKIRMISH, "--to", "5000", "--own", "wicket=2", "--own", "hedgerow=0", "-o", target).code in {0, 2}
    wrong = run("fill", SKIRMISH, "--to", "500", "--own", "wicket", "-o", tmp_path / "x.json")
    assert wrong.code == 2
    assert "--own" in wrong.err


def test_cosmoforce_teams_are_filled_by_mass(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "team.json"
    assert run("fill", sample_fleets("cosmoforce") / "six-ideas.json", "--to", "60", "-o", target).code == 0
    assert open_file(str(target)).document.ships


def test_an_impossible_limit_is_said_in_a_sentence(run: Run, tmp_path: Path) -> None:
    found = run("fill", EVEN_HAND, "--to", "1", "-o", tmp_path / "x.json")
    assert found.code == 2
    assert "no class without errors fits" in found.err
    assert not (tmp_path / "x.json").exists()
