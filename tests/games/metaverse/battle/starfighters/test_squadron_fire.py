"""Squadrons fire: at what, with how many weapons, in which order, and what it does (1.3.3, 2.2.3, 3.7)."""

from dataclasses import replace
from typing import Any

import pytest

from metamaker.games.metaverse.battle.ai import dogfights
from metamaker.games.metaverse.battle.damage.events import SquadronDestroyed, SquadronStruck
from metamaker.games.metaverse.battle.fire.events import SquadronFires
from metamaker.games.metaverse.battle.narration.narrator import story_lines
from metamaker.games.metaverse.battle.starfighters import combat
from metamaker.games.metaverse.battle.starfighters.combat_decisions import FireSquadrons
from metamaker.games.metaverse.battle.starfighters.events import (
    SquadronFireWasted,
    SquadronSurgery,
    StrengthGroupBegan,
)
from metamaker.games.metaverse.battle.starfighters.orders import (
    FlakOrders,
    FlakShot,
    SquadronFireOrders,
    SquadronShot,
)
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.squadron import Mission, Squadron, Task
from metamaker.games.metaverse.battle.state.vessel import DISABLED, NOBODY, Vessel
from metamaker.games.metaverse.battle.turn.starfighter_combat import StarfighterCombatStep
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.match.prompts import BattleTalks
from metamaker.games.metaverse.model.words import DefenceType
from metamaker.play.decision import Composed, Form, Option
from tests.games.metaverse.battle.gunnery import ARRAY, CLOSE, Put, armed, boxes_lost, told
from tests.games.metaverse.battle.salvos.missiles import MISSILE
from tests.games.metaverse.battle.salvos.missiles import aloft as missile
from tests.games.metaverse.battle.starfighters.wings import (
    DARTER,
    FOG,
    LARK,
    SHELL,
    SWIFT,
    aloft,
    carrier,
    fly,
    onto,
    own,
    run,
)
from tests.games.metaverse.builders import EVERY_SECTOR, mount, protected
from tests.play.legal import entries

FORE = 0


def at(squadron: Squadron, target: Any, *weapons: int, arc: str = "", system: str = "") -> SquadronShot:
    return SquadronShot(
        squadron.key, weapons or (0,), target.key, arc or ("fore" if isinstance(target, Vessel) else ""), system
    )


def orders(*shots: SquadronShot) -> SquadronFireOrders:
    return SquadronFireOrders(shots)


def refusals(battle: Battle, squadron: Squadron, *shots: SquadronShot, indirect: bool = False) -> list[str]:
    secrets = battle.secrets[squadron.side]
    asked = FireSquadrons(battle.table, squadron.side, secrets, (squadron.key,), indirect=indirect)
    return [each.rule for each in asked.refusals(orders(*shots))]


def attack(*faces: int, crew_quality: int = 3, **core: Any) -> tuple[Battle, Squadron, Mission, Vessel]:
    """Return a Lark in contact with the bow of an enemy."""
    battle, (ship, other) = fly(Put(carrier(LARK, crew_quality=crew_quality)), Put(armed(**core), 1, 0, 30, 8), faces=faces)
    (lark,) = own(battle, ship)
    return battle, lark, onto(battle, ship, Task.STRIKE, [lark], other, FORE), other


def furball(*faces: int, ours: Any = LARK, theirs: Any = LARK) -> tuple[Battle, Squadron, Squadron]:
    """Return an intercept in contact with an enemy strike far from all ships."""
    battle, (ship, other) = fly(Put(carrier(ours)), Put(carrier(theirs), 1, 0, 60, 8), faces=faces)
    (one,), (two,) = own(battle, ship), own(battle, other)
    enemy = aloft(battle, other, Task.STRIKE, [two], (40, 40))
    aloft(battle, ship, Task.INTERCEPT, [one], (40, 40), enemy.key)
    return battle, one, two


@pytest.mark.rule("MV-1.3.3-01", "MV-2.2.3-08", "MV-3.7.6-07")
def test_what_is_in_contact_is_hit_without_a_roll_in_the_declared_arc() -> None:
    battle, lark, _, other = attack(5)
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(lark, other))])
    assert boxes_lost(other) == 5
    assert refusals(battle, lark, at(lark, other, 1, arc="aft")) == ["MV-2.2.3-08"]


