"""The files of a gallery: documents in folders and below them, found by name."""

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from metamaker.core.errors import FileProblem
from metamaker.core.messages import message
from metamaker.core.sanitize import visible
from metamaker.core.storage import ENDINGS, is_file, is_folder, reason

MOST_FILES = 50_000
"""Five times the designs that the index is quick with."""

DEEPEST = 16
"""Folders inside folders."""


Step = Callable[[int, int], None]
"""Called after each file with the number of finished files, and of all."""


class Source(NamedTuple):
    """A file: `name` identifies it in the gallery, by the given folder and the path below it."""

    name: str
    path: str


def sources(places: Sequence[str], site: str = "") -> tuple[Source, ...]:
    """Return the document files in each folder and below it, by name, and given files of any kind.

    Files in `site`, hidden files, and links to folders are skipped. Raises FileProblem for a missing place, and for too many
    files.
    """
    taken: dict[str, int] = {}
    found: dict[str, Source] = {}
    for place in places:
        base = Path(place).resolve().name or "files"
        taken[base] = taken.get(base, 0) + 1
        called = base if taken[base] == 1 else f"{base}-{taken[base]}"
        for each in _at(place, called, os.path.realpath(site) if site else ""):
            found.setdefault(os.path.realpath(each.path), each)
            if len(found) > MOST_FILES:
                raise FileProblem(place, "", message("gallery-too_many", most=MOST_FILES))
    return tuple(found.values())


def _at(place: str, called: str, site: str) -> Iterator[Source]:
    if is_folder(place):
        yield from sorted(_inside(place, called, site))
    elif is_file(place):
        yield Source(visible(called), place)
    else:
        raise FileProblem(place, "", message("gallery-no_place"))


def _inside(folder: str, called: str, site: str) -> Iterator[Source]:
    def refuse(problem: OSError) -> None:
        raise FileProblem(str(problem.filename or folder), "", message("file-unreadable", reason=reason(problem)))

    for at, folders, files in os.walk(folder, onerror=refuse):
        below = Path(at).relative_to(folder)
        if os.path.realpath(at) == site or len(below.parts) > DEEPEST:
            folders.clear()
            continue
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in files:
            if name.lower().endswith(ENDINGS) and not name.startswith(".") and is_file(Path(at) / name):
                yield Source(visible((Path(called) / below / name).as_posix()), str(Path(at) / name))
