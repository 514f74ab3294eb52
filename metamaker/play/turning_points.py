"""The course of a match as one number for each frame, and the frames that turned it."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.play.recording import Frame

LEAST, MOST = 0.03, 2
"""The smallest change of the balance that turns a match, and the maximum number of turning points."""


class TurningPoint(NamedTuple):
    """A frame that changed the balance: its place, the change, and the balance after it, in favour of the first side."""

    place: int
    change: float
    balance: float


def balances(frames: Sequence[Frame]) -> list[float]:
    """Return the balance of two sides in each frame, from 0 to 1: the remaining part of the first one's strength against both.

    It is 0.5 while both are whole or equally weakened, and as long as both are gone. Empty for matches that do not count the
    strength of two sides.
    """
    first = _counted(frames[0]) if frames else ()
    if len(first) != 2 or min(first) <= 0.0:
        return []
    found: list[float] = []
    for frame in frames:
        counted = _counted(frame)
        one, other = (now / whole for now, whole in zip(counted, first, strict=True))
        found.append(one / (one + other) if one + other > 0.0 else 0.5)
    return found


def remaining(frame: Frame, first: Frame) -> tuple[float, ...]:
    """Return the part of its strength that each side still has, from 0 to 1; empty for matches that do not count it."""
    whole = _counted(first)
    return tuple(min(1.0, now / each) if each > 0.0 else 0.0 for now, each in zip(_counted(frame), whole, strict=False))


def turning_points(frames: Sequence[Frame]) -> list[TurningPoint]:
    """Return the frames that changed the balance most, at most `MOST`, in their order."""
    course = balances(frames)
    changes = [
        TurningPoint(place, course[place] - course[place - 1], course[place])
        for place in range(1, len(course))
        if frames[place].made >= 0
    ]
    largest = sorted(changes, key=lambda each: -abs(each.change))[:MOST]
    return sorted(each for each in largest if abs(each.change) >= LEAST)


def _counted(frame: Frame) -> tuple[float, ...]:
    strengths = frame.moment.strengths
    return strengths[0].sides if strengths else ()
