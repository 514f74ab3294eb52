"""The guides, read beside the window."""

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QDockWidget
from pytestqt.qtbot import QtBot

from metamaker.app.window.guide_panel import GuideBrowser, GuidePanel
from metamaker.app.window.window import MainWindow
from metamaker.core.guides import FIRST_SHIP, PICTURE, START, places, text
from metamaker.core.paths import sample_fleets, shipped
from tests.app.end_to_end import pictures

IMAGE = QTextDocument.ResourceType.ImageResource.value
MARKDOWN = QTextDocument.ResourceType.MarkdownResource.value


def test_help_shows_them_beside_the_document(window: MainWindow) -> None:
    window.actions_.new.trigger()
    for action, title in (
        (window.actions_.first_ship, "Your first ship"),
        (window.actions_.guides, "MetaMaker"),
        (window.actions_.first_ship, "Your first ship"),
    ):
        action.trigger()
        (panel,) = window.findChildren(GuidePanel)
        assert panel.isVisible()
        assert panel.browser.toPlainText().startswith(title)
    assert window.workspace is not None
    assert window.workspace.isVisible()


@pytest.mark.parametrize(
    ("game", "title"),
    [
        ("metaverse", "Your first ship"),
        ("cosmoforce", "Your first duel of Cosmoforce"),
        ("cosmoclysm", "Your first game of Cosmoclysm"),
        ("cosmos_commanders", "Your first game of Cosmos Commanders"),
    ],
)
def test_help_begins_with_the_guide_of_the_game_at_the_front(window: MainWindow, game: str, title: str) -> None:
    window.files.open([str(min(sample_fleets(game).glob("*.json")))])
    window.menus.help.aboutToShow.emit()
    first = window.menus.help.actions()[0]
    assert first.text() == title
    first.trigger()
    (panel,) = window.findChildren(GuidePanel)
    assert panel.browser.toPlainText().startswith(title)


@pytest.fixture
def browser(qtbot: QtBot) -> GuideBrowser:
    browser = GuideBrowser("en")
    qtbot.addWidget(browser)
    browser.resize(500, 400)
    browser.show()
    return browser


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Your first ship"), ("fr", "Votre premier vaisseau"), ("de", "Your first")]
)
def test_they_are_in_the_language_of_the_window_if_there_is_one(qtbot: QtBot, language: str, title: str) -> None:
    browser = GuideBrowser(language)
    qtbot.addWidget(browser)
    browser.show_guide(FIRST_SHIP)
    assert browser.toPlainText().startswith(title)


def test_their_links_lead_to_one_another_and_back(qtbot: QtBot) -> None:
    panel = GuidePanel("en")
    qtbot.addWidget(panel)
    browser = panel.browser
    browser.show_guide(START)
    assert not panel.back.isEnabled()
    browser.setSource(QUrl("../fleets/cosmoforce/README.md"))
    assert browser.place == "fleets/cosmoforce/README.md"
    browser.setSource(QUrl("../../docs/balance.md"))
    assert browser.place == "docs/balance.md"
    panel.back.click()
    assert browser.place == "fleets/cosmoforce/README.md"
    panel.all.click()
    assert browser.place == START


def test_a_link_to_a_heading_goes_there(browser: GuideBrowser) -> None:
    browser.show_guide("docs/command-line.md")
    browser.setSource(QUrl("#share-codes"))
    assert browser.textCursor().block().text() == "Share codes"
    assert browser.cursorRect().top() <= browser.fontMetrics().height()
    assert browser.verticalScrollBar().value() > 0


def test_what_is_no_guide_is_neither_shown_nor_read(browser: GuideBrowser) -> None:
    browser.show_guide(START)
    for elsewhere in ("../LICENSE", "../pyproject.toml", "https://example.org/x.md", "file:///etc/passwd", "nothing.md"):
        browser.setSource(QUrl(elsewhere))
        assert browser.place == START
        assert browser.loadResource(MARKDOWN, QUrl(elsewhere)) is None
        assert browser.loadResource(IMAGE, QUrl(elsewhere)).isNull()
        assert browser.loadResource(QTextDocument.ResourceType.HtmlResource.value, QUrl(elsewhere)) is None


@pytest.mark.parametrize("width", [400, 2000])
def test_pictures_fit_the_panel(browser: GuideBrowser, width: int) -> None:
    browser.resize(width, 600)
    browser.show_guide(FIRST_SHIP)
    for found in PICTURE.finditer(text(FIRST_SHIP)):
        image = browser.loadResource(IMAGE, QUrl(found["target"]))
        assert 0 < image.deviceIndependentSize().width() <= browser.viewport().width()


def test_every_guide_can_be_shown(browser: GuideBrowser) -> None:
    for place in sorted(places()):
        browser.show_guide(place)
        assert browser.place == place
        assert browser.toPlainText()


def test_the_script_makes_every_picture() -> None:
    assert {file.name for file in shipped("docs/pictures").iterdir()} == pictures.names()


def test_a_guide_leaves_most_of_the_window_to_the_sheet(window: MainWindow) -> None:
    window.resize(1440, 900)
    window.actions_.first_ship.trigger()
    dock = next(each for each in window.findChildren(QDockWidget) if each.isVisible())
    assert 280 <= dock.sizeHint().width() <= 380
