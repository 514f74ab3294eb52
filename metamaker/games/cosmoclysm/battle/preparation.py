"""From an empty board to the first turn: first player, ships placed in rotation, wormholes. Rule CL-SET-05."""

from collections.abc import Sequence
from typing import Final

from metamaker.games.cosmoclysm.rules.field import Field
from metamaker.games.cosmoclysm.rules.placement import (
    SHIPS,
    WORMHOLES,
    first_hexes,
    kinds_left,
    later_hexes,
    lowest,
    wormhole_hexes,
)
from metamaker.games.cosmoclysm.rules.position import ROUNDS, Position, ship_code

ROLLING: Final = 0
"""Every player rolls a d20, then the players tied for the lowest roll again. Rule CL-SET-03."""
PLACING: Final = 1
BORING: Final = 2
READY: Final = 3

PLACES: Final = 64
"""A placement is a number: 64 × type or pair + hex."""


class Preparation:
    """The state of setting up a game. `side` is asked now; `rolls` has the rolls of the current round of rolling, by side."""

    def __init__(
        self,
        field: Field,
        letters: Sequence[str],
        sides: int,
        type_limit: int = 2,
        edge_for_all: bool = False,
    ) -> None:
        self.field = field
        self.letters = list(letters)
        self.sides = sides
        self.type_limit = type_limit
        self.edge_for_all = edge_for_all
        self.phase = ROLLING
        self.side = 0
        self.first = -1
        self.rolling = list(range(sides))
        self.rolls: list[int] = []
        self.kinds: list[list[int]] = [[] for _ in range(sides)]
        self.hexes: list[list[int]] = [[] for _ in range(sides)]
        self.fleets: list[list[int]] = []
        """The types that each side places, if they are fixed; otherwise sides choose freely."""
        self.occupied = 0
        self.ends: list[list[int]] = [[], [], []]
        """The hexes of the wormholes of pairs 1 and 2."""

    def roll(self, face: int) -> None:
        """Record the roll of `side`, 1 to 20. Rule CL-SET-03."""
        self.rolls.append(face)
        if len(self.rolls) < len(self.rolling):
            self.side = self.rolling[len(self.rolls)]
            return
        self.rolling = [self.rolling[place] for place in lowest(self.rolls)]
        self.rolls = []
        self.side = self.rolling[0]
        if len(self.rolling) == 1:
            self.first = self.side
            self.phase = PLACING

    def ships(self) -> list[int]:
        """Return the types that `side` may place. Rule CL-SET-06."""
        if self.fleets:
            placed, fleet = self.kinds[self.side], self.fleets[self.side]
            return [kind for kind in sorted(set(fleet)) if placed.count(kind) < fleet.count(kind)]
        return kinds_left(self.kinds[self.side], self.type_limit)

    def free_hexes(self) -> list[int]:
        """Return the hexes where `side` may place a ship. Rules CL-PLC-01 to -05."""
        own = self.hexes[self.side]
        if own:
            return later_hexes(self.field, self.occupied, own)
        return first_hexes(self.field, self.occupied, self.side == self.first, self.edge_for_all)

    def place(self, kind: int, at: int) -> None:
        """Place a ship of `side`, and go on to the next side, or to wormholes. Rules CL-SET-02, -04, CL-PLC-05."""
        self.kinds[self.side].append(kind)
        self.hexes[self.side].append(at)
        self.occupied |= 1 << at
        self.side = (self.side + 1) % self.sides
        if len(self.hexes[self.side]) == SHIPS[self.sides]:
            self.phase = BORING
            self.side = self.first

    def holes(self) -> list[int]:
        """Return the wormholes that `side` may place, with their hexes. Rules CL-WORM-02 to -04."""
        found: list[int] = []
        for pair in (1, 2):
            if len(self.ends[pair]) < 2:
                found += [pair * PLACES + at for at in wormhole_hexes(self.letters, self.ends[pair])]
        return found

    def bore(self, pair: int, at: int) -> None:
        """Place a wormhole, and go on to the next side, or to play. Rule CL-WORM-02."""
        self.ends[pair].append(at)
        self.side = (self.side + 1) % self.sides
        if sum(map(len, self.ends)) == WORMHOLES:
            self.phase = READY

    def position(self, rounds: int = ROUNDS, capture_optional: bool = False, draw_claims: bool = False) -> Position:
        """Return the position at the first turn, once all is READY."""
        self.field.open_wormholes([(pair, self.ends[pair][0], self.ends[pair][1]) for pair in (1, 2)])
        position = Position(self.field, self.sides, self.first, rounds, capture_optional, draw_claims)
        for side in range(self.sides):
            for kind, at in zip(self.kinds[side], self.hexes[side], strict=True):
                position.put(ship_code(side, kind), at)
        position.begin()
        return position
