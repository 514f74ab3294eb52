"""Missions: formed, changed, commanded, handed over, lost with their ships; FTL squadrons that begin on the table."""

import pytest

from metamaker.games.metaverse.battle.ai.starfighters import formed
from metamaker.games.metaverse.battle.blueprint import SquadronPlan
from metamaker.games.metaverse.battle.fire.grappling import Hold, move
from metamaker.games.metaverse.battle.starfighters.combat import opponents, ship_attacked
from metamaker.games.metaverse.battle.starfighters.decisions import DeploySquadrons, FormMissions
from metamaker.games.metaverse.battle.starfighters.events import (
    MissionRolled,
    SquadronRemoved,
    SquadronsGathered,
    TransferRolled,
)
from metamaker.games.metaverse.battle.starfighters.flight import bereave, follow
from metamaker.games.metaverse.battle.starfighters.missions import mission_quality
from metamaker.games.metaverse.battle.starfighters.orders import (
    Deployment,
    DeployOrders,
    Formation,
    LaunchOrders,
    MissionOrders,
    Sortie,
    Transfer,
)
from metamaker.games.metaverse.battle.state.battle import RULINGS, Battle
from metamaker.games.metaverse.battle.state.squadron import Berth, Squadron, Task
from metamaker.games.metaverse.battle.state.vessel import DISABLED, NOBODY, Status, Vessel
from metamaker.games.metaverse.battle.turn.plotting import PlottingStep
from metamaker.games.metaverse.battle.turn.starfighter_operations import StarfighterOperationsStep
from metamaker.games.metaverse.battle.turn.starship_movement import StarshipMovementStep
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.battle.gunnery import Put, armed, told
from tests.games.metaverse.battle.ships import floating, sailing
from tests.games.metaverse.battle.starfighters.wings import COMET, FOG, LARK, SWIFT, aloft, carrier, fly, onto, own, run

LARK_CM, SWIFT_CM = LARK.speed_cm, SWIFT.speed_cm


def keys(squadrons: list[Squadron]) -> tuple[str, ...]:
    return tuple(each.key for each in squadrons)


def refusals(battle: Battle, side: int, *formations: Formation, transfers: tuple[Transfer, ...] = ()) -> list[str]:
    asked = FormMissions(battle.table, side, battle.secrets[side])
    return [each.rule for each in asked.refusals(MissionOrders(transfers, formations))]


def form(battle: Battle, *formations: Formation, transfers: tuple[Transfer, ...] = ()) -> None:
    run(StarfighterOperationsStep(), battle, missions=[MissionOrders(transfers, formations)])


def flying(ship: Vessel, squadrons: list[Squadron]) -> None:
    """Put squadrons on the table beside their ship, as after a launch."""
    for squadron in squadrons:
        squadron.berth, squadron.place = Berth.FLYING, ship.course.place


@pytest.mark.rule("MV-2.1.4-17")
def test_squadrons_without_a_mission_are_removed_at_the_end_of_the_step() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, LARK, soc=1)))
    one, two = own(battle, ship)
    flying(ship, [one, two])
    form(battle, Formation(Task.STRIKE, (one.key,), ship.key))
    assert (one.berth, two.berth) == (Berth.FLYING, Berth.GONE)
    assert [(event.squadron, event.why) for event in told(battle, SquadronRemoved)] == [(two.key, "idle")]


@pytest.mark.rule("MV-2.1.4-22", "MV-2.1.4-23", "MV-2.1.4-36")
def test_an_soc_of_2_runs_a_strike_and_an_intercept_beside_cap() -> None:
    """The Plover of the example launches four squadrons."""
    battle, (plover,) = fly(Put(carrier(LARK, LARK, SWIFT, FOG, soc=2)))
    some = own(battle, plover)
    flying(plover, some)
    strike = Formation(Task.STRIKE, keys(some[:2]), plover.key)
    intercept = Formation(Task.INTERCEPT, (some[2].key,), plover.key)
    cap = Formation(Task.CAP, (some[3].key,), plover.key)
    assert refusals(battle, 0, strike, intercept, cap) == []
    more = Formation(Task.STRIKE, (some[1].key,), plover.key), Formation(Task.STRIKE, (some[0].key,), plover.key)
    assert refusals(battle, 0, *more, intercept, cap) == ["MV-2.1.4-22"]
    form(battle, strike, intercept, cap)
    assert [(each.task, len(each.squadrons)) for each in battle.table.missions] == [
        (Task.STRIKE, 2),
        (Task.INTERCEPT, 1),
        (Task.CAP, 1),
    ]


