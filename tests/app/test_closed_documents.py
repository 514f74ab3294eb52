"""Closed documents leave nothing behind that grows with every document."""

import gc
from collections import Counter
from functools import _lru_cache_wrapper
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from metamaker.app.files.dialogs import Unsaved
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.model import design
from tests.app.desk import Person
from tests.app.test_memory import tidy

FORMATS = Path("tests/golden/formats")
DOCUMENTS = {
    "fleet": sample_fleets("metaverse") / "quarrel-at-fennel-light.json",
    "event": sample_fleets("metaverse") / "events" / "lantern-regatta.json",
    "universe": FORMATS / "metaverse-universe-1.json",
    "record": FORMATS / "metaverse-record-2.json",
    "match": FORMATS / "metaverse-replay-1.json",
    "ships": sample_fleets("cosmoforce") / "six-ideas.json",
    "ships-with-problems": sample_fleets("cosmoforce") / "eight-threats.json",
    "board": sample_fleets("cosmoclysm") / "the-loom.json",
    "board-match": FORMATS / "cosmoclysm-replay-1.json",
    "map": sample_fleets("cosmos_commanders") / "five-wells.json",
    "map-match": FORMATS / "cosmos_commanders-replay-1.json",
}

EVERY_DAY = ("fleet", "ships-with-problems", "match", "board")

each_document = pytest.mark.parametrize(
    "path", [pytest.param(name, marks=() if name in EVERY_DAY else pytest.mark.slow) for name in DOCUMENTS], indirect=True
)


class Desk:
    """Opens and closes one document."""

    def __init__(self, qtbot: QtBot, program: Program, path: Path, *, all_pages: bool) -> None:
        self._qtbot, self._program, self._path, self._all_pages = qtbot, program, str(path), all_pages
        self.window: MainWindow = program.new_window()
        self.window.resize(1440, 900)
        self.window.show()
        qtbot.waitExposed(self.window)

    def open_and_close(self, times: int) -> Counter[str]:
        """Return what Python has of Qt afterwards, by type."""
        for _ in range(times):
            self.window.files.open([self._path])
            assert self.window.fleet is not None
            # By number: the window replaces its page actions whenever the pages change.
            for number in range(len(self.window.pages.actions) if self._all_pages else 0):
                self.window.pages.actions[number].trigger()
                self._rest()
            self._rest()
            self.window.actions_.close.trigger()
            self._rest()
        forget_recent()
        tidy(self._application)
        known = Counter(type(each).__qualname__ for each in Shiboken.getAllValidWrappers())
        # What Qt has deleted may still be kept by Python, with all that it refers to.
        return known + Counter(f"deleted {type(each).__qualname__}" for each in _deleted())

    def _rest(self) -> None:
        for _ in range(2):
            self._qtbot.wait(20)
            self._qtbot.waitUntil(lambda: not self._program.background.jobs and not self._is_building)
        self._application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    @property
    def _is_building(self) -> bool:
        return self.window.workspace is not None and self.window.workspace.is_building

    @property
    def _application(self) -> QApplication:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        return application


def _deleted() -> list[QObject]:
    # By type: some proxies claim to be of another class.
    objects = [each for each in gc.get_objects() if issubclass(type(each), QObject)]
    return [each for each in objects if not Shiboken.isValid(each)]


def forget_recent() -> None:
    """Empty the caches of limited size, which outlive documents: how much gets into them is a matter of time."""
    design._designs.clear()
    gc.unfreeze()  # otherwise caches that were there before an earlier test ended are not found
    for each in gc.get_objects():
        if isinstance(each, _lru_cache_wrapper) and each.cache_parameters()["maxsize"] is not None:
            each.cache_clear()


def grown(desk: Desk, before: int, times: int) -> dict[str, int]:
    """Return the types that gain at least one object for each opening, in every one of three rounds.

    One round is not enough, because how much of a document is painted is a matter of time.
    """
    known = desk.open_and_close(before)
    more: dict[str, int] = {}
    for number in range(3):
        now = desk.open_and_close(times)
        more = {name: count for name, count in (now - known).items() if count >= times and (name in more or not number)}
        known = now
        if not more:
            break
    return more


@pytest.fixture
def path(request: pytest.FixtureRequest, tmp_path: Path, person: Person) -> Path:
    """Return a copy of the document in a separate folder: start pages list the files next to an opened one."""
    person.about_unsaved = Unsaved.DISCARD
    copy = tmp_path / "mine" / "document.json"
    copy.parent.mkdir()
    copy.write_bytes(DOCUMENTS[request.param].read_bytes())
    return copy


@each_document
def test_nothing_grows_with_every_opened_document(qtbot: QtBot, whole_program: Program, path: Path) -> None:
    assert grown(Desk(qtbot, whole_program, path, all_pages=False), 5, 4) == {}


def test_nothing_grows_with_the_odds_of_every_document(qtbot: QtBot, whole_program: Program) -> None:
    desk = Desk(qtbot, whole_program, DOCUMENTS["fleet"], all_pages=False)
    desk.window.docks.show_odds()
    assert grown(desk, 2, 2) == {}


@each_document
@pytest.mark.slow
def test_nothing_grows_with_every_page_that_is_looked_at(qtbot: QtBot, whole_program: Program, path: Path) -> None:
    assert grown(Desk(qtbot, whole_program, path, all_pages=True), 5, 10) == {}
