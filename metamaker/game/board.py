"""Play of a board game: its document is the board for all sides, everything lies open, captains move by chance or better."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple

from typing_extensions import override

from metamaker.core.issue import Issue
from metamaker.core.problem import FileProblem
from metamaker.core.words import Text, message
from metamaker.game.documents import Document, NotInDocument
from metamaker.game.play import Play, adviser
from metamaker.play.board import BoardTable, ChanceCaptain
from metamaker.play.decision import Player
from metamaker.play.match import Match
from metamaker.play.table import Setting
from metamaker.play.tally import Duel, Outcome

CHANCE = "chance"


class BoardPlay(Play[Document], Generic[Document]):
    """See Play. `begin` puts a board at its beginning for so many `players`; `better`: captains beside that by chance.

    Each of `better` has a sentence on what it does, and what makes it of a seed and its side; the weakest come first. To
    fight many battles in several processes, all of it must be functions and classes at the top of modules.
    """

    survival = False
    rulings = 1
    encounters = None
    paper = None
    bounds = (1, 1)
    figures = dict[str, str]
    """A board has no figures of its own: the cells of its rows by the titles of the columns."""

    def __init__(
        self,
        players: int,
        begin: Callable[[Document, Setting], BoardTable],
        better: Mapping[str, tuple[Text, Callable[[int, int], Player]]] | None = None,
    ) -> None:
        self._players = players
        self._begin = begin
        self._captains = {CHANCE: (message("play-board-chance"), ChanceCaptain), **(better or {})}

    @property
    @override
    def captains(self) -> Mapping[str, str]:
        return {name: str(does) for name, (does, _) in self._captains.items()}

    @property
    @override
    def usual_captain(self) -> str:
        """The strongest."""
        return list(self._captains)[-1]

    @override
    def hire(self, name: str, seed: int, side: int) -> Player:
        return self._captains[name][1](seed, side)

    @override
    def seats(self, forces: Sequence[Document | None], survival: bool) -> int:
        return self._players

    @override
    def sides(self, document: Document) -> tuple[Document, ...]:
        return ()

    @override
    def force(self, document: Document, names: Sequence[str]) -> Document:
        if names:
            raise NotInDocument(message("play-board_no_sides", found=names[0]))
        return document

    @override
    def flaws(self, force: Document) -> tuple[Issue, ...]:
        return ()

    @override
    def check(self, forces: Sequence[Document], survival: bool, file: str) -> None:
        if len(forces) != 1:
            raise FileProblem(file, "fleets", message("play-board_one", found=len(forces)))

    @override
    def table(self, forces: Sequence[Document], setting: Setting) -> BoardTable:
        return self._begin(forces[0], setting)

    @override
    def duel(self, forces: Sequence[Document], captains: Sequence[str], encounter: None = None) -> Duel:
        """Two captains on one board, who change sides."""
        one, other = captains
        return Duel(fight, _Bout(self, forces[0], (one, other)), f"{one} {other}", one == other)


class _Bout(NamedTuple):
    """A board and the captains who meet on it."""

    play: BoardPlay[Any]
    board: Any
    captains: tuple[str, str]


def fight(bout: _Bout, seed: int, mirrored: bool, /) -> Outcome:
    """Return how one match ended; see Fight."""
    captains = bout.captains[::-1] if mirrored else bout.captains
    setting = Setting(seed, captains)
    match = Match(lambda: bout.play.table((bout.board,), setting), setting, bout.play.hire, adviser(bout.play), len(captains))
    while match.result is None:
        match.play_turn()
    winner = match.result if match.result >= 0 else None
    return Outcome(1 - winner if mirrored and winner is not None else winner, match.turn)
