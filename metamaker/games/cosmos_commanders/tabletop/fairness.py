"""How even a map is: how often plain captains win who come first, second, … in the order of turns."""

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from metamaker.games.cosmos_commanders.battle.captains.contest import deal
from metamaker.games.cosmos_commanders.battle.captains.hiring import captain, played_out
from metamaker.games.cosmos_commanders.battle.course import Course
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.games.cosmos_commanders.rules.board import laid_out
from metamaker.games.cosmos_commanders.tabletop.many import plans
from metamaker.play.dice import SeededDice

_SURE = 1.96
"""Standard deviations to each side of an interval that holds in 95 of 100 cases."""


class Fairness(NamedTuple):
    """Games that were played, and how many each place in the order of turns has won; a shared win counts in parts."""

    games: int
    wins: tuple[float, ...]

    def share(self, place: int) -> float:
        """Return the part of the games that a place has won."""
        return self.wins[place] / self.games if self.games else 0.0

    def within(self, place: int) -> float:
        """Return how far the true share may be from that, in 95 of 100 cases."""
        share = self.share(place)
        return _SURE * sqrt(share * (1 - share) / self.games) if self.games else 1.0


def fairness(star_map: StarMap, games: int, began: Callable[[int], None] = lambda _: None) -> Fairness:
    """Play games of plain captains whose commanders are dealt. `began(number)` is called before each, and may raise to stop.

    Raises FileProblem for a map that has no room for so many homes.
    """
    on = [laid_out(plan) for plan in plans(star_map)]
    wins = [0.0] * star_map.players
    for seed in range(games):
        began(seed)
        course = Course(on[seed % len(on)])
        dice = SeededDice(seed)
        course.roll(dice)
        deal(course, dice)
        played_out(course, [captain("plain", seed, side) for side in range(star_map.players)], dice)
        for side in course.won:
            wins[course.order.index(side)] += 1 / len(course.won)
    return Fairness(games, tuple(wins))
