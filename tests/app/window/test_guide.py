"""The guide to a first ship, read beside the window."""

import re

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from metamaker.app.window.guide_panel import FIRST_SHIP, GuidePanel
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import guide

PICTURE = re.compile(r"!\[[^]]+\]\(([^)]+)\)")
IMAGE = QTextDocument.ResourceType.ImageResource.value


def test_help_shows_it_beside_the_document(window: MainWindow) -> None:
    window.actions_.new.trigger()
    for _ in ("shown", "still shown"):
        window.actions_.first_ship.trigger()
        (panel,) = window.findChildren(GuidePanel)
        assert panel.isVisible()
    assert window.workspace is not None
    assert window.workspace.isVisible()


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Your first ship"), ("fr", "Votre premier vaisseau"), ("de", "Your first")]
)
def test_it_is_in_the_language_of_the_window_if_there_is_one(qtbot: QtBot, language: str, title: str) -> None:
    panel = GuidePanel(FIRST_SHIP, language)
    qtbot.addWidget(panel)
    assert panel.toPlainText().startswith(title)


def test_all_languages_have_the_same_chapters_and_pictures() -> None:
    texts = [file.read_text(encoding="utf-8") for file in guide().glob(f"{FIRST_SHIP}*.md")]
    assert len(texts) == len(("en", "fr"))
    assert len({tuple(PICTURE.findall(text)) for text in texts}) == 1
    assert len({text.count("\n## ") for text in texts}) == 1


@pytest.mark.parametrize("width", [400, 2000])
def test_pictures_fit_the_panel(qtbot: QtBot, width: int) -> None:
    panel = GuidePanel(FIRST_SHIP, "en")
    qtbot.addWidget(panel)
    panel.resize(width, 600)
    panel.show()
    for name in PICTURE.findall(guide(f"{FIRST_SHIP}.md").read_text(encoding="utf-8")):
        image = panel.loadResource(IMAGE, QUrl(name))
        assert 0 < image.deviceIndependentSize().width() <= panel.viewport().width()


def test_it_reads_nothing_but_its_own_pictures(qtbot: QtBot) -> None:
    panel = GuidePanel(FIRST_SHIP, "en")
    qtbot.addWidget(panel)
    assert panel.loadResource(QTextDocument.ResourceType.HtmlResource.value, QUrl("first-ship.md")) is None
    assert panel.loadResource(IMAGE, QUrl("../../LICENSE")).isNull()
