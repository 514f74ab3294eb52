"""Salvos strike: reach, targets, defence, damage, what becomes of them (2.2.4, 3.6.14)."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from metamaker.games.metaverse.battle.fire.arms import SENSOR_ARRAY
from metamaker.games.metaverse.battle.fire.events import AreaRolled, MissileBurst, SalvoDestroyed
from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Leg, Move
from metamaker.games.metaverse.battle.places import SECTION_WORDS
from metamaker.games.metaverse.battle.salvos.decisions import DefendShip, StrikeTargets
from metamaker.games.metaverse.battle.salvos.events import SalvoSpent, SalvoStrikes
from metamaker.games.metaverse.battle.salvos.orders import CloseFire, Course, DefenceOrders, GuideOrders, Strike, StrikeOrders
from metamaker.games.metaverse.battle.salvos.rules import chances, passing, reach
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.vessel import DISABLED, Status, Use, Vessel
from metamaker.games.metaverse.battle.turn.strikes import found
from metamaker.games.metaverse.model.arc import SectionName, Sector
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import Die
from metamaker.play.geometry import CM, DEGREE, Point
from tests.games.metaverse.battle.battles import hull
from tests.games.metaverse.battle.gunnery import ARRAY, SECOND_ARRAY, Put, armed, boxes_lost, guns, told
from tests.games.metaverse.battle.salvos.missiles import (
    BOTH,
    CLUSTER,
    GUARD,
    HARD,
    HUNTER,
    MINE,
    MISSILE,
    ROCKET,
    SEER,
    VOLATILE,
    Plan,
    aloft,
    at_sea,
    moves,
    strikes,
)
from tests.games.metaverse.builders import component, mount, with_section

BATTERY = (MISSILE, ROCKET, HUNTER, BOTH, SEER, MINE, HARD, VOLATILE, CLUSTER)


def sea(*faces: int, guards: Sequence[Weapon] = (), ew: int = 0) -> tuple[Battle, Vessel, Vessel]:
    """Return a ship with all kinds of indirect weapons, and an enemy 60 cm north, bow towards it, optionally with EW."""
    parts = (component("ew_array", ew),) if ew else ()
    ships = Put(armed(*BATTERY)), Put(armed(*guards, *BATTERY, more=parts), 1, 0, 60, 8)
    battle, (one, other) = at_sea(*ships, faces=faces)
    return battle, one, other


def refusals(battle: Battle, side: int, *struck: tuple[Salvo, Salvo | Vessel]) -> list[str]:
    open_to = found(battle, battle.table.flying(side), chances)
    asked = StrikeTargets(battle.table, side, battle.secrets[side], open_to, 9)
    return [each.rule for each in asked.refusals(StrikeOrders(tuple(Strike(salvo.key, to.key) for salvo, to in struck)))]


@pytest.mark.rule("MV-2.2.4-01", "MV-2.2.4-02")
@pytest.mark.parametrize(("ew", "cm"), [(0, 15), (2, 13), (14, 1), (20, 1)])
def test_a_salvo_reaches_15_cm_less_the_ew_of_its_target(ew: int, cm: int) -> None:
    battle, one, other = sea(ew=ew)
    near, far = aloft(battle, one, MISSILE, at=(0, 60 - cm)), aloft(battle, one, MISSILE, at=(0, 60 - cm - 0.001))
    assert reach(battle.table, near, other) == cm * CM
    assert refusals(battle, 0, (near, other)) == []
    assert refusals(battle, 0, (far, other)) == ["MV-2.2.4-01"]


@pytest.mark.rule("MV-2.2.4-01", "MV-3.4.9-03", "MV-3.4.10-02")
@pytest.mark.parametrize(("last_emission", "cm"), [(0, 15 - 8), (5, 15 - 2), (4, 15 - 2), (3, 15 - 8)])
def test_stealth_and_pods_shorten_the_reach_of_salvos_as_they_hide_from_arrays(last_emission: int, cm: int) -> None:
    """A rating of 2 is worth 8 as long as nothing was used in this turn, the fifth, or in the one before. A pod adds 1."""
    parts = component("stealth_generator", 2), component("countermeasure_pod", 1)
    battle, (one, other) = at_sea(Put(armed(*BATTERY)), Put(armed(more=parts), 1, 0, 60, 8))
    other.last_emission = last_emission
    salvo = aloft(battle, one, MISSILE, at=(0, 50))
    assert reach(battle.table, salvo, other) == cm * CM
    other.of("countermeasure_pod")[0].active = True
    assert reach(battle.table, salvo, other) == (cm - 1) * CM


@pytest.mark.rule("MV-3.4.6-02", "MV-1.3.4-09")
def test_jamming_leaves_fewer_places_for_salvos() -> None:
    """EMS 2, jammed by one array: one salvo strikes, a second does not."""
    jammer = Put(armed(more=(component("ej_array", 2),)), 1, 0, 60, 8)
    battle, (one, other) = at_sea(Put(armed(*BATTERY)), jammer)
    other.blueprint = replace(other.blueprint, ems=2)
    salvos = [aloft(battle, one, MISSILE, at=(0, 50)) for _ in range(2)]
    assert refusals(battle, 0, (salvos[0], other), (salvos[1], other)) == ["MV-1.3.4-09"]
    other.of("ej_array")[0].flags |= DISABLED
    assert refusals(battle, 0, (salvos[0], other), (salvos[1], other)) == []


@pytest.mark.rule("MV-2.2.4-12", "MV-3.6.14-20")
@pytest.mark.parametrize(("weapons", "ew", "cm"), [((SEER,), 0, 20), ((SEER,), 3, 17), ((SEER, MISSILE), 0, 15)])
def test_temporal_weapons_reach_20_cm(weapons: Sequence[Weapon], ew: int, cm: int) -> None:
    battle, one, other = sea(ew=ew)
    assert reach(battle.table, aloft(battle, one, *weapons), other) == cm * CM


@pytest.mark.rule("MV-2.2.4-03", "MV-1.3.0-02")
def test_a_salvo_strikes_what_its_weapons_are_made_for() -> None:
    battle, one, other = sea()
    hunter, both = (aloft(battle, one, weapon, at=(0, 55)) for weapon in (HUNTER, BOTH))
    theirs = aloft(battle, other, MISSILE, at=(0, 50))
    assert refusals(battle, 0, (hunter, other)) == ["MV-2.2.4-03"]
    assert refusals(battle, 0, (hunter, theirs)) == []
    assert refusals(battle, 0, (both, other)) == refusals(battle, 0, (both, theirs)) == []
    mixed = aloft(battle, one, MISSILE, HUNTER, at=(0, 55))
    assert refusals(battle, 0, (mixed, other)) == refusals(battle, 0, (mixed, theirs)) == ["MV-2.2.4-03"]


@pytest.mark.rule("MV-1.3.0-02", "MV-3.4.8-03")
def test_it_strikes_neither_friends_nor_what_is_hidden_or_gone() -> None:
    battle, one, other = sea()
    salvo = aloft(battle, one, BOTH, at=(0, 60))
    friend = aloft(battle, one, MISSILE, at=(0, 59))
    assert refusals(battle, 0, (salvo, friend)) == ["MV-1.3.0-02"]
    other.cloaked = 1
    assert refusals(battle, 0, (salvo, other)) == ["MV-2.2.4-01"]
    other.cloaked, other.status = 0, Status.AWAY
    assert refusals(battle, 0, (salvo, other)) == ["MV-2.2.4-01"]


@pytest.mark.rule("MV-2.2.4-04", "MV-2.2.4-05", "MV-2.2.4-10")
def test_all_its_weapons_strike_and_it_is_spent() -> None:
    battle, one, other = sea(2, 3, 4)
    salvo = aloft(battle, one, MISSILE, ROCKET, at=(0, 50))
    strikes(battle, (salvo, other))
    assert boxes_lost(other) == (1 + 2) + (2 + 2) + (3 + 2) + (4 + 2)
    assert battle.table.salvos == []
    assert [event.salvo for event in told(battle, SalvoSpent)] == [salvo.key]


@pytest.mark.rule("MV-1.3.5-06", "MV-3.6.2-02")
def test_the_distance_takes_nothing_off() -> None:
    battle, one, other = sea()
    strikes(battle, (aloft(battle, one, MISSILE, at=(0, 45)), other))
    assert boxes_lost(other) == 3


@pytest.mark.rule("MV-2.2.4-09", "MV-0.1.0-07")
@pytest.mark.parametrize(("at", "section"), [((0, 50), "fore"), ((10, 60), "core"), ((0, 70), "aft")])
def test_the_section_is_that_of_the_arc_in_which_it_stood(at: tuple[int, int], section: str) -> None:
    ship = with_section(with_section(armed(), SectionName.FORE, hull(9, 1)), SectionName.AFT, hull(9, 1))
    battle, (one, other) = at_sea(Put(armed(*BATTERY)), Put(ship, 1, 0, 60, 8))
    strikes(battle, (aloft(battle, one, MISSILE, at=at), other))
    lost = zip(SECTION_WORDS, other.sections, strict=True)
    assert [name for name, state in lost if state.crossed] == [section]


@pytest.mark.rule("MV-1.3.4-08", "MV-1.3.4-09", "MV-1.3.4-12")
def test_striking_takes_a_place_under_ems_without_any_targeting_array() -> None:
    battle, one, other = sea()
    other.blueprint = replace(other.blueprint, ems=1)
    targeting = one.system(ARRAY)
    targeting.aim = other.number
    first, second = aloft(battle, one, MISSILE, at=(0, 50)), aloft(battle, one, MISSILE, at=(0, 50))
    assert refusals(battle, 0, (first, other), (second, other)) == ["MV-1.3.4-09"]
    strikes(battle, (first, other))
    assert other.attackers == [first.number]
    assert refusals(battle, 0, (second, other)) == ["MV-1.3.4-09"]


@pytest.mark.rule("MV-1.3.4-06", "MV-X.1-06")
def test_a_salvo_is_struck_by_as_many_as_it_has_pulses() -> None:
    battle, one, other = sea()
    theirs = aloft(battle, other, MISSILE, at=(0, 30))
    assert theirs.pulses == 1
    assert aloft(battle, other, MISSILE, ROCKET).pulses == 4
    hunters = [aloft(battle, one, HUNTER, at=(0, 30)) for _ in range(2)]
    assert refusals(battle, 0, *((hunter, theirs) for hunter in hunters)) == ["MV-1.3.4-09"]


@pytest.mark.rule("MV-1.3.4-11", "MV-0.1.0-09")
def test_sides_declare_a_strike_in_turn_the_loser_of_a_d6_first() -> None:
    battle, one, other = sea(6, 3)
    mine = [aloft(battle, one, MISSILE, at=(0, 50)) for _ in range(2)]
    theirs = aloft(battle, other, MISSILE, at=(0, 10))
    asked = strikes(battle, (mine[0], other), (mine[1], other), (theirs, one))
    assert asked == ["strike 1", "strike 0"]
    assert [event.salvo for event in told(battle, SalvoStrikes)] == [theirs.key, mine[0].key, mine[1].key]


@pytest.mark.rule("MV-2.2.4-08", "MV-2.2.4-13")
def test_salvos_that_strike_salvos_come_first_and_all_at_once() -> None:
    battle, one, other = sea(6, 3)
    hunter, theirs = aloft(battle, one, BOTH, at=(0, 50)), aloft(battle, other, BOTH, at=(0, 45))
    missile = aloft(battle, other, MISSILE, at=(0, 5))
    second = aloft(battle, one, HUNTER, at=(0, 8))
    strikes(battle, (theirs, hunter), (hunter, theirs), (missile, one), (second, missile))
    assert battle.table.salvos == []
    assert boxes_lost(one) == 0, "the missile was shot down before it could do anything"


@pytest.mark.rule("MV-2.1.2-06")
def test_salvos_do_not_strike_a_salvo_that_is_in_contact_with_a_ship() -> None:
    battle, one, other = sea()
    hunter, theirs = aloft(battle, one, HUNTER, at=(0, 5)), aloft(battle, other, MISSILE, at=(0, 0))
    assert [chance.target for chance in chances(battle.table, hunter)] == [theirs]
    theirs.contact = one.key
    assert chances(battle.table, hunter) == []
    assert refusals(battle, 0, (hunter, theirs)) == ["MV-2.1.2-06"]
    one.course = Cinematic(Point(0, 2 * CM), 0, 0)
    assert [chance.target for chance in chances(battle.table, hunter)] == [theirs], "the ship has moved on"


@pytest.mark.rule("MV-2.1.2-06", "MV-2.1.2-01")
def test_a_salvo_moved_onto_a_ship_is_safe_from_salvos_in_the_combat_step() -> None:
    battle, one, other = sea(6, 3)
    hunter, theirs = aloft(battle, one, HUNTER, at=(0, 5)), aloft(battle, other, MISSILE, at=(0, 10), degrees=180, age=2)
    onto = Course(theirs.key, 180 * DEGREE, 10 * CM, one.key)
    moves(battle, Plan([GuideOrders((onto,)), GuideOrders()]))
    assert theirs.place == one.course.place
    strikes(battle, (theirs, one), (hunter, theirs))
    assert [event.salvo for event in told(battle, SalvoStrikes)] == [theirs.key]
    assert boxes_lost(one) > 0


@pytest.mark.rule("MV-2.1.2-06", "MV-2.2.4-05")
def test_a_salvo_that_comes_into_contact_by_its_strike_is_still_open_to_salvos() -> None:
    battle, one, other = sea(6, 3)
    theirs, hunter = aloft(battle, other, MISSILE, at=(0, 5)), aloft(battle, one, HUNTER, at=(0, 8))
    strikes(battle, (theirs, one), (hunter, theirs))
    assert [event.salvo for event in told(battle, SalvoStrikes)] == [theirs.key, hunter.key]
    assert boxes_lost(one) == 0


@pytest.mark.rule("MV-2.2.4-13")
def test_salvos_that_strike_one_ship_do_so_at_once_even_if_the_area_of_one_takes_in_the_other() -> None:
    """The area takes the other one in on the place of their target: it is spent, and struck all the same."""
    battle, one, other = sea(6)
    cluster, missile = aloft(battle, one, ROCKET, at=(0, 50)), aloft(battle, one, MISSILE, at=(0, 50))
    plan = aloft(battle, one, CLUSTER, at=(0, 0)).weapons[0].plan
    plan = replace(plan, at_indirect=True, modifier=4, qualities=frozenset(), definition=BOTH.with_(damage_modifier=4))
    cluster.weapons[0].plan = plan
    strikes(battle, (cluster, other), (missile, other))
    assert [event.victims for event in told(battle, AreaRolled)] == [(missile.key,)]
    assert [event.target for event in told(battle, SalvoDestroyed)] == [missile.key]
    assert boxes_lost(other) == (1 + 4) + (1 + 2)


@pytest.mark.rule("MV-1.3.6-18", "MV-1.3.6-20", "MV-1.3.6-21")
def test_each_indirect_weapon_has_to_stop_one_by_itself() -> None:
    battle, one, other = sea()
    theirs = aloft(battle, other, VOLATILE, MISSILE, at=(0, 50))
    hunters = aloft(battle, one, HUNTER, BOTH, at=(0, 44))
    strikes(battle, (hunters, theirs))
    # each does 3: enough for a modifier of 2, not for one of 4, and two of them do not add up
    assert [missile.plan.name for missile in theirs.weapons] == ["Volatile"]


def shots(*weapons: Weapon, salvo: Salvo, array: str = ARRAY) -> DefenceOrders:
    return DefenceOrders((CloseFire(array, salvo.key, guns(*weapons)),))


@pytest.mark.rule("MV-2.2.4-06", "MV-2.2.4-07", "MV-2.2.4-14")
@pytest.mark.parametrize(("face", "lost"), [(9, 0), (1, 3)])
def test_weapons_without_range_fire_before_it_does_any_damage(face: int, lost: int) -> None:
    faces = (face, 4) if lost == 0 else (face,)
    battle, one, other = sea(*faces, guards=(GUARD,))
    salvo = aloft(battle, one, MISSILE, at=(0, 50))
    asked = strikes(battle, (salvo, other), defences=[shots(GUARD, salvo=salvo)])
    assert asked == ["strike 0", "defend b/heron-2"]
    assert boxes_lost(other) == lost
    assert other.system(ARRAY).use != Use.NOTHING


@pytest.mark.rule("MV-2.2.4-07", "MV-1.3.1-07", "MV-0.1.0-10")
def test_that_fire_needs_a_free_array_for_each_salvo() -> None:
    battle, one, other = sea(guards=(GUARD,))
    salvos = [aloft(battle, one, MISSILE, at=(0, 60)) for _ in range(2)]
    for salvo in salvos:
        salvo.contact, salvo.came_from = other.key, Point(0, 0)
    asked = DefendShip(battle.table, 1, battle.secrets[1], other.key, tuple(salvo.key for salvo in salvos))

    def rules(*fire: CloseFire) -> list[str]:
        return [refusal.rule for refusal in asked.refusals(DefenceOrders(fire))]

    one_shot, other_shot = (CloseFire(ARRAY, salvo.key, guns(GUARD)) for salvo in salvos)
    assert rules(one_shot) == []
    assert rules(one_shot, other_shot) == ["MV-0.1.0-10", "MV-0.1.0-10"]
    assert rules(one_shot, other_shot._replace(array=SECOND_ARRAY)) == ["MV-0.1.0-10"]
    other.system(ARRAY).use = Use.SALVO
    assert rules(one_shot) == ["MV-1.3.1-07"]
    for array in other.of(SENSOR_ARRAY):
        array.use = Use.SALVO
    assert strikes(battle, (salvos[0], other)) == ["strike 0"], "nobody is asked who has no array"


@pytest.mark.rule("MV-2.2.4-07", "MV-3.6.6-03")
def test_it_bears_to_where_the_salvo_came_from() -> None:
    ship = with_section(armed(), SectionName.AFT, hull(9, 1, mounts=(mount("guard", GUARD, (Sector.AFT_PORT,)),)))
    battle, (one, other) = at_sea(Put(armed(*BATTERY)), Put(ship, 1, 0, 60, 8))
    ahead, behind = aloft(battle, one, MISSILE, at=(0, 50)), aloft(battle, one, MISSILE, at=(1, 70))
    assert strikes(battle, (ahead, other)) == ["strike 0"]
    assert strikes(battle, (behind, other)) == ["strike 0", "defend b/heron-2"]


@pytest.mark.rule("MV-3.6.7-02", "MV-1.3.0-04")
def test_nothing_is_fired_at_weapons_that_are_immune() -> None:
    battle, one, other = sea(guards=(GUARD,))
    assert strikes(battle, (aloft(battle, one, HARD, at=(0, 50)), other)) == ["strike 0"]
    hard = aloft(battle, other, HARD, at=(0, 30))
    assert refusals(battle, 0, (aloft(battle, one, HUNTER, at=(0, 30)), hard)) == ["MV-2.2.4-03"]


@pytest.mark.rule("MV-3.6.14-21", "MV-3.6.14-22")
def test_an_unstable_weapon_that_is_stopped_on_its_target_does_half() -> None:
    battle, one, other = sea(9, 4, guards=(GUARD,))
    salvo = aloft(battle, one, VOLATILE, at=(0, 50))
    strikes(battle, (salvo, other), defences=[shots(GUARD, salvo=salvo)])
    assert boxes_lost(other) == (1 + 4) // 2
    assert [event.target for event in told(battle, MissileBurst)] == [other.key]


@pytest.mark.rule("MV-3.6.14-22")
def test_elsewhere_it_goes_off_over_its_area_with_one_target_fewer() -> None:
    battle, one, other = sea(1, 2, 2)
    cluster, hunter = aloft(battle, other, CLUSTER, at=(0, 10)), aloft(battle, one, HUNTER, at=(0, 12))
    hunter.weapons[0].plan = replace(hunter.weapons[0].plan, definition=HUNTER, modifier=4)
    strikes(battle, (hunter, cluster))
    # the D6 of an area of 20 cm shows 2: one target, 10 cm away, which takes (1 + 4 - 2) / 2
    assert boxes_lost(one) == 1


@pytest.mark.rule("MV-3.6.14-14", "MV-2.2.4-12")
def test_proximity_weapons_strike_in_the_movement_phase() -> None:
    battle, one, other = sea(guards=(GUARD,))
    mine, missile = aloft(battle, one, MINE, at=(0, 46)), aloft(battle, one, MISSILE, at=(0, 46))
    asked = moves(battle, Plan((), [(mine, other), (missile, other)]))
    assert asked == ["guide 0", "strike 0"], "nobody fires at it in this phase"
    assert boxes_lost(other) == 3
    assert battle.table.salvos == [missile]


@pytest.mark.rule("MV-3.6.14-14")
@pytest.mark.parametrize(("aside", "cm"), [(15, 15.0), (16, None)])
def test_a_ship_that_passes_by_is_struck_where_it_came_nearest(aside: int, cm: float | None) -> None:
    battle, one, other = sea()
    mine = aloft(battle, one, MINE, at=(aside, 40))
    before = Cinematic(Point(0, 60 * CM), 8, 40)
    leg = Leg(before.place, Point(0, 20 * CM), 8, 8, 40)
    other.move, other.course = Move(before, (leg,), before._replace(place=leg.end)), before._replace(place=leg.end)
    near = passing(battle.table, mine)
    assert [each.distance / CM for each in near] == ([] if cm is None else [cm])
    assert [each.arc for each in near] == ([] if cm is None else [3]), "it goes south: east of it is port"


@pytest.mark.rule("MV-3.6.14-14", "MV-2.2.4-10")
def test_a_proximity_salvo_is_not_removed_at_its_turn_limit() -> None:
    battle, one, other = sea()
    other.course = other.course._replace(place=Point(0, 95 * CM))
    mine = aloft(battle, one, MINE, age=5)
    strikes(battle)
    assert battle.table.salvos == [mine]


def test_dice_of_weapons_are_those_of_their_definitions() -> None:
    battle, one, _ = sea()
    assert {each.plan.definition.damage_die for each in aloft(battle, one, MISSILE, ROCKET).weapons} == {Die.D1, Die.D8}
