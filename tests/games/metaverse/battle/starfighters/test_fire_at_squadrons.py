"""Ships and salvos fire at missions; squadrons fire at what comes in; their morale (1.3.1, 1.3.4, 2.2.2, 2.2.4, 2.3.2)."""

from dataclasses import replace
from typing import Any

import pytest

from metamaker.games.metaverse.battle.damage.events import SquadronStruck
from metamaker.games.metaverse.battle.fire import at_missions
from metamaker.games.metaverse.battle.fire.events import AreaRolled, ShotIntercepted
from metamaker.games.metaverse.battle.fire.orders import (
    Attack,
    FireOrders,
    InterceptOrders,
    Mode,
    SquadronScreen,
)
from metamaker.games.metaverse.battle.salvos.orders import Strike, StrikeOrders
from metamaker.games.metaverse.battle.starfighters.events import SquadronMoraleRolled
from metamaker.games.metaverse.battle.starfighters.morale import check_squadrons, conditions_met, met
from metamaker.games.metaverse.battle.starfighters.orders import SquadronFireOrders, SquadronShot
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.squadron import GENERALISED, Mission, Task
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel
from metamaker.games.metaverse.battle.turn.indirect_fire import IndirectCombatStep
from metamaker.games.metaverse.model.arc import Sector
from metamaker.games.metaverse.model.words import CommandDie, Target
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.battle.gunnery import (
    ARRAY,
    BEAM,
    CHAFF,
    Put,
    armed,
    fight,
    guns,
    refused,
    told,
)
from tests.games.metaverse.battle.salvos.missiles import MISSILE
from tests.games.metaverse.battle.salvos.missiles import aloft as missile
from tests.games.metaverse.battle.starfighters.wings import (
    FOG,
    LARK,
    RAIDER,
    SHELL,
    aloft,
    carrier,
    fly,
    onto,
    own,
    run,
)
from tests.games.metaverse.builders import EVERY_SECTOR, mount

AIR = CHAFF
"""A beam of one damage with a band of 50 cm that fires at starfighters alone."""


def hunted(*faces: int, kinds: Any = (LARK, LARK), cm: int = 30, **core: Any) -> tuple[Battle, Vessel, Mission]:
    """Return a ship that can fire at starfighters, and a mission of an enemy this far north of it."""
    battle, (ship, other) = fly(Put(armed(AIR, **core)), Put(carrier(*kinds), 1, 0, 90, 8), faces=faces)
    return battle, ship, aloft(battle, other, Task.STRIKE, own(battle, other), (0, cm))


def firing(mission: Mission, *aims: int, array: str = ARRAY, mode: Mode = Mode.SALVO, weapons: Any = (AIR,)) -> FireOrders:
    squadrons = tuple(mission.squadrons[place].key for place in aims)
    return FireOrders((Attack(array, mission.key, guns(*weapons), mode, squadrons=squadrons),))


@pytest.mark.rule("MV-1.3.0-02", "MV-3.6.8-02")
def test_only_weapons_for_starfighters_fire_at_a_mission() -> None:
    battle, ship, mission = hunted()
    assert refused(battle, ship, firing(mission)) == []
    battle, (ship, other) = fly(Put(armed(BEAM)), Put(carrier(LARK), 1, 0, 90, 8))
    mission = aloft(battle, other, Task.STRIKE, own(battle, other), (0, 30))
    assert refused(battle, ship, firing(mission, weapons=(BEAM,))) == ["MV-3.6.8-02"]
    assert refused(battle, other, FireOrders((Attack(ARRAY, mission.key, ()),)))[:1] == ["MV-1.3.0-02"]


@pytest.mark.rule("MV-1.3.1-11", "MV-1.3.1-18", "MV-1.3.6-17")
@pytest.mark.parametrize(("face", "hit"), [(6, False), (7, True), (14, True), (15, False)])
def test_the_array_counts_in_full_and_the_squadron_is_as_hard_to_hit_as_designed(face: int, hit: bool) -> None:
    """The array has 14, the Lark a target rating of 6; the weapon is aimed at the second squadron."""
    battle, ship, mission = hunted(face)
    one, two = mission.squadrons
    fight(battle, a_heron_1=firing(mission, 1))
    assert (one.strength, two.strength) == (6, 5 if hit else 6)
    assert mission.attackers == [ship.number]


