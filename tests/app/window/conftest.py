"""A window with the real pages of all games."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from metamaker.app.settings.preferences import Look, Profile
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from tests.app.desk import Person

SAMPLES = {
    "metaverse": "kite-clans-of-aldersay",
    "cosmoforce": "six-ideas",
    "cosmoclysm": "the-loom",
    "cosmos_commanders": "long-shelf",
}
"""A sample of each game."""


@pytest.fixture
def whole_window(qtbot: QtBot, qapp: QApplication, profile: Profile, person: Person) -> Iterator[MainWindow]:
    """Yield a window with the real pages of all games."""
    program = Program(qapp, profile, person)
    program.settings.change(look=Look.LIGHT, language="en")
    window = program.new_window()
    window.resize(1440, 900)
    window.show()
    qtbot.waitExposed(window)
    yield window
    for each in tuple(program.windows):
        each.close_for_good()
    program.close()
    program.theme.setParent(None)
    program.setParent(None)
