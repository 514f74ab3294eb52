"""What comes from another fleet gets names that tell it apart, and is counted."""

from metamaker.games.metaverse.edits.arrival import NewName, arrived, cut, everything
from metamaker.games.metaverse.edits.classes import change_class
from metamaker.games.metaverse.edits.definitions import change_definition
from metamaker.games.metaverse.edits.parts import add_mount
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from tests.games.metaverse.edits.flotilla import FLEET, chain


def armed(fleet: Fleet) -> Fleet:
    return add_mount(fleet, "heron", SectionName.CORE, "lance").fleet


def test_a_class_brings_what_it_needs_and_shares_what_is_there() -> None:
    source = armed(FLEET)
    arrival = arrived(FLEET, source, ["classes/heron"])
    assert arrival.new == {"classes": 1}
    assert arrival.shared == {"weapons": 2, "starfighters": 2, "bays": 1}
    assert arrival.renamed == (NewName("classes", "Heron", "Heron 2"),)
    assert [ship.name for ship in arrival.fleet.classes] == ["Heron", "Egret", "Heron 2"]


def test_another_thing_of_the_same_name_gets_a_number() -> None:
    source = change_definition(armed(FLEET), "weapons/lance", range_cm=50)
    arrival = arrived(FLEET, source, ["weapons/lance"])
    assert arrival.renamed == (NewName("weapons", "Lance", "Lance 2"),)
    assert [(weapon.name, weapon.range_cm) for weapon in arrival.fleet.weapons[1:]] == [("Lance", 30), ("Lance 2", 50)]
    assert arrival.refs == (arrival.fleet.weapons[2].id.join(["weapons/", ""]),)


def test_another_variant_is_no_clash() -> None:
    source = change_class(FLEET, "heron", variant="Mk II", crew_quality=4)
    arrival = arrived(FLEET, source, ["classes/heron"])
    assert (arrival.renamed, [ship.name for ship in arrival.fleet.classes]) == ((), ["Heron", "Egret", "Heron"])


def test_ships_come_under_the_commander_that_is_asked_for() -> None:
    arrival = arrived(FLEET, FLEET, ["ships/second", "ships/third"], commander="first")
    assert [ship.name for ship in arrival.fleet.ships] == ["First", "Second", "Third", "Second 2", "Third 2"]
    second, third = (ref.partition("/")[2] for ref in arrival.refs)
    assert (chain(arrival.fleet)[second], chain(arrival.fleet)[third]) == ("first", second)


def test_what_travels_is_cut_to_what_it_needs() -> None:
    travelling = cut(armed(FLEET), ["ships/third"])
    assert everything(travelling) == ("weapons/gun", "classes/egret", "ships/third")
    assert travelling.ships[0].commander is None
    assert (travelling.name, travelling.notes) == ("Flotilla", "")


def test_two_fleets_become_one() -> None:
    other = FLEET.with_(name="Other", ships=FLEET.ships[:1])
    arrival = arrived(FLEET, other, everything(other))
    assert arrival.new == {"ships": 1, "squadrons": 1}
    assert arrival.shared == {"weapons": 2, "starfighters": 2, "bays": 1, "classes": 2}
