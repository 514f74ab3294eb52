"""What a battle under way needs to know of a game's decisions, of those who answer them, and of refusals."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from metamaker.battle.illegal_answer import Refused

Answer = Any
"""What answers a decision; each game has its own kinds."""


class Asked(Protocol):
    """What all decisions have in common."""

    @property
    def side(self) -> int:
        """The side that is asked."""

    def default(self) -> Answer:
        """Return an answer that is always legal."""

    def refusals(self, answer: Answer) -> Sequence[Refused]:
        """Return why an answer is illegal."""


class Leader(Protocol):
    """A computer captain."""

    def answer(self, decision: Any) -> Answer:
        """Return a legal answer."""


Hire = Callable[[str, int, int], Leader]
"""What makes a captain of a name, the battle's seed and a side."""