@pytest.mark.rule("MV-1.3.3-02")
def test_nothing_is_fired_at_from_afar() -> None:
    battle, lark, mission, other = attack()
    mission.contact = ""
    assert refusals(battle, lark, at(lark, other)) == ["MV-1.3.3-02"]
    assert run(StarfighterCombatStep(), battle) == []


@pytest.mark.rule("MV-2.2.3-09", "MV-2.1.5-10")
def test_in_a_generalised_attack_each_squadron_picks_its_arc() -> None:
    battle, lark, mission, other = attack()
    mission.arc = -1
    assert [refusals(battle, lark, at(lark, other, arc=arc)) for arc in ("fore", "starboard", "aft", "port")] == [[]] * 4


@pytest.mark.rule("MV-1.3.3-05", "MV-2.2.3-10", "MV-3.7.6-06")
@pytest.mark.parametrize(("crew_quality", "most"), [(1, 1), (2, 2), (5, 2)])
def test_a_squadron_fires_as_many_weapons_as_its_crew_quality(crew_quality: int, most: int) -> None:
    battle, lark, _, other = attack(crew_quality=crew_quality)
    both = at(lark, other, 0, 1)
    assert refusals(battle, lark, both) == ([] if most == 2 else ["MV-1.3.3-05"])
    assert refusals(battle, lark, at(lark, other, 0), at(lark, other, 0)) == ["MV-1.3.3-05"]


@pytest.mark.rule("MV-2.2.3-10")
def test_with_crew_quality_0_it_fires_nothing() -> None:
    battle, lark, _, _ = attack()
    battle.table.vessels[0].crew_quality = 0
    assert run(StarfighterCombatStep(), battle) == []
    assert lark not in combat.firing(battle.table, (), indirect=False)


@pytest.mark.rule("MV-3.7.6-03", "MV-3.7.6-04")
def test_a_bomb_falls_once_and_on_ships_alone() -> None:
    battle, lark, _, other = attack(3, 4)
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(lark, other, 1))])
    assert (lark.spent, boxes_lost(other)) == ([1], 7)
    lark.used.clear()
    assert refusals(battle, lark, at(lark, other, 1)) == ["MV-3.7.6-04"]
    battle, one, two = furball()
    assert refusals(battle, one, at(one, two, 1)) == ["MV-3.7.6-04"]


@pytest.mark.rule("MV-1.3.6-01", "MV-3.1.5-03", "MV-3.1.3-04")
def test_shields_and_armour_meet_the_fire_of_squadrons() -> None:
    shields = protected(shield_type=DefenceType.ENERGY, shield_hits=2, armour_type=DefenceType.ENERGY, armour_rating=1)
    battle, (ship, other) = fly(Put(carrier(LARK)), Put(armed().with_(arcs=shields), 1, 0, 30, 8), faces=[6])
    (lark,) = own(battle, ship)
    onto(battle, ship, Task.STRIKE, [lark], other, FORE)
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(lark, other))])
    assert (other.arcs[FORE].shield_hits, boxes_lost(other)) == (0, 6 - 2 - 1)


@pytest.mark.rule("MV-1.3.3-06", "MV-1.3.3-07", "MV-1.3.3-08")
@pytest.mark.parametrize(("faces", "boxes", "struck"), [((3, 4), 4, True), ((2, 4), 6, False), ((1, 5), 0, True)])
def test_an_odd_die_of_a_surgical_strike_disables_the_system_instead_of_taking_boxes(
    faces: tuple[int, int], boxes: int, struck: bool
) -> None:
    battle, lark, _, other = attack(*faces)
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(lark, other, 1, system="core/eyes#1"))])
    assert boxes_lost(other) == boxes
    assert bool(other.system("core/eyes#1").flags & DISABLED) is struck
    assert bool(told(battle, SquadronSurgery)) is struck


@pytest.mark.rule("MV-1.3.3-06")
def test_a_surgical_strike_names_no_primary_system_and_none_elsewhere() -> None:
    battle, lark, _, other = attack()
    for system in ("core/bridge#1", "core/reactor#1", "aft/eyes#1"):
        assert refusals(battle, lark, at(lark, other, system=system)) == ["MV-1.3.3-06"]


@pytest.mark.rule("MV-1.3.6-16", "MV-3.7.3-02", "MV-2.2.3-07")
def test_squadrons_lose_strength_past_their_defence_pulse_by_pulse() -> None:
    """A D6 of 5 at a defence of 3 takes 2 off; equal target ratings leave the defence as it is."""
    battle, one, two = furball(5, theirs=SHELL)
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(one, two)), orders()])
    assert two.strength == 6 - (5 - 3)
    assert [(event.defence, event.taken) for event in told(battle, SquadronStruck)] == [(3, (2,))]


