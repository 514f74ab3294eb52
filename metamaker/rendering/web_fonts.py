"""The letters of the program's font that a page of its own needs, as data in its style sheet."""

from base64 import b64encode
from collections.abc import Iterable
from io import BytesIO

from metamaker.core.paths import resource
from metamaker.rendering.svg import FONT

_FILES = {400: "RobotoCondensed-Regular.ttf", 700: "RobotoCondensed-Bold.ttf"}

_DROPPED = ["GDEF", "GPOS", "GSUB", "kern", "DSIG", "hdmx", "gasp", "STAT"]
"""Tables for kerning and ligatures, which printed texts do not use, and for old screens."""


def font_faces(letters: Iterable[str]) -> str:
    """Return the rules of a style sheet that define the font with these letters in both weights."""
    return "".join(
        f'@font-face{{font-family:"{FONT}";font-weight:{weight};src:url(data:font/woff;base64,{_letters(file, letters)})}}\n'
        for weight, file in _FILES.items()
    )


def _letters(file: str, letters: Iterable[str]) -> str:
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    options = Options(
        layout_features=[], hinting=False, name_IDs=[], glyph_names=False, drop_tables=[*Options().drop_tables, *_DROPPED]
    )
    with TTFont(resource("fonts", file), lazy=True) as font:
        part = Subsetter(options)
        part.populate(text="".join(sorted(letters)))
        part.subset(font)
        font.flavor = "woff"
        made = BytesIO()
        font.save(made)
    return b64encode(made.getvalue()).decode()
