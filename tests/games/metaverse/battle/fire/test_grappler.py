"""Energy grapplers."""

from dataclasses import replace

import pytest

from metamaker.games.metaverse.battle.electronics.events import BeamWasted, GrappleMoved, GrapplerRolled
from metamaker.games.metaverse.battle.fire.at_missions import in_furball
from metamaker.games.metaverse.battle.fire.dialogue import FIRE, fire_outcome
from metamaker.games.metaverse.battle.fire.grappling import Hold, grapple_refusals, lock, move, multiplier
from metamaker.games.metaverse.battle.fire.orders import FireOrders, Grapple
from metamaker.games.metaverse.battle.state.battle import Battle, Step
from metamaker.games.metaverse.battle.state.ground import CLEAR, MURKY
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.squadron import GENERALISED, Mission, Task
from metamaker.games.metaverse.battle.state.vessel import DISABLED, OFF, Status, Use, Vessel
from metamaker.games.metaverse.battle.terrain.harm import becloud
from metamaker.games.metaverse.battle.wording.names import Names, labels, sign_of
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.section import Component
from metamaker.play.decision import Composed, Form
from metamaker.play.dice import FixedDice
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.battle.emitters import afloat, put, told
from tests.games.metaverse.battle.gunnery import Put, armed, asks, fight, refused
from tests.games.metaverse.battle.salvos.missiles import ROCKET, at_sea
from tests.games.metaverse.battle.salvos.missiles import aloft as launched
from tests.games.metaverse.battle.starfighters.wings import LARK, SWIFT, aloft, carrier, fly, onto, own
from tests.games.metaverse.battle.terrain.things import disc, feature, lies
from tests.games.metaverse.builders import component
from tests.play.legal import entries

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
    """Return a ship with energy grapplers and arrays of 14 and 15, and another north of it, with these mass factors."""
    battle, (own, target) = afloat(put(*GRAPPLERS), put(*more, side=side, y=y), faces=faces)
    for vessel, mass in zip((own, target), masses, strict=True):
        vessel.blueprint = replace(vessel.blueprint, mass_factor=mass)
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
    assert hold.moved is (own, target)[mover]


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
    assert hold == (Hold(own, target, target, 1, 0, points) if points else None)
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
    move(battle, Hold(user, moved, moved, east, 0, points))
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


HOOK = component("energy_grappler", 3, Arc.FORE)
HOOKED = "core/energy-grappler-fore#1"
EYES = "core/eyes#1"


def hook(target: str, east: int = 1, north: int = 0, **more: bool) -> FireOrders:
    return FireOrders(grapples=(Grapple((HOOKED,), EYES, target, east, north, **more),))


def wing(faces: tuple[int, ...] = (), mass: int = 12, friend: bool = False) -> tuple[Battle, Vessel, Vessel, Mission]:
    """Return a ship with an energy grappler of mass 12, a carrier 40 cm ahead, and its strike of two squadrons 10 cm ahead."""
    battle, (ship, ark) = fly(Put(armed(more=(HOOK,))), Put(carrier(LARK, SWIFT), 1 - friend, 0, 40, 8), faces=faces)
    ship.blueprint = replace(ship.blueprint, mass_factor=mass)
    battle.table.step = Step.STARSHIP_COMBAT
    return battle, ship, ark, aloft(battle, ark, Task.STRIKE, own(battle, ark), (0, 10))


@pytest.mark.rule("MV-3.5.4-09", "MV-3.5.4-03", "MV-3.5.4-04")
@pytest.mark.parametrize("friend", [False, True])
def test_a_mission_of_two_squadrons_has_mass_2_and_is_moved_in_a_battle(friend: bool) -> None:
    battle, ship, _, mission = wing((10,), friend=friend)
    fight(battle, a_heron_1=hook(mission.key))
    # A rating of 14, 10 cm less; the swift is harder to hit than the lark. 12 is more than three times 2.
    assert [(each.sensor_profile, each.target_profile, each.points) for each in told(battle, GrapplerRolled)] == [(13, 7, 9)]
    assert told(battle, GrappleMoved) == [GrappleMoved(ship.key, mission.key, mission.key, 9, 9, 9_000, 10_000)]
    assert mission.place == Point(9 * CM, 10 * CM)
    assert {squadron.place for squadron in mission.squadrons} == {mission.place}
    assert mission.attackers == []


@pytest.mark.rule("MV-3.5.4-09")
@pytest.mark.parametrize(
    ("mass", "points", "moves"),
    [(9, 9, "salvo"), (6, 6, "salvo"), (5, 3, "salvo"), (3, 3, "salvo"), (2, 3, "ship"), (1, 9, "ship")],
)
def test_the_mass_of_a_salvo_is_its_pulses(mass: int, points: int, moves: str) -> None:
    """A rocket has three."""
    battle, (ship, other) = at_sea(Put(armed(more=(HOOK,))), Put(armed(ROCKET), 1, 0, 90, 8), faces=(10,))
    ship.blueprint = replace(ship.blueprint, mass_factor=mass)
    salvo: Salvo = launched(battle, other, ROCKET, at=(0, 10))
    other.bridged = False
    assert salvo.pulses == 3
    start = ship.course.place, salvo.place
    fight(battle, a_heron_1=hook(salvo.key))
    assert [each.points for each in told(battle, GrapplerRolled)] == [points]
    assert told(battle, GrapplerRolled)[0].target_profile == 8  # the face of its highest die
    moved = {"ship": ship.course.place != start[0], "salvo": salvo.place != start[1]}
    assert moved == {"ship": moves == "ship", "salvo": moves == "salvo"}


