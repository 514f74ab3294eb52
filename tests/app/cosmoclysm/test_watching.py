"""A board during play: questions wait for the film, ships are dragged, tips keep off the board."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from metamaker.app.cosmoclysm.play.move_panel import MovePanel
from metamaker.app.play.match_page import MatchPage
from metamaker.app.play.orders.listed_panel import ListedPanel
from metamaker.games.cosmoclysm.edits.position import with_ship
from metamaker.games.cosmoclysm.match.overlays import Sort
from metamaker.games.cosmoclysm.model.board import Board
from metamaker.games.cosmoclysm.model.words import ShipType
from tests.app.conftest import MakeContextOfGame
from tests.app.cosmoclysm.test_playing import click, duel, move_panel, rest, shown


def rolled_duel() -> Board:
    """Return the duel with one more ship, and with dice rolled by the program."""
    board = duel()
    board = with_ship(board, board.index_of("B6"), 2, ShipType.CRUISER)
    return board.with_(options=board.options.with_(typed_dice=False))


@pytest.fixture
def page(qtbot: QtBot, context_of_game: MakeContextOfGame) -> MatchPage:
    return shown(qtbot, context_of_game, rolled_duel())


def attack(qtbot: QtBot, page: MatchPage) -> None:
    """Let the Destroyer attack, which shows a move and a fight."""
    click(qtbot, page, "E5")
    page.projector.is_quiet = False
    click(qtbot, page, "F2")


def is_asked(page: MatchPage) -> bool:
    return page.orders.writing.panel is not None


def test_questions_and_lights_wait_for_the_film(qtbot: QtBot, page: MatchPage) -> None:
    known = page.projector.count
    attack(qtbot, page)
    qtbot.waitUntil(lambda: page.gate.is_holding)
    assert page.projector.count > known
    assert not is_asked(page)
    assert page.skip.isVisible()
    assert not page.table.overlays
    assert not any("attacks" in line.text for _, line in page.story.model.lines)
    page.projector.speed = 8.0
    qtbot.waitUntil(lambda: not page.gate.is_holding)
    assert page.projector.has_shown_all
    assert is_asked(page)
    assert page.skip.isHidden()
    assert any("attacks" in line.text for _, line in page.story.model.lines)


def test_who_is_in_a_hurry_skips_the_film(qtbot: QtBot, page: MatchPage) -> None:
    attack(qtbot, page)
    qtbot.waitUntil(lambda: page.gate.is_holding)
    qtbot.mouseClick(page.skip, Qt.MouseButton.LeftButton)
    assert page.projector.has_shown_all
    assert is_asked(page)


def test_without_animation_nothing_waits(qtbot: QtBot, page: MatchPage) -> None:
    click(qtbot, page, "E5")
    click(qtbot, page, "F2")
    qtbot.waitUntil(lambda: page.orders.writing.panel is not None)
    assert page.skip.isHidden()


def middle(page: MatchPage, name: str) -> QPoint:
    return page.table.box_of(f"hexes/{name}").center()


def send(page: MatchPage, kind: QEvent.Type, at: QPoint, held: Qt.MouseButton) -> None:
    point = QPointF(at)
    button = held if kind is not QEvent.Type.MouseMove else Qt.MouseButton.NoButton
    buttons = held if kind is not QEvent.Type.MouseButtonRelease else Qt.MouseButton.NoButton
    view = page.table.viewport()
    event = QMouseEvent(kind, point, QPointF(view.mapToGlobal(at)), button, buttons, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view, event)


def drag(qtbot: QtBot, page: MatchPage, start: str, ends: Sequence[str]) -> None:
    """Press on a hex, go over others with the button held, and release over the last one."""
    send(page, QEvent.Type.MouseButtonPress, middle(page, start), Qt.MouseButton.LeftButton)
    for end in ends:
        send(page, QEvent.Type.MouseMove, middle(page, end), Qt.MouseButton.LeftButton)
    send(page, QEvent.Type.MouseButtonRelease, middle(page, ends[-1]), Qt.MouseButton.LeftButton)
    rest(qtbot, page)


@pytest.mark.parametrize("is_chosen", [False, True])
def test_a_ship_is_dragged_to_a_lit_hex(qtbot: QtBot, page: MatchPage, is_chosen: bool) -> None:
    if is_chosen:
        click(qtbot, page, "E5")
    drag(qtbot, page, "E5", ["E4", "E2", "E1"])
    qtbot.waitUntil(lambda: page.orders.writing.panel is not None)
    assert page.work.replay.choices[0] in {"E5-E1", "E5-E2-E1"}


def test_a_ship_dropped_elsewhere_goes_back_and_stays_chosen(qtbot: QtBot, page: MatchPage) -> None:
    for end in ("A4", "E5", "D4"):
        drag(qtbot, page, "E5", ["E2", end])
        assert not page.work.replay.choices
    panel = move_panel(page)
    assert panel.game.names[panel.chosen] == "E5"


def test_targets_are_lit_while_a_ship_is_carried(qtbot: QtBot, page: MatchPage) -> None:
    send(page, QEvent.Type.MouseButtonPress, middle(page, "E5"), Qt.MouseButton.LeftButton)
    send(page, QEvent.Type.MouseMove, middle(page, "E4"), Qt.MouseButton.LeftButton)
    panel = page.orders.writing.panel
    assert isinstance(panel, MovePanel)
    assert Sort.FIGHT in {each.sort for each in panel.lit()}
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    send(page, QEvent.Type.MouseButtonRelease, middle(page, "E1"), Qt.MouseButton.LeftButton)
    assert not page.work.replay.choices


def test_tips_are_next_to_the_board_and_never_on_it(qtbot: QtBot, page: MatchPage) -> None:
    send(page, QEvent.Type.MouseMove, middle(page, "F2"), Qt.MouseButton.NoButton)
    assert "Fighter" in page.caption.text()
    assert page.table.card.isHidden()
    before = page.caption.geometry()
    send(page, QEvent.Type.MouseMove, QPoint(1, 1), Qt.MouseButton.NoButton)
    assert "Fighter" not in page.caption.text()
    assert page.caption.geometry() == before


def test_a_selected_hex_has_a_frame_of_its_own_shape(page: MatchPage) -> None:
    assert len(page.table.shown.shape("hexes/E5")) == 6


def give_up(page: MatchPage) -> list[str]:
    """Return the entries of the menu for draws and resigning."""
    menu = move_panel(page).give_up.menu()
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions()]


def choose(qtbot: QtBot, page: MatchPage, text: str) -> None:
    menu = move_panel(page).give_up.menu()
    menu.aboutToShow.emit()
    next(action for action in menu.actions() if action.text() == text).trigger()
    rest(qtbot, page)


@pytest.mark.rule("CL-END-05")
def test_a_draw_is_offered_and_accepted_at_one_screen(qtbot: QtBot, page: MatchPage) -> None:
    assert give_up(page) == ["Offer a draw", "Resign"]
    choose(qtbot, page, "Offer a draw")
    panel = page.orders.writing.panel
    assert isinstance(panel, ListedPanel)
    assert [button.text() for button in panel.buttons] == ["decline", "accept"]
    assert page.orders.writing.title.text() == "Red offers a draw. Do you accept? · Blue"
    panel.buttons[1].click()
    rest(qtbot, page)
    assert page.work.is_over
    assert "draw" in page.title.text()


@pytest.mark.rule("CL-END-04")
def test_a_player_resigns_in_a_menu_and_can_take_it_back(qtbot: QtBot, page: MatchPage) -> None:
    choose(qtbot, page, "Resign")
    assert page.work.is_over
    assert page.title.text() == "Match over: Blue has the last ships and wins"
    page.work.take_back()
    rest(qtbot, page)
    qtbot.waitUntil(lambda: page.orders.writing.panel is not None)
    assert not page.work.is_over
