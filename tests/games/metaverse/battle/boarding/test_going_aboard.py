"""Parties sent by teleporter, and unloaded by breaching squadrons."""

from dataclasses import replace
from typing import Any

import pytest

from metamaker.games.metaverse.battle.ai.boarding import sent, with_boarders
from metamaker.games.metaverse.battle.ai.dogfights import fired
from metamaker.games.metaverse.battle.boarding.events import PartiesTeleported, PartiesUnloaded
from metamaker.games.metaverse.battle.boarding.orders import Boarding, Load
from metamaker.games.metaverse.battle.electronics.events import BeamWasted
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.orders import FireOrders, Teleport
from metamaker.games.metaverse.battle.fire.teleporting import board
from metamaker.games.metaverse.battle.places import CORE
from metamaker.games.metaverse.battle.starfighters.combat_decisions import FireSquadrons
from metamaker.games.metaverse.battle.starfighters.orders import SquadronFireOrders, SquadronShot
from metamaker.games.metaverse.battle.state.battle import Battle, Step
from metamaker.games.metaverse.battle.state.squadron import Squadron, Task
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Status, Vessel
from metamaker.games.metaverse.battle.turn.engine import apply, pending
from metamaker.games.metaverse.battle.turn.starfighter_combat import StarfighterCombatStep
from metamaker.games.metaverse.battle.turn.step import RunningStep
from tests.games.metaverse.battle.emitters import Put, afloat, put
from tests.games.metaverse.battle.gunnery import Put as Armed
from tests.games.metaverse.battle.gunnery import armed
from tests.games.metaverse.battle.starfighters.wings import RAIDER, carrier, fly, onto, own, run
from tests.games.metaverse.builders import component

BASIC, SECOND, ADVANCED = "core/basic-teleporter#1", "core/basic-teleporter#2", "core/advanced-teleporter#1"
ARRAY, EYE = "core/sensor-array#1", "core/eye#1"
TELEPORTERS = (
    component("basic_teleporter", 3, count=2),
    component("advanced_teleporter", 2),
    component("sensor_array", 15, part="eye"),
)
MARINES = (Load("core", 3, 0),)


def duel(*more: Any, faces: Any = (), target: Put | None = None, y: int = 5) -> tuple[Battle, Vessel, Vessel]:
    """Return a ship with teleporters, two arrays (14 and 15), nine marines and three crew parties; a target north of it."""
    battle, (ship, other) = afloat(put(*TELEPORTERS, crew_quality=4), target or put(*more, side=1, y=y), faces=faces)
    core = ship.sections[CORE]
    core.marines[0], core.crew = 9, [3, *[0] * (len(core.crew) - 1)]
    return battle, ship, other


def refused(battle: Battle, ship: Vessel, orders: FireOrders) -> list[str]:
    return [each.rule for each in DeclareFire(battle.table, ship.side, battle.secrets[ship.side], ship.key).refusals(orders)]


def sending(target: Vessel, *loads: Load, teleporter: str = BASIC, array: str = ARRAY) -> FireOrders:
    return FireOrders(boardings=(Boarding(teleporter, array, target.key, loads or MARINES),))


@pytest.mark.rule("MV-3.5.6-02", "MV-3.1.7-03")
def test_up_to_its_rating_in_parties_and_only_those_that_are_there() -> None:
    battle, ship, target = duel()
    assert refused(battle, ship, sending(target)) == []
    assert refused(battle, ship, sending(target, Load("core", 1, 2))) == []
    assert refused(battle, ship, sending(target, Load("core", 4, 0))) == ["MV-3.5.6-02"]
    assert refused(battle, ship, sending(target, Load("core", 0, 0))) == ["MV-3.5.6-02"]
    ship.sections[CORE].marines[0] = 2
    assert refused(battle, ship, sending(target)) == ["MV-3.1.7-03"]
    assert refused(battle, ship, sending(target, Load("fore", 1, 0))) == ["MV-3.1.7-03"]


