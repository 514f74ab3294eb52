"""A long sitting does not grow, and what is closed goes."""

import gc
import resource
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.model.design import DESIGNS_KEPT
from tests.app.pages import show_whole
from tests.app.test_stateful import PAGES
from tests.app.two_fleets import History, TwoFleets, chosen

MOST_OBJECTS = 60
"""Objects of the window that may come after everything was used once: fields of forms, buttons of notices."""

MOST_GROWTH_MB = 24.0

REST_MS = 400
"""What a page does a moment after it is shown has begun by then."""


def resident_mb() -> float:
    """Return the present memory of this process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


def tidy(application: QApplication) -> None:
    for _ in range(3):
        application.processEvents()
        application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()


def edited(desk: TwoFleets, times: int) -> None:
    """Make steps up and down of everything on the sheet, then undo all of them."""
    document = desk.workspace.fleet.document
    canvas = desk.page.sheet.canvas
    for number in range(times):
        ref = chosen(canvas.shown.order, number * 7)
        document.apply("Edit", EDITS.stepped(document.value, ref, 1 if number % 3 else -1))
        desk.settle()
    document.steps.setIndex(0)
    desk.settle()


def counts(desk: TwoFleets) -> tuple[int, int]:
    """How many windows there are, and how many objects are in that of the program."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    tidy(application)
    return len(application.topLevelWidgets()), len(desk.window.findChildren(QObject))


@pytest.fixture
def desk(qapp: QApplication) -> Iterator[TwoFleets]:
    made = TwoFleets()
    yield made
    made.close()


def sitting(desk: TwoFleets, edits: int, before: int) -> tuple[int, int, float]:
    """Return the growth by an amount of edits, after `before` edits that fill all caches of designs: windows, objects, MB."""
    for page in PAGES:
        show_whole(desk.window, page)
        desk.settle()
    edited(desk, before)
    windows, objects = counts(desk)
    megabytes = resident_mb()
    edited(desk, edits)
    more_windows, more_objects = counts(desk)
    return more_windows - windows, more_objects - objects, resident_mb() - megabytes


def test_edits_leave_nothing_in_the_window(desk: TwoFleets) -> None:
    windows, objects, _ = sitting(desk, 60, 60)
    assert windows <= 0
    assert objects <= MOST_OBJECTS


@pytest.mark.slow
def test_a_long_sitting_does_not_grow(desk: TwoFleets) -> None:
    windows, objects, megabytes = sitting(desk, 500, 3 * DESIGNS_KEPT)
    assert windows <= 0
    assert objects <= MOST_OBJECTS
    assert megabytes < MOST_GROWTH_MB


def watched(history: History, desk: TwoFleets) -> "list[weakref.ref[QObject]]":
    """Return references to the objects that must end with the fleet at the front."""
    page = desk.page
    parts: tuple[QObject, ...] = (history.fleet, history.fleet.document, desk.workspace, page, page.sheet.canvas, page.problems)
    return [weakref.ref(each) for each in parts]


def test_a_closed_fleet_frees_its_views(desk: TwoFleets, qtbot: QtBot) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    for page in PAGES:
        show_whole(desk.window, page)
        desk.settle()
    history = desk.histories.pop()
    assert history.fleet is desk.workspace.fleet
    dead = watched(history, desk)
    del history
    qtbot.wait(REST_MS)
    qtbot.waitUntil(lambda: not desk.program.background.jobs, timeout=20_000)
    _close_the_front(desk)
    qtbot.waitUntil(lambda: _are_gone(application, dead), timeout=20_000)


def _are_gone(application: QApplication, dead: "list[weakref.ref[QObject]]") -> bool:
    tidy(application)
    return all(each() is None for each in dead)


def _close_the_front(desk: TwoFleets) -> None:
    desk.window.actions_.close.trigger()
    assert len(desk.window.shelf.workspaces) == 1
