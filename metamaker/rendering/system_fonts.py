"""Fonts of this machine for letters missing in the bundled one: found by fontconfig, or in the usual folders of the system."""

import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from metamaker.core.messages import message
from metamaker.core.storage import beginning
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


MAX_BYTES = 64 * 1024 * 1024
"""The limit for the size of a font: those with all Chinese characters have about 20 MB."""

_TRUETYPE = (b"\x00\x01\x00\x00", b"true")
_NEEDED = ("cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp")
_RESTRICTED = 0x0002
"""The bit of a font's licence field that forbids embedding."""


class FontProblem(ValueError):
    """A font file that cannot be used; the text is one sentence with the name of the file."""


def font_face(path: Path) -> Face:
    """Return the letters of a TrueType font with their widths. Raises FontProblem, OSError.

    Fonts with other outlines, collections of fonts and fonts that must not be embedded are refused.
    """
    if path.stat().st_size > MAX_BYTES:
        raise FontProblem(message("file-font-long", file=str(path), most=MAX_BYTES))
    if beginning(path, 4) not in _TRUETYPE:
        raise FontProblem(message("file-font-outlines", file=str(path)))
    from fontTools.ttLib import TTLibError

    try:
        return _face(path)
    except FontProblem:
        raise
    except (TTLibError, *_DAMAGE) as error:
        raise FontProblem(message("file-font-damaged", file=str(path))) from error


def _face(path: Path) -> Face:
    from fontTools.ttLib import TTFont

    with TTFont(path, lazy=True) as font:
        missing = [table for table in _NEEDED if table not in font]
        if missing:
            raise FontProblem(message("file-font-table", file=str(path), table=missing[0]))
        if "OS/2" in font and font["OS/2"].fsType & 0x000F == _RESTRICTED:
            raise FontProblem(message("file-font-licence", file=str(path)))
        unit, line, advances = font["head"].unitsPerEm, font["hhea"], font["hmtx"]
        letters = font.getBestCmap() or {}
        return Face(
            file=str(path.resolve()),
            ascent=line.ascent / unit,
            descent=line.descent / unit,
            cap_height=line.ascent / unit,
            widths={chr(code): advances[glyph][0] / unit for code, glyph in letters.items()},
        )


# The exceptions of the library depend on the place of the damage in the font.
_DAMAGE = (AssertionError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError, EOFError, struct.error)