@pytest.mark.rule("MV-3.5.6-03")
def test_one_array_serves_all_teleporters_that_send_parties_and_nothing_else() -> None:
    battle, ship, target = duel()
    one, two = (Boarding(teleporter, ARRAY, target.key, MARINES) for teleporter in (BASIC, SECOND))
    assert refused(battle, ship, FireOrders(boardings=(one, two))) == []
    assert refused(battle, ship, FireOrders(boardings=(one, one))) == ["MV-2.2.2-18"]
    pinpoint = Teleport(ADVANCED, ARRAY, target.key)
    assert refused(battle, ship, FireOrders(teleports=(pinpoint,), boardings=(one,))) == ["MV-1.3.1-07"]
    assert refused(battle, ship, FireOrders(teleports=(pinpoint._replace(array=EYE),), boardings=(one,))) == []
    same = Teleport(BASIC, EYE, target.key)
    assert refused(battle, ship, FireOrders(teleports=(same,), boardings=(one,))) == ["MV-2.2.2-18"]


@pytest.mark.rule("MV-3.5.6-08", "MV-3.5.6-09", "MV-3.5.7-02")
def test_energy_shields_of_the_target_bar_the_way_and_own_ones_that_of_a_basic_teleporter() -> None:
    battle, ship, target = duel()
    wall(target, 2)
    assert refused(battle, ship, sending(target)) == ["MV-3.5.6-08"]
    target.arcs[2].up = False
    assert refused(battle, ship, sending(target)) == []
    wall(ship, 0)
    assert refused(battle, ship, sending(target)) == ["MV-3.5.6-09"]
    assert refused(battle, ship, sending(target, Load("core", 2, 0), teleporter=ADVANCED)) == []


def wall(vessel: Vessel, arc: int) -> None:
    """Raise shields against energy in an arc."""
    state = vessel.arcs[arc]
    state.shield_hits, state.plan = 3, replace(state.plan, shield_energy=True)


@pytest.mark.rule("MV-3.5.6-03", "MV-3.5.6-04")
@pytest.mark.parametrize(("y", "sensor"), [(5, 14), (35, 11)])
def test_a_hit_lands_them_in_the_section_that_faces_the_ship(y: int, sensor: int) -> None:
    """An array of 14, one less for each 10 cm; the target has no section but its core."""
    battle, ship, target = duel(faces=(sensor,), y=y)
    board(battle, ship, Boarding(BASIC, ARRAY, target.key, (Load("core", 2, 1),)))
    (event,) = [each for each in battle.events if isinstance(each, PartiesTeleported)]
    assert (event.sensor_profile, event.hit, event.section) == (sensor, True, "core")
    (aboard,) = target.sections[CORE].boarders
    assert (aboard.ship, aboard.marines, aboard.crew) == (ship.number, 2, 1)
    assert (ship.sections[CORE].marine_parties, ship.sections[CORE].crew_parties) == (7, 2)


@pytest.mark.rule("MV-3.5.6-04")
def test_a_miss_loses_the_parties_and_a_target_that_is_gone_keeps_them_at_home() -> None:
    battle, ship, target = duel(faces=(19,))
    board(battle, ship, Boarding(BASIC, ARRAY, target.key, MARINES))
    assert not target.sections[CORE].boarders
    assert ship.sections[CORE].marine_parties == 6
    target.status = Status.DESTROYED
    board(battle, ship, Boarding(SECOND, ARRAY, target.key, MARINES))
    assert ship.sections[CORE].marine_parties == 6
    assert isinstance(battle.events[-1], BeamWasted)


@pytest.mark.rule("MV-3.5.6-02", "MV-2.2.5-02")
def test_in_a_battle_they_are_sent_with_the_fire_of_their_group_and_fight_in_the_same_turn() -> None:
    battle, ship, target = duel(faces=(8,))
    target.sections[CORE].crew = [0] * len(target.sections[CORE].crew)
    target.sections[CORE].marines = [0] * len(target.sections[CORE].marines)
    battle.running = RunningStep()
    steps = []
    while (decisions := pending(battle)) and battle.table.turn == 1:
        steps.append((battle.table.step, decisions[0].kind))
        if battle.table.step is Step.BOARDING_COMBAT:
            break
        firing = [isinstance(each, DeclareFire) and each.key == ship.key for each in decisions]
        apply(battle, [sending(target) if own else each.default() for own, each in zip(firing, decisions, strict=True)])
    assert steps[-1] == (Step.BOARDING_COMBAT, "disable")


