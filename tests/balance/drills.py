"""Match-ups whose win rates are known, for tests of the balancer: odds of a game without battles, and dice for them."""

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Any

from metamaker.game_api.odds import Change
from metamaker.play.results import Duel, Pair, Tally
from metamaker.play.simulation.runner import Bout

STEP = 0.4
"""Logits that each thing left at home is worth in truth."""


def win_rate_of(logits: float) -> float:
    """Return the win rate of the first side."""
    return 1 / (1 + exp(-logits))


def change(kind: str, recipe: Any, expected: float, size: float = 0.1) -> Change:
    """Return a change with this forecast."""
    return Change(kind, f"{kind} {recipe}", (kind, recipe), size, 0.0, expected)


class Drill:
    """Odds of a game in which leaving things at home weakens the first side; the forecast has this error."""

    def __init__(self, ahead: float, error: float) -> None:
        self.ahead = ahead
        self.error = error

    def truth(self, of: Change) -> float:
        """Return the logits of a change."""
        return self.ahead - STEP * float(of.recipe[1])

    def _change(self, left: int) -> Change:
        expected = self.ahead - STEP * left + self.error
        return change("leave" if left else "none", left, expected, left / 20)

    def as_it_is(self, forces: Sequence[str]) -> Change:
        return self._change(0)

    def changes(self, forces: Sequence[str], stronger: int, aim: float) -> tuple[Change, ...]:
        return tuple(self._change(left) for left in range(1, 15))

    def both(self, forces: Sequence[str], one: Change, other: Change) -> Change | None:
        return None

    def leads(self, forces: Sequence[str], captains: Sequence[str]) -> Any:
        raise NotImplementedError

    def head_start(self, forces: Sequence[str], given: Any) -> Any:
        raise NotImplementedError

    def reliability(self, kind: str) -> Any:
        raise NotImplementedError

    def bout(self, forces: Sequence[str], of: Change, captains: Sequence[str]) -> Duel:
        return Duel(no_fight, self.truth(of), f"{of.text}")

    def made(self, forces: Sequence[str], of: Change) -> Any:
        raise NotImplementedError

    def forecast(self, forces: Sequence[str]) -> Any:
        raise NotImplementedError

    def lineup(self, force: str) -> Any:
        raise NotImplementedError

    def equal_points(self) -> Any:
        raise NotImplementedError

    def drawn_up(self, forces: Sequence[str], limit: float) -> Any:
        raise NotImplementedError


def no_fight(payload: Any, seed: int, mirrored: bool, /) -> Any:
    """Stand for the battles of a game."""
    raise NotImplementedError


def dice_of(seed: int) -> Random:
    """Return dice for chances that nobody has to guard."""
    return Random(seed)  # noqa: S311


def battles(dice: Random, logits: float, number: int) -> Tally:
    """Return the totals of pairs of battles with this chance."""
    pairs: dict[int, int] = {}
    for _ in range(number // 2):
        points = sum(2 * (dice.random() < win_rate_of(logits)) for _ in range(2))
        pairs[points] = pairs.get(points, 0) + 1
    wins = sum(points * times for points, times in pairs.items()) // 2
    return Tally(wins, 2 * (number // 2) - wins, pairs=tuple((Pair(points, 8), times) for points, times in pairs.items()))


class Field:
    """Battles as the chances say, with seeded dice. `fought` counts them by bout, and the clock advances with them."""

    def __init__(self, seed: int = 1, a_second: float = 200.0) -> None:
        self.fought: dict[str, int] = {}
        self.seconds = 0.0
        self._dice = dice_of(seed)
        self._a_second = a_second

    def clock(self) -> float:
        """Return the seconds that all battles so far took."""
        return self.seconds

    def __call__(self, bouts: Sequence[Bout], number: int, stage: str, stop: Callable[[], bool]) -> Sequence[Tally]:
        tallies = []
        for bout in bouts:
            tallies.append(battles(self._dice, bout.payload, number))
            self.fought[bout.match_up] = self.fought.get(bout.match_up, 0) + tallies[-1].fought
            self.seconds += number / self._a_second
        return tallies
