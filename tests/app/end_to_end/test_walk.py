"""A newcomer builds a cruiser with nothing to read but the window."""

from pathlib import Path

import pytest

from metamaker.app.window.window import MainWindow
from metamaker.core.issue import Severity
from metamaker.game_api.game import required
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.opening import open_file
from tests.app.end_to_end.hands import Hands
from tests.app.end_to_end.walk import MOST_ACTIONS, build_a_cruiser, print_to, save_to

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard", extend=True)


def nothing(_moment: str) -> None:
    """No pictures."""


def test_a_newcomer_builds_prints_and_saves_a_cruiser(desk: MainWindow, hands: Hands, tmp_path: Path) -> None:
    build_a_cruiser(hands, nothing)
    pdf, file = tmp_path / "heron.pdf", tmp_path / "heron.json"
    print_to(hands, pdf, nothing)
    save_to(hands, file)
    assert hands.actions <= MOST_ACTIONS, hands.log
    assert desk.fleet is not None
    fleet: Fleet = desk.fleet.document.value
    assert [each for each in required(desk.fleet.document.game.checks).issues(fleet) if each.severity is Severity.ERROR] == []
    ship = fleet.ships[-1]
    heron = fleet.ship_class(ship.ship_class)
    assert (heron.name, ship.name) == ("Heron", "Marrow")
    sections = [section for _, section in heron.sections.standing()]
    assert sum(section.hull_hits for section in sections) == 60
    armed = {mount.weapon for section in sections for mount in section.mounts}
    assert [weapon.name for weapon in fleet.weapons if weapon.id in armed] == ["Cannon", "Glass lance"]
    aboard = [load.starfighter for section in sections for fit in section.bays for load in fit.squadrons]
    assert [fleet.starfighters[0].id] == aboard
    assert fleet.starfighters[0].name == "Sandpiper"
    assert open_file(str(file)).document == fleet
    assert open_file(str(pdf)).document == fleet
    hands.press("Ctrl+W")
    desk.files.open([str(file)])
    assert desk.fleet is not None
    assert desk.fleet.document.value == fleet
    assert not desk.fleet.dirty
