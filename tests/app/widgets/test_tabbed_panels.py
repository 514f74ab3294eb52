"""Panels under tabs."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from metamaker.app.settings.settings import Settings
from metamaker.app.widgets.tabbed_panels import TabbedPanels


def test_the_one_at_the_front_is_kept_for_the_next_time(settings: Settings, qtbot: QtBot) -> None:
    for brought in (1, 0):
        one, other = QLabel("one"), QLabel("other")
        panels = TabbedPanels(settings, "lower", "Panels", (("One", one), ("Other", other)))
        qtbot.addWidget(panels)
        assert panels.current is (one, other)[1 - brought]
        with qtbot.waitSignal(panels.brought):
            qtbot.mouseClick(panels.tabs.buttons[brought], Qt.MouseButton.LeftButton)
        assert panels.current is (one, other)[brought]


def test_a_panel_scrolls_where_it_is_too_high_and_fills_what_room_there_is(settings: Settings, qtbot: QtBot) -> None:
    tall = QLabel("tall")
    tall.setMinimumSize(100, 300)
    panels = TabbedPanels(settings, "lower", "Panels", (("Tall", tall),))
    qtbot.addWidget(panels)
    panels.resize(400, 150)
    panels.show()
    qtbot.waitUntil(lambda: tall.height() == 300)
    assert panels.minimumSizeHint().height() < 150
    panels.resize(400, 600)
    qtbot.waitUntil(lambda: tall.height() > 500)
