"""Squadrons are launched, readied, combined, taken in (2.1.4, 3.7.5, 3.7.7)."""

from dataclasses import replace

import pytest

from metamaker.games.metaverse.battle.boarding.orders import Load
from metamaker.games.metaverse.battle.starfighters import bays
from metamaker.games.metaverse.battle.starfighters.decisions import LaunchSquadrons, RecoverSquadrons
from metamaker.games.metaverse.battle.starfighters.events import SquadronAbsorbed, SquadronReadied, SquadronsCombined
from metamaker.games.metaverse.battle.starfighters.orders import (
    Combination,
    Formation,
    GrowOrders,
    Growth,
    LaunchOrders,
    MissionOrders,
    RearmOrders,
    RecoverOrders,
    Recovery,
    Sortie,
)
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.squadron import Berth, Task
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Vessel
from metamaker.games.metaverse.battle.turn.end_phase import RepairStep
from metamaker.games.metaverse.battle.turn.starfighter_operations import StarfighterOperationsStep
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.words import DefenceType, HullType
from metamaker.play.geometry import CM, DEGREE
from tests.games.metaverse.battle.battles import hull
from tests.games.metaverse.battle.gunnery import Put, armed, told
from tests.games.metaverse.battle.starfighters.wings import (
    HATCH,
    LARK,
    RAIDER,
    SWIFT,
    aloft,
    carrier,
    fly,
    loaded,
    own,
    run,
)
from tests.games.metaverse.builders import component, generator, protected, with_section

BAY = "core/deck#1"


def launch_refusals(battle: Battle, vessel: Vessel, *sorties: Sortie) -> list[str]:
    asked = LaunchSquadrons(battle.table, vessel.side, battle.secrets[vessel.side], vessel.key, {})
    return [each.rule for each in asked.refusals(LaunchOrders(sorties))]


def recover_refusals(battle: Battle, vessel: Vessel, *recoveries: Recovery) -> list[str]:
    asked = RecoverSquadrons(battle.table, vessel.side, battle.secrets[vessel.side], vessel.key, {})
    return [each.rule for each in asked.refusals(RecoverOrders(recoveries))]


@pytest.mark.rule("MV-2.1.4-02", "MV-3.7.7-02")
def test_a_bay_launches_up_to_its_capacity() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, LARK, LARK)))
    one, two, three = (Sortie(each.key) for each in own(battle, ship))
    assert launch_refusals(battle, ship, one, two) == []
    assert launch_refusals(battle, ship, one, two, three) == ["MV-2.1.4-02"]
    run(StarfighterOperationsStep(), battle, launch=[LaunchOrders((one, two))])
    assert [each.berth for each in own(battle, ship)] == [Berth.FLYING, Berth.FLYING, Berth.READY]


@pytest.mark.rule("MV-2.1.4-04")
def test_squadrons_of_a_core_bay_are_put_in_contact_without_a_move() -> None:
    battle, (ship,) = fly(Put(carrier(LARK), x=12, y=-7))
    (lark,) = own(battle, ship)
    assert launch_refusals(battle, ship, Sortie(lark.key, 0, 1)) == ["MV-2.1.4-04"]
    run(StarfighterOperationsStep(), battle, launch=[LaunchOrders((Sortie(lark.key),))])
    assert lark.place == ship.course.place


@pytest.mark.rule("MV-2.1.4-03")
@pytest.mark.parametrize(
    ("heading", "degrees", "cm", "rules"),
    [
        (0, 90, 10, []),
        (0, 46, 10, []),
        (0, 134, 1, []),
        (0, 90, 10.001, ["MV-2.1.4-03"]),
        (0, 44, 10, ["MV-2.1.4-03"]),
        (0, 180, 10, ["MV-2.1.4-03"]),
        (4, 180, 10, []),
        (4, 90, 10, ["MV-2.1.4-03"]),
    ],
)
def test_an_outboard_bay_gives_a_free_move_within_its_arc(heading: int, degrees: int, cm: float, rules: list[str]) -> None:
    """The bay is to starboard, the squadron moves 10 cm a turn."""
    ship_class = with_section(carrier(), SectionName.STARBOARD, hull(8, 1, bays=(loaded(LARK, part="side"),)))
    battle, (ship,) = fly(Put(ship_class, heading=heading))
    (lark,) = own(battle, ship)
    order = Sortie(lark.key, degrees * DEGREE, round(cm * CM))
    assert launch_refusals(battle, ship, order) == rules


