"""Fonts of this machine for letters missing in the bundled one: found by fontconfig, or in the usual folders of the system."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from metamaker.rendering.font_file import FontProblem, font_face
from metamaker.rendering.metrics import Face

_SECONDS = 10.0
"""The time limit for fontconfig, which reads all fonts again after an installation."""

_MOST = 300
"""The limit for fonts of a folder in a search for a letter; reading the table of one takes some milliseconds."""

_FOLDERS = {
    "win32": ("C:/Windows/Fonts", "~/AppData/Local/Microsoft/Windows/Fonts"),
    "darwin": ("/System/Library/Fonts", "/System/Library/Fonts/Supplemental", "/Library/Fonts", "~/Library/Fonts"),
}
_USUAL_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts")


SWITCH = "METAMAKER_SYSTEM_FONTS"
"""The environment variable whose value `no` switches off fonts that other machines may lack."""


def finder() -> Callable[[str], Face | None] | None:
    """Return the function that finds fonts of this machine; None if they are switched off."""
    return None if os.environ.get(SWITCH) == "no" else system_face


def system_face(letter: str) -> Face | None:
    """Return the first usable font of this machine with a letter, by the names of files; None without any."""
    for path in _candidates(letter):
        face = _usable(path)
        if face is not None and letter in face.widths:
            return face
    return None


def _candidates(letter: str) -> Iterator[Path]:
    tool = shutil.which("fc-list")
    if tool is None:
        return iter(_in_folders())
    try:
        words = [tool, f":charset={ord(letter):x}:fontformat=TrueType:variable=False", "file"]
        listed = subprocess.run(words, capture_output=True, timeout=_SECONDS, check=True).stdout  # noqa: S603  no shell
    except (OSError, subprocess.SubprocessError):
        return iter(_in_folders())
    return iter(_plain_first(Path(os.fsdecode(line).strip().removesuffix(":")) for line in listed.splitlines()))


@cache
def _in_folders() -> tuple[Path, ...]:
    folders = (Path(folder).expanduser() for folder in _FOLDERS.get(sys.platform, _USUAL_FOLDERS))
    return _plain_first(path for folder in folders for path in folder.rglob("*.[tT][tT][fF]"))[:_MOST]


def _plain_first(paths: Iterator[Path]) -> tuple[Path, ...]:
    """Return the fonts in an order independent of the disk, upright and usual ones before others."""
    return tuple(sorted(set(paths), key=lambda path: (len(path.stem), path.name, str(path))))


@cache
def _usable(path: Path) -> Face | None:
    try:
        return font_face(path)
    except (FontProblem, OSError):
        return None
