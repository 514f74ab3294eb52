"""Tournament documents: the limits for fleets, the players with their fleets, and the rounds with their results.

The limits are a JSON value, which the game reads and checks.
"""

from collections.abc import Iterator
from enum import StrEnum
from hashlib import sha256
from typing import Annotated, Self
from unicodedata import normalize

from pydantic import Field, StringConstraints, model_validator

from metamaker.core.envelope import Addition, Format, compact
from metamaker.core.frozen import Frozen, Id, Many, Name, Prose
from metamaker.core.ids import ref
from metamaker.core.memo import memo
from metamaker.core.messages import message
from metamaker.core.schema_errors import JsonObject
from metamaker.core.validation import wrong_at
from metamaker.play.documents import MAX_SEED, Contingent, Record


def _with_more_results(body: JsonObject) -> JsonObject:
    """Add games that both players lose and games that are not played, which older versions do not know."""
    return body


def _asks_for_measured_values(body: JsonObject) -> bool:
    return "measured_values" in body.get("limits", {})


EVENT = Format("event", (_with_more_results, Addition(_asks_for_measured_values)))
"""The kind and the released formats of events."""

MAX_PLAYERS = 200
"""A limit for untrusted files and for the pairing, which takes some tenths of a second for 200 players; not a rule."""

MAX_ROUNDS = 60
"""A limit for untrusted files: a day has room for five rounds."""

Points = Annotated[int, Field(ge=0, le=100)]
Length = Annotated[int, Field(ge=10, le=2000)]


class Result(StrEnum):
    """Result of a game between two players.

    `both_lose`: a loss for both. `not_played`: the game counts for neither player, and a later round can pair them again.
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
    """Two paired players, or one player with a bye; `result` is None until the game is over."""

    first: Id
    second: Id | None = None
    result: Result | None = None

    @property
    def players(self) -> tuple[str, ...]:
        """The ids of the paired players."""
        return (self.first,) if self.second is None else (self.first, self.second)

    @property
    def is_over(self) -> bool:
        """Whether the game has a result or is a bye."""
        return self.second is None or self.result is not None


class Round(Frozen):
    """A round: pairings in the order of the tables. `seed` is the seed of the random pairing."""

    seed: Annotated[int, Field(ge=0, le=MAX_SEED)] = 0
    pairings: Annotated[Many[Pairing], Field(max_length=MAX_PLAYERS)] = ()

    @property
    def is_over(self) -> bool:
        """Whether all games have a result."""
        return all(pairing.is_over for pairing in self.pairings)


class Scoring(Frozen):
    """Match points for the results of a game; a bye counts as a win."""

    win: Annotated[int, Field(ge=1, le=100)] = 3
    draw: Points = 1
    loss: Points = 0


class Meeting(Frozen):
    """The encounter to play: its kind, its terrain, and the size of the table. The players agree on empty fields."""

    kind: Name = ""
    terrain: Name = ""
    length_cm: Length | None = None
    width_cm: Length | None = None


class Player(Frozen):
    """A player. `digest` is the fingerprint of the registered fleet, even if the document does not contain the fleet.

    `withdrawn`: whether later rounds leave out the player.
    """

    id: Id
    name: Name
    fleet: Contingent | None = None
    digest: Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{64})?$")] = ""
    withdrawn: bool = False

    def ref(self, *path: str) -> str:
        """Return the reference of this player, or of an item of the fleet."""
        return ref("players", self.id, *path)


class Event(Frozen):
    """A tournament, complete in one file. Ids are unique, and each round pairs each player up to once."""

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
        """The players who have not withdrawn."""
        return tuple(player for player in self.players if not player.withdrawn)


def alike(name: str) -> str:
    """Return a name normalised for comparison with other names; names that look the same are equal."""
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
    """Return the fingerprint of a fleet, which does not depend on the file that contains the fleet."""
    return sha256(compact({"format": fleet.format, "body": fleet.body})).hexdigest()
