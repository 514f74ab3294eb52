"""FTL drives that are charged, turn by turn, and what becomes of charges."""

import pytest

from metamaker.games.metaverse.battle.damage.hull import Cause, disable
from metamaker.games.metaverse.battle.kinematics.ftl import Charge
from metamaker.games.metaverse.battle.movement.events import ChargeLost, ChargeWasted, DriveCharged, FieldRolled
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, UNPOWERED
from metamaker.games.metaverse.battle.turn.step import aftermath
from metamaker.games.metaverse.model.section import Section, Sections
from tests.games.metaverse.battle.afloat import at, fleet, of_kind, rolled_all, sail, under_way
from tests.games.metaverse.battle.ships import sailing
from tests.games.metaverse.builders import component, protected

A, B = "a/heron-1", "b/heron-2"
REF = "core/basic-ftl#1"
FTL = component("basic_ftl", 3)


@pytest.mark.rule("MV-1.2.3-44", "MV-1.2.3-46", "MV-1.2.3-47")
def test_a_drive_is_charged_plot_by_plot() -> None:
    battle, (ship, _) = fleet(under_way(FTL), under_way(side=1))
    for turns in (1, 2, 3):
        assert of_kind(sail(battle, {A: f"FTL{turns}"}), DriveCharged) == [DriveCharged(A, REF, turns)]
    events = sail(battle, {A: "FTL-R"})
    assert not of_kind(events, ChargeLost)
    assert not of_kind(events, ChargeWasted)
    assert not ship.fights


@pytest.mark.rule("MV-1.2.3-46")
def test_a_gap_loses_the_charge_without_harm() -> None:
    battle, (ship, _) = fleet(under_way(FTL), under_way(side=1))
    sail(battle, {A: "FTL1"})
    sail(battle, {A: "FTL2"})
    assert of_kind(sail(battle, {A: "R1"}), ChargeLost) == [ChargeLost(A, REF)]
    assert ship.charges == ()


@pytest.mark.rule("MV-1.2.3-49", "MV-1.2.3-50", "MV-1.2.3-48")
def test_a_charge_that_is_wasted_blows_the_drive_up_behind_shields_and_armour() -> None:
    arcs = protected(armour_rating=9, shield_hits=9)
    battle, (ship, _) = fleet(under_way(FTL, arcs=arcs), under_way(side=1), faces=[7, 6, 1])
    ship.charges = (Charge(REF, 3),)
    shields = [arc.shield_hits for arc in ship.arcs]
    assert of_kind(sail(battle, {A: "+1"}), ChargeWasted) == [ChargeWasted(A, REF)]
    assert ship.system(REF).flags & DESTROYED
    assert ship.sections[4].left == 12 - 7
    assert [arc.shield_hits for arc in ship.arcs] == shields
    rolled_all(battle)  # a D20, and the D8 and D6 of the critical of the layer that was crossed off


@pytest.mark.rule("MV-1.2.3-48")
def test_a_drive_that_is_disabled_while_it_warms_up_blows_up() -> None:
    battle, (ship, _) = fleet(under_way(FTL), under_way(side=1), faces=[2])
    sail(battle, {A: "FTL1"})
    disable(battle, ship, ship.system(REF), Cause("test"))
    assert ship.system(REF).flags & DESTROYED
    assert ship.sections[4].left == 10
    rolled_all(battle)


@pytest.mark.rule("MV-1.2.3-48", "MV-1.2.3-46")
def test_a_drive_that_lost_its_power_loses_its_charge_and_nothing_else() -> None:
    battle, (ship, _) = fleet(under_way(FTL), under_way(side=1))
    sail(battle, {A: "FTL1"})
    ship.system("core/reactor#1").flags |= DESTROYED
    ship.changed()
    aftermath(battle)
    assert ship.system(REF).flags == UNPOWERED
    assert ship.charges == ()
    assert of_kind(battle.events, ChargeLost) == [ChargeLost(A, REF, ("MV-1.2.3-48", "MV-3.2.3-04"))]


@pytest.mark.rule("MV-3.5.5-04", "MV-3.5.5-05", "MV-3.5.5-01")
def test_a_gravity_well_ends_a_tactical_jump() -> None:
    drive = component("advanced_ftl", 1)
    for faces, y in (([3, 4], 70), ([1, 3, 3, 3], 90)):
        battle, (ship, _) = fleet(
            under_way(drive, course=sailing(50)),
            under_way(component("gravity_well_projector", 2), side=1, course=sailing(0, 0, at(0, 70))),
            faces=[6, 6, 6, 6, 6, 10, *faces],
        )
        ship.charges = (Charge("core/advanced-ftl#1", 1),)
        events = sail(battle, {A: "FTL-T6"})
        assert ship.course == sailing(50, place=at(0, y))
        assert [event.face for event in of_kind(events, FieldRolled)] == faces
        rolled_all(battle)


@pytest.mark.rule("MV-1.2.3-46", "MV-3.3.7-03")
def test_a_jump_uses_the_charge_of_one_drive_and_those_of_others_are_lost() -> None:
    battle, (ship, _) = fleet(under_way(FTL, component("advanced_ftl", 2)), under_way(side=1), faces=[1] * 6)
    ship.charges = (Charge(REF, 2), Charge("core/advanced-ftl#1", 2))
    events = sail(battle, {A: "FTL-T6"})
    assert of_kind(events, ChargeLost) == [ChargeLost(A, REF)]
    assert not of_kind(events, ChargeWasted)
    assert battle.table.vessels[0].charges == ()
    rolled_all(battle)


@pytest.mark.rule("MV-1.2.3-49", "MV-1.3.6-24")
def test_a_drive_that_goes_with_its_section_does_not_blow_up_as_well() -> None:
    """The first of two wasted drives takes the whole section; what follows is the critical of the core."""
    stern = Section(hull_hits=4, hull_layers=1, components=(component("basic_ftl", 1, count=2),))
    battle, (ship, _) = fleet(under_way(sections=Sections(aft=stern)), under_way(side=1), faces=[20, 1, 1])
    ship.charges = (Charge("aft/basic-ftl#1", 1), Charge("aft/basic-ftl#2", 1))
    events = sail(battle, {A: "+1"})
    assert of_kind(events, ChargeWasted) == [ChargeWasted(A, "aft/basic-ftl#1")]
    assert not ship.sections[2].stands
    rolled_all(battle)
