"""Pages are built over several turns of the event loop, and at once for whoever needs them."""

from collections.abc import Iterator
from functools import partial
from itertools import cycle

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.building import Building
from metamaker.app.metaverse.design.design_page import DesignPage
from metamaker.app.metaverse.fleet.fleet_page import FleetPage
from metamaker.app.settings.preferences import Look
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.app.window.workspace import Workspace
from metamaker.core.paths import sample_fleets
from tests.app.waiting import wait

SAMPLES = {
    "metaverse": str(sample_fleets("metaverse") / "the-even-hand.json"),
    "cosmoforce": str(sample_fleets("cosmoforce") / "six-ideas.json"),
    "cosmoclysm": str(sample_fleets("cosmoclysm") / "whirligig.json"),
    "cosmos_commanders": str(sample_fleets("cosmos_commanders") / "four-corners.json"),
}


every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "metaverse" else pytest.mark.slow) for game in SAMPLES]
)


@pytest.fixture
def seen() -> list[int]:
    """Return the record of the steps."""
    return []


def steps(seen: list[int], last: int = 4) -> Iterator[None]:
    for number in range(1, last):
        seen.append(number)
        yield
    seen.append(last)


def test_each_turn_does_one_step(qtbot: QtBot, seen: list[int]) -> None:
    owner = QObject()
    building = Building(owner, steps(seen))
    turns = []
    while not building.is_done:
        before = len(seen)
        QApplication.processEvents()
        turns.append(len(seen) - before)
    assert seen == [1, 2, 3, 4]
    assert max(turns) == 1


def test_the_rest_is_done_at_once_when_needed(qtbot: QtBot, seen: list[int]) -> None:
    owner = QObject()
    building = Building(owner, steps(seen))
    done: list[str] = []
    building.done.connect(lambda: done.append("done"))
    building.finish()
    building.finish()
    wait(20)
    assert (seen, done) == ([1, 2, 3, 4], ["done"])


@pytest.mark.parametrize("by_deletion", [False, True])
def test_no_step_follows_the_end(qtbot: QtBot, seen: list[int], by_deletion: bool) -> None:
    owner = QObject()
    building = Building(owner, steps(seen))
    QApplication.processEvents()
    before = list(seen)
    if by_deletion:
        owner.deleteLater()
    else:
        building.stop()
    wait(30)
    assert seen == before


def test_a_step_may_ask_for_the_rest(qtbot: QtBot, seen: list[int]) -> None:
    owner = QObject()
    made: list[Building] = []

    def asking() -> Iterator[None]:
        made[0].finish()
        seen.append(1)
        yield
        seen.append(2)

    made.append(Building(owner, asking()))
    wait(30)
    assert seen == [1, 2]


@pytest.fixture
def window(qtbot: QtBot, whole_program: Program) -> MainWindow:
    made = whole_program.new_window()
    made.resize(1440, 900)
    made.show()
    qtbot.waitExposed(made)
    return made


def opened(window: MainWindow, game: str = "metaverse") -> Workspace:
    window.files.open([SAMPLES[game]])
    assert window.workspace is not None
    return window.workspace


def is_on_screen(workspace: Workspace, kind: type[QWidget]) -> bool:
    return any(each.isVisible() for each in workspace.findChildren(kind))


def test_a_page_is_on_the_screen_only_when_it_is_complete(window: MainWindow) -> None:
    workspace = opened(window)
    assert workspace.page == "design"
    seen: list[bool] = []
    while not (is_there := is_on_screen(workspace, DesignPage)) or len(seen) < 3:
        seen.append(is_there)
        QApplication.processEvents()
    assert seen[:3] == [False, False, False]
    page = workspace.shown
    assert isinstance(page, DesignPage)
    assert page.focusWidget() is page.fleet.tree


def test_whoever_asks_for_a_page_gets_it_complete(window: MainWindow) -> None:
    workspace = opened(window)
    page = workspace.shown
    assert isinstance(page, DesignPage)
    assert page.isVisible()
    assert page.inspector.isVisible()


def test_the_page_before_stays_until_the_next_is_complete_and_takes_no_clicks(qtbot: QtBot, window: MainWindow) -> None:
    workspace = opened(window)
    design = workspace.shown
    assert isinstance(design, DesignPage)
    wait(50)  # it is laid out
    window.show_page("fleet")
    assert workspace.page == "fleet"
    assert design.isVisible()
    place = design.fleet.add.mapTo(window, design.fleet.add.rect().center())
    at = window.childAt(place)
    assert at is None or not design.isAncestorOf(at)
    qtbot.waitUntil(lambda: is_on_screen(workspace, FleetPage))
    assert not design.isVisible()
    window.show_page("design")
    at = window.childAt(place)
    assert at is not None
    assert design.isAncestorOf(at)


def test_a_key_completes_the_page_and_goes_to_it(window: MainWindow) -> None:
    workspace = opened(window)
    focused = window.focusWidget()
    assert focused is workspace
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F8)
    page = workspace.shown
    assert isinstance(page, DesignPage)
    assert page.middle.is_folded(1)


@every_game
def test_a_page_that_is_built_survives_everything_around_it(window: MainWindow, game: str) -> None:
    """Looks, text sizes, sizes of the window and edits come between any two steps."""
    settings, workspace = window.program.settings, opened(window, game)
    looks, sizes = cycle((Look.DARK, Look.LIGHT)), cycle((110, 100))
    for kind in workspace.pages[:2]:
        window.show_page(kind.key)
        assert kind.key == workspace.page
        while workspace.is_building:
            settings.change(look=next(looks))
            QApplication.processEvents()
            settings.change(text_size=next(sizes))
            window.resize(window.width() - 1, 900)
            document = workspace.context.document
            document.apply("Edit", document.value.with_(name=f"{document.value.name}!"))
        page = workspace.shown
        assert page is not None
        assert page.isVisible()


@every_game
def test_no_part_is_a_window_of_its_own_meanwhile(qtbot: QtBot, window: MainWindow, game: str) -> None:
    """Results of background work come as early as possible, when some parts have no place yet."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    workspace = opened(window, game)
    for kind in workspace.pages:
        window.show_page(kind.key)
        while workspace.is_building:
            QApplication.processEvents()
            qtbot.waitUntil(lambda: not window.program.background.jobs)
            assert window.isActiveWindow()


@every_game
def test_a_document_can_be_closed_at_every_step(window: MainWindow, game: str) -> None:
    turns, is_whole = 0, False
    while not is_whole:
        workspace = opened(window, game)
        for _ in range(turns):
            QApplication.processEvents()
        is_whole = not workspace.is_building
        turns += 3
        window.close_part(workspace)
        wait(20)
        assert window.workspace is None


def test_pages_are_left_and_returned_to_while_they_are_built(qtbot: QtBot, window: MainWindow) -> None:
    workspace = opened(window)
    for key in ("fleet", "weapons", "design", "fleet"):
        window.show_page(key)
        QApplication.processEvents()
    qtbot.waitUntil(partial(is_on_screen, workspace, FleetPage))
    wait(300)
    assert workspace.page == "fleet"
    assert not is_on_screen(workspace, DesignPage)