@pytest.mark.rule("MV-3.5.2-02", "MV-2.1.4-22")
def test_while_its_soc_is_disabled_a_ship_changes_nothing_but_its_missions_go_on() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, LARK, LARK, soc=1)))
    one, two, three = own(battle, ship)
    mission = aloft(battle, ship, Task.STRIKE, [one, two], (0, 5))
    flying(ship, [three])
    ship.system("core/soc#1").flags |= DISABLED
    assert refusals(battle, 0, Formation(Task.INTERCEPT, (), ship.key, mission.key)) == ["MV-2.1.4-22"]
    assert refusals(battle, 0, Formation(Task.STRIKE, (one.key,), ship.key)) == ["MV-2.1.4-22"]
    assert refusals(battle, 0, Formation(Task.CAP, (three.key,), ship.key)) == []
    form(battle)
    assert mission in battle.table.missions


@pytest.mark.rule("MV-2.1.4-22", "MV-2.1.4-23")
def test_cap_that_is_to_strike_takes_a_place_of_the_soc() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, LARK, soc=1)))
    one, two = own(battle, ship)
    aloft(battle, ship, Task.STRIKE, [one], (0, 5))
    cap = onto(battle, ship, Task.CAP, [two], ship)
    assert refusals(battle, 0, Formation(Task.STRIKE, (), ship.key, cap.key)) == ["MV-2.1.4-22"]


@pytest.mark.rule("MV-2.1.4-22")
def test_who_has_just_joined_a_cap_that_is_to_strike_counts_too() -> None:
    """One joins the CAP, the other leaves it: both are strikes in the end, too many for an SOC of 1."""
    battle, (ship,) = fly(Put(carrier(LARK, LARK, soc=1)))
    one, two = own(battle, ship)
    cap = onto(battle, ship, Task.CAP, [one], ship)
    flying(ship, [two])
    joins = Formation(Task.CAP, (two.key,), ship.key, cap.key)
    strikes, leaves = Formation(Task.STRIKE, (), ship.key, cap.key), Formation(Task.STRIKE, (one.key,), ship.key)
    assert refusals(battle, 0, joins, strikes) == []
    assert refusals(battle, 0, joins, strikes, leaves) == ["MV-2.1.4-22"]


@pytest.mark.rule("MV-2.1.4-21", "MV-2.1.4-22")
def test_a_merge_that_may_fail_makes_no_room_for_another_mission() -> None:
    """An SOC of 2 runs two strikes far away: until they are merged, CAP beside the ship is not to strike as well."""
    battle, (ship,) = fly(Put(carrier(LARK, LARK, LARK, soc=2)))
    one, two, three = own(battle, ship)
    first, second = (aloft(battle, ship, Task.STRIKE, [each], (60, 0)) for each in (one, two))
    cap = onto(battle, ship, Task.CAP, [three], ship)
    merge = Formation(Task.STRIKE, (two.key,), ship.key, first.key)
    more = Formation(Task.STRIKE, (), ship.key, cap.key)
    assert refusals(battle, 0, merge) == []
    assert refusals(battle, 0, merge, more) == ["MV-2.1.4-22"]
    second.stand(Point(0, 0))
    first.stand(Point(0, 0))
    assert refusals(battle, 0, merge, more) == []