@pytest.mark.rule("MV-3.7.4-02", "MV-3.7.5-08", "MV-1.3.1-21")
@pytest.mark.parametrize(("face", "hit"), [(7, False), (8, True)])
def test_ecm_adds_one_to_all_of_its_mission_and_only_one(face: int, hit: bool) -> None:
    battle, _, mission = hunted(face, kinds=(LARK, FOG, FOG))
    fight(battle, a_heron_1=firing(mission, 0))
    assert (mission.squadrons[0].strength == 5) is hit


@pytest.mark.rule("MV-2.2.2-04", "MV-3.7.5-08")
def test_ecm_that_falls_in_a_group_of_fire_still_makes_its_mission_harder_to_hit_for_that_group() -> None:
    """The first 14 destroys the Fog; a 7 then misses the Lark, which is as hard to hit as 7 until the group is over."""
    guns = mount("chaff", AIR, EVERY_SECTOR, count=2)
    battle, (_, other) = fly(Put(armed(mounts=(guns,))), Put(carrier(LARK, FOG), 1, 0, 90, 8), faces=[14, 7])
    lark, fog = own(battle, other)
    fog.strength = 1
    mission = aloft(battle, other, Task.STRIKE, [lark, fog], (0, 30))
    attack = Attack(ARRAY, mission.key, ("core/chaff#1", "core/chaff#2"), squadrons=(fog.key, lark.key))
    fight(battle, a_heron_1=FireOrders((attack,)))
    assert (fog.flies, lark.strength) == (False, 6)
    assert not mission.screened


@pytest.mark.rule("MV-1.3.1-22", "MV-3.7.4-02")
def test_kinetic_fire_finds_them_harder_by_the_band() -> None:
    _, ship, mission = hunted()
    plan = ship.system(guns(AIR)[0]).plan.weapon
    assert plan is not None
    for kinetic, cm, target in ((False, 60, 6), (True, 50, 6), (True, 60, 7)):
        some = (replace(plan, kinetic=kinetic),)
        profile = at_missions.mission_profile(ship, 14, mission, mission.squadrons, some, cm * 1000)
        assert (profile.sensor, profile.target) == (14, target)


@pytest.mark.rule("MV-1.3.1-30", "MV-1.3.1-32")
def test_a_volley_at_several_squadrons_meets_the_hardest_of_them() -> None:
    battle, (ship, other) = fly(Put(armed(AIR, BEAM.with_(id="beam"))), Put(carrier(LARK, FOG), 1, 0, 90, 8))
    mission = aloft(battle, other, Task.STRIKE, own(battle, other), (0, 30))
    plan = ship.system(guns(AIR)[0]).plan.weapon
    assert plan is not None
    other_plan = replace(plan, id="another")
    profile = at_missions.mission_profile(ship, 14, mission, mission.squadrons, (plan, other_plan), 30_000)
    assert (profile.sensor, profile.target) == (13, 7)


@pytest.mark.rule("MV-1.3.4-03", "MV-1.3.4-09")
def test_as_many_attackers_as_squadrons_may_fire_on_a_mission() -> None:
    battle, ship, mission = hunted()
    mission.attackers = [77]
    assert refused(battle, ship, firing(mission)) == []
    mission.attackers = [77, 78]
    assert refused(battle, ship, firing(mission)) == ["MV-1.3.4-09"]


@pytest.mark.rule("MV-1.3.4-04", "MV-1.3.4-05")
def test_nobody_outside_fires_into_a_furball() -> None:
    battle, (ship, friend, other) = fly(
        Put(armed(AIR)), Put(carrier(LARK, LARK), 0, 10, 0), Put(carrier(LARK, LARK), 1, 0, 90, 8)
    )
    mission = aloft(battle, other, Task.STRIKE, own(battle, other), (0, 30))
    hunter = aloft(battle, friend, Task.INTERCEPT, own(battle, friend), (0, 30), mission.key)
    assert at_missions.in_furball(battle.table, mission)
    assert at_missions.ems(battle.table, hunter) == 0
    assert refused(battle, ship, firing(mission)) == ["MV-1.3.4-04"]
    hunter.contact = ""
    assert (at_missions.ems(battle.table, mission), at_missions.ems(battle.table, hunter)) == (2, 2)


@pytest.mark.rule("MV-2.1.5-09", "MV-2.1.5-10", "MV-3.6.4-01")
@pytest.mark.parametrize(("arc", "rules"), [(0, []), (1, ["MV-2.1.5-09"]), (2, ["MV-2.1.5-09"]), (GENERALISED, [])])
def test_a_ship_fires_at_its_attackers_through_the_arc_that_they_declared_or_any(arc: int, rules: list[str]) -> None:
    ship_class = armed(mounts=(mount("chaff", AIR, (Sector.FORE_PORT, Sector.FORE_STARBOARD)),))
    battle, (ship, other) = fly(Put(ship_class), Put(carrier(LARK), 1, 0, 90, 8))
    mission = onto(battle, other, Task.STRIKE, own(battle, other), ship, arc)
    assert refused(battle, ship, firing(mission)) == rules


