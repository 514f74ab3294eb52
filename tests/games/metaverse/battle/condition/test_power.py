"""Power, bridges and shield generators after damage (3.2.1 to 3.2.3, 3.1.5, 3.5.8)."""

from dataclasses import replace

import pytest

from metamaker.games.metaverse.battle.damage.detonation import detonate
from metamaker.games.metaverse.battle.damage.events import BridgeRegained, BridgesLost, PowerLost, PowerReturned, ShieldsLost
from metamaker.games.metaverse.battle.damage.hull import Cause, destroy_section
from metamaker.games.metaverse.battle.damage.reactors import refresh, usable
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DISABLED, UNPOWERED, Vessel
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.section import ComponentKind
from tests.games.metaverse.battle.battles import FORE, hull, ship_class, single
from tests.games.metaverse.builders import EVERY_SECTOR, GUN, component, generator, mount, with_arc


def shielded() -> tuple[Battle, Vessel]:
    """Return a ship with a separate reactor fore, none aft; two generators fore, one aft, four shield hits each."""
    fore = hull(20, 2, crew=2, reactor=True, components=(generator(Arc.FORE, 1).with_(count=2), component("ew_array", 1)))
    guns = (mount("aft-guns", GUN, EVERY_SECTOR),)
    aft = hull(20, 2, crew=1, components=(generator(Arc.AFT, 1),), mounts=guns)
    ship = ship_class(hull(40, 2), fore=fore, aft=aft)
    battle, vessel, _ = single(with_arc(with_arc(ship, Arc.FORE, shield_hits=4), Arc.AFT, shield_hits=4))
    return battle, vessel


def hurt(vessel: Vessel, *refs: str) -> None:
    for ref in refs:
        vessel.system(ref).flags |= DISABLED
    vessel.changed()


def unpowered(vessel: Vessel) -> set[str]:
    return {system.plan.ref for system in vessel.systems if system.flags & UNPOWERED}


@pytest.mark.rule("MV-3.2.3-04", "MV-3.2.2-04", "MV-3.2.3-02")
def test_a_reactor_feeds_its_own_section_alone_and_life_support_needs_none() -> None:
    battle, vessel = shielded()
    hurt(vessel, "fore/reactor#1")
    refresh(battle, vessel)
    fore = {system.plan.ref for system in vessel.systems if system.plan.section == FORE}
    assert unpowered(vessel) == fore - {"fore/reactor#1", "fore/life_support#1"}
    assert vessel.system("fore/ew-array#1").operates
    assert not vessel.system("fore/ew-array#1").works
    vessel.system("fore/reactor#1").flags = 0
    refresh(battle, vessel)
    assert unpowered(vessel) == set()
    assert [type(event) for event in battle.events if not isinstance(event, ShieldsLost)] == [PowerLost, PowerReturned]


@pytest.mark.rule("MV-3.2.3-02", "MV-3.2.1-02", "MV-3.2.3-04")
def test_the_core_reactor_feeds_every_section_without_one_bridge_included() -> None:
    battle, vessel = shielded()
    hurt(vessel, "core/reactor#1")
    refresh(battle, vessel)
    assert "aft/aft-guns#1" in unpowered(vessel)
    assert "core/bridge#1" in unpowered(vessel)
    assert "fore/ew-array#1" not in unpowered(vessel)
    assert not vessel.bridged


@pytest.mark.rule("MV-3.2.3-10")
def test_no_other_reactor_takes_over_for_one_that_detonated() -> None:
    battle, vessel = shielded()
    reactor = vessel.system("fore/reactor#1")
    reactor.plan = replace(reactor.plan, rating=5)
    detonate(battle, vessel, FORE, Cause("detonation"))
    refresh(battle, vessel)
    assert vessel.sections[FORE].stands
    assert "fore/ew-array#1" in unpowered(vessel)


@pytest.mark.rule("MV-3.1.5-05", "MV-3.5.8-06", "MV-3.1.5-08")
def test_shields_go_with_the_last_generator_of_their_arc_even_dropped_ones() -> None:
    battle, vessel = shielded()
    hurt(vessel, "fore/basic-shield-generator-fore#1")
    refresh(battle, vessel)
    assert vessel.arcs[FORE].shield_hits == 4
    vessel.arcs[FORE].up = False
    hurt(vessel, "fore/basic-shield-generator-fore#2")
    refresh(battle, vessel)
    assert [arc.shield_hits for arc in vessel.arcs] == [0, 0, 4, 0]
    vessel.system("fore/basic-shield-generator-fore#1").flags = 0
    refresh(battle, vessel)
    assert vessel.arcs[FORE].shield_hits == 0


@pytest.mark.rule("MV-3.2.3-05", "MV-3.2.3-04")
def test_a_generator_without_power_loses_its_shields_for_good() -> None:
    battle, vessel = shielded()
    hurt(vessel, "core/reactor#1")
    refresh(battle, vessel)
    vessel.system("core/reactor#1").flags = 0
    refresh(battle, vessel)
    assert [arc.shield_hits for arc in vessel.arcs] == [4, 0, 0, 0]
    assert vessel.system("aft/basic-shield-generator-aft#1").works


@pytest.mark.rule("MV-3.2.1-02", "MV-3.2.1-03")
def test_without_a_bridge_only_what_the_rule_names_may_be_used() -> None:
    battle, vessel = shielded()
    hurt(vessel, "core/bridge#1")
    refresh(battle, vessel)
    named = {
        ComponentKind.BASIC_SHIELD_GENERATOR,
        ComponentKind.ADAPTIVE_SHIELD_GENERATOR,
        ComponentKind.MODULATED_SHIELD_GENERATOR,
        ComponentKind.EW_ARRAY,
        ComponentKind.ECM_ARRAY,
        ComponentKind.STEALTH_GENERATOR,
        ComponentKind.CLOAK_GENERATOR,
    }
    deflectors = {kind for kind in ComponentKind if kind.value.endswith("deflector")}
    assert {kind for kind in ComponentKind if usable(vessel, kind)} == named | deflectors
    assert usable(vessel, "life_support")
    assert not usable(vessel, "weapon")
    vessel.system("core/bridge#1").flags = 0
    refresh(battle, vessel)
    assert all(usable(vessel, kind) for kind in (*ComponentKind, "weapon"))
    assert [type(event) for event in battle.events] == [BridgesLost, BridgeRegained]


@pytest.mark.rule("MV-3.2.1-02")
def test_any_one_bridge_is_enough() -> None:
    ship = ship_class(hull(40, 2), fore=hull(20, 2, components=(component("bridge", part="spare"),)))
    battle, vessel, _ = single(ship)
    hurt(vessel, "core/bridge#1")
    refresh(battle, vessel)
    assert vessel.bridged
    hurt(vessel, "fore/spare#1")
    refresh(battle, vessel)
    assert not vessel.bridged


@pytest.mark.rule("MV-3.1.5-05")
def test_shields_that_never_had_a_generator_stay_as_they_are() -> None:
    battle, vessel, _ = single(with_arc(ship_class(hull(40, 2)), Arc.FORE, shield_hits=3))
    refresh(battle, vessel)
    assert vessel.arcs[FORE].shield_hits == 3


@pytest.mark.rule("MV-1.3.6-24", "MV-3.2.3-04")
def test_nothing_is_told_of_the_power_of_a_section_that_is_gone() -> None:
    battle, vessel = shielded()
    destroy_section(battle, vessel, FORE, Cause("test"))
    refresh(battle, vessel)
    assert not [event for event in battle.events if isinstance(event, PowerLost)]
