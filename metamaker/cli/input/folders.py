"""Folders in place of files: the documents in them, for commands with several files."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from metamaker.core.collation import collated
from metamaker.core.envelope import MAIN_KIND
from metamaker.core.errors import FileProblem
from metamaker.core.json_text import parse
from metamaker.core.messages import message
from metamaker.core.storage import ENDINGS, is_file, is_folder, read_file, reason


def documents_in(files: Sequence[str]) -> list[str]:
    """Replace each folder by the files with documents in it, by name. Raises FileProblem for a folder without any."""
    return [found for file in files for found in (_inside(file) if file and is_folder(file) else (file,))]


def _inside(folder: str) -> list[str]:
    try:
        files = [file for file in Path(folder).iterdir() if file.suffix in ENDINGS and is_file(file)]
        files.sort(key=lambda file: collated(file.name))
        found = [str(file) for file in files if _may_be_document(str(file))]
    except OSError as problem:
        raise FileProblem(folder, "", message("file-unreadable", reason=reason(problem))) from None
    if not found:
        raise FileProblem(folder, "", message("cli-empty_folder"))
    return found


def _may_be_document(file: str) -> bool:
    """Return whether a file is a document, possibly a damaged one; files of other programs are skipped."""
    try:
        value = parse(read_file(file), file)
    except FileProblem:
        return True
    return isinstance(value, dict) and "game" in value and value.get("kind", MAIN_KIND) == MAIN_KIND


def names(files: Sequence[str]) -> Iterator[str]:
    """Yield the names of files, folders, and single fleets of a printout without extension; nothing for other words."""
    for file in files:
        path = Path(file.partition("#")[0])
        if path.name not in {"", "-"} and len(file) <= _LONGEST:
            yield path.stem
        elif is_folder(file):
            yield path.resolve().name


_LONGEST = 1000
"""Longer words are share codes."""
