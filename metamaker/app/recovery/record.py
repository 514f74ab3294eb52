"""What is kept of unsaved work: the document, the file that it belongs to, and what that file was like."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from metamaker.core.json_text import parse
from metamaker.core.problem import FileProblem
from metamaker.core.storage import read_file

_FORMAT = 1
_WORDS = ("title", "file", "file_digest")


@dataclass(frozen=True)
class Record:
    """Unsaved work. `content` is that of a fleet file; `file` and `file_digest` are empty if it never had one.

    `written` counts seconds as the clock of the machine does.
    """

    title: str
    file: str
    file_digest: str
    written: float
    content: bytes

    def as_bytes(self) -> bytes:
        """Return the content of a recovery file."""
        told: dict[str, Any] = {"recovery": _FORMAT, **{word: getattr(self, word) for word in _WORDS}}
        told |= {"written": self.written, "document": json.loads(self.content)}
        return json.dumps(told, ensure_ascii=False, allow_nan=False).encode()


def read_record(path: Path) -> Record:
    """Return what a recovery file holds. Raises FileProblem for one that cannot be used."""
    file = str(path)
    told = parse(read_file(file), file)
    if not isinstance(told, dict) or told.get("recovery") != _FORMAT:
        raise FileProblem(file, "", f"expected recovered work of format {_FORMAT}, found something else")
    written, document = told.get("written"), told.get("document")
    if not isinstance(written, int | float) or not isinstance(document, dict):
        raise FileProblem(file, "", "expected the time and the document, found something else")
    words = [told.get(word) for word in _WORDS]
    if not all(isinstance(word, str) for word in words):
        raise FileProblem(file, "", "expected a title and a file, found something else")
    title, name, digest = (str(word) for word in words)
    content = json.dumps(document, ensure_ascii=False).encode()
    return Record(title, name, digest, float(written), content)
