"""Systems are dragged onto tiles and from one to another; what would become of it is shown before."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QDrag, QDragEnterEvent, QDragLeaveEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from metamaker.app.canvas.drags import DragPayload, element_data, parcel, part_data
from metamaker.app.context import Context
from metamaker.app.cosmoforce.board.slot_board import SlotBoard
from metamaker.app.cosmoforce.board.tile_paint import Drop
from tests.app.conftest import Told
from tests.app.cosmoforce.board.heron import CTRL, drop, held, hover, slot, undo_text


def drops(board: SlotBoard) -> dict[int, Drop]:
    return {tile.number: tile.drop for tile in board.grid.tiles if tile.drop is not Drop.NOTHING}


def test_a_system_dragged_onto_another_changes_places_with_it(board: SlotBoard, heron: Context) -> None:
    assert drop(board, element_data(slot(2), heron.document.mark), 6)
    assert held(heron) == "engine habitat missile dissipator armor laser - - - -"
    assert undo_text(heron) == "Move Laser"
    assert heron.selection.element == slot(6)
    assert drops(board) == {}


def test_what_would_become_of_a_drop_is_shown_and_goes_with_the_drag(board: SlotBoard, heron: Context) -> None:
    assert hover(board, element_data(slot(2), heron.document.mark), 6)
    assert drops(board) == {2: Drop.PREVIEW, 6: Drop.TAKES}
    assert [board.grid.tile(number).face.name for number in (2, 6)] == ["Habitat", "Laser"]
    assert heron.document.steps.count() == 0
    QApplication.sendEvent(board.grid, QDragLeaveEvent())
    assert drops(board) == {}
    assert [board.grid.tile(number).face.name for number in (2, 6)] == ["Laser", "Habitat"]


def test_ctrl_copies_into_an_empty_slot(board: SlotBoard, heron: Context) -> None:
    assert drop(board, element_data(slot(2), heron.document.mark), 9, CTRL)
    assert held(heron) == "engine laser missile dissipator armor habitat - - laser -"


def test_a_system_of_the_palette_replaces_what_is_there(board: SlotBoard, heron: Context) -> None:
    assert drop(board, part_data("laser"), 3)
    assert held(heron) == "engine laser laser dissipator armor habitat - - - -"
    assert heron.selection.element == slot(3)
    assert board.grid.tile(3).hasFocus()


def test_a_refused_drop_says_why_and_changes_nothing(board: SlotBoard, heron: Context, told: Told) -> None:
    assert not hover(board, part_data("hangar"), 8)
    assert drops(board) == {8: Drop.REFUSES}
    assert "Capital Ship" in board.card.html
    assert not drop(board, part_data("hangar"), 8)
    assert heron.document.steps.count() == 0
    assert ["Capital Ship" in said for said in told.said] == [True]
    assert board.card.html == ""


def test_a_system_of_another_ship_is_copied(board: SlotBoard, heron: Context) -> None:
    assert drop(board, element_data("designs/orchard/slots/2", heron.document.mark), 10)
    assert held(heron) == "engine laser missile dissipator armor habitat - - - laser"
    assert held(heron, 1).startswith("engine laser laser hangar")


def test_a_slot_of_another_document_brings_its_system_and_moves_nothing(board: SlotBoard, heron: Context) -> None:
    assert drop(board, element_data(slot(2), "another", "missile"), 6)
    assert held(heron) == "engine laser missile dissipator armor missile - - - -"
    assert parcel(element_data(slot(2), "another"), heron.document.mark) is None


def test_over_its_own_slot_a_system_stays_where_it_is(board: SlotBoard, heron: Context, told: Told) -> None:
    assert not drop(board, element_data(slot(2), heron.document.mark), 2)
    assert drops(board) == {}
    assert (heron.document.steps.count(), told.said) == (0, [])


def test_other_things_are_not_taken(board: SlotBoard) -> None:
    data = QMimeData()
    data.setText("laser")
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QDragEnterEvent(QPoint(20, 20), Qt.DropAction.CopyAction, data, left, none)
    QApplication.sendEvent(board.grid, event)
    assert not event.isAccepted()


def test_pulling_a_tile_begins_a_drag_that_the_sheet_understands(
    board: SlotBoard, heron: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    carried: list[object] = []
    monkeypatch.setattr(QDrag, "exec", lambda drag, *_: carried.append(parcel(drag.mimeData(), heron.document.mark)))
    for number in (3, 8):
        tile = board.grid.tile(number)
        QTest.mousePress(tile, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(10, 10))
        QTest.mouseMove(tile, QPoint(60, 40))
        QTest.mouseRelease(tile, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(60, 40))
    assert carried == [DragPayload(slot(3), is_element=True)]
