"""The Repair Step, part by part, on ships that have been hurt by hand."""

from collections.abc import Sequence
from typing import Any

import pytest

from metamaker.games.metaverse.battle.condition.power import refresh
from metamaker.games.metaverse.battle.decisions.answers import Modulation, RepairOrders, Restoration, Work
from metamaker.games.metaverse.battle.engine import apply, pending
from metamaker.games.metaverse.battle.events.command import MoraleRolled
from metamaker.games.metaverse.battle.events.damage import ReactorDetonated
from metamaker.games.metaverse.battle.events.electronics import PodSpent
from metamaker.games.metaverse.battle.events.repair import (
    AirFouled,
    GeneratorModulated,
    HullRestored,
    HullSacrificed,
    PlateLost,
    RepairRolled,
    ShieldsAdapted,
    ShieldsRegenerated,
    SystemHealed,
    WeaponReloaded,
)
from metamaker.games.metaverse.battle.repair.shields import adapt, regenerate
from metamaker.games.metaverse.battle.state.battle import Battle, Critical, Detonation, Step
from metamaker.games.metaverse.battle.state.system import DESTROYED, DISABLED, EXPENDED
from metamaker.games.metaverse.battle.state.vessel import Status
from metamaker.games.metaverse.battle.steps.repair import RepairStep
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.dice import DamageControlDie, Die
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import HullType, RateOfFire
from tests.games.metaverse.battle.losses import (
    FORE_LIFE,
    GENERATOR,
    SECOND,
    SENSOR,
    TENDER,
    arc,
    battle_of,
    break_down,
    cross_off,
    finished,
    first,
    repairs,
    section,
)
from tests.games.metaverse.builders import (
    BARE,
    EVERY_SECTOR,
    GUN,
    component,
    generator,
    mount,
    protected,
    with_core,
    with_parts,
    with_section,
)

CORE_SENSOR, CORE_REACTOR = "core/sensor-array#1", "core/reactor#1"
SHIELDED = with_parts(TENDER.with_(arcs=protected(shield_hits=8)), generator(Arc.AFT, 1))
BIOLOGICAL = TENDER.with_(hull_type=HullType.BIOLOGICAL)
TECHNOLOGICAL = TENDER.with_(hull_type=HullType.TECHNOLOGICAL)


def step_through(battle: Battle, *orders: RepairOrders) -> list[Any]:
    """The events of a Repair Step in which the ships that are asked get these orders; no die is left over."""
    step = RepairStep()
    asked = step.run(battle)
    assert len(asked) == len(orders)
    if asked:
        assert [decision.refusals(each) for decision, each in zip(asked, orders, strict=True)] == [()] * len(orders)
        step.take(battle, orders)
        assert step.run(battle) == ()
    finished(battle)
    return battle.events


def works(*pairs: tuple[str, int]) -> RepairOrders:
    return RepairOrders(works=tuple(Work(*pair) for pair in pairs))


def told(events: Sequence[Any], *kinds: type) -> list[Any]:
    return [event for event in events if isinstance(event, kinds)]


@pytest.mark.rule("MV-2.3.1-07", "MV-2.3.1-08", "MV-0.0.0-10")
@pytest.mark.parametrize(
    ("die", "crew", "face", "result", "repaired"),
    [
        ("D6", 4, 4, 4, True),
        ("D6", 4, 5, 5, False),
        ("D4", 4, 4, 4, True),
        ("D5", 2, 4, 2, True),
        ("D5", 2, 5, 3, False),
    ],
)
def test_a_system_is_repaired_if_the_die_shows_no_more_than_the_parties(
    die: str, crew: int, face: int, result: int, repaired: bool
) -> None:
    battle = battle_of(TENDER.with_(damage_control_quality=DamageControlDie(die)), faces=[face])
    break_down(first(battle), SENSOR)
    events = step_through(battle, works((SENSOR, crew)))
    assert told(events, RepairRolled) == [RepairRolled("a/heron-1", SENSOR, crew, face, result, repaired)]
    assert first(battle).system(SENSOR).works is repaired


