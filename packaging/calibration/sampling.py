"""Random choices from a seed, the same on every computer."""

from collections.abc import Sequence
from typing import TypeVar

from metamaker.play.dice import Dice, SeededDice
from metamaker.play.simulation.batches import seed_of

Thing = TypeVar("Thing")

PERCENT = 100


class Draw:
    """Random choices in whole numbers, so that no result depends on the rounding of a computer."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def between(self, low: int, high: int) -> int:
        """Return a whole number from `low` to `high`, all equally likely."""
        return low + self._dice.roll(high - low + 1) - 1

    def chance(self, percent: int) -> bool:
        """Return True with a probability of `percent`."""
        return self._dice.roll(PERCENT) <= percent

    def one_of(self, things: Sequence[Thing]) -> Thing:
        """Return one of `things`, all equally likely."""
        return things[self._dice.roll(len(things)) - 1]

    def weighted(self, things: Sequence[tuple[Thing, int]]) -> Thing:
        """Return one of `things`, with probabilities in proportion to their weights."""
        left = self._dice.roll(sum(weight for _, weight in things))
        for thing, weight in things:
            left -= weight
            if left <= 0:
                return thing
        raise ValueError("weights must be at least 1")

    def share(self, total: int, weights: Sequence[int]) -> list[int]:
        """Divide `total` by weights into whole numbers; the first ones get the remainder. Uses no dice."""
        whole = sum(weights)
        shares = [total * weight // whole for weight in weights]
        for place in range(total - sum(shares)):
            shares[place % len(shares)] += 1
        return shares


def draw_of(protocol: str, what: str, number: int) -> Draw:
    """Return independent draws for the thing of this kind and number."""
    return Draw(SeededDice(seed_of(protocol, what, number)))
