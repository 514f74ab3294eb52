"""The libraries of the side bar as a person changes them."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from metamaker.app.canvas.drags import parcel
from metamaker.app.metaverse.fleet.fleet_panel import FleetPanel
from tests.app.drops import drop
from tests.app.metaverse.fleet.side_bar import CTRL, Key, button, choose, fleet, row, steps, type_name


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
    assert panel.notice.text == "Gun – used by Heron, Egret. Also remove it there?"
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
    choose(panel.library.view.act.menu(), "Replace everywhere with", "Lance")
    assert row(panel.library.view, "weapons/gun").caption.endswith("not used")
    assert row(panel.library.view, "weapons/lance").caption.endswith("used 2 times")
    assert steps(panel) == ["Replace Gun with Lance"]


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
