"""Play of a board game: its document is the board for all sides, and nothing is hidden."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple

from typing_extensions import override

from metamaker.core.errors import FileProblem
from metamaker.core.issue import Issue
from metamaker.core.messages import Text, message
from metamaker.game_api.captains import Captains
from metamaker.game_api.documents import Document, NotInDocument
from metamaker.game_api.play import Play, adviser
from metamaker.play.board import ChanceCaptain
from metamaker.play.decision import Player
from metamaker.play.match import Match
from metamaker.play.results import Duel, Outcome
from metamaker.play.table import Setting, Table


def _hint(_name: str) -> Text:
    return message("play-board-chance")


RANDOM = Captains[Player]({"chance": ChanceCaptain}, usual="chance", hint=_hint)
"""The captain for any game with listed answers: it chooses at random."""


class BoardPlay(Play[Document], Generic[Document]):
    """See `Play`. `begin` sets up a board for `players` sides.

    Many battles run in several processes, so the functions of `begin` and `captains` must be at the top of modules.
    """

    bounds = (1, 1)
    figures: object = dict[str, str]
    """The cells of a row of standings by the titles of the columns."""

    def __init__(self, players: int, begin: Callable[[Document, Setting], Table], captains: Captains = RANDOM) -> None:
        self.captains = captains
        self._players = players
        self._begin = begin

    @override
    def seats(self, forces: Sequence[Document | None], survival: bool) -> int:
        return self._players

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
    def table(self, forces: Sequence[Document], setting: Setting) -> Table:
        return self._begin(forces[0], setting)

    @override
    def duel(self, forces: Sequence[Document], captains: Sequence[str], encounter: None = None) -> Duel:
        """Return two captains on one board, with changing sides."""
        one, other = captains
        return Duel(fight, _Bout(self, forces[0], (one, other)), f"{one} {other}", one == other)


class _Bout(NamedTuple):
    """A board and its two captains."""

    play: BoardPlay
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
