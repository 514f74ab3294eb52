"""Reactors that detonate, blasts, and other damage that no weapon deals (3.2.3, 1.2.3)."""

from dataclasses import replace

import pytest

from metamaker.games.metaverse.battle.damage.detonation import collide, detonate
from metamaker.games.metaverse.battle.damage.events import BlastReached, BlastSpread
from metamaker.games.metaverse.battle.damage.hull import Cause, destroy_section
from metamaker.games.metaverse.battle.damage.strike import Wounds
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, Status, Vessel
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import DefenceType
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.battle.battles import (
    AFT,
    CORE,
    FORE,
    PORT,
    battle_of,
    hull,
    ship_class,
    single,
    spread,
    vessel_of,
)
from tests.games.metaverse.builders import component, design_of, generator, with_arc

BOOM, RAM = Cause("detonation"), Cause("ram", 0)
WITH_REACTOR = ship_class(hull(40, 2), fore=hull(20, 2, reactor=True), aft=hull(20, 2))


def rated(vessel: Vessel, section: int, rating: int) -> None:
    """Give the reactor of a section this rating."""
    for system in vessel.of("reactor"):
        if system.plan.section == section:
            system.plan = replace(system.plan, rating=rating)


@pytest.mark.rule("MV-3.2.3-06", "MV-A.2-58")
@pytest.mark.parametrize(("rating", "fore", "core"), [(15, 5, 40), (20, 0, 40), (33, 0, 27)])
def test_a_reactor_takes_its_section_then_the_core_past_shields_and_armour(rating: int, fore: int, core: int) -> None:
    ship = with_arc(WITH_REACTOR, Arc.FORE, shield_hits=9, armour_rating=5)
    battle, vessel, dice = single(ship)
    rated(vessel, FORE, rating)
    detonate(battle, vessel, FORE, BOOM)
    dice.finish()
    assert (vessel.sections[FORE].left, vessel.sections[CORE].left) == (fore, core)
    assert vessel.system("fore/reactor#1").flags & DESTROYED
    assert vessel.arcs[FORE].shield_hits == (9 if fore else 0)


@pytest.mark.rule("MV-3.2.3-06", "MV-3.2.3-08", "MV-3.2.3-07")
def test_what_the_core_does_not_hold_goes_out_and_loses_5_with_every_complete_cm() -> None:
    battle, (source, *others), dice = spread(WITH_REACTOR, apart_cm=[0, 2, 6])
    others[1].course = others[1].course._replace(place=Point(0, 2 * CM + 999))
    rated(source, CORE, 70)
    detonate(battle, source, CORE, BOOM)
    dice.finish()
    assert source.status is Status.DESTROYED
    # the sections of the ship itself take nothing more
    assert (source.sections[FORE].left, source.sections[AFT].left) == (20, 20)
    assert [event.excess for event in battle.events if isinstance(event, BlastSpread)] == [30]
    assert [event.amount for event in battle.events if isinstance(event, BlastReached)] == [30, 20]
    # at distance 0 in the fore arc; from 2 cm north the source lies astern
    first, second, third = others
    assert [first.sections[FORE].left, first.sections[CORE].left, second.sections[AFT].left] == [0, 30, 0]
    assert third.sections[AFT].left == 20


@pytest.mark.rule("MV-3.2.3-07")
def test_a_blast_is_one_pulse_of_energy_that_meets_shields_and_armour_but_no_deflector() -> None:
    parts = (generator(Arc.AFT, 1), component("energy_deflector", 11, Arc.AFT))
    ship = ship_class(hull(40, 2), aft=hull(40, 2, components=parts))
    ship = with_arc(ship, Arc.AFT, shield_hits=4, armour_rating=2, ablative_plates=1, armour_type=DefenceType.ENERGY)
    battle, (source, other), _ = spread(ship, apart_cm=[2])
    rated(source, CORE, 70)
    detonate(battle, source, CORE, BOOM)
    arc = other.arcs[AFT]
    assert (arc.shield_hits, arc.plates, other.sections[AFT].left) == (0, 1, 40 - (20 - 4 - 3))
    assert (arc.struck, other.shields_hit) == (False, False)


