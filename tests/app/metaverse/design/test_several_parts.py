"""Several parts of a ship edited at once: each time one step of the document, and all of them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.metaverse.design.design_page import DesignPage
from metamaker.app.metaverse.design.ship_sheet import PartMenu
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.section import ComponentKind
from tests.app.metaverse.design.scout import SCOUT, SENSORS, drag, fleet, kinds, undo_text

CANNON = f"{SCOUT}/core/cannon-1"
CTRL = Qt.KeyboardModifier.ControlModifier


def count(context: Context, ref: str) -> int:
    of = STRUCTURE.find(fleet(context), ref)
    return 0 if of is None else int(of.value.count)


@pytest.fixture
def both(page: DesignPage) -> DesignPage:
    """Return the page with sensors and cannon selected by the mouse."""
    canvas = page.sheet.canvas
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=canvas.box_of(SENSORS).center())
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, CTRL, canvas.box_of(CANNON).center())
    canvas.setFocus()
    return page


def test_the_inspector_shows_what_they_share_and_changes_all(both: DesignPage, starter: Context, qtbot: QtBot) -> None:
    assert starter.selection.elements == (SENSORS, CANNON)
    assert both.inspector.title.text() == "2 parts"
    form = both.inspector.forms[0]
    assert form.keys == ("count",)
    both.edits.step([CANNON], 1)
    box = form.field("count").control
    assert isinstance(box, QSpinBox)
    assert box.text() == "several values"
    box.setFocus()
    box.selectAll()
    qtbot.keyClicks(box, "3")
    assert (count(starter, SENSORS), count(starter, CANNON)) == (3, 3)
    assert undo_text(starter) == "Copies of 2 items"
    starter.document.steps.undo()
    assert (count(starter, SENSORS), count(starter, CANNON)) == (1, 2)


def test_plus_and_delete_mean_both_and_are_one_step(both: DesignPage, starter: Context, qtbot: QtBot) -> None:
    before, canvas = starter.document.value, both.sheet.canvas
    qtbot.keyClick(canvas, Qt.Key.Key_Plus)
    assert (count(starter, SENSORS), count(starter, CANNON)) == (2, 2)
    assert undo_text(starter) == "2 parts: one more"
    starter.document.steps.undo()
    qtbot.keyClick(canvas, Qt.Key.Key_Delete)
    assert (count(starter, SENSORS), count(starter, CANNON)) == (0, 0)
    assert undo_text(starter) == "Remove 2 parts"
    starter.document.steps.undo()
    assert starter.document.value is before


def test_cut_and_paste_go_to_another_section_and_duplicate_adds_each(both: DesignPage, starter: Context, qtbot: QtBot) -> None:
    canvas = both.sheet.canvas
    qtbot.keyClick(canvas, Qt.Key.Key_D, CTRL)
    assert (count(starter, SENSORS), count(starter, CANNON)) == (2, 2)
    assert undo_text(starter) == "Duplicate 2 parts"
    qtbot.keyClick(canvas, Qt.Key.Key_X, CTRL)
    assert QApplication.clipboard().text() == "2 parts"
    both.edits.add("section/fore")
    starter.selection.select(f"{SCOUT}/fore")
    qtbot.keyClick(canvas, Qt.Key.Key_V, CTRL)
    assert kinds(starter, "fore") == [ComponentKind.SENSOR_ARRAY]
    assert undo_text(starter) == "Paste 2 parts"
    assert len(starter.selection.elements) == len(canvas.selected_refs) == 2


def test_a_drag_and_the_menu_move_both(both: DesignPage, starter: Context) -> None:
    both.edits.add("section/fore")
    starter.selection.gather((SENSORS, CANNON))
    menu = PartMenu(starter, both.edits, CANNON, both.sheet.open_element, both)
    texts = [action.text().partition("\t")[0] for action in menu.actions() if not action.isSeparator()]
    assert texts == ["One more", "One less", "Cut", "Copy", "Paste", "Duplicate", "Move to section", "Remove"]
    both.edits.move((SENSORS, CANNON), f"{SCOUT}/fore")
    assert undo_text(starter) == "Move 2 parts"
    moved = (f"{SCOUT}/fore/sensor-array", f"{SCOUT}/fore/cannon-1")
    assert starter.selection.elements == moved
    assert drag(both, SENSORS.replace("core", "fore"), f"{SCOUT}/core", moves=True)


def test_select_all_takes_every_part(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    page.sheet.canvas.setFocus()
    qtbot.keyClick(page.sheet.canvas, Qt.Key.Key_A, CTRL)
    assert len(starter.selection.elements) > 3
    assert all(map(page.edits.is_part, starter.selection.elements))


def test_one_that_cannot_be_removed_keeps_all(page: DesignPage, starter: Context) -> None:
    before = starter.document.value
    page.edits.remove(SENSORS, SCOUT)
    assert starter.document.value is before


def test_a_section_takes_its_parts_with_it_once(page: DesignPage, starter: Context) -> None:
    page.edits.add("section/fore")
    page.edits.move([SENSORS], f"{SCOUT}/fore")
    page.edits.remove(f"{SCOUT}/fore/sensor-array", f"{SCOUT}/fore")
    assert undo_text(starter) == "Remove Fore section of Scout"
