"""The review of a match of 16 turns, 8 ships against 9: the first graph (goal 300 ms), and battles fought on from each turn."""

from functools import cache
from typing import Any

from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import required
from metamaker.game_api.matches import begun
from metamaker.opening import open_file
from metamaker.play.review.chances import model_of, quick_chances
from metamaker.play.table import Setting
from metamaker.play.turning_points import turn_changes, turning_points
from metamaker.registry import GAMES, game_called
from metamaker.review.course import Course, course_of
from metamaker.review.rollouts import refined
from metamaker.review.source import Source

SIDES = ("the-slow-orchard", "the-ninewater-procession")
SHIPS = 9


@cache
def reviewed() -> tuple[Source, Course]:
    """Return the match and its course."""
    game = game_called("metaverse")
    documents = [open_file(str(sample_fleets(game.key) / f"{name}.json")).document for name in SIDES]
    play = required(game.play)
    forces = [play.force(each, [ship.id for ship in each.ships[-SHIPS:]]) for each in documents]
    match = begun(game, forces, Setting(1, ("careful", "careful")))
    while match.step():
        pass
    source = Source(GAMES[game.key].load, match.replay(), "match.json")
    return source, course_of(source)


def test_the_first_graph(benchmark: Any) -> None:
    frames, result = reviewed()[1].frames, reviewed()[1].result
    assert len(reviewed()[1].points) == 16
    benchmark(lambda: turning_points(turn_changes(frames, quick_chances(frames, model_of("metaverse"), result))))


def test_a_battle_from_each_turn(benchmark: Any) -> None:
    source, course = reviewed()
    benchmark.pedantic(lambda: refined(source, course.points, 1), rounds=3, warmup_rounds=1)
