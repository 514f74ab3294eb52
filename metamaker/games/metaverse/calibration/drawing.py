"""Draws from a seed: the one way in which a generated design comes by its traits, the same on every machine."""

from collections.abc import Sequence
from typing import TypeVar

from metamaker.play.dice import Dice, SeededDice
from metamaker.play.many.series import seed_of

Thing = TypeVar("Thing")

PERCENT = 100


class Draw:
    """Choices by dice, in whole numbers alone: no library's logarithm decides what a design is like."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def between(self, low: int, high: int) -> int:
        """Return a whole number from `low` to `high`, all as likely."""
        return low + self._dice.roll(high - low + 1) - 1

    def chance(self, percent: int) -> bool:
        """Return whether something happens that does in so many of a hundred cases."""
        return self._dice.roll(PERCENT) <= percent

    def one_of(self, things: Sequence[Thing]) -> Thing:
        """Return one of some things, all as likely."""
        return things[self._dice.roll(len(things)) - 1]

    def weighted(self, things: Sequence[tuple[Thing, int]]) -> Thing:
        """Return one of some things, each as likely as its weight says."""
        left = self._dice.roll(sum(weight for _, weight in things))
        for thing, weight in things:
            left -= weight
            if left <= 0:
                return thing
        raise ValueError("weights of at least 1 were expected")

    def share(self, total: int, weights: Sequence[int]) -> list[int]:
        """Return `total` shared out by weights, in whole numbers, the rest to the first ones. No dice."""
        whole = sum(weights)
        shares = [total * weight // whole for weight in weights]
        for place in range(total - sum(shares)):
            shares[place % len(shares)] += 1
        return shares


def draw_of(protocol: str, what: str, number: int) -> Draw:
    """Return the draws of one thing of a kind, which no other thing's draws disturb."""
    return Draw(SeededDice(seed_of(protocol, what, number)))
