"""A canvas on the screen with the sheet of two sections."""

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from metamaker.app.canvas.sheet_canvas import SheetCanvas
from metamaker.app.theme.theme import Theme
from metamaker.rendering.ink import COLOUR
from tests.app.canvas.sheets import Noted, noted, sheet


@pytest.fixture
def canvas(qtbot: QtBot, theme: Theme) -> SheetCanvas:
    """Return a canvas of 900 × 700 pixels at its own zoom, with the keys."""
    made = SheetCanvas()
    qtbot.addWidget(made)
    made.explain = lambda ref: f"<b>{ref}</b> does &lt;things&gt;" if ref else ""
    made.resize(900, 700)
    made.set_pages((sheet(),), COLOUR)
    made.show()
    qtbot.waitExposed(made)
    made.setFocus()
    QTest.mouseMove(made.viewport(), made.viewport().rect().topLeft())
    return made


@pytest.fixture
def told(canvas: SheetCanvas) -> Noted:
    """Return the record of the canvas's signals."""
    return noted(canvas)