@pytest.mark.rule("MV-2.3.1-06", "MV-2.3.1-14", "MV-2.3.0-01")
def test_both_sides_are_asked_at_once_and_roll_ship_by_ship_in_the_order_written() -> None:
    battle = battle_of(TENDER, against=(BARE,), faces=[6, 1, 2])
    one, two = battle.table.vessels
    break_down(one, SENSOR, SECOND)
    break_down(two, CORE_SENSOR)
    events = step_through(battle, works((SECOND, 2), (SENSOR, 2)), works((CORE_SENSOR, 2)))
    rolled = [(event.ship, event.system, event.face) for event in told(events, RepairRolled)]
    assert rolled == [("a/heron-1", SECOND, 6), ("a/heron-1", SENSOR, 1), ("b/heron-1", CORE_SENSOR, 2)]


@pytest.mark.rule("MV-2.3.1-01", "MV-2.3.1-04", "MV-2.3.1-10")
def test_ships_with_nothing_that_can_be_repaired_are_not_asked() -> None:
    battle = battle_of(TENDER)
    vessel = first(battle)
    assert RepairStep().run(battle) == ()
    break_down(vessel, SENSOR, flags=DISABLED | DESTROYED)
    assert RepairStep().run(battle) == ()
    break_down(vessel, SECOND)
    assert [decision.key for decision in RepairStep().run(battle)] == ["a/heron-1"]
    section(vessel, "fore").crew = [0, 0]
    assert RepairStep().run(battle) == ()


@pytest.mark.rule("MV-2.3.1-14")
@pytest.mark.parametrize("status", [Status.AWAY, Status.RETREATED, Status.BROKEN, Status.DESTROYED])
def test_ships_off_the_table_take_no_part(status: Status) -> None:
    battle = battle_of(SHIELDED)
    vessel = first(battle)
    break_down(vessel, SENSOR, FORE_LIFE)
    arc(vessel, Arc.FORE).shield_hits = 0
    vessel.status = status
    assert step_through(battle) == []
    assert arc(vessel, Arc.FORE).shield_hits == 0


@pytest.mark.rule("MV-3.1.2-03", "MV-3.1.2-04")
def test_technological_hulls_get_boxes_back_in_reverse_order_of_loss_without_their_parties() -> None:
    battle = battle_of(TECHNOLOGICAL)
    vessel = first(battle)
    cross_off(vessel, "fore", 0, 1, 0, 0)
    fore = section(vessel, "fore")
    assert (fore.boxes, fore.crew) == ([0, 2], [0, 1])
    events = step_through(battle, RepairOrders(restorations=(Restoration(SectionName.FORE, 2),)))
    assert told(events, HullRestored) == [HullRestored("a/heron-1", "fore", (1, 1), ("MV-3.1.2-03", "MV-3.1.2-04"))]
    assert (fore.boxes, fore.crew, fore.marines, fore.crossed) == ([2, 2], [0, 1], [0, 1], [0, 1])


@pytest.mark.rule("MV-3.1.2-05", "MV-3.1.2-11", "MV-3.1.2-13")
def test_healing_costs_a_box_of_the_same_section_in_raking_order_and_no_roll() -> None:
    battle = battle_of(BIOLOGICAL)
    vessel = first(battle)
    break_down(vessel, SENSOR, SECOND)
    cross_off(vessel, "fore", 0, 0)
    events = step_through(battle, RepairOrders(healed=(SENSOR, SECOND)))
    assert told(events, HullSacrificed, SystemHealed) == [
        HullSacrificed("a/heron-1", "fore", SENSOR, (1,), 1, 1),
        SystemHealed("a/heron-1", SENSOR),
        HullSacrificed("a/heron-1", "fore", SECOND, (2,), 0, 0),
        SystemHealed("a/heron-1", SECOND),
    ]
    assert all(vessel.system(ref).works for ref in (SENSOR, SECOND))
    assert battle.criticals == []
    assert section(vessel, "fore").crew == [0, 1]


