"""JSON models of the answers of match-up commands; see `metamaker.cli.models.designs`."""

from typing import Literal

from typing_extensions import TypedDict

from metamaker.cli.models.battles import Rate, Side


class Reason(TypedDict):
    """A reason in favour of a side, A or B, with its weight in percentage points of the win rate.

    `reason`: the name of the compared quantity; `amounts`: this quantity of A and of B.
    """

    side: str
    points: float
    reason: str
    amounts: list[float]


class Foreseen(TypedDict):
    """The predicted win rate of A, with reasons; `counters` lists threats that a side can hardly answer."""

    win_rate: Rate
    reasons: list[Reason]
    counters: list[str]


class Forecast(Foreseen):
    """A forecast with the names of both sides."""

    sides: list[str]


class Weigh(TypedDict):
    """The results of battles of two fleets; wins and losses are those of A, and the verdict names the leader."""

    sides: list[Side]
    seed: int
    asked: int
    fought: int
    wins: int
    losses: int
    draws: int
    win_rate: Rate
    verdict: Literal["first", "second", "even", "open"]
    forecast: Foreseen | None


class Proposal(TypedDict):
    """A proposed change: its kind, a description, and the win rate of A in battles after it.

    `points`: the change in the combat value of A relative to that of B. `fair`: whether battles confirm that the match-up
    is even.
    """

    kind: str
    change: str
    points: float
    fought: int
    win_rate: Rate
    fair: bool


class Fair(TypedDict):
    """Changes that balance a match-up, the best first; the numbers of tested changes and battles; the written files.

    `given_up`: whether battles ruled out every change, so that more seconds do not help.
    """

    sides: list[Side]
    seed: int
    as_it_is: Proposal
    proposals: list[Proposal]
    tried: int
    fought: int
    given_up: bool
    files: list[str]
