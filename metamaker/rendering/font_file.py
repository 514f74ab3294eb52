"""Fonts of the user for letters missing in the bundled font, read with care, because the file is untrusted."""

import struct
from pathlib import Path

from metamaker.core.messages import message
from metamaker.core.storage import beginning
from metamaker.rendering.metrics import Face

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
