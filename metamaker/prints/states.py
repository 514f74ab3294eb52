"""Play states: read from their own files, or from sheets that were filled in on the screen."""

import re
from collections.abc import Mapping
from typing import Any

from metamaker.core.json_text import parse
from metamaker.core.problem import ContentProblem, FileProblem
from metamaker.core.storage import read_file, shown
from metamaker.game.game import Game, required

PDF_MARK = b"%PDF-"
_MARK_WITHIN = 1024

_OWNER = re.compile(r"(\d{1,3})/(.+)")
"""Fields of sheets that share a file with those of other documents begin with the number of theirs."""


def read_state(game: Game[Any], document: Any, path: str, number: int = 0) -> tuple[object, object]:
    """Return the play state of a document in a file, and its JSON value; of a filled PDF file what its fields say.

    `number`: which document of several in a PDF file it is, from 1. Raises FileProblem.
    """
    data, file = read_file(path), shown(path)
    kit = required(game.sheets)
    value = (
        parse(data, file) if PDF_MARK not in data[:_MARK_WITHIN] else kit.filled_state(document, _values(data, file, number))
    )
    return kit.play_state(document, value, file), value


def _values(data: bytes, file: str, number: int) -> Mapping[str, str]:
    from metamaker.sheets.filled import filled_in

    try:
        found = filled_in(data)
    except ContentProblem as problem:
        raise FileProblem(file, "", str(problem)) from None
    owned = {name: _OWNER.fullmatch(name) for name in found}
    own = {match[2]: found[name] for name, match in owned.items() if match and int(match[1]) == max(number, 1)}
    return own or {name: value for name, value in found.items() if not owned[name]}
