"""A game in the window: real dice are typed, ships move out by clicks, the game that is over is looked at again."""

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.cosmoclysm.play.move_panel import MovePanel
from metamaker.app.cosmoclysm.play.option_fields import OptionFields
from metamaker.app.cosmoclysm.play.panels import panels
from metamaker.app.cosmoclysm.play.place_panels import DicePanel
from metamaker.app.cosmoclysm.play.review_panel import ReviewPanel
from metamaker.app.document import Document
from metamaker.app.play.match_page import MatchPage
from metamaker.game_api.match_documents import match_game
from metamaker.game_api.matches import begun
from metamaker.games.cosmoclysm.edits.position import with_pair, with_ship
from metamaker.games.cosmoclysm.game import COSMOCLYSM
from metamaker.games.cosmoclysm.match.moments import BoardMoment
from metamaker.games.cosmoclysm.match.overlays import Sort
from metamaker.games.cosmoclysm.match.review import kept
from metamaker.games.cosmoclysm.match.sides import sides
from metamaker.games.cosmoclysm.model.board import Board, default_board
from metamaker.games.cosmoclysm.model.words import ShipType
from metamaker.play.table import PERSON, Setting
from metamaker.printing.sharing import share_code
from tests.app.conftest import MakeContextOfGame

BUSY_MS = 20_000


def duel() -> Board:
    """Return a Destroyer and a Taker against a Fighter, with wormholes and real dice."""
    board = default_board("A duel")
    placed = (("E5", 1, ShipType.DESTROYER), ("D4", 1, ShipType.TAKER), ("F2", 2, ShipType.FIGHTER))
    for name, player, type_ in placed:
        board = with_ship(board, board.index_of(name), player, type_)
    board = with_pair(board, 1, board.index_of("E4"), board.index_of("B4"))
    return board.with_(options=board.options.with_(typed_dice=True))


def shown(qtbot: QtBot, context_of_game: MakeContextOfGame, board: Board, moves: Sequence[str] = ()) -> MatchPage:
    """Return the page of a game between people in which these moves were made."""
    game = begun(COSMOCLYSM, sides(board), Setting(3, (PERSON, PERSON)))
    for move in moves:
        game.ask()
        game.apply([move])
    context = context_of_game("cosmoclysm", board)
    match = Document(match_game(COSMOCLYSM), game.replay(), context.document)
    made = MatchPage(replace(context, document=match), panels(), (("Review", ReviewPanel),))
    made.projector.is_quiet = True
    made.resize(1200, 800)
    qtbot.addWidget(made)
    made.show()
    rest(qtbot, made)
    return made


@pytest.fixture
def page(qtbot: QtBot, context_of_game: MakeContextOfGame) -> MatchPage:
    return shown(qtbot, context_of_game, duel())


def rest(qtbot: QtBot, page: MatchPage) -> None:
    qtbot.waitUntil(lambda: not page.work.is_busy and page.work.begun is not None, timeout=BUSY_MS)


def click(qtbot: QtBot, page: MatchPage, name: str) -> None:
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=page.table.box_of(f"hexes/{name}").center())
    rest(qtbot, page)


def type_dice(qtbot: QtBot, page: MatchPage, text: str) -> None:
    assert isinstance(page.orders.writing.panel, DicePanel)
    page.orders.writing.line.setText(text)
    qtbot.keyClick(page.orders.writing.line, Qt.Key.Key_Return)
    rest(qtbot, page)


def fights(page: MatchPage) -> dict[str, int]:
    """Return the highlighted fights with their chances in percent."""
    panel = page.orders.writing.panel
    assert isinstance(panel, MovePanel)
    return {panel.game.names[each.at]: round(100 * each.chance) for each in panel.lit() if each.sort is Sort.FIGHT}


