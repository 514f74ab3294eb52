"""Parts by themselves, on their way to another place."""

import pytest

from metamaker.core.elements.listing import with_fields
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.edits.classes import inspected
from metamaker.games.metaverse.edits.clipboard_fleet import clipboard_fleet, is_part, pasted
from metamaker.games.metaverse.edits.parts import add_bay, add_component, add_mount, parts_of
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ComponentKind
from tests.games.metaverse.edits.flotilla import FLEET

CORE, FORE = SectionName.CORE, SectionName.FORE
BARE = Fleet(name="Other", weapons=FLEET.weapons[:1], classes=FLEET.classes[1:])
"""A fleet with one class and the one weapon that it has."""


def parts(fleet: Fleet, class_id: str, section: SectionName) -> list[str]:
    found = fleet.ship_class(class_id).sections[section]
    return [part.id for group in parts_of(found).values() for part in group] if found else []


def test_a_clipboard_fleet_has_the_part_and_what_is_defined_for_it_alone() -> None:
    armed = add_mount(FLEET, "heron", CORE, "lance")
    carried = clipboard_fleet(armed.document, armed.ref)
    assert [weapon.id for weapon in carried.weapons] == ["lance"]
    assert (carried.bays, carried.starfighters, carried.ships) == ((), (), ())
    assert parts(carried, "heron", CORE) == [armed.ref.rpartition("/")[2]]
    assert METAVERSE.documents.read(METAVERSE.documents.body(carried), "clipboard") == carried


def test_a_weapon_goes_to_another_fleet_with_its_definition() -> None:
    armed = add_mount(FLEET, "heron", CORE, "lance")
    made = pasted(BARE, clipboard_fleet(armed.document, armed.ref), "egret", FORE)
    assert [weapon.id for weapon in made.document.weapons] == ["gun", "lance"]
    assert made.refs[0].startswith("classes/egret/fore/")
    assert [ship.id for ship in made.document.classes] == ["egret"]
    assert made.new_ids == ()


def test_a_clashing_definition_comes_under_another_id() -> None:
    armed = add_mount(FLEET, "heron", CORE, "lance")
    other = with_fields(STRUCTURE, armed.document, "weapons/lance", range_cm=90)
    made = pasted(other, clipboard_fleet(armed.document, armed.ref), "egret", FORE)
    assert [each.old for each in made.new_ids] == ["lance"]
    assert {weapon.id: weapon.range_cm for weapon in made.document.weapons}[made.new_ids[0].new] == 30


def test_within_a_fleet_definitions_are_shared_and_nothing_else_changes() -> None:
    hangar = add_bay(FLEET, "egret", CORE, "deck")
    made = pasted(hangar.document, clipboard_fleet(hangar.document, hangar.ref), "egret", FORE)
    assert made.document.bays is hangar.document.bays
    assert made.document.classes[0] is hangar.document.classes[0]
    assert len(parts(made.document, "egret", FORE)) == 1


def test_its_equal_gets_one_copy_more() -> None:
    first = add_component(FLEET, "egret", FORE, ComponentKind.SENSOR_ARRAY, rating=12)
    made = pasted(first.document, clipboard_fleet(first.document, first.ref), "egret", FORE)
    assert made.refs == (first.ref,)
    assert len(parts(made.document, "egret", FORE)) == 1


def test_what_is_no_part_cannot_be_carried() -> None:
    assert not is_part(FLEET, "classes/heron/core/hull_hits")
    with pytest.raises(EditProblem, match="can only copy parts"):
        clipboard_fleet(FLEET, "classes/heron/core/hull_hits")
    with pytest.raises(EditProblem, match="no part"):
        pasted(FLEET, BARE.with_(classes=()), "heron", CORE)


def test_a_section_is_looked_at_with_the_arcs_that_it_carries() -> None:
    assert inspected(FLEET, "classes/egret/fore") == ("classes/egret/fore", "classes/egret/arcs/fore")
    assert len(inspected(FLEET, "classes/heron/core/hull_hits")) == 5
    assert inspected(FLEET, "ships/second") == ("ships/second", "classes/egret")
    assert inspected(FLEET, "weapons/lance") == ("weapons/lance",)
    assert inspected(FLEET, "classes/nobody") == ()


def test_several_parts_travel_together() -> None:
    armed = add_mount(FLEET, "heron", CORE, "lance")
    sensed = add_component(armed.document, "heron", CORE, ComponentKind.SENSOR_ARRAY)
    refs = (armed.ref, sensed.ref)
    made = pasted(BARE, clipboard_fleet(sensed.document, *refs), "egret", FORE)
    assert len(made.refs) == 2
    assert len(parts(made.document, "egret", FORE)) == 2
    with pytest.raises(EditProblem, match="can only copy parts"):
        clipboard_fleet(sensed.document, *refs, "classes/heron/core/hull_hits")


def test_pasting_leaves_a_fleet_that_can_be_checked() -> None:
    armed = add_mount(FLEET, "heron", CORE, "lance")
    made = pasted(BARE, clipboard_fleet(armed.document, armed.ref), "egret", FORE)
    assert isinstance(check_fleet(made.document), tuple)
