"""An event in the window: fleets are dropped, limits typed, rounds drawn, results pressed, all of it undone."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.document import Document
from metamaker.app.tournaments.event_page import EventPage
from metamaker.app.tournaments.players_card import LIMITS, NAME, PLACE, RECORD
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_events
from metamaker.opening import open_file
from metamaker.tournaments.game import event_game
from metamaker.tournaments.model import Result

SAMPLES = sample_events("metaverse")
FLEETS = [str(SAMPLES / f"{name}.json") for name in ("measured-steps", "ribbons-in-a-gale", "reeds-and-gates")]


@pytest.fixture
def program(whole_program: Program) -> Program:
    """Return a program with its real pages."""
    return whole_program


def drop(page: EventPage, paths: list[str]) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(path) for path in paths])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    page.dropEvent(QDropEvent(QPointF(50, 50), Qt.DropAction.CopyAction, data, buttons, keys))


def shown(page: EventPage, column: int) -> list[str]:
    return [item.text(column) for item in page.players._items()]


def test_an_event_from_the_first_fleet_to_the_standings(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.actions_.new_event.trigger()
    assert window.workspace is not None
    page = window.workspace.shown
    assert isinstance(page, EventPage)
    document = page._context.document
    assert not page.rounds.draw.isEnabled()
    drop(page, [*FLEETS, str(SAMPLES / "lantern-regatta.json")])
    assert "another kind of document" in page.players.refusal.text()
    assert shown(page, NAME) == ["Odile Marr", "Piet Halloran", "Ines Tarn"]
    qtbot.waitUntil(lambda: shown(page, LIMITS) == ["✓", "✓", "✓"])

    page.limits.edited.emit("tier_most", 2)
    qtbot.waitUntil(lambda: shown(page, LIMITS) == ["✓", "1 problem", "✓"])
    page._context.go_to("players/piet-halloran/ships/market-day")
    assert page.players.player is not None
    assert page.players.player.name == "Piet Halloran"
    assert page.players.problems.item(0).text().startswith("Piet Halloran: Market Day is of tier 3")
    assert page.players.headline.text() == "2 of 3 fleets are within the limits"

    page.players._items()[0].setText(NAME, "Odile")
    assert page._event.player("odile-marr").name == "Odile"
    page.draw_round(seed=5)
    buttons = next(game for game in page.rounds.games if game)
    assert not page.rounds.draw.isEnabled()
    qtbot.keyClick(buttons[Result.SECOND], Qt.Key.Key_Space)
    played = next(pairing for pairing in page._event.rounds[0].pairings if pairing.second)
    assert played.result is Result.SECOND
    assert page.rounds.draw.isEnabled()
    qtbot.mouseClick(page.rounds.draw, Qt.MouseButton.LeftButton)
    assert (page.rounds.number, page.rounds.hint.text()) == (2, "Click the winner, or the draw. Games left: 1")
    assert shown(page, PLACE)[0] == "1."
    assert any(record.endswith(" · Byes 1") for record in shown(page, RECORD))
    page.players.select(played.first)
    assert page.players.remove.text() == "Withdraw"
    qtbot.mouseClick(page.players.remove, Qt.MouseButton.LeftButton)
    assert page._event.player(played.first).withdrawn
    assert page.players.remove.text() == "Reinstate"
    qtbot.mouseClick(page.players.remove, Qt.MouseButton.LeftButton)
    assert not page._event.player(played.first).withdrawn

    menu = page.rounds.menus[0].menu()
    for place, (result, text) in enumerate(
        ((Result.BOTH_LOSE, "both lose ▾"), (Result.NOT_PLAYED, "not played ▾"), (None, "⋯"))
    ):
        menu.aboutToShow.emit()
        menu.actions()[place].trigger()
        assert next(pairing for pairing in page._event.rounds[1].pairings if pairing.second).result is result
        assert page.rounds.menus[0].text() == text
    page.rounds.print.click()
    assert window.workspace.page == "sheets"
    file = tmp_path / "club.json"
    assert window.fleet is not None
    window.fleet.save(str(file))
    assert open_file(str(file)).document == document.value
    while document.steps.canUndo():
        document.steps.undo()
    assert (page._event.players, page._event.rounds, page._event.limits) == ((), (), {})
    assert page.rounds.hint.text() == "A round needs at least two players."


def test_the_menu_offers_open_fleets_and_players_without_one(
    qtbot: QtBot, context_of_game: Callable[[str, Any], Context]
) -> None:
    fleet = open_file(FLEETS[0])
    other = Document(fleet.game, fleet.document)
    context = context_of_game("metaverse", None)
    document = Document(event_game(fleet.game), open_file(str(SAMPLES / "lantern-regatta.json")).document)
    page = EventPage(replace(context, document=document, others=lambda: [other]))
    qtbot.addWidget(page)
    menu = QMenu(page)
    page.players.filling.emit(menu)
    offered = {action.text(): action for action in menu.actions()}
    offered["Measured Steps"].trigger()
    assert page._event.players[-1].name == "Odile Marr 2"
    offered["A player without a fleet"].trigger()
    assert page._event.players[-1].name == "New player"
    for _ in range(3):
        page.take_back()
    assert "no pairings" in page.rounds.refusal.text()