def test_a_game_is_clicked_with_real_dice_to_its_end_and_looked_at_again(qtbot: QtBot, page: MatchPage) -> None:
    panel = page.orders.writing.panel
    assert isinstance(panel, MovePanel)
    assert {each.sort for each in panel.lit()} == {Sort.SHIP}
    assert not page.orders.writing.ready.isEnabled()
    click(qtbot, page, "D4")
    assert panel.announce.isVisible()
    click(qtbot, page, "E5")
    assert fights(page) == {"F2": 67}
    click(qtbot, page, "F2")
    type_dice(qtbot, page, "3 3 3 3 3 / 9 1")
    click(qtbot, page, "F1")  # the Fighter has held, and moves out
    click(qtbot, page, "F1")
    click(qtbot, page, "A1")
    review = page.asides[0][1]
    assert isinstance(review, ReviewPanel)
    assert not review.look.isEnabled()
    review.keep.click()
    moment = page.projector.frames[-1].moment
    assert isinstance(moment, BoardMoment)
    assert QApplication.clipboard().text() == share_code(COSMOCLYSM, kept(moment.board, moment.scene))
    click(qtbot, page, "F2")
    click(qtbot, page, "A1")
    type_dice(qtbot, page, "20 1 1 1 1 / 2 2")
    assert page.work.is_over
    assert page.title.text() == "Match over: Red has the last ships and wins"
    assert page.caption.text().startswith("Red: 2 ships left\n")
    review.look.click()
    qtbot.waitUntil(lambda: review.table.rowCount() > 0, timeout=BUSY_MS)
    moves = [(each.verdict.side, each.answer) for each in review.found]
    lost = [int(re.sub(r"\D", "", review.table.model().index(row, 4).data()) or 0) for row in range(review.table.rowCount())]
    assert sum(lost) == sum(map(int, re.findall(r": (\d+)", review.told.text().partition(": ")[2])))
    assert moves == [(0, "E5-F2"), (1, "F2-F1"), (1, "F1-A1"), (0, "F2-A1")]
    review.table.setCurrentCell(0, 0)
    assert page.projector.place < page.projector.count - 1


def test_moves_are_weighed_and_a_bar_of_chances_comes_on_request(qtbot: QtBot, page: MatchPage) -> None:
    panel = page.orders.writing.panel
    assert isinstance(panel, MovePanel)
    assert len(panel.drawings(panel.asked.read(""))) == 1
    panel.chances.click()
    assert len(panel.drawings(panel.asked.read(""))) == 2
    panel.weigh.click()
    qtbot.waitUntil(panel.weigh.isEnabled, timeout=BUSY_MS)
    best = panel.offer_buttons[0].text()
    assert best.startswith("E5-F2 ")
    assert best.endswith("%")


def offered(page: MatchPage) -> list[str]:
    """Return the entries of the menu of the captain."""
    menu = page.orders.delegation.button.menu()
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions()]


def test_one_order_is_left_to_the_captain_or_none(page: MatchPage) -> None:
    assert offered(page) == ["Let the captain give this order"]


def test_the_clicked_hex_is_not_framed_after_the_answer(qtbot: QtBot, page: MatchPage) -> None:
    click(qtbot, page, "E5")
    assert page.table.selected_ref == "hexes/E5"
    click(qtbot, page, "E1")
    qtbot.waitUntil(lambda: page.projector.count > 1)
    assert page.table.selected_ref == ""


def test_the_heading_counts_rounds(page: MatchPage) -> None:
    assert page.title.text().startswith("Round 1")


def circling(*, draw_claims: bool = True) -> tuple[Board, Sequence[str]]:
    """Return a board with two Exterminators far apart, and moves after which their first position stands for the third time."""
    board = default_board("Circling")
    for name, player in (("A4", 1), ("D4", 2)):
        board = with_ship(board, board.index_of(name), player, ShipType.EXTERMINATOR)
    return board.with_(options=board.options.with_(draw_claims=draw_claims)), ("A4-A5", "D4-D5", "A5-A4", "D5-D4") * 2


def move_panel(page: MatchPage) -> MovePanel:
    panel = page.orders.writing.panel
    assert isinstance(panel, MovePanel)
    return panel


@pytest.mark.rule("CL-END-03")
def test_a_draw_is_claimed_with_a_button_that_appears_when_the_rule_allows_it(
    qtbot: QtBot, context_of_game: MakeContextOfGame
) -> None:
    board, moves = circling()
    page = shown(qtbot, context_of_game, board, moves[:-1])
    assert not move_panel(page).draw.isVisible()
    click(qtbot, page, "D5")
    click(qtbot, page, "D4")
    button = move_panel(page).draw
    qtbot.waitUntil(button.isVisible, timeout=BUSY_MS)
    assert button.text() == "Claim a draw"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    rest(qtbot, page)
    assert page.work.is_over
    assert "draw" in page.title.text()


@pytest.mark.rule("CL-END-03")
def test_there_is_no_draw_button_without_the_option(qtbot: QtBot, context_of_game: MakeContextOfGame) -> None:
    page = shown(qtbot, context_of_game, *circling(draw_claims=False))
    assert not move_panel(page).draw.isVisible()


@pytest.mark.rule("CL-END-03")
def test_a_check_box_of_the_board_switches_draw_claims(qtbot: QtBot, context_of_game: MakeContextOfGame) -> None:
    context = context_of_game("cosmoclysm", default_board())
    parent = QWidget()
    qtbot.addWidget(parent)
    fields = OptionFields(context, parent)
    assert fields.draws.isChecked()
    fields.draws.click()
    assert not context.document.value.options.draw_claims
    context.document.steps.undo()
    assert fields.draws.isChecked()
