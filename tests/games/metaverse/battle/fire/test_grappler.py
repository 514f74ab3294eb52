"""Energy grapplers."""

import pytest

from metamaker.games.metaverse.battle.electronics.events import BeamWasted, GrappleMoved, GrapplerRolled
from metamaker.games.metaverse.battle.fire.beams import Hold, grapple_refusals, lock, move, multiplier
from metamaker.games.metaverse.battle.fire.orders import Grapple
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DISABLED, OFF, Status, Use, Vessel
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.component import Component
from metamaker.play.plane import CM, Point
from tests.games.metaverse.battle.emitters import afloat, put, told
from tests.games.metaverse.builders import component

FORE, SECOND, AFT = "core/energy-grappler-fore#1", "core/energy-grappler-fore#2", "core/energy-grappler-aft#1"
ARRAY, EYE = "core/sensor-array#1", "core/eye#1"
GRAPPLERS = (
    component("energy_grappler", 3, Arc.FORE, count=2),
    component("energy_grappler", 3, Arc.AFT),
    component("sensor_array", 15, part="eye"),
)


def pair(
    *more: Component, masses: tuple[int, int] = (5, 5), faces: tuple[int, ...] = (), y: int = 5, side: int = 1
) -> tuple[Battle, Vessel, Vessel]:
    """A ship with energy grapplers and arrays of 14 and 15, and another north of it, with these mass factors."""
    battle, (own, target) = afloat(put(*GRAPPLERS), put(*more, side=side, y=y), faces=faces)
    for vessel, mass in zip((own, target), masses, strict=True):
        vessel.blueprint = vessel.blueprint._replace(mass_factor=mass)
    return battle, own, target


def order(target: Vessel, *grapplers: str, array: str = ARRAY, east: int = 1, north: int = 0, pulls: bool = False) -> Grapple:
    return Grapple(grapplers or (FORE,), array, target.key, east, north, pulls)


def broken(battle: Battle, vessel: Vessel, orders: Grapple, used: tuple[str, ...] = ()) -> list[str]:
    return [refusal.rule for refusal in grapple_refusals(battle.table, vessel, orders, used)]


@pytest.mark.rule("MV-3.5.4-11", "MV-3.5.4-07", "MV-3.5.4-08")
def test_rating_3_with_mass_12_moves_a_ship_of_mass_5_by_6_cm() -> None:
    battle, own, target = pair(masses=(12, 5), faces=(10,))
    hold = lock(battle, own, order(target, east=0, north=7))
    assert hold is not None
    move(battle, hold)
    assert told(battle, GrapplerRolled)[0].points == 6
    assert told(battle, GrappleMoved) == [GrappleMoved(own.key, target.key, target.key, 6, 6, 0, 11_000)]
    assert target.course.place == Point(0, 11 * CM)
    assert own.course.place == Point(0, 0)


@pytest.mark.rule("MV-3.5.4-07")
@pytest.mark.parametrize(
    ("one", "other", "factor"), [(5, 5, 1), (9, 5, 1), (10, 5, 2), (14, 5, 2), (15, 5, 3), (5, 10, 2), (5, 15, 3), (50, 5, 3)]
)
def test_points_are_doubled_and_tripled_by_the_masses(one: int, other: int, factor: int) -> None:
    assert multiplier(one, other) == factor


@pytest.mark.rule("MV-3.5.4-08")
@pytest.mark.parametrize(
    ("masses", "pulls", "mover"),
    [((5, 6), False, 0), ((6, 5), False, 1), ((5, 5), False, 1), ((5, 5), True, 0), ((5, 6), True, 0)],
)
def test_the_lighter_ship_moves_at_equal_mass_the_one_chosen(masses: tuple[int, int], pulls: bool, mover: int) -> None:
    battle, own, target = pair(masses=masses, faces=(10,))
    orders = order(target, pulls=pulls)
    assert broken(battle, own, orders) == []
    hold = lock(battle, own, orders)
    assert hold is not None
    assert hold.moved == mover


@pytest.mark.rule("MV-3.5.4-08")
def test_a_lighter_target_cannot_be_spared() -> None:
    battle, own, target = pair(masses=(6, 5))
    assert broken(battle, own, order(target, pulls=True)) == ["MV-3.5.4-08"]
    assert broken(battle, own, order(target, east=0)) == ["MV-3.5.4-08"]


