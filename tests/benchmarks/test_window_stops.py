"""How long the window stands still: fleets opened, their pages seen, another look. Run by `make bench`.

Figures are of the thread of the interface alone. A stop is the longest turn of the event loop from the click until everything
that it began has settled, paint and results of background work included; the work is the sum of these turns.
"""

import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from metamaker.app.files.dialogs import Dialogs
from metamaker.app.play.match_page import MatchPage
from metamaker.app.settings.preferences import Look, profile_in
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import file_bytes
from metamaker.game_api.matches import begun
from metamaker.opening import open_file
from metamaker.play.table import Setting
from tests.benchmarks.calibration import report

pytestmark = pytest.mark.usefixtures("benchmark")  # `make bench` runs nothing without it

FLEETS = {
    "1 ship": ("quarrel-at-fennel-light", 1, "goal 50 ms"),
    "5 ships": ("the-glass-cantons", 5, "goal 50 ms"),
    "10 ships": ("the-even-hand", 10, "goal 50 ms"),
    "60 ships": ("the-ninewater-procession", 60, "goal 100 ms"),
}
"""Samples, cut or repeated to a number of ships."""

SETTLE_MS = 700
"""Until what a page begins in the background has come."""

BETWEEN_S = 0.002
"""Pause between turns, so that idle turns do not take the time of the background."""


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    program = Program(qapp, profile_in(tmp_path), Dialogs())
    program.settings.change(look=Look.LIGHT, language="en")
    made = program.new_window()
    made.resize(1440, 900)
    made.show()
    program.prepare()
    while program.background.jobs:
        QTest.qWait(50)
    yield made
    made.close_for_good()
    program.close()
    program.setParent(None)


def spent(act: Callable[[], object]) -> float:
    """Return the milliseconds of this thread that something takes."""
    began = time.thread_time()
    act()
    return (time.thread_time() - began) * 1e3


def turns(window: MainWindow, act: Callable[[], object]) -> list[float]:
    """Return the milliseconds of each turn of the event loop, from an action until everything that it began has settled."""
    taken = [spent(act)]
    until = time.perf_counter() + SETTLE_MS / 1e3
    while time.perf_counter() < until or (window.workspace is not None and window.workspace.is_building):
        taken.append(spent(QApplication.processEvents))
        time.sleep(BETWEEN_S)
    return taken


def tell_stop(window: MainWindow, name: str, goal: str, act: Callable[[], object]) -> None:
    """Report the longest turn and the whole work of something."""
    taken = turns(window, act)
    report(f"{name} ({goal})", [max(taken)])
    report(f"{name}: whole work", [sum(taken)])


def stop(act: Callable[[], object]) -> float:
    """Return the milliseconds of this thread that something takes until it is painted."""
    taken = spent(act) + spent(QApplication.processEvents)
    QTest.qWait(SETTLE_MS)
    return taken


def fleet_file(folder: Path, name: str, ships: int) -> Path:
    """Write a fleet of this many ships, made from a sample."""
    opened = open_file(str(sample_fleets("metaverse") / f"{name}.json"))
    own = [ship.with_(commander=None) for ship in opened.document.ships]
    more = [ship.with_(id=f"{ship.id}-{turn}", name=f"{ship.name} {turn}") for turn in range(2, 9) for ship in own]
    path = folder / f"{name}-{ships}.json"
    path.write_bytes(file_bytes(opened.game, opened.document.with_(ships=tuple([*own, *more][:ships]), squadrons=())))
    return path


@pytest.mark.benchmark(group="stops of the window")
@pytest.mark.parametrize("size", list(FLEETS))
def test_stops_of_the_window(window: MainWindow, tmp_path: Path, size: str) -> None:
    name, ships, goal = FLEETS[size]
    path = str(fleet_file(tmp_path, name, ships))
    tell_stop(window, f"opening a fleet of {size}", goal, lambda: window.files.open([path]))
    assert window.workspace is not None
    for seen in ("first", "next"):
        _see_pages(window, size, goal, seen)
    window.show_page("design")
    _change_looks(window, size, goal)


OTHERS = {
    "cosmoforce": "six-ideas",
    "cosmoclysm": "whirligig",
    "cosmos_commanders": "four-corners",
}
"""A sample of each other game."""


@pytest.mark.benchmark(group="stops of the window")
@pytest.mark.parametrize("game", list(OTHERS))
def test_stops_of_other_games(window: MainWindow, game: str) -> None:
    path = str(sample_fleets(game) / f"{OTHERS[game]}.json")
    tell_stop(window, f"opening a document of {game}", "goal 50 ms", lambda: window.files.open_copy(path))
    assert window.workspace is not None
    _see_pages(window, game, "goal 50 ms", "first")
    window.show_page(window.workspace.pages[0].key)
    _change_looks(window, game, "goal 50 ms")


