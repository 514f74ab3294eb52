"""Many files at once: one by one behind the first, pages when first shown, tabs that can be read, a menu of all."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QTabBar
from pytestqt.qtbot import QtBot

from metamaker.app.files.file_work import FEW
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from tests.app.desk import Person

NUMBER = 30
LEAST_LETTERS = 10


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """Return thirty files of fleets."""
    samples = sorted(sample_fleets("metaverse").glob("the-*.json"))
    made = [tmp_path / f"{number:02}-{samples[number % len(samples)].name}" for number in range(NUMBER)]
    for number, path in enumerate(made):
        shutil.copy(samples[number % len(samples)], path)
    return [str(path) for path in made]


def opened(window: MainWindow) -> list[str]:
    """Return the open files in the order of their tabs."""
    return [fleet.path for fleet in window.fleets]


def open_all(qtbot: QtBot, window: MainWindow, files: list[str]) -> None:
    window.files.open(files)
    qtbot.waitUntil(lambda: not window.files.queue.is_busy)


def test_many_files_are_opened_one_by_one_with_progress(qtbot: QtBot, window: MainWindow, files: list[str]) -> None:
    told: list[tuple[str, int, int]] = []
    window.files.progressed.connect(lambda *progress: told.append(progress))
    window.files.open(files)
    assert opened(window) == files[:1]
    qtbot.waitUntil(lambda: not window.files.queue.is_busy)
    assert opened(window) == files
    assert window.fleet is not None
    assert window.fleet.path == files[0]
    assert [done for _, done, _ in told] == [*range(NUMBER), 0]
    assert told[3] == (f"Opening file 3 of {NUMBER - 1}…", 3, NUMBER - 1)
    assert window.status_bar.isHidden()


def test_pages_are_made_when_a_document_is_first_shown(qtbot: QtBot, window: MainWindow, files: list[str]) -> None:
    open_all(qtbot, window, files)
    assert [bool(workspace.page) for workspace in window.shelf.workspaces] == [True, *[False] * (NUMBER - 1)]
    window.shelf.tabs.setCurrentIndex(7)
    assert window.workspace is window.shelf.workspaces[7]
    assert window.workspace.page
    assert window.workspace.shown is not None


def test_opening_many_can_be_cancelled(qtbot: QtBot, window: MainWindow, files: list[str]) -> None:
    window.files.open(files)
    qtbot.waitUntil(lambda: len(window.fleets) > 4)
    window.status_bar.cancelled.emit()
    number = len(window.fleets)
    qtbot.wait(100)
    assert len(window.fleets) == number < NUMBER
    assert not window.files.queue.is_busy


def test_what_cannot_be_opened_is_told_once_at_the_end(
    qtbot: QtBot, window: MainWindow, files: list[str], tmp_path: Path
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    open_all(qtbot, window, [*files[:4], str(bad), files[1], files[4], "/nowhere/none.json"])
    assert opened(window) == files[:5]
    (message,) = window.messages.messages
    assert message.label.text().startswith("2 files")


def test_a_window_that_closes_meanwhile_opens_no_more(qtbot: QtBot, window: MainWindow, files: list[str]) -> None:
    window.files.open(files)
    with qtbot.waitSignal(window.destroyed):
        window.close()
    qtbot.wait(50)


def test_the_front_of_the_last_session_is_there_at_once(qtbot: QtBot, window: MainWindow, files: list[str]) -> None:
    window.files.open(files[:6], files[3])
    assert opened(window) == [files[3]]
    qtbot.waitUntil(lambda: not window.files.queue.is_busy)
    assert opened(window) == files[:6]
    assert window.fleet is not None
    assert window.fleet.path == files[3]


def test_the_dialog_has_gone_before_files_are_read(qtbot: QtBot, window: MainWindow, files: list[str], person: Person) -> None:
    person.opens = files[:FEW]
    window.files.ask_and_open()
    assert opened(window) == []
    qtbot.waitUntil(lambda: len(opened(window)) == FEW)


def test_crosses_stay_in_the_middle_of_their_tabs_at_any_text_size(qtbot: QtBot, window: MainWindow, files: list[str]) -> None:
    open_all(qtbot, window, files[:3])
    tabs = window.shelf.tabs
    for size in (200, 100, 150, 200):
        window.program.settings.change(text_size=size)
        qtbot.wait(50)
        for index in range(tabs.count()):
            cross, tab = tabs.tabButton(index, QTabBar.ButtonPosition.RightSide), tabs.tabRect(index)
            assert abs(cross.geometry().center().y() - tab.center().y()) <= 1, size
            assert tab.right() - cross.geometry().right() < cross.width()


@pytest.mark.parametrize("size", [100, 200])
def test_a_tab_keeps_ten_letters_and_a_menu_has_all(qtbot: QtBot, window: MainWindow, files: list[str], size: int) -> None:
    assert window.shelf.list_button.isHidden()
    open_all(qtbot, window, files)
    window.program.settings.change(text_size=size)
    window.resize(1440, 900)
    qtbot.wait(50)
    tabs = window.shelf.tabs
    line = QFontMetrics(tabs.font()).height()
    for index in range(tabs.count()):
        cross = tabs.tabButton(index, QTabBar.ButtonPosition.RightSide)
        letters = QFontMetrics(tabs.font()).horizontalAdvance(tabs.tabText(index)[:LEAST_LETTERS])
        assert tabs.tabRect(index).width() >= letters + cross.width()
        assert cross.width() == line
    menu = window.shelf.list_button.menu()
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == [tabs.tabText(index) for index in range(NUMBER)]
    assert [action.isChecked() for action in menu.actions()] == [index == 0 for index in range(NUMBER)]
    menu.actions()[11].trigger()
    assert window.fleet is not None
    assert window.fleet.path == files[11]
