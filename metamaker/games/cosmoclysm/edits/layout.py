"""Edits of hexes: move, turn, mirror, add, remove. Things on a hex go with it.

With `folds` of 2, 3 or 6 the edit is repeated in every part of a board that is symmetrical around (0, 0).
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from statistics import fmean

from metamaker.games.cosmoclysm.edits.lettering import orbit, turned
from metamaker.games.cosmoclysm.model.board import FARTHEST, MAX_HEXES, Board, Hex, PlacedShip, PlacedWormhole, Position
from metamaker.games.cosmoclysm.model.grid import ROWS, Place, distance

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