@pytest.mark.rule("MV-2.1.4-05", "MV-2.1.4-06")
@pytest.mark.parametrize(
    ("kind", "arcs", "opens"),
    [
        (DefenceType.KINETIC, 4, False),
        (DefenceType.ENERGY_KINETIC, 4, False),
        (DefenceType.ENERGY, 4, True),
        (DefenceType.KINETIC, 3, True),
    ],
)
def test_kinetic_shields_all_around_bar_the_way(kind: DefenceType, arcs: int, opens: bool) -> None:
    shields = protected(shield_type=kind, shield_hits=4)
    generators = tuple(generator(arc, 1) for arc in Arc)
    ship_class = carrier(LARK).with_(arcs=shields)
    core = ship_class.sections.core
    assert core is not None
    ship_class = ship_class.with_(
        sections=ship_class.sections.with_(core=core.with_(components=(*core.components, *generators)))
    )
    battle, (ship,) = fly(Put(ship_class))
    for arc in ship.arcs[arcs:]:
        arc.up = False
    (lark,) = own(battle, ship)
    assert bays.is_open(ship) is opens
    assert launch_refusals(battle, ship, Sortie(lark.key)) == ([] if opens else ["MV-2.1.4-02"])


@pytest.mark.rule("MV-2.1.4-07")
def test_shields_that_are_dropped_before_open_the_way_and_those_up_do_not() -> None:
    """They go down in the EW Step alone, so a launch through them comes a turn later."""
    generators = tuple(generator(arc, 1) for arc in Arc)
    core = armed().sections.core
    assert core is not None
    ship_class = armed(bays=(loaded(LARK),), components=(*core.components, *generators))
    battle, (ship,) = fly(Put(ship_class.with_(arcs=protected(shield_type=DefenceType.KINETIC, shield_hits=2))))
    assert not [each for each in run(StarfighterOperationsStep(), battle) if each.kind == "launch"]
    ship.arcs[2].up = False
    assert [each.kind for each in run(StarfighterOperationsStep(), battle)] == ["launch"]


@pytest.mark.rule("MV-3.2.1-03", "MV-3.4.8-03")
def test_without_a_bridge_under_cloak_or_from_a_broken_bay_nothing_leaves() -> None:
    battle, (ship,) = fly(Put(carrier(LARK)))
    (lark,) = own(battle, ship)
    for attribute, value in (("bridged", False), ("cloaked", 1)):
        before = getattr(ship, attribute)
        setattr(ship, attribute, value)
        assert launch_refusals(battle, ship, Sortie(lark.key)) == ["MV-2.1.4-02"]
        setattr(ship, attribute, before)
    ship.system(BAY).flags |= DISABLED
    assert launch_refusals(battle, ship, Sortie(lark.key)) == ["MV-2.1.4-02"]


@pytest.mark.rule("MV-2.1.4-08", "MV-2.1.4-12", "MV-2.1.4-13")
def test_what_is_taken_in_is_ready_a_turn_later_and_launched_two_turns_later() -> None:
    battle, (ship,) = fly(Put(carrier(LARK)))
    (lark,) = own(battle, ship)
    lark.spent.append(1)
    aloft(battle, ship, Task.CAP, [lark], (0, 0))
    run(StarfighterOperationsStep(), battle, recover=[RecoverOrders((Recovery(lark.key, BAY),))])
    assert lark.berth is Berth.RECOVERED
    battle.table.turn = 6
    assert "launch" not in [each.kind for each in run(StarfighterOperationsStep(), battle)]
    assert (lark.berth, lark.spent) == (Berth.READY, [])
    assert [event.reloaded for event in told(battle, SquadronReadied)] == [1]
    battle.table.turn = 7
    assert "launch" in [each.kind for each in run(StarfighterOperationsStep(), battle)]


@pytest.mark.rule("MV-2.1.4-09", "MV-2.1.4-10")
def test_two_of_strength_4_become_one_of_6_and_2_are_lost() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, LARK)))
    one, two = own(battle, ship)
    one.strength = two.strength = 4
    orders = RearmOrders((Combination((one.key, two.key)),))
    run(StarfighterOperationsStep(), battle, rearm=[orders])
    assert (one.strength, one.berth, two.strength, two.berth) == (6, Berth.READY, 0, Berth.GONE)
    assert [event.left_over for event in told(battle, SquadronsCombined)] == [2]


