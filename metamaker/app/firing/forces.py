"""The ships that can fire or be targets: those of open documents, and of games on paper with their damage."""

from typing import TYPE_CHECKING, Any, NamedTuple

from metamaker.app.document import Document
from metamaker.core.memo import memo_by
from metamaker.game_api.companion_games import MatchGame, RecordGame
from metamaker.game_api.game import Game, required, title_of

if TYPE_CHECKING:
    from metamaker.play.documents import Contingent, TableRecord


class Force(NamedTuple):
    """A fleet with the play state of its ships; None for undamaged ships."""

    fleet: Any
    damage: Any = None


class Named(NamedTuple):
    """A ship or class of a document: its reference and its display name."""

    ref: str
    name: str


def played_game(document: Document) -> Game | None:
    """Return the game of the ships in a document; None for a match, and for a game without odds of attacks."""
    game = document.game
    if isinstance(game, MatchGame):
        return None
    of = game.of if isinstance(game, RecordGame) else game
    return of if of.has("firing") else None


def force_of(document: Document) -> Force:
    """Return the fleet of a document. The ships of a game on paper have the damage on their sheets."""
    if isinstance(document.game, RecordGame):
        return _recorded(document.value, document.game.of)
    return Force(document.value)


@memo_by
def _recorded(record: "TableRecord", game: Game) -> Force:
    fleet = _fleet(record.fleet, game)
    return Force(fleet, required(game.sheets).play_state(fleet, record.state, "") if record.state else None)


@memo_by
def _fleet(contingent: "Contingent", game: Game) -> Any:
    """Return the fleet of a record, read once for all its states."""
    from metamaker.game_api.record_documents import fleet_of
    from metamaker.play.documents import TableRecord

    return fleet_of(game, TableRecord(fleet=contingent), "")


def subjects(game: Game, fleet: Any, language: str) -> tuple[tuple[Named, ...], ...]:
    """Return the ships of a fleet, then its classes."""
    return _subjects(fleet, (game, language))


@memo_by
def _subjects(fleet: Any, shown: tuple[Game, str]) -> tuple[tuple[Named, ...], ...]:
    game, language = shown
    designs = required(game.designs)
    refs = designs.subjects(fleet, False), designs.subjects(fleet, True)
    return tuple(tuple(Named(ref, title_of(game, fleet, ref, language)) for ref in some) for some in dict.fromkeys(refs))
