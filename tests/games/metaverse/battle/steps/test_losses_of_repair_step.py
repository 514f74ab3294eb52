"""What is lost in the Repair Step: plates, air, pods, and reactors that nobody repaired."""

import pytest

from metamaker.games.metaverse.battle.damage.events import ReactorDetonated
from metamaker.games.metaverse.battle.electronics.events import PodSpent
from metamaker.games.metaverse.battle.repair.events import AirFouled, PlateLost
from metamaker.games.metaverse.battle.state.battle import Critical, Detonation
from metamaker.games.metaverse.battle.state.vessel import DISABLED, EXPENDED, Boarders, Status
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.section import Section
from tests.games.metaverse.battle.losses import (
    FORE_LIFE,
    TENDER,
    arc,
    battle_of,
    break_down,
    first,
    section,
)
from tests.games.metaverse.battle.mending import CORE_REACTOR, step_through, told, works
from tests.games.metaverse.builders import (
    component,
    protected,
    with_core,
    with_parts,
    with_section,
)


@pytest.mark.rule("MV-3.1.4-04")
def test_an_arc_that_was_hit_on_the_hull_loses_one_plate_in_the_repair_step() -> None:
    battle = battle_of(TENDER.with_(arcs=protected(ablative_plates=2, armour_rating=1)))
    vessel = first(battle)
    arc(vessel, Arc.AFT).struck = arc(vessel, Arc.PORT).struck = True
    arc(vessel, Arc.PORT).plates = 0
    assert step_through(battle) == [PlateLost("a/heron-1", "aft", 1)]
    assert step_through(battle) == [PlateLost("a/heron-1", "aft", 1)]
    assert [arc(vessel, each).plates for each in Arc] == [2, 2, 1, 0]


@pytest.mark.rule("MV-2.3.1-13", "MV-3.2.2-03", "MV-3.2.2-06")
def test_everybody_in_a_section_without_air_is_lost_at_the_end_of_every_repair_step() -> None:
    battle = battle_of(TENDER, faces=[6])
    vessel = first(battle)
    fore = section(vessel, "fore")
    break_down(vessel, FORE_LIFE)
    events = step_through(battle, works((FORE_LIFE, 4)))
    assert told(events, AirFouled) == [AirFouled("a/heron-1", "fore", 2, 2, 0)]
    assert (fore.crew, fore.marines) == ([0, 0], [0, 0])
    assert section(vessel, "core").crew_parties == 5
    fore.boarders, fore.marines = [Boarders(1, 3, 0, 1)], [1, 0]
    assert told(step_through(battle), AirFouled)[1:] == [AirFouled("a/heron-1", "fore", 0, 1, 3)]


@pytest.mark.rule("MV-2.3.1-13")
def test_life_support_repaired_this_turn_saves_everybody() -> None:
    battle = battle_of(TENDER, faces=[4])
    break_down(first(battle), FORE_LIFE)
    assert told(step_through(battle, works((FORE_LIFE, 4))), AirFouled) == []
    assert section(first(battle), "fore").crew_parties == 2


@pytest.mark.rule("MV-3.4.10-03", "MV-2.3.1-14")
def test_activated_pods_are_crossed_off() -> None:
    battle = battle_of(with_parts(TENDER, component("countermeasure_pod", 2, count=2)))
    pod = first(battle).system("core/countermeasure-pod#1")
    pod.active = True
    assert step_through(battle) == [PodSpent("a/heron-1", "core/countermeasure-pod#1")]
    assert (pod.flags, first(battle).system("core/countermeasure-pod#2").flags) == (EXPENDED, 0)


DOOMED = with_core(TENDER, hull_hits=200, hull_layers=1)


@pytest.mark.rule("MV-2.3.1-12", "MV-A.2-57")
@pytest.mark.parametrize("face", [1, 6])
def test_a_melting_reactor_detonates_unless_it_is_repaired_in_this_step(face: int) -> None:
    battle = battle_of(DOOMED, faces=[face])
    vessel = first(battle)
    break_down(vessel, CORE_REACTOR)
    battle.melting.append(Detonation(0, 4))
    events = step_through(battle, works((CORE_REACTOR, 5)))
    repaired = face == 1
    assert bool(told(events, ReactorDetonated)) is not repaired
    assert (section(vessel, "core").left == 200) is repaired
    assert battle.melting == []


@pytest.mark.rule("MV-2.3.1-14", "MV-3.2.3-11")
def test_detonations_come_in_the_order_caused_and_a_ship_destroyed_meanwhile_does_not_detonate() -> None:
    battle = battle_of(DOOMED, against=(DOOMED,))
    one, two = battle.table.vessels
    for vessel in (one, two):
        vessel.system(CORE_REACTOR).flags |= DISABLED
        section(vessel, "core").crew, section(vessel, "fore").crew = [0], [0, 0]
    battle.melting += [Detonation(1, 4), Detonation(0, 4)]
    assert [event.ship for event in told(step_through(battle), ReactorDetonated)] == ["b/heron-1", "a/heron-1"]
    one.system(CORE_REACTOR).flags = two.system(CORE_REACTOR).flags = DISABLED
    battle.events.clear()
    two.status = Status.DESTROYED
    battle.melting += [Detonation(1, 4), Detonation(0, 4)]
    assert [event.ship for event in told(step_through(battle), ReactorDetonated)] == ["a/heron-1"]


@pytest.mark.rule("MV-2.3.1-12", "MV-2.3.1-14")
def test_the_reactor_of_a_ship_off_the_table_waits() -> None:
    battle = battle_of(DOOMED)
    first(battle).system(CORE_REACTOR).flags |= DISABLED
    first(battle).status = Status.AWAY
    battle.melting.append(Detonation(0, 4))
    assert step_through(battle) == []
    assert len(battle.melting) == 1


@pytest.mark.rule("MV-2.3.1-12", "MV-2.3.1-14")
def test_a_reactor_that_was_repaired_does_not_detonate_though_it_is_disabled_again_in_the_same_step() -> None:
    """The fore reactor goes up; a critical that waits for the same batch makes the power of the repaired one fluctuate."""
    ship = with_section(DOOMED, SectionName.FORE, Section(hull_hits=400, hull_layers=1, reactor=True))
    battle = battle_of(ship, faces=[1, 6, 1])
    vessel = first(battle)
    break_down(vessel, CORE_REACTOR, "fore/reactor#1")
    battle.melting += [Detonation(0, 0), Detonation(0, 4)]
    battle.criticals.append(Critical(0, 4, "fire"))
    events = step_through(battle, works((CORE_REACTOR, 5)))
    assert [event.section for event in told(events, ReactorDetonated)] == ["fore"]
    assert vessel.system(CORE_REACTOR).fluctuates
    assert battle.melting == []
