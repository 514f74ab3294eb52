"""Universe packs: parts under a name and a version that many documents use, each with copies of its own."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

from metamaker.game_api.documents import Document


class State(StrEnum):
    """How a part of a pack stands to a document."""

    ADDED = "added"
    """It comes: the document has nothing like it."""
    LINKED = "linked"
    """An equal was there already, and counts as the pack's from then on."""
    UPDATED = "updated"
    """The pack has another one now, and here it is as the pack had it: the new one is taken."""
    SAME = "same"
    """Nothing is new about it."""
    OWN = "own"
    """It was changed here, and not in the pack: it stays."""
    ABSENT = "absent"
    """It was taken out here, and did not change in the pack: it stays out."""
    BOTH = "both"
    """It is another here and in the pack: a person says which of both it shall be."""
    DROPPED = "dropped"
    """The pack no longer has it: it stays here, as the document's own."""


CHOSEN = frozenset({State.BOTH, State.OWN, State.ABSENT})
"""The states of parts of which a person may take the pack's."""

QUIET = frozenset({State.SAME, State.LINKED})
"""What need not be told of."""


@dataclass(frozen=True)
class PartChange:
    """A part of a pack: its reference there, where it stands in the document (empty: nowhere), what it is called, its state.

    `lines`: what taking the pack's would change here, as sentences.
    """

    part: str
    here: str
    name: str
    state: State
    lines: tuple[str, ...] = ()


class Shift(NamedTuple):
    """The value of a design before and after, in points; None where there is or was none. The last one is of the whole."""

    ref: str
    name: str
    before: float | None
    after: float | None


@dataclass(frozen=True)
class Plan:
    """What using or updating a pack does to a document. `had`: the version that it uses so far, None if it does not.

    `others`: what else becomes different where all of the pack is taken, as sentences: a loadout of a bay that is gone.
    """

    name: str
    version: int
    had: int | None
    changes: tuple[PartChange, ...]
    others: tuple[str, ...] = ()

    def of(self, *states: State) -> tuple[PartChange, ...]:
        """Return the parts in some states."""
        return tuple(each for each in self.changes if each.state in states)

    @property
    def asked(self) -> tuple[PartChange, ...]:
        """The parts that a person has to decide about."""
        return self.of(State.BOTH)


class Used(NamedTuple):
    """A pack that a document uses: its name, the version, how many parts of it are there."""

    name: str
    version: int
    parts: int


class Universes(Protocol[Document]):
    """The packs of a game. A pack is given as a document of `game`; nothing is ever looked up by a name in a file."""

    @property
    def game(self) -> Any:
        """The packs as documents of a game of their own, a `UniverseGame`."""

    def made(self, document: Document, name: str, version: int, /, refs: Collection[str]) -> Any:
        """Return a pack of parts of a document, with all that they need; of all that can be shared for no `refs`.

        Raises EditProblem.
        """

    def offers(self, document: Document, /, language: str) -> Mapping[str, str]:
        """Return what a pack of a document can have, by reference with what it is called; groups of it first."""

    def used(self, document: Document, /) -> tuple[Used, ...]:
        """Return the packs that a document uses."""

    def origins(self, document: Document, /) -> Mapping[str, str]:
        """Return by reference the name and version of the pack that each part comes from: “Low Tide 2”."""

    def plan(self, document: Document, pack: Any, /, language: str) -> Plan:
        """Return what using or updating a pack does."""

    def updated(self, document: Document, pack: Any, /, theirs: Collection[str]) -> Document:
        """Return the document with a pack used or updated; the same document where that changes nothing.

        `theirs`: parts whose version in the pack is taken although they are another here. Raises EditProblem.
        """

    def shifts(self, before: Document, after: Document, /) -> tuple[Shift, ...]:
        """Return whose value differs between two documents: of designs, and of the whole."""
