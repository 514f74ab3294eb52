"""Quick win chances: what a frame shows of each side, weighed by slopes that were fitted to many battles of the game."""

import json
from collections.abc import Sequence
from functools import cache
from math import exp, log
from typing import NamedTuple

from metamaker.core.paths import resource
from metamaker.play.recording import Frame
from metamaker.play.snapshot import Moment

Chances = tuple[float, ...]
"""The chance of each side to win, from 0 to 1. The sum is 1."""

FILE = "chances.json"
"""The file of the fitted slopes among the resources of a game."""


class Measure(NamedTuple):
    """A strength of a moment that decides: its place among `Moment.strengths`, and its slopes by turn from turn 0, the set-up.

    With an `offset` above 0, the logarithm of strength and offset counts; otherwise the strength itself. The last slope is
    also that of later turns.
    """

    strength: int
    offset: float
    slopes: tuple[float, ...]

    def worth(self, moment: Moment, turn: int) -> tuple[float, ...]:
        """Return the logits of each side by this measure; empty if the moment does not have it."""
        if self.strength >= len(moment.strengths):
            return ()
        slope = self.slopes[min(turn, len(self.slopes) - 1)]
        return tuple(slope * self.scaled(each) for each in moment.strengths[self.strength].sides)

    def scaled(self, strength: float) -> float:
        """Return a strength on the scale of the measure."""
        return log(max(0.0, strength) + self.offset) if self.offset else strength


class Model(NamedTuple):
    """The measures of a game. With `evaluated`, moments have chances of the game itself, raised to this power."""

    measures: tuple[Measure, ...]
    evaluated: float = 0.0


@cache
def model_of(game: str) -> Model:
    """Return the fitted model of a game; without one, no match of the game has quick chances."""
    file = resource(game, FILE)
    if not file.is_file():
        return Model(())
    found = json.loads(file.read_text(encoding="utf-8"))
    measures = tuple(Measure(each["strength"], each["offset"], tuple(each["slopes"])) for each in found["measures"])
    return Model(measures, found.get("evaluated", 0.0))


def quick_chances(frames: Sequence[Frame], model: Model, result: int | None) -> list[Chances]:
    """Return the chances of all sides in each frame; empty for matches that do not count the strength of several sides.

    `result` is that of the match: the side that won, -1 for a draw, None while it lasts.
    """
    if not frames or not model.measures:
        return []
    found = [chances_in(frame.moment, frame.turn, model) for frame in frames]
    sides = len(found[-1])
    if sides < 2:
        return []
    found = [each or (1 / sides,) * sides for each in found]
    if result is not None:
        strengths = frames[-1].moment.strengths
        found[-1] = final_chances(result, strengths[0].sides if strengths else (1.0,) * sides)
    return found


def final_chances(result: int, left: Sequence[float]) -> Chances:
    """Return the chances at the end of a match: 1 for the winner; even shares of a draw for all sides with strength `left`."""
    if result >= 0:
        return tuple(float(side == result) for side in range(len(left)))
    return _shares([0.0 if each > 0.0 else None for each in left])


def turn_ends(frames: Sequence[Frame]) -> list[int]:
    """Return the place of the last frame of each turn, the set-up first; the result of the match is not one of them."""
    last: dict[int, int] = {}
    for place, frame in enumerate(frames):
        if frame.made >= 0:
            last[frame.turn] = place
    return list(last.values())


def chances_in(moment: Moment, turn: int, model: Model) -> Chances:
    """Return the chances in a moment; empty if it does not count the strength of the sides, such as during the set-up."""
    if not moment.strengths:
        return ()
    own: Sequence[float] = getattr(moment, "chances", ())
    if model.evaluated and own:
        return _shares([model.evaluated * log(each) if each > 0.0 else None for each in own])
    there = moment.strengths[0].sides
    logits = [0.0] * len(there)
    for measure in model.measures:
        for side, worth in enumerate(measure.worth(moment, turn)):
            logits[side] += worth
    return _shares([logit if left > 0.0 else None for logit, left in zip(logits, there, strict=True)])


def _shares(logits: Sequence[float | None]) -> Chances:
    """Return the chances for these logits: none for sides without one; even if no side has one."""
    most = max((each for each in logits if each is not None), default=None)
    if most is None:
        return (1 / len(logits),) * len(logits)
    raised = [0.0 if each is None else exp(each - most) for each in logits]
    total = sum(raised)
    return tuple(each / total for each in raised)
