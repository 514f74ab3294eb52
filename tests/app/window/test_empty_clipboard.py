"""Everything that pastes, where nothing was ever put on the clipboard: Qt has no data then."""

from typing import Any

import pytest
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QClipboard, QGuiApplication
from pytestqt.qtbot import QtBot

from metamaker.app.clipboard import clipboard_data
from metamaker.app.metaverse.design import sheet_edits
from metamaker.app.window.window import MainWindow


@pytest.fixture(autouse=True)
def empty(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing: Any = lambda *_: None  # noqa: E731
    monkeypatch.setattr(QClipboard, "mimeData", nothing)


def test_an_empty_clipboard_has_empty_data() -> None:
    assert QGuiApplication.clipboard().mimeData() is None
    assert isinstance(clipboard_data(), QMimeData)
    assert clipboard_data().formats() == []


def test_pasting_a_document_from_an_empty_clipboard_opens_nothing(qtbot: QtBot, window: MainWindow) -> None:
    with qtbot.captureExceptions() as raised:
        window.actions_.paste.trigger()
        window.commands.paste_fleet()
    assert raised == []
    assert window.fleets == ()


def test_there_are_no_parts_on_an_empty_clipboard() -> None:
    assert not sheet_edits.has_parts()
    assert sheet_edits.from_clipboard() is None
