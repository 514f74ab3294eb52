"""What each seat wins: games among captains of one strength, counted by the order of turns."""

from typing import NamedTuple

from metamaker.game.weighing import WIN_PARTS, Seating
from metamaker.play.ladder import for_all
from metamaker.play.many.fought import Bout
from metamaker.play.statistics import CONFIDENCE, Share, wilson
from metamaker.play.tally import Tally


class SeatsWon(NamedTuple):
    """Games that were played, and the parts of wins (`WIN_PARTS` each) of each place in the order of turns."""

    played: int
    parts: tuple[int, ...]

    @property
    def even(self) -> float:
        """The share of each seat if all were alike."""
        return 1 / len(self.parts)

    @property
    def drawn(self) -> int:
        """Games that nobody has won."""
        return self.played - sum(self.parts) // WIN_PARTS

    def share(self, place: int, confidence: float = CONFIDENCE) -> Share:
        """Return the share of all games that a place, from 0, has won."""
        return wilson(self.parts[place] / WIN_PARTS, self.played, confidence)

    def uneven(self) -> tuple[int, ...]:
        """Return the places whose share is another one than the even one beyond doubt, all intervals holding together."""
        sure = for_all(len(self.parts))
        shares = [self.share(place, sure) for place in range(len(self.parts))]
        return tuple(place for place, share in enumerate(shares) if not share.low <= self.even <= share.high)


def bout_of(seating: Seating) -> Bout:
    """Return the games as a series; nobody changes sides, since dice say who begins."""
    return Bout(seating.games.fight, seating.games.payload, seating.games.match_up)


def seats_won(seats: int, tally: Tally) -> SeatsWon:
    """Return what so many seats have won of the games of a tally."""
    counts = dict(tally.counts)
    return SeatsWon(tally.fought, tuple(counts.get(str(place + 1), 0) for place in range(seats)))
