"""What a game can say of two forces that meet: how it will end, and what would make it even."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from metamaker.core.messages import Text
from metamaker.game_api.documents import Document
from metamaker.play.results import Duel
from metamaker.play.statistics import Share


class Reason(NamedTuple):
    """Something that speaks for a side, 0 or 1: by how many points of a hundred it moves the win rate, above 0; a sentence."""

    side: int
    points: float
    text: Text


class Forecast(NamedTuple):
    """How a meeting is likely to end: the win rate of the first side, and the interval that holds what battles will say.

    `reasons` are those that weigh most, the weightiest first. `counters` are what one side can hardly do anything against,
    in sentences. `basis` says what the forecast was fitted on, `names` what both sides are called in all of this.
    """

    rate: Share
    reasons: tuple[Reason, ...]
    counters: tuple[Text, ...]
    basis: Text
    names: tuple[str, str]


class Change(NamedTuple):
    """A way to make a meeting more even: its kind, a sentence, the recipe by which the game makes it.

    `size`: how much it changes, in parts of what both sides are worth. `points`: by how much more the first side is worth
    than the second after it, less what that was before. `expected`: the forecast for the first side, in logits.
    """

    kind: str
    text: Text
    recipe: Any
    size: float
    points: float
    expected: float


class Odds(Protocol[Document]):
    """What a game can say of two forces that meet."""

    def forecast(self, forces: Sequence[Document]) -> Forecast:
        """Return how a meeting is likely to end."""

    def drawn_up(self, forces: Sequence[Document], limit: float) -> tuple[Document, ...]:
        """Return forces of the designs of these, several copies of each, worth no more than a limit each.

        Raises NotInDocument for a side of which no ship is worth so little.
        """

    def as_it_is(self, forces: Sequence[Document]) -> Change:
        """Return the change that changes nothing."""

    def changes(self, forces: Sequence[Document], stronger: int, aim: float) -> tuple[Change, ...]:
        """Return ways to make it more even where `stronger`, 0 or 1, is ahead, the smallest first.

        `aim`: the logits of the forecast at which the meeting is even in truth.
        """

    def both(self, forces: Sequence[Document], one: Change, other: Change) -> Change | None:
        """Return two changes as one; None if they do not go together."""

    def bout(self, forces: Sequence[Document], change: Change, captains: Sequence[str]) -> Duel:
        """Return the changed meeting ready for many battles."""

    def made(self, forces: Sequence[Document], change: Change) -> tuple[tuple[Document, ...], Any]:
        """Return the changed forces, and the encounter in which they meet."""
