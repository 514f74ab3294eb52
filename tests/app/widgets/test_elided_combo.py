"""A choice between names of any length."""

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.theme.theme import Theme
from metamaker.app.widgets.labels import ElidedCombo

LONG = "The Third of <i>Three</i> " + "very long names " * 8


@pytest.mark.parametrize(("name", "is_cut"), [("Scout", False), (LONG, True)])
def test_a_long_name_ends_in_dots_and_is_in_the_tool_tip(qtbot: QtBot, theme: Theme, name: str, is_cut: bool) -> None:
    combo = ElidedCombo()
    qtbot.addWidget(combo)
    combo.addItem(name)
    combo.resize(240, 30)
    with qtbot.waitExposed(combo):
        combo.show()
    combo.grab()
    assert combo.shown.endswith("…") is is_cut
    assert ("&lt;i&gt;" in combo.toolTip()) is is_cut


def test_its_hint_stays_below_what_does_not_fit(qtbot: QtBot) -> None:
    box = ElidedCombo()
    qtbot.addWidget(box)
    box.hint = "<p>A hint</p>"
    box.addItems(["Short", "Longwinded " * 20])
    box.resize(120, 30)
    box.show()
    box.grab()
    assert box.toolTip() == "<p>A hint</p>"
    box.setCurrentIndex(1)
    box.grab()
    assert box.toolTip().endswith("Longwinded </p><p>A hint</p>")