@pytest.mark.rule("MV-2.2.3-06")
def test_a_nimbler_squadron_meets_one_point_less_of_defence() -> None:
    battle, one, two = furball(5, ours=SWIFT, theirs=SHELL)
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(one, two)), orders()])
    assert two.strength == 6 - (5 - 2)


@pytest.mark.rule("MV-3.7.5-08", "MV-2.2.3-06")
def test_ecm_makes_all_of_a_mission_as_nimble() -> None:
    battle, (ship, other) = fly(Put(carrier(LARK, FOG)), Put(carrier(SHELL), 1, 0, 60, 8), faces=[5])
    lark, fog = own(battle, ship)
    (shell,) = own(battle, other)
    enemy = aloft(battle, other, Task.STRIKE, [shell], (40, 40))
    aloft(battle, ship, Task.INTERCEPT, [lark, fog], (40, 40), enemy.key)
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(lark, shell)), orders()])
    assert shell.strength == 6 - (5 - 2)


@pytest.mark.rule("MV-2.2.3-05", "MV-3.7.5-08")
def test_ecm_that_a_group_destroys_counts_until_all_of_the_group_have_fired() -> None:
    """With its ECM the enemy is no easier to hit than the second Swift: 7 each. The next turn it is, and the defence is 2."""
    battle, (ship, other) = fly(Put(carrier(LARK, SWIFT)), Put(carrier(SHELL, FOG), 1, 0, 60, 8), faces=[6, 5, 5])
    lark, swift = own(battle, ship)
    shell, fog = own(battle, other)
    enemy = aloft(battle, other, Task.STRIKE, [shell, fog], (40, 40))
    aloft(battle, ship, Task.INTERCEPT, [lark, swift], (40, 40), enemy.key)
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(lark, fog), at(swift, shell)), orders()])
    assert (fog.flies, shell.strength) == (False, 6 - (5 - 3))
    battle.table.turn += 1
    swift.used.clear()
    lark.outrun = shell.outrun = True
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(swift, shell))])
    assert shell.strength == 6 - (5 - 3) - (5 - 2)


@pytest.mark.rule("MV-1.3.6-16", "MV-1.3.6-17")
def test_a_squadron_without_strength_is_destroyed_and_what_is_too_much_is_lost() -> None:
    battle, one, two = furball(6)
    two.strength = 2
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(one, two)), orders()])
    assert (two.strength, two.flies) == (0, False)
    assert [event.squadron for event in told(battle, SquadronDestroyed)] == [two.key]
    assert [each.squadrons for each in battle.table.missions] == [[one]]


@pytest.mark.rule("MV-2.2.3-04", "MV-2.2.3-05", "MV-3.7.1-02")
def test_the_strong_fire_first_and_those_of_one_strength_at_once() -> None:
    battle, one, two = furball(6)
    one.strength = 5
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(two, one)), orders()])
    assert [event.strength for event in told(battle, StrengthGroupBegan)] == [6]
    assert not one.flies
    battle, one, two = furball(6, 6)
    one.strength = two.strength = 4
    asked = run(StarfighterCombatStep(), battle, squadrons=[orders(at(one, two)), orders(at(two, one))])
    assert [each.side for each in asked] == [0, 1]
    assert not one.flies
    assert not two.flies


@pytest.mark.rule("MV-2.2.3-05")
def test_a_shot_at_what_its_own_group_has_destroyed_is_wasted() -> None:
    battle, (ship, other) = fly(Put(carrier(LARK, LARK)), Put(carrier(LARK), 1, 0, 60, 8), faces=[6])
    one, two = own(battle, ship)
    (prey,) = own(battle, other)
    enemy = aloft(battle, other, Task.STRIKE, [prey], (40, 40))
    aloft(battle, ship, Task.INTERCEPT, [one, two], (40, 40), enemy.key)
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(one, prey), at(two, prey)), orders()])
    assert [(event.squadron, event.target) for event in told(battle, SquadronFireWasted)] == [(two.key, prey.key)]


