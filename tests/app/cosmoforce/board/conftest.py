"""The slot board of a small ship, on the screen."""

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.cosmoforce.board.slot_board import SlotBoard
from metamaker.app.cosmoforce.design.slot_edits import SlotEdits
from metamaker.app.theme.theme import Theme


@pytest.fixture
def board(qtbot: QtBot, theme: Theme, heron: Context) -> SlotBoard:
    made = SlotBoard(heron, SlotEdits(heron))
    qtbot.addWidget(made)
    made.resize(900, 320)
    with qtbot.waitExposed(made):
        made.show()
    return made
