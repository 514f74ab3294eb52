"""What an edit costs in the window: sheet, live card and problems on the design page, anew and painted. Run by `make bench`."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtWidgets import QApplication

from metamaker.app.background import Background
from metamaker.app.context import Context, Selection
from metamaker.app.document import Document
from metamaker.app.gc_control import Collector, leave_out_what_is_loaded
from metamaker.app.metaverse.design.design_page import DesignPage
from metamaker.app.settings.preferences import profile_in
from metamaker.app.settings.settings import Settings
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.registry import game_called
from tests.benchmarks.calibration import report, tell
from tests.benchmarks.test_edit import FLEET
from tests.benchmarks.test_painting import edits, largest, procession

ROUNDS = 150
GOAL = "goal 10 ms"


def silent(_: str) -> None:
    """Nobody around the page answers."""


@pytest.fixture(params=["a ship of 150 hull hits", "the largest class of a fleet of 40 ships"])
def subject(request: pytest.FixtureRequest) -> tuple[str, Fleet]:
    return request.param, FLEET if "150" in request.param else procession()


@pytest.fixture
def page(subject: tuple[str, Fleet], qapp: QApplication, tmp_path: Path) -> Iterator[tuple[DesignPage, Context]]:
    """Yield the page with a part of the ship selected, as during work."""
    background, document = Background(), Document(game_called("metaverse"), subject[1])
    settings = Settings(profile_in(tmp_path).settings)
    context = Context(document, Selection(document), settings, background, silent, silent, silent, silent)
    ship = largest(document.value)
    context.selection.show(ship.ref())
    context.selection.select(ship.ref("core", "hull_hits"))
    made = DesignPage(context)
    made.resize(1920, 1160)
    made.show()
    qapp.processEvents()
    collector = Collector(qapp)
    leave_out_what_is_loaded()
    yield made, context
    gc.unfreeze()
    collector.close()
    background.finish()
    made.close()


@pytest.mark.benchmark(group="edit in the window")
def test_an_edit_is_seen_at_once(
    benchmark: Any, page: tuple[DesignPage, Context], qapp: QApplication, subject: tuple[str, Fleet]
) -> None:
    document = page[1].document
    steps = edits(document.value, largest(document.value).id)

    def shown(fleet: Fleet) -> None:
        document.apply("Edit", fleet)
        qapp.processEvents()

    benchmark.pedantic(shown, setup=lambda: ((next(steps),), {}), rounds=ROUNDS, warmup_rounds=5)
    tell(f"an edit of {subject[0]} on the design page, painted ({GOAL}, 95 % 50 ms)", benchmark)
    times = sorted(seconds * 1e3 for seconds in benchmark.stats.stats.data)
    report("its slowest twentieth", times[int(len(times) * 0.95) :])