@pytest.mark.rule("MV-3.1.2-10", "MV-3.1.2-13", "MV-2.3.1-14")
def test_after_all_sacrifices_each_section_regains_boxes_by_its_life_support() -> None:
    battle = battle_of(BIOLOGICAL)
    vessel = first(battle)
    assert vessel.system(FORE_LIFE).plan.rating == 1
    break_down(vessel, SENSOR)
    cross_off(vessel, "fore", 0)
    events = step_through(battle, RepairOrders(healed=(SENSOR,)))
    assert [type(event) for event in events] == [HullSacrificed, SystemHealed, HullRestored]
    assert events[-1] == HullRestored("a/heron-1", "fore", (1,), ("MV-3.1.2-10",))
    assert section(vessel, "fore").boxes == [2, 3]


@pytest.mark.rule("MV-3.1.2-10")
@pytest.mark.parametrize("hull", [HullType.BIOLOGICAL, HullType.METALLIC_CERAMIC, HullType.TECHNOLOGICAL])
def test_only_biological_sections_with_working_life_support_grow_and_never_beyond_their_design(hull: HullType) -> None:
    battle = battle_of(with_section(TENDER, "aft", Section(hull_hits=4)).with_(hull_type=hull))
    vessel = first(battle)
    cross_off(vessel, "core", 0)
    cross_off(vessel, "fore", 0)
    cross_off(vessel, "aft", 0)
    break_down(vessel, FORE_LIFE)
    section(vessel, "fore").crew, section(vessel, "fore").marines = [0, 0], [0, 0]
    section(vessel, "core").crew = [0, 0]
    grows = hull is HullType.BIOLOGICAL
    idle = [RepairOrders()] * grows
    step_through(battle, *idle)
    assert [section(vessel, name).left for name in ("core", "fore", "aft")] == [12 if grows else 11, 5, 3]
    step_through(battle, *idle)
    assert section(vessel, "core").left == (12 if grows else 11)


@pytest.mark.rule("MV-3.1.2-09", "MV-3.1.2-07")
def test_reloading_costs_the_most_damage_of_the_weapon() -> None:
    """D6+2, pulse 3: 24 boxes."""
    torpedo = Weapon(
        id="torpedo", name="Torpedo", pulse=3, damage_die=Die.D6, damage_modifier=2, rate_of_fire=RateOfFire.ONE_SHOT
    )
    core = BIOLOGICAL.sections.core
    assert core is not None
    ship = with_core(BIOLOGICAL, hull_hits=40, hull_layers=4, mounts=(*core.mounts, mount("tubes", torpedo, EVERY_SECTOR)))
    battle = battle_of(ship, weapons=(GUN, torpedo))
    vessel = first(battle)
    break_down(vessel, "core/tubes#1", flags=EXPENDED)
    break_down(vessel, CORE_SENSOR)
    events = step_through(battle, RepairOrders(healed=(CORE_SENSOR,), reloaded=("core/tubes#1",)))
    assert told(events, WeaponReloaded) == [WeaponReloaded("a/heron-1", "core/tubes#1")]
    assert [len(event.layers) for event in told(events, HullSacrificed)] == [1, 24]
    assert all(vessel.system(ref).works for ref in ("core/tubes#1", CORE_SENSOR))
    assert section(vessel, "core").left == 40 - 25 + 1


@pytest.mark.rule("MV-3.5.8-04", "MV-3.5.8-05", "MV-2.3.1-11")
def test_working_generators_add_up_and_never_exceed_the_design_one_repaired_now_counts() -> None:
    ship = with_parts(SHIELDED, component("basic_shield_generator", 3, Arc.AFT, part="more"))
    battle = battle_of(ship, faces=[1])
    vessel = first(battle)
    for each in Arc:
        arc(vessel, each).shield_hits = 1
    arc(vessel, Arc.FORE).shield_hits = 7
    break_down(vessel, "core/more#1")
    events = step_through(battle, works(("core/more#1", 1)))
    assert told(events, ShieldsRegenerated) == [
        ShieldsRegenerated("a/heron-1", "fore", 1, 8),
        ShieldsRegenerated("a/heron-1", "aft", 4, 5),
    ]


