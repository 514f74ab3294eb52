"""The keys of a tile: those of the sheet, and digits for slots, letters for the systems to choose from."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from metamaker.app.cosmoforce.board.slot_board import SlotBoard

_ARROWS = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}
_ENDS = {Qt.Key.Key_Home: 1, Qt.Key.Key_End: 10}
_STEPS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_Underscore: -1}
_OPENING = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2}
_EMPTYING = {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}
_HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier


def pressed(board: "SlotBoard", number: int, event: QKeyEvent) -> bool:
    """Do what a key stands for at a slot; False if it stands for nothing.

    Arrows go to the slot that lies there; with Alt held they take the system along, which changes places with what is there.
    """
    key = Qt.Key(event.key())
    if event.modifiers() & _HELD:
        return False
    if event.modifiers() & Qt.KeyboardModifier.AltModifier:
        if key in _ARROWS:
            board.exchange(number, board.grid.beside(number, key))
        return key in _ARROWS
    if key in _ARROWS:
        board.pick(board.grid.beside(number, key))
    elif key in _ENDS:
        board.pick(_ENDS[key])
    elif key is Qt.Key.Key_Space:
        board.pick(number)
    elif key is Qt.Key.Key_Escape:
        return board.unpick()
    elif event.text().isdecimal() and event.text().isascii():
        board.pick(int(event.text()) or 10)
    else:
        return _edited(board, number, key, event.text())
    return True


def _edited(board: "SlotBoard", number: int, key: Qt.Key, text: str) -> bool:
    if key in _STEPS:
        board.step(number, _STEPS[key])
    elif key in _EMPTYING:
        board.empty(number)
    elif key in _OPENING:
        board.choose(number)
    elif text.isalpha():
        board.choose(number, text)
    else:
        return False
    return True
