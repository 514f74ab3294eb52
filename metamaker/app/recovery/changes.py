"""What unsaved work is beside the file that it belongs to."""

from dataclasses import dataclass
from pathlib import Path

from metamaker.app.files.file_stamp import digest
from metamaker.app.recovery.record import Record
from metamaker.core.problem import FileProblem
from metamaker.core.storage import read_file
from metamaker.registry import open_bytes


@dataclass(frozen=True)
class Changes:
    """The name of the file, empty if there never was one; how many things differ from it; what became of it meanwhile."""

    file: str
    count: int = 0
    is_gone: bool = False
    is_other: bool = False


def changes(record: Record) -> Changes:
    """Return how unsaved work and its file differ."""
    if not record.file:
        return Changes("")
    name = Path(record.file).name
    try:
        data = read_file(record.file)
        saved, found = open_bytes(data, name), open_bytes(record.content, name)
    except FileProblem:
        return Changes(name, is_gone=True)
    if digest(data) != record.file_digest:
        return Changes(name, is_other=True)
    return Changes(name, len(found.game.differences(saved.document, found.document)))