@pytest.mark.rule("MV-3.1.5-05", "MV-3.5.8-06", "MV-3.2.3-05")
@pytest.mark.parametrize("flags", [DISABLED, DESTROYED])
def test_generators_that_do_not_work_restore_nothing(flags: int) -> None:
    battle = battle_of(SHIELDED)
    vessel = first(battle)
    arc(vessel, Arc.FORE).shield_hits = 0
    break_down(vessel, GENERATOR, flags=flags)
    regenerate(battle, vessel)
    assert arc(vessel, Arc.FORE).shield_hits == 0


@pytest.mark.rule("MV-3.2.3-04", "MV-3.2.3-05")
def test_shields_come_back_in_the_step_in_which_their_reactor_is_repaired() -> None:
    battle = battle_of(SHIELDED, faces=[1])
    vessel = first(battle)
    break_down(vessel, CORE_REACTOR)
    power_down(battle)
    assert arc(vessel, Arc.FORE).shield_hits == 0
    step_through(battle, works((CORE_REACTOR, 1)))
    assert arc(vessel, Arc.FORE).shield_hits == 2


def power_down(battle: Battle) -> None:
    refresh(battle, first(battle))
    battle.events.clear()


@pytest.mark.rule("MV-3.1.5-08")
def test_dropped_shields_do_not_regenerate() -> None:
    battle = battle_of(SHIELDED)
    state = arc(first(battle), Arc.FORE)
    state.shield_hits, state.up = 3, False
    assert step_through(battle) == []
    assert state.shield_hits == 3


ADAPTIVE = with_parts(
    TENDER.with_(arcs=protected(shield_hits=8)),
    component("adaptive_shield_generator", 2, Arc.PORT),
    generator(Arc.AFT, 1),
)


@pytest.mark.rule("MV-3.5.9-02", "MV-3.5.9-03", "MV-3.1.5-08")
def test_all_arcs_adapt_by_one_up_to_their_adaptive_generators_after_a_turn_that_cost_shield_hits() -> None:
    battle = battle_of(ADAPTIVE)
    vessel = first(battle)
    arc(vessel, Arc.PORT).up = False
    levels = []
    for hit in (False, True, True, True):
        vessel.shields_hit = hit
        step_through(battle)
        assert not vessel.shields_hit
        levels.append(tuple(arc(vessel, each).adaptation for each in Arc))
    assert levels == [(0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 0, 2), (0, 0, 0, 2)]
    assert told(battle.events, ShieldsAdapted)[0] == ShieldsAdapted("a/heron-1", "port", 1)


@pytest.mark.rule("MV-3.5.9-02")
def test_adaptation_is_forgotten_by_none_and_needs_a_shield_hit_each_turn() -> None:
    battle = battle_of(ADAPTIVE)
    vessel = first(battle)
    vessel.shields_hit = True
    adapt(battle, vessel)
    adapt(battle, vessel)
    assert arc(vessel, Arc.PORT).adaptation == 1


@pytest.mark.rule("MV-3.5.9-07")
def test_adaptive_generators_restore_shield_hits_too() -> None:
    battle = battle_of(ADAPTIVE)
    arc(first(battle), Arc.PORT).shield_hits = 4
    step_through(battle)
    assert arc(first(battle), Arc.PORT).shield_hits == 6


MODULATED = "core/modulated-shield-generator-port#1"
MODULAR = with_parts(SHIELDED, component("modulated_shield_generator", 5, Arc.PORT))


