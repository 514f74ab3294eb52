"""Single gestures on the whole program: each does what it shows, in one step that is named for it."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDockWidget, QPushButton

from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.metaverse.fleet.libraries import LibraryView
from metamaker.app.window.program import Program
from metamaker.app.window.side_docks import RulesDock
from metamaker.app.window.window import MainWindow
from metamaker.game_api.game import required
from metamaker.games.metaverse.model.section import ComponentKind, Section
from tests.app.end_to_end import eyes
from tests.app.end_to_end.carriage import Carriage
from tests.app.end_to_end.conftest import value
from tests.app.end_to_end.hands import Hands

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (grabbing the keyboard|propagateSizeHints)", extend=True)

SENSORS = "Sensor array, core of Scout"
HITS = "Hull hits, core of Scout"


@pytest.fixture
def carriage(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> Carriage:
    """Return the helper for drags."""
    return Carriage(hands).install(monkeypatch)


def section(fleet: OpenFleet, name: str) -> Section:
    """Return an existing section of the Scout."""
    found = getattr(value(fleet).ship_class("scout").sections, name)
    assert isinstance(found, Section)
    return found


def kinds(fleet: OpenFleet, name: str = "core") -> list[ComponentKind]:
    return [each.kind for each in section(fleet, name).components]


def step(fleet: OpenFleet) -> str:
    """Return the name of the step that undo would take back."""
    return fleet.document.steps.undoText()


# Dragging


def test_a_part_is_dragged_from_the_palette_onto_a_section(scouts: OpenFleet, hands: Hands, carriage: Carriage) -> None:
    hands.click("Search parts")
    hands.type("targeting")
    assert carriage.carry(partial(eyes.find, "Targeting array", "Parts"), partial(eyes.on_sheet, "Core of Scout"))
    assert kinds(scouts)[-1] is ComponentKind.TARGETING_ARRAY
    assert step(scouts) == "Add Targeting array, core of Scout"
    hands.press("Ctrl+Z")
    assert ComponentKind.TARGETING_ARRAY not in kinds(scouts)


def test_a_part_is_dragged_to_another_section_and_back_by_undo(scouts: OpenFleet, hands: Hands, carriage: Carriage) -> None:
    hands.click("+ fore")
    before = value(scouts)
    assert carriage.carry(partial(eyes.on_sheet, SENSORS), partial(eyes.on_sheet, "Fore section of Scout"))
    assert ComponentKind.SENSOR_ARRAY in kinds(scouts, "fore")
    assert ComponentKind.SENSOR_ARRAY not in kinds(scouts)
    assert step(scouts) == "Move Sensor array, fore section of Scout"
    hands.press("Ctrl+Z")
    assert value(scouts) == before


def test_where_a_part_may_not_go_it_is_not_taken(scouts: OpenFleet, hands: Hands, carriage: Carriage) -> None:
    hands.click("+ fore")
    before, steps = value(scouts), scouts.document.steps.count()
    assert not carriage.carry(
        partial(eyes.on_sheet, "Thruster, core of Scout"), partial(eyes.on_sheet, "Fore section of Scout")
    )
    assert value(scouts) is before
    assert scouts.document.steps.count() == steps


@pytest.fixture
def quarrel(desk: MainWindow, scouts: OpenFleet, fleet_file: Path, hands: Hands) -> OpenFleet:
    """Return a second fleet, at the front of a second tab."""
    desk.files.open([str(fleet_file)])
    hands.wait()
    assert desk.fleet is not None
    assert desk.fleet is not scouts
    return desk.fleet


def test_a_class_is_dragged_onto_the_tab_of_another_fleet(
    desk: MainWindow, scouts: OpenFleet, quarrel: OpenFleet, carriage: Carriage
) -> None:
    before = value(quarrel)
    assert carriage.carry(partial(eyes.find, "Wicket", "Classes"), partial(tab, desk, 0))
    assert [each.name for each in value(scouts).classes] == ["Scout", "Wicket"]
    assert len(value(scouts).weapons) == 3
    assert value(quarrel) is before
    assert desk.fleet is scouts


def test_a_class_is_held_over_a_tab_and_dropped_in_the_fleet_that_comes(
    desk: MainWindow, scouts: OpenFleet, quarrel: OpenFleet, hands: Hands, carriage: Carriage
) -> None:
    classes = partial(eyes.find, "Scout", "Classes")
    assert carriage.carry(partial(eyes.find, "Wicket", "Classes"), partial(tab, desk, 0), classes)
    assert [each.name for each in value(scouts).classes] == ["Scout", "Wicket"]
    assert step(scouts) == "Import Wicket"
    start = scouts.document.steps.count()
    hands.press("Ctrl+Z", times=start)
    assert [each.name for each in value(scouts).classes] == ["Scout"]


def test_a_class_is_dragged_into_another_window(
    desk: MainWindow, whole_program: Program, scouts: OpenFleet, quarrel: OpenFleet, carriage: Carriage
) -> None:
    assert desk.workspace is not None
    desk.tear_off_part(desk.workspace)
    assert len(whole_program.windows) == 2
    other = next(each for each in whole_program.windows if each is not desk)
    other.setGeometry(desk.geometry().right() + 20, 40, 1440, 900)  # without a display, windows cannot be raised
    assert carriage.carry(partial(in_window, other, "classes/tinker"), partial(in_window, desk, "classes/scout"))
    assert [each.name for each in value(scouts).classes] == ["Scout", "Tinker"]
    assert [each.name for each in value(quarrel).classes] == ["Wicket", "Tinker"]
    assert step(scouts) == "Import Tinker"


def tab(window: MainWindow, number: int) -> eyes.Spot:
    """Return the tab of an open fleet."""
    tabs = window.shelf.tabs
    return eyes.spot_of(tabs, tabs.tabRect(number).center())


def in_window(window: MainWindow, ref: str) -> eyes.Spot:
    """Return a class in the list of a window."""
    views = (each for each in eyes.seen(window) if isinstance(each, LibraryView))
    view = next((each for each in views if each.group == "classes"), None)
    if view is None:
        raise eyes.NotSeenError("there is no list of classes to be seen")
    return eyes.spot_of(view.viewport(), view.visualRect(view.rows.index_of(ref)).center())


# Editing in place


def test_a_number_is_typed_on_the_sheet(scouts: OpenFleet, hands: Hands) -> None:
    hands.double_click_sheet(HITS)
    hands.press("Ctrl+A")
    hands.type("12")
    hands.press("Return")
    assert section(scouts, "core").hull_hits == 12
    assert step(scouts) == "Hull hits of the core of Scout"
    assert scouts.document.steps.count() == 1


def test_escape_leaves_everything_as_it_was(scouts: OpenFleet, hands: Hands) -> None:
    before = value(scouts)
    hands.double_click_sheet(SENSORS)
    hands.press("Ctrl+A")
    hands.type("20")
    hands.press("Esc")
    assert value(scouts) == before
    assert not scouts.dirty
    assert scouts.document.steps.index() == 0


def test_plus_minus_and_delete_work_on_what_is_selected(scouts: OpenFleet, hands: Hands) -> None:
    hands.click_sheet(HITS)
    hands.press("+", times=3)
    assert (section(scouts, "core").hull_hits, step(scouts)) == (11, "Hull hits, core of Scout: one more")
    hands.press("-")
    assert (section(scouts, "core").hull_hits, step(scouts)) == (10, "Hull hits, core of Scout: one less")
    hands.click_sheet(SENSORS)
    hands.press("Del")
    assert ComponentKind.SENSOR_ARRAY not in kinds(scouts)
    assert step(scouts) == "Remove Sensor array, core of Scout"
    hands.press("Ctrl+Z", times=5)
    assert not scouts.dirty


# Copying


def test_a_part_is_copied_from_one_ship_to_another(
    desk: MainWindow, scouts: OpenFleet, quarrel: OpenFleet, hands: Hands
) -> None:
    hands.click("Wicket", "Classes")
    hands.click_sheet("Sensor array, core of Wicket")
    hands.press("Ctrl+C")
    hands.click("Tinker", "Classes")
    before = value(quarrel).ship_class("tinker").sections.aft
    assert before is not None
    hands.click_sheet("Aft section of Tinker")
    hands.press("Ctrl+V")
    after = value(quarrel).ship_class("tinker").sections.aft
    assert after is not None
    assert [each.kind for each in after.components] == [*(x.kind for x in before.components), ComponentKind.SENSOR_ARRAY]
    assert step(quarrel) == "Paste Sensor array, aft section of Tinker"
    hands.press("Ctrl+Z")
    assert value(quarrel).ship_class("tinker").sections.aft == before


def test_a_weapon_is_copied_into_another_fleet_and_brings_its_type(
    desk: MainWindow, scouts: OpenFleet, quarrel: OpenFleet, hands: Hands
) -> None:
    desk.shelf.tabs.setCurrentIndex(0)
    hands.click_sheet("Cannon, core of Scout")
    hands.press("Ctrl+C")
    desk.shelf.tabs.setCurrentIndex(1)
    hands.click("Tinker", "Classes")
    hands.click_sheet("Core of Tinker")
    hands.press("Ctrl+V")
    assert "Cannon" in [each.name for each in value(quarrel).weapons]
    assert step(quarrel) == "Paste Cannon, core of Tinker"
    hands.press("Ctrl+Z")
    assert "Cannon" not in [each.name for each in value(quarrel).weapons]


# Help


@pytest.mark.parametrize("name", [SENSORS, HITS, "Cannon, core of Scout", "Thruster, core of Scout"])
def test_f1_opens_the_rule_of_what_is_selected_on_the_sheet(
    desk: MainWindow, scouts: OpenFleet, hands: Hands, name: str
) -> None:
    hands.click_sheet(name)
    game = scouts.document.game
    rule = required(game.edits).summary(value(scouts), scouts.selection.element, "en").rule
    assert rule
    hands.press("F1")
    assert opened_rule(desk) == rule.removeprefix("MV-")
    assert [each for each in desk.findChildren(QPushButton) if each.isVisible() and each.text() == rule], "the link next to it"


def test_f1_in_the_palette_and_in_a_field_opens_their_rules(desk: MainWindow, scouts: OpenFleet, hands: Hands) -> None:
    hands.click("Search parts")
    hands.type("targeting")
    hands.press("Down")
    hands.press("F1")
    first = opened_rule(desk)
    hands.click_sheet("Core of Scout")
    hands.click("Hull hits", "Core")
    before = value(scouts)
    hands.press("F1")
    assert (first, opened_rule(desk)) == ("3.4.4-01", "3.1.1-03")
    assert value(scouts) is before


def opened_rule(window: MainWindow) -> str:
    """Return the rule shown by the rules next to the fleet."""
    (dock,) = [each for each in window.findChildren(QDockWidget) if isinstance(each, RulesDock)]
    assert dock.isVisible()
    return dock.panel.place
