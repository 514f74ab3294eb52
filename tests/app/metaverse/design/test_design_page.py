"""The design page as a person uses it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QScrollArea, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.canvas.parcel import element_data, part_data
from metamaker.app.context import Context
from metamaker.app.form.field import Field
from metamaker.app.metaverse.design.design_page import DesignPage
from metamaker.app.metaverse.design.element_menu import ElementMenu
from metamaker.app.settings.preferences import Look
from metamaker.games.metaverse.edits.parts import remove_part
from metamaker.games.metaverse.edits.roster import change_ship
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.fleet import Fleet
from tests.app.conftest import MakeContext, Told
from tests.app.metaverse.conftest import PageOf

SCOUT = "classes/scout"
SENSORS = f"{SCOUT}/core/sensor-array"


def fleet(context: Context) -> Fleet:
    value: Fleet = context.document.value
    return value


def kinds(context: Context, section: str = "core") -> list[ComponentKind]:
    found = fleet(context).ship_class("scout").sections[SectionName(section)]
    return [part.kind for part in found.components] if found else []


def rating(context: Context, part: str) -> int | None:
    core = fleet(context).ship_class("scout").sections.core
    return next(each.rating for each in core.components if each.id == part) if core else None


def undo_text(context: Context) -> str:
    return context.document.steps.undoText()


def drag(page: DesignPage, carried: str, target: str, *, moves: bool = False) -> bool:
    """Drag a part of the palette, or an element, over an element and drop it; whether it was taken."""
    canvas, data = page.sheet.canvas, element_data(carried) if moves else part_data(carried)
    at = canvas.box_of(target).center()
    action, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    canvas.dragEnterEvent(QDragEnterEvent(at, action, data, left, none))
    move = QDragMoveEvent(at, action, data, left, none)
    canvas.dragMoveEvent(move)
    taken = move.isAccepted()
    canvas.dropEvent(QDropEvent(at, action, data, left, none))
    return taken


def test_it_begins_with_the_first_ship_on_the_canvas(page: DesignPage, starter: Context) -> None:
    assert starter.selection.subject == "ships/first-light"
    assert page.bar.subjects.currentText() == "First Light"
    assert not page.sheet.canvas.box_of(SENSORS).isEmpty()


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
        page.sheet.canvas.removed.emit(ref)
    assert starter.document.value is before
    assert len(told.said) == 3


def test_a_rating_is_edited_on_the_sheet(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    page.sheet.canvas.activated.emit(SENSORS)
    field = page.sheet.in_place.field
    assert isinstance(field, Field)
    assert isinstance(field.control, QSpinBox)
    field.control.selectAll()
    qtbot.keyClicks(field.control, "17")
    qtbot.keyClick(field.control, Qt.Key.Key_Return)
    assert rating(starter, "sensor-array") == 17
    assert starter.document.steps.count() == 1
    qtbot.waitUntil(lambda: page.sheet.in_place.field is None)


def test_escape_takes_back_what_was_typed_in_place(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    before = starter.document.value
    page.sheet.canvas.activated.emit(f"{SCOUT}/core/hull_hits")
    field = page.sheet.in_place.field
    assert field is not None
    qtbot.keyClick(field.control, Qt.Key.Key_Up)
    assert starter.document.value != before
    qtbot.keyClick(field.control, Qt.Key.Key_Escape)
    assert starter.document.value == before


def test_a_number_that_nobody_chooses_is_explained_instead(page: DesignPage, qtbot: QtBot) -> None:
    page.sheet.canvas.activated.emit("ships/first-light/combat_value")
    assert page.explanation.isVisible()
    qtbot.waitUntil(lambda: page.explanation.account is not None, timeout=5000)
    assert page.explanation.account is not None
    assert page.explanation.account.symbol == "combat_value"


def test_missing_sections_are_added_upon_the_sheet(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    buttons = page.sheet.adders.buttons
    assert all(button.isVisible() for button in buttons.values())
    qtbot.mouseClick(buttons[SectionName.PORT], Qt.MouseButton.LeftButton)
    assert fleet(starter).ship_class("scout").sections.port is not None
    assert not buttons[SectionName.PORT].isEnabled()
    assert buttons[SectionName.STARBOARD].isEnabled()


def test_the_buttons_for_sections_stay_where_they_are_until_all_are_there(page: DesignPage, qtbot: QtBot) -> None:
    adders = page.sheet.adders
    places = {name: button.mapTo(page, button.rect().topLeft()) for name, button in adders.buttons.items()}
    for name, button in adders.buttons.items():
        assert adders.isVisible()
        assert button.mapTo(page, button.rect().topLeft()) == places[name]
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not adders.isVisible()


@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.usefixtures("theme")
def test_the_buttons_for_sections_keep_to_the_foot_of_the_canvas(page_of: PageOf, starter: Context, size: int) -> None:
    starter.settings.change(text_size=size)
    page = page_of(starter)
    canvas, adders = page.sheet.canvas, page.sheet.adders
    for width in (1440, 820):
        page.resize(width, 800)
        assert canvas.rect().contains(adders.geometry())
        assert not adders.geometry().intersects(canvas.zoom_box.geometry())
        assert adders.geometry().top() > canvas.height() // 2


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


def test_an_edit_that_does_not_concern_the_ship_leaves_its_pages_alone(page: DesignPage, starter: Context) -> None:
    before = page.sheet.canvas.lens.desk.pages
    starter.document.apply("Note", fleet(starter).with_(notes="Nothing about ships"))
    assert page.sheet.canvas.lens.desk.pages is before


def test_the_fix_of_a_problem_is_one_press_away(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    starter.document.apply("Lose the bridge", remove_part(fleet(starter), f"{SCOUT}/core/bridge"))
    issues = page.problems.model.issues
    assert issues
    page.problems.current_fix()
    qtbot.waitUntil(lambda: ComponentKind.BRIDGE in kinds(starter))


def test_going_to_a_problem_of_another_class_shows_that_class(page_of: PageOf, context: Context) -> None:
    page_of(context)
    context.selection.select("classes/tinker/core/bridge")
    assert context.selection.subject == "classes/tinker"
    context.selection.select("ships/honest-weight")
    assert context.selection.subject == "ships/honest-weight"


def test_another_ship_is_shown_when_the_shown_one_goes(page: DesignPage, starter: Context) -> None:
    ships = tuple(ship.with_(commander=None) for ship in fleet(starter).ships if ship.id != "first-light")
    starter.document.apply("Lose the flagship", fleet(starter).with_(ships=ships))
    assert starter.selection.subject == "ships/second-wind"


def test_the_menu_of_a_part_offers_what_can_be_done(page: DesignPage, starter: Context, told: Told) -> None:
    menu = ElementMenu(starter, page.edits, f"{SCOUT}/core/cannon-1", lambda _: None, page)
    texts = [action.text().partition("\t")[0] for action in menu.actions() if action.text()]
    assert texts[:3] == ["Edit", "One more", "One less"]
    assert {"Cut", "Copy", "Paste", "Duplicate", "Move to section", "Remove", "Used by"} <= set(texts)
    next(action for action in menu.actions() if action.text().startswith("Edit Cannon")).trigger()
    assert told.places == ["weapons/cannon"]


def test_panels_fold_away_and_the_state_is_kept(page: DesignPage, starter: Context, page_of: PageOf) -> None:
    page.columns.fold(2, True)
    assert page.columns.is_folded(2)
    again = page_of(starter)
    assert again.columns.is_folded(2)
    again.explain("tier")
    assert not again.columns.is_folded(2)


@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.usefixtures("theme")
def test_every_control_has_a_name_and_fits_a_small_window(page_of: PageOf, starter: Context, size: int) -> None:
    starter.settings.change(text_size=size, look=Look.DARK)
    page = page_of(starter)
    page.resize(1024, 640)
    nameless = [
        widget
        for widget in page.findChildren(QWidget)
        if isinstance(widget, QAbstractButton | QComboBox)
        and not (widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text()))
        and not isinstance(widget.parent(), QLineEdit)
    ]
    assert nameless == []
    assert page.minimumSizeHint().width() <= (1024 if size == 100 else 1280)


def test_hovering_tells_what_it_is_and_names_are_harmless(page_of: PageOf, context_of: MakeContext, starter: Context) -> None:
    weapon = fleet(starter).weapons[0].with_(name="<b>Gun & </b>")
    context = context_of(fleet(starter).with_(weapons=(weapon,)))
    page = page_of(context)
    told = page.sheet.canvas.explain(f"{SCOUT}/core/cannon-1")
    assert "&lt;b&gt;Gun &amp;" in told
    assert "+ adds one" in told


def test_the_worth_of_an_element_comes_when_it_is_worked_out(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: page.account.fresh, timeout=10_000)
    starter.selection.select(f"{SCOUT}/core/cannon-1")
    assert "points" in page.inspector.worth.text()
    assert "points" in page.sheet.canvas.explain(f"{SCOUT}/core/cannon-1")
    page.edits.step(f"{SCOUT}/core/cannon-1", 1)
    assert page.inspector.worth.text() == ""
    qtbot.waitUntil(lambda: page.account.fresh, timeout=10_000)
    assert "points" in page.inspector.worth.text()


def test_copying_and_pasting_have_keys_on_the_sheet(page: DesignPage, starter: Context) -> None:
    page.sheet.canvas.choose(SENSORS)
    for name, steps in (("copy", 0), ("paste", 1), ("duplicate", 2)):
        assert not page.sheet.keys[name].shortcut().isEmpty()
        page.sheet.keys[name].trigger()
        assert starter.document.steps.count() == steps


def test_a_ship_that_comes_again_is_not_inspected_behind_another_one(page_of: PageOf, context_of: MakeContext) -> None:
    context = context_of("the-ninewater-procession.json")
    page, ships = page_of(context), fleet(context).ships
    page.fleet.tree.select([ships[3].ref()])
    page.fleet.tree.chosen.emit((ships[3].ref(),))
    assert page.inspector.ref == ships[3].ref()
    page.fleet.commands.remove([ships[3].ref()])
    context.document.steps.undo()
    assert page.inspector.ref == context.selection.subject
    assert page.fleet.tree.selected == (context.selection.subject,)


def test_the_neighbour_is_shown_when_a_ship_goes(page_of: PageOf, context_of: MakeContext) -> None:
    context = context_of("the-ninewater-procession.json")
    page, ships = page_of(context), fleet(context).ships
    fellows = [ship.ref() for ship in ships if ship.commander == ships[-1].commander]
    assert len(fellows) == 2
    page.fleet.tree.chosen.emit((fellows[-2],))
    page.fleet.commands.remove([fellows[-2]])
    assert context.selection.subject == context.selection.element == fellows[-1]
    page.fleet.commands.remove([fellows[-1]])
    assert context.selection.subject == f"ships/{ships[-1].commander}"
    assert page.fleet.tree.selected == (context.selection.subject,)


def test_a_part_that_comes_again_is_still_selected(page: DesignPage, starter: Context) -> None:
    starter.selection.select(SENSORS)
    page.edits.remove(SENSORS)
    starter.document.steps.undo()
    assert page.inspector.ref == page.sheet.canvas.selected_ref == SENSORS


LONG = "The Extraordinarily Long Name Of A Ship That Nobody Can Remember For Long WithoutAnySpacesAtAllWhatever"


@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.usefixtures("theme")
def test_nothing_at_the_right_is_cut_and_there_is_one_scroll_bar(
    page_of: PageOf, starter: Context, qtbot: QtBot, size: int
) -> None:
    starter.settings.change(text_size=size)
    starter.document.apply("x", change_ship(fleet(starter), "first-light", name=LONG))
    page = page_of(starter)
    page.explain("combat_value")
    qtbot.waitUntil(lambda: page.explanation.account is not None, timeout=10_000)
    for ref in ("", f"{SCOUT}/core/cannon-1", f"{SCOUT}/core"):
        starter.selection.select(ref)
        qtbot.waitUntil(lambda: reaches(page) <= page.below.viewport().width())
    assert page.below.findChildren(QScrollArea) == []


def reaches(page: DesignPage) -> int:
    """Return how far to the right anything reaches in what scrolls at the right, once it has its place."""
    inside = page.below.widget()
    assert inside is not None
    seen = (each for each in inside.findChildren(QWidget) if each.isVisibleTo(inside))
    return max(inside.width(), *(each.mapTo(inside, each.rect().topRight()).x() for each in seen))


def test_what_is_selected_comes_to_view(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    page.resize(1200, 500)
    page.explain("combat_value")
    qtbot.waitUntil(lambda: page.explanation.account is not None, timeout=10_000)
    bar = page.below.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() > 0)
    starter.selection.select(SENSORS)
    assert bar.value() == 0


def test_the_left_column_gives_way_in_half_a_screen_and_comes_back(page: DesignPage, qtbot: QtBot) -> None:
    page.resize(795, 800)
    assert page.columns.is_folded(0)
    assert page.sheet.canvas.width() > 400
    page.resize(1440, 900)
    assert not page.columns.is_folded(0)
    page.resize(795, 800)
    page.columns.fold(0, False)
    page.resize(790, 800)
    assert not page.columns.is_folded(0)


def test_keys_go_from_panel_to_panel(page: DesignPage, qtbot: QtBot) -> None:
    page.activateWindow()
    page.sheet.canvas.setFocus()
    qtbot.waitUntil(page.sheet.canvas.hasFocus)
    seen = []
    for _ in page.keys.panels:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
        seen.append(page.keys.current)
    assert sorted(seen) == list(range(len(page.keys.panels)))
    assert page.sheet.canvas.hasFocus()
    qtbot.keyClick(page.sheet.canvas, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert page.keys.panels[page.keys.current] is page.palette_panel.search
    qtbot.keyClick(page.sheet.canvas, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.palette_panel.search.hasFocus()


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


def test_a_hidden_page_catches_up_when_it_is_shown(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    pages, value = page.sheet.canvas.lens.desk.pages, page.card.figures["combat_value"].accessibleName()
    page.hide()
    page.edits.add("advanced_stl", f"{SCOUT}/core")
    page.edits.add("armour", f"{SCOUT}/arcs/fore")
    assert page.sheet.canvas.lens.desk.pages is pages
    assert page.card.figures["combat_value"].accessibleName() == value
    page.show()
    report = starter.document.game.report(starter.document.value, classes=True)
    assert f"{report.ships[0].stats['combat_value'].value:.1f}" in page.card.figures["combat_value"].accessibleName()
    assert page.card.figures["combat_value"].accessibleName() != value
    assert page.sheet.canvas.lens.desk.pages is not pages


def test_editing_in_place_by_keys_alone_ends_with_return(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    canvas = page.sheet.canvas
    canvas.setFocus()
    canvas.choose(SENSORS)
    qtbot.keyClick(canvas, Qt.Key.Key_F2)
    field = page.sheet.in_place.field
    assert field is not None
    qtbot.keyClicks(field.control, "8")
    qtbot.keyClick(field.control, Qt.Key.Key_Return)
    qtbot.waitUntil(canvas.hasFocus)
    assert page.sheet.in_place.field is None
    assert rating(starter, "sensor-array") == 8


def test_the_whole_ship_has_no_share_of_itself(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: page.account.fresh, timeout=10_000)
    for ref in ("ships/first-light", SCOUT):
        starter.selection.select(ref)
        assert not page.inspector.worth.isVisible()
        assert not page.inspector.why.isVisible()
    starter.selection.select(f"{SCOUT}/core/cannon-1")
    assert page.inspector.sharing.isVisible()


def test_a_bay_is_a_search_away_for_a_newcomer(page: DesignPage, starter: Context, qtbot: QtBot) -> None:
    search = page.palette_panel.search
    qtbot.keyClicks(search, "fighter bay")
    qtbot.keyClick(search, Qt.Key.Key_Return)
    assert undo_text(starter) == "Add New bay, core of Scout"
    assert starter.selection.element == f"{SCOUT}/core/core-new-bay"
    assert not [issue for issue in page.problems.model.issues if "bay" in issue.text.casefold()]
