"""Fair random boards, which look the same from each seat. A seed repeats them."""

from random import Random
from typing import Final

from metamaker.games.cosmoclysm.edits.lettering import hexes_at, orbit
from metamaker.games.cosmoclysm.model.board import HEXES, Board
from metamaker.games.cosmoclysm.model.grid import ROWS, Place, islands
from metamaker.games.cosmoclysm.model.seats import for_players
from metamaker.games.cosmoclysm.rules.boards import field_of
from metamaker.games.cosmoclysm.stats.fairness import fairness

FOLDS: Final = {2: 2, 3: 3, 4: 6, 5: 6, 6: 6}
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
        board = for_players(Board(name=name, hexes=hexes_at(_grown(chance, FOLDS[players]))), players)
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
