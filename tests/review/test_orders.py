"""Orders that cost win chance: planted blunders are found, and good orders are not called mistakes."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from metamaker.play.simulation.batches import chunk
from metamaker.play.simulation.executors import Workers
from metamaker.review.course import course_of
from metamaker.review.orders import CostlyOrder, Look, advised, costly_orders, stretches
from metamaker.review.source import Source
from tests.review.duels import duel

BATTLES = 60


def costly(source: Source, battles: int = BATTLES) -> tuple[CostlyOrder, ...]:
    course = course_of(source)
    return costly_orders(source, course.points, course.quick, battles)


def test_a_planted_blunder_is_found() -> None:
    """The first ship holds its fire at close range in the third turn, in which the other one fires."""
    source = duel(3, holds=lambda decision: decision.table.turn == 3)
    found = costly(source)
    order = found[0]
    assert (order.side, order.turn) == (0, 3)
    assert order.subject == "Honest Weight"
    assert order.given_text == "holds fire"
    assert order.better_text.startswith("fires at B1 Borrowed Lantern")
    assert order.gain == pytest.approx(order.better.found - order.given.found)
    assert order.gain > order.error > 0.0
    assert order.battles == BATTLES
    assert source.replay.choices[order.at] != order.choice


def test_the_number_of_workers_changes_no_order() -> None:
    source = duel(3, holds=lambda decision: decision.table.turn == 3)
    course = course_of(source)
    spans = course.points[2:4]
    with ThreadPoolExecutor(3) as threads:
        crew = Workers(threads, 3, lambda: True, chunk)
        found = costly_orders(source, spans, course.quick[: spans[-1].place + 1], 20, crew=crew)
    assert found == costly_orders(source, spans, course.quick[: spans[-1].place + 1], 20)


def test_a_few_battles_are_never_certain() -> None:
    assert costly(duel(3, holds=lambda decision: decision.table.turn == 3), 10) == ()


def test_a_stop_ends_the_search() -> None:
    source = duel(3)
    course = course_of(source)
    assert costly_orders(source, course.points, course.quick, BATTLES, stop=lambda: True) == ()


def test_a_running_match_is_searched_up_to_its_last_turn() -> None:
    course = course_of(duel(3))
    running = stretches(course.points, course.quick[: course.points[-1].place + 1], 99)
    ended = stretches(course.points, course.quick, 99)
    assert [each.turn for each in ended] == [*(each.turn for each in running), ended[-1].turn]
    assert (ended[-1].since, ended[-1].made) == (course.points[-1].made, 99)
    assert stretches((), (), 9) == ()


@pytest.mark.slow
def test_the_strongest_captain_would_give_its_own_orders_again() -> None:
    for seed in (1, 2):
        source = duel(seed, "admiral")
        course = course_of(source)
        for span in stretches(course.points, course.quick, len(source.replay.choices)):
            for side in (0, 1):
                assert advised(Look(source, side, span)) == ()


@pytest.mark.slow
def test_few_orders_of_careful_captains_are_called_mistakes() -> None:
    assert sum(len(costly(duel(seed))) for seed in range(10, 20)) <= 3
