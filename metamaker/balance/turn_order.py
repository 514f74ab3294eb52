"""The win rate of each position in the turn order, from games between captains of one strength."""

from typing import NamedTuple

from metamaker.game_api.weighing import WIN_PARTS, Seating
from metamaker.play.ranking import for_all
from metamaker.play.results import Tally
from metamaker.play.simulation.runner import Bout
from metamaker.play.statistics import CONFIDENCE, Share, wilson


class SeatsWon(NamedTuple):
    """The number of games, and the wins (`WIN_PARTS` each) of each position in the turn order."""

    played: int
    parts: tuple[int, ...]

    @property
    def even(self) -> float:
        """The share of each seat if all were alike."""
        return 1 / len(self.parts)

    @property
    def drawn(self) -> int:
        """The number of games without a winner."""
        return self.played - sum(self.parts) // WIN_PARTS

    def share(self, place: int, confidence: float = CONFIDENCE) -> Share:
        """Return the share of all games that a place, from 0, has won."""
        return wilson(self.parts[place] / WIN_PARTS, self.played, confidence)

    def uneven(self) -> tuple[int, ...]:
        """Return the positions whose share differs from the even one, with all intervals true together."""
        sure = for_all(len(self.parts))
        shares = [self.share(place, sure) for place in range(len(self.parts))]
        return tuple(place for place, share in enumerate(shares) if not share.low <= self.even <= share.high)


def bout_of(seating: Seating) -> Bout:
    """Return the games as a series. Sides do not change, because dice decide the first player."""
    return Bout(seating.games.fight, seating.games.payload, seating.games.match_up)


def seats_won(seats: int, tally: Tally) -> SeatsWon:
    """Return the wins of each position in the games of a total."""
    counts = dict(tally.counts)
    return SeatsWon(tally.fought, tuple(counts.get(str(place + 1), 0) for place in range(seats)))
