"""Which drive and which thruster pays for what."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.kinematics.allocation import Use
from metamaker.games.metaverse.battle.kinematics.course import Course, designed_bearing, momentum
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.kinematics.means import Drive, Means, Thruster
from metamaker.games.metaverse.battle.kinematics.payment import Demand, demand, payment, side_cost, surely_paid, ways
from metamaker.games.metaverse.battle.plot.orders import Code, Plot
from metamaker.games.metaverse.model.arc import Arc, Facing
from metamaker.games.metaverse.model.section import Component
from metamaker.play.geometry import CM, Point
from tests.examples import examples
from tests.games.metaverse.battle.ships import (
    AFT_1,
    AFT_2,
    HERON,
    KESTREL,
    PORT_1,
    PORT_2,
    STARBOARD_1,
    STARBOARD_2,
    floating,
    plot,
    sailing,
    ship_of,
    thrusters,
)
from tests.games.metaverse.battle.strategies import cinematic_plots, engines, newtonian_voyages
from tests.games.metaverse.builders import component


def missing(means: Means, codes: str, course: Course | None = None) -> int:
    """1 if something is missing to pay for the plot, else 0."""
    return 0 if payment(means, course or sailing(10), plot(codes)).covered else 1


@pytest.mark.rule("MV-1.2.1-03", "MV-1.2.1-04", "MV-1.2.1-05")
def test_drives_give_their_size_in_their_direction() -> None:
    assert [missing(HERON, codes) for codes in ("+8", "+9", "-2", "-3")] == [0, 1, 0, 1]
    assert payment(HERON, sailing(10), plot("+5")).uses == (Use(AFT_1, "thrust"), Use(AFT_2, "thrust"))


@pytest.mark.rule("MV-1.2.1-11", "MV-1.2.1-12", "MV-3.3.4-04")
def test_port_thrusters_turn_to_starboard_one_heading_a_point() -> None:
    assert [missing(HERON, codes) for codes in ("R4", "R5", "L4", "L5", "R4 L4")] == [0, 1, 0, 1, 0]
    assert payment(HERON, sailing(10), plot("R3")).uses == (Use(PORT_1, "turn"), Use(PORT_2, "turn"))
    assert payment(HERON, sailing(10), plot("L1")).uses == (Use(STARBOARD_1, "turn"),)


@pytest.mark.rule("MV-X.1-02", "MV-X.1-03")
def test_the_example_ship_speeds_up_by_8_slows_down_by_2_and_turns_by_90_degrees() -> None:
    course = sailing(12)
    assert [missing(HERON, codes, course) for codes in ("+8", "+9", "-2", "-3", "R4", "R5", "L4", "L5")] == [0, 1] * 4
    after = [executed(course, plot(codes)).after for codes in ("+8", "-2", "R4", "L4")]
    assert [(momentum(each), designed_bearing(each, Point(each.place.x, each.place.y + CM))) for each in after] == [
        (20, 0),
        (10, 0),
        (12, 270_000),
        (12, 90_000),
    ]


@pytest.mark.rule("MV-X.1-02", "MV-3.3.4-04")
def test_a_port_thruster_alone_turns_to_starboard_by_half_an_arc_and_spins_by_a_whole_one() -> None:
    lopsided = component("thruster", 1, Arc.PORT)
    for newtonian, course, heading in ((False, sailing(10), 1), (True, floating(N=10), 2)):
        ship = ship_of(lopsided, newtonian=newtonian)
        assert [missing(ship, codes, course) for codes in ("R1", "R2", "L1")] == [0, 1, 1]
        assert executed(course, plot("R1")).after.heading == heading


@pytest.mark.rule("MV-1.2.3-04", "MV-1.2.3-80")
def test_a_rolled_ship_turns_to_starboard_by_the_thrusters_that_lie_to_port() -> None:
    rolled = sailing(10, mirrored=True)
    assert payment(HERON, rolled, plot("R1")).uses == (Use(STARBOARD_1, "turn"),)
    side = component("primitive_stl", 2, Facing.PORT)
    assert [missing(ship_of(side, newtonian=True), "S2", floating(mirrored=each)) for each in (False, True)] == [0, 1]


@pytest.mark.rule("MV-1.2.3-06")
def test_thrusters_plotted_with_a_roll_work_on_their_old_side() -> None:
    uses = payment(HERON, sailing(10), plot("RL R2")).uses
    assert {use.ref for use in uses if use.action == "turn"} <= {PORT_1, PORT_2}


@pytest.mark.rule("MV-1.2.1-14", "MV-3.3.4-05", "MV-1.2.1-13")
def test_a_thruster_serves_one_kind_of_action_and_its_other_points_are_lost() -> None:
    one, two = ship_of(*thrusters(4, 1)), ship_of(*thrusters(2, 2))
    assert [missing(each, "R1 EM1") for each in (one, two)] == [1, 0]
    assert missing(two, "R3 EM1") == 1
    uses = payment(two, sailing(10), plot("R1 EM1")).uses
    assert sorted(use.action for use in uses if use.ref in {PORT_1, PORT_2}) == ["EM", "turn"]
    assert [use.action for use in uses if use.ref in {STARBOARD_1, STARBOARD_2}] == ["EM"]


@pytest.mark.rule("MV-1.2.1-14")
def test_the_assignment_is_found_where_taking_them_in_order_would_fail() -> None:
    uneven = ship_of(*_sized((3, 2, 1), Arc.PORT), *_sized((1, 2, 3), Arc.STARBOARD))
    assert missing(uneven, "R3 EM1 RL") == 0
    assert missing(uneven, "R3 CS EM1") == 1


def _sized(ratings: tuple[int, ...], side: Arc) -> tuple[Component, ...]:
    return tuple(component("thruster", rating, side, part=f"{side}-{number}") for number, rating in enumerate(ratings))


@pytest.mark.rule("MV-1.2.3-03", "MV-1.2.3-07", "MV-1.2.3-11")
def test_what_manoeuvres_take_from_each_side() -> None:
    assert [side_cost(code) for code in (Code.ROLL, Code.FLIP, Code.CORKSCREW)] == [1, 3, 2]
    for rating, codes in ((1, "RL"), (2, "CS"), (3, "FL")):
        course = floating()
        assert missing(ship_of(*thrusters(rating, 1), newtonian=True), codes, course) == 0
        assert missing(ship_of(*thrusters(rating, 1)[:1], newtonian=True), codes, course) == 1


@pytest.mark.rule("MV-A.4-01", "MV-A.4-02", "MV-A.4-03")
def test_manoeuvres_take_their_points_from_both_sides() -> None:
    for total, codes in ((2, "RL"), (6, "FL"), (4, "CS")):
        ship = ship_of(*thrusters(5, 1), newtonian=True)
        assert 10 - payment(ship, floating(), plot(codes)).spare == total
        assert missing(ship_of(newtonian=True), codes, floating()) == 1


@pytest.mark.rule("MV-1.2.3-18", "MV-1.2.3-19", "MV-A.4-04")
def test_the_cost_of_evasives_doubles_with_each() -> None:
    assert [side_cost(Code.EVASIVE, count) for count in (1, 2, 3, 4)] == [2, 4, 8, 16]
    assert [missing(ship_of(*thrusters(4, 1)), codes) for codes in ("EM1", "EM2", "EM3")] == [0, 0, 1]


@pytest.mark.rule("MV-1.2.3-07")
def test_drives_pay_for_a_flip_where_thrusters_cannot() -> None:
    both_ways = (component("primitive_stl", 2, Facing.AFT), component("primitive_stl", 2, Facing.FORE))
    ship = ship_of(*both_ways, newtonian=True)
    assert missing(ship, "FL", floating()) == 0
    assert missing(ship, "FL +1", floating()) == 1
    assert missing(ship_of(*both_ways, *thrusters(3, 1), newtonian=True), "FL +2", floating()) == 0
    assert missing(ship_of(component("basic_stl", 4, Facing.FORE_AFT), newtonian=True), "FL", floating()) == 0


@pytest.mark.rule("MV-3.3.2-02", "MV-3.3.1-03")
def test_a_basic_drive_divides_its_points_along_its_axis() -> None:
    ship = ship_of(component("basic_stl", 3, Facing.FORE_AFT), component("primitive_stl", 1, Facing.AFT))
    assert [missing(ship, codes) for codes in ("+4", "-3", "+2 -2", "+3 -2")] == [0, 0, 0, 1]
    side = ship_of(component("basic_stl", 2, Facing.PORT_STARBOARD), newtonian=True)
    assert [missing(side, codes, floating()) for codes in ("P2", "S2", "P1 S1", "+1")] == [0, 0, 0, 1]


@pytest.mark.rule("MV-1.2.2-05", "MV-3.3.1-03", "MV-1.2.2-04")
def test_a_drive_pushes_a_newtonian_ship_away_from_its_own_side() -> None:
    for facing, codes in ((Facing.AFT, "+2"), (Facing.FORE, "-2"), (Facing.PORT, "S2"), (Facing.STARBOARD, "P2")):
        ship = ship_of(component("primitive_stl", 2, facing), newtonian=True)
        assert [missing(ship, each, floating()) for each in ("+2", "-2", "S2", "P2")] == [
            0 if each == codes else 1 for each in ("+2", "-2", "S2", "P2")
        ]


@pytest.mark.rule("MV-1.2.3-08", "MV-1.2.3-10")
def test_after_a_flip_side_drives_push_as_they_point() -> None:
    ship = ship_of(component("primitive_stl", 2, Facing.PORT), *thrusters(3, 1), newtonian=True)
    assert [missing(ship, codes, floating()) for codes in ("S2 FL", "FL P2", "FL S2")] == [0, 0, 1]


@pytest.mark.rule("MV-3.3.3-02")
def test_an_advanced_drive_is_drive_or_thruster() -> None:
    one, two = ship_of(component("advanced_stl", 2)), ship_of(component("advanced_stl", 2, count=2))
    assert [missing(one, codes) for codes in ("+2", "-2", "R4", "R1 L3", "R3 L2", "EM1", "+1 R1")] == [0, 0, 0, 0, 1, 0, 1]
    assert [missing(two, codes) for codes in ("+2 R4", "+3 R1", "EM1 R4", "+2 -2")] == [0, 1, 0, 0]
    assert missing(ship_of(component("advanced_stl", 3), newtonian=True), "+1 P1 S1", floating()) == 0


@pytest.mark.rule("MV-1.2.2-12")
def test_a_drive_fires_at_one_point_of_the_rotation() -> None:
    course = floating(N=8, NW=6)
    assert [missing(KESTREL, codes, course) for codes in ("+2 L1 +2", "+4 L1", "+1 L1 +3", "+3 L1 +1")] == [0, 0, 1, 1]


@pytest.mark.rule("MV-1.2.2-26", "MV-1.2.2-06")
def test_newtonian_ships_have_thrusters_of_any_size_on_two_sides() -> None:
    ship = ship_of(component("thruster", 5, Arc.PORT), component("thruster", 1, Arc.STARBOARD), newtonian=True)
    assert [missing(ship, codes, floating()) for codes in ("R5", "R2", "R6", "L1", "L2")] == [0, 0, 1, 0, 1]
    assert {thruster.side for thruster in ship.thrusters} == {Arc.PORT, Arc.STARBOARD}


@pytest.mark.rule("MV-1.2.3-25", "MV-1.2.3-27")
def test_emergency_power_and_thrust_double_what_is_chosen() -> None:
    assert [missing(HERON, f"EP({AFT_1}) +{points}") for points in (12, 13)] == [0, 1]
    assert [missing(HERON, f"EP({AFT_1}, {AFT_2}) +{points}") for points in (16, 17)] == [0, 1]
    assert [missing(HERON, f"ET({PORT_1}) R{points}") for points in (6, 7)] == [0, 1]
    assert missing(HERON, f"ET({PORT_1}) L5") == 1


@pytest.mark.rule("MV-3.3.3-04")
def test_an_advanced_drive_is_doubled_in_the_use_that_it_has() -> None:
    ship, part = ship_of(component("advanced_stl", 2)), "core/advanced-stl#1"
    assert [missing(ship, f"EP({part}) {codes}") for codes in ("+4", "+5", "R1")] == [0, 1, 1]
    assert [missing(ship, f"ET({part}) {codes}") for codes in ("R8", "R9", "+1")] == [0, 1, 1]


@pytest.mark.rule("MV-1.2.3-37")
def test_thruster_points_that_are_left() -> None:
    assert [payment(HERON, sailing(10), plot(codes)).spare for codes in ("", "R2", "EM1", "R1 RL", "+8")] == [8, 6, 4, 5, 8]
    assert payment(HERON, sailing(10), plot(f"ET({PORT_1}) R2")).spare == 8
    advanced = ship_of(component("advanced_stl", 2), component("basic_stl", 1, Facing.FORE_AFT))
    assert [payment(advanced, sailing(10), plot(codes)).spare for codes in ("", "+1", "+2", "R1")] == [4, 4, 0, 3]


# ---- against every assignment there is


def _feasible(means: Means, asked: Demand) -> bool:
    """Try everything: each system with each job or none."""
    turning, driving = len(asked.thrusters), len(asked.drives)
    systems: list[Thruster | Drive] = [*means.thrusters, *means.drives]
    options = [
        range(turning) if isinstance(each, Thruster) else range(0 if each.thruster_points else turning, turning + driving)
        for each in systems
    ]
    choices = [tuple(each) or (-1,) for each in options]
    return any(_satisfied(asked, list(zip(systems, jobs, strict=True))) for jobs in product(*choices))


def _satisfied(asked: Demand, jobs: list[tuple[Thruster | Drive, int]]) -> bool:
    for place, turn in enumerate(asked.thrusters):
        serving = [system for system, job in jobs if job == place]
        free = sum(each.thruster_points for each in serving if isinstance(each, Drive))
        needs = {Arc.PORT: turn.port, Arc.STARBOARD: turn.starboard}
        for side, need in needs.items():
            given = sum(each.points for each in serving if isinstance(each, Thruster) and each.side is side)
            free -= max(0, need - given)
        if free < 0:
            return False
    for place, thrust in enumerate(asked.drives, len(asked.thrusters)):
        serving = [system for system, job in jobs if job == place]
        if not _pushes(thrust.pushes, [each for each in serving if isinstance(each, Drive)]):
            return False
    return True


def _pushes(needs: tuple[int, ...], drives: list[Drive]) -> bool:
    """Spend one point after the other, those of the least able drives first."""
    left = list(needs)
    for drive in sorted(drives, key=lambda each: len(each.pushes)):
        for _ in range(drive.points):
            for direction in drive.pushes:
                if left[direction]:
                    left[direction] -= 1
                    break
    return not any(left)


@settings(max_examples=examples(150))
@given(engines(most=5), cinematic_plots, st.booleans())
def test_cinematic_payments_are_exact(means: Means, orders: Plot, rolled: bool) -> None:
    course = sailing(10, mirrored=rolled)
    expected = any(_feasible(means, asked) for asked in ways(demand(orders, course)))
    assert payment(means, course, orders).covered is expected


@settings(max_examples=examples(150))
@given(engines(newtonian=True, most=5), newtonian_voyages())
def test_newtonian_payments_are_exact(means: Means, voyage: tuple[Course, Plot]) -> None:
    course, orders = voyage
    expected = any(_feasible(means, asked) for asked in ways(demand(orders, course)))
    assert payment(means, course, orders).covered is expected


@given(engines() | engines(newtonian=True), st.tuples(st.just(sailing(10)), cinematic_plots) | newtonian_voyages())
def test_what_is_plainly_paid_can_be_paid(means: Means, voyage: tuple[Course, Plot]) -> None:
    course, orders = voyage
    assert payment(means, course, orders).covered >= surely_paid(means, course, orders)


@pytest.mark.rule("MV-1.2.0-04")
@pytest.mark.parametrize(("codes", "plain"), [("+8 R4", True), ("+9", False), ("L5", False), ("-2", True), ("R1 EM1", False)])
def test_what_is_plain_needs_no_search(codes: str, plain: bool) -> None:
    assert surely_paid(HERON, sailing(10), plot(codes)) is plain


@given(engines(newtonian=True), newtonian_voyages())
def test_no_system_pays_twice_and_what_is_paid_never_exceeds_the_means(means: Means, voyage: tuple[Course, Plot]) -> None:
    course, orders = voyage
    paid, asked = payment(means, course, orders), demand(orders, course)
    assert len({use.ref for use in paid.uses}) == len(paid.uses)
    if paid.covered:
        points = {each.ref: each.points for each in means.thrusters}
        points |= {each.ref: max(each.points, each.thruster_points) for each in means.drives}
        given_points = sum(points[use.ref] for use in paid.uses)
        assert given_points >= sum(job.port + job.starboard for job in asked.thrusters) + sum(
            sum(job.pushes) for job in asked.drives
        )
        assert 0 <= paid.spare <= sum(points.values())
