"""Filling a fleet up to a limit from sixty classes."""

from pytest_benchmark.fixture import BenchmarkFixture

from metamaker.balance.filling import Wish, filled
from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.opening import open_file
from metamaker.registry import game_called

CLASSES, LIMIT = 60, 500


def sixty_classes() -> Fleet:
    """Return a fleet with sixty classes, which no other one has calculated numbers of."""
    fleet: Fleet = open_file(str(sample_fleets("metaverse") / "the-ninewater-procession.json")).document
    kinds = len(fleet.classes)
    classes = (fleet.classes[number % kinds].with_(id=f"class-{number}", name=f"Class {number}") for number in range(CLASSES))
    return fleet.with_(ships=()).with_(classes=tuple(classes))


def test_a_fleet_of_500_points_from_sixty_classes(benchmark: BenchmarkFixture) -> None:
    game = game_called("metaverse")
    benchmark(lambda: filled(game, sixty_classes(), Wish(LIMIT), 1))
