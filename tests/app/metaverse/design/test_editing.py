"""Parts come and go by palette, drag, keys and menu."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.metaverse.design.design_page import DesignPage
from metamaker.app.metaverse.design.ship_sheet import PartMenu
from metamaker.core.elements.listing import removed
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.section import ComponentKind
from tests.app.conftest import Told
from tests.app.metaverse.conftest import PageOf
from tests.app.metaverse.design.scout import SCOUT, SENSORS, drag, fleet, kinds, undo_text


def test_enter_in_the_palette_adds_to_the_selected_section(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    starter.selection.select(f"{SCOUT}/core/hull_hits")
    page.palette_panel.search.setFocus()
    qtbot.keyClicks(page.palette_panel.search, "targeting")
    qtbot.keyClick(page.palette_panel.search, Qt.Key.Key_Down)
    assert page.palette_panel.view.current_key == "targeting_array"
    qtbot.keyClick(page.palette_panel.view, Qt.Key.Key_Return)
    assert kinds(starter)[-1] is ComponentKind.TARGETING_ARRAY
    assert undo_text(starter) == "Add Targeting array, core of Scout"
    assert starter.selection.element == page.sheet.canvas.selected_ref == f"{SCOUT}/core/targeting-array"


def test_a_part_dropped_on_a_section_goes_there(page: DesignPage, starter: Context) -> None:
    page.edits.add("section/fore")
    assert undo_text(starter) == "Add Fore section of Scout"
    assert drag(page, "targeting_array", f"{SCOUT}/fore")
    assert kinds(starter, "fore") == [ComponentKind.TARGETING_ARRAY]


def test_what_cannot_go_there_says_why_and_stays_away(page: DesignPage, starter: Context) -> None:
    page.edits.add("section/fore")
    before = starter.document.value
    canvas = page.sheet.canvas
    assert not drag(page, "thruster", f"{SCOUT}/fore")
    assert starter.document.value is before
    assert page.edits.refusals("thruster", f"{SCOUT}/fore")
    assert canvas.refuse("thruster", f"{SCOUT}/core") == ()


def test_an_element_is_dragged_to_another_section(page: DesignPage, starter: Context) -> None:
    page.edits.add("section/fore")
    assert drag(page, SENSORS, f"{SCOUT}/fore", moves=True)
    assert ComponentKind.SENSOR_ARRAY in kinds(starter, "fore")
    assert undo_text(starter) == "Move Sensor array, fore section of Scout"


def test_plus_minus_and_delete_change_what_is_selected(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    canvas = page.sheet.canvas
    canvas.setFocus()
    hits = f"{SCOUT}/core/hull_hits"
    canvas.choose(hits)
    assert starter.selection.element == hits
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus):
        qtbot.keyClick(canvas, key)
    core = fleet(starter).ship_class("scout").sections.core
    assert core is not None
    assert core.hull_hits == 9
    assert undo_text(starter) == "Hull hits, core of Scout: one less"
    canvas.choose(SENSORS)
    qtbot.keyClick(canvas, Qt.Key.Key_Delete)
    assert ComponentKind.SENSOR_ARRAY not in kinds(starter)
    assert undo_text(starter) == "Remove Sensor array, core of Scout"
    starter.document.steps.undo()
    assert ComponentKind.SENSOR_ARRAY in kinds(starter)


def test_the_ship_itself_and_its_definitions_are_not_deleted_from_the_sheet(
    page: DesignPage, starter: Context, told: Told
) -> None:
    before = starter.document.value
    for ref in ("ships/first-light", f"{SCOUT}", "weapons/cannon"):
        page.sheet.canvas.removed.emit((ref,))
    assert starter.document.value is before
    assert len(told.said) == 3


def test_copy_and_paste_between_sections_and_fleets(
    page: DesignPage, starter: Context, context: Context, page_of: PageOf
) -> None:
    page.edits.copy(f"{SCOUT}/core/cannon-1")
    other = page_of(context)
    other.edits.paste()
    assert "Cannon" in [weapon.name for weapon in fleet(context).weapons]
    assert undo_text(context).startswith("Paste Cannon, core of ")
    context.document.steps.undo()
    assert "Cannon" not in [weapon.name for weapon in fleet(context).weapons]


def test_cut_and_duplicate(page: DesignPage, starter: Context) -> None:
    page.edits.duplicate(SENSORS)
    assert undo_text(starter) == "Duplicate Sensor array, core of Scout"
    page.edits.cut(SENSORS)
    assert ComponentKind.SENSOR_ARRAY not in kinds(starter)
    page.edits.paste()
    assert ComponentKind.SENSOR_ARRAY in kinds(starter)


def test_the_fix_of_a_problem_is_one_press_away(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    starter.document.apply("Lose the bridge", removed(STRUCTURE, fleet(starter), f"{SCOUT}/core/bridge"))
    issues = page.problems.model.issues
    assert issues
    page.problems.current_fix()
    qtbot.waitUntil(lambda: ComponentKind.BRIDGE in kinds(starter))


def test_the_menu_of_a_part_offers_what_can_be_done(page: DesignPage, starter: Context, told: Told) -> None:
    menu = PartMenu(starter, page.edits, f"{SCOUT}/core/cannon-1", lambda _: None, page)
    texts = [action.text().partition("\t")[0] for action in menu.actions() if action.text()]
    assert texts[:3] == ["Edit", "One more", "One less"]
    assert {"Cut", "Copy", "Paste", "Duplicate", "Move to section", "Remove", "Used by"} <= set(texts)
    next(action for action in menu.actions() if action.text().startswith("Edit Cannon")).trigger()
    assert told.places == ["weapons/cannon"]


def test_copying_and_pasting_have_keys_on_the_sheet(page: DesignPage, starter: Context) -> None:
    page.sheet.canvas.choose(SENSORS)
    for name, steps in (("copy", 0), ("paste", 1), ("duplicate", 2)):
        assert not page.sheet.keys[name].shortcut().isEmpty()
        page.sheet.keys[name].trigger()
        assert starter.document.steps.count() == steps


def test_pulling_at_what_cannot_move_says_why(page: DesignPage) -> None:
    told = page.sheet.canvas.fixed(f"{SCOUT}/core/life_support")
    assert "Life support" in told
    assert page.sheet.canvas.fixed(SENSORS) == page.sheet.canvas.fixed("ships/first-light") == ""


def test_a_refused_drop_says_why(page: DesignPage, told: Told) -> None:
    page.edits.add("section/fore")
    drag(page, "thruster", f"{SCOUT}/fore")
    assert told.said == list(page.edits.refusals("thruster", f"{SCOUT}/fore"))


def test_a_thruster_keeps_to_its_side(page: DesignPage, starter: Context) -> None:
    for section in ("port", "starboard"):
        page.edits.add(f"section/{section}")
    page.edits.add("thruster", f"{SCOUT}/port")
    thruster, before = starter.selection.element, starter.document.value
    assert not drag(page, thruster, f"{SCOUT}/starboard", moves=True)
    assert "port" in " ".join(page.edits.refusals(thruster, f"{SCOUT}/starboard"))
    assert starter.document.value is before


def test_a_bay_is_a_search_away_for_a_newcomer(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    search = page.palette_panel.search
    qtbot.keyClicks(search, "fighter bay")
    qtbot.keyClick(search, Qt.Key.Key_Return)
    assert undo_text(starter) == "Add New bay, core of Scout"
    assert starter.selection.element == f"{SCOUT}/core/core-new-bay"
    assert not [issue for issue in page.problems.model.issues if "bay" in issue.text.casefold()]


@pytest.mark.parametrize("key", ["new/bays", "new/starfighters"])
def test_a_new_definition_without_a_place_for_it_is_only_refused(page: DesignPage, starter: Context, key: str) -> None:
    before = fleet(starter)
    assert (before.bays, before.starfighters) == ((), ())
    defined: list[str] = []
    page.edits.defined.connect(defined.append)
    page.edits.add(key, "fleet")
    assert fleet(starter) is before
    assert defined == []


@pytest.mark.parametrize("key", ["new/bays", "new/weapons", "new/starfighters"])
def test_a_new_type_gets_its_name_by_typing(page: DesignPage, starter: Context, qtbot: QtBot, key: str) -> None:
    page.activateWindow()
    page.edits.add(key, f"{SCOUT}/core")
    field = page.sheet.in_place.field
    assert field is not None
    line = field.control
    assert isinstance(line, QLineEdit)
    assert line.selectedText() == line.text() != ""
    qtbot.keyClicks(line, "Nest")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.sheet.in_place.field is None)
    assert [each.name for each in getattr(fleet(starter), key.partition("/")[2])][-1] == "Nest"


def test_what_a_loadout_means_stands_below_it(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    search = page.palette_panel.search
    qtbot.keyClicks(search, "fighter bay")
    qtbot.keyClick(search, Qt.Key.Key_Return)
    form = page.inspector.forms[0]
    assert form.said("loadout") == "Chosen at the table; the price is not included yet."
    assert form.said("squadrons")
    form.field("loadout").edited.emit("permanent")
    assert form.said("loadout") == "Part of the design, and the same for every ship."
    assert not form.said("squadrons")
