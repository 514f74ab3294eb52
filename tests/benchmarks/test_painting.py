"""What the canvas costs: a repaint of a large window, and an edit from the document to the screen. Run by `make bench`."""

import itertools
import os
from collections.abc import Callable, Iterator
from typing import Any

from metamaker.games.metaverse.checks.all import check_fleet

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtWidgets import QApplication

from metamaker.app.canvas.page_layout import Fit
from metamaker.app.canvas.sheet_canvas import SheetCanvas
from metamaker.core.paths import sample_fleets
from metamaker.game_api.prints import PrintOptions
from metamaker.games.metaverse import printing
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.sheet.palette import COLOUR
from metamaker.opening import open_file
from metamaker.rendering.drawing import Page
from metamaker.rendering.imposition import imposed
from tests.benchmarks.calibration import tell
from tests.benchmarks.test_edit import FLEET

ROUNDS = 60
OPTIONS = PrintOptions()


def procession() -> Fleet:
    fleet: Fleet = open_file(str(sample_fleets("metaverse") / "the-ninewater-procession.json")).document
    return fleet


def largest(fleet: Fleet) -> ShipClass:
    return max(fleet.classes, key=lambda each: sum(section.hull_hits for _, section in each.sections.standing()))


SUBJECTS: dict[str, Callable[[], Fleet]] = {
    "the largest class of the procession": procession,
    "a ship of 150 hull hits": lambda: FLEET,
}


def edits(fleet: Fleet, ship_id: str) -> Iterator[Fleet]:
    """Edit upon edit: a hull hit of the core, a shield hit of the fore arc, up and down."""
    for step in itertools.count():
        ship = fleet.ship_class(ship_id)
        by = 1 if step % 4 < 2 else -1
        core, fore = ship.sections.core, ship.arcs.fore
        if step % 2 and core is not None:
            ship = ship.with_(sections=ship.sections.with_(core=core.with_(hull_hits=core.hull_hits + by)))
        else:
            ship = ship.with_(arcs=ship.arcs.with_(fore=fore.with_(shield_hits=max(1, fore.shield_hits + by))))
        fleet = fleet.with_(classes=tuple(ship if each.id == ship_id else each for each in fleet.classes))
        yield fleet


def pages(fleet: Fleet, ship_id: str) -> tuple[Page, ...]:
    return imposed(printing.sheet(fleet, f"classes/{ship_id}", OPTIONS).leaves, printing.slots(OPTIONS))


def canvas_of(shown: tuple[Page, ...]) -> SheetCanvas:
    canvas = SheetCanvas()
    canvas.resize(1920, 1200)
    canvas.set_pages(shown, COLOUR)
    canvas.fit(Fit.WIDTH)
    canvas.show()
    _application().processEvents()
    return canvas


def _application() -> QApplication:
    found = QApplication.instance()
    return found if isinstance(found, QApplication) else QApplication([])


@pytest.mark.benchmark(group="painting")
@pytest.mark.parametrize("subject", SUBJECTS)
def test_a_window_of_1920_by_1200_is_painted(benchmark: Any, qapp: QApplication, subject: str) -> None:
    fleet = SUBJECTS[subject]()
    canvas = canvas_of(pages(fleet, largest(fleet).id))
    benchmark.pedantic(canvas.viewport().repaint, rounds=ROUNDS, warmup_rounds=5)
    tell(f"a repaint of 1920 × 1200 with {subject} (goal 12 ms)", benchmark)
    canvas.close()


@pytest.mark.benchmark(group="painting")
@pytest.mark.parametrize("subject", SUBJECTS)
def test_an_edit_is_seen(benchmark: Any, qapp: QApplication, subject: str) -> None:
    fleet = SUBJECTS[subject]()
    ship = largest(fleet).id
    canvas = canvas_of(pages(fleet, ship))
    steps = edits(fleet, ship)
    benchmark.pedantic(_shown, setup=lambda: ((canvas, next(steps), ship), {}), rounds=ROUNDS, warmup_rounds=8)
    tell(f"sheet, checks and paint after an edit of {subject} (goal 16 ms)", benchmark)
    canvas.close()


def _shown(canvas: SheetCanvas, fleet: Fleet, ship: str) -> None:
    check_fleet(fleet)
    canvas.set_pages(pages(fleet, ship), COLOUR)
    _application().processEvents()
