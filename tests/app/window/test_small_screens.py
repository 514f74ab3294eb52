"""The window fits the screens of small laptops at every size of text, also where that is changed while it is open."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from metamaker.app.settings.preferences import Look, Profile
from metamaker.app.window.program import Program
from metamaker.core.paths import sample_fleets
from tests.app.desk import Person

TITLE_BAR = 40
"""What systems put over a window, in pixels, generously."""

SCREENS = {100: (1024, 600), 125: (1280, 720), 150: (1280, 720), 200: (1366, 768)}
SAMPLES = {"metaverse": "kite-clans-of-aldersay", "cosmoforce": "six-ideas"}


@pytest.mark.parametrize("game", SAMPLES)
def test_every_page_fits_at_every_size_of_text(
    qtbot: QtBot, qapp: QApplication, profile: Profile, person: Person, game: str
) -> None:
    program = Program(qapp, profile, person)
    program.settings.change(look=Look.LIGHT, language="en")
    window = program.new_window()
    window.show()
    window.files.open([str(sample_fleets(game) / f"{SAMPLES[game]}.json")])
    workspace = window.workspace
    assert workspace is not None
    too_large = []
    for size, (width, height) in SCREENS.items():
        program.settings.change(text_size=size)
        for page in workspace.pages:
            window.show_page(page.key)
            window.resize(width, height - TITLE_BAR)
            qtbot.wait(20)
            if window.width() > width or window.height() > height - TITLE_BAR:
                too_large.append((size, page.key, window.width(), window.height()))
    window.close_for_good()
    program.close()
    program.theme.setParent(None)
    program.setParent(None)
    assert too_large == []
