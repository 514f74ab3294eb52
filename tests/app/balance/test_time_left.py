"""Estimates of time: measured after the first progress, rounded as people say it."""

import pytest

from metamaker.app.balance.time_left import Pace, left_text, time_text


class Clock:
    """A clock that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_the_pace_leaves_out_the_start_of_processes() -> None:
    clock = Clock()
    pace = Pace(clock)
    pace.begin()
    clock.now = 9.0
    pace.see(0)
    pace.see(10)
    assert pace.time_for(100) is None
    clock.now = 11.0
    pace.see(30)
    assert pace.time_for(100) == pytest.approx(10.0)
    pace.begin()
    assert pace.time_for(100) == pytest.approx(10.0)  # until it is measured again
    pace.forget()
    assert pace.time_for(100) is None


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0.2, "5 s"), (5, "5 s"), (6, "10 s"), (41, "45 s"), (55, "55 s"), (58, "1 min"), (100, "2 min"), (600, "10 min")],
)
def test_times_are_rounded(seconds: float, text: str) -> None:
    assert time_text(seconds) == text
    assert left_text(seconds) == f"about {text} left"
