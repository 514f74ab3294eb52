"""Parts of ships on the clipboard."""

import pytest
from PySide6.QtCore import QByteArray, QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.metaverse.design.design_page import DesignPage
from metamaker.app.metaverse.design.sheet_edits import PARTS, from_clipboard, has_parts, put_on_clipboard
from metamaker.app.metaverse.design.ship_sheet import PartMenu
from metamaker.games.metaverse.edits.clipboard_fleet import clipboard_fleet
from tests.app.metaverse.design.scout import SCOUT, fleet, undo_text
from tests.games.metaverse.edits.flotilla import FLEET

pytestmark = pytest.mark.usefixtures("qapp")


def test_what_is_copied_is_there_and_other_programs_get_its_name(qapp: QApplication) -> None:
    carried = clipboard_fleet(FLEET, "classes/heron/core/flight-deck")
    put_on_clipboard(carried, "Flight deck")
    assert has_parts()
    assert from_clipboard() == carried
    assert QGuiApplication.clipboard().text() == "Flight deck"


def test_nothing_and_something_else_are_no_parts() -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.clear()
    assert (has_parts(), from_clipboard()) == (False, None)
    clipboard.setText("classes/heron")
    assert (has_parts(), from_clipboard()) == (False, None)


@pytest.mark.parametrize("rubbish", [b"{", b"\xff" * 100, b'{"game": "metaverse", "format": 1, "body": {"classes": 3}}'])
def test_rubbish_under_the_same_name_is_refused(rubbish: bytes) -> None:
    data = QMimeData()
    data.setData(PARTS, QByteArray(rubbish))
    QGuiApplication.clipboard().setMimeData(data)
    assert from_clipboard() is None


def texts(menu: PartMenu) -> list[str]:
    return [action.text().partition("\t")[0] for action in menu.actions()]


def test_a_section_is_copied_pasted_and_mirrored_by_menu_and_keys(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    page.edits.add("section/port")
    page.edits.add("weapons/cannon", f"{SCOUT}/port")
    canvas = page.sheet.canvas
    canvas.setFocus()
    canvas.choose(f"{SCOUT}/port")
    menu = PartMenu(starter, page.edits, f"{SCOUT}/port", page.sheet.open_element, page)
    assert {"Copy the section", "Paste into the section", "Mirror to the other side"} <= set(texts(menu))
    next(action for action in menu.actions() if action.text().startswith("Mirror")).trigger()
    assert undo_text(starter) == "Mirror port section"
    ship = fleet(starter).ship_class("scout")
    assert ship.sections.starboard is not None
    assert len(ship.sections.starboard.mounts) == 1
    assert starter.selection.element == f"{SCOUT}/starboard"
    starter.document.steps.undo()
    assert fleet(starter).ship_class("scout").sections.starboard is None
    page.edits.add("section/aft")
    canvas.choose(f"{SCOUT}/port")
    qtbot.keyClick(canvas, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    canvas.choose(f"{SCOUT}/aft")
    qtbot.keyClick(canvas, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert undo_text(starter) == "Paste into aft section"
    aft = fleet(starter).ship_class("scout").sections.aft
    assert aft is not None
    assert len(aft.mounts) == 1
    core = PartMenu(starter, page.edits, f"{SCOUT}/core", page.sheet.open_element, page)
    assert "Mirror to the other side" not in texts(core)
