"""The slots of the sheet: filled by palette and drag, swapped, emptied, stepped and opened."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from metamaker.app.canvas.drags import element_data, part_data
from metamaker.app.context import Context
from metamaker.app.cosmoforce.design.design_page import DesignPage
from tests.app.conftest import Told
from tests.app.cosmoforce.board.heron import REF, held, slot, undo_text
from tests.app.cosmoforce.design.sheet_drag import drag

START = "engine laser missile dissipator armor habitat - - - -"


@pytest.mark.parametrize("number", range(1, 11))
def test_every_slot_is_an_element_of_the_sheet(page: DesignPage, number: int) -> None:
    assert not page.sheet.canvas.box_of(slot(number)).isEmpty()


@pytest.mark.parametrize("key", ["name", "ship_class", "mass", "speed", "thrust", "complement", "starting_heat"])
def test_class_name_and_numbers_are_elements_of_the_sheet(page: DesignPage, key: str) -> None:
    assert not page.sheet.canvas.box_of(f"{REF}/{key}").isEmpty()


def test_enter_in_the_palette_fills_the_selected_empty_slot(page: DesignPage, heron: Context, qtbot: QtBot) -> None:
    heron.selection.select(slot(9))
    qtbot.keyClicks(page.palette_panel.search, "dissip")
    qtbot.keyClick(page.palette_panel.search, Qt.Key.Key_Return)
    assert held(heron) == "engine laser missile dissipator armor habitat - - dissipator -"
    assert undo_text(heron) == "Add Dissipator"
    assert page.sheet.canvas.selected_ref == slot(9)


def test_a_system_of_the_palette_is_dropped_on_a_slot(page: DesignPage, heron: Context) -> None:
    assert drag(page, part_data("laser"), slot(8))
    assert held(heron) == "engine laser missile dissipator armor habitat - laser - -"
    assert drag(page, part_data("engine"), slot(8))
    assert held(heron) == "engine laser missile dissipator armor habitat - engine - -"
    assert undo_text(heron) == "Add Engine"


def test_what_the_class_may_not_mount_is_refused_with_the_reason(page: DesignPage, heron: Context, told: Told) -> None:
    assert not drag(page, part_data("hangar"), slot(8))
    assert held(heron) == START
    assert "Capital Ship" in told.said[-1]
    assert page.sheet.canvas.refuse("laser", slot(8)) == ()


def test_two_slots_change_places_by_a_drag(page: DesignPage, heron: Context) -> None:
    assert drag(page, element_data(slot(1), heron.document.mark), slot(5))
    assert held(heron) == "armor laser missile dissipator engine habitat - - - -"
    assert undo_text(heron) == "Move Engine"
    assert drag(page, element_data(slot(6), heron.document.mark), slot(10))
    assert held(heron) == "armor laser missile dissipator engine - - - - habitat"


def test_a_system_let_go_at_home_or_beside_the_slots_stays(page: DesignPage, heron: Context) -> None:
    for place in (slot(2), f"{REF}/mass", f"{REF}/name"):
        assert not drag(page, element_data(slot(2), heron.document.mark), place)
    assert held(heron) == START


def test_slots_alone_are_places_for_systems(page: DesignPage) -> None:
    canvas = page.sheet.canvas
    assert {ref for ref in canvas.shown.order if canvas.is_place(ref)} == {slot(number) for number in range(1, 11)}


def test_delete_plus_and_minus_work_on_the_selected_slot(page: DesignPage, heron: Context, qtbot: QtBot) -> None:
    canvas = page.sheet.canvas
    canvas.setFocus()
    canvas.choose(slot(3))
    qtbot.keyClick(canvas, Qt.Key.Key_Delete)
    assert held(heron).split()[2] == "-"
    assert undo_text(heron) == "Remove Missile"
    qtbot.keyClick(canvas, Qt.Key.Key_Plus)
    qtbot.keyClick(canvas, Qt.Key.Key_Plus)
    qtbot.keyClick(canvas, Qt.Key.Key_Minus)
    assert held(heron).split()[2] == "armor"
    for _ in range(4):
        heron.document.steps.undo()
    assert held(heron) == START


def test_a_number_of_the_sheet_is_not_stepped_and_the_ship_not_deleted(
    page: DesignPage, heron: Context, qtbot: QtBot, told: Told
) -> None:
    canvas = page.sheet.canvas
    canvas.setFocus()
    for ref in (f"{REF}/mass", REF):
        canvas.choose(ref)
        assert canvas.handles() is None
        for key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Delete):
            qtbot.keyClick(canvas, key)
    assert held(heron) == START
    assert heron.document.steps.count() == 0
    assert told.said[::3] == ["Mass cannot be changed in this way", "Heron cannot be changed in this way"]
    assert told.said[2::3] == ["Mass cannot be removed here", "Heron cannot be removed here"]


def test_the_class_goes_up_by_plus(page: DesignPage, heron: Context, qtbot: QtBot) -> None:
    canvas = page.sheet.canvas
    canvas.setFocus()
    canvas.choose(f"{REF}/ship_class")
    qtbot.keyClick(canvas, Qt.Key.Key_Plus)
    assert heron.document.value.designs[0].ship_class == "cruiser"
    assert undo_text(heron) == "Class: next"


def test_copy_cut_paste_and_duplicate_have_their_keys(page: DesignPage, heron: Context, qtbot: QtBot) -> None:
    canvas = page.sheet.canvas
    canvas.setFocus()
    canvas.choose(slot(2))
    page.sheet.keys["cut"].trigger()
    assert held(heron).split()[1] == "-"
    assert QGuiApplication.clipboard().text() == "Laser"
    heron.selection.select(slot(10))
    page.sheet.keys["paste"].trigger()
    assert held(heron).split()[9] == "laser"
    page.sheet.keys["duplicate"].trigger()
    assert held(heron) == "engine laser missile dissipator armor habitat - - - laser"


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard", extend=True)
def test_a_double_click_opens_the_systems_of_a_slot(page: DesignPage, heron: Context, qtbot: QtBot) -> None:
    canvas = page.sheet.canvas
    canvas.reveal(slot(4))
    box = canvas.box_of(slot(4))
    at = box.topLeft() + (box.center() - box.topLeft()) / 2
    qtbot.mouseDClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=at)
    chooser = page.sheet.chooser
    assert chooser is not None
    assert chooser.current == "dissipator"
    qtbot.keyClicks(chooser.search, "eng")
    qtbot.keyClick(chooser.search, Qt.Key.Key_Return)
    assert held(heron).split()[3] == "engine"


def test_the_menu_of_a_slot_offers_what_its_keys_do(page: DesignPage, heron: Context) -> None:
    menu = page.sheet.menu_of(slot(1))
    texts = [action.text().partition("\t")[0] for action in menu.actions() if action.text()]
    assert texts == [
        "Edit",
        "Next system",
        "Previous system",
        "Cut",
        "Copy",
        "Paste",
        "Duplicate",
        "Remove",
        "Rule CF-SYS-03",
        "Choose a system for this slot",
        "Sort the slots",
    ]
    menu.deleteLater()


def test_the_menu_of_a_number_explains_it(page: DesignPage, qtbot: QtBot) -> None:
    menu = page.sheet.menu_of(f"{REF}/thrust")
    explain = menu.actions()[0]
    assert explain.text().partition("\t")[0] == "Explain"
    assert not any(text in action.text() for action in menu.actions() for text in ("Next", "Previous"))
    with qtbot.waitSignal(page.sheet.explained) as asked:
        explain.trigger()
    assert asked.args == ["thrust"]
    menu.deleteLater()


def test_the_menu_of_the_sheet_sorts_the_slots(page: DesignPage, heron: Context) -> None:
    menu = page.sheet.menu_of("")
    next(action for action in menu.actions() if action.text() == "Sort the slots").trigger()
    assert held(heron) == "armor dissipator engine habitat laser missile - - - -"
    menu.deleteLater()


def test_hovering_tells_what_a_slot_does_and_names_are_harmless(page: DesignPage, heron: Context) -> None:
    assert "Laser" in page.sheet.canvas.explain(slot(2))
    assert "+ and − change the choice" in page.sheet.canvas.explain(slot(2))
    designs = (heron.document.value.designs[0].with_(name="<img src=x>"), *heron.document.value.designs[1:])
    heron.document.apply("Mischief", heron.document.value.with_(designs=designs))
    assert "&lt;img" in page.sheet.canvas.explain(REF)
