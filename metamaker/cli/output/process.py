"""The process: exit codes, and its streams: closed by the shell, read by nobody any more, or without our letters."""

import codecs
import logging
import os
import signal
import sys
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

FINE, PROBLEMS, UNUSABLE, INTERNAL, INTERRUPTED, PIPE_CLOSED, TERMINATED = 0, 1, 2, 70, 130, 141, 143
"""Exit codes: PROBLEMS is for errors that `check` and proof-readings find, the last four are those of Unix tools."""

PLAIN = "plain"
"""The name of this way for streams."""

_SIGNS = {
    **dict.fromkeys("−–—‐‑─", "-"),
    **dict.fromkeys("“”„″", '"'),
    **dict.fromkeys("‘’′", "'"),
    **dict.fromkeys("·•", "*"),
    **dict.fromkeys("\u00a0\u2009\u202f", " "),
    "…": "...",
    "×": "x",
    "→": "->",
    "≤": "<=",
    "≥": ">=",
    "½": "1/2",
    "²": "^2",
    "³": "^3",
}


def _plain(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    letters = problem.object[problem.start : problem.end]
    signs = (_SIGNS.get(letter) or letter.encode("ascii", "backslashreplace").decode() for letter in letters)
    return "".join(signs), problem.end


codecs.register_error(PLAIN, _plain)


class Terminated(BaseException):
    """Raised where the system asks the program to end: processes are ended in order, and nobody is asked anything."""


@contextmanager
def ending_in_order() -> Iterator[None]:
    """Raise Terminated for SIGTERM, which would otherwise leave behind what worker processes share."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, _terminate)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _terminate(_number: int, _frame: FrameType | None) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # a second one would interrupt the ending
    raise Terminated


def replace_closed() -> None:
    """Python has no stream at all where the shell closed it; what would go there goes nowhere."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115  as long as the process


def forget_output() -> None:
    """Nobody gets what is left; the interpreter would try once more at its end, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


_TALKING = ("pikepdf", "fontTools", "PIL", "distributed")


def quieten_libraries() -> None:
    """What libraries say of files on standard error is said by the program in one sentence; `METAMAKER_DEBUG` lets them."""
    if os.environ.get("METAMAKER_DEBUG"):
        return
    for name in _TALKING:
        logging.getLogger(name).addHandler(logging.NullHandler())
        logging.getLogger(name).propagate = False
    if not sys.warnoptions:
        warnings.filterwarnings("ignore", module=r"(PIL|fontTools|pikepdf|reportlab)\b")
