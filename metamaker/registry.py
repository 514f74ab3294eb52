"""The list of games, and opening a file of any of them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from metamaker.core.envelope import migrated, unwrap
from metamaker.core.expectation import did_you_mean
from metamaker.core.json_text import parse
from metamaker.core.problem import FileProblem
from metamaker.core.storage import read_file, shown
from metamaker.game import Game


def _metaverse() -> Game[Any]:
    from metamaker.games.metaverse.game import METAVERSE

    return METAVERSE


_GAMES: dict[str, Callable[[], Game[Any]]] = {"metaverse": _metaverse}
"""How to get at each game; it is imported when it is first asked for."""

GAMES = tuple(_GAMES)
"""The keys of all games, in the order in which they are offered."""

PDF_MARK = b"%PDF-"
PDF_MARK_WITHIN = 1024


@dataclass(frozen=True)
class Opened:
    """A document that was read, its game, and what messages call the file."""

    file: str
    game: Game[Any]
    document: Any


def game_called(key: str) -> Game[Any]:
    """Return the game with this key. Raises KeyError."""
    return _GAMES[key]()


def open_file(path: str) -> Opened:
    """Return the document in a JSON file or a PDF file that carries one; `-` is standard input. Raises FileProblem."""
    return open_bytes(read_file(path), shown(path))


def open_bytes(data: bytes, file: str) -> Opened:
    """Return the document in the content of a file; messages call it `file`. Raises FileProblem."""
    text = _attached(data, file) if PDF_MARK in data[:PDF_MARK_WITHIN] else data
    envelope = unwrap(parse(text, file), file)
    if envelope.game not in _GAMES:
        known = ", ".join(GAMES)
        raise FileProblem(file, "game", f"expected one of {known}, found “{envelope.game}”{did_you_mean(envelope.game, GAMES)}")
    game = game_called(envelope.game)
    return Opened(file, game, game.read(migrated(envelope, game.format, file), file))


def _attached(data: bytes, file: str) -> bytes:
    from metamaker.sheets.attachment import AttachmentProblem, attachment

    try:
        return attachment(data)[1]
    except AttachmentProblem as problem:
        raise FileProblem(file, "", str(problem)) from None
