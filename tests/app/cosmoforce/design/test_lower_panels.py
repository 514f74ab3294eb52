"""The panels below the sheet."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.cosmoforce.design.design_page import DesignPage, LowerPanels
from metamaker.app.settings.settings import Settings


def test_the_one_at_the_front_is_kept_for_the_next_time(settings: Settings, qtbot: QtBot) -> None:
    for brought in (1, 0):
        one, other = QLabel("one"), QLabel("other")
        panels = LowerPanels(settings, (("One", one), ("Other", other)))
        qtbot.addWidget(panels)
        assert panels.current is (one, other)[1 - brought]
        with qtbot.waitSignal(panels.brought):
            qtbot.mouseClick(panels.tabs.buttons[brought], Qt.MouseButton.LeftButton)
        assert panels.current is (one, other)[brought]


def test_a_panel_scrolls_where_it_is_too_high_and_fills_what_room_there_is(settings: Settings, qtbot: QtBot) -> None:
    tall = QLabel("tall")
    tall.setMinimumSize(100, 300)
    panels = LowerPanels(settings, (("Tall", tall),))
    qtbot.addWidget(panels)
    panels.resize(400, 150)
    panels.show()
    qtbot.waitUntil(lambda: tall.height() == 300)
    assert panels.minimumSizeHint().height() < 150
    panels.resize(400, 600)
    qtbot.waitUntil(lambda: tall.height() > 500)


def test_each_has_the_height_that_it_had(page: DesignPage, heron: Context) -> None:
    before = page.middle.sizes()
    page.under.bring(page.balance)
    during = page.middle.sizes()
    assert during[2] > before[2]
    assert abs(during[0] - before[0]) <= 1
    page.under.bring(page.problems)
    assert abs(page.middle.sizes()[2] - before[2]) <= 1


def test_a_folded_part_stays_folded(page: DesignPage) -> None:
    page.middle.fold(2, True)
    page.under.bring(page.balance)
    assert page.middle.is_folded(2)
