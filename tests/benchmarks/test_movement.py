"""Movement in battle: carrying out a plot, judging it, reading it. Run by `make bench`."""

from typing import Any

import pytest

from metamaker.games.metaverse.battle.kinematics.course import Course
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.movement.legality import reasons
from metamaker.games.metaverse.battle.plot.text import parsed
from tests.games.metaverse.battle.ships import HERON, KESTREL, floating, sailing

SAILING, FLOATING = sailing(12), floating(N=8, NW=6)


@pytest.mark.parametrize(("course", "codes"), [(SAILING, ""), (SAILING, "+2 R2 EM1"), (FLOATING, ""), (FLOATING, "+2 L1 +2")])
def test_carrying_out_a_plot(benchmark: Any, course: Course, codes: str) -> None:
    """A few microseconds each."""
    benchmark(executed, course, parsed(codes))


def test_judging_a_cinematic_plot(benchmark: Any) -> None:
    assert benchmark(reasons, parsed("+2 R2 EM1"), HERON, SAILING) == ()


def test_judging_a_newtonian_plot(benchmark: Any) -> None:
    assert benchmark(reasons, parsed("+2 L1 +2"), KESTREL, FLOATING) == ()


def test_reading_a_plot(benchmark: Any) -> None:
    benchmark(parsed, "+2 R2 EM1")
