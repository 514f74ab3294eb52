"""Moves once more, as a person at the table finds them: hex by hex, every wormhole tried, nothing worked out before."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from metamaker.games.cosmoclysm.rules.ships import CRUISER, DESTROYER, JUMPER

Place = tuple[int, int]
Holes = dict[int, tuple[Place, Place]]


def apart(one: Place, other: Place) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def around(board: Collection[Place], at: Place, far: int) -> list[Place]:
    return [each for each in board if apart(each, at) == far]


def is_diagonal(one: Place, other: Place) -> bool:
    """Two hexes away, out through a corner: no row leads there."""
    q, r = other[0] - one[0], other[1] - one[1]
    return apart(one, other) == 2 and 0 not in {q, r, q + r}


def ends(
    board: Collection[Place], ships: Collection[Place], holes: Holes, start: Place, kind: int, steps: int, same: bool = False
) -> set[Place]:
    """Return where a ship can end. `ships` are those of others; at a move-out one of them stands where it starts."""
    found: set[Place] = set()
    tried: set[object] = set()
    _go_on(Table(board, ships, holes, kind, same), Under(start, steps), found, tried)
    return found - {start}


class Table(NamedTuple):
    """What stays the same while a ship moves."""

    board: Collection[Place]
    ships: Collection[Place]
    holes: Holes
    kind: int
    same: bool


class Under(NamedTuple):
    """A ship under way: steps left, pairs passed, the last step of a slide, whether it has leapt."""

    at: Place
    steps: int
    passed: tuple[int, ...] = ()
    course: Place | None = None
    leapt: bool = False


def _go_on(table: Table, under: Under, found: set[Place], tried: set[object]) -> None:
    for then in (*_through(table, under), *_steps(table, under)):
        if then not in tried:
            tried.add(then)
            found.add(then.at)
            if then.at not in table.ships:
                _go_on(table, then, found, tried)


def _through(table: Table, under: Under) -> Iterator[Under]:
    for pair, ends_of_pair in table.holes.items():
        if under.at in ends_of_pair and pair not in under.passed:
            exit_ = ends_of_pair[1 - ends_of_pair.index(under.at)]
            yield Under(exit_, under.steps, (*under.passed, pair), under.course if table.same else None, under.leapt)


def _steps(table: Table, under: Under) -> Iterator[Under]:
    for target in _nexts(table, under):
        way = (target[0] - under.at[0], target[1] - under.at[1])
        if table.kind not in {CRUISER, DESTROYER} or under.course in {None, way}:
            yield under._replace(at=target, steps=under.steps - 1, course=way, leapt=True)


def _nexts(table: Table, under: Under) -> list[Place]:
    if table.kind == CRUISER:
        return around(table.board, under.at, 1)
    if table.kind == DESTROYER:
        return [each for each in around(table.board, under.at, 2) if is_diagonal(under.at, each)]
    if table.kind == JUMPER:
        return [] if under.leapt else around(table.board, under.at, 2)
    return around(table.board, under.at, 1) if under.steps else []
