"""The dialog about the program shows which build of the battle engine runs."""

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.window import dialogs
from metamaker.app.window.dialogs import AboutDialog
from metamaker.core.messages import put_in_force

ENGINES = {
    ("en", "compiled"): "compiled battle engine",
    ("en", "plain"): "battle engine in plain Python",
    ("fr", "compiled"): "moteur de bataille compilé",
    ("fr", "plain"): "moteur de bataille en Python pur",
}


@pytest.mark.parametrize(("language", "build"), ENGINES)
def test_it_shows_the_build(language: str, build: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dialogs, "build", lambda: build)
    window = QWidget()
    qtbot.addWidget(window)
    put_in_force(language)
    dialog = AboutDialog(window)
    assert any(ENGINES[language, build] in label.text() for label in dialog.findChildren(QLabel))
