"""The window fits the screens of small laptops at every size of text, also where that is changed while it is open."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from metamaker.app.settings.preferences import Look, Profile
from metamaker.app.window.program import Program
from metamaker.app.window.window import USUAL_HEIGHT, USUAL_WIDTH, first_size
from metamaker.core.paths import sample_fleets
from tests.app.desk import Person
from tests.app.pages import show_whole

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
            show_whole(window, page.key)
            window.resize(width, height - TITLE_BAR)
            qtbot.wait(20)
            if window.width() > width or window.height() > height - TITLE_BAR:
                too_large.append((size, page.key, window.width(), window.height()))
    window.close_for_good()
    program.close()
    program.theme.setParent(None)
    program.setParent(None)
    assert too_large == []


@pytest.mark.parametrize("screen", [(1024, 600), (1280, 720), (1440, 900), (1920, 1080), (3840, 2160)])
def test_a_first_window_fits_the_screen_with_its_frame(screen: tuple[int, int]) -> None:
    size = first_size(QSize(*screen))
    assert size.height() + TITLE_BAR <= screen[1]
    assert size.width() < screen[0]
    assert size.width() <= USUAL_WIDTH
    assert size.height() <= USUAL_HEIGHT


def test_the_first_window_has_the_first_size(program: Program) -> None:
    window = program.new_window()
    assert window.size() == first_size(QGuiApplication.primaryScreen().availableGeometry().size())
