"""Universe packs: named and versioned parts shared by many documents, each with copies of its own."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

from metamaker.game_api.documents import Document


class State(StrEnum):
    """The state of a part of a pack in a document."""

    ADDED = "added"
    """It will be added: the document has nothing like it."""
    LINKED = "linked"
    """The document had an equal part, which belongs to the pack from then on."""
    UPDATED = "updated"
    """The pack has a new version, and the document is unchanged: the new version is taken."""
    SAME = "same"
    """Nothing changed."""
    OWN = "own"
    """It was changed here, but not in the pack: it stays."""
    ABSENT = "absent"
    """It was removed here, but not changed in the pack: it stays removed."""
    BOTH = "both"
    """It differs here and in the pack: the user chooses one of both."""
    DROPPED = "dropped"
    """The pack no longer has it: it stays here, as the document's own."""


CHOSEN = frozenset({State.BOTH, State.OWN, State.ABSENT})
"""The states of parts for which the user may choose the version of the pack."""

QUIET = frozenset({State.SAME, State.LINKED})
"""The states that need no report."""


@dataclass(frozen=True)
class PartChange:
    """A part of a pack: its reference there, its place in the document (empty: none), its name and its state.

    `lines`: the changes here if the pack's version is taken, as sentences.
    """

    part: str
    here: str
    name: str
    state: State
    lines: tuple[str, ...] = ()


class Shift(NamedTuple):
    """The value of a design before and after, in points; None if there is no such design. The last one is of the whole."""

    ref: str
    name: str
    before: float | None
    after: float | None


@dataclass(frozen=True)
class Plan:
    """The effect of using or updating a pack on a document. `had`: the version in use so far, or None.

    `others`: other changes if all of the pack is taken, as sentences: a loadout of a bay that is gone.
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
        """The parts with a decision for the user."""
        return self.of(State.BOTH)


class Used(NamedTuple):
    """A pack used by a document: its name, the version, and the number of its parts there."""

    name: str
    version: int
    parts: int


class Universes(Protocol[Document]):
    """The packs of a game. A pack is given as a document of `game`; names in files are never looked up."""

    @property
    def game(self) -> Any:
        """The packs as documents of a game of their own, a `UniverseGame`."""

    def made(self, document: Document, name: str, version: int, /, refs: Collection[str]) -> Any:
        """Return a pack of parts of a document, including everything that they need.

        Without `refs`, it has all parts that can be shared. Raises EditProblem.
        """

    def offers(self, document: Document, /, language: str) -> Mapping[str, str]:
        """Return the possible parts of a pack of a document, by reference with their names; groups of parts first."""

    def used(self, document: Document, /) -> tuple[Used, ...]:
        """Return the packs that a document uses."""

    def origins(self, document: Document, /) -> Mapping[str, str]:
        """Return by reference the name and version of the pack that each part comes from: “Low Tide 2”."""

    def plan(self, document: Document, pack: Any, /, language: str) -> Plan:
        """Return the effect of using or updating a pack."""

    def updated(self, document: Document, pack: Any, /, theirs: Collection[str]) -> Document:
        """Return the document with a pack used or updated; the same document if nothing changes.

        `theirs`: parts for which the version in the pack is taken although the document differs. Raises EditProblem.
        """

    def shifts(self, before: Document, after: Document, /) -> tuple[Shift, ...]:
        """Return the changed values between two documents: of designs, and of the whole."""
