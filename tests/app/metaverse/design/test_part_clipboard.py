"""Parts of ships on the clipboard."""

import pytest
from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from metamaker.app.metaverse.design.sheet_edits import PARTS, from_clipboard, has_parts, put_on_clipboard
from metamaker.games.metaverse.edits.clipboard_fleet import clipboard_fleet
from tests.games.metaverse.edits.flotilla import FLEET

pytestmark = pytest.mark.usefixtures("qapp")


def test_what_is_copied_is_there_and_other_programs_get_its_name(qapp: QApplication) -> None:
    carried = clipboard_fleet(FLEET, "classes/heron/core/flight-deck")
    put_on_clipboard(carried, "Flight deck")
    assert has_parts()
    assert from_clipboard() == carried
    assert QGuiApplication.clipboard().text() == "Flight deck"


def test_nothing_and_something_else_are_no_parts() -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.clear()
    assert (has_parts(), from_clipboard()) == (False, None)
    clipboard.setText("classes/heron")
    assert (has_parts(), from_clipboard()) == (False, None)


@pytest.mark.parametrize("rubbish", [b"{", b"\xff" * 100, b'{"game": "metaverse", "format": 1, "body": {"classes": 3}}'])
def test_rubbish_under_the_same_name_is_refused(rubbish: bytes) -> None:
    data = QMimeData()
    data.setData(PARTS, QByteArray(rubbish))
    QGuiApplication.clipboard().setMimeData(data)
    assert from_clipboard() is None
