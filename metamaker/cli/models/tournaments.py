"""JSON models of the answers of `metamaker event`; see `metamaker.cli.models.designs`."""

from typing import Literal

from typing_extensions import TypedDict


class EventPlayer(TypedDict):
    """A player of a tournament: rank, match points and results; `strength` of schedule is from 0 to 1."""

    id: str
    name: str
    place: int
    points: int
    wins: int
    draws: int
    losses: int
    byes: int
    buchholz: int
    strength: float
    withdrawn: bool
    problems: int


class EventPairing(TypedDict):
    """The ids of two paired players, or of one player with a bye; the result is null until the game is over."""

    first: str
    second: str | None
    result: Literal["first", "second", "draw", "both_lose", "not_played"] | None


class EventStands(TypedDict):
    """The standings of a tournament: its players by rank, and the pairings of each round by table."""

    file: str
    game: str
    name: str
    round: int
    players: list[EventPlayer]
    rounds: list[list[EventPairing]]
