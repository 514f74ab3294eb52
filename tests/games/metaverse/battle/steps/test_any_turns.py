"""What holds in every turn of movement, whatever is plotted."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Course
from metamaker.games.metaverse.battle.kinematics.ftl import Charge
from metamaker.games.metaverse.battle.movement.decisions import AnnounceArrival, WritePlot
from metamaker.games.metaverse.battle.plot.orders import BLANK, Arrival, Code, JumpChoice, Order, Plot
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.turn.plotting import PlottingStep
from metamaker.games.metaverse.battle.turn.starship_movement import StarshipMovementStep
from metamaker.play.dice import SeededDice
from tests.examples import examples
from tests.games.metaverse.battle.afloat import fleet, under_way
from tests.games.metaverse.battle.ships import AFT_1, PORT_1, STARBOARD_1
from tests.games.metaverse.battle.strategies import cinematic_courses, newtonian_courses
from tests.games.metaverse.builders import component

SYSTEMS = (component("cloak_generator", 2), component("advanced_ftl", 1), component("gravity_well_projector", 2))
KEYS = ("a/heron-1", "a/heron-2", "b/heron-3", "b/heron-4")
FULL = (Charge("core/advanced-ftl#1", 1),)

ORDERS = (
    *[Order(code, amount) for code in (Code.FASTER, Code.SLOWER, Code.RIGHT, Code.LEFT) for amount in (1, 2, 3)],
    Order(Code.EVASIVE, 1),
    Order(Code.ROLL),
    Order(Code.CORKSCREW),
    Order(Code.FLIP),
    Order(Code.EMERGENCY_POWER, parts=(AFT_1,)),
    Order(Code.EMERGENCY_THRUST, parts=(PORT_1, STARBOARD_1)),
    *[Order(Code.RAM, target=key) for key in KEYS],
    Order(Code.CHARGE, 1),
    Order(Code.RETREAT),
    Order(Code.STRATEGIC_JUMP, target=KEYS[2], attack=True),
    Order(Code.STRATEGIC_JUMP),
    Order(Code.TACTICAL_JUMP, 6),
    Order(Code.TACTICAL_JUMP, 7, target=KEYS[0], attack=True),
    Order(Code.CLOAK),
    Order(Code.UNCLOAK),
)

plots = st.lists(st.sampled_from(ORDERS), max_size=3).map(lambda orders: Plot(tuple(orders)))
turns = st.lists(st.lists(plots, min_size=8, max_size=8), min_size=1, max_size=5)


def chosen(decision: Decision, wished: list[Plot]) -> Answer:
    """Return the next wished plot, if it is legal, and legal answers for everything else."""
    if isinstance(decision, WritePlot):
        plot = wished.pop() if wished else BLANK
        return BLANK if decision.refusals(plot) else plot
    answer: Answer = Arrival(1000, -2000, 4) if isinstance(decision, AnnounceArrival) else JumpChoice(more=1)
    assert decision.refusals(answer) == ()
    return answer


def seen(table: Table) -> list[Any]:
    """Return the public state of the ships."""
    return [
        (ship.status, ship.course, ship.plot, dict(ship.revealed), ship.charges, ship.cloaked, ship.changes)
        for ship in table.vessels
    ]


def play(battle: Battle, wishes: list[list[Plot]]) -> None:
    for wished in wishes:
        step = PlottingStep()
        decisions = step.run(battle)
        before, told = seen(battle.table), len(battle.events)
        while decisions:
            assert all(decision.secrets is battle.secrets[decision.side] for decision in decisions)
            assert len(battle.events) == told
            step.take(battle, [chosen(decision, wished) for decision in decisions])
            decisions = step.run(battle)
        assert seen(battle.table) == before
        moving = StarshipMovementStep()
        while decisions := moving.run(battle):
            moving.take(battle, [chosen(decision, []) for decision in decisions])
        battle.table.turn += 1


def afloat(courses: list[Course], seed: int) -> Battle:
    ships = [under_way(*SYSTEMS, side=number // 2, course=course) for number, course in enumerate(courses)]
    battle, vessels = fleet(*ships, dice=SeededDice(seed))
    for vessel in vessels[1:3]:
        vessel.charges = FULL
    return battle


fleets = st.lists(cinematic_courses.filter(lambda course: abs(course.speed) <= 10) | newtonian_courses, min_size=4, max_size=4)


@pytest.mark.rule("MV-2.1.1-01", "MV-0.0.0-09")
@settings(max_examples=examples(60), deadline=None)
@given(fleets, turns, st.integers(0, 1000))
def test_any_legal_plots_can_be_carried_out_in_secret_and_in_whole_numbers(
    courses: list[Course], wishes: list[list[Plot]], seed: int
) -> None:
    battle = afloat(courses, seed)
    play(battle, wishes)
    for ship in battle.table.vessels:
        course = ship.course
        momenta = (course.speed,) if isinstance(course, Cinematic) else course.momenta
        assert all(type(figure) is int for figure in (*course.place, *momenta))
        assert 0 <= course.heading < 16
        assert 0 <= ship.cloaked <= max(2, ship.cloak_limit)
    assert all(event.rules for event in battle.events)


@settings(max_examples=examples(20), deadline=None)
@given(fleets, turns, st.integers(0, 1000))
def test_the_same_plots_and_dice_make_the_same_log(courses: list[Course], wishes: list[list[Plot]], seed: int) -> None:
    logs = []
    for telling in (True, True, False):
        battle = afloat(courses, seed)
        battle.telling = telling
        play(battle, [list(wished) for wished in wishes])
        logs.append((battle.events if telling else [], seen(battle.table)))
    assert logs[0] == logs[1]
    assert logs[2][1] == logs[0][1]
