"""The menus Edit and Fleet, by mouse: what they offer goes by what has the focus and what is at the front."""

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.texts import unmarked
from metamaker.games.metaverse.model.section import ComponentKind
from tests.app.end_to_end.conftest import value
from tests.app.end_to_end.hands import Hands

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (grabbing the keyboard|propagateSizeHints)", extend=True)

SENSORS = "Sensor array, core of Scout"


def kinds(fleet: OpenFleet) -> list[ComponentKind]:
    core = value(fleet).ship_class("scout").sections.core
    assert core is not None
    return [part.kind for part in core.components]


def offered(hands: Hands, menu: str) -> dict[str, bool]:
    """Open a menu, look at its lines, and close it again: what each says, and whether it can be chosen."""
    found: dict[str, bool] = {}

    def look() -> None:
        popup = QApplication.activePopupWidget()
        assert isinstance(popup, QMenu)
        for action in popup.actions():
            found[unmarked(action.text()).partition("\t")[0]] = action.isEnabled()
        hands.press("Esc", 2)

    hands.meanwhile(look, lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    hands.click(menu)
    hands.until(lambda: bool(found), "no menu opened")
    return found


def test_edit_offers_what_the_sheet_can_do_to_what_is_selected(scouts: OpenFleet, hands: Hands) -> None:
    hands.click_sheet("Crew quality of Scout")
    nothing = offered(hands, "Edit")
    assert {text for text, able in nothing.items() if able} >= {"Select all", "Find…", "History", "Preferences…"}
    assert not nothing["Cut"]
    hands.click_sheet(SENSORS)
    some = offered(hands, "Edit")
    assert all(some[text] for text in ("Cut", "Copy", "Duplicate", "Delete", "Select all", "Find…"))
    hands.choose("Edit", "Delete")
    assert ComponentKind.SENSOR_ARRAY not in kinds(scouts)
    hands.choose("Edit", "Undo Remove Sensor array, core of Scout")
    assert ComponentKind.SENSOR_ARRAY in kinds(scouts)
    hands.choose("Edit", "Select all")
    assert len(scouts.selection.elements) > 3


def test_edit_works_in_a_text_and_in_a_list(scouts: OpenFleet, hands: Hands) -> None:
    hands.click("Search parts")
    hands.type("hull")
    hands.choose("Edit", "Select all")
    hands.choose("Edit", "Cut")
    assert QApplication.clipboard().text() == "hull"
    hands.choose("Edit", "Paste")
    field = QApplication.focusWidget()
    assert field is not None
    assert field.property("text") == "hull"
    ships = len(value(scouts).ships)
    hands.click("Second Wind")
    assert offered(hands, "Edit")["Duplicate"]
    hands.choose("Edit", "Duplicate")
    assert len(value(scouts).ships) == ships + 1


def test_find_goes_to_the_search_of_the_page(scouts: OpenFleet, hands: Hands) -> None:
    for number, searching in enumerate(("Search parts", "Search the roster", "Search weapons"), 1):
        hands.press(f"Ctrl+{number}")
        hands.choose("Edit", "Find…")
        field = QApplication.focusWidget()
        assert field is not None
        assert field.accessibleName() == searching
    hands.press("Esc")
    hands.press("Ctrl+F")
    assert QApplication.focusWidget() is field


def test_the_menu_of_the_fleet_has_what_is_done_with_fleets(scouts: OpenFleet, hands: Hands) -> None:
    ships = len(value(scouts).ships)
    hands.choose("Fleet", "Add a ship", "Scout")
    assert len(value(scouts).ships) == ships + 1
    hands.choose("Fleet", "New weapon")
    assert [weapon.name for weapon in value(scouts).weapons][-1] == "New weapon"
    assert scouts.selection.element.startswith("weapons/")
    assert {"Import another file…", "Custom formulas", "Print…", "Share…"} <= set(offered(hands, "Fleet"))