@pytest.mark.rule("MV-2.1.4-18")
def test_a_squadron_joins_the_mission_that_it_was_launched_onto_without_a_roll() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, SWIFT, soc=1)))
    lark, swift = own(battle, ship)
    mission = aloft(battle, ship, Task.STRIKE, [lark], (0, 40))
    flying(ship, [swift])
    swift.place = mission.place
    join = Formation(Task.STRIKE, (swift.key,), ship.key, mission.key)
    assert refusals(battle, 0, join) == ["MV-2.1.4-18"]
    swift.contact = mission.key
    assert refusals(battle, 0, join) == []
    form(battle, join)
    assert mission.squadrons == [lark, swift]
    assert told(battle, MissionRolled) == []


@pytest.mark.rule("MV-2.1.4-20")
def test_within_20_cm_of_the_carrier_missions_are_merged_split_and_changed_freely() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, LARK, SWIFT, soc=2)))
    one, two, three = own(battle, ship)
    mission = aloft(battle, ship, Task.STRIKE, [one, two], (0, 20))
    other = aloft(battle, ship, Task.INTERCEPT, [three], (20, 0))
    form(battle, Formation(Task.STRIKE, (three.key,), ship.key, mission.key))
    assert battle.table.missions == [mission]
    assert not other.squadrons
    form(battle, Formation(Task.INTERCEPT, (one.key,), ship.key))
    assert [each.squadrons for each in battle.table.missions] == [[two, three], [one]]
    form(battle, Formation(Task.CAP, (), ship.key, mission.key))
    assert (mission.task, mission.place) == (Task.CAP, ship.course.place)
    assert told(battle, MissionRolled) == []


@pytest.mark.rule("MV-2.1.4-20")
def test_an_order_for_a_mission_that_one_before_it_emptied_does_nothing() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, LARK, soc=2)))
    one, two = own(battle, ship)
    flying(ship, [one, two])
    form(battle, Formation(Task.STRIKE, (one.key,), ship.key), Formation(Task.STRIKE, (two.key,), ship.key))
    first, second = battle.table.missions
    emptied = Formation(Task.STRIKE, (one.key,), ship.key, second.key), Formation(Task.INTERCEPT, (), ship.key, first.key)
    assert refusals(battle, 0, *emptied) == []
    form(battle, *emptied)
    assert [(each.task, len(each.squadrons)) for each in battle.table.missions] == [(Task.STRIKE, 2)]


@pytest.mark.rule("MV-2.1.4-21")
@pytest.mark.parametrize(("face", "passed"), [(3, True), (4, False)])
def test_beyond_20_cm_a_change_takes_a_d6_up_to_the_crew_quality(face: int, passed: bool) -> None:
    battle, (ship,) = fly(Put(carrier(LARK, LARK, soc=2, crew_quality=3)), faces=[face])
    one, two = own(battle, ship)
    mission = aloft(battle, ship, Task.STRIKE, [one, two], (0, 20.001))
    form(battle, Formation(Task.INTERCEPT, (), ship.key, mission.key))
    assert mission.task is (Task.INTERCEPT if passed else Task.STRIKE)
    assert [(event.face, event.passed) for event in told(battle, MissionRolled)] == [(face, passed)]
    other = Task.STRIKE if passed else Task.INTERCEPT
    assert refusals(battle, 0, Formation(other, (), ship.key, mission.key)) == ["MV-2.1.4-21"]


@pytest.mark.rule("MV-2.1.4-21")
def test_far_from_the_ship_only_missions_at_one_place_are_merged() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, LARK, soc=2)))
    one, two = own(battle, ship)
    mission = aloft(battle, ship, Task.STRIKE, [one], (0, 50))
    other = aloft(battle, ship, Task.STRIKE, [two], (0, 51))
    merge = Formation(Task.STRIKE, (two.key,), ship.key, mission.key)
    assert refusals(battle, 0, merge) == ["MV-2.1.4-21"]
    other.stand(mission.place)
    assert refusals(battle, 0, merge) == []


