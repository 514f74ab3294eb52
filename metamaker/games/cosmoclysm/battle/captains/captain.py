"""What a computer player decides, in numbers of the rules; and how it answers the decisions of a match."""

from metamaker.games.cosmoclysm.battle.preparation import Preparation
from metamaker.games.cosmoclysm.rules.position import SEIZE, Position


class Captain:
    """A computer player of a side, which it is told with every question. Everything that it answers is legal."""

    def place(self, preparation: Preparation) -> int:
        """Return what to place where: 64 × type + hex."""
        raise NotImplementedError

    def bore(self, preparation: Preparation) -> int:
        """Return which wormhole to place where: 64 × pair + hex."""
        raise NotImplementedError

    def move(self, position: Position) -> int:
        """Return a move of the position, in MOVE, FLY or OUT."""
        raise NotImplementedError

    def capture(self, position: Position) -> int:  # noqa: ARG002 - others may look
        """Return whether to capture, where that is optional: always, since it is a ship more."""
        return SEIZE
