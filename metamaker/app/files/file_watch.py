"""Detection of changes to a file by other programs, or of its replacement."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

from metamaker.app.timers import rested
from metamaker.core.errors import FileProblem
from metamaker.core.storage import read_file


def digest(data: bytes) -> str:
    """Return a digest of the content."""
    return hashlib.sha256(data).hexdigest()


@dataclass(frozen=True)
class Stamp:
    """The known state of a file: length, time and number on its disk, and the digest of its content."""

    size: int
    time: int
    number: int
    digest: str

    @property
    def _cheap(self) -> tuple[int, int, int]:
        return self.size, self.time, self.number


def stamp(path: str, data: bytes) -> Stamp | None:
    """Return the stamp of a file just read or written as `data`; None if it is gone."""
    try:
        seen = Path(path).stat()
    except (OSError, ValueError):
        return None
    return Stamp(seen.st_size, seen.st_mtime_ns, seen.st_ino, digest(data))


def present(path: str, known: Stamp | None) -> Stamp | None:
    """Return the present stamp of a file, None if there is none, or `known` itself if the file seems unchanged.

    The content is read only if size, time or number differ.
    """
    try:
        seen = Path(path).stat()
        if known is not None and (seen.st_size, seen.st_mtime_ns, seen.st_ino) == known._cheap:
            return known
        return stamp(path, read_file(path))
    except (OSError, ValueError, FileProblem):
        return None


_SETTLE_MS = 150
"""Delay, because other programs write in several steps, and the final content is there a moment later."""


class FileWatch(QObject):
    """Watches one file at a time. `changed` is emitted once for each new content; `gone` if the file was removed.

    Also call `look` when the window comes to the front, because not every disk sends notifications.
    """

    changed = Signal()
    gone = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = ""
        self._known: Stamp | None = None
        self._watcher = QFileSystemWatcher(self)
        self._soon = rested(self, _SETTLE_MS, self.look)
        self._watcher.fileChanged.connect(lambda _: self._soon.start())
        self._watcher.directoryChanged.connect(lambda _: self._soon.start())

    def watch(self, path: str, known: Stamp | None) -> None:
        """Watch this file with its known state. An empty path watches none."""
        self._path, self._known = path, known
        watched = self._watcher.files() + self._watcher.directories()
        if watched:
            self._watcher.removePaths(watched)
        if path:
            # The folder reports replaced files, because a replaced file is no longer watched itself.
            self._watcher.addPaths([path, str(Path(path).absolute().parent)])

    def look(self) -> None:
        """Compare the file with its known state."""
        self._soon.stop()
        if not self._path or self._known is None:
            return
        now = present(self._path, self._known)
        if now is self._known:
            return
        old, self._known = self._known, now or self._known
        if now is None:
            self._known = None
            self.gone.emit()
            return
        if self._path not in self._watcher.files():
            self._watcher.addPath(self._path)
        if now.digest != old.digest:
            self.changed.emit()


def is_same_file(one: str, other: str) -> bool:
    """Return whether both names mean the same file on the disk; false if one of them does not exist."""
    try:
        return Path(one).samefile(other)
    except (OSError, ValueError):
        return False