@pytest.mark.rule("MV-2.1.4-11")
def test_squadrons_that_are_not_combined_stay_as_weak_as_they_are() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, LARK, SWIFT)))
    for each, strength in zip(own(battle, ship), (4, 4, 1), strict=True):
        each.strength = strength
    asked = [each for each in run(StarfighterOperationsStep(), battle) if each.kind == "rearm"]
    assert [each.strength for each in own(battle, ship)] == [4, 4, 1]
    lark, _, swift = own(battle, ship)
    assert [each.rule for each in asked[0].refusals(RearmOrders((Combination((lark.key, swift.key)),)))] == ["MV-2.1.4-09"]


@pytest.mark.rule("MV-2.1.4-14", "MV-2.1.4-16")
@pytest.mark.parametrize(("cm", "rules"), [(10, []), (10.001, ["MV-2.1.4-14"])])
def test_a_squadron_is_taken_in_within_10_cm_of_its_carrier(cm: float, rules: list[str]) -> None:
    battle, (ship,) = fly(Put(carrier(LARK)))
    (lark,) = own(battle, ship)
    aloft(battle, ship, Task.STRIKE, [lark], (0, cm))
    assert recover_refusals(battle, ship, Recovery(lark.key, BAY)) == rules
    for arc in ship.arcs:
        arc.shield_hits, arc.plan = 3, replace(arc.plan, shield_kinetic=True)
    assert recover_refusals(battle, ship, Recovery(lark.key, BAY)) == ["MV-2.1.4-14"]


@pytest.mark.rule("MV-2.1.4-15")
def test_launches_count_against_recoveries() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, LARK, LARK)))
    one, two, three = own(battle, ship)
    aloft(battle, ship, Task.CAP, [three], (0, 0))
    asked = run(StarfighterOperationsStep(), battle, launch=[LaunchOrders((Sortie(one.key), Sortie(two.key)))])
    assert "recover" not in [each.kind for each in asked]
    battle, (ship,) = fly(Put(carrier(LARK, LARK)))
    one, two = own(battle, ship)
    aloft(battle, ship, Task.CAP, [two], (0, 0))
    asked = run(StarfighterOperationsStep(), battle, launch=[LaunchOrders((Sortie(one.key),))])
    assert "recover" in [each.kind for each in asked]


@pytest.mark.rule("MV-3.7.7-02", "MV-3.7.7-03")
def test_a_bay_takes_in_what_it_is_built_for_and_has_room_for() -> None:
    battle, (ship,) = fly(Put(armed(bays=(loaded(LARK, bay=HATCH), loaded(SWIFT, part="more")))))
    lark, swift = own(battle, ship)
    aloft(battle, ship, Task.CAP, [swift], (0, 0))
    assert recover_refusals(battle, ship, Recovery(swift.key, "core/deck#1")) == ["MV-3.7.7-03", "MV-3.7.7-02"]
    assert recover_refusals(battle, ship, Recovery(swift.key, "core/more#1")) == []
    assert lark.aboard


@pytest.mark.rule("MV-3.7.5-05", "MV-3.1.7-03")
def test_a_breaching_squadron_loads_parties_of_any_section_up_to_its_strength() -> None:
    battle, (ship,) = fly(Put(carrier(RAIDER, LARK, crew_parties=5, marine_parties=3)))
    raider, lark = own(battle, ship)
    order = Sortie(raider.key, loads=(Load("core", 3, 1),))
    assert launch_refusals(battle, ship, order) == []
    assert launch_refusals(battle, ship, order._replace(loads=(Load("core", 3, 2),))) == ["MV-3.7.5-05"]
    assert launch_refusals(battle, ship, order._replace(loads=(Load("core", 4, 0),))) == ["MV-3.1.7-03"]
    assert launch_refusals(battle, ship, order._replace(squadron=lark.key)) == ["MV-3.7.5-05"]
    formation = MissionOrders((), (Formation(Task.CAP, (raider.key,), ship.key),))
    run(StarfighterOperationsStep(), battle, launch=[LaunchOrders((order,))], missions=[formation])
    assert (raider.marines, raider.crew) == (3, 1)
    core = ship.sections[4]
    assert (core.marine_parties, core.crew_parties) == (0, 4)
    battle.table.turn = 6
    run(StarfighterOperationsStep(), battle, recover=[RecoverOrders((Recovery(raider.key, BAY),))])
    assert (core.marine_parties, core.crew_parties, raider.marines, raider.crew) == (3, 5, 0, 0)


