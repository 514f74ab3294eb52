"""What comes from another fleet gets names that tell it apart, and is counted."""

from metamaker.core.elements.listing import with_fields
from metamaker.core.elements.transfer import NewName, brought, cut, everything, newcomers
from metamaker.games.metaverse.edits.parts import add_mount
from metamaker.games.metaverse.edits.roster import led_by
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from tests.games.metaverse.edits.flotilla import FLEET, chain


def armed(fleet: Fleet) -> Fleet:
    return add_mount(fleet, "heron", SectionName.CORE, "lance").document


def test_a_class_brings_what_it_needs_and_shares_what_is_there() -> None:
    source = armed(FLEET)
    arrival = brought(STRUCTURE, FLEET, source, ["classes/heron"])
    assert newcomers(STRUCTURE, FLEET, arrival.document) == {"classes": 1}
    assert arrival.shared == {"weapons": 2, "starfighters": 2, "bays": 1}
    assert arrival.new_names == (NewName("classes", "heron", "Heron", "Heron 2"),)
    assert [ship.name for ship in arrival.document.classes] == ["Heron", "Egret", "Heron 2"]


def test_another_thing_of_the_same_name_gets_a_number() -> None:
    source = with_fields(STRUCTURE, armed(FLEET), "weapons/lance", range_cm=50)
    arrival = brought(STRUCTURE, FLEET, source, ["weapons/lance"])
    assert arrival.new_names == (NewName("weapons", "lance", "Lance", "Lance 2"),)
    assert [(weapon.name, weapon.range_cm) for weapon in arrival.document.weapons[1:]] == [("Lance", 30), ("Lance 2", 50)]
    assert arrival.refs == (arrival.document.weapons[2].id.join(["weapons/", ""]),)


def test_another_variant_is_no_clash() -> None:
    source = with_fields(STRUCTURE, FLEET, "classes/heron", variant="Mk II", crew_quality=4)
    arrival = brought(STRUCTURE, FLEET, source, ["classes/heron"])
    assert (arrival.new_names, [ship.name for ship in arrival.document.classes]) == ((), ["Heron", "Egret", "Heron"])


def test_ships_come_under_the_commander_that_is_asked_for() -> None:
    arrival = led_by(brought(STRUCTURE, FLEET, FLEET, ["ships/second", "ships/third"]), "first")
    assert [ship.name for ship in arrival.document.ships] == ["First", "Second", "Third", "Second 2", "Third 2"]
    second, third = (ref.partition("/")[2] for ref in arrival.refs)
    assert (chain(arrival.document)[second], chain(arrival.document)[third]) == ("first", second)


def test_what_travels_is_cut_to_what_it_needs() -> None:
    travelling = cut(STRUCTURE, armed(FLEET), ["ships/third"])
    assert everything(STRUCTURE, travelling) == ("weapons/gun", "classes/egret", "ships/third")
    assert travelling.ships[0].commander is None
    assert (travelling.name, travelling.notes) == ("Flotilla", "")


def test_two_fleets_become_one() -> None:
    other = FLEET.with_(name="Other", ships=FLEET.ships[:1])
    arrival = brought(STRUCTURE, FLEET, other, everything(STRUCTURE, other))
    assert newcomers(STRUCTURE, FLEET, arrival.document) == {"ships": 1, "squadrons": 1}
    assert arrival.shared == {"weapons": 2, "starfighters": 2, "bays": 1, "classes": 2}
