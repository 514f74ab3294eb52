"""Inks: what each role looks like. Other ways to print (grey, little ink) are further inks, never a matter of the drawing."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from metamaker.sheets.drawing import Role

INK = "ink"
QUIET = "quiet"
LINE = "line"
HAIRLINE = "hairline"
TINT = "tint"
PAPER = "paper"
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
    """A way to print: a colour for each role."""

    def __init__(self, colours: Mapping[Role, str]) -> None:
        self.colours = MappingProxyType({role: _colour(css) for role, css in colours.items()})

    def __getitem__(self, role: Role) -> Colour:
        """Return the colour of `role`; raises KeyError if this ink does not know it."""
        return self.colours[role]

    def with_roles(self, colours: Mapping[Role, str]) -> "Ink":
        """Return this ink with further roles, as a game has them."""
        return Ink({**{role: colour.css for role, colour in self.colours.items()}, **colours})


def _colour(css: str) -> Colour:
    return Colour(*bytes.fromhex(css.removeprefix("#")))


COLOUR = Ink(
    {
        INK: "#1b1f24",
        QUIET: "#5c6670",
        LINE: "#9aa4ad",
        HAIRLINE: "#c9d0d6",
        TINT: "#f3f5f7",
        PAPER: "#ffffff",
        ALERT: "#b3261e",
    }
)
"""Full colour. Text roles keep a contrast of at least 4.5 : 1 on paper and tint."""
