"""The luck of a match: by kind, turn, ship and weapon, and its share in the result."""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple

from metamaker.play.review.ledger import Blow, Chance, Key, luck_of
from metamaker.play.review.totals import usual_luck

Part = Literal["even", "little", "quarter", "half", "most", "turned", "against"]
"""The share of luck in a result, see `Luck.part`."""

_PARTS: tuple[tuple[float, Part], ...] = ((0.125, "little"), (0.375, "quarter"), (0.625, "half"), (1.0, "most"))
"""The word for shares below each limit."""


class Luck(NamedTuple):
    """The luck of a side, the range in which it is in two matches in three, and the margin of its damage over that to it.

    The margin is the sum of `value` and of everything but dice: designs and orders. So `value / margin` is the share of luck
    in the result of this match. It does not hold for other matches of the same ships.
    """

    value: float
    usual: float
    margin: float

    @property
    def rest(self) -> float:
        """The margin without luck."""
        return self.margin - self.value

    @property
    def share(self) -> float | None:
        """The share of luck in the margin: above 1 if luck turned the result, below 0 if it was against it.

        None without a margin.
        """
        return self.value / self.margin if self.margin else None

    @property
    def part(self) -> Part:
        """The share in a word: “turned” if the other side is ahead without luck, “against” if luck helped the other side."""
        if self.share is None:
            return "even"
        if self.share < -_PARTS[0][0]:
            return "against"
        return next((word for limit, word in _PARTS if self.share <= limit), "turned")


def luck_in(chances: Sequence[Chance], blows: Iterable[Blow], side: int) -> Luck:
    """Return the luck of a side in a match of two sides."""
    margin = sum([-each.dealt if each.loser == side else each.dealt for each in blows])
    return Luck(luck_of(chances, side), usual_luck(chances), margin)


def luck_by(chances: Iterable[Chance], side: int, key: Callable[[Chance], Key]) -> dict[Key, float]:
    """Return the luck of a side for each key, in the order in which the keys appear. The sum is its whole luck."""
    found: dict[Key, float] = {}
    for each in chances:
        name = key(each)
        found[name] = found.get(name, 0.0) + (each.luck if each.side == side else -each.luck)
    return found
