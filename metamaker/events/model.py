"""An event as a document: what an organiser asks of fleets, who plays with which, rounds with their results. Of its own kind.

The kit knows the frame; the limits are a JSON value that the game reads and checks.
"""

from collections.abc import Iterator
from enum import StrEnum
from hashlib import sha256
from typing import Annotated, Self
from unicodedata import normalize

from pydantic import Field, StringConstraints, model_validator

from metamaker.core.envelope import Body, Format, compact
from metamaker.core.frozen import Frozen, Many, Name, Prose
from metamaker.core.ids import Id, ref
from metamaker.core.memo import memo
from metamaker.core.validation import wrong_at
from metamaker.core.words import message
from metamaker.play.replay import MAX_SEED, Contingent, Record


def _with_more_results(body: Body) -> Body:
    """Games can be lost by both players, or not be played. Older programs do not know these results."""
    return body


EVENT = Format("event", (_with_more_results,))
"""The kind and the released formats of events."""

MAX_PLAYERS = 200
"""A bound for files of strangers, and for the pairing, which takes some tenths of a second for so many. No rule."""

MAX_ROUNDS = 60
"""A bound for files of strangers: a day has room for five."""

Points = Annotated[int, Field(ge=0, le=100)]
Length = Annotated[int, Field(ge=10, le=2000)]


class Result(StrEnum):
    """Result of a game between two players.

    `both_lose`: a loss for both. `not_played`: it counts for neither, and they may meet in a later round.
    """

    FIRST = "first"
    SECOND = "second"
    DRAW = "draw"
    BOTH_LOSE = "both_lose"
    NOT_PLAYED = "not_played"


SHARED = {Result.DRAW: "event-drawn", Result.BOTH_LOSE: "event-both_lose", Result.NOT_PLAYED: "event-not_played"}
"""The messages for results that are the same for both players."""


OUTCOMES = {
    "win": (Result.FIRST, Result.SECOND),
    "loss": (Result.SECOND, Result.FIRST),
    "draw": (Result.DRAW, Result.DRAW),
    "both-lose": (Result.BOTH_LOSE, Result.BOTH_LOSE),
    "not-played": (Result.NOT_PLAYED, Result.NOT_PLAYED),
    "clear": (None, None),
}
"""Results from the view of a player: the result if the player is first in the pairing, and if second."""


class Pairing(Frozen):
    """Two players who meet, or one who has a bye; `result` is None as long as the game is to be played."""

    first: Id
    second: Id | None = None
    result: Result | None = None

    @property
    def players(self) -> tuple[str, ...]:
        """The ids of who meets."""
        return (self.first,) if self.second is None else (self.first, self.second)

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to be played: a bye needs no result."""
        return self.second is None or self.result is not None


class Round(Frozen):
    """Pairings in the order of the tables. `seed` is that of the lots that they were drawn by."""

    seed: Annotated[int, Field(ge=0, le=MAX_SEED)] = 0
    pairings: Annotated[Many[Pairing], Field(max_length=MAX_PLAYERS)] = ()

    @property
    def is_over(self) -> bool:
        """Whether all games have a result."""
        return all(pairing.is_over for pairing in self.pairings)


class Scoring(Frozen):
    """Match points for a game; a bye counts as a win."""

    win: Annotated[int, Field(ge=1, le=100)] = 3
    draw: Points = 1
    loss: Points = 0


class Meeting(Frozen):
    """The encounter that is to be played, in the game's own words: its kind, terrain, the table in cm. Empty: as is agreed."""

    kind: Name = ""
    terrain: Name = ""
    length_cm: Length | None = None
    width_cm: Length | None = None


class Player(Frozen):
    """Who plays. `digest` is that of the fleet that was handed in, whether it is here or not; `withdrawn`: not paired again."""

    id: Id
    name: Name
    fleet: Contingent | None = None
    digest: Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{64})?$")] = ""
    withdrawn: bool = False

    def ref(self, *path: str) -> str:
        """Return the reference of this player, or of an element of the fleet."""
        return ref("players", self.id, *path)


class Event(Frozen):
    """An event as it travels in one file. Ids are unique; rounds pair players who are there, each at most once."""

    name: Name = ""
    organiser: Name = ""
    start: Name = ""
    place: Name = ""
    notes: Prose = ""
    scoring: Scoring = Scoring()
    meeting: Meeting = Meeting()
    limits: Record = Field(default_factory=dict)
    players: Annotated[Many[Player], Field(max_length=MAX_PLAYERS)] = ()
    rounds: Annotated[Many[Round], Field(max_length=MAX_ROUNDS)] = ()

    @model_validator(mode="after")
    def _references_hold(self) -> Self:
        known = {player.id for player in self.players}
        if len(known) < len(self.players):
            raise wrong_at("players", message("event-broken-player_twice"))
        for number, each in enumerate(self.rounds, 1):
            for place, sentence in _broken(each, known):
                raise wrong_at(f"rounds/{number}/{place}", message(f"event-broken-{sentence}"))
        return self

    def player(self, player_id: str) -> Player:
        """Return the player with this id. Raises KeyError."""
        return _players(self)[player_id]

    @property
    def staying(self) -> tuple[Player, ...]:
        """Who is to be paired."""
        return tuple(player for player in self.players if not player.withdrawn)


def alike(name: str) -> str:
    """Return a name as it is compared with those of other players: two that look the same are the same."""
    return " ".join(normalize("NFKC", name).casefold().split())


def _broken(of: Round, known: set[str]) -> Iterator[tuple[int, str]]:
    seen: set[str] = set()
    for place, pairing in enumerate(of.pairings, 1):
        if not known.issuperset(pairing.players):
            yield place, "player_unknown"
        if seen.intersection(pairing.players) or pairing.first == pairing.second:
            yield place, "paired_twice"
        if pairing.second is None and pairing.result is not None:
            yield place, "bye_result"
        seen.update(pairing.players)


@memo
def _players(event: Event) -> dict[str, Player]:
    return {player.id: player for player in event.players}


@memo
def digest_of(fleet: Contingent) -> str:
    """Return what tells a fleet from every other: the same for the same fleet in the same format, in whatever file."""
    return sha256(compact({"format": fleet.format, "body": fleet.body})).hexdigest()
