"""The side bar of a fleet, on the screen."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.metaverse.fleet.fleet_panel import FleetPanel
from metamaker.app.theme.theme import Theme
from metamaker.games.metaverse.model.fleet import Fleet
from tests.app.conftest import MakeContext
from tests.games.metaverse.edits.flotilla import FLEET


@pytest.fixture
def make_panel(qtbot: QtBot, theme: Theme, context_of: MakeContext) -> Callable[[Fleet], FleetPanel]:
    def made(fleet: Fleet) -> FleetPanel:
        panel = FleetPanel(context_of(fleet))
        qtbot.addWidget(panel)
        panel.resize(300, 900)
        with qtbot.waitExposed(panel):
            panel.show()
        return panel

    return made


@pytest.fixture
def panel(make_panel: Callable[[Fleet], FleetPanel]) -> FleetPanel:
    return make_panel(FLEET)
