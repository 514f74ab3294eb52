"""The slot board shows the ship on the canvas, and follows the document and the selection."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.cosmoforce.board.slot_board import SlotBoard
from metamaker.app.cosmoforce.board.slot_tile import SlotTile
from metamaker.app.theme.theme import Theme
from metamaker.core.elements.listing import with_fields
from metamaker.games.cosmoforce.edits.designs import set_slot
from metamaker.games.cosmoforce.edits.structure import STRUCTURE
from metamaker.games.cosmoforce.model.design import ShipClass, SystemKind
from tests.app.cosmoforce.board.heron import HERON, REF, held, names, slot, undo_text


class Paints(QObject):
    """Counts what is painted."""

    def __init__(self, board: SlotBoard) -> None:
        super().__init__(board)
        self.painted: set[int] = set()
        for tile in board.grid.tiles:
            tile.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and isinstance(watched, SlotTile):
            self.painted.add(watched.number)
        return False


def test_each_slot_has_a_tile_that_says_what_it_holds(board: SlotBoard) -> None:
    assert names(board) == [
        "Slot 1: Engine, 2 boxes",
        "Slot 2: Laser, 2 boxes",
        "Slot 3: Missile, 2 boxes",
        "Slot 4: Dissipator, 2 boxes",
        "Slot 5: Armor, 2 boxes",
        "Slot 6: Habitat, 2 boxes",
        *(f"Slot {number}: empty" for number in range(7, 11)),
    ]
    assert board.head.name.text() == "Heron"
    assert board.head.count.text() == "6 of 10 slots"
    assert board.grid.accessibleName() == "Slots of Heron"


def test_screen_readers_find_tiles_as_buttons(board: SlotBoard) -> None:
    tile = QAccessible.queryAccessibleInterface(board.grid.tile(2))
    assert tile.role() == QAccessible.Role.Button
    assert tile.text(QAccessible.Text.Name) == "Slot 2: Laser, 2 boxes"
    assert tile.text(QAccessible.Text.Description) == board.grid.tile(2).face.effect != ""


def test_an_edit_paints_only_the_tiles_that_it_changes(board: SlotBoard, heron: Context) -> None:
    QApplication.processEvents()
    paints = Paints(board)
    heron.document.apply("Rearm", set_slot(HERON, "heron", 3, SystemKind.LASER))
    QApplication.processEvents()
    assert paints.painted == {3}
    assert board.grid.tile(3).face.name == "Laser"
    heron.document.steps.undo()
    assert board.grid.tile(3).face.name == "Missile"


def test_the_board_follows_the_canvas_to_another_ship(board: SlotBoard, heron: Context) -> None:
    heron.selection.show("designs/orchard")
    assert board.head.name.text() == "Orchard"
    assert names(board)[3] == "Slot 4: Hangar, 2 boxes"
    heron.selection.show("ships/north-1")
    assert board.head.name.text() == "Heron"
    heron.selection.show("")
    assert (board.grid.isVisible(), board.nothing.isVisible()) == (False, True)
    assert not board.head.isEnabled()


def test_a_click_selects_and_the_selection_of_others_is_shown(board: SlotBoard, heron: Context, qtbot: QtBot) -> None:
    qtbot.mouseClick(board.grid.tile(3), Qt.MouseButton.LeftButton)
    assert heron.selection.element == slot(3)
    heron.selection.select(slot(8))
    assert [tile.number for tile in board.grid.tiles if tile.is_selected] == [8]
    heron.selection.select("designs/orchard/slots/2")
    assert not any(tile.is_selected for tile in board.grid.tiles)


def test_the_class_is_one_click_and_one_step(board: SlotBoard, heron: Context, qtbot: QtBot) -> None:
    buttons = board.head.buttons
    assert [button.text() for button in buttons.values()] == ["Fighter", "Cruiser", "Capital Ship"]
    qtbot.mouseClick(buttons[ShipClass.CAPITAL_SHIP], Qt.MouseButton.LeftButton)
    assert heron.document.value.designs[0].ship_class is ShipClass.CAPITAL_SHIP
    assert undo_text(heron) == "Class of Heron"
    assert names(board)[4] == "Slot 5: Armor, 4 boxes"
    heron.document.steps.undo()
    assert buttons[ShipClass.FIGHTER].isChecked()
    assert heron.document.steps.count() == 1


def test_tab_stops_at_the_class_that_the_ship_has_and_at_one_tile(board: SlotBoard, heron: Context) -> None:
    heron.selection.select(slot(4))
    stops = [each for each in _chain(board) if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isEnabled()]
    assert stops == [board.head.buttons[ShipClass.FIGHTER], board.head.sort, board.grid.tile(4)]


def test_sorting_is_offered_where_it_changes_something(board: SlotBoard, heron: Context, qtbot: QtBot) -> None:
    assert board.head.sort.isEnabled()
    qtbot.mouseClick(board.head.sort, Qt.MouseButton.LeftButton)
    assert held(heron) == "armor dissipator engine habitat laser missile - - - -"
    assert undo_text(heron) == "Sort the slots"
    assert not board.head.sort.isEnabled()


def test_a_system_of_another_class_is_marked_with_its_reason(board: SlotBoard, heron: Context, qtbot: QtBot) -> None:
    heron.document.apply("Refit", with_fields(STRUCTURE, HERON, "designs/orchard", ship_class=ShipClass.CRUISER))
    heron.selection.show("designs/orchard")
    face = board.grid.tile(4).face
    assert "only a Capital Ship can mount" in face.problem
    assert board.grid.tile(4).accessibleDescription() == face.problem
    assert not any(board.grid.tile(number).face.problem for number in (1, 2, 3))
    assert face.problem in board.hovered.text(4)


def test_the_card_of_the_hovered_tile_is_up_to_date_and_escapes_names(board: SlotBoard, heron: Context) -> None:
    heron.document.apply("Mischief", with_fields(STRUCTURE, HERON, "designs/heron", name="<img src=x>"))
    board.grid.tile(2).hovered.emit(True)
    assert "<b>Laser</b>" in board.card.html
    heron.document.apply("Rearm", set_slot(heron.document.value, "heron", 2, SystemKind.ARMOR))
    assert "<b>Armor</b>" in board.card.html
    board.grid.tile(8).hovered.emit(True)
    assert "&lt;img" in board.card.html
    assert "<img" not in board.card.html
    board.grid.tile(8).hovered.emit(False)
    assert board.card.html == ""


@pytest.mark.parametrize(
    ("width", "height", "columns"), [(900, 320, 5), (1400, 700, 5), (420, 640, 2), (520, 240, 5), (340, 560, 2)]
)
def test_narrow_and_high_boards_have_rows_of_two(board: SlotBoard, width: int, height: int, columns: int) -> None:
    board.resize(width, height)
    assert board.grid.columns == columns
    whole = board.grid.rect()
    assert all(whole.contains(tile.geometry()) for tile in board.grid.tiles)
    assert len({(tile.x(), tile.y()) for tile in board.grid.tiles}) == 10


def test_large_text_still_fits(board: SlotBoard, theme: Theme, heron: Context) -> None:
    heron.settings.change(text_size=150)
    board.resize(560, 330)
    em = board.fontMetrics().height()
    assert all(tile.height() >= 2.9 * em - 1 and tile.width() >= 3.5 * em for tile in board.grid.tiles)
    assert board.head.rect().contains(board.head.sort.geometry())


def test_a_hidden_board_catches_up_when_it_is_shown(board: SlotBoard, heron: Context) -> None:
    board.hide()
    heron.document.apply("Rearm", set_slot(HERON, "heron", 3, SystemKind.LASER))
    assert board.grid.tile(3).face.name == "Missile"
    board.show()
    assert board.grid.tile(3).face.name == "Laser"


def test_the_rule_of_a_system_is_what_help_opens(board: SlotBoard) -> None:
    assert board.grid.tile(2).property("rule") == "CF-SYS-06"
    assert board.grid.tile(8).property("rule") == "CF-SHIP-02"


def test_the_reference_of_a_slot_is_that_of_the_design(board: SlotBoard, heron: Context) -> None:
    heron.selection.show("ships/north-1")
    assert board.ref(2) == slot(2)
    heron.selection.select("ships/north-1/slots/2")
    assert board.selected == 2
    assert slot(2).startswith(REF)


def _chain(board: SlotBoard) -> list[QWidget]:
    found: list[QWidget] = []
    each = board.nextInFocusChain()
    while each is not None and each is not board:
        found.append(each)
        each = each.nextInFocusChain()
    return found
