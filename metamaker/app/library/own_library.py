"""The library of a user: a folder of files with designs or definitions and their dependencies, for use in any document.

The files are ordinary document files, so that they can be shared; untrusted files are limited in size, and refused with one
sentence.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from metamaker.app.settings.settings import Settings
from metamaker.core.elements.references import use_counts
from metamaker.core.elements.structure import Structure
from metamaker.core.elements.transfer import cut
from metamaker.core.errors import FileProblem
from metamaker.core.ids import new_id
from metamaker.core.ids import ref as joined
from metamaker.core.messages import Words, message
from metamaker.core.storage import beginning, reason, write_file
from metamaker.game_api.game import Game, file_bytes
from metamaker.opening import Opened, open_bytes, other_kind

MOST_FILES = 400
"""The limit for files in the folder: listing more would take too long."""

MOST_BYTES = 1024 * 1024
"""Larger files are not entries of a library: the largest sample fleet has a tenth of this size."""


class Entry(NamedTuple):
    """An element of a library file: the path, the document in it, the reference there, and the title."""

    path: str
    document: Any
    ref: str
    title: str

    @property
    def key(self) -> str:
        """A unique key."""
        return f"{self.path}#{self.ref}"


class Shelf(NamedTuple):
    """The entries of the folder for a game, and the problems of unusable files, by file name."""

    entries: tuple[Entry, ...] = ()
    problems: tuple[tuple[str, str], ...] = ()


class OwnLibrary:
    """Reads and fills the folder named in the settings. The content of a file is remembered until the file changes."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def folder(self) -> Path:
        """The folder; it need not exist yet."""
        return self._settings.library

    def shelf(self, game: Game, structure: Structure[Any, Any], words: Words) -> Shelf:
        """Return the entries for documents of a game: from each file, the elements that nothing else in it uses."""
        entries, problems = list[Entry](), list[tuple[str, str]]()
        for path, changed, size in _files(self.folder):
            found = _read(path, changed, size)
            if isinstance(found, FileProblem):
                problems.append((Path(path).name, found.without_file))
            elif found.game is game:
                refs = _meant(structure, found.document)
                titles = (structure.title(of, words) for ref in refs if (of := structure.find(found.document, ref)))
                entries += [Entry(path, found.document, ref, title) for ref, title in zip(refs, titles, strict=True)]
            elif found.game.key == game.key:
                problems.append((Path(path).name, str(other_kind(found.game))))
        return Shelf(tuple(entries), tuple(problems))

    def keep(self, game: Game, structure: Structure[Any, Any], document: Any, refs: Sequence[str]) -> str:
        """Save each of these elements with its dependencies in a file of its own; return the name of the last file.

        An existing entry is not saved again. Raises FileProblem if the folder cannot be written to, EditProblem for elements
        that cannot be copied.
        """
        name = ""
        for ref in refs:
            of = structure.get(document, ref)
            alone = cut(structure, document, [ref])
            content = file_bytes(game, alone.with_(name=of.value.name or of.id))
            name = self._put(of.value.name or of.id, content)
        self._settings.note_library()
        return name

    def _put(self, title: str, content: bytes) -> str:
        folder = self.folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            taken = {each.stem: each for each in folder.glob("*.json")}
            same = next((each for each in taken.values() if _holds(each, content)), None)
        except OSError as problem:
            raise FileProblem(str(folder), "", message("file-unwritable", reason=reason(problem))) from None
        if same is not None:
            return same.name
        path = folder / f"{new_id(title, set(taken))}.json"
        write_file(str(path), content)
        return path.name

    def remove(self, entry: Entry) -> None:
        """Delete the file of an entry from the folder. Raises FileProblem if that is impossible."""
        try:
            Path(entry.path).unlink(missing_ok=True)
        except OSError as problem:
            raise FileProblem(entry.path, "", message("file-unwritable", reason=reason(problem))) from None
        self._settings.note_library()


def _holds(path: Path, content: bytes) -> bool:
    return path.stat().st_size == len(content) and path.read_bytes() == content


def _files(folder: Path) -> list[tuple[str, int, int]]:
    """Return the files of a folder by name, with their times of change and sizes; nothing for a missing folder."""
    try:
        paths = sorted(each for each in folder.glob("*.json") if each.is_file())[:MOST_FILES]
        return [(str(each), (known := each.stat()).st_mtime_ns, known.st_size) for each in paths]
    except OSError:
        return []


@lru_cache(maxsize=MOST_FILES)
def _read(path: str, _changed: int, size: int) -> Opened | FileProblem:
    """Return the content of a file, or why it cannot be used; read once for each version of the file."""
    if size > MOST_BYTES:
        return FileProblem(path, "", message("file-too_long", most=MOST_BYTES // 2**20))
    try:
        return open_bytes(beginning(path, MOST_BYTES), path)
    except FileProblem as problem:
        return problem
    except OSError as problem:
        return FileProblem(path, "", message("file-unreadable", reason=reason(problem)))


def _meant(structure: Structure[Any, Any], document: Any) -> list[str]:
    """Return the references of a file's main elements: shared elements that nothing else in it uses."""
    found = []
    for kind in structure.kinds:
        if kind.is_shared:
            used = use_counts(structure, document, kind.group)
            found += [joined(kind.group, each) for each in structure.listed(document, kind.group) if each not in used]
    return found


def keepable(structure: Structure[Any, Any], document: Any, refs: Sequence[str]) -> list[str]:
    """Return the elements that can be kept: designs and definitions; for ships and parts, their designs."""
    found = dict[str, None]()
    for ref in refs:
        of = structure.find(document, ref)
        if of is not None and not of.focus and not of.described.is_shared:
            of = structure.built_to(of)
        if of is not None and of.described.is_shared and not of.focus:
            found[of.ref] = None
    return list(found)