@pytest.mark.rule("MV-2.1.4-28")
@pytest.mark.parametrize(("cm", "rules"), [(20, []), (20.001, ["MV-2.1.4-28"])])
def test_cap_is_taken_up_within_20_cm_and_stands_by_the_ship(cm: float, rules: list[str]) -> None:
    battle, (ship,) = fly(Put(carrier(LARK, soc=1)))
    (lark,) = own(battle, ship)
    mission = aloft(battle, ship, Task.STRIKE, [lark], (0, cm))
    change = Formation(Task.CAP, (), ship.key, mission.key)
    assert refusals(battle, 0, change) == rules
    if not rules:
        form(battle, change)
        assert (mission.place, lark.place, mission.contact) == (ship.course.place, ship.course.place, ship.key)


@pytest.mark.rule("MV-2.1.4-24")
@pytest.mark.parametrize(("faces", "passed"), [((3, 2), True), ((4, 2), False), ((3, 3), False)])
def test_a_transfer_takes_a_d6_of_both_ships(faces: tuple[int, int], passed: bool) -> None:
    battle, (giver, taker) = fly(
        Put(carrier(LARK, soc=1, crew_quality=3)), Put(carrier(soc=1, crew_quality=2), x=30), faces=faces
    )
    (lark,) = own(battle, giver)
    mission = aloft(battle, giver, Task.STRIKE, [lark], (60, 0))
    order = Transfer(mission.key, taker.key)
    assert refusals(battle, 0, transfers=(order,)) == []
    form(battle, transfers=(order,))
    assert mission.ship == (taker if passed else giver).number
    assert lark.carrier == mission.ship
    assert [event.faces for event in told(battle, TransferRolled)] == [faces]


@pytest.mark.rule("MV-2.1.4-21", "MV-2.1.4-24")
def test_a_mission_that_is_handed_over_is_not_changed_in_the_same_turn() -> None:
    """It will be another ship's: what the one that gives it up has written of it, however near, would be an order to it."""
    battle, (one, other) = fly(Put(carrier(LARK, LARK)), Put(carrier(LARK, soc=3), 0, 5, 0))
    mission = aloft(battle, one, Task.STRIKE, own(battle, one), (0, 5))
    transfer = (Transfer(mission.key, other.key),)
    changed = Formation(Task.CAP, (), one.key, mission.key)
    split = Formation(Task.INTERCEPT, (mission.squadrons[0].key,), one.key)
    for order in (changed, split):
        assert refusals(battle, 0, order) == []
        assert refusals(battle, 0, order, transfers=transfer) == ["MV-2.1.4-21"]


@pytest.mark.rule("MV-2.1.4-25")
@pytest.mark.parametrize(("face", "passed"), [(4, True), (5, False)])
def test_of_a_lost_carrier_the_squadrons_roll_for_themselves(face: int, passed: bool) -> None:
    battle, (lost, taker) = fly(
        Put(carrier(LARK, soc=1, crew_quality=4)), Put(carrier(soc=1, crew_quality=2), x=30), faces=[face, 1]
    )
    (lark,) = own(battle, lost)
    mission = aloft(battle, lost, Task.STRIKE, [lark], (60, 0))
    lost.status = Status.DESTROYED
    bereave(battle)
    assert mission in battle.table.missions
    form(battle, transfers=(Transfer(mission.key, taker.key),))
    assert (mission.ship == taker.number) is passed
    assert [(event.from_ship, event.qualities) for event in told(battle, TransferRolled)] == [("", (4, 2))]


@pytest.mark.rule("MV-2.1.4-26", "MV-1.3.6-24")
def test_with_a_ship_its_cap_and_all_that_is_aboard_are_lost() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, LARK, LARK, soc=1)))
    cap, strike, aboard = own(battle, ship)
    aloft(battle, ship, Task.CAP, [cap], (0, 0), ship.key)
    aloft(battle, ship, Task.STRIKE, [strike], (0, 30))
    ship.status = Status.DESTROYED
    bereave(battle)
    assert [each.berth for each in (cap, strike, aboard)] == [Berth.GONE, Berth.FLYING, Berth.GONE]
    assert [event.why for event in told(battle, SquadronRemoved)] == ["bereft", "wrecked"]


