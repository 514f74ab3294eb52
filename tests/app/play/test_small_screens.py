"""Tests of a match with large text on a small screen: nothing is scrolled to reach the buttons for orders."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.play.match_page import MatchPage
from metamaker.app.widgets.layouts import PageArea
from metamaker.app.window.window import MainWindow
from metamaker.core.paths import sample_fleets
from metamaker.game_api.matches import begun
from metamaker.opening import open_file
from metamaker.play.table import Setting
from tests.app.play.conftest import shown_match

GAMES = {
    "metaverse": ("the-even-hand", "the-slow-orchard"),
    "cosmoforce": ("six-ideas", "six-ideas"),
    "cosmoclysm": ("whirligig", "whirligig"),
    "cosmos_commanders": ("four-corners",),
}
"""Forces of a match in each game."""


@pytest.fixture(params=GAMES)
def page(request: pytest.FixtureRequest, qtbot: QtBot, window: MainWindow) -> MatchPage:
    """Return a match between a player and a captain, with text of 200% on 1280×800."""
    forces = [open_file(str(sample_fleets(request.param) / f"{name}.json")) for name in GAMES[request.param]]
    window.program.settings.change(text_size=200)
    window.resize(1280, 800)
    qtbot.wait(50)  # until the window has the large text
    captains = ("plain",) * (3 if request.param == "cosmos_commanders" else 1)
    setting = Setting(7, ("", *captains))
    window.matches.show(forces[0].game, begun(forces[0].game, [each.document for each in forces], setting).replay())
    shown = shown_match(qtbot, window)
    qtbot.waitUntil(shown.orders.isVisible, timeout=10_000)
    qtbot.wait(50)  # until the page has its size
    return shown


def test_large_text_keeps_the_buttons_of_orders_in_the_first_view(page: MatchPage) -> None:
    area = page.parentWidget()
    while area is not None and not isinstance(area, PageArea):
        area = area.parentWidget()
    assert area is not None
    assert (area.horizontalScrollBar().maximum(), area.verticalScrollBar().maximum()) == (0, 0)
    writing = page.orders.writing
    for button in (writing.ready, writing.advice, writing.foot.more):
        assert _inside(area.viewport(), button), f"“{button.text()}” is cut"


def _inside(area: QWidget, part: QWidget) -> bool:
    """Return whether a widget is visible as a whole."""
    return area.rect().contains(QRect(part.mapTo(area, QPoint(0, 0)), part.size()), proper=False) and not _cut(part)


def _cut(part: QWidget) -> bool:
    return part.visibleRegion().boundingRect().size() != part.size()


def test_large_text_leaves_room_for_the_table(page: MatchPage) -> None:
    unit = page.fontMetrics().height()
    assert min(page.table.viewport().width(), page.table.viewport().height()) >= 6 * unit


def test_the_number_of_the_dice_has_room_next_to_its_buttons(qtbot: QtBot, window: MainWindow) -> None:
    window.program.settings.change(text_size=200)
    qtbot.wait(50)
    seed = window.matches.new().terms.seed
    seed.setValue(768_408)
    qtbot.waitUntil(seed.isVisible)
    qtbot.wait(50)
    line = seed.lineEdit()
    assert line.width() > line.textMargins().left() + line.fontMetrics().horizontalAdvance(line.text())
