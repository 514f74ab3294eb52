"""A frigate from an empty fleet: built, mended as the window offers, printed, undone, done again, saved, opened again."""

from pathlib import Path

import pytest

from metamaker.app.window.window import MainWindow
from metamaker.core.issue import Severity
from metamaker.game_api.game import required
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.opening import open_file
from tests.app.end_to_end import eyes
from tests.app.end_to_end.hands import Hands
from tests.app.end_to_end.walk import add_part, mend_all, print_to, save_to

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard", extend=True)


def build_a_frigate(hands: Hands) -> int:
    """Build the Tern, thirty-six hits in five sections with one weapon; return how many fixes were taken."""
    hands.click("New class")
    hands.type("Tern")
    hands.press("Return")
    hands.click_sheet("Core of Tern")
    hands.click("Hull hits", "Core")
    hands.press("Ctrl+A")
    hands.type("12")
    hands.press("Return")
    for section in ("fore", "port", "starboard", "aft"):
        hands.click(f"+ {section}")
    hands.click_sheet("Fore section of Tern")
    hands.click("Search parts")
    add_part(hands, "make a weapon")
    hands.until(lambda: bool(eyes.fixes_offered()), "the window offers no fix")
    taken = mend_all(hands)
    hands.choose("Add a ship", "Add a ship", "Tern")
    hands.click("Name")
    hands.press("Ctrl+A")
    hands.type("Marram")
    hands.press("Return")
    return taken


def nothing(_moment: str) -> None:
    """No pictures."""


def test_a_frigate_from_an_empty_fleet_to_paper_back_and_again(desk: MainWindow, hands: Hands, tmp_path: Path) -> None:
    hands.choose("New Metaverse document from template", "Empty fleet")
    assert desk.fleet is not None
    document = desk.fleet.document
    start: Fleet = document.value
    assert (start.classes, start.ships, start.weapons) == ((), (), ())
    assert build_a_frigate(hands) > 0
    built: Fleet = document.value
    assert [each for each in required(document.game.checks).issues(built) if each.severity is Severity.ERROR] == []
    (tern,), (ship,), (weapon,) = built.classes, built.ships, built.weapons
    assert (tern.name, ship.name) == ("Tern", "Marram")
    sections = [section for _, section in tern.sections.standing()]
    assert sum(section.hull_hits for section in sections) == 36
    assert [mount.weapon for section in sections for mount in section.mounts] == [weapon.id]

    pdf, file = tmp_path / "tern.pdf", tmp_path / "tern.json"
    print_to(hands, pdf, nothing)
    assert open_file(str(pdf)).document == built

    steps = document.steps.count()
    hands.press("Ctrl+Z", times=steps)
    assert document.value == start
    hands.press("Ctrl+Y", times=steps)
    assert document.value == built

    save_to(hands, file)
    saved = file.read_bytes()
    hands.press("Ctrl+W")
    assert desk.fleets == ()
    desk.files.open([str(file)])
    assert desk.fleet is not None
    assert desk.fleet.document.value == built
    assert desk.fleet.content == saved
    assert not desk.fleet.dirty
