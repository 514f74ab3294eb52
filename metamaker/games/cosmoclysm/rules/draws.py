"""The conditions for claiming a draw: many rounds without a loss, or a repeated position. Rule CL-END-03."""

from typing import Final

CALM_ROUNDS: Final = 20
"""Full rounds without a loss after which the side to move may claim a draw. Rule CL-END-03."""

TIMES: Final = 3
"""The number of occurrences of one position, with the same side to move, for claiming a draw. Rule CL-END-03."""

NO_REASON: Final = 0
CALM: Final = 1
REPEATED: Final = 2
"""Reasons for a draw: none, the rounds without a loss, the repeated position."""


class Draws:
    """The positions since the last loss, by the side to move and the ships on all hexes, with their numbers of occurrences."""

    def __init__(self) -> None:
        self._times: dict[tuple[int, ...], int] = {}
        self.reason = NO_REASON

    def note(self, turn_side: int, holds: list[int], calm: int, sides: int) -> None:
        """Add the position at the beginning of a turn, with `calm` turns since a loss and this many `sides` left."""
        if calm <= 0:
            self._times.clear()
        key = (turn_side, *holds)
        times = self._times.get(key, 0) + 1
        self._times[key] = times
        self.reason = CALM if calm >= CALM_ROUNDS * sides else REPEATED if times >= TIMES else NO_REASON
