"""How a file on the disk is told from what it was: cheaply by its stamp, surely by its content."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

from metamaker.core.problem import FileProblem
from metamaker.core.storage import read_file


def digest(data: bytes) -> str:
    """Return what tells contents apart."""
    return hashlib.sha256(data).hexdigest()


@dataclass(frozen=True)
class Stamp:
    """A file as it was seen: length, time and number on its disk, and the digest of its content."""

    size: int
    time: int
    number: int
    digest: str

    @property
    def _cheap(self) -> tuple[int, int, int]:
        return self.size, self.time, self.number


def stamp(path: str, data: bytes) -> Stamp | None:
    """Return the stamp of a file that was just read or written as `data`; None if it is not there any more."""
    try:
        seen = Path(path).stat()
    except (OSError, ValueError):
        return None
    return Stamp(seen.st_size, seen.st_mtime_ns, seen.st_ino, digest(data))


def present(path: str, known: Stamp | None) -> Stamp | None:
    """Return the stamp of the file as it is now, None if there is none; the very same one if nothing speaks for a change.

    The content is read only if the cheap part differs.
    """
    try:
        seen = Path(path).stat()
        if known is not None and (seen.st_size, seen.st_mtime_ns, seen.st_ino) == known._cheap:
            return known
        return stamp(path, read_file(path))
    except (OSError, ValueError, FileProblem):
        return None