def _see_pages(window: MainWindow, of: str, goal: str, seen: str) -> None:
    assert window.workspace is not None
    for kind in window.workspace.pages:
        tell_stop(window, f"page {kind.title} of {of} seen the {seen} time", goal, partial(window.show_page, kind.key))


def _change_looks(window: MainWindow, of: str, goal: str) -> None:
    settings = window.program.settings
    looks = [max(turns(window, partial(settings.change, look=look))) for look in (Look.DARK, Look.LIGHT)]
    report(f"another look, all pages of {of} made ({goal})", looks)
    sizes = [max(turns(window, partial(settings.change, text_size=size))) for size in (110, 100)]
    report(f"another text size, all pages of {of} made ({goal})", sizes)


MANY = 30


@pytest.mark.benchmark(group="stops of the window")
def test_stops_while_many_files_open(window: MainWindow, tmp_path: Path) -> None:
    """Thirty files of ten ships are opened at once: the turns of the event loop until the last one is there."""
    path = fleet_file(tmp_path, "the-even-hand", 10)
    copies = [path.with_name(f"{number}.json") for number in range(MANY)]
    for copy in copies:
        copy.write_bytes(path.read_bytes())
    taken = [spent(lambda: window.files.open([str(copy) for copy in copies]))]
    while window.files.queue.is_busy:
        taken.append(spent(QApplication.processEvents))
    assert len(window.fleets) == MANY
    report("the longest turn while 30 files open (goal 50 ms)", [max(taken)])


MATCH_GOAL = "goal 50 ms"
MOMENTS = 12


@pytest.mark.benchmark(group="stops of the window")
def test_stops_of_a_match(window: MainWindow) -> None:
    """Seventeen ships, one side by a person: the match is opened, ships are chosen, sheets shown, moments gone to."""
    samples = sample_fleets("metaverse")
    opened = [open_file(str(samples / f"{name}.json")) for name in ("the-even-hand", "the-slow-orchard")]
    game, forces = opened[0].game, [each.document for each in opened]
    replay = begun(game, forces, Setting(7, ("", "plain"), last_turn=5)).replay()
    report(f"a match is opened ({MATCH_GOAL})", [stop(lambda: window.matches.show(game, replay))])
    page = window.workspace.shown if window.workspace else None
    assert isinstance(page, MatchPage)
    page.bar.quiet.setChecked(True)

    def rest() -> None:
        while page.work.begun is None or page.work.is_busy:
            QTest.qWait(10)

    rest()
    ships = [piece.ref for piece in page.frame.moment.pieces if piece.side == 0] if page.frame else []
    chosen = [stop(lambda ref=ref: page._clicked([ref])) for ref in ships]  # type: ignore[misc]
    report(f"a ship is chosen and her orders are shown ({MATCH_GOAL})", sorted(chosen))
    given = []
    while not page.work.is_over and page.projector.frame is not None and page.projector.frame.turn < 2:
        given.append(stop(page.orders._finish))
        rest()
    report(f"orders are given ({MATCH_GOAL})", sorted(given))
    for shown in (page.sheet, page.strengths, page.story):
        brought = stop(lambda shown=shown: page.panels.bring(shown))  # type: ignore[misc]
        report(f"{type(shown).__name__} is brought to the front ({MATCH_GOAL})", [brought])
        places = [page.projector.count * step // MOMENTS for step in range(MOMENTS)]
        gone = [stop(lambda place=place: page._go(place)) for place in places]  # type: ignore[misc]
        report(f"the time line is dragged beside it ({MATCH_GOAL})", sorted(gone))


TICK_MS = 5


@pytest.mark.benchmark(group="stops of the window")
def test_stops_while_captains_think(window: MainWindow) -> None:
    """Seventeen ships whose battle is watched while captains fight it: gaps between ticks of the interface, by the clock."""
    samples = sample_fleets("metaverse")
    opened = [open_file(str(samples / f"{name}.json")) for name in ("the-even-hand", "the-slow-orchard")]
    game, forces = opened[0].game, [each.document for each in opened]
    window.matches.show(game, begun(game, forces, Setting(7, ("plain", "plain"), last_turn=5)).replay())
    page = window.workspace.shown if window.workspace else None
    assert isinstance(page, MatchPage)
    while page.work.begun is None:
        QTest.qWait(10)
    gaps: list[float] = []
    last = time.perf_counter()

    def tick() -> None:
        nonlocal last
        now = time.perf_counter()
        gaps.append((now - last) * 1e3)
        last = now

    timer = QTimer(window)
    timer.setInterval(TICK_MS)
    timer.timeout.connect(tick)
    timer.start()
    while not page.work.is_over:
        QTest.qWait(100)
    timer.stop()
    gaps.sort()
    report("ticks while captains think (goal 50 ms)", gaps)
    report("the five longest of them", gaps[-5:])