@pytest.mark.rule("MV-2.2.3-03", "MV-3.7.6-08")
def test_indirect_weapons_fire_before_all_strengths() -> None:
    battle, one, two = furball(6, 1, ours=DARTER)
    two.strength = 6
    one.strength = 1
    asked = run(StarfighterCombatStep(), battle, squadrons=[orders(at(one, two)), orders(), orders(at(one, two, 1))])
    assert [each.indirect for each in asked if isinstance(each, FireSquadrons)][:1] == [True]
    assert not two.flies


@pytest.mark.rule("MV-2.1.4-27", "MV-2.2.3-07")
def test_cap_meets_the_strikes_at_its_ship_and_nobody_else() -> None:
    battle, (ship, other) = fly(Put(carrier(LARK)), Put(carrier(LARK, LARK), 1, 0, 60, 8))
    (cap,) = own(battle, ship)
    strike, elsewhere = own(battle, other)
    onto(battle, ship, Task.CAP, [cap], ship)
    onto(battle, other, Task.STRIKE, [strike], ship, FORE)
    aloft(battle, other, Task.STRIKE, [elsewhere], (0, 1))
    assert combat.prey(battle.table, cap) == [strike]
    assert combat.prey(battle.table, strike) == [ship, cap]
    assert refusals(battle, cap, at(cap, elsewhere)) == ["MV-1.3.3-02"]


@pytest.mark.rule("MV-1.3.4-09", "MV-3.1.9-02")
def test_a_mission_needs_a_place_under_the_ems_of_a_ship() -> None:
    battle, lark, mission, other = attack()
    other.blueprint = replace(other.blueprint, ems=1)
    other.attackers.append(77)
    assert refusals(battle, lark, at(lark, other)) == ["MV-1.3.3-02"]
    other.attackers[0] = mission.number
    assert refusals(battle, lark, at(lark, other)) == []


@pytest.mark.rule("MV-1.3.4-08", "MV-1.3.4-12")
def test_all_squadrons_of_a_mission_take_one_place() -> None:
    battle, (ship, other) = fly(Put(carrier(LARK, LARK)), Put(armed(), 1, 0, 30, 8), faces=[1, 1])
    one, two = own(battle, ship)
    mission = onto(battle, ship, Task.STRIKE, [one, two], other, FORE)
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(one, other), at(two, other))])
    assert other.attackers == [mission.number]


@pytest.mark.rule("MV-1.3.4-05", "MV-1.3.4-11", "MV-2.2.3-07")
def test_two_caps_do_not_both_fire_at_the_one_squadron_that_attacks_their_ship() -> None:
    battle, (ship, other) = fly(Put(carrier(LARK, LARK)), Put(carrier(LARK), 1, 0, 30, 8), faces=[1])
    (one, two), (enemy,) = own(battle, ship), own(battle, other)
    caps = [onto(battle, ship, Task.CAP, [each], ship) for each in (one, two)]
    mission = onto(battle, other, Task.STRIKE, [enemy], ship, FORE)
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(one, enemy)), orders()])
    assert mission.attackers == [caps[0].number]


@pytest.mark.rule("MV-1.3.4-06", "MV-1.3.4-09")
def test_a_mission_needs_a_place_under_the_ems_of_a_salvo() -> None:
    battle, (ship, other) = fly(Put(carrier(LARK)), Put(armed(MISSILE), 1, 0, 60, 8))
    (lark,) = own(battle, ship)
    salvo = missile(battle, other, MISSILE, at=(10, 10))
    aloft(battle, ship, Task.INTERCEPT, [lark], (10, 10), salvo.key)
    assert combat.prey(battle.table, lark) == [salvo]
    salvo.attackers += range(90, 90 + salvo.pulses)
    assert combat.prey(battle.table, lark) == []


@pytest.mark.rule("MV-1.3.3-03", "MV-2.1.4-35", "MV-1.3.6-20")
def test_an_intercept_shoots_down_the_salvo_that_it_was_moved_onto() -> None:
    """A missile with a modifier of 2 takes 2 damage."""
    battle, (ship, other) = fly(Put(carrier(LARK)), Put(armed(MISSILE), 1, 0, 60, 8), faces=[2])
    (lark,) = own(battle, ship)
    salvo = missile(battle, other, MISSILE, at=(10, 10))
    aloft(battle, ship, Task.INTERCEPT, [lark], (10, 10), salvo.key)
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(lark, salvo))])
    assert battle.table.salvos == []


