"""The strong captain: a lookahead over chains and replies; it places ships where they threaten more than they risk."""

from typing import Final

from typing_extensions import override

from metamaker.games.cosmoclysm.battle.ai.captain import Captain
from metamaker.games.cosmoclysm.battle.ai.search import Search
from metamaker.games.cosmoclysm.battle.ai.worth import chances
from metamaker.games.cosmoclysm.battle.preparation import PLACES, Preparation
from metamaker.games.cosmoclysm.rules.field import Field
from metamaker.games.cosmoclysm.rules.position import LEAVE, SEIZE, Position, ship_code
from metamaker.games.cosmoclysm.rules.ships import ATTACK
from metamaker.play.dice import Dice

POSITIONS: Final = 3_000
"""Positions after which no more moves get a closer look; with a dozen ships on the board most moves get one.

Playing on the best moves instead, some hundred times with plain captains for ten or twenty turns, made it weaker: it won 34 of
60 games against the plain captain, and 22 of 50.
"""

TIE: Final = 0.002
"""Moves are equally good if their chances differ by less."""


class Strong(Captain):
    """The strong captain. See the module. Its own dice choose among equal moves."""

    def __init__(self, dice: Dice, positions: int = POSITIONS) -> None:
        self._dice = dice
        self._positions = positions

    def _one_of(self, values: list[int]) -> int:
        return values[self._dice.roll(len(values)) - 1]

    @override
    def place(self, preparation: Preparation) -> int:
        side = preparation.side
        free = preparation.free_hexes()
        options = [kind * PLACES + at for kind in preparation.ships() for at in free]
        valued = [chances(_placed(preparation, option))[side] for option in options]
        most = max(valued)
        return self._one_of([option for option, value in zip(options, valued, strict=True) if value > most - TIE])

    @override
    def bore(self, preparation: Preparation) -> int:
        options = preparation.holes()
        valued = [_linked(preparation, option) for option in options]
        most = max(valued)
        return self._one_of([option for option, value in zip(options, valued, strict=True) if value > most - TIE])

    @override
    def move(self, position: Position) -> int:
        moves = position.moves()
        return moves[0] if len(moves) == 1 else Search(self._positions).looked(position)[0].move

    @override
    def capture(self, position: Position) -> int:
        search, side = Search(self._positions), position.actor
        values = []
        for answer in (LEAVE, SEIZE):
            then = position.copy()
            then.capture(answer)
            values.append(search.value(then, 1, 0)[side])
        return LEAVE if values[0] > values[1] else SEIZE


def _so_far(preparation: Preparation, field: Field) -> Position:
    """Return the placed ships as a position; the first player has the turn."""
    position = Position(field, preparation.sides, preparation.first)
    for side in range(preparation.sides):
        for kind, at in zip(preparation.kinds[side], preparation.hexes[side], strict=True):
            position.put(ship_code(side, kind), at)
    return position


def _placed(preparation: Preparation, option: int) -> Position:
    position = _so_far(preparation, preparation.field)
    position.put(ship_code(preparation.side, option // PLACES), option % PLACES)
    return position


def _linked(preparation: Preparation, option: int) -> float:
    """Return the use of a wormhole on a hex to its placer: own attackers near one end, easy prey near the other.

    Without the other end, only the ships around this one count. Ships next to an end of the other pair do not count: they have
    a wormhole already, so that two pairs do not link the same hexes.
    """
    at, pair = option % PLACES, option // PLACES
    linked = [place for end in preparation.ends[3 - pair] for place in (end, *preparation.field.neighbours[end])]
    own, foes = _around(preparation, at, linked)
    others = preparation.ends[pair]
    if not others:
        return own - foes
    own_there, foes_there = _around(preparation, others[0], linked)
    return own * foes_there + own_there * foes - own * own_there - foes * foes_there


def _around(preparation: Preparation, at: int, linked: list[int]) -> tuple[float, float]:
    """Return the attack dice of own and of enemy ships on a hex and next to it, without those on `linked` hexes."""
    near = [place for place in (at, *preparation.field.neighbours[at]) if place not in linked]
    own = foes = 0.0
    for side in range(preparation.sides):
        dice = sum(
            ATTACK[kind] for kind, place in zip(preparation.kinds[side], preparation.hexes[side], strict=True) if place in near
        )
        if side == preparation.side:
            own += dice
        else:
            foes += dice
    return own, foes