@pytest.mark.rule("MV-3.5.4-04", "MV-0.0.0-04")
@pytest.mark.parametrize(("y", "sensor"), [(5, 10), (10, 9), (100, 0)])
def test_a_lock_is_a_sensor_roll_at_more_ew_for_each_10_cm_with_movement_counted(y: int, sensor: int) -> None:
    battle, own, target = pair(component("ew_array", 4), faces=(14,), y=y)
    own.changes = own.changes._replace(movement=2)
    lock(battle, own, order(target))
    rolled = told(battle, GrapplerRolled)[0]
    assert (rolled.sensor_profile, rolled.target_profile) == (sensor, 3 + 2)
    assert rolled.hit is (sensor == 0)


@pytest.mark.rule("MV-3.5.4-04")
def test_the_reach_is_100_cm_and_ems_does_not_matter() -> None:
    assert broken(*_with_order(pair(y=101))) == ["MV-3.5.4-04"]
    battle, own, target = pair(y=100, faces=(14,))
    target.attackers = [5, 6, 7]
    assert broken(battle, own, order(target)) == []
    lock(battle, own, order(target))
    assert target.attackers == [5, 6, 7]


def _with_order(given: tuple[Battle, Vessel, Vessel]) -> tuple[Battle, Vessel, Grapple]:
    battle, own, target = given
    return battle, own, order(target)


@pytest.mark.rule("MV-3.5.4-06", "MV-3.5.4-03")
def test_friends_count_as_ew_0_before_the_distance() -> None:
    battle, own, friend = pair(component("ew_array", 4), faces=(10,), y=20, side=0)
    assert broken(battle, own, order(friend)) == []
    lock(battle, own, order(friend))
    assert told(battle, GrapplerRolled)[0].sensor_profile == 14 - 2


@pytest.mark.rule("MV-3.5.4-05")
@pytest.mark.parametrize(("faces", "points"), [((10, 11), 6), ((10, 20), 3), ((1, 2), 0)])
def test_several_grapplers_share_an_array_with_a_roll_each_and_add_their_points(faces: tuple[int, ...], points: int) -> None:
    battle, own, target = pair(faces=faces)
    orders = order(target, FORE, SECOND)
    assert broken(battle, own, orders) == []
    hold = lock(battle, own, orders)
    assert hold == (Hold(0, 1, 1, 1, 0, points) if points else None)
    assert [event.face for event in told(battle, GrapplerRolled)] == list(faces)


@pytest.mark.rule("MV-3.5.4-04", "MV-2.2.2-18", "MV-1.3.1-07")
def test_arrays_and_grapplers_are_used_for_one_thing_a_turn() -> None:
    battle, own, target = pair(faces=(10,))
    assert broken(battle, own, order(target), (ARRAY,)) == ["MV-1.3.1-07"]
    assert broken(battle, own, order(target), (FORE,)) == ["MV-2.2.2-18"]
    assert broken(battle, own, order(target, FORE, FORE)) == ["MV-2.2.2-18"]
    lock(battle, own, order(target))
    assert own.system(ARRAY).use == Use.OTHER
    assert broken(battle, own, order(target)) == ["MV-1.3.1-07", "MV-2.2.2-18"]
    assert broken(battle, own, order(target, SECOND, array=EYE)) == []


@pytest.mark.rule("MV-3.5.4-01")
def test_targets_lie_in_the_arc_that_the_grappler_faces() -> None:
    battle, own, target = pair()
    assert broken(battle, own, order(target, AFT)) == ["MV-3.5.4-01"]
    own.course = own.course._replace(heading=8)
    assert broken(battle, own, order(target, AFT)) == []
    assert broken(battle, own, order(target, FORE)) == ["MV-3.5.4-01"]