@pytest.mark.rule("MV-1.3.4-06", "MV-1.3.4-09")
def test_a_salvo_of_one_pulse_is_fired_at_by_one_attacker_alone() -> None:
    battle, (ship, other) = fly(Put(carrier(LARK)), Put(armed(MISSILE), 1, 0, 60, 8))
    (lark,) = own(battle, ship)
    salvo = missile(battle, other, MISSILE, at=(10, 10))
    mission = aloft(battle, ship, Task.INTERCEPT, [lark], (10, 10), salvo.key)
    salvo.attackers = [ship.number]
    assert refusals(battle, lark, at(lark, salvo)) == ["MV-1.3.3-02"]
    salvo.attackers = [mission.number]
    assert refusals(battle, lark, at(lark, salvo)) == []


@pytest.mark.rule("MV-1.3.3-06")
def test_weapons_and_systems_that_can_be_chosen_are_called_by_their_names() -> None:
    battle, lark, _, other = attack()
    asked = FireSquadrons(battle.table, 0, battle.secrets[0], (lark.key,), indirect=False)
    legal = asked.legal()
    assert isinstance(legal, Composed)
    shots = entries(legal.forms[0].parts[0])
    surgical = next(form for form in shots if isinstance(form, Form) and form.name == "surgical")
    parts = {part.name: entries(part) for part in surgical.parts}
    weapons = [each.text for each in parts["weapons"] if isinstance(each, Option)]
    assert weapons == [f"{number} {arm.plan.name}" for number, arm in enumerate(lark.plan.weapons, 1)]
    talks = BattleTalks(Names(battle.table))
    called = [talks.called(asked, str(each.value)) for each in parts["system"] if isinstance(each, Option)]
    assert called == [Names(battle.table).system(other.key, system.plan.ref) for system in asked.systems(other, "fore")]


@pytest.mark.rule("MV-1.3.4-09", "MV-1.3.4-11")
def test_of_two_missions_that_fire_at_once_one_has_the_last_place() -> None:
    battle, (ship, other) = fly(Put(carrier(LARK, LARK)), Put(armed(), 1, 0, 30, 8), faces=[3, 3, 3])
    other.blueprint = replace(other.blueprint, ems=1)
    one, two = own(battle, ship)
    for each in (one, two):
        onto(battle, ship, Task.STRIKE, [each], other, FORE)
    asked = FireSquadrons(battle.table, 0, battle.secrets[0], (one.key, two.key), indirect=False)
    both = orders(at(one, other), at(two, other))
    assert [each.rule for each in asked.refusals(both)] == ["MV-1.3.4-09"]
    fired = dogfights.fired(asked)
    assert [shot.squadron for shot in fired.shots] == [one.key]
    run(StarfighterCombatStep(), battle, squadrons=[fired])
    assert len(other.attackers) == 1


@pytest.mark.rule("MV-2.1.2-06", "MV-2.1.2-08", "MV-1.3.3-03")
def test_at_a_salvo_in_contact_with_a_ship_its_cap_fires_and_no_other_squadron() -> None:
    """The salvo has been moved onto the ship and strikes nothing yet; an intercept has been moved onto the salvo."""
    battle, (ship, other) = fly(Put(carrier(LARK, LARK, LARK)), Put(armed(MISSILE), 1, 0, 60, 8), faces=[2])
    cap, chaser, strike = own(battle, ship)
    salvo = missile(battle, other, MISSILE, at=(0, 0))
    onto(battle, ship, Task.CAP, [cap], ship)
    aloft(battle, ship, Task.INTERCEPT, [chaser], (0, 0), salvo.key)
    onto(battle, ship, Task.STRIKE, [strike], ship)
    assert [combat.prey(battle.table, each) for each in (cap, chaser, strike)] == [[], [salvo], []]
    salvo.contact = ship.key
    assert [combat.prey(battle.table, each) for each in (cap, chaser, strike)] == [[salvo], [], []]
    assert refusals(battle, chaser, at(chaser, salvo)) == ["MV-1.3.3-02"]
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(cap, salvo))])
    assert battle.table.salvos == []


@pytest.mark.rule("MV-2.2.3-01", "MV-2.1.5-02")
def test_who_moved_too_far_or_has_fired_at_fire_does_not_fire() -> None:
    battle, lark, _, other = attack()
    lark.outrun = True
    assert run(StarfighterCombatStep(), battle) == []
    lark.outrun, lark.fired_on = False, battle.table.turn
    assert run(StarfighterCombatStep(), battle) == []
    lark.fired_on = battle.table.turn - 1
    assert refusals(battle, lark, at(lark, other)) == []


