"""The roles of series in charts, and their colours in each ink.

A series has four roles: its line and edge, its fill, the pattern on the fill, and the tint of an area under its line. Patterns,
dashes and marks distinguish series where colour does not.
"""

from collections.abc import Sequence

from metamaker.rendering.drawing import Role

SERIES = 8
"""The number of series with roles of their own; further ones repeat them."""


def edge(series: int) -> Role:
    """Return the role of the line or edge of a series, counted from 0."""
    return f"series_{series % SERIES + 1}"


def fill(series: int) -> Role:
    """Return the role of the fill of a series."""
    return f"{edge(series)}_fill"


def mark(series: int) -> Role:
    """Return the role of the pattern on the fill of a series."""
    return f"{edge(series)}_mark"


def tint(series: int) -> Role:
    """Return the role of the area under the line of a series."""
    return f"{edge(series)}_tint"


def _roles(edges: Sequence[str], fills: Sequence[str], marks: Sequence[str], tints: Sequence[str]) -> dict[Role, str]:
    each = zip(edges, fills, marks, tints, strict=True)
    return {
        role: colour
        for series, colours in enumerate(each)
        for role, colour in zip((edge(series), fill(series), mark(series), tint(series)), colours, strict=True)
    }


_BRIGHT = ("#1f6fb2", "#b08000", "#7a4fa3", "#27804a", "#66707a", "#cc6608", "#0d7d80", "#b0305c")
_BRIGHT_MARKS = ("#6ba5d6", "#d6b255", "#ab8bc9", "#6cb388", "#a0a8b0", "#eaa56a", "#5fb3b5", "#d77d9b")
_BRIGHT_TINTS = ("#e4eef7", "#f8f0dc", "#efe9f5", "#e4f0e9", "#eceef0", "#faebdc", "#e1f0f0", "#f6e5eb")

COLOUR = _roles(_BRIGHT, _BRIGHT, _BRIGHT_MARKS, _BRIGHT_TINTS)
"""Colours with a contrast of at least 3 : 1 on white."""

GREY = _roles(
    ("#1c1c1c",) * SERIES,
    ("#4a4a4a", "#9a9a9a", "#707070", "#c0c0c0", "#5c5c5c", "#aeaeae", "#868686", "#d0d0d0"),
    ("#8c8c8c", "#4a4a4a", "#c8c8c8", "#5c5c5c", "#d0d0d0", "#4a4a4a", "#d8d8d8", "#5c5c5c"),
    ("#ececec",) * SERIES,
)
"""Greys: neighbours differ in lightness, and all in pattern."""

LINE_ART = _roles(("#000000",) * SERIES, ("#ffffff",) * SERIES, ("#000000",) * SERIES, ("#ffffff",) * SERIES)
"""Outlines with patterns."""

_PALE = ("#5aa9e6", "#e0b040", "#b392e0", "#58bf84", "#9aa7b3", "#ee8f45", "#45bcc0", "#ee82a8")
_PALE_MARKS = ("#2b6ea3", "#96701a", "#7650a8", "#2a7d4d", "#5f6c78", "#a85a1c", "#1f7f83", "#a8466c")
_PALE_TINTS = ("#213547", "#3a3220", "#322b42", "#213a2e", "#2c3238", "#3d2e22", "#1f383a", "#3f2832")

DARK = _roles(_PALE, _PALE, _PALE_MARKS, _PALE_TINTS)
"""For dark screens: light colours, with a contrast of at least 4.5 : 1 on a dark ground."""
