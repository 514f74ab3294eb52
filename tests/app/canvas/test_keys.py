"""The canvas without a mouse."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from metamaker.app.canvas.sheet_canvas import SheetCanvas
from metamaker.app.settings.settings import Settings
from tests.app.canvas.sheets import ARMOUR, DRIVE, LANCE, SENSOR, Noted

Key = Qt.Key


@pytest.mark.parametrize(
    ("start", "key", "found"),
    [
        (LANCE, Key.Key_Right, ARMOUR),
        (ARMOUR, Key.Key_Left, LANCE),
        (LANCE, Key.Key_Down, SENSOR),
        ("ship/fore", Key.Key_Down, LANCE),
        (LANCE, Key.Key_Up, "ship/fore"),
        (DRIVE, Key.Key_Right, ""),
        (SENSOR, Key.Key_Up, "ship/core"),
        ("ship/core", Key.Key_Up, "ship/fore"),
        ("ship/fore", Key.Key_Right, "ship/core"),
        ("ship/core", Key.Key_Left, "ship/fore"),
    ],
)
def test_arrows_go_to_what_lies_there(canvas: SheetCanvas, told: Noted, start: str, key: Key, found: str) -> None:
    canvas.set_selected(start)
    QTest.keyClick(canvas, key)
    assert told.of("selected") == ([("selected", found)] if found else [])


def test_arrows_stop_at_the_edge(canvas: SheetCanvas, told: Noted) -> None:
    canvas.set_selected(LANCE)
    QTest.keyClick(canvas, Key.Key_Left)
    assert (canvas.selected_ref, told.told) == (LANCE, [])


def test_arrows_with_control_move_the_desk(canvas: SheetCanvas) -> None:
    canvas.set_zoom(2.0)
    canvas.set_selected(LANCE)
    before = canvas.box_of(SENSOR).top()
    QTest.keyClick(canvas, Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert canvas.box_of(SENSOR).top() < before
    assert canvas.selected_ref == LANCE


def test_an_arrow_begins_at_the_first_element(canvas: SheetCanvas, told: Noted) -> None:
    QTest.keyClick(canvas, Key.Key_Down)
    assert told.of("selected") == [("selected", "ship/fore")]


def test_home_and_end_go_to_the_first_and_last_element(canvas: SheetCanvas, told: Noted) -> None:
    for key in (Key.Key_End, Key.Key_Home):
        QTest.keyClick(canvas, key)
    assert told.of("selected") == [("selected", DRIVE), ("selected", "ship/fore")]


@pytest.mark.parametrize(
    ("key", "held"), [(Key.Key_Tab, Qt.KeyboardModifier.NoModifier), (Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)]
)
def test_tab_leaves_the_canvas_at_once(canvas: SheetCanvas, key: Key, held: Qt.KeyboardModifier) -> None:
    canvas.set_selected(LANCE)
    QTest.keyClick(canvas, key, held)
    assert canvas.selected_ref == LANCE
    assert not canvas.hasFocus()


def test_walking_brings_the_element_into_sight(canvas: SheetCanvas) -> None:
    canvas.set_zoom(4.0)
    canvas.set_selected(ARMOUR)
    QTest.keyClick(canvas, Key.Key_Down)
    assert canvas.selected_ref == DRIVE
    assert canvas.viewport().rect().contains(canvas.box_of(DRIVE))


@pytest.mark.parametrize(
    ("key", "said"),
    [
        (Key.Key_Plus, ("stepped", LANCE, "1")),
        (Key.Key_Minus, ("stepped", LANCE, "-1")),
        (Key.Key_Delete, ("removed", LANCE)),
        (Key.Key_Return, ("activated", LANCE)),
        (Key.Key_F2, ("activated", LANCE)),
        (Key.Key_Escape, ("selected", "")),
    ],
)
def test_keys_act_on_the_selected_element(canvas: SheetCanvas, told: Noted, key: Key, said: tuple[str, ...]) -> None:
    canvas.set_selected(LANCE)
    QTest.keyClick(canvas, key)
    assert told.told == [said]


def test_keys_do_nothing_when_nothing_is_selected(canvas: SheetCanvas, told: Noted) -> None:
    for key in (Key.Key_Plus, Key.Key_Minus, Key.Key_Delete, Key.Key_Return, Key.Key_F2):
        QTest.keyClick(canvas, key)
    assert told.told == []


def test_control_and_digits_or_signs_zoom(canvas: SheetCanvas) -> None:
    zooms = []
    for key in (Key.Key_0, Key.Key_Plus, Key.Key_Minus, Key.Key_Minus):
        QTest.keyClick(canvas, key, Qt.KeyboardModifier.ControlModifier)
        zooms.append(canvas.zoom)
    assert zooms == [1.0, 1.1, 1.0, 0.9]


def test_the_selected_element_is_described_to_screen_readers(canvas: SheetCanvas) -> None:
    canvas.set_selected(LANCE)
    assert canvas.accessibleDescription() == f"{LANCE} does <things>"
    canvas.set_selected("")
    assert canvas.accessibleDescription() == ""


def test_all_buttons_of_the_canvas_have_names(canvas: SheetCanvas) -> None:
    names = [button.accessibleName() for button in canvas.findChildren(QToolButton)]
    assert len(names) == len(set(names)) == 5
    assert all(names)


@pytest.mark.parametrize("size", [100, 200])
def test_the_zoom_is_legible_at_any_text_size(canvas: SheetCanvas, settings: Settings, size: int) -> None:
    settings.change(text_size=size)
    canvas.set_zoom(4.0)
    label = next(button for button in canvas.zoom_box.findChildren(QToolButton) if button.text())
    canvas.zoom_box.adjustSize()
    assert label.width() > label.fontMetrics().horizontalAdvance(label.text())
