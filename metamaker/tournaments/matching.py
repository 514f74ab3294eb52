"""Decides whether all players can be paired if some may not meet.

Players have a perfect matching exactly if the determinant of their Tutte matrix is not the zero polynomial (Tutte). With random
numbers from a large field as variables, the determinant is zero by accident less than once in 10^16 (Lovász). That is one
screen of Gaussian elimination, never exponential like backtracking, and needs no graph library.
"""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from random import Random

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
