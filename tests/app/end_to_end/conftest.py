"""The whole program with its real pages and its real questions."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from metamaker.app.files.dialogs import Dialogs
from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.settings.preferences import Look, Profile
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.games.metaverse.model.fleet import Fleet
from tests.app.end_to_end.hands import Hands


@pytest.fixture
def whole_program(qapp: QApplication, profile: Profile) -> Iterator[Program]:
    """Yield a running program with its real pages, in English and light."""
    made = Program(qapp, profile, Dialogs())
    made.settings.change(look=Look.LIGHT, language="en")
    yield made
    for window in tuple(made.windows):
        window.close_for_good()
    made.close()
    made.theme.setParent(None)
    made.setParent(None)


@pytest.fixture
def hands() -> Iterator[Hands]:
    """Yield the user's hands. Errors in a menu or a dialog are reported at the end."""
    made = Hands()
    yield made
    assert not made.faults


@pytest.fixture
def desk(whole_program: Program, hands: Hands) -> MainWindow:
    """Return the window of the program at the first start."""
    window = whole_program.new_window()
    window.resize(1440, 900)
    window.show()
    window.activateWindow()
    hands.until(window.isActiveWindow, "the window has no keyboard")
    return window


@pytest.fixture
def scouts(desk: MainWindow, hands: Hands) -> OpenFleet:
    """Return the fleet of a new user at the front: two ships of the class Scout."""
    hands.click("New Metaverse document")
    assert desk.fleet is not None
    return desk.fleet


def value(fleet: OpenFleet) -> Fleet:
    """Return the fleet as it is now."""
    found: Fleet = fleet.document.value
    return found
