"""The battles of a game: forces, computer captains, matches, duels of many battles."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from metamaker.core.issue import Issue
from metamaker.core.messages import Text
from metamaker.game_api.captains import Captains
from metamaker.game_api.documents import Document, Document_contra
from metamaker.game_api.paper_games import Paper
from metamaker.game_api.prints import PrintOptions
from metamaker.game_api.reviewing import Reviewing
from metamaker.play.decision import Player
from metamaker.play.documents import Record
from metamaker.play.results import Duel
from metamaker.play.table import Setting, Table
from metamaker.rendering.drawing import Page


class Wishes(NamedTuple):
    """Settings of an encounter before it is rolled, as keys of the game; empty for the default."""

    kind: str = ""
    terrain: str = ""
    table_cm: tuple[int, int] | None = None


class HeadStart(NamedTuple):
    """Victory by points: the side, 0 or 1, that begins with `points` and wins with equal points.

    With a `from_turn`, it wins with equal points only if the battle ends in this turn or later.
    """

    side: int
    points: int
    from_turn: int = 0


class WishRefused(ValueError):
    """A setting that the rules or the dice do not allow, in one sentence."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text


class Encounters(Protocol[Document_contra]):
    """Set-ups of forces: rolled, read from files, printed for the table."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of encounters to choose from."""

    @property
    def terrains(self) -> tuple[str, ...]:
        """The kinds of terrain to choose from, the default first."""

    def rolled(self, forces: Sequence[Document_contra], seed: int, wishes: Wishes) -> Any:
        """Return an encounter, the same for the same seed. Raises WishRefused."""

    def with_head_start(self, forces: Sequence[Document_contra], encounter: Any, given: HeadStart | None) -> Any:
        """Return an encounter with a head start, or without any. Raises WishRefused.

        Without an encounter, a head start is that of the usual line-up.
        """

    def head_start(self, encounter: Any) -> HeadStart | None:
        """Return the head start of an encounter; None if points do not decide."""

    def read(self, record: Record, forces: Sequence[Document_contra], file: str) -> Any:
        """Return the encounter of a file for its checked forces. Raises FileProblem."""

    def record(self, encounter: Any) -> Record:
        """Return an encounter as a file has it."""

    def doubts(self, forces: Sequence[Document_contra]) -> tuple[Text, ...]:
        """Return warnings about forces of different settings."""

    def gist(self, encounter: Any) -> tuple[Text, ...]:
        """Return the set-up and the terrain in sentences, each kind of terrain once."""

    def pages(
        self, forces: Sequence[Document_contra], encounter: Any, title: str, options: PrintOptions, /
    ) -> tuple[Page, ...]:
        """Return pages for the set-up, with templates of the terrain."""


class Play(Protocol[Document]):
    """How a game is played. A force is a document cut to the ships that fight; a board game has one for all sides.

    Games inherit from this: the methods with a body are those of a game without survival, encounters and sheets.
    """

    captains: Captains
    """The computer captains."""
    figures: Any
    """The type of the figures of a ship in standings, for pydantic."""
    bounds: tuple[int, int]
    """The smallest and the largest number of forces in a match."""
    survival: bool = False
    """Whether one force can fight for survival, one fight after the other, for a score."""
    measured: bool = False
    """Whether the table has distances, which players measure; other tables are always shown whole."""
    rulings: int = 1
    """The number of the current rulings, from 1. A replay keeps it if it is not 1, and uses these rulings."""
    encounters: Encounters[Document] | None = None
    """How forces are set up; None if they always start the same way."""

    @property
    def review(self) -> Reviewing | None:
        """The reviews of its matches; None without reviews."""
        return None

    @property
    def paper(self) -> Paper[Document] | None:
        """The rules for a game on paper; None if the players mark everything by hand."""
        return None

    @property
    def usual_captain(self) -> str:
        """The captain of a side for which none is named."""
        return self.captains.usual

    @property
    def rollout_captain(self) -> str:
        """The strongest captain that is quick enough for thousands of battles."""
        return self.captains.usual

    def hire(self, name: str, seed: int, side: int) -> Player:
        """Return a new captain for a side of the match with this seed. Raises KeyError for an unknown name."""
        captain: Player = self.captains.captain(name, seed, side)
        return captain

    def seats(self, forces: Sequence[Document | None], survival: bool) -> int:  # noqa: ARG002 - for games with survival
        """Return how many sides a match of these forces has; None is a force still to be chosen."""
        return len(forces)

    def sides(self, document: Document) -> tuple[Document, ...]:  # noqa: ARG002 - most documents are one side
        """Return the forces in a document with several sides, none for a document that is one side."""
        return ()

    def force(self, document: Document, names: Sequence[str]) -> Document:
        """Return the document cut to these ships; a class means one ship of it, no names mean the whole roster.

        Raises NotInDocument for an unknown name, and if there is no ship.
        """

    def flaws(self, force: Document) -> tuple[Issue, ...]:
        """Return the errors of the designs of a force; with errors it only fights if the user insists."""

    def check(self, forces: Sequence[Document], survival: bool, file: str) -> None:
        """Raise FileProblem, which names `file`, if these forces from a replay cannot fight a match."""

    def table(self, forces: Sequence[Document], setting: Setting) -> Table:
        """Return a match at its start, always the same. Raises FileProblem for forces that cannot meet."""

    def duel(self, forces: Sequence[Document], captains: Sequence[str], encounter: Any = None) -> Duel:
        """Return two forces ready for many battles, from an encounter if there is one.

        Raises FileProblem for forces that cannot meet.
        """


def adviser(play: Play) -> str:
    """Return the captain that gives advice: the strongest one."""
    return play.captains.strongest
