"""The palette as a person uses it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.metaverse.design.sheet_edits import SheetEdits
from metamaker.app.metaverse.palette import fleet_palette
from metamaker.app.palette.palette_model import FAVOURITES, WHY_NOT
from metamaker.app.palette.palette_panel import PalettePanel
from metamaker.app.palette.palette_view import PaletteRows
from metamaker.games.metaverse.edits.editing import EDITS

PanelOf = Callable[[Context], PalettePanel]


@pytest.fixture
def panel_of(qtbot: QtBot) -> Iterator[PanelOf]:
    """Return a palette on the screen. All are held until the test is over: one could be collected while it is painted."""
    panels: list[PalettePanel] = []

    def made(context: Context) -> PalettePanel:
        panel = PalettePanel(context, fleet_palette(context, SheetEdits(context, context.document).why_not))
        panels.append(panel)
        qtbot.addWidget(panel)
        panel.resize(260, 600)
        panel.show()
        return panel

    yield made
    panels.clear()


@pytest.fixture
def panel(panel_of: PanelOf, context: Context) -> PalettePanel:
    context.selection.show("classes/wicket")
    return panel_of(context)


def test_enter_in_the_search_adds_the_first_that_is_found(panel: PalettePanel, qtbot: QtBot) -> None:
    qtbot.keyClicks(panel.search, "toll lamp")
    with qtbot.waitSignal(panel.chosen) as chosen:
        qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    assert chosen.args == ["weapons/toll-lamp"]


def test_nothing_found_is_said_and_escape_brings_all_back(panel: PalettePanel, qtbot: QtBot) -> None:
    assert not panel.nothing.isVisible()
    qtbot.keyClicks(panel.search, "teapot")
    assert panel.nothing.isVisible()
    assert panel.nothing.y() < panel.view.y()
    assert [entry.key for shelf in panel.model.shelves for entry in shelf.entries] == [
        "new/weapons",
        "new/bays",
        "new/starfighters",
    ]
    with qtbot.assertNotEmitted(panel.chosen):
        qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    qtbot.keyClick(panel.search, Qt.Key.Key_Escape)
    assert not panel.nothing.isVisible()
    assert panel.model.find("bridge").isValid()


def test_stars_and_tier_are_kept_for_the_next_time(
    panel: PalettePanel, panel_of: PanelOf, context: Context, qtbot: QtBot
) -> None:
    index = panel.model.find("cic")
    panel.view.setCurrentIndex(index)
    qtbot.keyClick(panel.view, Qt.Key.Key_Asterisk)
    panel.tier.setCurrentIndex(1)
    again = panel_of(context)
    assert again.model.shelves[0].key == FAVOURITES
    assert [entry.key for entry in again.model.shelves[0].entries] == ["cic"]
    assert again.tier.currentData() == 1


def test_a_press_on_the_star_turns_it_on_and_off(panel: PalettePanel, qtbot: QtBot) -> None:
    for shelf in ([FAVOURITES], []):
        panel.view.scrollTo(panel.model.find("cic"))
        row = panel.view.visualRect(panel.model.find("cic"))
        star = PaletteRows.star_box(row, panel.view.fontMetrics().height())
        qtbot.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=star.center())
        assert [each.key for each in panel.model.shelves if each.key == FAVOURITES] == shelf


def test_a_new_weapon_is_there_at_once_and_the_current_part_stays(panel: PalettePanel, context: Context) -> None:
    panel.view.show_key("cic")
    made = EDITS.added(context.document.value, "weapons", "Long whistle")
    context.document.apply("A weapon", made.document)
    assert panel.model.find(made.ref).isValid()
    assert panel.view.current_key == "cic"


def test_what_cannot_go_to_the_selected_section_says_why(panel: PalettePanel, context: Context, qtbot: QtBot) -> None:
    assert "has a fore section" in panel.model.find("section/fore").data(WHY_NOT)
    assert panel.model.find("thruster").data(WHY_NOT) == ""
    context.selection.select("classes/wicket/fore")
    qtbot.waitUntil(lambda: panel.model.find("thruster").data(WHY_NOT) != "")
    tip = panel.model.find("thruster").data(Qt.ItemDataRole.ToolTipRole)
    assert "MV-3.3.4" in tip


def test_names_in_tool_tips_are_escaped(panel: PalettePanel, context: Context) -> None:
    weapons = (context.document.value.weapons[0].with_(name="<img src=x>"), *context.document.value.weapons[1:])
    context.document.apply("Mischief", context.document.value.with_(weapons=weapons))
    tip = panel.model.find(f"weapons/{weapons[0].id}").data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;img" in tip
    assert "<img" not in tip


def test_weapons_and_bays_are_found_by_what_they_are(panel: PalettePanel, context: Context, qtbot: QtBot) -> None:
    made = EDITS.added(context.document.value, "bays", "Kite nest")
    context.document.apply("A bay type", made.document)
    qtbot.keyClicks(panel.search, "bay")
    assert panel.model.find(made.ref).isValid()
    assert panel.model.find("new/bays").isValid()
    panel.search.setText("weapon")
    assert panel.model.find("weapons/toll-lamp").isValid()
    assert panel.model.find("new/weapons").isValid()
