"""The palette of systems: as that of parts, without tiers."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.cosmoforce.palette import system_palette
from metamaker.app.palette.palette_model import FAVOURITES, WHY_NOT
from metamaker.app.palette.palette_panel import PalettePanel


@pytest.fixture
def panel(qtbot: QtBot, heron: Context) -> PalettePanel:
    """Return a palette that accepts everything except Hangars."""
    source = system_palette(heron, lambda key: "Only <b>some</b>." if key == "hangar" else "")
    made = PalettePanel(heron, source)
    qtbot.addWidget(made)
    made.resize(260, 600)
    made.show()
    return made


def test_it_has_the_systems_in_groups_and_no_tiers(panel: PalettePanel) -> None:
    assert [shelf.key for shelf in panel.model.shelves] == ["support", "propulsion", "weapon"]
    assert sum(len(shelf.entries) for shelf in panel.model.shelves) == 9
    assert not panel.tier.isVisible()


def test_its_stars_are_its_own(panel: PalettePanel, heron: Context, qtbot: QtBot) -> None:
    panel.view.setCurrentIndex(panel.model.find("laser"))
    qtbot.keyClick(panel.view, Qt.Key.Key_Asterisk)
    assert panel.model.shelves[0].key == FAVOURITES
    assert heron.settings.kept("palette.favourites", []) == []


def test_reasons_are_told_and_harmless(panel: PalettePanel) -> None:
    index = panel.model.find("hangar")
    assert index.data(WHY_NOT) == "Only <b>some</b>."
    assert "Only &lt;b&gt;some" in index.data(Qt.ItemDataRole.ToolTipRole)
    assert panel.model.find("laser").data(WHY_NOT) == ""


def test_where_nothing_is_found_nothing_is_offered(panel: PalettePanel, qtbot: QtBot) -> None:
    qtbot.keyClicks(panel.search, "teapot")
    assert panel.nothing.isVisible()
    assert panel.nothing.text() == "No part by that name."
    with qtbot.assertNotEmitted(panel.chosen):
        qtbot.keyClick(panel.search, Qt.Key.Key_Return)
