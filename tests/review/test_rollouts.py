"""Win chances by battles fought on from the turns of a match."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from metamaker.game_api.matches import resumed
from metamaker.game_api.variations import DICE
from metamaker.play.simulation.batches import chunk, seed_of
from metamaker.play.simulation.executors import Workers, processes
from metamaker.review.course import course_of
from metamaker.review.rollouts import Refined, refined
from metamaker.review.source import Source
from tests.review.duels import board, duel

BATTLES = 4


def naive(source: Source, made: int, seed: int) -> int:
    """Return the result of a battle fought on by a match that has the first choices only, and other dice from there."""
    options = {**source.replay.options, "captains": list(source.captains()), DICE: [[made, seed]]}
    replay = source.replay.with_(options=options, choices=source.replay.choices[:made])
    match = resumed(source.load(), replay, source.file)
    while match.step():
        pass
    assert match.result is not None
    return match.result


def test_battles_are_those_of_a_match_that_goes_on_from_there() -> None:
    source = duel(2)
    course = course_of(source)
    found = refined(source, course.points, BATTLES, seed=5)
    assert [each.point for each in found] == list(course.points)
    for each in found:
        seeds = [seed_of(f"review {source.replay.seed} 5", f"{each.point.made}", battle) for battle in range(BATTLES)]
        results = [naive(source, each.point.made, seed) for seed in seeds]
        won = sum(1.0 if result == 0 else 0.5 if result < 0 else 0.0 for result in results)
        assert each.shares[0].found == pytest.approx(won / BATTLES)
        assert each.shares[0].found + each.shares[1].found == pytest.approx(1.0)
        assert each.shares[0].low <= each.shares[0].found <= each.shares[0].high


@pytest.mark.parametrize(
    ("game", "name", "captain"),
    [
        ("cosmoclysm", "three-sails", "chance"),
        ("cosmos_commanders", "three-chairs", "plain"),
        ("cosmoforce", "six-ideas", "plain"),
    ],
)
def test_the_games_with_boards_and_teams_have_chances_of_all_sides(game: str, name: str, captain: str) -> None:
    source = board(game, name, captain)
    course = course_of(source)
    assert len(course.quick) == len(course.frames)
    assert all(sum(each) == pytest.approx(1.0) for each in course.quick)
    found = refined(source, course.points[-2:], 2)
    assert {len(each.shares) for each in found} == {source.sides}
    assert all(sum(share.found for share in each.shares) == pytest.approx(1.0) for each in found)
    assert course.turns()[-1].after == course.quick[-1]


def test_the_number_of_workers_changes_nothing() -> None:
    source = duel(2)
    points = course_of(source).points
    alone = refined(source, points, BATTLES)
    with ThreadPoolExecutor(3) as threads:
        assert refined(source, points, BATTLES, crew=Workers(threads, 3, lambda: True, chunk)) == alone


@pytest.mark.slow
def test_other_processes_change_nothing() -> None:
    source = duel(2)
    points = course_of(source).points
    with processes(2) as crew:
        assert refined(source, points, BATTLES, crew=crew) == refined(source, points, BATTLES)


def test_the_turns_with_the_largest_changes_come_first_and_results_grow() -> None:
    source = duel(2)
    course = course_of(source)
    last = len(course.points) - 1
    changing = [(0.5, 0.5)] * len(course.frames)
    changing[course.points[last].place] = (0.9, 0.1)
    shown: list[tuple[Refined, ...]] = []
    refined(source, course.points, BATTLES, quick=changing, seen=shown.append)
    first = {place for place, each in enumerate(shown[0]) if each.battles}
    assert first <= {last - 1, last}
    totals = [sum(each.battles for each in now) for now in shown]
    assert totals == sorted(totals)
    assert totals[-1] == BATTLES * len(course.points)


def test_a_stop_leaves_the_first_battles_of_all_turns() -> None:
    source = duel(2)
    points = course_of(source).points
    fought: list[int] = []
    found = refined(
        source, points, 50, seen=lambda now: fought.append(sum(each.battles for each in now)), stop=lambda: len(fought) > 2
    )
    assert 0 < sum(each.battles for each in found) < 50 * len(points)
    begun = [each.battles for each in found if each.battles]
    assert refined(source, points, min(begun))[0].battles == min(begun)


def test_choices_of_another_version_are_followed_as_far_as_they_go() -> None:
    source = duel(2)
    broken = Source(source.load, source.replay.with_(choices=(*source.replay.choices[:20], {"nonsense": 1})), "old.json")
    course = course_of(broken)
    assert course.result is None
    assert course.quick
    assert len(course.points) >= 2
    assert all(each.battles == 1 for each in refined(broken, course.points, 1))


def test_captains_that_are_too_slow_and_people_are_replaced() -> None:
    source = duel(2, "plain")

    def captains(*named: str) -> tuple[str, ...]:
        options = {**source.replay.options, "captains": list(named)}
        return Source(source.load, source.replay.with_(options=options), "").captains()

    assert captains("admiral", "") == ("careful", "careful")
    assert captains("plain", "chance") == ("plain", "chance")
    assert captains() == ("careful", "careful")
