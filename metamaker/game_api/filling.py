"""Filling a fleet with ships: the number that counts, and a roster from the chosen designs."""

from collections.abc import Sequence
from typing import Protocol

from metamaker.game_api.documents import Document


class Filling(Protocol[Document]):
    """How rosters of a game are made from designs."""

    @property
    def measure(self) -> str:
        """The symbol of the number that a limit is about, such as the combat value."""

    @property
    def each_more(self) -> float:
        """The part of a limit that each ship beyond the first takes, in addition to its own number."""

    @property
    def most_ships(self) -> int:
        """The most ships of a document."""

    def taken(self, document: Document, /) -> float:
        """Return the part of a limit that the ships of a document take; below 0 if a first ship takes no `each_more`."""

    def crewed(self, document: Document, designs: Sequence[str], /, limit: float, *, keep: bool) -> Document:
        """Return the document with new ships of these designs, given by id, in a chain of command if the game has one.

        With `keep` the ships of the document stay. A lower limit of the document is raised to `limit`.
        """