@pytest.mark.rule("MV-2.1.4-28", "MV-1.2.3-54")
def test_cap_goes_with_a_ship_that_jumps_and_comes_back_with_it() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, soc=1)))
    (lark,) = own(battle, ship)
    aloft(battle, ship, Task.CAP, [lark], (0, 0), ship.key)
    ship.status = Status.AWAY
    follow(battle)
    assert (lark.berth, battle.table.missions) == (Berth.ALONG, [])
    ship.status, ship.course = Status.FIGHTING, sailing(0, 0, Point(20 * CM, 0))
    follow(battle)
    assert [(each.task, each.place, each.contact) for each in battle.table.missions] == [
        (Task.CAP, ship.course.place, ship.key)
    ]
    assert lark.berth is Berth.FLYING


@pytest.mark.rule("MV-2.1.4-29", "MV-2.1.4-30", "MV-2.1.4-32")
@pytest.mark.parametrize(
    ("speed", "fires", "stays"), [(10, True, True), (11, False, True), (20, False, True), (21, False, False)]
)
def test_a_ship_at_10_keeps_a_cap_of_speed_10_at_11_silences_and_at_21_loses_it(speed: int, fires: bool, stays: bool) -> None:
    battle, (ship,) = fly(Put(carrier(LARK, soc=1)))
    (lark,) = own(battle, ship)
    mission = aloft(battle, ship, Task.CAP, [lark], (0, 0), ship.key)
    ship.course = sailing(speed, 0, Point(0, speed * CM))
    follow(battle)
    assert lark.flies is stays
    assert lark.outrun is (stays and not fires)
    if stays:
        assert mission.place == ship.course.place


@pytest.mark.rule("MV-2.1.4-31", "MV-0.1.0-08")
def test_of_a_newtonian_ship_all_eight_momenta_count() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, soc=1)))
    (lark,) = own(battle, ship)
    aloft(battle, ship, Task.CAP, [lark], (0, 0), ship.key)
    ship.course = floating(N=6, E=5)
    follow(battle)
    assert lark.outrun
    ship.course = floating(N=11, E=10)
    follow(battle)
    assert not lark.flies


@pytest.mark.rule("MV-2.1.4-27", "MV-0.1.0-05", "MV-3.5.4-08")
def test_cap_stays_with_a_ship_that_a_grappler_moves_and_its_attackers_do_not() -> None:
    battle, (ship, other) = fly(Put(carrier(LARK)), Put(carrier(LARK), 1, 0, 60, 8))
    cap = onto(battle, ship, Task.CAP, own(battle, ship), ship)
    strike = onto(battle, other, Task.STRIKE, own(battle, other), ship)
    assert opponents(battle.table, cap) == [strike]
    move(battle, Hold(other, ship, ship, 0, 1, 3))
    assert (cap.place, strike.place) == (Point(0, 3 * CM), Point(0, 0))
    assert (opponents(battle.table, cap), ship_attacked(battle.table, strike)) == ([], None)


@pytest.mark.rule("MV-2.1.4-27")
def test_cap_is_not_handed_over_and_not_moved() -> None:
    battle, (ship, other) = fly(Put(carrier(LARK, soc=1)), Put(carrier(soc=1), x=10))
    (lark,) = own(battle, ship)
    mission = aloft(battle, ship, Task.CAP, [lark], (0, 0), ship.key)
    assert refusals(battle, 0, transfers=(Transfer(mission.key, other.key),)) == ["MV-2.1.4-27"]


@pytest.mark.rule("MV-2.1.5-07", "MV-2.2.3-11")
def test_a_mission_has_the_crew_quality_of_its_ship_or_the_lowest_of_its_squadrons() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, LARK, soc=1, crew_quality=4)))
    one, two = own(battle, ship)
    mission = aloft(battle, ship, Task.STRIKE, [one, two], (0, 30))
    assert mission_quality(battle.table, mission) == 4
    two.carrier, two.crew_quality = NOBODY, 1
    ship.status = Status.DESTROYED
    assert mission_quality(battle.table, mission) == 1
    assert [battle.table.quality_of(each) for each in (one, two)] == [4, 1]


