"""A newcomer lays a board, plays against two captains to a fight, and sees the set as it is printed."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from metamaker.app.cosmoclysm.board.board_page import BoardPage
from metamaker.app.printing.pages_view import PagesView
from metamaker.app.window.window import MainWindow
from metamaker.games.cosmoclysm.model.board import Board
from tests.app.end_to_end import eyes
from tests.app.end_to_end.game_walk import has_fought, play, set_up_three
from tests.app.end_to_end.hands import LEFT, Hands

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (grabbing the keyboard|propagateSizeHints)", extend=True)


def pull(page: BoardPage, start: str, end: str, hands: Hands) -> None:
    """Drag a hex to another place."""
    canvas = page.canvas
    spots = [eyes.spot_of(canvas.viewport(), canvas.box_of(ref).center()) for ref in (start, end)]
    (window, point), (_, to) = spots
    QTest.mousePress(window, LEFT, Qt.KeyboardModifier.NoModifier, point)
    for part in (0.3, 0.7, 1.0):
        middle = point + QPoint(round((to - point).x() * part), round((to - point).y() * part))
        QTest.mouseMove(window, middle)
        hands.wait(5)
    QTest.mouseRelease(window, LEFT, Qt.KeyboardModifier.NoModifier, to)
    hands.wait()


def places(page: BoardPage) -> set[tuple[int, int]]:
    board: Board = page.edits.board
    return {each.place for each in board.hexes}


MOST_PAGES = 8
"""Two of counters, the board, its tiles, the reference card, the sheet for setting up, two of the record."""


def test_a_board_is_laid_a_game_is_played_to_a_fight_and_the_set_is_shown_as_printed(desk: MainWindow, hands: Hands) -> None:
    hands.click("New Cosmoclysm document")
    page = desk.workspace.shown if desk.workspace is not None else None
    assert isinstance(page, BoardPage)
    hands.wait(200)
    pull(page, "hexes/A4", "places/4,-1", hands)
    assert (4, -1) in places(page)
    assert (3, 0) not in places(page)
    assert "37 of 37" in page.figures.text()
    hands.press("Ctrl+Z")
    assert (3, 0) in places(page)
    match = set_up_three(desk, hands, lambda _: None)
    play(match, hands, has_fought)
    assert has_fought(match)
    assert hands.actions < 60
    hands.press("Ctrl+Shift+Tab")
    hands.click("Print")
    hands.until(lambda: eyes.can_see("Save PDF…"), "the pages are not laid out")
    pages = desk.findChild(PagesView)
    assert isinstance(pages, PagesView)
    hands.until(lambda: len(pages.lens.desk.pages) >= MOST_PAGES, "not all pages are laid out")
    sizes = {(page.drawing.width, page.drawing.height) for page in pages.lens.desk.pages}
    assert sizes == {(210.0, 297.0)}


def test_the_board_is_edited_with_keys_alone(desk: MainWindow, hands: Hands) -> None:
    hands.click("New Cosmoclysm document")
    page = desk.workspace.shown if desk.workspace is not None else None
    assert isinstance(page, BoardPage)
    before = places(page)
    page.canvas.setFocus()
    hands.press("Home")
    hands.until(partial(bool, page.canvas.selected_ref), "nothing is selected")
    hands.press("Return")
    added = places(page) - before
    assert len(added) == 1
    hands.press("X")
    assert {each.letter for each in page.edits.board.hexes if each.place in added} == {"X"}
    hands.press("Alt+PgUp")
    (q, r), (old_q, old_r) = *(places(page) - before), *added
    assert (q - old_q, r - old_r) == (1, -1)
    hands.press("Delete")
    assert places(page) == before
    assert page.canvas.accessibleName() == "The board"
