"""The error for an answer that the rules of a game refuse."""

from collections.abc import Sequence
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
