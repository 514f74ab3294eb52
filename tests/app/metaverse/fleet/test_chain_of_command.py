"""The chain of command in the side bar as a person changes it."""

from collections.abc import Callable

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QToolTip

from metamaker.app.metaverse.fleet.fleet_panel import FleetPanel
from metamaker.core.elements.listing import removed, with_fields
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.model.fleet import Fleet
from tests.app.conftest import MakeContext
from tests.app.drops import drop, hover
from tests.app.metaverse.fleet.side_bar import (
    ALT,
    CTRL,
    Key,
    actions,
    choose,
    fleet,
    parcel,
    row,
    steps,
    type_name,
)
from tests.games.metaverse.edits.flotilla import FLEET, chain


def test_ships_are_dragged_under_another_commander(panel: FleetPanel) -> None:
    tree = panel.tree
    assert drop(tree, tree.parcel(("ships/third",)), "ships/first")
    assert chain(fleet(panel)) == {"first": None, "second": "first", "third": "first"}
    assert drop(tree, tree.parcel(("ships/second", "ships/third")), "fleet")
    assert chain(fleet(panel)) == dict.fromkeys(["first", "second", "third"])
    assert steps(panel) == ["Put Third under First", "Remove the commander of 2 ships"]


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
    moves = ["Put under the commander above", "Put under the previous ship", "Move up", "Move down"]
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
    choose(panel.tree.act.menu(), "Add a ship led by First", "Egret")
    assert chain(fleet(panel))["egret-2"] == "first"
    assert steps(panel) == ["Command level of First", "Change the class of 2 ships to Heron", "Add a ship of class Egret"]


def test_the_button_adds_ships_of_any_class(panel: FleetPanel) -> None:
    menu = panel.add.menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    choose(menu, "Add squadrons without a carrier", "Wasp")
    panel.tree.select(["ships/second"])
    menu.aboutToShow.emit()
    choose(menu, "Add a ship", "Heron")
    assert chain(fleet(panel))["heron-2"] == "first"
    assert steps(panel) == ["Add a squadron of type Wasp", "Add a ship of class Heron"]


def test_a_class_dragged_onto_a_ship_becomes_a_ship_under_it(panel: FleetPanel) -> None:
    data = panel.library.view.parcel(("classes/egret",))
    assert drop(panel.tree, data, "ships/third")
    assert chain(fleet(panel))["egret-2"] == "third"
    weapons = panel.library.views["weapons"].parcel(("weapons/lance",))
    assert weapons is not None
    assert not hover(panel.tree, weapons, "ships/third")


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
    data = parcel(context_of(one_flagship(room=3)), ["classes/scout"])
    assert drop(panel.tree, data, "fleet")
    data = parcel(context_of(FLEET), ["classes/heron"])
    assert drop(panel.tree, data, "ships/first-light")
    assert [(ship.ship_class, ship.commander) for ship in fleet(panel).ships] == [
        ("scout", None),
        ("scout", "first-light"),
        ("heron", "first-light"),
    ]
    assert panel.notice.text.startswith("Imported: 1 ship, 1 class")
    assert len(steps(panel)) == 2


def one_flagship(room: int) -> Fleet:
    """First Light alone, which can command `room` ships."""
    first: Fleet = METAVERSE.documents.new("New", "new")
    alone = removed(STRUCTURE, first, "ships/second-wind")
    return with_fields(STRUCTURE, alone, "classes/scout/core/cic", rating=room)
