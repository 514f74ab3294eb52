"""One process that fights for all tests of views in which battles are fought; they import what is here."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from metamaker.app.background import Background
from metamaker.app.balance.balance_runner import BattleRoom, Memory
from metamaker.play.simulation.pool import ProcessPool


@pytest.fixture(scope="session")
def background(qapp: QApplication) -> Iterator[Background]:
    """Work beside the interface for all tests: processes that fight take their time to begin."""
    made = Background()
    BattleRoom.beside(made).crew = ProcessPool(1)
    yield made
    made.finish()


@pytest.fixture
def room(background: Background, qtbot: QtBot) -> Iterator[BattleRoom]:
    """Where battles are fought; nothing was found before, and nothing is fought after the test."""
    made = BattleRoom.beside(background)
    made.memory = Memory()
    yield made
    made.work.cancel_all()
    qtbot.waitUntil(lambda: not made.work.jobs)
