"""A fault of the program as a text to be copied: what happened, where, in which version; nothing of the user's folders."""

import platform
import re
import traceback
from pathlib import PurePath
from types import TracebackType

_PATH = re.compile(r"(?:[A-Za-z]:)?(?:[\\/][^\\/\s\"':,;]+){2,}[\\/]?")
_PACKAGE = "metamaker"


def report(kind: type[BaseException], fault: BaseException, trace: TracebackType | None, version: str, qt: str) -> str:
    """Return the report of an exception."""
    head = f"MetaMaker {version}\nPython {platform.python_version()}, Qt {qt}, {platform.system()} {platform.machine()}\n\n"
    return head + without_folders("".join(traceback.format_exception(kind, fault, trace)))


def without_folders(text: str) -> str:
    """Return a text whose paths are cut: to their place in the program, or else to the name of the file."""
    return _PATH.sub(lambda found: _short(found[0]), text)


def _short(path: str) -> str:
    parts = PurePath(path.replace("\\", "/")).parts
    if _PACKAGE in parts:
        return "/".join(parts[len(parts) - 1 - parts[::-1].index(_PACKAGE) :])
    return parts[-1]
