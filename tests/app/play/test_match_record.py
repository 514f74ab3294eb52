"""Finished matches of people are added to their record, if they keep one."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.play.match_page import MatchPage
from metamaker.app.play.match_recorder import MatchRecorder
from metamaker.app.window.window import MainWindow
from metamaker.review.record import read_record
from tests.app.play.conftest import WATCH_MS, Begin

PLAIN = ("plain", "plain")


@pytest.fixture
def file(tmp_path: Path, window: MainWindow) -> Path:
    found = tmp_path / "data" / "matches.json"
    window.program.settings.change(record=str(found))
    return found


def recorder_of(page: MatchPage) -> MatchRecorder:
    """Return what follows the match of a page."""
    return next(each for each in page.children() if isinstance(each, MatchRecorder))


def end_for_a_person(page: MatchPage) -> None:
    """Let the match end again, as one in which a person plays."""
    assert page.work.begun is not None
    page.work.begun.match.people = (0,)
    recorder_of(page)._is_over = False
    page.work.busy_changed.emit(False)


def test_matches_of_people_are_added_once(qtbot: QtBot, file: Path, begin: Begin) -> None:
    page = begin(PLAIN)
    assert not recorder_of(page).is_busy  # because captains play against each other
    for _ in range(2):
        with qtbot.waitSignal(recorder_of(page).found, timeout=WATCH_MS) as told:
            end_for_a_person(page)
        assert told.args == ["Added to your record, which has one match now."]
    (match,) = read_record(str(file)).matches
    assert [side.name for side in match.sides] == ["Quarrel at Fennel Light", "The Slow Orchard"]
    assert sum(len(side.ships) for side in match.sides) == 4
    page.work.busy_changed.emit(False)
    assert not recorder_of(page).is_busy


def test_without_a_record_nothing_is_kept(window: MainWindow, begin: Begin) -> None:
    page = begin(PLAIN)
    end_for_a_person(page)
    assert not recorder_of(page).is_busy
    assert window.program.settings.values.record == ""


def test_a_file_of_another_kind_is_kept_and_reported(qtbot: QtBot, file: Path, begin: Begin) -> None:
    file.parent.mkdir()
    file.write_text("{}")
    page = begin(PLAIN)
    with qtbot.waitSignal(recorder_of(page).failed, timeout=WATCH_MS):
        end_for_a_person(page)
    assert file.read_text() == "{}"
