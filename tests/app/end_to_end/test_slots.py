"""A ship of the other game as a person builds it: by drags onto board and sheet, keys, names in place, explanations, print."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from metamaker.app.cosmoforce.design.design_page import DesignPage
from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.window.window import MainWindow
from metamaker.games.cosmoforce.model.design import Design
from tests.app.end_to_end import eyes
from tests.app.end_to_end.carriage import LEFT, Carriage, Where, awaited
from tests.app.end_to_end.eyes import NotSeenError, Spot
from tests.app.end_to_end.hands import Hands

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (grabbing the keyboard|propagateSizeHints)", extend=True)


@pytest.fixture
def carriage(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> Carriage:
    """Return the helper for drags."""
    return Carriage(hands).install(monkeypatch)


@pytest.fixture
def ships(desk: MainWindow, hands: Hands) -> OpenFleet:
    """Return the first document of a new user, at the front."""
    hands.click("New Cosmoforce document")
    assert desk.fleet is not None
    return desk.fleet


def design(ships: OpenFleet) -> Design:
    found: Design = ships.document.value.designs[0]
    return found


def held(ships: OpenFleet) -> list[str]:
    return [str(kind or "-") for kind in design(ships).slots]


def page_of(desk: MainWindow) -> DesignPage:
    found = desk.workspace.shown if desk.workspace is not None else None
    assert isinstance(found, DesignPage)
    return found


def tile(desk: MainWindow, number: int) -> Spot:
    """Return a point of a slot of the board outside its sign."""
    found = page_of(desk).board.grid.tile(number)
    return eyes.spot_of(found, QPoint(10, found.height() - 10))


def on_sheet(desk: MainWindow, ref: str) -> Spot:
    """Return a visible point of an element of the sheet."""
    canvas = page_of(desk).sheet.canvas
    canvas.reveal(ref)
    if canvas.box_of(ref).isEmpty():
        raise NotSeenError(f"{ref} is not on the sheet")
    box = canvas.box_of(ref).intersected(canvas.viewport().rect())
    return eyes.spot_of(canvas.viewport(), box.topLeft() + QPoint(24, 12))


def open_at(where: Where) -> None:
    """Press twice there."""
    spot = awaited(where)
    QTest.mouseClick(spot.window, LEFT, Qt.KeyboardModifier.NoModifier, spot.point)
    QTest.mouseDClick(spot.window, LEFT, Qt.KeyboardModifier.NoModifier, spot.point)


def slot(ships: OpenFleet, number: int) -> str:
    return design(ships).ref("slots", str(number))


def test_a_newcomer_builds_a_ship_from_slots(desk: MainWindow, hands: Hands, ships: OpenFleet, carriage: Carriage) -> None:
    document = ships.document
    start, before = document.value, held(ships)
    first, last = before.index("-") + 1, len(before)
    page = page_of(desk)

    assert carriage.carry(partial(eyes.find, "Laser", "Parts"), partial(tile, desk, first))
    assert held(ships)[first - 1] == "laser"
    assert carriage.carry(partial(eyes.find, "Dissipator", "Parts"), partial(on_sheet, desk, slot(ships, last)))
    assert held(ships)[last - 1] == "dissipator"
    assert document.steps.undoText() == "Add Dissipator"

    assert carriage.carry(partial(tile, desk, first), partial(tile, desk, last))
    assert (held(ships)[first - 1], held(ships)[last - 1]) == ("dissipator", "laser")
    assert carriage.carry(partial(on_sheet, desk, slot(ships, last)), partial(on_sheet, desk, slot(ships, 1)))
    assert (held(ships)[0], held(ships)[last - 1]) == ("laser", before[0])
    assert carriage.carry(partial(tile, desk, 1), partial(on_sheet, desk, slot(ships, first)))
    assert held(ships)[first - 1] == "laser"

    spot = tile(desk, first)
    page.board.grid.tile(first).setFocus()
    hands.press("Delete")
    assert held(ships)[first - 1] == "-"
    assert spot.window is desk.windowHandle()

    shown = page.bar.subjects.currentData()
    open_at(partial(on_sheet, desk, f"{shown}/name"))
    hands.until(lambda: isinstance(QApplication.focusWidget(), QLineEdit), "the name cannot be written")
    hands.type("Bittern")
    hands.press("Return")
    assert page.card.name.text() == "BITTERN"
    built = document.value

    steps = document.steps.count()
    assert steps == 7
    hands.press("Ctrl+Z", times=steps)
    assert document.value == start
    hands.press("Ctrl+Y", times=steps)
    assert document.value == built

    open_at(partial(on_sheet, desk, design(ships).ref("mass")))
    hands.until(lambda: page.right.explanation.account is not None, "the mass is not explained")
    assert page.right.explanation.heading.text() == "MASS OF BITTERN"

    hands.click("Sheets")
    assert desk.workspace is not None
    assert desk.workspace.page == "sheets"