@pytest.mark.rule("MV-3.5.4-08", "MV-3.5.4-09")
def test_of_equal_mass_with_a_salvo_the_player_says_who_moves_and_a_lighter_one_cannot_be_spared() -> None:
    battle, (ship, other) = at_sea(Put(armed(more=(HOOK,))), Put(armed(ROCKET), 1, 0, 90, 8), faces=(10,))
    salvo = launched(battle, other, ROCKET, at=(0, 10))
    other.bridged = False
    ship.blueprint = replace(ship.blueprint, mass_factor=4)
    assert refused(battle, ship, hook(salvo.key, pulls_itself=True)) == ["MV-3.5.4-08"]
    ship.blueprint = replace(ship.blueprint, mass_factor=3)
    assert refused(battle, ship, hook(salvo.key)) == []
    asked, orders = asks(battle, ship), hook(salvo.key, pulls_itself=True)
    assert FIRE.read(asked, FIRE.write(asked, orders)) == orders
    fight(battle, a_heron_1=hook(salvo.key, pulls_itself=True))
    assert ship.course.place == Point(3 * CM, 0)


@pytest.mark.rule("MV-3.5.4-01", "MV-3.5.4-03", "MV-3.5.4-04")
def test_tokens_are_grappled_in_reach_and_in_the_arc_and_only_those_there_are() -> None:
    battle, ship, ark, mission = wing()
    assert refused(battle, ship, hook(mission.key)) == []
    mission.stand(Point(0, -10 * CM))
    assert refused(battle, ship, hook(mission.key)) == ["MV-3.5.4-01"]
    mission.stand(Point(0, 101 * CM))
    assert refused(battle, ship, hook(mission.key)) == ["MV-3.5.4-04"]
    for gone in (f"{ark.key}/mission-9", f"{ark.key}/salvo-1"):
        assert refused(battle, ship, hook(gone)) == ["MV-3.5.4-03"]


@pytest.mark.rule("MV-3.5.4-03", "MV-0.1.0-05", "MV-2.1.4-27")
def test_what_is_moved_touches_nothing_any_more_but_cap_goes_with_its_ship() -> None:
    battle, ship, ark, mission = wing((10,))
    lark, swift = own(battle, ark)
    cap = aloft(battle, ark, Task.CAP, [lark], (0, 40), ark.key)
    strike = onto(battle, ark, Task.STRIKE, [swift], ship, 0)
    battle.table.missions.remove(mission)
    ark.blueprint = replace(ark.blueprint, mass_factor=6)
    fight(battle, a_heron_1=hook(ark.key))
    assert ark.course.place == cap.place == lark.place == Point(6 * CM, 40 * CM)
    assert cap.contact == ark.key
    assert strike.contact == ship.key
    ship.blueprint = replace(ship.blueprint, mass_factor=1)
    battle.table.turn += 1
    battle.dice = FixedDice((10,))
    ship.system(EYES).use = Use.NOTHING
    fight(battle, a_heron_1=hook(ark.key))
    assert ship.course.place == Point(9 * CM, 0)
    assert (strike.contact, strike.arc, strike.place) == ("", GENERALISED, Point(0, 0))


@pytest.mark.rule("MV-3.5.4-08", "MV-5.0.5-01")
def test_a_ship_that_is_pulled_out_of_a_nebula_is_seen_as_outside_of_it() -> None:
    battle, own, target = pair(masses=(12, 5), faces=(10,))
    becloud(lies(battle, feature("dark_nebula", disc(4, 0, 5))))
    assert (own.murk, target.murk) == (CLEAR, MURKY)
    hold = lock(battle, own, order(target, east=0, north=1))
    assert hold is not None
    move(battle, hold)
    assert target.murk == CLEAR


@pytest.mark.rule("MV-3.5.4-03", "MV-1.3.4-04")
def test_a_grapple_parts_a_furball() -> None:
    battle, (_, ark) = fly(Put(armed(more=(HOOK,))), Put(carrier(LARK, SWIFT), 1, 0, 40, 8), faces=(10,))
    lark, swift = own(battle, ark)
    mission = aloft(battle, ark, Task.STRIKE, [lark], (0, 10))
    hunter = aloft(battle, ark, Task.INTERCEPT, [swift], (0, 10), mission.key)
    hunter.side = swift.side = 0
    battle.table.step = Step.STARSHIP_COMBAT
    assert in_furball(battle.table, mission)
    fight(battle, a_heron_1=hook(mission.key))
    assert not in_furball(battle.table, mission)


@pytest.mark.rule("MV-2.2.2-17", "MV-2.2.2-18")
def test_a_grapple_at_a_mission_that_is_gone_is_wasted() -> None:
    battle, ship, _, mission = wing()
    grapple = hook(mission.key).grapples[0]
    battle.table.missions.remove(mission)
    assert lock(battle, ship, grapple) is None
    assert told(battle, BeamWasted) == [BeamWasted(ship.key, mission.key)]


def test_grapples_of_tokens_are_listed_typed_and_read_again() -> None:
    battle, ship, ark, mission = wing()
    salvo = launched(battle, ark, at=(0, 20))
    decision = asks(battle, ship)
    legal = decision.legal()
    assert isinstance(legal, Composed)
    grapples = next(part for part in legal.forms[0].parts if part.name == "grapples")
    assert [form.ref for form in entries(grapples) if isinstance(form, Form)] == [ark.key, mission.key, salvo.key]
    for key in (mission.key, salvo.key):
        orders = hook(key, 3, -4)
        typed = FIRE.write(decision, orders)
        assert FIRE.read(decision, typed) == orders
        assert FIRE.read(decision, typed.replace(key, sign_of(labels(battle.table), key))) == orders
        assert "grapples" in fire_outcome(decision, orders, Names(battle.table))
