"""The logs of a game's ships, kept in its documents."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from metamaker.core.ship_log import Fate, LogEntry
from metamaker.game_api.documents import Document
from metamaker.play.match import Match
from metamaker.play.story import Event


class LoggedShip(NamedTuple):
    """A ship with its log: its reference, its name, its design by id, and the name of its fleet or team."""

    ref: str
    name: str
    design: str
    of: str
    log: tuple[LogEntry, ...]


class Suffered(NamedTuple):
    """The losses of a ship at the end of a battle: its fate, boxes and squadrons, lasting damage in words."""

    fate: Fate
    boxes: int
    squadrons: int = 0
    scars: tuple[str, ...] = ()


class Deeds(NamedTuple):
    """The successes of a ship in a battle: hits, destroyed enemies, their value. `fate`: its own, if it left the battle."""

    hits: int
    kills: int
    points: float
    fate: Fate | None


class Logs(Protocol[Document]):
    """The logs of a game's ships. Nothing here raises on a document that was read."""

    def ships(self, document: Document, /) -> tuple[LoggedShip, ...]:
        """Return all ships with their logs, also those at home."""

    def with_log(self, document: Document, /, ref: str, log: Sequence[LogEntry]) -> Document:
        """Return the document with another log of a ship. Raises EditProblem, also for a missing ship."""

    def suffered(self, document: Document, state: object, /, language: str) -> Mapping[str, Suffered]:
        """Return the losses of all ships of a document by reference, according to a play state of it."""

    def deeds(self, match: Match, events: Sequence[Event], /) -> Sequence[Mapping[str, Deeds]]:
        """Return the successes of the ships of each side by reference, from a match and all its events."""
