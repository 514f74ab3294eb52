"""Tabs that take another line where there is no room."""

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.settings.settings import Settings
from metamaker.app.widgets.tab_buttons import TabButtons


@pytest.mark.usefixtures("theme")
def test_they_take_as_many_lines_as_the_size_of_the_text_asks_for(settings: Settings, qtbot: QtBot) -> None:
    tabs = TabButtons(["Classes", "Weapons", "Squadrons", "Bays"], "Libraries")
    qtbot.addWidget(tabs)
    tabs.setFixedWidth(sum(button.sizeHint().width() for button in tabs.buttons) + 40)
    tabs.show()
    qtbot.waitExposed(tabs)
    one_line = tabs.minimumHeight()
    settings.change(text_size=200)
    qtbot.waitUntil(lambda: tabs.minimumHeight() > 2 * one_line)
    settings.change(text_size=100)
    qtbot.waitUntil(lambda: tabs.minimumHeight() == one_line)
