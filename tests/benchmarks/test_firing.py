"""What do I need to hit?: the exact figures for every change of a choice, in the protocol and in the panel; goal 16 ms."""

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from metamaker.app.files.dialogs import Dialogs
from metamaker.app.firing.odds_dock import OddsDock
from metamaker.app.firing.odds_panel import OddsPanel
from metamaker.app.settings.preferences import Look, profile_in
from metamaker.app.window.program import Program
from metamaker.core.paths import sample_fleets
from metamaker.game_api.firing import Circumstances
from metamaker.game_api.game import required
from metamaker.opening import open_file
from tests.app.waiting import wait

DOCUMENTS = {"metaverse": "the-ninewater-procession", "cosmoforce": "six-ideas"}
SETTLE_MS = 800


@pytest.mark.parametrize("game", DOCUMENTS)
def test_figures_of_an_attack(benchmark: BenchmarkFixture, game: str) -> None:
    opened = open_file(str(sample_fleets(game) / f"{DOCUMENTS[game]}.json"))
    fleet, firing = opened.document, required(opened.game.firing)
    ships = [each.ref() for each in fleet.ships]
    benchmark(lambda: firing.attack(fleet, ships[0], fleet, ships[-1], firing.usual))


def test_rolls_of_an_attack(benchmark: BenchmarkFixture) -> None:
    opened = open_file(str(sample_fleets("metaverse") / f"{DOCUMENTS['metaverse']}.json"))
    fleet, firing = opened.document, required(opened.game.firing)
    trials = firing.attack(fleet, fleet.ships[0].ref(), fleet, fleet.ships[-1].ref(), Circumstances()).trials
    assert trials is not None
    benchmark(lambda: trials.roll(1))


@pytest.fixture(params=DOCUMENTS)
def panel(qapp: QApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[OddsPanel]:
    """Yield a panel with two columns, next to a design page."""
    program = Program(qapp, profile_in(tmp_path), Dialogs())
    program.settings.change(look=Look.LIGHT, language="en")
    window = program.new_window()
    window.resize(1440, 900)
    window.show()
    window.files.open([str(sample_fleets(request.param) / f"{DOCUMENTS[request.param]}.json")])
    window.actions_.odds.trigger()
    wait(SETTLE_MS)
    dock = window.findChild(OddsDock)
    assert dock is not None
    assert dock.panel is not None
    dock.panel.compare.click()
    yield dock.panel
    window.close_for_good()
    program.close()
    program.setParent(None)


def test_an_answer_of_the_panel_with_two_columns(benchmark: BenchmarkFixture, panel: OddsPanel) -> None:
    benchmark(panel.answer)
    panel.rolling.stop()
