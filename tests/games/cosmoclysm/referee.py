"""A referee who was taught the statements alone: goes through what happened in a game and finds what no rule allows."""

from collections.abc import Iterator, Sequence

from metamaker.games.cosmoclysm.battle import events as told
from metamaker.games.cosmoclysm.model.board import Board
from metamaker.games.cosmoclysm.model.words import WormholeSlide
from metamaker.games.cosmoclysm.rules.ships import EXTERMINATOR, TAKER
from metamaker.play.story import Event
from tests.games.cosmoclysm.naive import Place, ends

DICE = {0: (2, 4), 1: (5, 2), 2: (5, 4), 3: (3, 2), 4: (3, 3), 5: (1, 2)}
"""Attack and defence dice, from the table of ships."""


class Referee:
    """Keeps a board of its own: who stands where, who is under way, whose turn it is, what must come next."""

    def __init__(self, board: Board, sides: int) -> None:
        self.places = [each.place for each in board.hexes]
        self.same = board.options.wormhole_slide is WormholeSlide.SAME_DIRECTION
        self.sides = sides
        self.ships: dict[int, tuple[int, int]] = {}
        self.holes: dict[int, list[int]] = {1: [], 2: []}
        self.turn = -1
        self.steps = 1
        self.out: tuple[int, int, int] | None = None
        """The ship that has to move out: where, its side and type."""
        self.under: tuple[int, int, int] | None = None
        """The ship that has come into a hex with an enemy: where, its side and type."""
        self.moved = False

    def faults(self, events: Sequence[Event]) -> Iterator[str]:
        """Yield what no rule allows."""
        for event in events:
            name = type(event).__name__
            judge = getattr(self, f"_{name}", None)
            if judge is not None and not judge(event):
                yield f"{event}"

    def _ShipPlaced(self, event: told.ShipPlaced) -> bool:
        was_free = event.at not in self.ships
        self.ships[event.at] = (event.side, event.kind)
        return was_free

    def _WormholePlaced(self, event: told.WormholePlaced) -> bool:
        self.holes[event.pair].append(event.at)
        return len(self.holes[event.pair]) <= 2 and len(set(self.holes[event.pair])) == len(self.holes[event.pair])

    def _TurnBegan(self, event: told.TurnBegan) -> bool:
        expected = event.side
        if self.turn >= 0:
            order = [(self.turn + step) % self.sides for step in range(1, self.sides + 1)]
            expected = next(side for side in order if any(owner == side for owner, _ in self.ships.values()))
        is_due = self.out is None and self.under is None and (self.moved or self.turn < 0)
        self.turn, self.steps, self.moved = event.side, 1, False
        return event.side == expected and is_due

    def _Announced(self, event: told.Announced) -> bool:
        self.steps = event.face
        return self.ships[event.at] == (event.side, event.kind) and event.kind in {3, 5} and event.side == self.turn

    def _Moved(self, event: told.Moved) -> bool:
        start, end = event.hexes[0], event.hexes[-1]
        ship = (event.side, event.kind)
        if event.sort == "move":
            is_who = self.ships.pop(start) == ship and event.side == self.turn and not self.moved
            kind, steps, held = event.kind, self.steps, set(self.ships)
        else:
            is_who = self.out == (start, *ship)
            kind, steps, held = EXTERMINATOR, 1, set(self.ships)
        self.moved, self.out = True, None
        legal = ends(self.places, {self.places[at] for at in held}, self._holes(), self.places[start], kind, steps, self.same)
        there = self.ships.get(end)
        if there is not None and there[0] != event.side:
            self.under = (end, *ship)
        else:
            self.ships[end] = ship
        return is_who and self.places[end] in legal

    def _holes(self) -> dict[int, tuple[Place, Place]]:
        return {pair: (self.places[two[0]], self.places[two[1]]) for pair, two in self.holes.items() if len(two) == 2}

    def _Fought(self, event: told.Fought) -> bool:
        numbers = (len(event.attack), len(event.defence)) == (DICE[event.kind][0], DICE[event.defending][1])
        who = self.under == (event.at, event.side, event.kind) and self.ships[event.at] == (event.defender, event.defending)
        won = max(event.attack) > max(event.defence)
        self.ships[event.at] = (event.side, event.kind)
        self.under = None
        if not event.won:
            self.out = (event.at, event.defender, event.defending)
        elif event.kind == TAKER and self._enemies(event.side):
            self.out = (event.at, event.side, event.defending)
        return numbers and who and won == event.won

    def _enemies(self, side: int) -> bool:
        return any(owner != side for owner, _ in self.ships.values())

    def _SideOut(self, event: told.SideOut) -> bool:
        return all(owner != event.side for owner, _ in self.ships.values())

    def _GameEnded(self, event: told.GameEnded) -> bool:
        return event.winner < 0 or "CL-END-02" in event.rules or not self._enemies(event.winner)