def deployed(battle: Battle, orders: DeployOrders) -> list[str]:
    asked = DeploySquadrons(battle.table, 0, battle.secrets[0])
    return [each.rule for each in asked.refusals(orders)]


@pytest.mark.rule("MV-3.7.5-02", "MV-4.0.2-03")
def test_ftl_squadrons_of_a_carrier_may_begin_on_the_table() -> None:
    battle, (ship, _) = fly(Put(carrier(COMET, LARK, soc=1)), Put(armed(), 1, 0, 90, 8))
    comet, lark = own(battle, ship)
    battle.table.turn = 1
    orders = DeployOrders((Deployment((comet.key,), Task.STRIKE, ship.key, ship.key),))
    assert deployed(battle, orders) == []
    assert deployed(battle, DeployOrders((Deployment((lark.key,), Task.STRIKE, ship.key, ship.key),))) == ["MV-3.7.5-02"]
    asked = run(PlottingStep(), battle, deploy=[orders])
    assert asked[0].kind == "deploy"
    assert (comet.berth, lark.berth, comet.place) == (Berth.FLYING, Berth.READY, ship.course.place)
    battle.table.turn = 2
    assert "deploy" not in [each.kind for each in run(PlottingStep(), battle)]


@pytest.mark.rule("MV-3.7.5-04")
def test_squadrons_without_a_carrier_are_assigned_to_an_soc_or_fly_what_nothing_can_change() -> None:
    battle, (ship, plain) = fly(Put(carrier(soc=1, crew_quality=4)), Put(armed(), x=10))
    loner, guest = (Squadron(number, 0, f"a/comets/squadron-{number + 1}", _plan(), NOBODY) for number in (0, 1))
    for each in (loner, guest):
        each.crew_quality, each.command_faces = 1, 2
    battle.table.squadrons.clear()
    battle.table.enlist([loner, guest])
    battle.table.turn = 1
    aside = DeployOrders((Deployment((guest.key,), Task.STRIKE, plain.key, plain.key),))
    assert sorted(deployed(battle, aside)) == ["MV-2.1.4-22", "MV-3.7.5-04"]
    assert deployed(battle, DeployOrders((Deployment((loner.key,), Task.CAP, "", ship.key),))) == ["MV-3.7.5-04"]
    run(PlottingStep(), battle, deploy=[DeployOrders((Deployment((guest.key,), Task.STRIKE, ship.key, ship.key),))])
    led, free = battle.table.missions
    assert (led.squadrons, led.fixed, guest.carrier) == ([guest], False, ship.number)
    assert (free.squadrons, free.fixed, free.task, loner.carrier) == ([loner], True, Task.STRIKE, NOBODY)
    assert refusals(battle, 0, Formation(Task.CAP, (loner.key,), ship.key))[:2] == ["MV-3.7.5-04", "MV-2.1.4-24"]
    assert mission_quality(battle.table, led) == 4
    assert battle.table.quality_of(guest) == 1


def _plan() -> SquadronPlan:
    battle, (ship,) = fly(Put(carrier(COMET)))
    return own(battle, ship)[0].plan


def test_cap_follows_the_ship_in_the_movement_step() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, soc=1)))
    (lark,) = own(battle, ship)
    aloft(battle, ship, Task.CAP, [lark], (0, 0), ship.key)
    ship.course = sailing(8)
    run(StarshipMovementStep(), battle)
    assert lark.place == ship.course.place == Point(0, 8 * CM)


def test_a_launch_that_forms_no_mission_is_cap_by_default() -> None:
    battle, (ship,) = fly(Put(carrier(LARK, LARK, soc=1)))
    one, two = own(battle, ship)
    run(StarfighterOperationsStep(), battle, launch=[LaunchOrders((Sortie(one.key), Sortie(two.key)))])
    assert [(each.task, each.squadrons) for each in battle.table.missions] == [(Task.CAP, [one, two])]


