"""The battles of a game: who can fight, the table that a match is played at, its computer captains, duels of many battles."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from metamaker.core.issue import Issue
from metamaker.core.words import Text
from metamaker.game.documents import Document, Document_contra
from metamaker.game.paper import Paper
from metamaker.game.prints import PrintOptions
from metamaker.play.decision import Player
from metamaker.play.replay import Record
from metamaker.play.table import Setting, Table
from metamaker.play.tally import Duel
from metamaker.sheets.drawing import Page


class Wishes(NamedTuple):
    """What is agreed on before an encounter is rolled, in the game's own words; empty is as usual."""

    kind: str = ""
    terrain: str = ""
    table_cm: tuple[int, int] | None = None


class WishRefused(ValueError):
    """A wish that the rules or the dice refuse: one sentence."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text


class Encounters(Protocol[Document_contra]):
    """How forces are set up to meet: rolled, read from files, drawn for the table."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The ways to be set up that may be wished for."""

    @property
    def terrains(self) -> tuple[str, ...]:
        """The ways to come by terrain, the usual one first."""

    def rolled(self, forces: Sequence[Document_contra], seed: int, wishes: Wishes) -> Any:
        """Return an encounter, the same for the same seed. Raises WishRefused."""

    def read(self, record: Record, forces: Sequence[Document_contra], file: str) -> Any:
        """Return an encounter out of a file of forces that were checked. Raises FileProblem."""

    def record(self, encounter: Any) -> Record:
        """Return an encounter as a file has it."""

    def doubts(self, forces: Sequence[Document_contra]) -> tuple[Text, ...]:
        """Return what is to be said of forces that were not made for one another."""

    def gist(self, encounter: Any) -> tuple[Text, ...]:
        """Return how the forces meet, then what lies on the table, each kind of thing once."""

    def pages(
        self, forces: Sequence[Document_contra], encounter: Any, title: str, options: PrintOptions, /
    ) -> tuple[Page, ...]:
        """Return pages to set up by, with templates of what lies on the table."""


class Play(Protocol[Document]):
    """How a game is played. A force is a document cut to who fights; board games have one for all sides."""

    @property
    def captains(self) -> Mapping[str, Text]:
        """The names of the computer captains with what they do, the weakest first."""

    @property
    def usual_captain(self) -> str:
        """The captain of a seat for which none is named."""

    def hire(self, name: str, seed: int, side: int) -> Player:
        """Return a fresh captain of this name for a side of the match with this seed. Raises KeyError for unknown names."""

    @property
    def figures(self) -> Any:
        """The type of what standings say of each ship as data, as pydantic knows it."""

    @property
    def bounds(self) -> tuple[int, int]:
        """How many forces a match takes, at least and at most."""

    @property
    def survival(self) -> bool:
        """Whether one force can fight for survival, again and again, for a score."""

    @property
    def rulings(self) -> int:
        """The number of the present rulings, from 1. A replay keeps it if it is not 1, and is played by it."""

    @property
    def encounters(self) -> Encounters[Document] | None:
        """How forces are set up to meet; None where they always begin alike."""

    @property
    def paper(self) -> Paper[Document] | None:
        """What the rules say of a game on paper; None where everything is ticked by hand."""

    def seats(self, forces: Sequence[Document | None], survival: bool) -> int:
        """Return how many sides need a captain or a person in a match of these forces; None: one that is not chosen yet."""

    def sides(self, document: Document) -> tuple[Document, ...]:
        """Return the forces that a document holds by itself; none for a document that is one side of others."""

    def force(self, document: Document, names: Sequence[str]) -> Document:
        """Return the document cut to these ships; a class stands for one ship of it, no names for the whole roster.

        Raises NotInDocument for a name that nothing has, and if there is no ship.
        """

    def flaws(self, force: Document) -> tuple[Issue, ...]:
        """Return the errors of the designs of a force; with any it only fights if that is wanted."""

    def check(self, forces: Sequence[Document], survival: bool, file: str) -> None:
        """Raise FileProblem, which names `file`, if forces out of a replay can fight no match."""

    def table(self, forces: Sequence[Document], setting: Setting) -> Table:
        """Return a match at its beginning, always the same. Raises FileProblem for forces that cannot meet."""

    def duel(self, forces: Sequence[Document], captains: Sequence[str], encounter: Any = None) -> Duel:
        """Return two forces ready for many battles, from an encounter if they are set up by one.

        Raises FileProblem for forces that cannot meet.
        """


def adviser(play: Play[Any]) -> str:
    """Return the captain who gives advice: the strongest one."""
    return tuple(play.captains)[-1]
