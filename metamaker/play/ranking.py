"""Rankings of many entrants against one test set: mean win rates, their differences, and ranks."""

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from metamaker.play.results import Tally
from metamaker.play.statistics import CONFIDENCE, Share, win_rate

Pairing = tuple[str, str]
"""The match-ups in alphabetical order: no battle depends on the other entrants."""


class Lead(NamedTuple):
    """A difference of two win rates, -1 to 1, and the interval that holds the true one."""

    found: float
    low: float
    high: float

    @property
    def is_sure(self) -> bool:
        """Whether the interval leaves no doubt about the better one."""
        return self.low > 0 or self.high < 0


def pairings(entrants: Iterable[str], opponents: Sequence[str]) -> tuple[Pairing, ...]:
    """Return all match-ups of entrants with opponents, each once, and none with itself."""
    found = {_pairing(one, other): None for one in entrants for other in opponents if one != other}
    return tuple(found)


def for_all(comparisons: int, confidence: float = CONFIDENCE) -> float:
    """Return the confidence of each of several comparisons at which all of them are true together (Bonferroni’s inequality)."""
    return 1 - (1 - confidence) / max(1, comparisons)


class Ranking:
    """The results of many match-ups. A score is the mean of the win rates against all opponents, with equal weights.

    An entrant that is also an opponent has a half against itself, without a battle. A draw is half a win. Intervals follow from
    those of the match-ups: G. Y. Zou, A. Donner, Construction of confidence limits about effect measures (2008). The squares of
    their distances are added, which is correct even for a few battles or without a loss.
    """

    def __init__(self, opponents: Sequence[str], tallies: Mapping[Pairing, Tally]) -> None:
        self._opponents = tuple(opponents)
        self._tallies = tallies
        self._rates: dict[tuple[Pairing, float], Share] = {}

    @property
    def tallies(self) -> Mapping[Pairing, Tally]:
        """The battles of all match-ups."""
        return self._tallies

    def tally(self, one: str, other: str) -> Tally:
        """Return the battles of one entrant against another; `wins` are those of the first in their match-up.

        Raises KeyError if they did not meet.
        """
        return self._tallies[_pairing(one, other)]

    def won(self, one: str, other: str) -> int:
        """Return how many battles the first of both won."""
        tally = self.tally(one, other)
        return tally.wins if _pairing(one, other)[0] == one else tally.losses

    def rate(self, one: str, other: str) -> Share:
        """Return the win rate of the first against the second; a half, for sure, against itself."""
        if one == other:
            return Share(0.5, 0.5, 0.5)
        share = self._rate(_pairing(one, other), CONFIDENCE)
        return share if _pairing(one, other)[0] == one else Share(1 - share.found, 1 - share.high, 1 - share.low)

    def score(self, one: str, confidence: float = CONFIDENCE) -> Share:
        """Return the mean win rate against all opponents."""
        found = self._mean(one)
        below, above = self._distances(self._weights(one), confidence)
        return Share(found, max(0.0, found - below), min(1.0, found + above))

    def lead(self, one: str, other: str, confidence: float = CONFIDENCE) -> Lead:
        """Return the difference between the scores of two entrants. Battles between them count for both."""
        weights = self._weights(one)
        for pairing, weight in self._weights(other).items():
            weights[pairing] = weights.get(pairing, 0.0) - weight
        found = self._mean(one) - self._mean(other)
        below, above = self._distances(weights, confidence)
        return Lead(found, max(-1.0, found - below), min(1.0, found + above))

    def ranked(self, entrants: Iterable[str]) -> tuple[str, ...]:
        """Return entrants by score, the best first; equals stay in their order."""
        return tuple(sorted(entrants, key=lambda one: -round(self._mean(one), 12)))

    def places(self, one: str, entrants: Sequence[str], confidence: float = CONFIDENCE) -> tuple[int, int]:
        """Return the best and the worst possible rank, from 1, by the differences from all other entrants."""
        leads = [self.lead(one, other, confidence) for other in entrants if other != one]
        ahead = sum(lead.high < 0 for lead in leads)
        behind = sum(lead.low > 0 for lead in leads)
        return 1 + ahead, len(leads) + 1 - behind

    def _mean(self, one: str) -> float:
        return sum(self.rate(one, other).found for other in self._opponents) / len(self._opponents)

    def _weights(self, one: str) -> dict[Pairing, float]:
        """Return the weight of the rate of the first of each pairing in the score."""
        part = 1 / len(self._opponents)
        pairs = [_pairing(one, other) for other in self._opponents if other != one]
        return {pairing: part if pairing[0] == one else -part for pairing in pairs}

    def _distances(self, weights: Mapping[Pairing, float], confidence: float) -> tuple[float, float]:
        """Return the distances of the limits of a weighted sum of rates, below and above it."""
        below = above = 0.0
        for pairing, weight in weights.items():
            share = self._rate(pairing, confidence)
            down, up = share.found - share.low, share.high - share.found
            if weight < 0:
                down, up = up, down
            below += weight * weight * down * down
            above += weight * weight * up * up
        return sqrt(below), sqrt(above)

    def _rate(self, pairing: Pairing, confidence: float) -> Share:
        key = (pairing, confidence)
        if key not in self._rates:
            self._rates[key] = win_rate(self._tallies[pairing], confidence)
        return self._rates[key]


def _pairing(one: str, other: str) -> Pairing:
    return (one, other) if one < other else (other, one)