def test_captains_send_marines_where_they_outnumber_who_is_there() -> None:
    battle, ship, target = duel()
    asked = DeclareFire(battle.table, 0, battle.secrets[0], ship.key)
    arrays = asked.arrays()
    there = target.sections[CORE]
    there.crew, there.marines = [2, *[0] * (len(there.crew) - 1)], [0] * len(there.marines)
    orders = with_boarders(asked, FireOrders(), arrays)
    assert sum(load.marines for each in orders.boardings for load in each.loads) == 8
    assert asked.refusals(orders) == ()
    there.crew[0] = 8
    assert with_boarders(asked, FireOrders(), arrays) == FireOrders()
    assert len(sent(ship, ship.working("basic_teleporter"), ARRAY, target.key)) == 2


@pytest.mark.parametrize(("marines", "left", "goes"), [(1, True, True), (4, True, False), (1, False, False)])
def test_captains_send_marines_where_they_are_likely_to_win_and_find_something_to_disable(
    marines: int, *, left: bool, goes: bool
) -> None:
    """Eight D5 against D6: more than twice as many of them land on average as there are, and still they would mostly lose."""
    battle, ship, target = duel()
    there = target.sections[CORE]
    there.crew, there.marines = [0] * len(there.crew), [marines, *[0] * (len(there.marines) - 1)]
    if not left:
        for system in target.systems:
            system.flags |= DISABLED
    asked = DeclareFire(battle.table, 0, battle.secrets[0], ship.key)
    assert bool(with_boarders(asked, FireOrders(), asked.arrays()).boardings) is goes


def raid(marines: int = 4, arc: int = 0) -> tuple[Battle, Vessel, Vessel, Squadron]:
    """Return a breaching squadron with marines aboard in contact with an enemy ship."""
    battle, (home, target) = fly(Armed(carrier(RAIDER)), Armed(armed(), 1, 0, 20))
    battle.table.step = Step.STARFIGHTER_COMBAT
    (raider,) = own(battle, home)
    raider.marines = marines
    onto(battle, home, Task.STRIKE, [raider], target, arc)
    return battle, home, target, raider


@pytest.mark.parametrize(("crew", "goes"), [(2, True), (6, False)])
def test_captains_unload_marines_where_they_can_win_and_fire_elsewhere(crew: int, *, goes: bool) -> None:
    battle, _, target, raider = raid()
    there = target.sections[CORE]
    there.crew, there.marines = [crew, *[0] * (len(there.crew) - 1)], [0] * len(there.marines)
    (shot,) = fired(FireSquadrons(battle.table, 0, battle.secrets[0], (raider.key,), indirect=False)).shots
    assert (shot.unloads, bool(shot.weapons)) == (goes, not goes)


@pytest.mark.rule("MV-3.7.5-07", "MV-2.2.5-02")
def test_a_breaching_squadron_unloads_into_the_section_that_it_attacks_instead_of_firing() -> None:
    battle, home, target, raider = raid()
    shot = SquadronShot(raider.key, (), target.key, "fore", unloads=True)
    run(StarfighterCombatStep(), battle, squadrons=[SquadronFireOrders((shot,))])
    (aboard,) = target.sections[CORE].boarders
    assert (aboard.ship, aboard.marines) == (home.number, 4)
    assert raider.marines == 0
    assert [event.section for event in battle.events if isinstance(event, PartiesUnloaded)] == ["core"]


@pytest.mark.rule("MV-3.7.5-07")
def test_nobody_unloads_and_fires_nor_without_parties_nor_elsewhere_nor_through_kinetic_shields() -> None:
    battle, _, target, raider = raid()
    asked = FireSquadrons(battle.table, 0, battle.secrets[0], (raider.key,), indirect=False)
    shot = SquadronShot(raider.key, (), target.key, "fore", unloads=True)
    assert asked.refusals(SquadronFireOrders((shot,))) == ()
    firing = SquadronShot(raider.key, (0,), target.key, "fore")
    for shots in ((shot, firing), (shot, shot), (shot._replace(arc="aft"),), (shot._replace(weapons=(0,)),)):
        assert "MV-3.7.5-07" in [each.rule for each in asked.refusals(SquadronFireOrders(shots))]
    target.arcs[0].shield_hits = 3
    target.arcs[0].plan = replace(target.arcs[0].plan, shield_kinetic=True)
    assert [each.rule for each in asked.refusals(SquadronFireOrders((shot,)))] == ["MV-3.7.5-07"]
    target.arcs[0].shield_hits = 0
    assert asked.refusals(SquadronFireOrders((shot,))) == ()
    raider.marines = 0
    assert [each.rule for each in asked.refusals(SquadronFireOrders((shot,)))] == ["MV-3.7.5-07"]
