"""Unsaved work outlives the program; it never replaces what changed meanwhile."""

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.recovery.store import KEPT, Record, RecoveryStore, read_record
from metamaker.app.settings.preferences import Profile
from metamaker.app.start.file_rows import Changes, changes
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.core.errors import FileProblem
from metamaker.game_api.game import file_bytes
from metamaker.opening import open_file
from metamaker.registry import game_called

METAVERSE = game_called("metaverse")


def files(profile: Profile) -> list[Path]:
    return sorted(profile.recovery.rglob("*.json"))


def rename(window: MainWindow, name: str) -> None:
    assert window.fleet is not None
    window.fleet.document.apply("Rename the fleet", window.fleet.document.value.with_(name=name))


def record(name: str, file: Path | None = None, digest: str = "") -> Record:
    content = file_bytes(METAVERSE, METAVERSE.documents.new(name, "x"))
    return Record(name, str(file or ""), digest, time.time(), content)


@pytest.fixture
def store(qapp: QApplication, profile: Profile) -> Iterator[RecoveryStore]:
    made = RecoveryStore(profile.recovery)
    yield made
    made.close()


def left_by_the_dead(profile: Profile, *records: Record) -> None:
    """Recovery files of a run whose lock nobody holds."""
    folder = profile.recovery / "0123456789ab"
    folder.mkdir(parents=True)
    for number, each in enumerate(records, 1):
        (folder / f"work{number}-000001.json").write_bytes(each.as_bytes())


def test_an_edit_is_written_soon_and_removed_when_it_is_saved(
    qtbot: QtBot, window: MainWindow, profile: Profile, fleet_file: Path
) -> None:
    window.files.open([str(fleet_file)])
    rename(window, "Sandpiper")
    qtbot.waitUntil(lambda: len(files(profile)) == 1, timeout=2000)
    kept = read_record(files(profile)[0])
    assert (kept.title, kept.file) == ("Sandpiper", str(fleet_file))
    assert json.loads(kept.content)["body"]["name"] == "Sandpiper"
    window.actions_.save.trigger()
    qtbot.waitUntil(lambda: files(profile) == [])


def test_undoing_everything_removes_it_too(qtbot: QtBot, window: MainWindow, profile: Profile) -> None:
    window.actions_.new.trigger()
    rename(window, "Sandpiper")
    qtbot.waitUntil(lambda: len(files(profile)) == 1, timeout=2000)
    window.actions_.undo.trigger()
    qtbot.waitUntil(lambda: files(profile) == [])


def test_a_document_that_is_deleted_without_being_closed_does_not_stop_the_others(
    window: MainWindow, program: Program, profile: Profile
) -> None:
    window.actions_.new.trigger()
    rename(window, "Sandpiper")
    lost = OpenFleet(METAVERSE, METAVERSE.documents.new("Curlew", "x"))
    program.recoveries.keep(lost)
    lost.must_save()
    lost.deleteLater()
    QApplication.sendPostedEvents(lost, QEvent.Type.DeferredDelete.value)
    program.recoveries.write_all()
    assert [read_record(file).title for file in files(profile)] == ["Sandpiper"]


def test_the_last_five_are_kept(store: RecoveryStore, profile: Profile) -> None:
    for number in range(KEPT + 3):
        store.write("work", partial(record, f"name {number}")).result()
    names = [read_record(path).title for path in files(profile)]
    assert names == [f"name {number}" for number in range(3, KEPT + 3)]
    store.remove("work").result()
    assert files(profile) == []


def test_a_damaged_file_leaves_the_one_before(profile: Profile, store: RecoveryStore) -> None:
    left_by_the_dead(profile, record("good"))
    (profile.recovery / "0123456789ab" / "work1-000002.json").write_text('{"recovery": 1, "tit')
    (profile.recovery / "0123456789ab" / "none-000001.json").write_text("{}")
    assert [left.record.title for left in store.left_behind()] == ["good"]


def test_a_living_run_keeps_its_files(profile: Profile, store: RecoveryStore) -> None:
    store.write("work", lambda: record("mine")).result()
    other = RecoveryStore(profile.recovery)
    assert other.left_behind() == ()
    assert store.left_behind() == ()
    other.close()
    assert len(files(profile)) == 1


def test_what_one_run_offers_no_other_does(profile: Profile, store: RecoveryStore) -> None:
    left_by_the_dead(profile, record("left"))
    other = RecoveryStore(profile.recovery)
    (left,) = store.left_behind()
    assert other.left_behind() == ()
    store.discard(left)
    other.close()
    store.close()
    assert list(profile.recovery.iterdir()) == []


