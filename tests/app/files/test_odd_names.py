"""Files whose names are not UTF-8, as old disks and archives bring them, are opened and kept like others."""

import os
import shutil
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.background import Background
from metamaker.app.gallery.gallery import Gallery
from metamaker.app.gallery.store import GalleryStore
from metamaker.app.recovery.store import Record, read_record
from metamaker.app.settings.settings import Settings
from metamaker.app.window.window import MainWindow
from tests.cli.conftest import SKIRMISH

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")

ODD = os.fsdecode(b"Fl\xe4che")


def test_such_a_file_is_opened_and_saved_and_not_remembered(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / f"{ODD}.json"
    shutil.copy(SKIRMISH, file)
    window.files.open([str(file)])
    assert window.fleet is not None
    assert window.fleet.path == str(file)
    window.fleet.save(str(file))
    settings = window.program.settings
    settings.note_recent(str(file))
    settings.keep("gallery.places", [str(tmp_path / ODD)])
    settings.write()
    assert str(file) not in settings.recent


def test_a_folder_with_such_a_name_is_shown_as_a_gallery(
    qtbot: QtBot, tmp_path: Path, settings: Settings, background: Background
) -> None:
    folder = tmp_path / ODD
    folder.mkdir()
    shutil.copy(SKIRMISH, folder / f"{ODD}.json")
    gallery = Gallery(GalleryStore(tmp_path / "cache"), settings, background)
    failures: list[str] = []
    gallery.failed.connect(failures.append)
    gallery.open(str(folder))
    qtbot.waitUntil(lambda: gallery.here is not None or bool(failures))
    assert not failures
    assert gallery.here is not None
    came: list[object] = []
    gallery.load(gallery.here.catalogue.found[0], came.append, failures.append)
    qtbot.waitUntil(lambda: bool(came or failures))
    assert (len(came), failures) == (1, [])
    gallery.deleteLater()


def test_unsaved_work_on_such_a_file_is_kept_as_that_of_a_new_one(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    kept.write_bytes(Record(ODD, f"/old/{ODD}.json", "ab", 1.0, b"{}").as_bytes())
    found = read_record(kept)
    assert (found.title, found.file, found.file_digest, found.content) == ("Fl\\udce4che", "", "", b"{}")
