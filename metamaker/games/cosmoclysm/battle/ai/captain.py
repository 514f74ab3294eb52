"""The decisions of a computer player, in numbers of the rules, and its answers to the decisions of a match."""

from typing import Final

from metamaker.games.cosmoclysm.battle.ai.worth import material
from metamaker.games.cosmoclysm.battle.preparation import Preparation
from metamaker.games.cosmoclysm.rules.position import SEIZE, Position

EVEN: Final = 0.02
"""Chances above an even share by less than this part count as even."""

BEHIND: Final = 0.9
"""A side with less than this part of an even share accepts a draw."""

QUIET: Final = 8
"""Full rounds without a loss after which even sides accept a draw."""


class Captain:
    """A computer player, which gets its side with every question. All its answers are legal."""

    def place(self, preparation: Preparation) -> int:
        """Return a ship type with its hex: 64 × type + hex."""
        raise NotImplementedError

    def bore(self, preparation: Preparation) -> int:
        """Return a wormhole with its hex: 64 × pair + hex."""
        raise NotImplementedError

    def move(self, position: Position) -> int:
        """Return a move of the position, in MOVE, FLY or OUT."""
        raise NotImplementedError

    def claims(self, position: Position) -> bool:
        """Return whether to claim a possible draw: only if this side's ships are not worth more than the others'.

        Rule CL-END-03.
        """
        own = material(position)[position.actor]
        return own < (1.0 + EVEN) / position.sides_left

    def accepts(self, position: Position) -> bool:
        """Return whether to accept an offered draw: if this side has too few ships, or all are even and nothing happens.

        Rule CL-END-05.
        """
        own, share = material(position)[position.actor], 1.0 / position.sides_left
        return own < share * BEHIND or (own < share * (1.0 + EVEN) and position.calm >= QUIET * position.sides_left)

    def capture(self, position: Position) -> int:  # noqa: ARG002 - others may look
        """Return whether to capture where that is optional: always, since it adds a ship."""
        return SEIZE
