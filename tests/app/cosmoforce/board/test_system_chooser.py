"""All systems can be chosen at a tile: by the mouse, or by typing."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.cosmoforce.board.slot_board import SlotBoard
from metamaker.app.form.choice_popup import ChoicePopup
from tests.app.cosmoforce.board.heron import held, slot, undo_text

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard", extend=True)

EMPTY_SLOT = 8


@pytest.fixture
def chooser(board: SlotBoard, qtbot: QtBot) -> ChoicePopup:
    """Return the popup of an empty slot."""
    qtbot.mouseClick(board.grid.tile(EMPTY_SLOT), Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    qtbot.keyClick(board.grid.tile(EMPTY_SLOT), Qt.Key.Key_Return)
    return opened(board)


def opened(board: SlotBoard) -> ChoicePopup:
    assert board.chooser is not None
    assert board.chooser.isVisible()
    return board.chooser


def test_all_systems_are_there_with_the_reason_why_not(chooser: ChoicePopup) -> None:
    values = " ".join(choice.value for choice in chooser.shown)
    assert values == "empty armor dissipator engine habitat laser missile afterburner railgun hangar"
    refused = {choice.value for choice in chooser.shown if choice.why_not}
    assert refused == {"railgun", "hangar"}
    assert chooser.current == "empty"


def test_letters_filter_and_enter_takes_the_first(chooser: ChoicePopup, heron: Context, qtbot: QtBot) -> None:
    qtbot.keyClicks(chooser.search, "la")
    assert ([choice.value for choice in chooser.shown], chooser.current) == (["laser"], "laser")
    qtbot.keyClick(chooser.search, Qt.Key.Key_Return)
    assert held(heron) == "engine laser missile dissipator armor habitat - laser - -"
    assert (undo_text(heron), heron.selection.element) == ("Add Laser", slot(EMPTY_SLOT))


def test_letters_mean_a_system_before_they_empty_a_slot(chooser: ChoicePopup, qtbot: QtBot) -> None:
    qtbot.keyClicks(chooser.search, "e")
    assert [choice.value for choice in chooser.shown] == ["engine", "empty"]
    assert chooser.current == "engine"
    qtbot.keyClicks(chooser.search, "m")
    assert chooser.current == "empty"


def test_longer_words_are_found_in_what_a_system_does(chooser: ChoicePopup, qtbot: QtBot) -> None:
    qtbot.keyClicks(chooser.search, "thrust")
    assert "engine" in [choice.value for choice in chooser.shown]
    chooser.search.setText("gun")
    assert [choice.value for choice in chooser.shown] == ["railgun"]
    assert chooser.current == ""


def test_arrows_skip_what_the_class_may_not_mount(chooser: ChoicePopup, qtbot: QtBot) -> None:
    for _ in range(12):
        qtbot.keyClick(chooser.search, Qt.Key.Key_Down)
    assert chooser.current == "afterburner"
    qtbot.keyClick(chooser.search, Qt.Key.Key_Up)
    assert chooser.current == "missile"


def test_what_is_not_there_cannot_be_taken(chooser: ChoicePopup, heron: Context, qtbot: QtBot) -> None:
    qtbot.keyClicks(chooser.search, "zzz")
    assert chooser.nothing.isVisible()
    qtbot.keyClick(chooser.search, Qt.Key.Key_Return)
    chooser.search.setText("hangar")
    qtbot.keyClick(chooser.search, Qt.Key.Key_Return)
    assert chooser.isVisible()
    assert heron.document.steps.count() == 0


def test_escape_closes_it_and_changes_nothing(chooser: ChoicePopup, heron: Context, qtbot: QtBot) -> None:
    qtbot.keyClick(chooser.search, Qt.Key.Key_Escape)
    assert heron.document.steps.count() == 0


def test_a_letter_at_a_tile_opens_it_with_that_letter(board: SlotBoard, heron: Context, qtbot: QtBot) -> None:
    board.grid.tile(2).setFocus()
    qtbot.keyClick(board.grid.tile(2), Qt.Key.Key_M)
    chooser = opened(board)
    assert (chooser.search.text(), chooser.current) == ("m", "missile")
    qtbot.keyClick(chooser.search, Qt.Key.Key_Return)
    assert held(heron).split()[1] == "missile"


def test_a_double_click_opens_it_at_what_the_slot_holds(board: SlotBoard, heron: Context, qtbot: QtBot) -> None:
    qtbot.mouseDClick(board.grid.tile(2), Qt.MouseButton.LeftButton)
    chooser = opened(board)
    assert chooser.current == "laser"
    qtbot.keyClick(chooser.search, Qt.Key.Key_Return)
    assert heron.document.steps.count() == 0


def test_a_click_on_a_row_takes_it_and_empty_empties(board: SlotBoard, heron: Context, qtbot: QtBot) -> None:
    board.choose(2)
    chooser = opened(board)
    row = chooser.list.visualRect(chooser.list.model().index(0, 0))
    qtbot.mouseClick(chooser.list.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    assert held(heron) == "engine - missile dissipator armor habitat - - - -"
    assert undo_text(heron) == "Remove Laser"


def test_a_click_on_the_sign_of_an_empty_slot_opens_it(board: SlotBoard, qtbot: QtBot) -> None:
    tile = board.grid.tile(EMPTY_SLOT)
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(10, 10))
    assert board.chooser is None
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, tile.rect().center())
    opened(board)


def test_it_hides_no_tile_and_says_all_of_what_systems_do(board: SlotBoard) -> None:
    board.choose(3)
    chooser = opened(board)
    below = board.grid.mapToGlobal(board.grid.rect().bottomLeft()).y()
    assert chooser.geometry().top() >= below
    assert chooser.geometry().bottom() <= chooser.screen().availableGeometry().bottom()
    heights = [chooser.list.sizeHintForRow(row) for row in range(len(chooser.shown))]
    assert max(heights) > min(heights)
