"""Layouts of a board: hexes moved, turned, mirrored, added or removed with their things; letters; random boards.

With `folds` of 2, 3 or 6 the edit is repeated in every part of a board that is symmetrical around (0, 0).
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from random import Random
from statistics import fmean
from typing import Final

from metamaker.games.cosmoclysm.model.board import (
    CENTRE,
    FARTHEST,
    HEXES,
    MAX_HEXES,
    WEDGES,
    Board,
    Hex,
    PlacedShip,
    PlacedWormhole,
    Position,
    for_players,
)
from metamaker.games.cosmoclysm.model.grid import ROWS, Place, distance, islands
from metamaker.games.cosmoclysm.rules.boards import field_of
from metamaker.games.cosmoclysm.stats.fairness import fairness

FOLDS = (1, 2, 3, 6)


def relocated(board: Board, to: Mapping[int, Place]) -> Board | None:
    """Return a board with other places for the hexes of these numbers; None if two would coincide, or one is too far away."""
    places = [to.get(number, each.place) for number, each in enumerate(board.hexes)]
    if len(set(places)) < len(places) or any(max(abs(q), abs(r)) > FARTHEST for q, r in places):
        return None
    went = {each.place: place for each, place in zip(board.hexes, places, strict=True)}
    hexes = tuple(each.with_(q=q, r=r) for each, (q, r) in zip(board.hexes, places, strict=True))
    return _relaid(board, hexes, _carried(board.position, went)) if hexes != board.hexes else board


def _relaid(board: Board, hexes: tuple[Hex, ...], position: Position | None) -> Board:
    """Return a board with other hexes and a moved position; fields change in steps, as each is checked against the others."""
    return board.with_(position=None).with_(hexes=hexes).with_(position=position)


def _carried(position: Position | None, went: Mapping[Place, Place]) -> Position | None:
    """Return a position with ships and wormholes moved along with their hexes."""
    if position is None:
        return None

    def ship(each: PlacedShip) -> PlacedShip:
        q, r = went[each.q, each.r]
        return each.with_(q=q, r=r)

    def hole(each: PlacedWormhole) -> PlacedWormhole:
        q, r = went[each.q, each.r]
        return each.with_(q=q, r=r)

    return position.with_(ships=tuple(map(ship, position.ships)), wormholes=tuple(map(hole, position.wormholes)))


def moved(board: Board, chosen: Collection[int], by: Place, folds: int = 1) -> Board | None:
    """Return a board with hexes moved by a number of steps; None if others are in the way."""
    number = {each.place: at for at, each in enumerate(board.hexes)}
    to: dict[int, Place] = {}
    for at in chosen:
        place = board.hexes[at].place
        for turn in range(folds):
            times = turn * len(ROWS) // folds
            image = number.get(turned(place, times))
            q, r = turned(place, times)
            step = turned(by, times)
            if image is not None and (turn == 0 or image not in chosen):
                to[image] = (q + step[0], r + step[1])
    return relocated(board, to)


def pivot(places: Collection[Place]) -> Place:
    """Return the middle one of the places."""
    q, r = fmean(q for q, _ in places), fmean(r for _, r in places)
    return min(places, key=lambda place: (abs(place[0] - q) + abs(place[1] - r) + abs(sum(place) - q - r), place))


def turned_group(board: Board, chosen: Collection[int], times: int) -> Board | None:
    """Return a board with hexes turned counterclockwise by a number of sixths around their middle one."""
    if not chosen:
        return board
    middle = pivot([board.hexes[at].place for at in chosen])

    def place(at: int) -> Place:
        q, r = turned((board.hexes[at].q - middle[0], board.hexes[at].r - middle[1]), times)
        return middle[0] + q, middle[1] + r

    return relocated(board, {at: place(at) for at in chosen})


def mirrored(board: Board, chosen: Collection[int]) -> Board | None:
    """Return a board with hexes mirrored, left for right, about their middle one."""
    if not chosen:
        return board
    middle = pivot([board.hexes[at].place for at in chosen])

    def place(at: int) -> Place:
        q, r = board.hexes[at].q - middle[0], board.hexes[at].r - middle[1]
        return middle[0] - q - r, middle[1] + r

    return relocated(board, {at: place(at) for at in chosen})


def added(board: Board, place: Place, letter: str = "", folds: int = 1) -> Board | None:
    """Return a board with one more hex at a free place; None if there are too many, or it is too far away."""
    known = {each.place for each in board.hexes}
    fresh = [each for each in dict.fromkeys(orbit(place, folds)) if each not in known]
    if len(known) + len(fresh) > MAX_HEXES or any(max(abs(q), abs(r)) > FARTHEST for q, r in fresh):
        return None
    return board.with_(hexes=(*board.hexes, *(Hex(q=q, r=r, letter=letter) for q, r in fresh)))


def removed(board: Board, chosen: Collection[int], folds: int = 1) -> Board | None:
    """Return a board without these hexes; None if none were left. A wormhole that loses an end is removed completely."""
    gone = {place for at in chosen for place in orbit(board.hexes[at].place, folds)}
    hexes = tuple(each for each in board.hexes if each.place not in gone)
    if not hexes:
        return None
    return _relaid(board, hexes, _left(board.position, gone))


def _left(position: Position | None, gone: Collection[Place]) -> Position | None:
    if position is None:
        return None
    ships = tuple(each for each in position.ships if (each.q, each.r) not in gone)
    kept = [each for each in position.wormholes if (each.q, each.r) not in gone]
    ends = Counter(each.pair for each in kept)
    wormholes = tuple(each for each in kept if ends[each.pair] == 2)
    return position.with_(ships=ships, wormholes=wormholes) if ships else None


def lettered_as(board: Board, chosen: Collection[int], letter: str) -> Board:
    """Return a board with a letter on the hexes of these numbers, empty for none. Rule CL-LET-03."""
    hexes = tuple(each.with_(letter=letter) if at in chosen else each for at, each in enumerate(board.hexes))
    return board.with_(hexes=hexes)


def with_hexes(board: Board, hexes: Iterable[Hex]) -> Board:
    """Return the players and options of a board on other hexes; a position is removed, because it would not fit them."""
    return _relaid(board, tuple(hexes), None)


def extent(board: Board) -> int:
    """Return the distance of the farthest hex from (0, 0)."""
    return max(distance((0, 0), each.place) for each in board.hexes)


def letter_at(place: Place) -> str:
    """Return the letter of the wedge of a hex: that of i·dir[k] + j·dir[k+1], i ≥ 1, j ≥ 0. Rule CL-LET-02."""
    if place == (0, 0):
        return CENTRE
    for number, letter in enumerate(WEDGES):
        (a, b), (c, d) = ROWS[number], ROWS[(number + 1) % len(ROWS)]
        # Two neighbouring directions have determinant 1 or −1, so that their multiples are whole numbers.
        determinant = a * d - b * c
        i, j = (place[0] * d - place[1] * c) // determinant, (a * place[1] - b * place[0]) // determinant
        if i >= 1 and j >= 0:
            return letter
    return ""


def _turned(place: Place, wedge: int) -> Place:
    """Return a place turned back by a number of wedges."""
    q, r = place
    for _ in range(wedge):
        q, r = -r, q + r
    return q, r


def hexes_at(places: Collection[Place]) -> tuple[Hex, ...]:
    """Return hexes with the letters of their wedges, each wedge by ring, then along the ring, the centre first."""
    return tuple(Hex(q=q, r=r, letter=letter_at((q, r))) for q, r in sorted(places, key=_order))


def _order(place: Place) -> tuple[int, int, int]:
    letter = letter_at(place)
    wedge = WEDGES.index(letter) if letter in WEDGES else -1
    ring = distance((0, 0), place)
    back = _turned(place, max(wedge, 0))
    return wedge, ring, -back[1]


def lettered(board: Board) -> Board:
    """Return a board with the letters of wedges; a position stays unchanged."""
    return board.with_(hexes=hexes_at([each.place for each in board.hexes]))


def turned(place: Place, times: int) -> Place:
    """Return a place turned counterclockwise around the middle by a number of sixths."""
    q, r = place
    for _ in range(times % len(ROWS)):
        q, r = q + r, -q
    return q, r


def orbit(place: Place, folds: int) -> Iterator[Place]:
    """Yield the images of a place under the rotations of the board onto itself, `folds` times: 2, 3 or 6."""
    for turn in range(folds):
        yield turned(place, turn * len(ROWS) // folds)


FOLDS_BY_PLAYERS: Final = {2: 2, 3: 3, 4: 6, 5: 6, 6: 6}
"""The symmetry of a board for each number of players: with four and five players, some of six places stay empty."""

TRIES: Final = 400
"""The maximum number of boards tried for a seed. None of a hundred seeds needed more than a fifth of it."""

EXTENT: Final = 5
"""The outermost ring of a random board."""


def random_board(seed: int, players: int, name: str = "") -> Board:
    """Return a connected board for a number of players with equal start places, as measured. Raises ValueError.

    37 is one more than a multiple of 2, 3 and 6, so the middle is always a hex.
    """
    chance = Random(f"{seed} {players}")  # noqa: S311 - a board that a seed repeats
    for _ in range(TRIES):
        board = for_players(Board(name=name, hexes=hexes_at(_grown(chance, FOLDS_BY_PLAYERS[players]))), players)
        is_whole = len(islands(frozenset(each.place for each in board.hexes))) == 1
        if is_whole and fairness(field_of(board), players).is_fair(players):
            return board
    raise ValueError(f"no fair board for {players} players comes of seed {seed}")


def _grown(chance: Random, folds: int) -> set[Place]:
    """Return 37 hexes grown from the middle, each with its images under the rotations of the board."""
    places: set[Place] = {(0, 0)}
    edge: list[Place] = list(ROWS)
    while len(places) < HEXES:
        # Growth mostly continues at the last hexes, so that boards have arms and bays.
        place = edge.pop(max(chance.randrange(len(edge)), chance.randrange(len(edge))))
        if place in places or max(abs(place[0]), abs(place[1]), abs(sum(place))) > EXTENT:
            continue
        places |= set(orbit(place, folds))
        edge += [(place[0] + q, place[1] + r) for q, r in ROWS]
    return places