@pytest.mark.rule("MV-3.2.3-11", "MV-3.4.8-08")
def test_a_blast_strikes_every_ship_on_the_table_and_a_ship_that_it_destroys_does_not_detonate() -> None:
    fragile = ship_class(hull(4, 1))
    design = design_of(fragile)
    vessels = [vessel_of(design, number, number % 2) for number in range(5)]
    battle = battle_of(vessels)
    vessels[2].status, vessels[3].cloaked = Status.AWAY, 1
    rated(vessels[0], CORE, 10)
    rated(vessels[1], CORE, 90)
    detonate(battle, vessels[0], CORE, BOOM)
    assert [vessel.status.name for vessel in vessels] == ["DESTROYED", "DESTROYED", "AWAY", "DESTROYED", "DESTROYED"]
    assert len([event for event in battle.events if isinstance(event, BlastSpread)]) == 1
    assert vessels[1].fate is not None
    assert (vessels[1].fate.cause, vessels[1].fate.by) == ("blast", 0)


@pytest.mark.rule("MV-3.2.3-10", "MV-1.3.6-24", "MV-3.2.3-01")
def test_a_reactor_detonates_once_and_not_in_a_destroyed_section() -> None:
    battle, vessel, _ = single(WITH_REACTOR)
    rated(vessel, FORE, 5)
    detonate(battle, vessel, FORE, BOOM)
    detonate(battle, vessel, FORE, BOOM)
    detonate(battle, vessel, AFT, BOOM)
    assert [section.left for section in vessel.sections] == [15, 0, 20, 0, 40]
    battle, vessel, _ = single(WITH_REACTOR)
    destroy_section(battle, vessel, FORE, BOOM)
    detonate(battle, vessel, FORE, BOOM)
    assert vessel.sections[CORE].left == 40
    battle, vessel, _ = single(WITH_REACTOR)
    destroy_section(battle, vessel, CORE, BOOM)
    detonate(battle, vessel, FORE, BOOM)
    assert vessel.sections[FORE].left == 20


def collided(ship: ShipClass, amount: int, *, kinetic: bool, arc: int = FORE) -> tuple[Wounds, Vessel]:
    battle, vessel, dice = single(ship)
    wounds = collide(battle, vessel, arc, amount, kinetic=kinetic, cause=RAM)
    dice.finish()
    return wounds, vessel


@pytest.mark.rule("MV-1.2.3-42", "MV-1.2.3-77", "MV-1.2.3-74")
def test_a_collision_is_one_raking_pulse_that_matching_shields_and_armour_with_plates_meet() -> None:
    parts = (component("energy_kinetic_deflector", 11, Arc.FORE),)
    ship = ship_class(hull(40, 2), fore=hull(20, 2, components=parts))
    ship = with_arc(ship, Arc.FORE, shield_hits=3, shield_type=DefenceType.KINETIC, armour_rating=1, ablative_plates=2)
    wounds, vessel = collided(ship, 12, kinetic=True)
    assert wounds == Wounds(3, (6, 0, 0, 0, 0))
    assert (vessel.arcs[FORE].struck, vessel.shields_hit) == (False, False)
    assert collided(ship, 12, kinetic=False)[0] == Wounds(0, (9, 0, 0, 0, 0))
    assert collided(ship, 30, kinetic=False)[0] == Wounds(0, (20, 0, 0, 0, 7))


@pytest.mark.rule("MV-1.2.3-77", "MV-3.5.9-06", "MV-1.3.6-23")
def test_adaptation_armours_shields_against_collisions_and_an_open_arc_has_armour_1() -> None:
    ship = ship_class(hull(40, 2), fore=hull(20, 2, components=(component("adaptive_shield_generator", 2, Arc.FORE),)))
    battle, vessel, _ = single(with_arc(ship, Arc.FORE, shield_hits=9))
    vessel.arcs[FORE].adaptation = 2
    assert collide(battle, vessel, FORE, 5, kinetic=False, cause=RAM).shields == 3
    assert vessel.arcs[FORE].adaptation == 2
    destroy_section(battle, vessel, FORE, BOOM)
    assert collide(battle, vessel, FORE, 5, kinetic=True, cause=RAM) == Wounds(0, (0, 0, 0, 0, 4))
    assert collide(battle, vessel, PORT, 5, kinetic=True, cause=RAM) == Wounds(0, (0, 0, 0, 0, 5))
    told = len(battle.events)
    assert collide(battle, vessel, PORT, 0, kinetic=True, cause=RAM) == Wounds(0, (0, 0, 0, 0, 0))
    assert len(battle.events) == told


@pytest.mark.rule("MV-3.2.3-04", "MV-A.2-58")
def test_a_disabled_reactor_can_still_detonate() -> None:
    battle, vessel, _ = single(WITH_REACTOR)
    rated(vessel, FORE, 5)
    vessel.system("fore/reactor#1").flags |= DISABLED
    detonate(battle, vessel, FORE, BOOM)
    assert vessel.sections[FORE].left == 15
