"""Battles of a game: who can fight, battles begun and gone on with, duels of many battles."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from metamaker.core.issue import Issue
from metamaker.game.documents import Document
from metamaker.play.match import Session, Setting
from metamaker.play.replay import Replay
from metamaker.play.tally import Duel


class Play(Protocol[Document]):
    """The battles of a game."""

    @property
    def captains(self) -> Mapping[str, str]:
        """The names of the computer captains with what they do, the weakest first."""

    @property
    def usual_captain(self) -> str:
        """The captain of who names none."""

    @property
    def most_sides(self) -> int:
        """How many sides a battle may have; two are always possible."""

    @property
    def survival(self) -> bool:
        """Whether one force can fight for survival, again and again, for a score."""

    def sides(self, document: Document) -> tuple[Document, ...]:
        """Return the sides that a document holds by itself, each as a force; none for a document that is one side."""

    def force(self, document: Document, names: Sequence[str]) -> Document:
        """Return the document cut to these ships; a class stands for one ship of it, no names for the whole roster.

        Raises NotInDocument for a name that nothing has, and if there is no ship.
        """

    def flaws(self, document: Document) -> tuple[Issue, ...]:
        """Return the errors of the designs that would fight: with them they only do if that is wanted."""

    def left_out(self, document: Document) -> tuple[tuple[str, int], ...]:
        """Return what of a force the battle does not know yet: words in the singular (`squadron`), each with a number."""

    def session(self, forces: Sequence[Document], setting: Setting) -> Session:
        """Return a battle of forces at its beginning. Raises FileProblem for forces that cannot meet."""

    def replayed(self, replay: Replay, file: str, captains: Sequence[str] = ()) -> Session:
        """Return the battle of a replay at its beginning; captains or people go on where its choices end.

        Raises FileProblem, which names `file`.
        """

    def forces(self, replay: Replay, file: str) -> tuple[Document, ...]:
        """Return who fights in a replay. Raises FileProblem."""

    def duel(self, forces: Sequence[Document], captains: Sequence[str]) -> Duel:
        """Return two forces ready for many battles. Raises FileProblem for forces that cannot meet."""
