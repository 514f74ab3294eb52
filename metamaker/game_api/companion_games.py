"""The matches and the games on paper of a game, each as a game of its own. Their documents are imported with the first one."""

from functools import cache
from typing import TYPE_CHECKING

from metamaker.game_api.game import Game

if TYPE_CHECKING:
    from metamaker.play.documents import Replay, TableRecord  # noqa: F401  the bases below name them


class MatchGame(Game["Replay"]):
    """The matches of a game as a game of its own: its documents are replays. `of` is the game of the matches."""

    def __init__(self, of: Game) -> None:
        from metamaker.game_api.match_documents import MatchDocuments
        from metamaker.play.documents import REPLAY

        super().__init__(of.key, of.name, REPLAY, MatchDocuments(of))
        self.of = of


@cache
def match_game(game: Game) -> MatchGame:
    """Return the matches of a game, always as the same object."""
    return MatchGame(game)


class RecordGame(Game["TableRecord"]):
    """The records of a game as a game of its own. `of` is the recorded game."""

    def __init__(self, of: Game) -> None:
        from metamaker.game_api.record_documents import RecordDocuments
        from metamaker.play.documents import RECORD

        super().__init__(of.key, of.name, RECORD, RecordDocuments(of))
        self.of = of


@cache
def record_game(game: Game) -> RecordGame:
    """Return the records of a game, always as the same object."""
    return RecordGame(game)
