"""Tracebacks of crashes, such as segmentation faults: written during the crash, and found by the next run."""

import contextlib
import faulthandler
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import QLockFile

_MOST_RUNS = 4
"""The number of simultaneous runs with a crash file; any further run has none."""

_MOST_CHARACTERS = 100_000
"""The limit of a report: a traceback of all threads has a few thousand characters."""


class CrashLog:
    """The file that receives the traceback if this run crashes; `found` has the reports of earlier crashes, or is empty.

    Each run has its own file and lock, so that it never takes the file of another running program. Where no file can be
    written, the program runs without one.
    """

    def __init__(self, folder: Path, head: str) -> None:
        self.found = ""
        self._file: TextIO | None = None
        self._path, self._lock = Path(), QLockFile("")
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            for number in range(1, _MOST_RUNS + 1):
                self._look_at(folder / f"crash-{number}.txt", head)

    def _look_at(self, path: Path, head: str) -> None:
        """Read and remove a file that no run uses; the first such file becomes the file of this run."""
        if self._file is not None and not path.exists():
            return  # without a lock, which takes several times as long
        lock = QLockFile(str(path.with_suffix(".lock")))
        lock.setStaleLockTime(0)
        if not lock.tryLock(0):
            return
        self.found += _report_in(path)
        path.unlink(missing_ok=True)
        if self._file is None:
            self._path, self._lock = path, lock
            self._file = path.open("w", encoding="utf-8")
            self._file.write(f"{head}\n\n")
            self._file.flush()
            faulthandler.enable(self._file)
        else:
            lock.unlock()

    def close(self) -> None:
        """Remove the file: this run has not crashed."""
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None
            with contextlib.suppress(OSError):
                self._path.unlink(missing_ok=True)
            self._lock.unlock()


def _report_in(path: Path) -> str:
    """Return the report in a file, with its head; empty if its run did not crash."""
    with contextlib.suppress(OSError):
        with path.open(encoding="utf-8", errors="replace") as file:
            text = file.read(_MOST_CHARACTERS)
        if text.partition("\n\n")[2].strip():
            return text.rstrip() + "\n"
    return ""
