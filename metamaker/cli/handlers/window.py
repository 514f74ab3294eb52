"""`metamaker window`: the desktop app."""

import gc
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec

from metamaker.cli.output.messages import text
from metamaker.core.errors import FileProblem
from metamaker.core.messages import message

INSTALL = 'pip install "PySide6-Essentials>=6.11,<6.12"'
"""The versions that work with every Python: 6.12 aborts on Python 3.11, see the extra `app` in pyproject.toml."""


def run(files: Sequence[str], profile: str) -> int:
    """Open the app; see `metamaker window --help`. Raises FileProblem if it cannot run."""
    missing = what_is_missing(sys.platform, os.environ, find_spec("PySide6") is not None)
    if missing:
        raise FileProblem("", "", missing)
    gc.disable()  # the app replaces it, and the search for garbage among new modules takes a tenth of their import
    try:
        from metamaker.app.main import run as open_window
    except ImportError as problem:  # a library of the system needed by Qt
        raise FileProblem("", "", message("cli-window-library", reason=str(problem))) from None
    return open_window(files, profile)


def what_is_missing(platform: str, environment: Mapping[str, str], is_installed: bool) -> str:
    """Return the missing requirement of the app as a sentence, or an empty text."""
    if not is_installed:
        return text("cli-window-install", command=INSTALL)
    displays = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if platform.startswith("linux") and not any(environment.get(name) for name in displays):
        return text("cli-window-display")
    return ""
