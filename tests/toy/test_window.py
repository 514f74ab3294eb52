"""The toy game in the window: opened, played with clicks and buttons, kept, gone on with, printed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from metamaker.app.play.play_page import PlayPage
from metamaker.app.settings.preferences import Look, Profile
from metamaker.app.sheets.sheets_page import SheetsPage
from metamaker.app.text_page import TextPage
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.game.game import Game
from metamaker.play.match import PERSON, Setting
from metamaker.prints.order import What
from metamaker.registry import GAMES, Entry
from tests.app.desk import Person
from tests.toy.race import RACE, Board, Boards

TWO_PEOPLE = Setting(1, (PERSON, PERSON))


@pytest.fixture
def program(qapp: QApplication, profile: Profile, person: Person) -> Iterator[Program]:
    """A running program with the pages that come from what games can do."""
    made = Program(qapp, profile, person)
    made.settings.change(look=Look.LIGHT, language="en")
    yield made
    for window in tuple(made.windows):
        window.close_for_good()
    made.close()
    made.theme.setParent(None)
    made.setParent(None)


@pytest.fixture
def page(window: MainWindow, board: Path) -> PlayPage:
    """The play page of the open board."""
    window.files.open([str(board)])
    assert window.workspace is not None
    assert [each.title for each in window.workspace.pages] == ["Play", "Print"]
    found = window.workspace.shown
    assert isinstance(found, PlayPage)
    return found


def asked(qtbot: QtBot, page: PlayPage) -> list[str]:
    """What can be answered now, once captains have thought."""
    qtbot.waitUntil(lambda: not page.table.busy.isVisible())
    return [button.text() for card in page.table.questions.cards for button in card.buttons]


def press(qtbot: QtBot, page: PlayPage, text: str) -> None:
    """Press the button with this answer."""
    assert text in asked(qtbot, page)
    (card,) = page.table.questions.cards
    qtbot.mouseClick(next(button for button in card.buttons if button.text() == text), Qt.MouseButton.LeftButton)


def click(qtbot: QtBot, page: PlayPage, ref: str) -> None:
    """Click what is drawn on the table."""
    asked(qtbot, page)
    view = page.table.view
    qtbot.mouseMove(view.viewport(), view.box_of(ref).center())
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.box_of(ref).center())


def test_a_match_is_played_by_clicks_and_buttons_taken_back_kept_and_gone_on_with(
    qtbot: QtBot, page: PlayPage, tmp_path: Path
) -> None:
    assert [combo.count() for combo in page.set_up.seats] == [2, 2]
    page.begin(TWO_PEOPLE)
    press(qtbot, page, "go to 2")
    click(qtbot, page, "field/4")
    press(qtbot, page, "go to 3")
    assert asked(qtbot, page) == ["go to 2", "rest"]
    qtbot.mouseClick(page.table.undo, Qt.MouseButton.LeftButton)
    assert asked(qtbot, page) == ["go to 3", "rest"]
    assert page.table.story.toPlainText() == "turn 1: A is on field 2\nturn 1: B is on field 4"
    file = tmp_path / "kept.json"
    page.save(str(file))
    press(qtbot, page, "rest")
    page.open(str(file))
    assert asked(qtbot, page) == ["go to 3", "rest"]
    for answer in ("go to 3", "go to 2", "go to 4", "go to 1"):
        press(qtbot, page, answer)
    assert asked(qtbot, page) == []
    assert page.table.turn.text() == "The end"
    assert page.table.story.toPlainText().endswith("turn 3: B is on field 1\nB has won")


def test_a_captain_plays_against_a_person_and_gives_advice(qtbot: QtBot, page: PlayPage) -> None:
    qtbot.mouseClick(page.set_up.begin, Qt.MouseButton.LeftButton)
    while asked(qtbot, page):
        qtbot.mouseClick(page.table.advice, Qt.MouseButton.LeftButton)
    assert page.table.match is not None
    assert page.table.match.result is not None


def test_a_kept_match_that_is_none_is_told(qtbot: QtBot, page: PlayPage, window: MainWindow, board: Path) -> None:
    page.open(str(board))
    assert window.status_bar.currentMessage() == "five.json: kind: expected “replay”, found “fleet”"
    assert page.currentWidget() is page.set_up


def test_the_board_is_printed_and_nothing_else_is_offered(qtbot: QtBot, window: MainWindow, page: PlayPage) -> None:
    window.show_page("sheets")
    assert window.workspace is not None
    sheets = window.workspace.shown
    assert isinstance(sheets, SheetsPage)
    qtbot.waitUntil(lambda: sheets.layout_.is_ready)
    assert [sheets.choices.what.itemData(place) for place in range(sheets.choices.what.count())] == [What.PAGES.value]
    assert not sheets.choices.format.isVisible()
    assert len(sheets.layout_.made.pages) == 1


def test_a_game_that_can_do_nothing_shows_what_its_document_says(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, window: MainWindow, board: Path
) -> None:
    bare = Game("race", "Race", RACE.format, Boards("race", Board))
    monkeypatch.setitem(GAMES, "race", Entry("Race", lambda: bare))
    window.files.open([str(board)])
    assert window.workspace is not None
    shown = window.workspace.shown
    assert isinstance(shown, TextPage)
    assert shown.toPlainText().startswith("Five\na race of two")
