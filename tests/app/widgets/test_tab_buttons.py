"""Tabs that take another line where there is no room."""

from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.settings.settings import Settings
from metamaker.app.widgets.buttons import TabButtons


@pytest.mark.usefixtures("theme")
def test_they_take_as_many_lines_as_the_size_of_the_text_asks_for(settings: Settings, qtbot: QtBot) -> None:
    tabs = TabButtons(["Classes", "Weapons", "Squadrons", "Bays"], "Libraries")
    qtbot.addWidget(tabs)
    tabs.show()
    qtbot.waitExposed(tabs)
    tabs.setFixedWidth(sum(button.sizeHint().width() for button in tabs.buttons) + 9)
    for size, lines in ((100, 1), (150, 2), (100, 1)):
        settings.change(text_size=size)
        qtbot.waitUntil(partial(has_lines, tabs, lines))


def has_lines(tabs: TabButtons, lines: int) -> bool:
    """Whether the tabs ask for so many lines of buttons."""
    return round(tabs.minimumHeight() / max(button.sizeHint().height() for button in tabs.buttons)) == lines