@pytest.mark.rule("MV-1.3.6-17")
def test_a_weapon_is_aimed_at_a_squadron_of_that_mission() -> None:
    battle, (ship, other) = fly(Put(armed(AIR)), Put(carrier(LARK, LARK), 1, 0, 90, 8))
    one, two = own(battle, other)
    mission = aloft(battle, other, Task.STRIKE, [one], (0, 30))
    aloft(battle, other, Task.STRIKE, [two], (0, 40))
    attack = Attack(ARRAY, mission.key, guns(AIR), squadrons=(two.key,))
    assert refused(battle, ship, FireOrders((attack,))) == ["MV-1.3.6-17"]
    assert refused(battle, ship, FireOrders((attack._replace(squadrons=(one.key, one.key)),))) == ["MV-1.3.6-17"]


@pytest.mark.rule("MV-1.3.6-17")
def test_no_squadrons_are_named_where_a_ship_is_fired_at() -> None:
    battle, (ship, other) = fly(Put(armed(BEAM)), Put(carrier(LARK), 1, 0, 60, 8))
    (lark,) = own(battle, other)
    orders = FireOrders((Attack(ARRAY, other.key, guns(BEAM), squadrons=(lark.key,)),))
    assert refused(battle, ship, orders) == ["MV-1.3.6-17"]


@pytest.mark.rule("MV-1.3.1-07", "MV-1.3.1-35")
def test_each_mission_takes_an_array_and_none_is_operated_on() -> None:
    battle, (ship, other) = fly(Put(armed(AIR, CHAFF.with_(id="flak"))), Put(carrier(LARK, LARK), 1, 0, 90, 8))
    one, two = own(battle, other)
    first, second = (aloft(battle, other, Task.STRIKE, [each], (0, 30)) for each in (one, two))
    both = FireOrders((Attack(ARRAY, first.key, guns(AIR)), Attack(ARRAY, second.key, ("core/flak#1",))))
    assert "MV-1.3.1-07" in refused(battle, ship, both)
    surgical = FireOrders((Attack(ARRAY, first.key, guns(AIR), Mode.SURGICAL),))
    assert refused(battle, ship, surgical) == ["MV-1.3.1-35"]


@pytest.mark.rule("MV-3.6.9-03", "MV-3.6.9-04")
def test_an_area_strikes_the_squadrons_around_one_by_one() -> None:
    """The die of 3 is for three squadrons in all; at the same place nothing comes off, 4 cm away one."""
    blast = BEAM.with_(id="blast", aoe_cm=10, damage_modifier=2, targets=(Target.STARFIGHTERS,))
    ship_class = armed(blast)
    battle, (ship, other) = fly(Put(ship_class), Put(carrier(LARK, LARK, LARK), 1, 0, 90, 8), faces=[10, 3])
    plan = ship.system("core/blast#1").plan
    assert plan.weapon is not None
    ship.systems[plan.number].plan = replace(
        plan, weapon=replace(plan.weapon, aoe_cm=10, aoe_faces=4, modifier=2, at_starfighters=True, at_starships=False)
    )
    one, two, three = own(battle, other)
    mission = aloft(battle, other, Task.STRIKE, [one, two], (0, 30))
    aloft(battle, other, Task.STRIKE, [three], (0, 34))
    attack = Attack(ARRAY, mission.key, ("core/blast#1",), squadrons=(one.key,))
    fight(battle, a_heron_1=FireOrders((attack,)))
    assert [event.victims for event in told(battle, AreaRolled)] == [(two.key, three.key)]
    assert [event.loss for event in told(battle, SquadronStruck)] == [0, 0, 1]


def shot_at(*faces: int, onto_own: bool = True) -> tuple[Battle, Vessel, Vessel, Any]:
    """Return a battle in which a ship fires a beam with a modifier of 1 at a carrier with two squadrons in contact with it."""
    ships = Put(armed(BEAM.with_(damage_modifier=1))), Put(carrier(LARK, RAIDER), 1, 0, 20, 8)
    battle, (ship, other) = fly(*ships, faces=faces)
    some = own(battle, other)
    aloft(battle, other, Task.CAP, some, (0, 20 if onto_own else 21), other.key)
    return battle, ship, other, some