@pytest.mark.rule("MV-2.2.3-02", "MV-3.6.6-03", "MV-2.2.4-07")
@pytest.mark.parametrize(("face", "hit"), [(7, True), (6, False), (15, False)])
def test_0_cm_weapons_fire_at_squadrons_in_contact_first_with_an_array_and_a_roll(face: int, hit: bool) -> None:
    """The array has 14, the Lark a target rating of 6: 7 to 14 hit. A D1 does 1."""
    battle, (ship, other) = fly(Put(carrier(LARK)), Put(armed(CLOSE), 1, 0, 30, 8), faces=[face])
    (lark,) = own(battle, ship)
    mission = onto(battle, ship, Task.STRIKE, [lark], other, FORE)
    shot = FlakShot(ARRAY, mission.key, ("core/close#1",), (lark.key,))
    asked = run(StarfighterCombatStep(), battle, flak=[FlakOrders((shot,))])
    assert asked[0].kind == "flak"
    assert lark.strength == (5 if hit else 6)
    assert other.number in mission.attackers
    assert [each.kind for each in run(StarfighterCombatStep(), battle)] == ["squadrons"]


@pytest.mark.rule("MV-1.3.4-11", "MV-2.2.3-03")
def test_0_cm_weapons_and_indirect_squadrons_together_keep_to_the_ems_of_a_mission() -> None:
    """One Lark attacks a ship that has 0 cm weapons and a Darter for its CAP: there is one place."""
    home = carrier(DARTER, mounts=(mount("close", CLOSE, EVERY_SECTOR),))
    battle, (ship, other) = fly(Put(carrier(LARK)), Put(home, 1, 0, 30, 8), faces=[1])
    (lark,), (darter,) = own(battle, ship), own(battle, other)
    mission = onto(battle, ship, Task.STRIKE, [lark], other, FORE)
    onto(battle, other, Task.CAP, [darter], other)
    shot = FlakShot(ARRAY, mission.key, ("core/close#1",), (lark.key,))
    asked = run(StarfighterCombatStep(), battle, flak=[FlakOrders((shot,))])
    assert [each.kind for each in asked][:2] == ["flak", "squadrons"]
    assert mission.attackers == [other.number]
    assert not any(isinstance(each, FireSquadrons) and darter.key in each.squadrons for each in asked)


@pytest.mark.rule("MV-2.2.3-02", "MV-2.1.5-09")
def test_0_cm_weapons_fire_only_where_the_squadrons_attack_and_they_touch() -> None:
    battle, (ship, other) = fly(Put(carrier(LARK)), Put(armed(CLOSE), 1, 0, 30, 8))
    (lark,) = own(battle, ship)
    mission = aloft(battle, ship, Task.STRIKE, [lark], (0, 29))
    assert run(StarfighterCombatStep(), battle) == []
    mission.stand(other.course.place)
    mission.contact, mission.arc = other.key, FORE
    asked = run(StarfighterCombatStep(), battle)[0]
    wrong = FlakShot(ARRAY, mission.key, ("core/close#1",), ("a/nobody",))
    assert [each.rule for each in asked.refusals(FlakOrders((wrong,)))] == ["MV-1.3.6-17"]


def test_fire_at_a_ship_is_told_with_its_weapon_and_dice_which_add_up() -> None:
    battle, lark, _, other = attack(5)
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(lark, other))])
    told_lines = [line.text for line in story_lines(battle.events, Names(battle.table))]
    assert told_lines == [
        "Squadrons of strength 6",
        "Lark A1f1 fires Cannon (D6 energy raking) at Heron (B1), its fore arc: damage D6 5",
        "Pulse of 5, 5 boxes, core layer 1 −5 (35 left)",
    ]


def test_a_ship_that_a_squadron_without_a_carrier_destroys_is_told_with_the_weapon() -> None:
    battle, lark, _, other = attack(5, hull_hits=5)
    lark.carrier, lark.crew_quality = NOBODY, 3
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(lark, other))])
    told_lines = [line.text for line in story_lines(battle.events, Names(battle.table))]
    assert told_lines[-1] == "Heron (B1) is destroyed by Cannon"


def test_all_that_happens_is_told() -> None:
    battle, lark, _, other = attack(5)
    run(StarfighterCombatStep(), battle, squadrons=[orders(at(lark, other))])
    assert [(event.squadron, event.name, event.arc) for event in told(battle, SquadronFires)] == [(lark.key, "Cannon", "fore")]
