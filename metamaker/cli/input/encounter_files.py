"""Files with encounters: JSON, or a printout that contains one."""

from pathlib import Path
from typing import Any, NamedTuple

from metamaker.cli.input.arguments import offered
from metamaker.cli.output.files import refuse_unwritable
from metamaker.core.envelope import unwrap
from metamaker.core.errors import FileProblem
from metamaker.core.json_text import parse
from metamaker.core.messages import message
from metamaker.core.storage import STDIN, beginning, is_file, read_file, shown
from metamaker.game_api.game import Game
from metamaker.game_api.matches import met
from metamaker.game_api.play import Encounters, Play
from metamaker.opening import PDF_MARK, PDF_MARK_WITHIN, carried_in, game_named
from metamaker.play.documents import EncounterFile, encounter_from

_MARK = b'"encounter"'
_MARK_WITHIN = 400
"""Encounter files have this mark in their first bytes."""


class Opened(NamedTuple):
    """An opened encounter: its game with the battles, its forces, the set-up, and the file name for messages."""

    game: Game
    battles: Play
    document: EncounterFile
    forces: tuple[Any, ...]
    encounter: Any
    file: str


def is_encounter(path: str) -> bool:
    """Return whether a file is an encounter, or a printout that contains one."""
    if path == STDIN:
        return False
    try:
        begins = beginning(path, max(PDF_MARK_WITHIN, _MARK_WITHIN))
        return _MARK in begins[:_MARK_WITHIN] or (PDF_MARK in begins and _MARK in _text(path)[:_MARK_WITHIN])
    except (OSError, ValueError, FileProblem):
        return False


def _text(path: str) -> bytes:
    """Return the first document in a file. Raises FileProblem."""
    return carried_in(read_file(path), shown(path))[0].text()


def open_encounter(path: str) -> Opened:
    """Return the encounter in a file. Raises FileProblem."""
    data, file = _text(path), shown(path)
    game = game_named(unwrap(parse(data, file), file).game, file)
    battles: Play = offered(game.play, "play", game, file)
    encounters_of(game, battles, file)
    document = encounter_from(data, game.key, file)
    forces, encounter = met(game, document, file)
    return Opened(game, battles, document, forces, encounter, file)


def encounters_of(game: Game, battles: Play, file: str) -> Encounters:
    """Return the encounters of a game. Raises FileProblem if it has none."""
    if battles.encounters is None:
        raise FileProblem(file, "game", message("play-no_encounters", game=game.name))
    return battles.encounters


def refuse_others(path: str) -> None:
    """Raise FileProblem if the file is not an encounter or cannot be written."""
    refuse_unwritable(path)
    if is_file(path) and Path(path).stat().st_size > 0 and not is_encounter(path):
        raise FileProblem(path, "", message("play-no_encounter_there"))
