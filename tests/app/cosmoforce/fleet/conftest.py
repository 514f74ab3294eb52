"""The side bar and the page of teams of a small document, on the screen."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.cosmoforce.fleet.designs_panel import DesignsPanel
from metamaker.app.cosmoforce.fleet.fleet_page import FleetPage
from metamaker.app.theme.theme import Theme
from metamaker.games.cosmoforce.model.fleet import Fleet
from tests.app.cosmoforce.conftest import ContextOf
from tests.app.cosmoforce.fleet.skirmish import SKIRMISH

PanelOf = Callable[[Fleet], DesignsPanel]


@pytest.fixture
def panel_of(qtbot: QtBot, theme: Theme, ships_of: ContextOf) -> PanelOf:
    """Return the side bar of a document, shown."""

    def made(fleet: Fleet) -> DesignsPanel:
        panel = DesignsPanel(ships_of(fleet))
        qtbot.addWidget(panel)
        panel.resize(300, 900)
        with qtbot.waitExposed(panel):
            panel.show()
        return panel

    return made


@pytest.fixture
def panel(panel_of: PanelOf) -> DesignsPanel:
    return panel_of(SKIRMISH)


@pytest.fixture
def page(qtbot: QtBot, theme: Theme, ships_of: ContextOf) -> FleetPage:
    made = FleetPage(ships_of(SKIRMISH))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.setFocus()  # as a window does
    with qtbot.waitExposed(made):
        made.show()
    return made
