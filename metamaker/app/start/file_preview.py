"""Preview of a fleet file for lists of files, read in the background."""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from metamaker.core.errors import FileProblem
from metamaker.core.messages import ENGLISH, message, said
from metamaker.core.storage import read_file, shown
from metamaker.game_api.companion_games import MatchGame
from metamaker.game_api.game import Game
from metamaker.game_api.universe_game import UniverseGame
from metamaker.opening import open_any

if TYPE_CHECKING:
    from metamaker.rendering.drawing import Drawing
    from metamaker.rendering.ink import Ink

_VALUE, _SHIPS, _DESIGNS = "combat_value", "ships", "designs"
"""Totals to show if the game has them."""


@dataclass(frozen=True)
class FilePreview:
    """Preview of a file: title, game, ships and value of its content, small pictures and time of writing.

    `designs` is the number of designs if there are no ships; `unit` is the name of the value; `notes` are the author's notes.
    `problem` is set if the file is unusable; `state` is the progress of a match.
    """

    path: str
    title: str
    game: str = ""
    ships: int | None = None
    designs: int | None = None
    value: float | None = None
    unit: str = ""
    written: float = 0.0
    miniatures: "tuple[Drawing, ...]" = ()
    ink: "Ink | None" = None
    problem: str = ""
    notes: str = ""
    state: str = ""


_HEAD = 2_000
"""Number of characters at the beginning of a file in which its name is searched."""

_NAME = re.compile(r'"name": *("(?:[^"\\]|\\.)*")')


def name_in(path: str) -> str:
    """Return the name of a sample from the first lines of its file, which is quick, or the file name without one."""
    try:
        with Path(path).open(encoding="utf-8") as file:
            found = _NAME.search(file.read(_HEAD))
    except (OSError, UnicodeDecodeError):
        found = None
    return str(json.loads(found[1])) if found else Path(path).stem


_MOST_MINIATURES = 4
"""The number of pictures that fit into a card."""


def glance(path: str, language: str = ENGLISH) -> FilePreview:
    """Return the preview of a file. Never raises: the preview of an unusable file has the reason."""
    name = Path(path).stem
    try:
        written = Path(path).stat().st_mtime
        opened = open_any(read_file(path), shown(path))
    except OSError:
        return FilePreview(path, name, problem=str(message("file-gone")))
    except FileProblem as problem:
        return FilePreview(path, name, problem=problem.without_file)
    game, document = opened.game, opened.document
    stats = {stat.symbol: stat for stat in game.designs.roster(document).totals} if game.designs else {}
    ships, designs, value = (stats[key].value if key in stats else None for key in (_SHIPS, _DESIGNS, _VALUE))
    prints = None if isinstance(game, MatchGame) else game.prints
    return FilePreview(
        path=path,
        title=game.documents.title(document),
        game=game.key,
        ships=ships if isinstance(ships, int) else None,
        designs=designs if isinstance(designs, int) and not ships else None,
        value=float(value) if isinstance(value, int | float) else None,
        unit=said(stats[_VALUE].label, language) if _VALUE in stats else "",
        written=written,
        miniatures=prints.miniatures(document, _MOST_MINIATURES) if prints else (),
        ink=next(iter(prints.inks.values())) if prints else None,
        notes=game.documents.notes(document),
        state=_state(game, document, language),
    )


def _state(game: Game, document: Any, language: str) -> str:
    """Return the progress of a match, or a note for a universe pack."""
    if isinstance(game, MatchGame):
        from metamaker.game_api.match_documents import state_text

        return state_text(document, game.documents.words(language))
    return game.documents.words(language)["document-kind"] if isinstance(game, UniverseGame) else ""
