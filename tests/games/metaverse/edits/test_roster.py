"""Edits of the roster and of the chain of command."""

import pytest

from metamaker.core.edits import changed
from metamaker.core.elements.listing import placed, removed, with_fields
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.edits.building import put
from metamaker.games.metaverse.edits.classes import duplicate_class
from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.edits.roster import add_ship, add_squadron, reclass, set_commander, set_loadout
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.fleet import Limits
from metamaker.games.metaverse.model.starfighter import Load, ShipLoadout
from metamaker.games.metaverse.model.words import CommandLevel, LoadoutKind
from tests.games.metaverse.edits.flotilla import FLEET, chain

DARTS = (Load(starfighter="dart", count=2),)


def test_new_ships_are_last_and_called_after_their_class_unless_named() -> None:
    fleet, first = add_ship(FLEET, "egret")
    fleet, second = add_ship(fleet, "egret", commander="first")
    fleet, third = add_ship(fleet, "egret", "First")
    assert (first, second, third) == ("ships/egret-2", "ships/egret-2-2", "ships/first-2")
    assert [(ship.name, ship.commander) for ship in fleet.ships[3:]] == [("Egret", None), ("Egret 2", "first"), ("First", None)]
    with pytest.raises(EditProblem, match="This fleet has no ship “nobody”"):
        add_ship(FLEET, "egret", commander="nobody")


def test_a_ship_changes_and_the_others_stay() -> None:
    fleet = with_fields(STRUCTURE, FLEET, "ships/second", name="Deuce", level=CommandLevel.SQUADRON)
    assert [ship.name for ship in fleet.ships] == ["First", "Deuce", "Third"]
    assert fleet.ships[0] is FLEET.ships[0]
    assert with_fields(STRUCTURE, FLEET, "ships/second", name="Second", commander="first", ship_class="egret") is FLEET
    with pytest.raises(EditProblem, match="Third is under the command of Second and cannot command it"):
        EDITS.changed(FLEET, "ships/second", "commander", "third")
    assert EDITS.changed(FLEET, "ships/first", "ship_class", "egret").ship("first").loadouts == ()


@pytest.mark.rule("MV-3.8.0-06")
def test_who_was_under_a_ship_that_goes_rises() -> None:
    assert chain(removed(STRUCTURE, FLEET, "ships/second")) == {"first": None, "third": "first"}
    assert chain(removed(STRUCTURE, FLEET, "ships/first", "ships/second")) == {"third": None}
    assert removed(STRUCTURE, FLEET) is FLEET


def test_nobody_commands_who_commands_them() -> None:
    assert chain(set_commander(FLEET, ["third"], "first")) == {"first": None, "second": "first", "third": "first"}
    assert chain(set_commander(FLEET, ["second", "third"], None)) == {"first": None, "second": None, "third": None}
    turned = set_commander(set_commander(FLEET, ["third"], None), ["first"], "third")
    assert chain(turned) == {"first": "third", "second": "first", "third": None}
    with pytest.raises(EditProblem, match=r"^Third is under the command of First and cannot command it\.$"):
        set_commander(FLEET, ["first"], "third")
    with pytest.raises(EditProblem, match=r"^Second cannot command itself\.$"):
        set_commander(FLEET, ["third", "second"], "second")


def test_only_a_ship_commands_a_new_ship() -> None:
    (made, *_) = FLEET.classes
    with pytest.raises(EditProblem, match=rf"^“{made.name}” is not a ship, so it cannot command one\.$"):
        put(FLEET, f"classes/{made.id}", f"classes/{made.id}", "", "en")


def test_ships_change_places() -> None:
    assert list(chain(placed(STRUCTURE, FLEET, "ships/third", "first"))) == ["third", "first", "second"]
    assert list(chain(placed(STRUCTURE, FLEET, "ships/first", None))) == ["second", "third", "first"]
    assert placed(STRUCTURE, FLEET, "ships/third", None) is FLEET


def test_a_whole_squadron_takes_another_class() -> None:
    fleet = reclass(FLEET, ["second", "third"], "heron")
    assert [ship.ship_class for ship in fleet.ships] == ["heron"] * 3
    assert fleet.ships[0] is FLEET.ships[0]
    assert reclass(FLEET, ["second"], "egret") is FLEET


@pytest.mark.rule("MV-3.0.1-15")
def test_a_loadout_stays_where_the_new_class_has_the_same_bay_for_it() -> None:
    fleet = duplicate_class(FLEET, "heron", "B").document
    assert reclass(fleet, ["first"], "heron-b").ship("first").loadouts == FLEET.ship("first").loadouts
    assert reclass(fleet, ["first"], "egret").ship("first").loadouts == ()
    more = with_fields(STRUCTURE, fleet, "classes/heron-b/core/flight-deck", count=2)
    assert reclass(more, ["first"], "heron-b").ship("first").loadouts == FLEET.ship("first").loadouts
    built_in = with_fields(STRUCTURE, fleet, "classes/heron-b/core/flight-deck", loadout=LoadoutKind.PERMANENT)
    assert reclass(built_in, ["first"], "heron-b").ship("first").loadouts == ()
    fixed = fleet.with_(bays=(*fleet.bays, fleet.bays[0].with_(id="pad")))
    other = with_fields(STRUCTURE, fixed, "classes/heron-b/core/flight-deck", bay="pad")
    assert reclass(other, ["first"], "heron-b").ship("first").loadouts == ()


def test_ships_choose_what_they_carry() -> None:
    fleet = set_loadout(FLEET, "first", "flight-deck", DARTS)
    assert fleet.ship("first").loadouts == (ShipLoadout(bay="flight-deck", squadrons=DARTS),)
    assert set_loadout(fleet, "first", "flight-deck", [*DARTS, Load(starfighter="wasp", count=0)]) is fleet
    empty = set_loadout(fleet, "first", "flight-deck", [])
    assert empty.ship("first").loadouts == ()
    assert set_loadout(empty, "first", "flight-deck", DARTS) == fleet
    with pytest.raises(EditProblem, match=r"^Egret has no bay “flight-deck”\.$"):
        set_loadout(FLEET, "second", "flight-deck", DARTS)
    with pytest.raises(EditProblem, match="with the id “owl”"):
        set_loadout(FLEET, "first", "flight-deck", [Load(starfighter="owl")])


def test_squadrons_stand_beside_the_ships() -> None:
    fleet, ref = add_squadron(FLEET, "dart", 3)
    assert (ref, fleet.squadrons[1].count) == ("squadrons/dart-squadron-2", 3)
    fleet = with_fields(STRUCTURE, fleet, "squadrons/dart-squadron-2", starfighter="wasp")
    assert fleet.squadrons[0] is FLEET.squadrons[0]
    assert fleet.squadrons[1].starfighter == "wasp"
    assert removed(STRUCTURE, fleet, "squadrons/dart-squadron-2") == FLEET
    with pytest.raises(EditProblem, match=r"There is no “squadrons/owl” in this fleet\."):
        removed(STRUCTURE, FLEET, "squadrons/owl")


def test_the_fleet_itself_changes() -> None:
    fleet = changed(FLEET, name="Armada", limits=Limits(combat_value=300.0))
    assert (fleet.name, fleet.limits.combat_value, fleet.classes is FLEET.classes) == ("Armada", 300.0, True)
    assert changed(fleet, limits=Limits(combat_value=300.0)) is fleet
    assert changed(fleet, name=" Armada ") is fleet
    with pytest.raises(EditProblem, match=r"^Tonnes per hit must be a number of at least 0, not -1\.0\.$"):
        changed(FLEET, tonnes_per_hit=-1.0)