def apart(cm: float, *, soc: int = 2, rulings: int = RULINGS) -> tuple[Battle, Vessel, list[Squadron]]:
    """Return a carrier between two squadrons just launched, of speeds 20 and 10, this far from each other."""
    battle, (ship,) = fly(Put(carrier(SWIFT, LARK, soc=soc)))
    battle.table.rulings = rulings
    squadrons = own(battle, ship)
    flying(ship, squadrons)
    for squadron, sign in zip(squadrons, (-1, 1), strict=True):
        squadron.place = Point(round(sign * cm * CM / 2), 0)
    return battle, ship, squadrons


@pytest.mark.rule("MV-2.1.4-20", "MV-2.1.5-02")
@pytest.mark.parametrize(
    ("cm", "first", "rules", "outrun"),
    [
        (LARK_CM, 0, [], False),
        (LARK_CM + 1, 0, [], True),
        (2 * LARK_CM, 0, [], True),
        (2 * LARK_CM + 1, 0, ["MV-2.1.4-20"], False),
        (SWIFT_CM, 1, [], False),
        (SWIFT_CM + 1, 1, [], True),
        (2 * SWIFT_CM, 1, [], True),
    ],
)
def test_squadrons_fly_to_the_mission_that_they_join(cm: int, first: int, rules: list[str], outrun: bool) -> None:
    battle, ship, squadrons = apart(cm)
    stays, comes = squadrons[first], squadrons[1 - first]
    order = Formation(Task.STRIKE, (stays.key, comes.key), ship.key)
    assert refusals(battle, 0, order) == rules
    if not rules:
        form(battle, order)
        assert stays.place == comes.place == battle.table.missions[0].place
        assert (stays.outrun, comes.outrun) == (False, outrun)
        assert [event.outrun for event in told(battle, SquadronsGathered)] == ([(comes.key,)] if outrun else [])


@pytest.mark.rule("MV-2.1.4-20")
def test_a_squadron_flies_to_a_known_mission_too() -> None:
    battle, ship, (swift, lark) = apart(2 * LARK_CM + 1)
    mission = aloft(battle, ship, Task.STRIKE, [swift], (-LARK_CM - 0.5, 0))
    assert refusals(battle, 0, Formation(Task.STRIKE, (lark.key,), ship.key, mission.key)) == ["MV-2.1.4-20"]


@pytest.mark.rule("MV-2.1.4-28")
def test_cap_is_taken_up_from_anywhere_within_20_cm() -> None:
    battle, ship, squadrons = apart(40)
    form(battle, Formation(Task.CAP, keys(squadrons), ship.key))
    assert [squadron.place for squadron in squadrons] == [ship.course.place] * 2
    assert not any(squadron.outrun for squadron in squadrons)


@pytest.mark.rule("MV-2.1.4-20")
def test_battles_by_the_first_rulings_keep_free_merging() -> None:
    battle, ship, squadrons = apart(40, rulings=1)
    form(battle, Formation(Task.STRIKE, keys(squadrons), ship.key))
    assert len(battle.table.missions) == 1
    assert not any(squadron.outrun for squadron in squadrons)


@pytest.mark.rule("MV-2.1.4-20")
@pytest.mark.parametrize(("cm", "missions"), [(LARK_CM, 1), (40, 2)])
def test_captains_gather_squadrons_that_can_still_fire(cm: int, missions: int) -> None:
    battle, _, squadrons = apart(cm, soc=1)
    asked = FormMissions(battle.table, 0, battle.secrets[0])
    orders = formed(asked)
    assert asked.refusals(orders) == ()
    run(StarfighterOperationsStep(), battle, missions=[orders])
    assert len(battle.table.missions) == missions
    assert all(squadron.flies and not squadron.outrun for squadron in squadrons)
