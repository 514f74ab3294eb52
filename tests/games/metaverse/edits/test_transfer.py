"""Elements that go from one fleet to another, and two fleets that become one."""

from functools import partial

import pytest
from hypothesis import given

from metamaker.core.elements.listing import with_fields
from metamaker.core.elements.transfer import Arrival, NewId, brought, everything
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.edits.classes import duplicate_class
from metamaker.games.metaverse.edits.roster import add_ship
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import MassFactorFormula
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.games.metaverse.stats.value import combat_value
from tests.games.metaverse.edits.any_fleet import ANY_FLEET
from tests.games.metaverse.edits.flotilla import EGRET, FLEET, HERON, chain
from tests.games.metaverse.strategies import fleets

EMPTY = Fleet(name="Empty")
bring = partial(brought, STRUCTURE, rename=False)
GROUPS = ("weapons", "starfighters", "bays", "classes", "ships", "squadrons")


def merged(into: Fleet, source: Fleet) -> Arrival[Fleet]:
    return bring(into, source, everything(STRUCTURE, source))


def listed(fleet: Fleet) -> dict[str, list[str]]:
    return {group: found for group in GROUPS if (found := [element.id for element in getattr(fleet, group)])}


def test_a_class_brings_what_it_needs_and_nothing_else() -> None:
    arrival = bring(EMPTY, FLEET, ["classes/heron"])
    fleet = arrival.document
    assert (arrival.refs, arrival.new_ids, arrival.differing) == (("classes/heron",), (), ())
    assert listed(fleet) == {
        "weapons": ["gun"],
        "starfighters": ["dart", "wasp"],
        "bays": ["deck"],
        "classes": ["heron"],
    }
    assert fleet.classes[0] is HERON
    assert fleet.name == "Empty"
    assert listed(bring(EMPTY, FLEET, ["classes/egret"]).document) == {"weapons": ["gun"], "classes": ["egret"]}


def test_ships_and_definitions_bring_theirs() -> None:
    assert listed(bring(EMPTY, FLEET, ["bays/deck"]).document) == {
        "starfighters": ["dart", "wasp"],
        "bays": ["deck"],
    }
    assert listed(bring(EMPTY, FLEET, ["squadrons/dart-squadron"]).document) == {
        "starfighters": ["dart"],
        "squadrons": ["dart-squadron"],
    }
    ship = bring(EMPTY, FLEET, ["ships/first", "weapons/lance"])
    assert ship.refs == ("ships/first", "weapons/lance")
    assert listed(ship.document) == {group: ids for group, ids in listed(FLEET).items() if group != "squadrons"} | {
        "classes": ["heron"],
        "ships": ["first"],
    }


def test_equal_definitions_and_classes_are_shared() -> None:
    twice = bring(FLEET, FLEET, ["classes/heron", "weapons/lance"])
    assert twice.document is FLEET
    assert (twice.refs, twice.new_ids) == (("classes/heron", "weapons/lance"), ())
    alike = FLEET.with_(weapons=(FLEET.weapons[0].with_(id="arm"), *FLEET.weapons))
    assert bring(alike, FLEET, ["weapons/gun"]).refs == ("weapons/gun",)
    renamed_gun = FLEET.weapons[0].with_(id="pistol")
    into = Fleet(weapons=(renamed_gun,))
    fleet = bring(into, FLEET, ["classes/egret"]).document
    assert fleet.weapons is into.weapons
    core = fleet.classes[0].sections.core
    assert core is not None
    assert core.mounts[0].weapon == "pistol"
    assert fleet.classes[0].sections.fore is EGRET.sections.fore


def test_what_clashes_gets_a_counter_that_is_told_and_followed() -> None:
    into = with_fields(STRUCTURE, FLEET, "weapons/gun", pulse=9)
    arrival = bring(into, FLEET, ["classes/heron"])
    fleet = arrival.document
    assert arrival.new_ids == (NewId("weapons", "gun", "gun-2", "Gun"), NewId("classes", "heron", "heron-2", "Heron"))
    assert arrival.refs == ("classes/heron-2",)
    assert design(fleet, fleet.ship_class("heron")).weapons["gun"].pulse == 9
    assert design(fleet, fleet.ship_class("heron-2")).weapons["gun-2"].pulse == 1
    assert bring(fleet, FLEET, ["classes/heron"]).document is fleet


def test_a_counter_takes_no_id_that_comes_along_as_well() -> None:
    source = Fleet(weapons=(FLEET.weapons[0], FLEET.weapons[0].with_(id="gun-2", name="Other")))
    into = Fleet(weapons=(FLEET.weapons[0].with_(pulse=9),))
    assert [weapon.id for weapon in merged(into, source).document.weapons] == ["gun", "gun-3", "gun-2"]


def test_an_id_is_taken_whatever_it_stands_for() -> None:
    into = Fleet(weapons=(FLEET.weapons[1].with_(id="heron"),))
    assert bring(into, FLEET, ["classes/heron"]).refs == ("classes/heron-2",)


@pytest.mark.rule("MV-3.8.0-06")
def test_ships_come_with_their_links_of_command() -> None:
    both = bring(EMPTY, FLEET, ["ships/third", "ships/second"]).document
    assert chain(both) == {"second": None, "third": "second"}
    gap = bring(EMPTY, FLEET, ["ships/third", "ships/first"]).document
    assert chain(gap) == {"first": None, "third": "first"}
    longer = add_ship(FLEET, "egret", "Fourth", commander="third").document
    assert chain(bring(EMPTY, longer, ["ships/fourth", "ships/first"]).document) == {
        "first": None,
        "fourth": "first",
    }
    again = bring(FLEET, FLEET, ["ships/third", "ships/second"])
    assert chain(again.document) == {**chain(FLEET), "second-2": None, "third-2": "second-2"}
    assert again.refs == ("ships/third-2", "ships/second-2")
    assert again.document.classes is FLEET.classes


