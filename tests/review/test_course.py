"""The course of matches: with quick chances, by battles only, and runs for survival."""

from itertools import pairwise
from pathlib import Path

from metamaker.core.paths import shipped
from metamaker.play.documents import Replay, replay_from
from metamaker.registry import GAMES
from metamaker.review.course import course_of
from metamaker.review.rollouts import refined
from metamaker.review.source import Source
from tests.review.duels import duel


def test_the_parts_of_dice_and_orders_are_the_whole_change() -> None:
    source = duel(2)
    course = course_of(source)
    assert course.result == 0
    turns = course.turns()
    assert [turn.turn for turn in turns] == list(range(1, len(turns) + 1))
    assert turns[-1].after == (1.0, 0.0)
    assert turns[-1].made == len(source.replay.choices)
    assert all(one.after == two.before for one, two in pairwise(turns))


def test_battles_give_chances_where_points_decide() -> None:
    source = duel(2)
    course = course_of(source)._replace(quick=())
    assert course.turns() == []
    found = refined(source, course.points, 2)
    turns = course.turns(None, found)
    assert turns[0].before == tuple(share.found for share in found[0].shares)
    assert turns[-1].after == (1.0, 0.0)
    assert all(turn.dice == () for turn in turns)


def test_a_run_for_survival_has_no_chances() -> None:
    data = Path(shipped("docs/battles/the-long-watch.json")).read_bytes()
    replay: Replay = replay_from(data, "cosmoforce", "x")
    course = course_of(Source(GAMES["cosmoforce"].load, replay, "x"))
    assert (course.quick, course.points, course.turns()) == ((), (), [])
