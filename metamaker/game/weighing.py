"""What a game offers to weigh single ships against each other."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from metamaker.core.issue import Issue
from metamaker.core.words import Text, message
from metamaker.game.captains import Captains
from metamaker.game.documents import Document_contra, NotInDocument
from metamaker.play.ladder import Ladder
from metamaker.play.tally import Duel


class Weighed(NamedTuple):
    """Somebody whose strength is weighed: its name, what it is in few words, what the game fights with.

    `sign` says all that tells it apart in battle: who has the same one is the same, and dice come from it.
    """

    sign: str
    name: str
    kind: str
    force: Any


class Choice(NamedTuple):
    """What a slot may hold: what it is called, the ship that has it there, whether that is so now.

    It is put there by the game's `changed(document, ref, key, value)`.
    """

    name: str
    ship: Weighed
    is_held: bool
    ref: str = ""
    key: str = ""
    value: object = None


class Slot(NamedTuple):
    """A slot of a ship: its number, from 1, its reference, whether nothing is in it."""

    number: int
    ref: str
    is_empty: bool


class Seating(NamedTuple):
    """Games on one document, ready for many: how many seats there are, and how a game is played.

    `counts` of its outcomes are what each seat has won, by its number in the order of turns, from 1, in `WIN_PARTS` a win.
    """

    seats: int
    games: Duel


WIN_PARTS = 60
"""Parts of a win: two to six who share it have whole numbers of them."""


def won_by(winners: Sequence[int]) -> tuple[tuple[str, int], ...]:
    """Return the counts of a game that these places in the order of turns, from 0, have won together; none of a draw."""
    return tuple((str(place + 1), WIN_PARTS // len(winners)) for place in sorted(winners))


class Weighing(Protocol[Document_contra]):
    """What a game offers to weigh single ships against each other. Ships and classes are named by id, reference or name."""

    captains: Captains[Any]
    """The computer captains."""
    has_slots: bool = False
    """Whether ships have slots whose choices can be rated."""

    @property
    def usual_captain(self) -> str:
        """The captain if none is named."""
        return self.captains.usual

    def flaws(self, document: Document_contra, names: Sequence[str]) -> tuple[Issue, ...]:
        """Return the errors of these designs, which cannot be weighed with them. Raises NotInDocument."""

    def weighed(self, document: Document_contra, names: Sequence[str]) -> tuple[Weighed, ...]:
        """Return these ships or classes; no names stand for all designs. Raises NotInDocument."""

    def field(self, document: Document_contra, ships: Sequence[Weighed] = ()) -> tuple[Weighed, ...]:
        """Return the usual opponents of these ships, by the rules of this document."""

    def kind_in(self, weighed: Weighed, language: str) -> str:
        """Return what somebody is in few words of a language of the window; `Weighed.kind` is English."""

    def same_rules(self, one: Document_contra, other: Document_contra) -> bool:
        """Whether two documents are played by the same rules."""

    def slots(self, document: Document_contra, name: str) -> tuple[Slot, ...]:  # noqa: ARG002 - most have none
        """Return the slots of a ship whose choices can be rated. Raises NotInDocument."""
        return ()

    def choices(self, document: Document_contra, name: str, slot: int) -> tuple[Choice, ...]:  # noqa: ARG002 - most have none
        """Return what a slot of a ship, from 1, may hold, and an empty slot if that is legal. Raises NotInDocument."""
        raise NotInDocument(message("play-no_slots"))

    def meeting(self, one: Weighed, other: Weighed, captain: str) -> Duel:
        """Return two of them ready for many battles, both led by such a captain."""

    def advice(self, ladder: Ladder, ships: Sequence[Weighed]) -> tuple[Text, ...]:  # noqa: ARG002 - most have none
        """Return what a group can do that wants it even, in sentences; nothing where points are for that."""
        return ()

    def seats(self, document: Document_contra) -> int:  # noqa: ARG002 - most have none
        """Return how many play a game on a document, of whom each plays for itself; 0 where forces meet."""
        return 0

    def seating(self, document: Document_contra, seats: int, captain: str) -> Seating:  # noqa: ARG002 - most have none
        """Return games of so many such captains. Raises NotInDocument for a number that cannot play, FileProblem."""
        raise NotInDocument(message("play-no_seats"))
