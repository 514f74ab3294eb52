"""Recovery files on the disk: a folder with a lock for each run of the program, and the unsaved work in it."""

import contextlib
import json
import re
import secrets
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLockFile, QObject, Signal

from metamaker.core.errors import FileProblem
from metamaker.core.json_text import parse
from metamaker.core.messages import message
from metamaker.core.sanitize import visible
from metamaker.core.storage import is_folder, read_file, reason, write_file

_FORMAT = 1
_WORDS = ("title", "file", "file_digest")


@dataclass(frozen=True)
class Record:
    """Unsaved work. `content` is that of a fleet file; `file` and `file_digest` are empty if it never had one.

    `written` is the system time in seconds.
    """

    title: str
    file: str
    file_digest: str
    written: float
    content: bytes

    def as_bytes(self) -> bytes:
        """Return the content of a recovery file. A file name that is not valid text is left out, as for a new document."""
        words = {word: getattr(self, word) for word in _WORDS}
        if visible(self.file) != self.file:
            words |= {"title": visible(self.title), "file": "", "file_digest": ""}
        fields: dict[str, Any] = {"recovery": _FORMAT, **words}
        fields |= {"written": self.written, "document": json.loads(self.content)}
        return json.dumps(fields, ensure_ascii=False, allow_nan=False).encode()


def read_record(path: Path) -> Record:
    """Return the content of a recovery file. Raises FileProblem for an unusable file."""
    file = str(path)
    found = parse(read_file(file), file)
    if not isinstance(found, dict) or found.get("recovery") != _FORMAT:
        raise FileProblem(file, "", message("file-recovery-format", format=_FORMAT))
    written, document = found.get("written"), found.get("document")
    if not isinstance(written, int | float) or not isinstance(document, dict):
        raise FileProblem(file, "", message("file-recovery-document"))
    words = [found.get(word) for word in _WORDS]
    if not all(isinstance(word, str) for word in words):
        raise FileProblem(file, "", message("file-recovery-title"))
    title, name, digest = (str(word) for word in words)
    content = json.dumps(document, ensure_ascii=False).encode()
    return Record(title, name, digest, min(max(float(written), 0.0), _LATEST), content)


_LATEST = 2.0**32
"""Seconds up to the year 2106. A damaged file can have a time outside the calendar."""


KEPT = 5
"""Recovery files per document. The older ones are used if the newest is damaged."""

_NAME = re.compile(r"([a-z0-9]+)-(\d+)\.json")


@dataclass(frozen=True)
class LeftBehind:
    """Unsaved work of a crashed run: its record, and the folder and key of its files."""

    record: Record
    folder: Path
    key: str


class RecoveryStore(QObject):
    """Writes and removes recovery files in order in a separate thread. `failed(sentence)` is emitted if writing fails.

    `written` is emitted if it succeeds.

    The folder of this run is locked while it runs, so that no other run takes its files as its own to recover.
    """

    failed = Signal(str)
    written = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._own = folder / secrets.token_hex(6)
        self._locks: dict[Path, QLockFile] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="recovery")

    def write(self, key: str, make: Callable[[], Record]) -> "Future[None]":
        """Write the record of `make()`, called in the thread, as the newest file under `key`."""
        return self._thread.submit(self._write, key, make)

    def remove(self, key: str) -> "Future[None]":
        """Remove all files under `key`, because the work is saved or discarded."""
        return self._thread.submit(_remove, self._own, key)

    def close(self) -> None:
        """Wait for unfinished writing, and release the lock. An empty folder is removed."""
        self._thread.shutdown(wait=True)
        for folder, lock in self._locks.items():
            with contextlib.suppress(OSError):
                folder.rmdir()
            lock.unlock()
        self._locks.clear()

    def left_behind(self) -> tuple[LeftBehind, ...]:
        """Return the unsaved work of crashed runs, the latest first. From then on this run owns it."""
        if not is_folder(self._folder):
            return ()
        folders = [each for each in self._folder.iterdir() if is_folder(each) and each != self._own and self._have(each)]
        found = [left for folder in folders for left in _work_in(folder)]
        return tuple(sorted(found, key=lambda left: -left.record.written))

    def discard(self, left: LeftBehind) -> None:
        """Remove work of an earlier run after all earlier writing is done."""
        self._thread.submit(_remove, left.folder, left.key).result()
        with contextlib.suppress(OSError):
            left.folder.rmdir()

    def _have(self, folder: Path) -> bool:
        """Return whether this run owns the folder. Its lock is available only after the run that created it has ended."""
        if folder in self._locks:
            return True
        lock = QLockFile(str(folder.with_suffix(".lock")))
        lock.setStaleLockTime(0)
        if not lock.tryLock(0):
            return False
        self._locks[folder] = lock
        return True

    def _write(self, key: str, make: Callable[[], Record]) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            if not self._have(self._own):
                raise FileProblem(self._own.name, "", message("file-unlocked"))
            self._own.mkdir(exist_ok=True)
            files = _files(self._own, key)
            number = int(files[0].stem.partition("-")[2]) + 1 if files else 1
            write_file(str(self._own / f"{key}-{number:06}.json"), make().as_bytes())
            for old in files[KEPT - 1 :]:
                with contextlib.suppress(OSError):  # the work is already safe
                    old.unlink(missing_ok=True)
            self.written.emit()
        except FileProblem as problem:
            self.failed.emit(str(problem.text))
        except OSError as problem:
            self.failed.emit(str(reason(problem)))


def _files(folder: Path, key: str) -> list[Path]:
    """Return the files under `key`, the newest first."""
    if not is_folder(folder):
        return []
    found = [(name, path) for path in folder.iterdir() if (name := _NAME.fullmatch(path.name)) and name[1] == key]
    return [path for _, path in sorted(found, key=lambda each: -int(each[0][2]))]


def _remove(folder: Path, key: str) -> None:
    # Oldest first, so that an interruption leaves the newest.
    for file in reversed(_files(folder, key)):
        with contextlib.suppress(OSError):
            file.unlink(missing_ok=True)


def _work_in(folder: Path) -> list[LeftBehind]:
    keys = sorted({name[1] for path in folder.iterdir() if (name := _NAME.fullmatch(path.name))})
    found = []
    for key in keys:
        record = _newest(_files(folder, key))
        if record is not None:
            found.append(LeftBehind(record, folder, key))
    return found


def _newest(files: list[Path]) -> Record | None:
    for file in files:
        with contextlib.suppress(FileProblem):
            return read_record(file)
    return None