@pytest.mark.rule("MV-3.8.0-04")
def test_two_fleets_in_one_keep_both_rosters_and_both_roots() -> None:
    other = add_ship(duplicate_class(FLEET, "egret", "B").document, "egret-b", "Fourth", commander="third").document
    arrival = merged(FLEET, other)
    fleet = arrival.document
    assert chain(fleet) == {
        **chain(FLEET),
        "first-2": None,
        "second-2": "first-2",
        "third-2": "second-2",
        "fourth": "third-2",
    }
    assert fleet.ship("first-2").loadouts == FLEET.ship("first").loadouts
    assert fleet.ship("fourth").ship_class == "egret-b"
    assert [ship.id for ship in fleet.classes] == ["heron", "egret", "egret-b"]
    assert [squadron.id for squadron in fleet.squadrons] == ["dart-squadron", "dart-squadron-2"]
    assert {each.name for each in arrival.new_ids} == {"First", "Second", "Third", "Dart"}
    assert len(arrival.refs) == sum(len(ids) for ids in listed(other).values())


def test_house_rules_come_to_an_empty_fleet_alone() -> None:
    formulas = (HouseFormula(entry="ship.ems", expression="3"),)
    source = FLEET.with_(formulas=formulas, mass_factor=MassFactorFormula.LITERAL)
    empty = bring(EMPTY, source, ["classes/egret"])
    assert (empty.document.formulas, empty.document.mass_factor, empty.differing) == (formulas, MassFactorFormula.LITERAL, ())
    full = bring(FLEET, source, ["classes/egret"])
    assert (full.document.formulas, full.document.mass_factor) == ((), MassFactorFormula.STOCK)
    assert full.differing == ("ship.ems", "mass_factor")


def test_only_what_is_listed_comes() -> None:
    with pytest.raises(EditProblem, match=r"^Bridge, core of Heron cannot be copied separately\.$"):
        bring(EMPTY, FLEET, ["classes/heron/core/bridge"])
    with pytest.raises(EditProblem, match=r"^There is no “classes/owl” to copy\.$"):
        bring(EMPTY, FLEET, ["classes/owl"])


def test_a_fleet_has_room_for_so_many() -> None:
    many = Fleet(weapons=tuple(FLEET.weapons[0].with_(id=f"w{n}", pulse=n % 90, range_cm=n // 90) for n in range(400)))
    other = Fleet(weapons=tuple(weapon.with_(id=f"x{weapon.id}", name="Other") for weapon in many.weapons))
    with pytest.raises(EditProblem, match=r"^Weapons must be a list of up to 500 entries\.$"):
        merged(many, other)


@ANY_FLEET
@given(fleets())
def test_everything_brought_into_an_empty_fleet_is_worth_the_same(fleet: Fleet) -> None:
    arrival = merged(Fleet(), fleet)
    copy = arrival.document
    assert (arrival.new_ids, arrival.differing) == ((), ())
    assert all(getattr(copy, group) == getattr(fleet, group) for group in GROUPS)
    assert [combat_value(design(copy, ship)) for ship in copy.classes] == [
        combat_value(design(fleet, ship)) for ship in fleet.classes
    ]
    assert fleet_stats(copy).combat_value == fleet_stats(fleet).combat_value


@ANY_FLEET
@given(fleets(), fleets())
def test_two_fleets_in_one_lose_nothing(one: Fleet, other: Fleet) -> None:
    arrival = merged(one, other)
    fleet, refs = arrival.document, arrival.refs
    assert METAVERSE.documents.read(METAVERSE.documents.body(fleet), "") == fleet
    for group in GROUPS:
        ours = getattr(one, group)
        assert all(new is old for new, old in zip(getattr(fleet, group), ours, strict=False))
    assert len(fleet.ships) == len(one.ships) + len(other.ships)
    assert len(fleet.squadrons) == len(one.squadrons) + len(other.squadrons)
    asked = [*(ship.ref() for ship in other.classes), *(ship.ref() for ship in other.ships)]
    arrived = dict(zip(asked, _of_ships(refs), strict=True))
    for ship in other.ships:
        new = fleet.ship(arrived[ship.ref()].partition("/")[2])
        assert f"classes/{new.ship_class}" == arrived[f"classes/{ship.ship_class}"]
        assert (new.commander and f"ships/{new.commander}") == (ship.commander and arrived[f"ships/{ship.commander}"])
    for old in other.classes:
        now = fleet.ship_class(arrived[old.ref()].partition("/")[2])
        for name in SectionName:
            assert (now.sections[name] is None) is (old.sections[name] is None)
        assert [weapon.with_(id="x") for weapon in _armed(fleet, now.id)] == [
            weapon.with_(id="x") for weapon in _armed(other, old.id)
        ]


def _of_ships(refs: tuple[str, ...]) -> list[str]:
    return [ref for ref in refs if ref.startswith(("classes/", "ships/"))]


def _armed(fleet: Fleet, class_id: str) -> list[Weapon]:
    ship = fleet.ship_class(class_id)
    known = design(fleet, ship).weapons
    return [known[mount.weapon] for _, section in ship.sections.standing() for mount in section.mounts]
