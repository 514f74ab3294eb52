"""Memory: garbage is collected only in the main thread, and large blocks go back to the system.

Python collects in the thread that makes the next object. A widget in a reference cycle would be deleted there, in parallel to
the drawing thread, and the program would crash silently.
"""

import ctypes
import gc

from PySide6.QtCore import QObject, QTimer

_YOUNG, _MIDDLE, _OLD = 50_000, 20, 20
"""The thresholds of new objects and smaller collections for the next collection of each generation.

A full collection with fleets, fonts and rules in memory takes longer than an edit may; frozen values make few reference cycles.
"""

_EVERY_MS = 200
"""Milliseconds between checks for a due collection. The garbage in between is collected in a few milliseconds."""

LARGE = 128 * 1024
"""Blocks from this number of bytes, such as a square of a page, get memory pages of their own and return them to the system."""

_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""Options of `mallopt`; see malloc.h of the GNU C library."""


def collect_due() -> None:
    """Collect garbage if the number of new objects calls for it, as Python itself would. Call it in the main thread."""
    young, middle, old = gc.get_count()
    if young > _YOUNG:
        gc.collect(0 if middle <= _MIDDLE else 1 if old <= _OLD else 2)


class Collector(QObject):
    """Replaces Python's automatic collection as long as it lives, and checks regularly whether a collection is due."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY_MS)
        self._timer.timeout.connect(collect_due)
        self._timer.start()

    def close(self) -> None:
        """Return collecting to Python."""
        self._timer.stop()
        gc.enable()


def leave_out_what_is_loaded() -> None:
    """Exclude everything loaded so far from all later collections."""
    gc.freeze()


def give_back_large_blocks() -> None:
    """Keep large blocks apart from small ones; without the GNU C library, do nothing.

    By default, that library raises its limit to the size of the largest freed block. After the first square of a page, squares
    would be placed between small blocks, and the gaps would be too scattered for reuse. It also has an arena for each thread,
    with gaps of its own.
    """
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):  # musl and macOS have no such function, Windows no such library
        return
    mallopt(_MMAP_THRESHOLD, LARGE)
    mallopt(_ARENA_MAX, 2)
