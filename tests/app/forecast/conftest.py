"""What tests of meetings in the window share: one process that fights for all of them, the page of two small ships."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.balance.balance_runner import BattleRoom
from metamaker.app.forecast.match_up_panel import MatchUpPanel
from metamaker.app.settings.settings import Settings
from metamaker.app.theme.theme import Theme
from metamaker.games.metaverse.model.fleet import Fleet
from tests.app.conftest import MakeContext
from tests.app.fighting import background, room

PanelOf = Callable[[Fleet], MatchUpPanel]


__all__ = ["background", "room"]


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Return settings with few battles."""
    settings.keep("odds.number", 20)
    return settings


@pytest.fixture
def panel_of(qtbot: QtBot, theme: Theme, context_of: MakeContext, room: BattleRoom) -> PanelOf:
    """Return the panel of a fleet, shown."""

    def made(fleet: Fleet) -> MatchUpPanel:
        panel = MatchUpPanel(context_of(fleet), lambda *_: "")
        qtbot.addWidget(panel)
        panel.resize(900, 800)
        with qtbot.waitExposed(panel):
            panel.show()
        return panel

    return made
