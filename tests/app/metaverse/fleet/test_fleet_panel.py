"""The side bar of a fleet as a person uses it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPersistentModelIndex, Qt, QUrl
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QToolTip, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from metamaker.app.canvas.parcel import parcel
from metamaker.app.context import Context
from metamaker.app.look.theme import Theme
from metamaker.app.metaverse.commands.elements_parcel import ELEMENTS, elements_data
from metamaker.app.metaverse.fleet.fleet_panel import FleetPanel
from metamaker.app.models.row_tree import ROW, Row
from metamaker.app.rows.row_view import RowView
from metamaker.app.settings.preferences import Look
from metamaker.app.settings.settings import Settings
from metamaker.core.storage import save_document
from metamaker.game import file_bytes
from metamaker.games.metaverse.edits.classes import change_class
from metamaker.games.metaverse.edits.definitions import change_definition
from metamaker.games.metaverse.edits.fleets import change_fleet
from metamaker.games.metaverse.edits.parts import add_mount, change_part
from metamaker.games.metaverse.edits.roster import remove_ships
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from tests.app.conftest import MakeContext, Told
from tests.app.metaverse.drops import drop, hover
from tests.games.metaverse.edits.flotilla import FLEET, chain

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
Key = Qt.Key


@pytest.fixture
def make_panel(qtbot: QtBot, theme: Theme, context_of: MakeContext) -> Callable[[Fleet], FleetPanel]:
    def made(fleet: Fleet) -> FleetPanel:
        panel = FleetPanel(context_of(fleet))
        qtbot.addWidget(panel)
        panel.resize(300, 900)
        with qtbot.waitExposed(panel):
            panel.show()
        return panel

    return made


@pytest.fixture
def panel(make_panel: Callable[[Fleet], FleetPanel]) -> FleetPanel:
    return make_panel(FLEET)


def fleet(panel: FleetPanel) -> Fleet:
    return panel.commands.fleet


def context(panel: FleetPanel) -> Context:
    return panel.commands.context


def steps(panel: FleetPanel) -> list[str]:
    stack = context(panel).document.steps
    return [stack.text(place) for place in range(stack.index())]


def row(view: RowView, key: str) -> Row:
    found = view.rows.row_of(key)
    assert found is not None
    return found


def keys(view: RowView) -> tuple[str, ...]:
    return view.rows.keys


def actions(menu: QMenu) -> dict[str, QAction]:
    return {action.text(): action for action in menu.actions() if action.text()}


def choose(menu: QMenu, *path: str) -> None:
    for text in path[:-1]:
        inner = actions(menu)[text].menu()
        assert isinstance(inner, QMenu)
        menu = inner
    actions(menu)[path[-1]].trigger()


def button(panel: FleetPanel, text: str) -> None:
    next(each for each in panel.notice.buttons if each.text() == text).click()


def type_name(view: RowView, text: str) -> None:
    editor = next(each for each in view.viewport().findChildren(QLineEdit) if each.isVisible())
    editor.selectAll()
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, Key.Key_Return)
    QApplication.processEvents()


# What is shown


def test_ships_stand_under_their_commanders_and_squadrons_beside(panel: FleetPanel, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(panel.tree.rows)
    shown = [(row(panel.tree, key).text, row(panel.tree, key).above) for key in panel.tree.rows.keys]
    assert shown == [
        ("Flotilla", ""),
        ("First", "fleet"),
        ("Second", "ships/first"),
        ("Third", "ships/second"),
        ("Dart", "fleet"),
    ]
    assert row(panel.tree, "squadrons/dart-squadron").caption == "2 squadrons without a carrier"


def test_the_headline_has_totals_and_says_in_words_what_is_over_the_limit(panel: FleetPanel) -> None:
    before = panel.headline.text()
    assert before.startswith("3 ships · ")
    assert not panel.over.isVisible()
    limited = FLEET.limits.with_(combat_value=20.0, tier=1)
    context(panel).document.apply("Limits", change_fleet(FLEET, limits=limited))
    assert panel.headline.text() == f"{before} / 20"
    assert panel.over.isVisible()
    assert "points over the limit" in panel.over.text()
    assert "points over the limit" in panel.headline.accessibleName()


def test_every_library_follows_the_document(panel: FleetPanel, qtmodeltester: ModelTester) -> None:
    captions: dict[str, str] = {}
    for group, view in panel.library.views.items():
        panel.library.show_group(group)
        qtmodeltester.check(view.rows)
        captions |= {row(view, key).text: row(view, key).caption for key in view.rows.keys}
    assert captions == {
        "Heron": "1 ship",
        "Egret": "2 ships",
        "Gun": "D6+1 · energy · used 2 times",
        "Lance": "D6 · energy · not used",
        "Dart": "Sting · used 3 times",
        "Wasp": "Sting · used 2 times",
        "Deck": "launches 1, carries 2 · used once",
    }


def test_a_search_finds_words_in_names_and_tags(panel: FleetPanel) -> None:
    context(panel).document.apply("Tags", change_class(FLEET, "egret", tags=("escort", "old/rusty")))
    view = panel.library.views["classes"]
    assert keys(view) == ("folder:old", "folder:old/rusty", "classes/egret", "classes/heron")
    QTest.keyClicks(panel.library.search, "ESC rus")
    assert keys(view) == ("folder:old", "folder:old/rusty", "classes/egret")
    QTest.keyClick(panel.library.search, Key.Key_Escape)
    assert len(keys(view)) == 4


def test_selecting_shows_on_the_canvas_and_the_canvas_selects(panel: FleetPanel, told: Told) -> None:
    selection = context(panel).selection
    panel.tree.setCurrentIndex(panel.tree.rows.index_of("ships/third"))
    assert (selection.subject, selection.element) == ("ships/third", "ships/third")
    panel.library.view.setCurrentIndex(panel.library.view.rows.index_of("classes/egret"))
    assert selection.subject == "classes/egret"
    selection.show("ships/first")
    assert (panel.tree.selected, panel.library.view.selected) == (("ships/first",), ())
    panel.library.show_group("weapons")
    panel.library.view.setCurrentIndex(panel.library.view.rows.index_of("weapons/lance"))
    assert (selection.subject, selection.element) == ("ships/first", "weapons/lance")
    QTest.keyClick(panel.library.view, Key.Key_Return)
    assert told.places == ["weapons/lance"]


def test_selection_and_folds_survive_edits_and_undo(panel: FleetPanel) -> None:
    tree, document = panel.tree, context(panel).document
    tree.select(["ships/third"])
    tree.collapse(tree.rows.index_of("ships/first"))
    kept = QPersistentModelIndex(tree.rows.index_of("ships/second"))
    panel.commands.rename("ships/second", "Other")
    panel.commands.remove(["squadrons/dart-squadron"])
    document.steps.undo()
    document.steps.undo()
    assert document.value is FLEET
    assert (tree.selected, kept.data()) == (("ships/third",), "Second")
    assert not tree.isExpanded(tree.rows.index_of("ships/first"))


# The chain of command


def test_ships_are_dragged_under_another_commander(panel: FleetPanel) -> None:
    tree = panel.tree
    assert drop(tree, tree.parcel(("ships/third",)), "ships/first")
    assert chain(fleet(panel)) == {"first": None, "second": "first", "third": "first"}
    assert drop(tree, tree.parcel(("ships/second", "ships/third")), "fleet")
    assert chain(fleet(panel)) == dict.fromkeys(["first", "second", "third"])
    assert steps(panel) == ["Put Third under First", "Put 2 ships under no commander"]


def test_on_the_upper_edge_a_ship_goes_in_front(panel: FleetPanel) -> None:
    tree = panel.tree
    drop(tree, tree.parcel(("ships/third",)), "ships/second", part=0.05)
    assert chain(fleet(panel)) == {"first": None, "second": "first", "third": "first"}
    assert [ship.id for ship in fleet(panel).ships] == ["first", "third", "second"]
    assert len(steps(panel)) == 1


def test_a_circle_is_refused_with_the_reason(panel: FleetPanel) -> None:
    tree = panel.tree
    data = tree.parcel(("ships/first",))
    assert data is not None
    assert not hover(tree, data, "ships/third")
    assert "Third is under the command of First and cannot command it." in QToolTip.text()
    drop(tree, data, "ships/third")
    assert panel.notice.text == "Third is under the command of First and cannot command it."
    assert steps(panel) == []


def test_keys_do_what_the_mouse_does(panel: FleetPanel) -> None:
    tree = panel.tree
    tree.select(["ships/third"])
    QTest.keyClick(tree, Key.Key_Left, ALT)
    assert chain(fleet(panel))["third"] == "first"
    QTest.keyClick(tree, Key.Key_Up, ALT)
    assert [ship.id for ship in fleet(panel).ships] == ["first", "third", "second"]
    QTest.keyClick(tree, Key.Key_Down, ALT)
    assert [ship.id for ship in fleet(panel).ships] == ["first", "second", "third"]
    QTest.keyClick(tree, Key.Key_Right, ALT)
    assert fleet(panel) == FLEET
    QTest.keyClick(tree, Key.Key_Insert)
    assert (fleet(panel).ships[-1].name, chain(fleet(panel))["egret-2"]) == ("Egret", "second")
    type_name(tree, "Egret")
    QTest.keyClick(tree, Key.Key_D, CTRL)
    assert fleet(panel).ships[-1].name == "Egret 2"
    assert tree.selected == (fleet(panel).ships[-1].ref(),)
    QTest.keyClick(tree, Key.Key_Delete)
    assert steps(panel)[-1] == "Remove Egret 2"


def test_names_change_in_place(panel: FleetPanel) -> None:
    panel.tree.select(["ships/second"])
    QTest.keyClick(panel.tree, Key.Key_F2)
    type_name(panel.tree, "Long Ebb")
    assert (fleet(panel).ship("second").name, steps(panel)) == ("Long Ebb", ["Rename Second to Long Ebb"])
    panel.tree.select(["fleet"])
    QTest.keyClick(panel.tree, Key.Key_F2)
    type_name(panel.tree, "Tidewatch")
    assert fleet(panel).name == "Tidewatch"


def test_what_is_typed_after_adding_a_ship_names_it(panel: FleetPanel) -> None:
    panel.library.search.setFocus()
    panel.tree.select(["ships/first"])
    panel.tree.act.more.trigger()
    type_name(panel.tree, "Wren")
    assert fleet(panel).ships[-1].name == "Wren"


def test_who_was_under_a_ship_that_goes_rises(panel: FleetPanel) -> None:
    panel.tree.select(["ships/second"])
    QTest.keyClick(panel.tree, Key.Key_Delete)
    assert chain(fleet(panel)) == {"first": None, "third": "first"}
    assert panel.notice.text == ""


def test_the_menu_offers_what_is_possible_and_keys_try_anyway(panel: FleetPanel) -> None:
    panel.tree.select(["ships/first"])
    menu = panel.tree.act.menu()
    moves = ["Put under the commander above", "Put under the ship before", "Move up", "Move down"]
    assert [actions(menu)[text].isEnabled() for text in moves] == [False] * 4
    menu.aboutToHide.emit()
    panel.tree.select(["ships/second"])
    QTest.keyClick(panel.tree, Key.Key_Left, ALT)
    assert chain(fleet(panel))["second"] is None


def test_the_menu_changes_levels_and_classes_of_a_whole_squadron(panel: FleetPanel) -> None:
    panel.tree.select(["ships/first"])
    choose(panel.tree.act.menu(), "Command level", "Fleet")
    assert row(panel.tree, "ships/first").caption == "Heron · flagship"
    choose(panel.tree.act.menu(), "Change the class of this squadron (2 ships)", "Heron")
    assert [ship.ship_class for ship in fleet(panel).ships] == ["heron"] * 3
    choose(panel.tree.act.menu(), "Add a ship under First", "Egret")
    assert chain(fleet(panel))["egret-2"] == "first"
    assert steps(panel) == ["Command level of First", "Change the class of 2 ships to Heron", "Add a ship of Egret"]


def test_the_button_adds_ships_of_any_class(panel: FleetPanel) -> None:
    menu = panel.add.menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    choose(menu, "Add squadrons without a carrier", "Wasp")
    panel.tree.select(["ships/second"])
    menu.aboutToShow.emit()
    choose(menu, "Add a ship", "Heron")
    assert chain(fleet(panel))["heron-2"] == "first"
    assert steps(panel) == ["Add a squadron of Wasp", "Add a ship of Heron"]


def test_a_class_dragged_onto_a_ship_becomes_a_ship_under_it(panel: FleetPanel) -> None:
    data = panel.library.view.parcel(("classes/egret",))
    assert drop(panel.tree, data, "ships/third")
    assert chain(fleet(panel))["egret-2"] == "third"
    weapons = panel.library.views["weapons"].parcel(("weapons/lance",))
    assert weapons is not None
    assert not hover(panel.tree, weapons, "ships/third")


# The libraries


def test_new_elements_are_named_at_once(panel: FleetPanel) -> None:
    for group, name in (("classes", "Kite"), ("weapons", "Ram"), ("starfighters", "Gnat"), ("bays", "Hold")):
        panel.library.show_group(group)
        QTest.mouseClick(panel.library.add, Qt.MouseButton.LeftButton)
        type_name(panel.library.view, name)
        assert getattr(fleet(panel), group)[-1].name == name
    assert steps(panel)[:2] == ["Add New class", "Rename New class to Kite"]


def test_a_class_is_duplicated_as_a_variant(panel: FleetPanel) -> None:
    panel.library.view.select(["classes/heron"])
    for _ in range(2):
        panel.library.view.select(["classes/heron"])
        QTest.keyClick(panel.library.view, Key.Key_D, CTRL)
    names = [(ship.name, ship.variant) for ship in fleet(panel).classes]
    assert names == [("Heron", ""), ("Heron", "Block 3"), ("Heron", "Block 2"), ("Egret", "")]


def test_what_is_used_goes_only_after_its_uses_were_named(panel: FleetPanel) -> None:
    panel.library.show_group("weapons")
    panel.library.view.select(["weapons/gun"])
    QTest.keyClick(panel.library.view, Key.Key_Delete)
    assert panel.notice.text == "Gun – used by Heron, Egret. Remove it from there too?"
    assert steps(panel) == []
    button(panel, "Cancel")
    assert (panel.notice.text, steps(panel)) == ("", [])
    QTest.keyClick(panel.library.view, Key.Key_Delete)
    button(panel, "Remove")
    assert [weapon.id for weapon in fleet(panel).weapons] == ["lance"]
    panel.library.view.select(["weapons/lance"])
    QTest.keyClick(panel.library.view, Key.Key_Delete)
    assert (fleet(panel).weapons, steps(panel)) == ((), ["Remove Gun", "Remove Lance"])


def test_a_weapon_is_replaced_in_all_classes(panel: FleetPanel) -> None:
    panel.library.show_group("weapons")
    panel.library.view.select(["weapons/gun"])
    choose(panel.library.view.act.menu(), "Replace everywhere by", "Lance")
    assert row(panel.library.view, "weapons/gun").caption.endswith("not used")
    assert row(panel.library.view, "weapons/lance").caption.endswith("used 2 times")
    assert steps(panel) == ["Replace Gun by Lance"]


def test_classes_go_into_folders_by_menu_drag_and_name(panel: FleetPanel) -> None:
    view = panel.library.view
    view.select(["classes/egret"])
    choose(view.act.menu(), "Move to folder", "New folder")
    type_name(view, "Escorts")
    assert fleet(panel).ship_class("egret").tags == ("Escorts/",)
    drop(view, view.parcel(("classes/heron",)), "folder:Escorts")
    assert row(view, "classes/heron").above == "folder:Escorts"
    view.select(["classes/heron"])
    choose(view.act.menu(), "Move to folder", "No folder")
    assert fleet(panel).ship_class("heron").tags == ()


def test_a_weapon_can_be_dragged_onto_the_canvas(panel: FleetPanel) -> None:
    data = panel.library.views["weapons"].parcel(("weapons/lance",))
    assert data is not None
    on_canvas = parcel(data)
    assert on_canvas is not None
    assert (on_canvas.key, on_canvas.is_element) == ("weapons/lance", False)


# Between fleets


def other_fleet() -> Fleet:
    """A fleet whose lance reaches further, on the same carrier."""
    longer = change_definition(FLEET, "weapons/lance", range_cm=50)
    return change_fleet(add_mount(longer, "heron", SectionName.CORE, "lance").fleet, name="Strangers")


def test_a_class_of_another_fleet_brings_what_it_needs_and_tells_new_names(panel: FleetPanel, context_of: MakeContext) -> None:
    data = elements_data(context_of(other_fleet()).document, ["classes/heron"])
    assert drop(panel.library.view, data, "")
    assert panel.notice.text == (
        "Brought: 1 class, 1 weapon. Shared, as equals were here: 1 weapon, 2 squadron types, 1 bay type. "
        "Renamed: Lance → Lance 2, Heron → Heron 2."
    )
    assert steps(panel) == ["Bring in Heron 2"]
    context(panel).document.steps.undo()
    assert fleet(panel) is FLEET
    panel.commands.rename("fleet", "Ebb")
    assert panel.notice.text == ""


def test_ships_of_another_fleet_come_under_the_ship_they_are_dropped_on(panel: FleetPanel, context_of: MakeContext) -> None:
    data = elements_data(context_of(other_fleet()).document, ["ships/first", "ships/second"])
    drop(panel.tree, data, "ships/third")
    named = {ship.name: ship for ship in fleet(panel).ships}
    assert (named["First 2"].commander, named["Second 2"].commander) == ("third", named["First 2"].id)


def test_copy_cut_and_paste_go_through_the_clipboard(
    panel: FleetPanel, make_panel: Callable[[Fleet], FleetPanel], qtbot: QtBot
) -> None:
    other = make_panel(change_fleet(FLEET, name="Empty", ships=()))
    panel.tree.select(["ships/third"])
    QTest.keyClick(panel.tree, Key.Key_X, CTRL)
    assert chain(fleet(panel)) == {"first": None, "second": "first"}
    other.tree.select(["fleet"])
    QTest.keyClick(other.tree, Key.Key_V, CTRL)
    assert [ship.name for ship in fleet(other).ships] == ["Third"]
    panel.tree.select(["ships/second"])
    QTest.keyClick(panel.tree, Key.Key_V, CTRL)
    assert chain(fleet(panel)) == {"first": None, "second": "first", "third": "first"}
    assert steps(panel) == ["Remove Third", "Bring in Third"]


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b'{"game": "chess"}', b"[" * 200, b"MM1-AAAA", b"0" * 17_000_000])
def test_a_stranger_cannot_break_it(panel: FleetPanel, content: bytes) -> None:
    data = QMimeData()
    data.setData(ELEMENTS, content)
    drop(panel.tree, data, "fleet")
    assert panel.notice.text
    assert (fleet(panel), steps(panel)) == (FLEET, [])


def test_a_share_code_can_be_pasted(panel: FleetPanel) -> None:
    QGuiApplication.clipboard().setText("MM1-AAAA")
    QTest.keyClick(panel.tree, Key.Key_V, CTRL)
    assert panel.notice.text.startswith("what was brought: ")
    QGuiApplication.clipboard().setText("just words")
    panel.notice.close_notice()
    QTest.keyClick(panel.tree, Key.Key_V, CTRL)
    assert panel.notice.text == ""


@pytest.fixture
def file(tmp_path: Path, context_of: MakeContext) -> Path:
    path = tmp_path / "strangers.json"
    document = context_of(other_fleet()).document
    save_document(str(path), file_bytes(document.game, document.value))
    return path


def dropped_file(panel: FleetPanel, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    assert drop(panel.tree, data, "fleet")


def test_a_dropped_file_is_opened_or_merged_or_gives_its_classes(panel: FleetPanel, told: Told, file: Path) -> None:
    dropped_file(panel, file)
    assert panel.notice.text == "What shall be done with strangers.json?"
    assert [each.text() for each in panel.notice.buttons] == ["Open", "Bring its classes", "Merge", "Nothing"]
    button(panel, "Bring its classes")
    assert (len(fleet(panel).classes), len(fleet(panel).ships)) == (3, 3)
    context(panel).document.steps.undo()
    dropped_file(panel, file)
    button(panel, "Merge")
    assert (len(fleet(panel).classes), len(fleet(panel).ships)) == (3, 6)
    dropped_file(panel, file)
    button(panel, "Open")
    assert told.files == [str(file)]


def test_a_file_that_cannot_be_read_is_told(panel: FleetPanel, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text("{", encoding="utf-8")
    dropped_file(panel, path)
    button(panel, "Merge")
    assert "broken.json" in panel.notice.text
    assert steps(panel) == []


# Manners


def test_names_of_strangers_are_taken_for_what_they_say(panel: FleetPanel) -> None:
    panel.commands.rename("ships/second", "<b>%1</b> & %2")
    panel.commands.remove(["ships/second"])
    assert steps(panel)[-1] == "Remove <b>%1</b> & %2"
    panel.commands.rename("weapons/gun", "<i>%2</i>")
    panel.commands.remove(["weapons/gun"])
    assert panel.notice.label.textFormat() is Qt.TextFormat.PlainText
    assert panel.notice.text == "<i>%2</i> – used by Heron, Egret. Remove it from there too?"


def test_escape_closes_the_notice_and_the_focus_goes_back(panel: FleetPanel) -> None:
    panel.library.show_group("weapons")
    panel.library.view.setFocus()
    panel.library.view.select(["weapons/gun"])
    QTest.keyClick(panel.library.view, Key.Key_Delete)
    assert panel.notice.isVisible()
    QTest.keyClick(panel.notice.buttons[-1], Key.Key_Escape)
    assert not panel.notice.isVisible()
    assert panel.library.view.hasFocus()


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("look", [Look.LIGHT, Look.DARK])
def test_it_can_be_drawn_in_every_look(panel: FleetPanel, settings: Settings, look: Look, size: int) -> None:
    settings.change(look=look, text_size=size)
    panel.notice.ask("Sure?", [("Yes", lambda: None)], "No")
    assert not panel.grab().isNull()
    assert panel.tree.visualRect(panel.tree.rows.index_of("ships/first")).height() > panel.fontMetrics().height()


@pytest.mark.parametrize(("width", "height"), [(300, 900), (200, 300), (140, 400)])
def test_every_library_can_be_reached_however_little_room_there_is(panel: FleetPanel, width: int, height: int) -> None:
    panel.resize(width, height)
    QApplication.processEvents()
    tabs = panel.library.tabs
    assert [button.text() for button in tabs.buttons if tabs.rect().contains(button.geometry())] == [
        *("Classes", "Weapons", "Squadrons", "Bays")
    ]


def test_rows_can_be_heard(panel: FleetPanel) -> None:
    index = panel.tree.rows.index_of("ships/second")
    figure = index.data(ROW).figure
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == f"Second, Egret, {figure}"
    assert panel.tree.accessibleName() == "Chain of command"
    assert panel.library.search.accessibleName() == "Search classes"


def test_a_class_dropped_on_the_fleet_goes_under_a_flagship_that_has_room(make_panel: Callable[[Fleet], FleetPanel]) -> None:
    panel = make_panel(one_flagship(room=2))
    drop(panel.tree, panel.library.view.parcel(("classes/scout",)), "fleet")
    drop(panel.tree, panel.library.view.parcel(("classes/scout",)), "")
    drop(panel.tree, panel.library.view.parcel(("classes/scout",)), "fleet")
    assert [ship.commander for ship in fleet(panel).ships] == [None, "first-light", "first-light", None]


def test_a_class_of_another_fleet_dropped_on_the_tree_makes_a_ship(
    make_panel: Callable[[Fleet], FleetPanel], context_of: MakeContext
) -> None:
    panel = make_panel(one_flagship(room=3))
    data = elements_data(context_of(one_flagship(room=3)).document, ["classes/scout"])
    assert drop(panel.tree, data, "fleet")
    data = elements_data(context_of(FLEET).document, ["classes/heron"])
    assert drop(panel.tree, data, "ships/first-light")
    assert [(ship.ship_class, ship.commander) for ship in fleet(panel).ships] == [
        ("scout", None),
        ("scout", "first-light"),
        ("heron", "first-light"),
    ]
    assert panel.notice.text.startswith("Brought: 1 ship, 1 class")
    assert len(steps(panel)) == 2


def one_flagship(room: int) -> Fleet:
    """First Light alone, which can command `room` ships."""
    first: Fleet = METAVERSE.new("New", "new")
    alone = remove_ships(first, ["second-wind"])
    return change_part(alone, "classes/scout/core/cic", rating=room)


def test_tab_goes_from_top_to_bottom(panel: FleetPanel) -> None:
    wanted: list[QWidget] = [panel.add, panel.tree, panel.library.search]
    stops: list[QWidget] = []
    each: QWidget | None = panel.add
    while each is not None and len(stops) < len(wanted):
        stops += [each] if each in wanted else []
        each = each.nextInFocusChain()
    assert stops == wanted


def test_the_caption_of_a_row_can_be_read_while_its_name_is_edited(panel: FleetPanel) -> None:
    key = "ships/first"
    panel.tree.rename(key)
    (editor,) = panel.tree.findChildren(QLineEdit)
    row_box = panel.tree.visualRect(panel.tree.rows.index_of(key))
    assert editor.geometry().bottom() < row_box.center().y() + editor.fontMetrics().height() // 2
