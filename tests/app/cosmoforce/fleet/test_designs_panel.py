"""The side bar of a document: its designs, its teams, and what keys, menus and drags do to them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from metamaker.app.cosmoforce.fleet.designs_panel import DesignsPanel
from metamaker.app.cosmoforce.fleet.lists import class_picture
from metamaker.app.settings.preferences import Look
from metamaker.app.settings.settings import Settings
from metamaker.core.issue import Severity
from metamaker.games.cosmoforce.catalogue import threats
from tests.app.conftest import Told
from tests.app.cosmoforce.fleet.conftest import PanelOf
from tests.app.cosmoforce.fleet.skirmish import (
    ALT,
    CTRL,
    SKIRMISH,
    Key,
    actions,
    answer,
    choose,
    designs,
    fleet,
    inner,
    opened,
    press,
    row,
    steps,
    teams,
    type_name,
    undo,
)
from tests.app.drops import drop, hover
from tests.games.cosmoforce import builders

OPAQUE = 255


# What is shown
def test_designs_stand_with_class_and_mass_and_a_sign_of_their_problems(
    panel: DesignsPanel, qtmodeltester: ModelTester
) -> None:
    qtmodeltester.check(panel.tree.rows)
    rows = [row(panel.tree, key) for key in panel.tree.rows.keys]
    assert [(each.text, each.caption, each.icon, each.mark) for each in rows] == [
        ("Heron", "Fighter · mass 4", "fighter", None),
        ("Egret", "Cruiser · mass 14", "cruiser", None),
        ("Crane", "Fighter · mass 3", "fighter", Severity.WARNING),
    ]
    assert rows[2].tip == "Crane has no weapon; it can only ram"
    said = panel.tree.rows.index_of("designs/crane").data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "Crane, Fighter · mass 3, Crane has no weapon; it can only ram"
    assert panel.headline.text() == "3 designs · 2 teams · 3 ships"


@pytest.mark.rule("CF-MODE-03")
def test_teams_stand_with_their_mass_of_what_their_budget_allows(panel: DesignsPanel, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(panel.teams.rows)
    rows = [row(panel.teams, key) for key in panel.teams.rows.keys]
    assert [(each.text, each.above, each.figure) for each in rows] == [
        ("North", "", "18 / 25"),
        ("Heron", "teams/north", "4"),
        ("Egret", "teams/north", "14"),
        ("South", "", "14"),
        ("Egret", "teams/south", "14"),
    ]
    assert (rows[0].tone, rows[0].mark) == ("", None)
    panel.commands.add_ships(["egret"], "north")
    over = row(panel.teams, "teams/north")
    assert (over.figure, over.tone, over.mark) == ("32 / 20", "error", Severity.ERROR)
    assert over.tip == "North has mass 32 in 3 ships; its budget of 30 allows 20"


def test_a_search_finds_designs_by_name_class_and_tag_and_ships_with_their_teams(panel: DesignsPanel) -> None:
    QTest.keyClicks(panel.search, "SLOW cruis")
    assert (panel.tree.rows.keys, panel.teams.rows.keys) == (("designs/egret",), ())
    QTest.keyClick(panel.search, Key.Key_Escape)
    QTest.keyClicks(panel.search, "heron")
    assert panel.teams.rows.keys == ("teams/north", "ships/north-1")
    QTest.keyClick(panel.search, Key.Key_Down)
    assert panel.tree.hasFocus()


def test_selecting_shows_on_the_canvas_and_the_canvas_selects(panel: DesignsPanel, told: Told) -> None:
    selection = panel.commands.context.selection
    panel.tree.setCurrentIndex(panel.tree.rows.index_of("designs/crane"))
    assert (selection.subject, selection.element) == ("designs/crane", "designs/crane")
    panel.teams.setCurrentIndex(panel.teams.rows.index_of("ships/south-1"))
    assert (selection.subject, selection.element, panel.tree.selected) == ("ships/south-1", "ships/south-1", ())
    panel.teams.setCurrentIndex(panel.teams.rows.index_of("teams/north"))
    assert (selection.subject, selection.element) == ("ships/south-1", "teams/north")
    selection.show("designs/heron")
    assert (panel.tree.selected, panel.teams.selected) == (("designs/heron",), ())
    press(panel.tree, Key.Key_Return)
    assert told.places == ["designs/heron"]


# Designs
def test_a_new_design_is_named_at_once(panel: DesignsPanel) -> None:
    press(panel.tree, Key.Key_Insert, on="designs/heron")
    type_name(panel.tree, "Rail <b>& Co")
    assert designs(panel) == ["Heron", "Egret", "Crane", "Rail <b>& Co"]
    assert steps(panel) == ["Add a design", "Rename New ship to Rail <b>& Co"]
    assert panel.commands.context.selection.subject == "designs/new-ship"


def test_keys_duplicate_move_and_rename_designs(panel: DesignsPanel) -> None:
    press(panel.tree, Key.Key_D, CTRL, on="designs/heron")
    assert designs(panel) == ["Heron", "Heron copy", "Egret", "Crane"]
    press(panel.tree, Key.Key_Down, ALT, on="designs/heron")
    assert designs(panel) == ["Heron copy", "Heron", "Egret", "Crane"]
    press(panel.tree, Key.Key_Up, ALT, on="designs/crane")
    assert designs(panel)[-2:] == ["Crane", "Egret"]
    press(panel.tree, Key.Key_F2, on="designs/egret")
    type_name(panel.tree, "Ibis")
    assert designs(panel)[-1] == "Ibis"
    assert steps(panel) == ["Duplicate Heron", "Move Heron", "Move Crane", "Rename Egret to Ibis"]


def test_a_design_that_ships_are_built_to_goes_only_after_they_were_named(panel: DesignsPanel) -> None:
    press(panel.tree, Key.Key_Delete, on="designs/egret")
    assert panel.notice.text == "Egret – used by Egret, Egret. Also remove it there?"
    answer(panel, "Cancel")
    assert fleet(panel) is SKIRMISH
    press(panel.tree, Key.Key_Delete, on="designs/egret")
    answer(panel, "Remove")
    assert (designs(panel), teams(panel)) == (["Heron", "Crane"], {"North": ["Heron"], "South": []})
    undo(panel)
    assert fleet(panel) is SKIRMISH
    press(panel.tree, Key.Key_Delete, on="designs/crane")
    assert (panel.notice.text, designs(panel)) == ("", ["Heron", "Egret"])


@pytest.mark.rule("CF-THR-01", "CF-THR-04")
def test_the_eight_threats_and_the_samples_can_be_added(panel: DesignsPanel) -> None:
    menu = opened(panel.add_design.menu())
    names = list(actions(inner(menu, "Add a threat ship")))
    assert names == [f"{number}  {threat.name}" for number, threat in enumerate(threats(), 1)]
    assert len(names) == 8
    choose(menu, "Add a threat ship", "7  Astrotank")
    choose(menu, "Add a threat ship", "7  Astrotank")
    choose(opened(panel.add_design.menu()), "Add a sample ship", "Warm Kettle")
    assert designs(panel)[3:] == ["Astrotank", "Astrotank 2", "Warm Kettle"]
    assert steps(panel) == ["Add Astrotank", "Add Astrotank", "Import Warm Kettle"]
    astrotank = next(threat for threat in threats() if threat.id == "astrotank")
    assert fleet(panel).design("astrotank").systems == astrotank.roster


def test_dragging_puts_designs_in_order_and_never_before_themselves(panel: DesignsPanel) -> None:
    data = panel.tree.parcel(("designs/crane",))
    assert data is not None
    assert not hover(panel.tree, data, "designs/crane")
    assert drop(panel.tree, data, "designs/heron")
    assert designs(panel) == ["Crane", "Heron", "Egret"]
    drop(panel.tree, data, "")
    assert designs(panel) == ["Heron", "Egret", "Crane"]
    ships = panel.teams.parcel(("ships/north-1",))
    assert ships is not None
    assert not hover(panel.tree, ships, "designs/heron")


# Teams and ships
@pytest.mark.parametrize(
    ("key", "part", "north"),
    [
        ("teams/north", 0.6, ["Heron", "Egret", "Crane"]),
        ("ships/north-1", 0.1, ["Crane", "Heron", "Egret"]),
        ("ships/north-1", 0.8, ["Heron", "Crane", "Egret"]),
    ],
)
def test_a_design_dropped_on_a_team_is_a_ship_of_it(panel: DesignsPanel, key: str, part: float, north: list[str]) -> None:
    assert drop(panel.teams, panel.tree.parcel(("designs/crane",)), key, part)
    assert teams(panel)["North"] == north
    assert steps(panel) == ["Add a ship of Crane to North"]
    undo(panel)
    assert fleet(panel) is SKIRMISH


def test_ships_are_dragged_between_teams_and_to_their_place(panel: DesignsPanel) -> None:
    data = panel.teams.parcel(("ships/north-1",))
    assert data is not None
    assert not hover(panel.teams, data, "ships/north-1", 0.1)
    assert drop(panel.teams, data, "ships/south-1", 0.1)
    assert teams(panel) == {"North": ["Egret"], "South": ["Heron", "Egret"]}
    assert steps(panel) == ["Move Heron to South"]
    assert not hover(panel.teams, data, "")
    drop(panel.teams, panel.teams.parcel(("teams/south",)), "teams/north", 0.1)
    assert list(teams(panel)) == ["South", "North"]


def test_keys_move_ships_up_and_down_and_to_the_teams_beside(panel: DesignsPanel) -> None:
    press(panel.teams, Key.Key_Down, ALT, on="ships/north-1")
    assert teams(panel)["North"] == ["Egret", "Heron"]
    press(panel.teams, Key.Key_Right, ALT)
    assert teams(panel) == {"North": ["Egret"], "South": ["Egret", "Heron"]}
    press(panel.teams, Key.Key_Right, ALT)
    press(panel.teams, Key.Key_Left, ALT)
    assert teams(panel) == {"North": ["Egret", "Heron"], "South": ["Egret"]}
    press(panel.teams, Key.Key_Down, ALT, on="teams/north")
    assert list(teams(panel)) == ["South", "North"]
    assert steps(panel) == ["Move Heron", "Move Heron to South", "Move Heron to North", "Move North"]


def test_keys_add_duplicate_and_remove_ships_and_teams(panel: DesignsPanel) -> None:
    press(panel.teams, Key.Key_Insert, on="ships/north-1")
    assert teams(panel)["North"] == ["Heron", "Egret", "Heron 2"]
    press(panel.teams, Key.Key_D, CTRL, on="teams/south")
    assert teams(panel)["South 2"] == ["Egret"]
    press(panel.teams, Key.Key_Delete, on="teams/north")
    assert teams(panel) == {"South": ["Egret"], "South 2": ["Egret"]}
    press(panel.tree, Key.Key_Return, CTRL, on="designs/crane")
    assert teams(panel)["South 2"] == ["Egret", "Crane"]
    assert steps(panel) == ["Add a ship of Heron to North", "Duplicate South", "Remove North", "Add a ship of Crane to South 2"]


def test_the_menu_of_ships_builds_them_anew_and_moves_them(panel: DesignsPanel) -> None:
    panel.teams.select(["ships/north-1"])
    menu = panel.teams.act.menu()
    choose(menu, "Change the design", "Crane")
    assert fleet(panel).ship("north-1").design == "crane"
    choose(menu, "Move to team", "South")
    assert teams(panel)["South"] == ["Egret", "Heron"]
    assert steps(panel) == ["Change the design of Heron to Crane", "Move Heron to South"]
    choose(opened(panel.add_team.menu()), "Add a team")
    assert list(teams(panel)) == ["North", "South", "New team"]


def test_what_is_selected_is_in_sight_with_its_team_when_there_is_room(panel_of: PanelOf, qtbot: QtBot) -> None:
    panel = panel_of(SKIRMISH)
    panel.hide()
    panel.commands.context.selection.show("ships/north-1")
    panel.teams.scrollToBottom()
    panel.show()
    qtbot.waitUntil(lambda: panel.teams.visualRect(panel.teams.rows.index_of("teams/north")).top() >= 0)
    assert panel.teams.selected == ("ships/north-1",)


def test_the_sign_of_a_class_is_drawn_in_the_ink_of_the_look(panel: DesignsPanel, settings: Settings) -> None:
    def brightest() -> int:
        """Return the brightest opaque point of the sign of a Cruiser."""
        picture = class_picture("cruiser", 24, 1.0).toImage()
        points = [picture.pixelColor(x, y) for x in range(24) for y in range(24)]
        return max(point.lightness() for point in points if point.alpha() == OPAQUE)

    assert brightest() < OPAQUE // 2
    settings.change(look=Look.DARK)
    assert brightest() > OPAQUE // 2
    assert not class_picture("nothing", 24, 1.0).toImage().pixelColor(12, 12).alpha()


def test_an_empty_document_says_what_is_missing(panel_of: PanelOf) -> None:
    panel = panel_of(builders.fleet(HERON_ALONE))
    press(panel.tree, Key.Key_Return, CTRL, on="designs/heron")
    assert panel.notice.text == "There are no teams yet. Add one first."
    press(panel.teams, Key.Key_Insert)
    assert teams(panel) == {"New team": []}
    empty = panel_of(builders.fleet(teams=(builders.team("north"),)))
    press(empty.teams, Key.Key_Insert, on="teams/north")
    assert empty.notice.text == "There are no designs yet. Add one first."


HERON_ALONE = builders.design(name="Heron")


# Manners
def test_names_of_strangers_are_taken_for_what_they_say(panel: DesignsPanel) -> None:
    panel.commands.rename("designs/heron", "<b>%1</b> & %2")
    panel.commands.remove(["designs/heron"])
    assert panel.notice.label.textFormat() is Qt.TextFormat.PlainText
    assert panel.notice.text.startswith("<b>%1</b> & %2 – used by Heron.")
    tip = panel.tree.rows.index_of("designs/heron").data(Qt.ItemDataRole.ToolTipRole)
    assert tip is None or "<b>" not in tip


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("look", [Look.LIGHT, Look.DARK])
def test_it_can_be_drawn_in_every_look(panel: DesignsPanel, settings: Settings, look: Look, size: int) -> None:
    settings.change(look=look, text_size=size)
    panel.notice.ask("Sure?", [("Yes", lambda: None)], "No")
    assert not panel.grab().isNull()
    assert panel.tree.visualRect(panel.tree.rows.index_of("designs/heron")).height() > panel.fontMetrics().height()
