"""The strong captain: looks ahead over chains and answers, places ships where they threaten more than they are threatened."""

from typing import Final

from typing_extensions import override

from metamaker.games.cosmoclysm.battle.captains.captain import Captain
from metamaker.games.cosmoclysm.battle.captains.search import Search
from metamaker.games.cosmoclysm.battle.captains.worth import chances
from metamaker.games.cosmoclysm.battle.preparation import PLACES, Preparation
from metamaker.games.cosmoclysm.rules.field import Field
from metamaker.games.cosmoclysm.rules.position import LEAVE, SEIZE, Position, ship_code
from metamaker.play.dice import Dice

POSITIONS: Final = 1500
"""Positions that are looked at for a move, about."""

TIE: Final = 0.002
"""Moves whose chances differ by less are as good as each other."""


class Strong(Captain):
    """See the module. Dice of its own choose among what is equal."""

    def __init__(self, dice: Dice, positions: int = POSITIONS) -> None:
        self._dice = dice
        self._positions = positions

    def _one_of(self, values: list[int]) -> int:
        return values[self._dice.roll(len(values)) - 1]

    @override
    def place(self, preparation: Preparation) -> int:
        side = preparation.side
        options = [kind * PLACES + at for kind in preparation.ships() for at in preparation.free_hexes()]
        valued = [chances(_placed(preparation, option))[side] for option in options]
        most = max(valued)
        return self._one_of([option for option, value in zip(options, valued, strict=True) if value > most - TIE])

    @override
    def bore(self, preparation: Preparation) -> int:
        side = preparation.side
        options = preparation.holes()
        valued = [chances(_bored(preparation, option))[side] for option in options]
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
    """Return the ships that are placed as a position; the first player has the turn."""
    position = Position(field, preparation.sides, preparation.first)
    for side in range(preparation.sides):
        for kind, at in zip(preparation.kinds[side], preparation.hexes[side], strict=True):
            position.put(ship_code(side, kind), at)
    return position


def _placed(preparation: Preparation, option: int) -> Position:
    position = _so_far(preparation, preparation.field)
    position.put(ship_code(preparation.side, option // PLACES), option % PLACES)
    return position


def _bored(preparation: Preparation, option: int) -> Position:
    """Return the position with the pairs that lie whole, this wormhole among them."""
    field = Field(preparation.field.places, preparation.field.same_direction)
    ends = [list(each) for each in preparation.ends]
    ends[option // PLACES].append(option % PLACES)
    field.open_wormholes([(pair, ends[pair][0], ends[pair][1]) for pair in (1, 2) if len(ends[pair]) == 2])
    return _so_far(preparation, field)
