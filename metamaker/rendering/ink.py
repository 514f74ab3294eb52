"""Inks: the colours of roles. Colour, grey and ink-saving are three inks of the same drawing.

A bar is filled with `BAR`, outlined with `INK` and written on with `ON_BAR`; tinted ground has `TINT` and `TINT_EDGE`. So an
ink without fills still shows them.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from typing_extensions import override

from metamaker.rendering import series
from metamaker.rendering.drawing import Role

INK = "ink"
QUIET = "quiet"
LINE = "line"
HAIRLINE = "hairline"
TINT = "tint"
TINT_EDGE = "tint_edge"
PAPER = "paper"
BAR = "bar"
ON_BAR = "on_bar"
ALERT = "alert"


class Colour(NamedTuple):
    """Red, green and blue, 0 to 255."""

    red: int
    green: int
    blue: int

    @property
    def css(self) -> str:
        """The colour as style sheets write it: `#1b1f24`."""
        return f"#{self.red:02x}{self.green:02x}{self.blue:02x}"


class Ink:
    """A print style: a colour for each role. `night`: the same for tables and boards on a dark screen, if any.

    Inks are compared by value, because painted pictures are cached by ink: pages with equal inks share their pictures.
    """

    def __init__(self, colours: Mapping[Role, str], night: "Ink | None" = None) -> None:
        self.colours = MappingProxyType({role: _colour(css) for role, css in colours.items()})
        self.night = night
        self._hash = hash((frozenset(self.colours.items()), night))

    @override
    def __eq__(self, other: object) -> bool:
        """Return whether another ink has the same colours, including those for dark screens."""
        if self is other:
            return True
        return isinstance(other, Ink) and self.colours == other.colours and self.night == other.night

    @override
    def __hash__(self) -> int:
        return self._hash

    def __getitem__(self, role: Role) -> Colour:
        """Return the colour of `role`; raises KeyError for an unknown role."""
        return self.colours[role]

    def with_roles(self, colours: Mapping[Role, str], night: "Ink | None" = None) -> "Ink":
        """Return this ink with further roles, such as those of a game."""
        return Ink({**{role: colour.css for role, colour in self.colours.items()}, **colours}, night)


def _colour(css: str) -> Colour:
    return Colour(*bytes.fromhex(css.removeprefix("#")))


NIGHT = Ink(
    {
        INK: "#e8ecf4",
        QUIET: "#a9b4c6",
        LINE: "#75819a",
        HAIRLINE: "#3a455c",
        TINT: "#1d2433",
        TINT_EDGE: "#1d2433",
        PAPER: "#151a24",
        BAR: "#e8ecf4",
        ON_BAR: "#10141d",
        ALERT: "#ff8a80",
        **series.DARK,
    }
)
"""For tables and boards on a dark screen, never for paper. Text roles keep a contrast of at least 4.5 : 1."""

COLOUR = Ink(
    {
        INK: "#1b1f24",
        QUIET: "#5c6670",
        LINE: "#9aa4ad",
        HAIRLINE: "#c9d0d6",
        TINT: "#f3f5f7",
        TINT_EDGE: "#f3f5f7",
        PAPER: "#ffffff",
        BAR: "#1b1f24",
        ON_BAR: "#ffffff",
        ALERT: "#b3261e",
        **series.COLOUR,
    },
    NIGHT,
)
"""Full colour. Text roles keep a contrast of at least 4.5 : 1 on paper and tint."""

GREY = Ink(
    {
        INK: "#1c1c1c",
        QUIET: "#5e5e5e",
        LINE: "#9c9c9c",
        HAIRLINE: "#cacaca",
        TINT: "#f4f4f4",
        TINT_EDGE: "#f4f4f4",
        PAPER: "#ffffff",
        BAR: "#1c1c1c",
        ON_BAR: "#ffffff",
        ALERT: "#1c1c1c",
        **series.GREY,
    }
)
"""Only greys, for printers without colour: important things differ in shape and label."""

LINE_ART = Ink(
    {
        INK: "#000000",
        QUIET: "#3c3c3c",
        LINE: "#7a7a7a",
        HAIRLINE: "#b4b4b4",
        TINT: "#ffffff",
        TINT_EDGE: "#b4b4b4",
        PAPER: "#ffffff",
        BAR: "#ffffff",
        ON_BAR: "#000000",
        ALERT: "#000000",
        **series.LINE_ART,
    }
)
"""Ink-saving: bars and tinted ground become outlines."""
