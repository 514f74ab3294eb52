"""Watch over a long random walk: the log, standard error, error dialogs and hangs; and the journal of its steps."""

import faulthandler
import logging
import os
import re
import resource
import sys
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from metamaker.app.crash_report import FaultDialog, Faults
from metamaker.app.window.program import Program

HANG_SECONDS = 180
"""A step that takes longer is a hang: all threads are shown, and the process ends."""

SHOWN_STEPS = 40
"""The last steps, which are printed with a problem."""

_OF_THE_PLATFORM = re.compile(
    r"This plugin (supports|does not support) |propagateSizeHints|^\s*$|QStandardPaths: |Cannot create window: no screens"
)
"""Lines about a platform without a screen, which say nothing about the program."""


class SoakError(Exception):
    """A walk found a problem; the text describes it."""


class Records(logging.Handler):
    """Keeps warnings and errors of the log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line of the log."""
        text = record.getMessage()
        if not _OF_THE_PLATFORM.search(text.removeprefix("Qt: ")):
            self.texts.append(text)


class Watch:
    """Finds out after each step whether something went wrong. `folder` gets the journal and the lines of standard error."""

    def __init__(self, folder: Path, log: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._terminal = os.fdopen(os.dup(2), "w", buffering=1)
        self._errors = (folder / "stderr.txt").open("w+b", buffering=0)
        os.dup2(self._errors.fileno(), 2)
        self._read = 0
        self.journal: TextIO = (folder / "steps.txt").open("w", buffering=1, encoding="utf-8")
        self.steps: list[str] = []
        faulthandler.enable(file=self._terminal)
        self.faults = Faults(log)
        self._records = Records()
        logging.getLogger("metamaker.window").addHandler(self._records)

    def close(self) -> None:
        """Put back what was there before."""
        faulthandler.cancel_dump_traceback_later()
        logging.getLogger("metamaker.window").removeHandler(self._records)
        self.faults.close()
        os.dup2(self._terminal.fileno(), 2)
        faulthandler.enable()
        for file in (self._errors, self.journal, self._terminal):
            file.close()

    def note(self, step: str) -> None:
        """Write a step into the journal before it is taken: after a crash, the journal ends with the step that crashed."""
        self.steps.append(step)
        self.journal.write(f"{step}\n")
        faulthandler.dump_traceback_later(HANG_SECONDS, exit=True, file=self._terminal)

    def check(self, program: Program) -> None:
        """Raise SoakError if there is an error dialog, a warning in the log, or a line on standard error."""
        found = [*self._records.texts, *self._lines()]
        found += [f"error dialog: {each.report.toPlainText()}" for each in _dialogs(program)]
        if found:
            raise SoakError("\n".join(found))

    def say(self, text: str) -> None:
        """Print a line to the terminal."""
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()

    def _lines(self) -> list[str]:
        size = os.fstat(self._errors.fileno()).st_size
        if size == self._read:
            return []
        text = os.pread(self._errors.fileno(), size - self._read, self._read).decode(errors="replace")
        self._read = size
        return [line for line in text.splitlines() if not _OF_THE_PLATFORM.search(line)]


def _dialogs(program: Program) -> list[FaultDialog]:
    above: list[QObject] = [*program.windows, *QApplication.topLevelWidgets()]
    return [each for window in above for each in window.findChildren(FaultDialog)]


def resident_mb() -> float:
    """Return the memory of this process that is in use now, in MB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 2**20
