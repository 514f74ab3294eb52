"""Entries of logs from files: a match, a game recorded on paper, a play state."""

from typing import Any

from metamaker.core.envelope import migrated, unwrap
from metamaker.core.errors import FileProblem
from metamaker.core.json_text import parse
from metamaker.core.messages import message
from metamaker.core.storage import read_file, shown
from metamaker.game_api.companion_games import record_game
from metamaker.game_api.game import Game
from metamaker.game_api.record_documents import fleet_of
from metamaker.game_api.ship_logs import About, Entries, from_record, from_replay, from_state
from metamaker.play.documents import RECORD, REPLAY, replay_from
from metamaker.printing.play_states import is_state_code, read_state


def entries_in(game: Game[Any], document: Any, path: str, about: About, language: str) -> Entries:
    """Return the entries for the ships of a document from a battle in a file, or in a code of live sheets.

    Raises FileProblem, also if no ship of the document fought in it; EditProblem for words of `about` that a log cannot have.
    """
    found = None if is_state_code(path) else _in_json(game, document, path, about, language)
    if found is None:
        read = read_state(game, document, path)
        found = from_state(game, document, read.state, read.value, about, language)
    if not found:
        raise FileProblem(shown(path), "", message("log-nobody"))
    return found


def _in_json(game: Game[Any], document: Any, path: str, about: About, language: str) -> Entries | None:
    """Return the entries from a match or record; None for other files."""
    data, file = read_file(path), shown(path)
    if not data.lstrip().startswith(b"{"):
        return None
    value = parse(data, file)
    kind = value.get("kind") if isinstance(value, dict) else None
    if kind == REPLAY.kind:
        return from_replay(game, document, replay_from(data, game.key, file), file, about, language)
    if kind != RECORD.kind:
        return None
    envelope = unwrap(value, file)
    if envelope.game != game.key:
        raise FileProblem(file, "", message("play-game_wanted"))
    record = record_game(game).documents.read(migrated(envelope, RECORD, file), file)
    return from_record(game, document, record, fleet_of(game, record, file), about, language)
