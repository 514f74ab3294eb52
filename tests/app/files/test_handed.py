"""What the desktop hands to the program while it runs, and files and links that it is begun with."""

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent

from metamaker.app.main import handed_by
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.core.share_code import link
from metamaker.opening import open_file
from metamaker.printing.sharing import share_code
from tests.app.conftest import SAMPLES

QUARREL = str(SAMPLES / "quarrel-at-fennel-light.json")


@pytest.mark.parametrize(
    ("address", "taken"),
    [
        (QUrl.fromLocalFile("/home/me/two words.metamaker"), "/home/me/two words.metamaker"),
        (QUrl("metamaker:MM1-AAAA"), "metamaker:MM1-AAAA"),
        (QUrl("https://example.org/fleet.json"), ""),
    ],
)
def test_files_and_our_links_are_taken(address: QUrl, taken: str) -> None:
    assert handed_by(QFileOpenEvent(address)) == taken


def test_a_link_opens_as_unsaved_work_and_another_is_refused(program: Program, window: MainWindow, tmp_path: Path) -> None:
    opened = open_file(QUARREL)
    program.open_handed(link(share_code(opened.game, opened.document)))
    assert window.workspace is not None
    fleet = window.workspace.fleet
    assert (fleet.document.value, fleet.path, fleet.dirty) == (opened.document, "", True)
    before = len(window.fleets)
    window.files.open([f"metamaker:{QUARREL}"])
    assert len(window.fleets) == before
    own = tmp_path / "own.metamaker"
    own.write_bytes(Path(QUARREL).read_bytes())
    program.open_handed(str(own))
    assert window.workspace.fleet.path == str(own)