def test_a_disk_that_refuses_is_told(qtbot: QtBot, window: MainWindow, profile: Profile) -> None:
    profile.recovery.parent.mkdir(exist_ok=True)
    profile.recovery.write_text("a file where the folder should be")
    window.actions_.new.trigger()
    rename(window, "Sandpiper")
    qtbot.waitUntil(lambda: bool(window.messages.messages), timeout=3000)
    assert window.messages.messages[0].label.text().startswith("MetaMaker cannot write recovery files")
    profile.recovery.unlink()
    rename(window, "Sandpiper II")
    qtbot.waitUntil(lambda: not window.messages.messages, timeout=3000)


def test_work_of_no_time_that_calendars_have_is_offered(program: Program, profile: Profile) -> None:
    left_by_the_dead(profile, replace(record("Sandpiper"), written=1e300))
    program.recoveries.find_left_behind()
    assert [datetime.fromtimestamp(left.record.written, UTC).year for left in program.recoveries.left] == [2106]


def test_work_comes_back_as_a_step_upon_its_file(
    program: Program, window: MainWindow, profile: Profile, fleet_file: Path
) -> None:
    from metamaker.app.files.file_watch import digest

    left_by_the_dead(profile, record("Sandpiper", fleet_file, digest(fleet_file.read_bytes())))
    program.recoveries.find_left_behind()
    assert changes(program.recoveries.left[0].record).count > 0
    program.recoveries.recover(program.recoveries.left[0], window.show_fleet)
    fleet = window.fleet
    assert fleet is not None
    assert (fleet.path, fleet.title, fleet.dirty) == (str(fleet_file), "Sandpiper", True)
    assert [read_record(path).title for path in files(profile)] == ["Sandpiper"]
    assert program.recoveries.left == ()
    window.actions_.undo.trigger()
    assert (fleet.title, fleet.dirty) == ("Quarrel at Fennel Light", False)


def test_work_on_a_file_that_changed_comes_back_beside_it(
    program: Program, window: MainWindow, profile: Profile, fleet_file: Path
) -> None:
    old = fleet_file.read_bytes()
    left_by_the_dead(profile, record("Sandpiper", fleet_file, "another digest"))
    program.recoveries.find_left_behind()
    assert changes(program.recoveries.left[0].record) == Changes("quarrel.json", is_other=True)
    program.recoveries.recover(program.recoveries.left[0], window.show_fleet)
    fleet = window.fleet
    assert fleet is not None
    assert (fleet.path, fleet.suggested, fleet.dirty) == ("", str(fleet_file.with_name("quarrel-recovered.json")), True)
    assert fleet_file.read_bytes() == old


@pytest.mark.parametrize("had_file", [True, False])
def test_work_without_its_file_comes_back(program: Program, window: MainWindow, profile: Profile, had_file: bool) -> None:
    file = Path("/nowhere/mine.json") if had_file else None
    left_by_the_dead(profile, record("Sandpiper", file, "digest" if had_file else ""))
    program.recoveries.find_left_behind()
    assert changes(program.recoveries.left[0].record) == Changes("mine.json" if had_file else "", is_gone=had_file)
    program.recoveries.recover(program.recoveries.left[0], window.show_fleet)
    assert window.fleet is not None
    assert (window.fleet.path, window.fleet.title, window.fleet.dirty) == ("", "Sandpiper", True)


def test_work_that_its_file_holds_already_is_not_offered(program: Program, profile: Profile, fleet_file: Path) -> None:
    document = open_file(str(fleet_file)).document
    fleet_file.write_bytes(file_bytes(METAVERSE, document))
    left_by_the_dead(profile, Record("Quarrel", str(fleet_file), "before", 1.0, file_bytes(METAVERSE, document)))
    program.recoveries.find_left_behind()
    assert program.recoveries.left == ()
    assert files(profile) == []


def test_work_that_cannot_be_opened_any_more_is_told_and_kept(program: Program, window: MainWindow, profile: Profile) -> None:
    left_by_the_dead(profile, Record("Sandpiper", "", "", 1.0, b'{"game": "metaverse", "format": 99, "body": {}}'))
    program.recoveries.find_left_behind()
    with pytest.raises(FileProblem, match="Update MetaMaker to open it"):
        program.recoveries.recover(program.recoveries.left[0], window.show_fleet)
    assert len(files(profile)) == 1


def test_work_that_the_disk_refuses_is_told_in_a_sentence(qtbot: QtBot, store: RecoveryStore) -> None:
    with qtbot.waitSignal(store.failed, timeout=2000) as told:
        store.write("x" * 300, partial(record, "Heron"))
    assert told.args == ["could not be written: its name is too long"]