@pytest.mark.rule("MV-2.2.2-13", "MV-1.3.3-04", "MV-1.3.6-20")
def test_squadrons_in_contact_shoot_down_direct_fire_without_a_roll_and_fire_no_more() -> None:
    """The shot hits with 10; a die of 1 is as much as the beam takes, whose modifier is 0."""
    battle, _, other, (lark, raider) = shot_at(10, 1)
    answer = InterceptOrders((), (SquadronScreen(lark.key, (0,)),))
    fight(battle, answer, a_heron_1=FireOrders((Attack(ARRAY, other.key, guns(BEAM)),)))
    assert [event.array for event in told(battle, ShotIntercepted)] == [lark.key]
    assert (lark.fired_on, raider.fired_on) == (battle.table.turn, 0)
    assert other.sections[4].left == 40


@pytest.mark.rule("MV-2.2.2-13", "MV-1.3.3-04")
def test_squadrons_elsewhere_do_not_reach_what_comes_in() -> None:
    battle, _, other, _ = shot_at(10, onto_own=False)
    asked = fight(battle, a_heron_1=FireOrders((Attack(ARRAY, other.key, guns(BEAM)),)))
    assert not [each for each in asked if each.startswith("!")]
    assert other.sections[4].left == 39


@pytest.mark.rule("MV-2.2.2-13", "MV-1.3.3-04")
def test_squadrons_shoot_at_fire_that_is_aimed_at_them() -> None:
    battle, _, mission = hunted(10, 1)
    lark = mission.squadrons[0]
    answer = InterceptOrders((), (SquadronScreen(lark.key, (0,)),))
    fight(battle, answer, a_heron_1=firing(mission))
    assert [event.by for event in told(battle, ShotIntercepted)] == [mission.key]
    assert lark.strength == 6


def incoming(*faces: int) -> tuple[Battle, Vessel, Any, Any]:
    """Return a battle in which a missile strikes a carrier with a CAP of a Lark, next to a strike of its own."""
    ships = Put(armed(MISSILE)), Put(carrier(LARK, LARK), 1, 0, 60, 8)
    battle, (ship, other) = fly(*ships, faces=faces)
    cap, strike = own(battle, other)
    onto(battle, other, Task.CAP, [cap], other)
    aloft(battle, other, Task.STRIKE, [strike], (0, 60))
    return battle, other, missile(battle, ship, MISSILE, at=(0, 50)), (cap, strike)


@pytest.mark.rule("MV-2.1.2-08", "MV-2.2.4-06", "MV-2.2.4-14")
def test_cap_and_nobody_else_fires_at_a_salvo_that_strikes_its_ship() -> None:
    """The missile has a modifier of 2: a die of 2 is enough."""
    battle, other, salvo, (cap, strike) = incoming(2)
    strikes = [StrikeOrders((Strike(salvo.key, other.key),))]
    defence = [SquadronFireOrders((SquadronShot(cap.key, (0,), salvo.key),))]
    asked = run(IndirectCombatStep(), battle, strike=strikes, squadron_defence=defence)
    decision = asked[-1]
    assert decision.salvos == {salvo.key: (cap.key,)}  # type: ignore[attr-defined]
    wrong = SquadronFireOrders((SquadronShot(strike.key, (0,), salvo.key),))
    assert [each.rule for each in decision.refusals(wrong)] == ["MV-2.1.2-08"]
    assert battle.table.salvos == []
    assert other.sections[4].left == 40


@pytest.mark.rule("MV-1.3.4-06", "MV-1.3.4-08", "MV-1.3.4-09")
@pytest.mark.parametrize("taken", [False, True])
def test_cap_needs_a_place_under_the_ems_of_the_salvo(taken: bool) -> None:
    """The missile has one pulse, so one attacker may fire on it in a turn."""
    battle, other, salvo, (cap, _) = incoming(1, 1)
    mission = battle.table.mission_of(cap)
    assert mission is not None
    assert salvo.pulses == 1
    if taken:
        salvo.attackers.append(77)
    strikes = [StrikeOrders((Strike(salvo.key, other.key),))]
    defence = [SquadronFireOrders((SquadronShot(cap.key, (0,), salvo.key),))]
    asked = run(IndirectCombatStep(), battle, strike=strikes, squadron_defence=defence)
    assert ("squadron_defence" in [each.kind for each in asked]) is not taken
    assert salvo.attackers == [77 if taken else mission.number]


