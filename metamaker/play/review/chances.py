"""Quick win chances from the strengths of all sides in a frame. Their slopes are fitted to many battles of each game."""

import json
from collections.abc import Sequence
from functools import cache
from math import exp, log
from typing import NamedTuple

from metamaker.core.paths import resource
from metamaker.play.recording import Frame
from metamaker.play.snapshot import Moment, Strength, score_in

Chances = tuple[float, ...]
"""The chance of each side to win, from 0 to 1. The sum is 1."""

FILE = "chances.json"
"""The file of the fitted slopes among the resources of a game."""


class Measure(NamedTuple):
    """A strength that decides: its place among `Moment.strengths`, and its slopes by turn from turn 0, the set-up.

    With an `offset` above 0, the logarithm of strength and offset counts; otherwise the strength itself. The last slope is
    also that of later turns.
    """

    strength: int
    offset: float
    slopes: tuple[float, ...]

    def slope(self, turn: int) -> float:
        """Return the slope in a turn."""
        return self.slopes[min(turn, len(self.slopes) - 1)]

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
    return Model(measures, found["evaluated"])


def quick_chances(frames: Sequence[Frame], model: Model, result: int | None) -> list[Chances]:
    """Return the chances of all sides in each frame; empty for matches in which strength does not decide.

    These are matches without counted sides, those that points decide, and those with counts of one side, such as runs for
    survival. `result` is that of the match: the side that won, -1 for a draw, None while it lasts.
    """
    if not frames or not model.measures or score_in(frames[-1].moment) is not None:
        return []
    if len({len(each.sides) for each in frames[-1].moment.strengths}) != 1:
        return []
    found = [chances_in(frame.moment, frame.turn, model) for frame in frames]
    sides = len(found[-1])
    if sides < 2:
        return []
    found = [each or (1 / sides,) * sides for each in found]
    if result is not None:
        found[-1] = final_chances(result, frames[-1].moment.strengths[0].sides)
    return found


def final_chances(result: int, left: Sequence[float]) -> Chances:
    """Return the chances at the end of a match: 1 for the winner; even shares of a draw for all sides with strength `left`."""
    if result >= 0:
        return tuple(float(side == result) for side in range(len(left)))
    return chances_of([0.0 if each > 0.0 else None for each in left])


def turn_ends(frames: Sequence[Frame]) -> list[int]:
    """Return the place of the last frame of each turn, the set-up first; the result of the match is not one of them."""
    last: dict[int, int] = {}
    for place, frame in enumerate(frames):
        if frame.made >= 0:
            last[frame.turn] = place
    return list(last.values())


def chances_in(moment: Moment, turn: int, model: Model) -> Chances:
    """Return the chances in a moment; empty if it does not count the strength of the sides, such as during the set-up."""
    own: Sequence[float] = getattr(moment, "chances", ())
    if model.evaluated and own:
        return chances_of([model.evaluated * log(each) if each > 0.0 else None for each in own])
    return chances_of(scored(moment.strengths, turn, model))


def scored(strengths: Sequence[Strength], turn: int, model: Model) -> list[float | None]:
    """Return the logit of each side by the measures, None for sides without anything left; empty without strengths."""
    if not strengths:
        return []
    there = strengths[0].sides
    logits = [0.0] * len(there)
    for measure in model.measures:
        slope = measure.slope(turn)
        for side, each in enumerate(strengths[measure.strength].sides):
            logits[side] += slope * measure.scaled(each)
    return [logit if left > 0.0 else None for logit, left in zip(logits, there, strict=True)]


def chances_of(logits: Sequence[float | None]) -> Chances:
    """Return the chances for these logits: none for sides without one; even if no side has one."""
    most = max((each for each in logits if each is not None), default=None)
    if most is None:
        return (1 / len(logits),) * len(logits) if logits else ()
    raised = [0.0 if each is None else exp(each - most) for each in logits]
    total = sum(raised)
    return tuple(each / total for each in raised)


def undone(strengths: Sequence[Strength], luck: Sequence[float], model: Model) -> list[Strength]:
    """Return the strengths as they would be without the luck of each side, which is in the unit of the first strength.

    The luck of a side weakened the others, in proportion to their strengths. Strengths on a scale of logarithms change by the
    same factor as the first one, because they fall together.
    """
    there = strengths[0].sides
    whole, hits = sum(there), [0.0] * len(there)
    for side, each in enumerate(luck):
        rest = whole - there[side]
        for other, left in enumerate(there):
            if other != side:
                hits[other] += each * (left / rest if rest > 0.0 else 1 / (len(there) - 1))
    first = tuple(max(0.0, left + hit) for left, hit in zip(there, hits, strict=True))
    found = [strengths[0]._replace(sides=first), *strengths[1:]]
    for measure in model.measures:
        if measure.strength and measure.offset:
            own = strengths[measure.strength].sides
            sides = tuple(
                each * (now + measure.offset) / (then + measure.offset)
                for each, now, then in zip(own, first, there, strict=True)
            )
            found[measure.strength] = strengths[measure.strength]._replace(sides=sides)
    return found
