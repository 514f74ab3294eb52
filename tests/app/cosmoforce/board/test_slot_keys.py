"""Slots are filled, emptied and moved by keys and from the menu."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.cosmoforce.board.slot_board import SlotBoard
from tests.app.conftest import Told
from tests.app.cosmoforce.board.heron import CTRL, held, slot, undo_text

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard", extend=True)

ALL = "engine laser missile dissipator armor habitat - - - -"


def press(board: SlotBoard, key: Qt.Key, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the keys go now."""
    focused = board.focusWidget()
    QTest.keyClick(focused, key, keys)


@pytest.fixture
def at_two(board: SlotBoard, qtbot: QtBot) -> SlotBoard:
    """Return the board with the focus on the second tile."""
    qtbot.mouseClick(board.grid.tile(2), Qt.MouseButton.LeftButton)
    return board


def test_arrows_go_over_the_grid_and_stay_inside(at_two: SlotBoard, heron: Context) -> None:
    way = [
        (Qt.Key.Key_Right, 3),
        (Qt.Key.Key_Down, 8),
        (Qt.Key.Key_Down, 8),
        (Qt.Key.Key_Left, 7),
        (Qt.Key.Key_Left, 6),
        (Qt.Key.Key_Left, 6),
        (Qt.Key.Key_Up, 1),
        (Qt.Key.Key_End, 10),
        (Qt.Key.Key_Right, 10),
        (Qt.Key.Key_Home, 1),
        (Qt.Key.Key_7, 7),
        (Qt.Key.Key_0, 10),
    ]
    for key, number in way:
        press(at_two, key)
        assert heron.selection.element == slot(number)
        assert at_two.focusWidget() is at_two.grid.tile(number)


def test_plus_and_minus_go_through_the_systems(at_two: SlotBoard, heron: Context) -> None:
    press(at_two, Qt.Key.Key_Plus)
    assert held(heron).split()[1] == "missile"
    assert undo_text(heron) == "Laser: next"
    press(at_two, Qt.Key.Key_Minus)
    assert held(heron) == ALL


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace])
def test_delete_empties_a_slot_as_one_step(at_two: SlotBoard, heron: Context, told: Told, key: Qt.Key) -> None:
    press(at_two, key)
    assert held(heron) == "engine - missile dissipator armor habitat - - - -"
    assert undo_text(heron) == "Remove Laser"
    press(at_two, key)
    assert heron.document.steps.count() == 1
    assert told.said == ["Removed Laser. Undo to restore it."]


def test_alt_and_an_arrow_take_the_system_along(at_two: SlotBoard, heron: Context) -> None:
    press(at_two, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert held(heron) == "engine - missile dissipator armor habitat laser - - -"
    assert at_two.focusWidget() is at_two.grid.tile(7)
    press(at_two, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert held(heron) == "engine - missile dissipator armor laser habitat - - -"
    press(at_two, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert heron.document.steps.count() == 2


def test_copy_cut_paste_and_duplicate(at_two: SlotBoard, heron: Context) -> None:
    press(at_two, Qt.Key.Key_D, CTRL)
    assert held(heron) == "engine laser missile dissipator armor habitat laser - - -"
    press(at_two, Qt.Key.Key_3)
    press(at_two, Qt.Key.Key_X, CTRL)
    assert held(heron) == "engine laser - dissipator armor habitat laser - - -"
    press(at_two, Qt.Key.Key_9)
    press(at_two, Qt.Key.Key_V, CTRL)
    assert held(heron) == "engine laser - dissipator armor habitat laser - missile -"
    press(at_two, Qt.Key.Key_1)
    press(at_two, Qt.Key.Key_C, CTRL)
    press(at_two, Qt.Key.Key_V, CTRL)
    assert held(heron) == "engine laser engine dissipator armor habitat laser - missile -"
    assert heron.selection.element == slot(3)


def test_a_paste_replaces_what_the_selected_slot_holds(at_two: SlotBoard, heron: Context) -> None:
    press(at_two, Qt.Key.Key_C, CTRL)
    press(at_two, Qt.Key.Key_3)
    press(at_two, Qt.Key.Key_V, CTRL)
    assert held(heron) == "engine laser laser dissipator armor habitat - - - -"
    assert heron.selection.element == slot(3)


def test_a_paste_that_goes_elsewhere_says_where(at_two: SlotBoard, heron: Context, told: Told) -> None:
    press(at_two, Qt.Key.Key_C, CTRL)
    press(at_two, Qt.Key.Key_V, CTRL)
    assert told.said == ["Laser is now in slot 7"]


def test_escape_selects_nothing(at_two: SlotBoard, heron: Context) -> None:
    press(at_two, Qt.Key.Key_Escape)
    assert heron.selection.element == ""


def test_the_menu_does_what_keys_do_and_asks_for_the_best_system(
    board: SlotBoard, heron: Context, told: Told, qtbot: QtBot
) -> None:
    wanted: list[int] = []
    board.weigh_wanted.connect(wanted.append)
    board.grid.tile(4).menu_wanted.emit(board.mapToGlobal(QPoint(40, 40)))
    menu = next(each for each in QApplication.topLevelWidgets() if isinstance(each, QMenu) and each.isVisible())
    actions = {action.text().partition("\t")[0]: action for action in menu.actions()}
    actions["Choose a system for this slot"].trigger()
    actions["Rule CF-SYS-02"].trigger()
    actions["Remove"].trigger()
    menu.close()
    assert wanted == [4]
    assert told.rules == ["CF-SYS-02"]
    assert held(heron) == "engine laser missile - armor habitat - - - -"


def test_the_menu_of_an_empty_slot_offers_nothing_to_take_away(board: SlotBoard) -> None:
    board.grid.tile(9).menu_wanted.emit(board.mapToGlobal(QPoint(40, 40)))
    menu = next(each for each in QApplication.topLevelWidgets() if isinstance(each, QMenu) and each.isVisible())
    offered = {action.text().partition("\t")[0] for action in menu.actions() if action.isEnabled()}
    menu.close()
    assert not {"Cut", "Copy", "Duplicate", "Remove"} & offered
    assert {"Edit", "Next system", "Choose a system for this slot"} <= offered
