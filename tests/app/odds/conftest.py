"""What tests of meetings in the window share: one process that fights for all of them, the page of two small ships."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from metamaker.app.background import Background
from metamaker.app.balance.balance_runner import BattleRoom, Memory, battle_room
from metamaker.app.look.theme import Theme
from metamaker.app.odds.meeting_panel import MeetingPanel
from metamaker.app.settings.settings import Settings
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.play.many.pool import ProcessPool
from tests.app.conftest import MakeContext

PanelOf = Callable[[Fleet], MeetingPanel]


@pytest.fixture(scope="session")
def background(qapp: QApplication) -> Iterator[Background]:
    """Work beside the interface for all tests: processes that fight take their time to begin."""
    made = Background()
    battle_room(made).crew = ProcessPool(1)
    yield made
    made.finish()


@pytest.fixture
def room(background: Background, qtbot: QtBot) -> Iterator[BattleRoom]:
    """Where battles are fought; nothing was found before, and nothing is fought after the test."""
    made = battle_room(background)
    made.memory = Memory()
    yield made
    made.work.cancel_all()
    qtbot.waitUntil(lambda: not made.work.jobs)


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Settings of somebody who wants few battles."""
    settings.keep("odds.number", 20)
    return settings


@pytest.fixture
def panel_of(qtbot: QtBot, theme: Theme, context_of: MakeContext, room: BattleRoom) -> PanelOf:
    """Return the panel of a fleet, shown."""

    def made(fleet: Fleet) -> MeetingPanel:
        panel = MeetingPanel(context_of(fleet), lambda *_: "")
        qtbot.addWidget(panel)
        panel.resize(900, 800)
        with qtbot.waitExposed(panel):
            panel.show()
        return panel

    return made
