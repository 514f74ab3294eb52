"""Parts by themselves, on their way to another place."""

import pytest

from metamaker.core.property import EditProblem
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.edits.carrier import carrier, is_part, unpacked
from metamaker.games.metaverse.edits.definitions import change_definition
from metamaker.games.metaverse.edits.inspected import inspected
from metamaker.games.metaverse.edits.lookup import parts_of
from metamaker.games.metaverse.edits.parts import add_bay, add_component, add_mount
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.fleet import Fleet
from tests.games.metaverse.edits.flotilla import FLEET

CORE, FORE = SectionName.CORE, SectionName.FORE
BARE = Fleet(name="Other", weapons=FLEET.weapons[:1], classes=FLEET.classes[1:])
"""A fleet with one class and the one weapon that it has."""


def parts(fleet: Fleet, class_id: str, section: SectionName) -> list[str]:
    found = fleet.ship_class(class_id).sections[section]
    return [part.id for group in parts_of(found).values() for part in group] if found else []


def test_a_carrier_has_the_part_and_what_is_defined_for_it_alone() -> None:
    armed = add_mount(FLEET, "heron", CORE, "lance")
    carried = carrier(armed.fleet, armed.ref)
    assert [weapon.id for weapon in carried.weapons] == ["lance"]
    assert (carried.bays, carried.starfighters, carried.ships) == ((), (), ())
    assert parts(carried, "heron", CORE) == [armed.ref.rpartition("/")[2]]
    assert METAVERSE.documents.read(METAVERSE.documents.body(carried), "clipboard") == carried


def test_a_weapon_goes_to_another_fleet_with_its_definition() -> None:
    armed = add_mount(FLEET, "heron", CORE, "lance")
    made, renamed = unpacked(BARE, carrier(armed.fleet, armed.ref), "egret", FORE)
    assert [weapon.id for weapon in made.fleet.weapons] == ["gun", "lance"]
    assert made.ref.startswith("classes/egret/fore/")
    assert [ship.id for ship in made.fleet.classes] == ["egret"]
    assert renamed == ()


def test_a_clashing_definition_comes_under_another_id() -> None:
    armed = add_mount(FLEET, "heron", CORE, "lance")
    other = change_definition(armed.fleet, "weapons/lance", range_cm=90)
    made, renamed = unpacked(other, carrier(armed.fleet, armed.ref), "egret", FORE)
    assert [each.old_id for each in renamed] == ["lance"]
    assert {weapon.id: weapon.range_cm for weapon in made.fleet.weapons}[renamed[0].new_id] == 30


def test_within_a_fleet_definitions_are_shared_and_nothing_else_changes() -> None:
    hangar = add_bay(FLEET, "egret", CORE, "deck")
    made, _ = unpacked(hangar.fleet, carrier(hangar.fleet, hangar.ref), "egret", FORE)
    assert made.fleet.bays is hangar.fleet.bays
    assert made.fleet.classes[0] is hangar.fleet.classes[0]
    assert len(parts(made.fleet, "egret", FORE)) == 1


def test_its_equal_gets_one_copy_more() -> None:
    first = add_component(FLEET, "egret", FORE, ComponentKind.SENSOR_ARRAY, rating=12)
    made, _ = unpacked(first.fleet, carrier(first.fleet, first.ref), "egret", FORE)
    assert made.ref == first.ref
    assert len(parts(made.fleet, "egret", FORE)) == 1


def test_what_is_no_part_cannot_be_carried() -> None:
    assert not is_part(FLEET, "classes/heron/core/hull_hits")
    with pytest.raises(EditProblem, match="Only parts"):
        carrier(FLEET, "classes/heron/core/hull_hits")
    with pytest.raises(EditProblem, match="no part"):
        unpacked(FLEET, BARE.with_(classes=()), "heron", CORE)


def test_a_section_is_looked_at_with_the_arcs_that_it_carries() -> None:
    assert inspected(FLEET, "classes/egret/fore") == ("classes/egret/fore", "classes/egret/arcs/fore")
    assert len(inspected(FLEET, "classes/heron/core/hull_hits")) == 5
    assert inspected(FLEET, "ships/second") == ("ships/second", "classes/egret")
    assert inspected(FLEET, "weapons/lance") == ("weapons/lance",)
    assert inspected(FLEET, "classes/nobody") == ()


def test_pasting_leaves_a_fleet_that_can_be_checked() -> None:
    armed = add_mount(FLEET, "heron", CORE, "lance")
    made, _ = unpacked(BARE, carrier(armed.fleet, armed.ref), "egret", FORE)
    assert isinstance(check_fleet(made.fleet), tuple)
