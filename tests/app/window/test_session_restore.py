"""The tabs of the last time at the next start."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from metamaker.app.settings.preferences import Look, Profile
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from tests.app.conftest import SAMPLES
from tests.app.desk import Person, plain_editors

NAMES = ("quarrel-at-fennel-light", "the-even-hand", "the-slow-orchard")

Started = Callable[[], tuple[Program, MainWindow]]


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    copies = [tmp_path / f"{name}.json" for name in NAMES]
    for copy in copies:
        copy.write_bytes((SAMPLES / copy.name).read_bytes())
    return list(map(str, copies))


@pytest.fixture
def started(qtbot: QtBot, qapp: QApplication, profile: Profile) -> Iterator[Started]:
    """Yield a function that starts the program like a user: with the settings of the last time."""
    running: list[Program] = []

    def start() -> tuple[Program, MainWindow]:
        program = Program(qapp, profile, Person(), plain_editors)
        program.settings.change(look=Look.LIGHT, language="en")
        running.append(program)
        window = program.new_window()
        program.open_again(window)
        window.show()
        program.recoveries.find_left_behind()
        return program, window

    yield start
    for program in running:
        ended(program)


def ended(program: Program) -> None:
    """End a program, as when all its windows are closed."""
    for window in tuple(program.windows):
        window.close_for_good()
    program.close()
    program.setParent(None)


def paths(window: MainWindow) -> list[str]:
    return [fleet.path for fleet in window.fleets]


def said(window: MainWindow) -> list[str]:
    return [label.text() for label in window.messages.findChildren(QLabel) if label.isVisible()]


def test_what_was_open_is_open_again(started: Started, files: list[str]) -> None:
    program, window = started()
    window.files.open(files)
    assert window.bring_file(files[1])
    window.close()
    ended(program)
    _, window = started()
    assert paths(window) == files
    assert window.fleet is not None
    assert window.fleet.path == files[1]
    assert said(window) == []


def test_a_tab_that_was_closed_stays_closed(started: Started, files: list[str]) -> None:
    program, window = started()
    window.files.open(files)
    window.shelf.close_here()
    ended(program)
    _, window = started()
    assert paths(window) == files[:2]


def test_documents_of_all_windows_come_back(started: Started, files: list[str]) -> None:
    program, window = started()
    window.files.open(files)
    window.commands.tear_off()
    assert [len(each.fleets) for each in program.windows] == [2, 1]
    assert program.quit()
    ended(program)
    _, window = started()
    assert paths(window) == files


def test_a_window_that_was_closed_before_does_not(started: Started, files: list[str]) -> None:
    program, window = started()
    window.files.open(files)
    window.commands.tear_off()
    program.windows[1].close()
    window.close()
    ended(program)
    _, window = started()
    assert paths(window) == files[:2]


def test_files_that_are_gone_are_told_in_one_sentence(started: Started, files: list[str]) -> None:
    program, window = started()
    window.files.open(files)
    ended(program)
    for file in files[1:]:
        Path(file).unlink()
    _, window = started()
    assert paths(window) == files[:1]
    assert said(window) == ["These documents from last time no longer exist: the-even-hand.json, the-slow-orchard.json"]


def test_who_does_not_want_it_starts_anew(started: Started, files: list[str]) -> None:
    program, window = started()
    window.files.open(files)
    program.settings.change(restore_tabs=False)
    ended(program)
    _, window = started()
    assert paths(window) == []


def test_unsaved_work_waits_to_be_recovered(started: Started, files: list[str], profile: Profile) -> None:
    program, window = started()
    window.files.open(files[:2])
    assert window.fleet is not None
    window.fleet.document.apply("Rename", window.fleet.document.value.with_(name="Sandpiper"))
    program.recoveries.write_all()
    left = {path: path.read_bytes() for path in profile.recovery.rglob("*.json")}
    ended(program)
    for path, content in left.items():  # as if the program had died
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    program, window = started()
    assert paths(window) == files[:1]
    assert [each.record.title for each in program.recoveries.left] == ["Sandpiper"]
    assert said(window) == ["There is unsaved work from last time."]


def test_a_program_beside_the_first_leaves_the_tabs_to_that(started: Started, files: list[str]) -> None:
    first, window = started()
    window.files.open(files[:2])
    first.settings.write()
    second, other = started()
    assert paths(other) == []
    other.files.open(files[2:])
    ended(second)
    ended(first)
    _, window = started()
    assert paths(window) == files[:2]


def test_what_was_noted_may_be_anything(started: Started) -> None:
    for kept in ("tabs", {"files": "a"}, {"files": [1, None], "front": 3}, ["a"]):
        program, _ = started()
        program.settings.keep("tabs", kept)
        program.tabs.close()
        ended(program)
        _, window = started()
        assert paths(window) == []
        ended(window.program)  # type: ignore[arg-type]
