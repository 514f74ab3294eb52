"""The ways of moves, hex by hex, for drawings, reports and typed moves. `movement` finds the destinations much faster."""

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from metamaker.games.cosmoclysm.rules.field import Field
from metamaker.games.cosmoclysm.rules.ships import CRUISER, DESTROYER, JUMPER

NO_DIRECTION = -1


class Way(NamedTuple):
    """The hexes of a move from its first to its last; `passes` are the indexes of hexes with a wormhole to the next one."""

    hexes: tuple[int, ...]
    passes: tuple[int, ...] = ()

    @property
    def end(self) -> int:
        """The last hex."""
        return self.hexes[-1]

    @property
    def passed(self) -> tuple[tuple[int, int], ...]:
        """The wormholes on the way: hex of entry, hex of exit."""
        return tuple((self.hexes[place], self.hexes[place + 1]) for place in self.passes)


class _Under(NamedTuple):
    """A moving ship: its way so far, the passed pairs, the steps made, its sliding direction."""

    way: Way
    used: int
    steps: int
    direction: int


def ways(field: Field, occupied: int, start: int, kind: int, steps: int) -> tuple[Way, ...]:
    """Return the shortest way to each hex for each sequence of wormholes; see `destinations` for the values.

    Ways without wormholes come first. Rules CL-WORM-05 to -12.
    """
    found: dict[tuple[int, tuple[tuple[int, int], ...]], Way] = {}
    known: set[tuple[int, tuple[tuple[int, int], ...], int, int]] = set()
    queue = deque([_Under(Way((start,)), 0, 0, NO_DIRECTION)])
    while queue:
        under = queue.popleft()
        for then in (*_stepped(field, under, kind, steps), *_passed(field, under)):
            end, passed = then.way.end, then.way.passed
            sign = (end, passed, 0 if kind in (CRUISER, DESTROYER) else then.steps, then.direction)
            if sign in known:
                continue
            known.add(sign)
            if end != start:
                found.setdefault((end, passed), then.way)
            if not occupied >> end & 1:
                queue.append(then)
    return tuple(sorted(found.values(), key=lambda way: (len(way.passes), way.end, len(way.hexes), way.hexes)))


def _stepped(field: Field, under: _Under, kind: int, steps: int) -> Iterator[_Under]:
    at = under.way.end
    if kind in (CRUISER, DESTROYER):
        lines = (field.rows if kind == CRUISER else field.diagonals)[at]
        for direction, line in enumerate(lines):
            if line and _may_turn(field, under, direction):
                yield under._replace(way=_on(under.way, line[0]), steps=under.steps + 1, direction=direction)
        return
    if under.steps < (1 if kind == JUMPER else steps):
        for target in (field.rings if kind == JUMPER else field.neighbours)[at]:
            yield under._replace(way=_on(under.way, target), steps=under.steps + 1)


def _may_turn(field: Field, under: _Under, direction: int) -> bool:
    """Return whether a slider may go this way: straight on, or out of a wormhole by the group's option. Rule CL-WORM-08."""
    if under.direction in (NO_DIRECTION, direction):
        return True
    came_out = bool(under.way.passes) and under.way.passes[-1] == len(under.way.hexes) - 2
    return came_out and not field.same_direction


def _passed(field: Field, under: _Under) -> Iterator[_Under]:
    way = under.way
    for pair, exit_ in field.exits[way.end]:
        if not under.used & pair:
            then = Way((*way.hexes, exit_), (*way.passes, len(way.hexes) - 1))
            yield under._replace(way=then, used=under.used | pair)


def _on(way: Way, target: int) -> Way:
    return way._replace(hexes=(*way.hexes, target))
