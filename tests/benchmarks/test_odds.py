"""Forecasts of two fleets: at once, while somebody edits."""

from pytest_benchmark.fixture import BenchmarkFixture

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.forecast.forecast import of_fleets
from metamaker.games.metaverse.forecast.terms import terms
from metamaker.opening import open_file

EVEN, CANTONS = (
    open_file(str(sample_fleets("metaverse") / f"{name}.json")).document for name in ("the-even-hand", "the-glass-cantons")
)


def test_terms_of_nine_ships_against_nine(benchmark: BenchmarkFixture) -> None:
    benchmark(lambda: terms(EVEN, CANTONS))


def test_a_forecast_with_its_reasons(benchmark: BenchmarkFixture) -> None:
    benchmark(lambda: of_fleets((EVEN, CANTONS)))
