"""The process: exit codes, and streams that are closed, broken or in a limited encoding."""

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
"""Exit codes: PROBLEMS is for errors found by `check` and print checks, the last four are those of Unix tools."""

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
    """Raised when the system ends the program: worker processes end in order, without questions to the user."""


@contextmanager
def ending_in_order() -> Iterator[None]:
    """Raise Terminated for SIGTERM, so that shared resources of worker processes are freed."""
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
    """Replace streams closed by the shell, which are None in Python, by the null device."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115  as long as the process


def forget_output() -> None:
    """Discard the rest of the output; otherwise the interpreter would write it at exit and report an error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


_TALKING = ("pikepdf", "fontTools", "PIL", "distributed")


def quieten_libraries() -> None:
    """Silence messages of libraries about files, which the program reports itself; `METAMAKER_DEBUG` keeps them."""
    if os.environ.get("METAMAKER_DEBUG"):
        return
    for name in _TALKING:
        logging.getLogger(name).addHandler(logging.NullHandler())
        logging.getLogger(name).propagate = False
    if not sys.warnoptions:
        warnings.filterwarnings("ignore", module=r"(PIL|fontTools|pikepdf|reportlab)\b")
