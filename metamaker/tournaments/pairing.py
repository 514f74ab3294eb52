"""Swiss rounds: players with equal results meet, no pair meets again while possible, byes take turns.

Neighbours of the standings meet (Monrad): by match points, Buchholz, strength of schedule, then random tie-break. From the top,
each player meets the next one below whom the rest can still do without. A bye goes to the lowest of those with the fewest byes.

Players have a perfect matching exactly if the determinant of their Tutte matrix is not the zero polynomial (Tutte). With random
numbers from a large field as variables, the determinant is zero by accident less than once in 10^16 (Lovász). That is one
screen of Gaussian elimination, never exponential like backtracking, and needs no graph library.
"""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from random import Random

from metamaker.core.messages import Text, message
from metamaker.play.dice import SeededDice
from metamaker.tournaments.model import MAX_ROUNDS, Event, Pairing, Round
from metamaker.tournaments.standings import byes, meetings, standings

_LOTS = 2**31
LEAST_PLAYERS = 2


class NoRound(Exception):
    """There can be no further round now; the text is one sentence."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


def next_round(event: Event, seed: int) -> Round:
    """Return the pairings of the next round, the same for the same seed. Raises NoRound while a game has no result."""
    if event.rounds and not event.rounds[-1].is_over:
        raise NoRound(message("event-round_not_over", round=len(event.rounds)))
    if len(event.staying) < LEAST_PLAYERS:
        raise NoRound(message("event-few_players"))
    if len(event.rounds) >= MAX_ROUNDS:
        raise NoRound(message("event-most_rounds", most=MAX_ROUNDS))
    order, met = _order(event, seed), meetings(event)
    most = 0
    while True:  # each may meet each in the end
        for bye in _byes(event, order):
            pairs = _pairs([each for each in order if each != bye], met, most)
            if pairs is not None:
                rest = () if bye is None else (Pairing(first=bye),)
                return Round(seed=seed, pairings=(*(Pairing(first=one, second=other) for one, other in pairs), *rest))
        most += 1


def _order(event: Event, seed: int) -> list[str]:
    """Return the ids of the players to pair, from the top of the standings, with random tie-breaks."""
    dice = SeededDice(seed)
    lots = {player.id: dice.roll(_LOTS) for player in event.players}
    ranked = sorted(standings(event), key=lambda standing: (standing.rank, lots[standing.player.id]))
    return [standing.player.id for standing in ranked if not standing.player.withdrawn]


def _byes(event: Event, order: Sequence[str]) -> Iterator[str | None]:
    """Yield the candidates for the bye, best first; None if no player needs one."""
    if len(order) % 2 == 0:
        yield None
        return
    had, ranks = byes(event), {each: rank for rank, each in enumerate(order)}
    yield from sorted(order, key=lambda each: (had[each], -ranks[each]))


def _pairs(order: Sequence[str], met: dict[frozenset[str], int], most: int) -> list[tuple[str, str]] | None:
    """Return the pairs if no two players met more than `most` times before; None if that is impossible."""
    times = {each: {other: met.get(frozenset((each, other)), 0) for other in order} for each in order}
    barred = {each: {other for other, count in times[each].items() if count > most} for each in order}
    rest, pairs = list(order), []
    if not can_all_be_paired(rest, barred):
        return None
    while rest:
        top = rest.pop(0)
        below = sorted((each for each in rest if each not in barred[top]), key=times[top].__getitem__)
        other = next(each for each in below if can_all_be_paired([one for one in rest if one != each], barred))
        rest.remove(other)
        pairs.append((top, other))
    return pairs


_PRIME = 2**61 - 1
_SEED = 1


def can_all_be_paired(players: Sequence[str], barred: Mapping[str, AbstractSet[str]]) -> bool:
    """Return whether every player finds a partner who is not `barred`; bars apply in both directions."""
    count = len(players)
    if count % 2:
        return False
    if all(2 * (count - 1 - len(barred[each])) >= count for each in players):
        return True  # Dirac: then there is even a circle through all
    return _is_regular(_tutte(players, barred))


def _tutte(players: Sequence[str], barred: Mapping[str, AbstractSet[str]]) -> list[list[int]]:
    """Return the skew-symmetric matrix of allowed pairs, with numbers that are the same every time."""
    numbers = Random(_SEED)  # noqa: S311 - any numbers that have nothing to do with who may meet whom
    matrix = [[0] * len(players) for _ in players]
    for one, player in enumerate(players):
        for other in range(one + 1, len(players)):
            if players[other] not in barred[player]:
                number = int(numbers.random() * (2**53 - 1)) + 1
                matrix[one][other], matrix[other][one] = number, _PRIME - number
    return matrix


def _is_regular(matrix: list[list[int]]) -> bool:
    """Return whether the determinant of a matrix is not zero, modulo a prime. The matrix is changed."""
    while matrix:
        pivot = next((row for row in matrix if row[-1]), None)
        if pivot is None:
            return False
        matrix.remove(pivot)
        inverse = pow(pivot[-1], -1, _PRIME)
        for place, row in enumerate(matrix):
            if row[-1]:
                factor = row[-1] * inverse % _PRIME
                matrix[place] = [(a - factor * b) % _PRIME for a, b in zip(row[:-1], pivot, strict=False)]
            else:
                matrix[place] = row[:-1]
    return True
