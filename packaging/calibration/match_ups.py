"""Random match-ups of fleets with nearly equal values."""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from calibration.sampling import PERCENT, Draw, draw_of

TRIES = 300
"""Opponents tried for a fleet before it is replaced. A few dozen are enough if 1 in 20 fits."""


class Size(NamedTuple):
    """The number of ships in the fleets of a size class."""

    least: int
    most: int

    @property
    def name(self) -> str:
        """The range of sizes, such as “1” or “2–3”."""
        return str(self.least) if self.least == self.most else f"{self.least}–{self.most}"


SIZES = (Size(1, 1), Size(2, 3), Size(4, 8))
"""The sizes of usual battles: a duel, a small squadron, a fleet."""

Sides = tuple[tuple[int, ...], tuple[int, ...]]


def random_match_ups(what: str, number: int, size: Size, worth: Mapping[int, float], apart: int) -> list[Sides]:
    """Return match-ups of design numbers with values that differ by up to `apart` percent; no design is on both sides.

    Seeds depend on `what`. Raises ValueError if the designs are too few or too different.
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
    raise ValueError(f"the values of the designs are too different for equal fleets of {size.name} ships")


def _fleet(draw: Draw, designs: Sequence[int], size: Size) -> tuple[int, ...]:
    return tuple(draw.one_of(designs) for _ in range(draw.between(size.least, size.most)))