@pytest.mark.rule("MV-3.5.10-02", "MV-3.5.10-03", "MV-3.5.10-05")
@pytest.mark.parametrize(
    ("orders", "port", "aft"),
    [((), 5, 1), ((Modulation(MODULATED, Arc.AFT),), 0, 3)],
)
def test_a_modulated_generator_gives_its_own_arc_all_or_a_neighbour_half(
    orders: tuple[Modulation, ...], port: int, aft: int
) -> None:
    battle = battle_of(MODULAR)
    vessel = first(battle)
    arc(vessel, Arc.PORT).shield_hits = arc(vessel, Arc.AFT).shield_hits = 0
    events = step_through(battle, RepairOrders(modulations=orders))
    assert (arc(vessel, Arc.PORT).shield_hits, arc(vessel, Arc.AFT).shield_hits) == (port, aft)
    assert len(told(events, GeneratorModulated)) == len(orders)


@pytest.mark.rule("MV-3.5.10-03")
def test_the_neighbour_needs_a_working_generator_and_takes_no_more_than_its_design() -> None:
    battle = battle_of(MODULAR)
    vessel = first(battle)
    diverted = [(vessel.system(MODULATED), 2)]
    arc(vessel, Arc.AFT).shield_hits = 7
    regenerate(battle, vessel, diverted)
    assert arc(vessel, Arc.AFT).shield_hits == 8
    arc(vessel, Arc.AFT).shield_hits = 0
    break_down(vessel, "core/basic-shield-generator-aft#1")
    regenerate(battle, vessel, diverted)
    assert arc(vessel, Arc.AFT).shield_hits == 0


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
    fore.boarders, fore.marines = 3, [1, 0]
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


@pytest.mark.rule("MV-2.3.1-14")
def test_the_parts_of_the_step_come_in_their_order_for_all_ships_together() -> None:
    ship = with_parts(
        ADAPTIVE.with_(hull_type=HullType.BIOLOGICAL, arcs=protected(shield_hits=8, ablative_plates=1)),
        component("countermeasure_pod", 1),
    )
    battle = battle_of(ship, against=(ship,), faces=[6, 6])
    for vessel in battle.table.vessels:
        break_down(vessel, SENSOR, FORE_LIFE)
        cross_off(vessel, "core", 0)
        arc(vessel, Arc.AFT).shield_hits = 0
        arc(vessel, Arc.AFT).struck = vessel.shields_hit = True
        vessel.system("core/countermeasure-pod#1").active = True
    events = step_through(battle, *[RepairOrders(works=(Work(SENSOR, 1),))] * 2)
    parts = [RepairRolled, HullRestored, ShieldsRegenerated, ShieldsAdapted, PlateLost, PodSpent, AirFouled]
    assert [type(event) for event in events] == [part for part in parts for _ in range(2)]


def test_the_engine_asks_in_the_repair_step_and_goes_on() -> None:
    battle = battle_of(TENDER, faces=[1])
    break_down(first(battle), SENSOR)
    battle.table.step, battle.running = Step.REPAIR, RepairStep()
    (decision,) = pending(battle)
    assert decision.key == repairs(battle).key
    events = apply(battle, [works((SENSOR, 1))])
    assert told(events, RepairRolled)
    assert battle.table.turn == 2


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


@pytest.mark.rule("MV-A.3-05", "MV-2.3.0-01")
def test_the_end_of_a_turn_is_repair_then_shields_then_morale() -> None:
    battle = battle_of(SHIELDED, faces=[1, 4])
    vessel = first(battle)
    break_down(vessel, CORE_SENSOR)
    arc(vessel, Arc.AFT).shield_hits = 2
    section(vessel, "fore").stands = False
    battle.table.step = Step.BOARDING_COMBAT
    (asked,) = pending(battle)
    assert battle.table.step is Step.REPAIR
    events = apply(battle, [works((CORE_SENSOR, 1))])
    finished(battle)
    told_of = (RepairRolled, ShieldsRegenerated, MoraleRolled)
    assert [(event.ship, type(event)) for event in told(events, *told_of)] == [(asked.key, kind) for kind in told_of]
