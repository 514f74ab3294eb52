"""Match-ups of generated fleets that are worth nearly the same, drawn from a seed."""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from metamaker.games.metaverse.calibration.drawing import PERCENT, Draw, draw_of

TRIES = 300
"""Fleets that are tried against one before that is drawn anew. For 1 in 20 of a field some dozen are enough."""


class Size(NamedTuple):
    """How many ships the fleets of a size class have."""

    least: int
    most: int

    @property
    def name(self) -> str:
        """The size in few words: “1”, “2–3”."""
        return str(self.least) if self.least == self.most else f"{self.least}–{self.most}"


SIZES = (Size(1, 1), Size(2, 3), Size(4, 8))
"""The sizes that players meet in: a duel, a small squadron, a fleet."""

Sides = tuple[tuple[int, ...], tuple[int, ...]]


def drawn_match_ups(what: str, number: int, size: Size, worth: Mapping[int, float], apart: int) -> list[Sides]:
    """Return match-ups of designs by number, whose values are up to `apart` percent from each other; no design on both sides.

    `what` names them for the dice. Raises ValueError if the designs are too few or too different for that.
    """
    designs = sorted(worth)
    return [_match_up(draw_of(what, size.name, each), designs, size, worth, apart) for each in range(number)]


def _match_up(draw: Draw, designs: Sequence[int], size: Size, worth: Mapping[int, float], apart: int) -> Sides:
    for _ in range(TRIES):
        one = _fleet(draw, designs, size)
        aim = math.log(sum(worth[each] for each in one))
        bound = math.log1p(apart / PERCENT)
        for _ in range(TRIES):
            other = _fleet(draw, designs, size)
            if abs(math.log(sum(worth[each] for each in other)) - aim) <= bound and not set(one) & set(other):
                return one, other
    raise ValueError(f"designs of such values that fleets of {size.name} ships meet as equals were expected")


def _fleet(draw: Draw, designs: Sequence[int], size: Size) -> tuple[int, ...]:
    return tuple(draw.one_of(designs) for _ in range(draw.between(size.least, size.most)))
