"""The toy game in the window: opened, played with clicks and buttons, kept, gone on with, printed."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from metamaker.app.play.match_page import MatchPage
from metamaker.app.play.orders.listed_panel import ListedPanel
from metamaker.app.play.play_page import PlayPage
from metamaker.app.printing.print_page import PrintPage
from metamaker.app.start.file_preview import glance
from metamaker.app.text_page import TextPage
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.game_api.game import Game
from metamaker.game_api.match_documents import state_text
from metamaker.play.decision import Option
from metamaker.play.table import PERSON, Setting
from metamaker.printing.print_job import What
from metamaker.registry import GAMES, Entry
from tests.toy.race import RACE, Board, Boards, Race

TWO_PEOPLE = Setting(1, (PERSON, PERSON))


@pytest.fixture
def program(whole_program: Program) -> Program:
    """Return a running program with the pages for the functions of games."""
    return whole_program


@pytest.fixture
def page(window: MainWindow, board: Path) -> PlayPage:
    """Return the play page of the open board."""
    window.files.open([str(board)])
    assert window.workspace is not None
    assert [each.title for each in window.workspace.pages] == ["Play", "Print"]
    found = window.workspace.shown
    assert isinstance(found, PlayPage)
    return found


def match(qtbot: QtBot, window: MainWindow) -> MatchPage:
    """Return the page of the match at the front, once captains have thought."""
    qtbot.waitUntil(lambda: window.workspace is not None and isinstance(window.workspace.shown, MatchPage))
    assert window.workspace is not None
    found = window.workspace.shown
    assert isinstance(found, MatchPage)
    qtbot.waitUntil(lambda: found.work.begun is not None and not found.work.is_busy)
    return found


def asked(qtbot: QtBot, page: MatchPage) -> list[str]:
    """Return the possible answers, once captains have thought and the film has shown everything before the question."""
    qtbot.waitUntil(lambda: not page.work.is_busy and not page.gate.is_holding)
    panel = page.orders.writing.panel
    return [button.text() for button in panel.buttons] if isinstance(panel, ListedPanel) else []


def press(qtbot: QtBot, page: MatchPage, text: str) -> None:
    """Press the button with this answer."""
    assert text in asked(qtbot, page)
    panel = page.orders.writing.panel
    assert isinstance(panel, ListedPanel)
    qtbot.mouseClick(next(button for button in panel.buttons if button.text() == text), Qt.MouseButton.LeftButton)


def click(qtbot: QtBot, page: MatchPage, ref: str) -> None:
    """Click what is drawn on the table."""
    asked(qtbot, page)
    view = page.table
    qtbot.mouseMove(view.viewport(), view.box_of(ref).center())
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.box_of(ref).center())


def told(page: MatchPage) -> list[str]:
    """Return the story so far."""
    return [line.text for _, line in page.story.model.lines]


def test_a_match_is_played_by_clicks_and_buttons_taken_back_kept_and_gone_on_with(
    qtbot: QtBot, page: PlayPage, window: MainWindow, tmp_path: Path
) -> None:
    assert [combo.count() for combo in page.terms.seats] == [3, 3]
    page.begin_match(TWO_PEOPLE)
    shown = match(qtbot, window)
    shown.bar.quiet.setChecked(True)
    press(qtbot, shown, "go to 2")
    click(qtbot, shown, "field/4")
    press(qtbot, shown, "go to 3")
    assert asked(qtbot, shown) == ["go to 2", "rest"]
    window.actions_.undo.trigger()
    assert asked(qtbot, shown) == ["go to 3", "rest"]
    assert told(shown) == ["turn 1: A is on field 2", "turn 1: B is on field 4"]
    file = tmp_path / "kept.json"
    assert window.fleet is not None
    assert window.fleet.dirty
    window.fleet.save(str(file))
    press(qtbot, shown, "rest")
    asked(qtbot, shown)
    assert window.fleet.dirty
    window.fleet.reload("as it was")
    assert asked(qtbot, shown) == ["go to 3", "rest"]
    for answer in ("go to 3", "go to 2", "go to 4", "go to 1"):
        press(qtbot, shown, answer)
    assert asked(qtbot, shown) == []
    assert shown.title.text() == "Match over: B has won"
    assert told(shown)[-2:] == ["turn 3: B is on field 1", "B has won"]
    assert state_text(window.fleet.document.value, window.fleet.document.game.documents.words("en")) == "match, over"


def test_several_answers_about_one_place_are_left_by_a_click_on_it(
    qtbot: QtBot, page: PlayPage, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = [Option("go", "field/2", text="go"), Option("rest", "field/2", text="look"), Option("rest", "field/3", text="wait")]
    monkeypatch.setattr(Race, "_options", lambda _: there)
    page.begin_match(TWO_PEOPLE)
    shown = match(qtbot, window)
    assert asked(qtbot, shown) == ["go", "look", "wait"]
    assert shown.table.marked == ("field/2", "field/3")
    click(qtbot, shown, "field/2")
    assert asked(qtbot, shown) == ["go", "look"]
    panel = shown.orders.writing.panel
    assert isinstance(panel, ListedPanel)
    panel.back.click()
    assert asked(qtbot, shown) == ["go", "look", "wait"]


def test_a_captain_plays_against_a_person_and_gives_advice(qtbot: QtBot, page: PlayPage, window: MainWindow) -> None:
    qtbot.mouseClick(page.begin, Qt.MouseButton.LeftButton)
    shown = match(qtbot, window)
    shown.bar.quiet.setChecked(True)
    while asked(qtbot, shown):
        before = len(told(shown))
        qtbot.mouseClick(shown.orders.writing.advice, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: len(told(shown)) > before and not shown.work.is_busy)  # noqa: B023 - it is waited for here
    assert shown.work.is_over


def test_a_kept_match_is_opened_as_the_document_that_it_is(
    qtbot: QtBot, page: PlayPage, window: MainWindow, tmp_path: Path
) -> None:
    page.begin_match(TWO_PEOPLE)
    press(qtbot, match(qtbot, window), "go to 2")
    match(qtbot, window)
    assert window.fleet is not None
    file = tmp_path / "kept.json"
    window.fleet.save(str(file))
    window.close_part(window.shelf.parts[-1])
    window.files.open([str(file)])
    assert told(match(qtbot, window)) == ["turn 1: A is on field 2"]
    assert str(file) in window.program.settings.recent
    assert glance(str(file)).state == "match, turn 1"


def test_the_board_is_printed_and_nothing_else_is_offered(qtbot: QtBot, window: MainWindow, page: PlayPage) -> None:
    window.show_page("sheets")
    assert window.workspace is not None
    sheets = window.workspace.shown
    assert isinstance(sheets, PrintPage)
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