@pytest.mark.rule("MV-3.5.4-03", "MV-3.4.8-03", "MV-3.2.1-03")
def test_who_and_what_cannot_grapple() -> None:
    battle, own, target = pair()
    assert broken(battle, own, order(target, array=FORE)) == ["MV-3.5.4-04"]
    assert broken(battle, own, order(target, ARRAY)) == ["MV-3.5.4-03"]
    assert broken(battle, own, Grapple((), ARRAY, target.key, 1, 0)) == ["MV-3.5.4-05"]
    assert broken(battle, own, Grapple((FORE,), ARRAY, "b/nobody", 1, 0)) == ["MV-3.5.4-03"]
    assert broken(battle, own, order(own)) == ["MV-3.5.4-04"]
    own.system(FORE).flags = DISABLED
    assert broken(battle, own, order(target)) == ["MV-3.5.4-03"]
    own.system(FORE).flags, own.bridged = 0, False
    assert broken(battle, own, order(target)) == ["MV-3.2.1-03"]
    own.bridged, own.cloaked = True, 1
    assert broken(battle, own, order(target)) == ["MV-3.4.8-03"]
    own.cloaked, target.cloaked = 0, 1
    assert broken(battle, own, order(target)) == ["MV-3.4.8-03"]


@pytest.mark.rule("MV-3.5.4-10")
@pytest.mark.parametrize(
    ("start", "east", "points", "length"),
    [(0, 1, 6, 3), (0, 1, 7, 3), (8, 1, 6, 3), (9, 1, 6, 4), (12, 1, 6, 6), (13, -1, 6, 4)],
)
def test_a_cm_inside_a_gravity_field_costs_two_points(start: int, east: int, points: int, length: int) -> None:
    """A field of 10 cm about the origin: a cm that begins up to 10 cm from there costs double."""
    systems = component("gravity_well_projector", 1)
    battle, (_, moved, user) = afloat(put(systems), put(x=start), put(side=1, y=50))
    battle.table.vessels[0].of("gravity_well_projector")[0].flags &= ~OFF
    move(battle, Hold(user.number, moved.number, moved.number, east, 0, points))
    assert moved.course.place == Point((start + east * length) * CM, 0)
    assert [(event.points, event.length) for event in told(battle, GrappleMoved)] == [(points, length)]


@pytest.mark.rule("MV-2.2.2-17", "MV-2.2.2-18")
def test_nothing_moves_if_one_of_the_ships_is_gone() -> None:
    battle, own, target = pair(faces=(10,))
    hold = lock(battle, own, order(target))
    assert hold is not None
    target.status = Status.DESTROYED
    move(battle, hold)
    assert told(battle, GrappleMoved) == []
    assert lock(battle, own, order(target, SECOND, array=EYE)) is None
    assert told(battle, BeamWasted) == [BeamWasted(own.key, target.key)] * 2


@pytest.mark.rule("MV-2.2.2-05", "MV-2.2.2-18")
def test_a_ship_lost_in_its_own_group_still_moves_what_it_holds() -> None:
    battle, own, target = pair(masses=(12, 5), faces=(10,))
    hold = lock(battle, own, order(target, east=0, north=1))
    assert hold is not None
    own.status = Status.DESTROYED
    move(battle, hold)
    assert target.course.place == Point(0, 11 * CM)


@pytest.mark.rule("MV-2.2.2-18", "MV-3.5.4-08")
def test_a_ship_that_is_lost_is_not_moved_itself() -> None:
    battle, own, target = pair(masses=(5, 12), faces=(10,))
    hold = lock(battle, own, order(target))
    assert hold is not None
    own.status = Status.DESTROYED
    move(battle, hold)
    assert told(battle, BeamWasted) == [BeamWasted(own.key, target.key)]


@pytest.mark.rule("MV-2.2.2-18", "MV-3.5.4-08")
def test_a_lock_moves_nothing_before_the_end_of_the_group_and_a_move_keeps_the_rest_of_the_course() -> None:
    battle, own, target = pair(faces=(10,))
    before = target.course
    hold = lock(battle, own, order(target, east=3, north=-4))
    assert hold is not None
    assert target.course == before
    move(battle, hold)
    assert target.course == before._replace(place=Point(1_800, 2_600))


@pytest.mark.rule("MV-3.4.9-04")
def test_the_array_of_a_grappler_compromises_stealth() -> None:
    battle, own, target = pair(faces=(10,))
    own.stealth = True
    lock(battle, own, order(target))
    assert own.emits
