"""Standings: match points, then the usual tie-breakers of Swiss tournaments."""

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction

from metamaker.core.memo import memo
from metamaker.tournaments.model import Event, Pairing, Player, Result


@dataclass(frozen=True)
class Standing:
    """The rank of a player, from 1, shared by complete ties, with the numbers behind it.

    `buchholz` is the sum of the match points of all opponents; a bye counts as an opponent with as many points as the player.
    `strength` of schedule, 0 to 1, is the mean share of possible match points that the opponents won.
    """

    place: int
    player: Player
    points: int
    wins: int
    draws: int
    losses: int
    byes: int
    buchholz: int
    strength: Fraction

    @property
    def rank(self) -> tuple[int, int, Fraction]:
        """The sort key, best first."""
        return -self.points, -self.buchholz, -self.strength


@dataclass
class _Record:
    """The results of a player."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    byes: int = 0
    points: int = 0

    def __post_init__(self) -> None:
        self.opponents: list[str] = []

    @property
    def played(self) -> int:
        return self.wins + self.draws + self.losses + self.byes


@memo
def standings(event: Event) -> tuple[Standing, ...]:
    """Return all players, best first. Withdrawn players keep their rank.

    Games without a result, and games that were not played, do not count.
    """
    records = _records(event)
    most = event.scoring.win

    def share(player_id: str) -> Fraction:
        record = records[player_id]
        return Fraction(record.points, most * record.played) if record.played else Fraction(0)

    unplaced = []
    for player in event.players:
        record = records[player.id]
        buchholz = sum(records[other].points for other in record.opponents) + record.byes * record.points
        shares = [share(other) for other in record.opponents]
        strength = sum(shares, Fraction(0)) / len(shares) if shares else Fraction(0)
        won = (record.points, record.wins, record.draws, record.losses, record.byes)
        unplaced.append(Standing(0, player, *won, buchholz, strength))
    return _placed(unplaced)


def _placed(unplaced: list[Standing]) -> tuple[Standing, ...]:
    found: list[Standing] = []
    for number, each in enumerate(sorted(unplaced, key=lambda standing: standing.rank), 1):
        place = found[-1].place if found and found[-1].rank == each.rank else number
        found.append(
            Standing(
                place, each.player, each.points, each.wins, each.draws, each.losses, each.byes, each.buchholz, each.strength
            )
        )
    return tuple(found)


def _records(event: Event) -> dict[str, _Record]:
    records = {player.id: _Record() for player in event.players}
    for pairing in (pairing for each in event.rounds for pairing in each.pairings):
        if pairing.second is None:
            records[pairing.first].byes += 1
            records[pairing.first].points += event.scoring.win
        elif pairing.result not in {None, Result.NOT_PLAYED}:
            _count(event, pairing, records)
    return records


def _count(event: Event, pairing: Pairing, records: dict[str, _Record]) -> None:
    first, second = (records[each] for each in pairing.players)
    first.opponents.append(pairing.players[1])
    second.opponents.append(pairing.first)
    scoring = event.scoring
    if pairing.result is Result.BOTH_LOSE:
        for each in (first, second):
            each.losses += 1
            each.points += scoring.loss
        return
    if pairing.result is Result.DRAW:
        for each in (first, second):
            each.draws += 1
            each.points += scoring.draw
        return
    winner, loser = (first, second) if pairing.result is Result.FIRST else (second, first)
    winner.wins += 1
    winner.points += scoring.win
    loser.losses += 1
    loser.points += scoring.loss


def meetings(event: Event) -> dict[frozenset[str], int]:
    """Return the number of games between players, including a drawn round. Games that were not played do not count."""
    met: dict[frozenset[str], int] = defaultdict(int)
    for pairing in (pairing for each in event.rounds for pairing in each.pairings if pairing.second is not None):
        met[frozenset(pairing.players)] += pairing.result is not Result.NOT_PLAYED
    return met


def byes(event: Event) -> dict[str, int]:
    """Return how many byes each player had."""
    had = dict.fromkeys((player.id for player in event.players), 0)
    for pairing in (pairing for each in event.rounds for pairing in each.pairings if pairing.second is None):
        had[pairing.first] += 1
    return had
