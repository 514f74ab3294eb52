"""Forecasts of match-ups, and changes that make them more even."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from metamaker.core.messages import Text
from metamaker.game_api.documents import Document
from metamaker.game_api.play import HeadStart
from metamaker.play.results import Duel
from metamaker.play.statistics import Share


class Reason(NamedTuple):
    """An advantage of a side, 0 or 1: its effect on the win rate in percentage points, above 0, and the compared quantity.

    `amounts`: the quantity of the first and of the second side; `figures`: the same, rounded and with their unit.
    """

    side: int
    points: float
    name: Text
    amounts: tuple[float, float]
    figures: tuple[Text, Text]


class Forecast(NamedTuple):
    """The forecast of a match-up: the win rate of the first side, with the interval for the result of battles.

    `logits`, `error`: the true win rate is normally distributed around the first, in logits, with the second as its standard
    deviation. `reasons` are the strongest ones, the strongest first. `counters` are sentences about weapons or ships that one
    side can hardly oppose. `basis` describes the data of the fit, and `names` are the display names of both sides.
    """

    rate: Share
    logits: float
    error: float
    reasons: tuple[Reason, ...]
    counters: tuple[Text, ...]
    basis: Text
    names: tuple[str, str]


class Member(NamedTuple):
    """A ship in a match-up: its name, a short description, its value, its reference."""

    name: str
    kind: Text
    value: Text
    ref: str


class Lineup(NamedTuple):
    """A side of a match-up: its value with the name of that number, its size in words, its ships, the most valuable first."""

    value: Text
    measure: Text
    size: Text
    members: tuple[Member, ...]


class EqualPoints(NamedTuple):
    """How battles between sides of equal value end: a sentence, its basis, and the win rate of the better side by size."""

    sentence: Text
    basis: Text
    rates: tuple[tuple[Text, Share], ...]


class Change(NamedTuple):
    """A change that makes a match-up more even: its kind, a sentence, the recipe for the game.

    `size`: the size of the change, relative to the value of both sides. `points`: the change in the lead of the first side over
    the second, in points. `expected`: the forecast for the first side, in logits.
    """

    kind: str
    text: Text
    recipe: Any
    size: float
    points: float
    expected: float


NARROW, WIDE = (0.45, 0.55), (0.42, 0.58)
"""Win rates that count as even, and as nearly even."""


class Reliability(NamedTuple):
    """How often offers were even in a study, by fresh battles: of `pairs` offers, those within `NARROW` and within `WIDE`."""

    pairs: int
    narrow: int
    wide: int


class Odds(Protocol[Document]):
    """Forecasts of a game, and proposed changes."""

    def forecast(self, forces: Sequence[Document]) -> Forecast:
        """Return the forecast of a match-up."""

    def lineup(self, force: Document) -> Lineup:
        """Return the short description of a side."""

    def equal_points(self) -> EqualPoints:
        """Return how battles between sides of equal value end, as measured."""

    def drawn_up(self, forces: Sequence[Document], limit: float) -> tuple[Document, ...]:
        """Return forces with several copies of these designs, each worth at most `limit`.

        Raises NotInDocument for a side whose ships all exceed it.
        """

    def as_it_is(self, forces: Sequence[Document]) -> Change:
        """Return the empty change."""

    def changes(self, forces: Sequence[Document], stronger: int, aim: float) -> tuple[Change, ...]:
        """Return changes that make the match-up more even if `stronger`, 0 or 1, is ahead, the smallest first.

        `aim`: the logits of the forecast for a truly even match-up.
        """

    def both(self, forces: Sequence[Document], one: Change, other: Change) -> Change | None:
        """Return two changes as one; None if they cannot be combined."""

    def leads(self, forces: Sequence[Document], captains: Sequence[str]) -> Duel:
        """Return the unchanged match-up ready for many battles that count the final leads of the first side.

        Each outcome counts one label, such as `-14 6`: the points of the first side beyond those of the second, without a head
        start, and the last turn.
        """

    def head_start(self, forces: Sequence[Document], given: HeadStart) -> Change:
        """Return the change that gives a side a head start; the side with more points wins."""

    def reliability(self, kind: str) -> Reliability | None:
        """Return how often changes of a kind proved even in a study; None without a study of the kind."""

    def bout(self, forces: Sequence[Document], change: Change, captains: Sequence[str]) -> Duel:
        """Return the changed match-up ready for many battles."""

    def made(self, forces: Sequence[Document], change: Change) -> tuple[tuple[Document, ...], Any]:
        """Return the changed forces, and their encounter."""
