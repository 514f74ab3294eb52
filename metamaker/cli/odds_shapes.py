"""What verbs of two fleets that meet answer with `--json`; see `metamaker.cli.shapes`."""

from typing import Literal

from typing_extensions import TypedDict

from metamaker.cli.battle_shapes import Rate, Side


class Reason(TypedDict):
    """What speaks for a side, A or B, by how many points of win rate."""

    side: str
    points: float
    reason: str


class Foreseen(TypedDict):
    """How a meeting is likely to end for A, and why; `counters` are what a side can hardly do anything against."""

    win_rate: Rate
    reasons: list[Reason]
    counters: list[str]


class Forecast(Foreseen):
    """A forecast with what both sides are called."""

    sides: list[str]


class Weigh(TypedDict):
    """What battles say of two fleets; wins and losses are those of A, the verdict says who is ahead."""

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
    """A change: its kind, a sentence, the points that A has more after it, what battles say, whether it is known to be fair."""

    kind: str
    change: str
    points: float
    fought: int
    win_rate: Rate
    fair: bool


class Fair(TypedDict):
    """Ways to make a meeting fair, the best first; how many were tried in how many battles, the files that were written.

    `given_up`: battles have ruled out every change, so more seconds will not help.
    """

    sides: list[Side]
    seed: int
    as_it_is: Proposal
    proposals: list[Proposal]
    tried: int
    fought: int
    given_up: bool
    files: list[str]
