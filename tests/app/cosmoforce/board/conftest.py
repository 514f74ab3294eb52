"""The slot board of a small ship, on the screen."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from metamaker.app.background import Background
from metamaker.app.context import Context
from metamaker.app.cosmoforce.board.slot_board import SlotBoard
from metamaker.app.cosmoforce.design.slot_edits import SlotEdits
from metamaker.app.document import Document
from metamaker.app.look.theme import Theme
from metamaker.app.selection import Selection
from metamaker.app.settings.settings import Settings
from metamaker.registry import game_called
from tests.app.conftest import Told
from tests.app.cosmoforce.board.heron import HERON, REF


@pytest.fixture
def heron(qapp: QApplication, settings: Settings, background: Background, told: Told) -> Context:
    """What a view is given of the document of the Heron, which is on the canvas."""
    document = Document(game_called("cosmoforce"), HERON, qapp)
    context = Context(
        document=document,
        selection=Selection(document),
        settings=settings,
        background=background,
        show_rule=told.rules.append,
        show_page=told.pages.append,
        go_to=told.places.append,
        say=told.said.append,
        open_file=told.files.append,
    )
    context.selection.show(REF)
    return context


@pytest.fixture
def board(qtbot: QtBot, theme: Theme, heron: Context) -> SlotBoard:
    made = SlotBoard(heron, SlotEdits(heron))
    qtbot.addWidget(made)
    made.resize(900, 320)
    with qtbot.waitExposed(made):
        made.show()
    return made
