"""Whether all of some players can be paired off, when not everybody may meet everybody.

A field of players has a perfect matching exactly if the determinant of its Tutte matrix is no zero polynomial (Tutte); with
numbers drawn from a large field in place of its variables, the determinant is zero by bad luck at most once in 10^16 (Lovász).
That is a screen of Gaussian elimination, never exponential as backtracking is, and needs no library for graphs.
"""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from random import Random

_PRIME = 2**61 - 1
_SEED = 1


def can_all_be_paired(players: Sequence[str], barred: Mapping[str, AbstractSet[str]]) -> bool:
    """Whether everybody finds a partner, if nobody meets those who are `barred` for them: the same in both directions."""
    count = len(players)
    if count % 2:
        return False
    if all(2 * (count - 1 - len(barred[each])) >= count for each in players):
        return True  # Dirac: then there is even a circle through all
    return _is_regular(_tutte(players, barred))


def _tutte(players: Sequence[str], barred: Mapping[str, AbstractSet[str]]) -> list[list[int]]:
    """Return the skew-symmetric matrix of who may meet whom, with numbers that are the same every time."""
    numbers = Random(_SEED)  # noqa: S311 - any numbers that have nothing to do with who may meet whom
    matrix = [[0] * len(players) for _ in players]
    for one, player in enumerate(players):
        for other in range(one + 1, len(players)):
            if players[other] not in barred[player]:
                number = int(numbers.random() * (2**53 - 1)) + 1
                matrix[one][other], matrix[other][one] = number, _PRIME - number
    return matrix


def _is_regular(matrix: list[list[int]]) -> bool:
    """Whether the determinant of a matrix is not zero, modulo a prime; the matrix is used up."""
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
