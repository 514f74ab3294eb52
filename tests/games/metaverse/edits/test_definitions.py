"""Edits of weapons, squadron types and bays."""

import pytest

from metamaker.core.elements.listing import removed, with_fields
from metamaker.core.issue import Severity
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.edits.definitions import add_fighter_weapon, move_fighter_weapon, replace_weapon
from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import Load, ShipLoadout
from metamaker.games.metaverse.model.words import LoadoutKind
from tests.games.metaverse.edits.flotilla import DART, EGRET, FLEET, HERON


def weapons_mounted(fleet: Fleet, class_id: str) -> list[str]:
    ship = fleet.ship_class(class_id)
    return [mount.weapon for _, section in ship.sections.standing() for mount in section.mounts]


def test_new_definitions_have_no_errors() -> None:
    fleet, weapon = EDITS.added(Fleet(), "weapons", "Cannon")
    fleet, starfighter = EDITS.added(fleet, "starfighters", "Kite")
    fleet, bay = EDITS.added(fleet, "bays", "Kite")
    assert (weapon, starfighter, bay) == ("weapons/cannon", "starfighters/kite", "bays/kite-2")
    assert fleet.bays[0].accepts == ("kite",)
    assert [issue for issue in check_fleet(fleet) if issue.severity is Severity.ERROR] == []


def test_a_copy_stands_behind_its_original_under_another_name() -> None:
    fleet, ref = EDITS.duplicated(FLEET, "weapons/gun")
    assert (ref, [weapon.name for weapon in fleet.weapons]) == ("weapons/gun-2", ["Gun", "Gun 2", "Lance"])
    assert fleet.weapons[1].with_(id="gun", name="Gun") == FLEET.weapons[0]
    assert EDITS.duplicated(fleet, "weapons/gun").ref == "weapons/gun-3"
    assert EDITS.duplicated(FLEET, "starfighters/dart").document.starfighters[1].weapons is DART.weapons
    assert EDITS.duplicated(FLEET, "bays/deck").ref == "bays/deck-2"


def test_definitions_change_and_leave_the_others_alone() -> None:
    fleet = with_fields(STRUCTURE, FLEET, "weapons/lance", pulse=3)
    assert (fleet.weapons[0] is FLEET.weapons[0], fleet.weapons[1].pulse, fleet.classes is FLEET.classes) == (True, 3, True)
    assert with_fields(STRUCTURE, FLEET, "bays/deck", carry=2, accepts=("dart", "wasp", "dart")) is FLEET
    with pytest.raises(EditProblem, match=r"^There is no squadron type with the id “owl”\.$"):
        with_fields(STRUCTURE, FLEET, "bays/deck", accepts=("owl",))


def test_the_weapons_of_a_squadron_type_go_by_number() -> None:
    fleet, ref = add_fighter_weapon(FLEET, "dart", "Torpedo")
    assert ref == "starfighters/dart/weapons/2"
    fleet = with_fields(STRUCTURE, fleet, ref, pulse=4)
    assert [(weapon.name, weapon.pulse) for weapon in fleet.starfighters[0].weapons] == [("Sting", 1), ("Torpedo", 4)]
    assert with_fields(STRUCTURE, fleet, ref, pulse=4) is fleet
    assert removed(STRUCTURE, fleet, ref) == FLEET
    for number in ("0", "2", "01", "x"):
        with pytest.raises(EditProblem, match=f"There is no “starfighters/dart/weapons/{number}” in this fleet"):
            with_fields(STRUCTURE, FLEET, f"starfighters/dart/weapons/{number}", pulse=1)


@pytest.mark.parametrize(("place", "order", "at"), [(1, "cab", 1), (2, "acb", 2), (3, "abc", 3), (0, "cab", 1), (99, "abc", 3)])
def test_the_weapons_of_a_squadron_type_change_places(place: int, order: str, at: int) -> None:
    guns = tuple(DART.weapons[0].with_(name=name) for name in "abc")
    fleet = with_fields(STRUCTURE, FLEET, "starfighters/dart", weapons=guns)
    moved, ref = move_fighter_weapon(fleet, "starfighters/dart/weapons/3", place)
    assert "".join(gun.name for gun in moved.starfighters[0].weapons) == order
    assert ref == f"starfighters/dart/weapons/{at}"
    assert (moved is fleet) == (order == "abc")


@pytest.mark.parametrize("ref", ["starfighters/dart", "starfighters/dart/weapons/9", "weapons/gun"])
def test_only_weapons_of_squadron_types_change_places(ref: str) -> None:
    with pytest.raises(EditProblem):
        move_fighter_weapon(FLEET, ref, 1)


def test_with_a_weapon_go_its_mounts() -> None:
    fleet = removed(STRUCTURE, FLEET, "weapons/gun")
    assert [weapon.id for weapon in fleet.weapons] == ["lance"]
    assert weapons_mounted(fleet, "heron") == weapons_mounted(fleet, "egret") == []
    assert removed(STRUCTURE, FLEET, "weapons/lance").classes is FLEET.classes


def test_with_a_bay_go_its_copies_and_what_is_chosen_for_them() -> None:
    fleet = removed(STRUCTURE, FLEET, "bays/deck")
    core = fleet.ship_class("heron").sections.core
    assert core is not None
    assert (fleet.bays, core.bays, fleet.ship("first").loadouts) == ((), (), ())
    assert fleet.ship_class("egret") is EGRET


def test_everything_lets_a_squadron_type_go() -> None:
    loaded = with_fields(
        STRUCTURE,
        FLEET,
        "classes/heron/core/flight-deck",
        loadout=LoadoutKind.PERMANENT,
        squadrons=(Load(starfighter="dart"), Load(starfighter="wasp")),
    )
    fleet = removed(STRUCTURE, loaded, "starfighters/dart")
    core = fleet.ship_class("heron").sections.core
    assert core is not None
    assert [each.id for each in fleet.starfighters] == ["wasp"]
    assert fleet.bays[0].accepts == ("wasp",)
    assert core.bays[0].squadrons == (Load(starfighter="wasp"),)
    assert fleet.ship("first").loadouts == (ShipLoadout(bay="flight-deck", squadrons=(Load(starfighter="wasp"),)),)
    assert fleet.squadrons == ()
    assert removed(STRUCTURE, fleet, "starfighters/wasp").ship("first").loadouts == ()


def test_a_weapon_takes_the_place_of_another_in_all_classes_or_some() -> None:
    everywhere = replace_weapon(FLEET, "gun", "lance")
    assert [weapons_mounted(everywhere, each) for each in ("heron", "egret")] == [["lance"], ["lance"]]
    some = replace_weapon(FLEET, "gun", "lance", ["egret"])
    assert some.ship_class("heron") is HERON
    assert weapons_mounted(some, "egret") == ["lance"]
    assert replace_weapon(FLEET, "gun", "gun") is FLEET
    assert replace_weapon(FLEET, "gun", "lance", []) is FLEET
    with pytest.raises(EditProblem, match="This fleet has no weapon “howitzer”"):
        replace_weapon(FLEET, "gun", "howitzer")


@pytest.mark.parametrize("ref", ["weapons/owl", "bays/owl", "starfighters/owl", "weapons", ""])
def test_what_is_no_definition_is_told(ref: str) -> None:
    with pytest.raises(EditProblem, match=r"^There is no “"):
        removed(STRUCTURE, FLEET, ref)
