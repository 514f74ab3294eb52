"""Rating of single ships in battles against each other."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from metamaker.core.issue import Issue
from metamaker.core.messages import Text, message
from metamaker.game_api.captains import Captains
from metamaker.game_api.documents import Document_contra, NotInDocument
from metamaker.play.ranking import Ranking
from metamaker.play.results import Duel


class Weighed(NamedTuple):
    """A rated ship: its fingerprint, its name, a short description, and its force.

    Ships with the same `sign` are equal in battle; the seeds of the dice depend on it.
    """

    sign: str
    name: str
    kind: str
    force: Any


class Choice(NamedTuple):
    """A choice for a slot: its name, the ship with it, and whether it is in the slot now.

    The game's `changed(document, ref, key, value)` puts it there.
    """

    name: str
    ship: Weighed
    is_held: bool
    ref: str = ""
    key: str = ""
    value: object = None


class Slot(NamedTuple):
    """A slot of a ship: its number, from 1, its reference, whether it is empty."""

    number: int
    ref: str
    is_empty: bool


class Seating(NamedTuple):
    """Games on one document: the number of seats, and how to play many games.

    `counts` of the outcomes are the wins of each seat by its number in the turn order, from 1; a win counts `WIN_PARTS`.
    """

    seats: int
    games: Duel


WIN_PARTS = 60
"""The count of a win: it can be shared equally by two to six winners."""


def won_by(winners: Sequence[int]) -> tuple[tuple[str, int], ...]:
    """Return the counts of a game with these winners by their places in the turn order, from 0; none for a draw."""
    return tuple((str(place + 1), WIN_PARTS // len(winners)) for place in sorted(winners))


class Weighing(Protocol[Document_contra]):
    """Rating of single ships against each other. Ships and classes are given by id, reference or name."""

    captains: Captains
    """The computer captains."""
    has_slots: bool = False
    """Whether the choices for slots of ships can be rated."""

    @property
    def usual_captain(self) -> str:
        """The captain if none is named."""
        return self.captains.usual

    def flaws(self, document: Document_contra, names: Sequence[str]) -> tuple[Issue, ...]:
        """Return the errors of these designs; designs with errors cannot be rated. Raises NotInDocument."""

    def weighed(self, document: Document_contra, names: Sequence[str]) -> tuple[Weighed, ...]:
        """Return these ships or classes; no names mean all designs. Raises NotInDocument."""

    def field(self, document: Document_contra, ships: Sequence[Weighed] = ()) -> tuple[Weighed, ...]:
        """Return the reference opponents of these ships by the rules of this document."""

    def kind_in(self, weighed: Weighed, language: str) -> str:
        """Return the short description of a rated ship in a language; `Weighed.kind` is English."""

    def same_rules(self, one: Document_contra, other: Document_contra) -> bool:
        """Return whether two documents have the same rules."""

    def slots(self, document: Document_contra, name: str) -> tuple[Slot, ...]:  # noqa: ARG002 - most have none
        """Return the slots of a ship with choices to rate. Raises NotInDocument."""
        return ()

    def choices(self, document: Document_contra, name: str, slot: int) -> tuple[Choice, ...]:  # noqa: ARG002 - most have none
        """Return the legal choices for a slot of a ship, from 1, such as an empty slot. Raises NotInDocument."""
        raise NotInDocument(message("play-no_slots"))

    def meeting(self, one: Weighed, other: Weighed, captain: str) -> Duel:
        """Return two ships ready for many battles, both led by this captain."""

    def advice(self, ladder: Ranking, ships: Sequence[Weighed]) -> tuple[Text, ...]:  # noqa: ARG002 - most have none
        """Return advice for an even game in sentences; none for games balanced by points."""
        return ()

    def seats(self, document: Document_contra) -> int:  # noqa: ARG002 - most have none
        """Return the number of players on a document, each for itself; 0 for games of forces."""
        return 0

    def seating(self, document: Document_contra, seats: int, captain: str) -> Seating:  # noqa: ARG002 - most have none
        """Return games with this captain in every seat. Raises NotInDocument for an impossible number of seats, FileProblem."""
        raise NotInDocument(message("play-no_seats"))
