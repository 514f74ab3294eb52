"""What a player has to decide, as front ends see it, whatever the game: who is asked, what is legal, why an answer is not."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol


class Refused(Protocol):
    """A reason why an answer is illegal: a sentence, and the statement that it breaks."""

    @property
    def rule(self) -> str:
        """The id of the statement."""

    @property
    def text(self) -> str:
        """The sentence."""


class IllegalAnswer(ValueError):
    """An answer that the rules refuse: the decision and every reason. The battle is as it was."""

    def __init__(self, decision: Any, refusals: Sequence[Refused]) -> None:
        super().__init__(decision, refusals)
        self.decision = decision
        self.refusals = refusals

    def __str__(self) -> str:
        """Return the reasons in one sentence, each with its rule."""
        return "; ".join(f"{refusal.text} ({refusal.rule})" for refusal in self.refusals)


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