@pytest.mark.rule("MV-1.3.4-06", "MV-1.3.4-09", "MV-2.2.4-06")
def test_cap_fires_at_a_salvo_that_strikes_its_ship_only_while_a_place_is_left_and_it_is_by_its_ship() -> None:
    for attackers, place, kinds in (([77], 60, ["strike"]), ([], 61, ["strike"]), ([], 60, ["strike", "squadron_defence"])):
        battle, other, salvo, (cap, _) = incoming()
        salvo.attackers = list(attackers)
        mission = battle.table.mission_of(cap)
        assert mission is not None
        mission.stand(Point(0, place * CM))
        asked = run(IndirectCombatStep(), battle, strike=[StrikeOrders((Strike(salvo.key, other.key),))])
        assert [each.kind for each in asked] == kinds


@pytest.mark.rule("MV-1.3.3-03", "MV-2.2.4-03", "MV-1.3.6-17")
def test_a_salvo_for_starfighters_strikes_a_mission_which_may_fire_at_it_first() -> None:
    """Its D1 + 2 takes 3 off the first squadron past a defence of 0."""
    battle, (ship, other) = fly(Put(armed(MISSILE)), Put(carrier(LARK, SHELL), 1, 0, 60, 8))
    lark, shell = own(battle, other)
    mission = aloft(battle, other, Task.STRIKE, [lark, shell], (0, 40))
    salvo = missile(battle, ship, MISSILE, at=(0, 30))
    salvo.weapons[0].plan = replace(salvo.weapons[0].plan, at_starfighters=True, at_starships=False)
    asked = run(IndirectCombatStep(), battle, strike=[StrikeOrders((Strike(salvo.key, mission.key),))])
    assert [each.kind for each in asked] == ["strike", "squadron_defence"]
    assert (lark.strength, shell.strength) == (3, 6)
    assert salvo.number in mission.attackers


@pytest.mark.rule("MV-3.7.5-05")
def test_passengers_beyond_the_strength_that_is_left_are_lost() -> None:
    battle, _, mission = hunted(10, kinds=(RAIDER,))
    (raider,) = mission.squadrons
    raider.marines, raider.crew = 3, 1
    fight(battle, a_heron_1=firing(mission))
    assert (raider.strength, raider.marines, raider.crew) == (3, 3, 0)


@pytest.mark.rule("MV-2.3.2-08", "MV-2.3.2-16", "MV-2.3.2-11")
@pytest.mark.parametrize(("face", "stays"), [(1, False), (2, True)])
def test_a_weakened_squadron_checks_once_with_the_die_of_its_carrier(face: int, stays: bool) -> None:
    """A D6 less one for the condition: a 1 fails."""
    battle, (ship,) = fly(Put(carrier(LARK, LARK).with_(command_quality=CommandDie.D6)), faces=[face])
    one, two = own(battle, ship)
    aloft(battle, ship, Task.STRIKE, [one, two], (0, 30))
    one.strength = 5
    check_squadrons(battle, conditions_met(battle.table))
    assert (one.flies, two.flies) == (stays, True)
    assert [(event.met, event.total) for event in told(battle, SquadronMoraleRolled)] == [(("strength",), face - 1)]
    check_squadrons(battle, conditions_met(battle.table))
    assert len(told(battle, SquadronMoraleRolled)) == 1


@pytest.mark.rule("MV-2.3.2-09", "MV-2.3.2-16", "MV-2.3.2-03")
def test_the_loss_of_the_carrier_and_of_its_commanders_is_met_by_its_squadrons() -> None:
    battle, (flagship, ship) = fly(Put(carrier()), Put(carrier(LARK), x=10))
    (lark,) = own(battle, ship)
    aloft(battle, ship, Task.STRIKE, [lark], (0, 30))
    ship.commander = flagship.number
    assert list(met(battle.table, lark)) == []
    ship.status = Status.DESTROYED
    assert list(met(battle.table, lark)) == ["carrier"]
    flagship.status = Status.RETREATED
    assert "flagship" in met(battle.table, lark)


@pytest.mark.rule("MV-3.7.5-04", "MV-2.3.2-16")
def test_squadrons_with_qualities_of_their_own_mind_nothing_but_their_strength() -> None:
    battle, (ship,) = fly(Put(carrier(LARK)), faces=[3])
    (lark,) = own(battle, ship)
    aloft(battle, ship, Task.STRIKE, [lark], (0, 30))
    lark.command_faces, lark.command_thrown, lark.crew_quality = 2, 4, 1
    ship.status = Status.DESTROYED
    assert list(met(battle.table, lark)) == []
    lark.strength = 1
    check_squadrons(battle, conditions_met(battle.table))
    (rolled,) = told(battle, SquadronMoraleRolled)
    assert (rolled.die, rolled.result, rolled.total, lark.flies) == (2, 2, 1, True)