@pytest.mark.rule("MV-3.1.2-08")
def test_a_biological_hull_absorbs_a_squadron_for_its_cost_in_boxes() -> None:
    battle, (ship,) = fly(Put(carrier(LARK).with_(hull_type=HullType.BIOLOGICAL)))
    (lark,) = own(battle, ship)
    aloft(battle, ship, Task.CAP, [lark], (0, 0))
    core = ship.sections[4]
    core.boxes[0] -= 30
    core.crossed = [0] * 30
    lark.strength = 1
    run(StarfighterOperationsStep(), battle, recover=[RecoverOrders((Recovery(lark.key, BAY, absorbed=True),))])
    assert lark.berth is Berth.GONE
    assert core.left == 10 + lark.plan.boxes
    assert [event.boxes for event in told(battle, SquadronAbsorbed)] == [lark.plan.boxes]
    metallic, (other,) = fly(Put(carrier(LARK)))
    (lark,) = own(metallic, other)
    aloft(metallic, other, Task.CAP, [lark], (0, 0))
    assert recover_refusals(metallic, other, Recovery(lark.key, BAY, absorbed=True)) == ["MV-3.1.2-08"]


@pytest.mark.rule("MV-3.1.2-06", "MV-3.1.2-07", "MV-3.1.2-11")
def test_a_biological_hull_grows_squadrons_for_boxes_where_a_bay_has_room() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, LARK, LARK).with_(hull_type=HullType.BIOLOGICAL)))
    cost = ship.blueprint.squadrons["lark"].boxes
    asked = run(RepairStep(), battle, grow=[GrowOrders((Growth(BAY, "lark"),))])
    assert [each.kind for each in asked] == ["grow"]
    assert ship.sections[4].left == 40 - cost + 1  # what its life support regains in the same step
    new = own(battle, ship)[-1]
    assert (new.key, new.strength, new.berth) == ("a/heron-1/squadron-4", 6, Berth.READY)
    assert [each.kind for each in run(RepairStep(), battle)] == []
    rules = [each.rule for each in asked[0].refusals(GrowOrders((Growth(BAY, "lark"),)))]
    assert rules == ["MV-3.1.2-06"]


@pytest.mark.rule("MV-2.1.4-01")
def test_ships_launch_then_rearm_then_recover_then_sides_establish_missions_and_both_answer_at_once() -> None:
    ark = carrier(LARK, LARK, LARK, LARK)
    battle, ships = fly(Put(ark), Put(ark, 1, 0, 50, 8))
    for ship in ships:
        out, *weak, _ = own(battle, ship)
        aloft(battle, ship, Task.STRIKE, [out], (ship.course.place.x / CM, ship.course.place.y / CM))
        for squadron in weak:
            squadron.strength = 3
    step, asked = StarfighterOperationsStep(), []
    while decisions := step.run(battle):
        asked.append([(each.kind, each.side) for each in decisions])
        step.take(battle, [each.default() for each in decisions])
    assert asked == [[(kind, side) for side in (0, 1)] for kind in ("launch", "rearm", "recover", "missions")]


@pytest.mark.rule("MV-2.1.4-01", "MV-2.1.4-13", "MV-2.1.4-15")
def test_what_was_launched_can_be_taken_in_and_what_was_taken_in_joins_no_mission_in_the_same_step() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, LARK)))
    one, two = own(battle, ship)
    aloft(battle, ship, Task.STRIKE, [two], (0, 5))
    asked = run(
        StarfighterOperationsStep(),
        battle,
        launch=[LaunchOrders((Sortie(one.key),))],
        recover=[RecoverOrders((Recovery(two.key, BAY),))],
        missions=[MissionOrders((), (Formation(Task.CAP, (one.key,), ship.key),))],
    )
    assert [each.kind for each in asked] == ["launch", "recover", "missions"]
    assert (one.berth, two.berth) == (Berth.FLYING, Berth.RECOVERED)
    assert [mission.squadrons for mission in battle.table.missions] == [[one]]


def test_what_has_no_soc_and_no_squadrons_is_asked_nothing() -> None:
    battle, _ = fly(Put(armed(more=(component("soc", 1),))), Put(armed(), 1, 0, 50, 8))
    assert run(StarfighterOperationsStep(), battle) == []
