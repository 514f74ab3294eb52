"""What is chosen on the sheets page, as one frozen value that settings keep."""

import contextlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any

from metamaker.core.words import ENGLISH
from metamaker.game import Embed, PrintOptions
from metamaker.print_order import SHEETS, PrintOrder, What
from metamaker.sheets.frame import USUAL, Margins, PageFrame
from metamaker.sheets.paper import Paper

LEFT_OUT_AT_FIRST: Mapping[What, frozenset[str]] = MappingProxyType({What.PAGES: frozenset({SHEETS})})

_WIDEST = 60.0
"""Millimetres that a margin can be given."""

_DOTS = (72, 600)


@dataclass(frozen=True)
class Choices:
    """`left_out`: keys that are not printed, for each thing to print. `paper` is a name of `Paper`; lengths are in mm.

    `ink` and `format` are names of the game; empty means its usual one. `state` is a play state with the name of its file.
    """

    what: What = What.SHIPS
    left_out: Mapping[What, frozenset[str]] = field(default_factory=lambda: LEFT_OUT_AT_FIRST)
    paper: str = Paper.A4.name
    landscape: bool = False
    margins: Margins = USUAL
    binding: float = 0.0
    mirrored: bool = False
    ink: str = ""
    format: str = ""
    codes: bool = True
    fillable: bool = False
    embed: Embed = Embed.FLEET
    dots: int = 150
    state: object = None
    state_file: str = ""

    def frame(self) -> PageFrame:
        """Return the frame of a page. Raises ValueError if the margins leave too little of it."""
        return PageFrame(Paper[self.paper], self.landscape, self.margins, self.binding, self.mirrored)

    def order(self, usual_format: str, language: str = ENGLISH) -> PrintOrder:
        """Return the order that this makes. Raises ValueError as `frame` does."""
        size = self.format or usual_format
        options = PrintOptions(self.frame(), size, self.state, self.fillable, self.codes, language)
        return PrintOrder(self.what, self.left_out.get(self.what, frozenset()), options)

    def leaving_out(self, keys: frozenset[str]) -> "Choices":
        """Return the same with other keys left out of what is printed now."""
        return replace(self, left_out=MappingProxyType({**self.left_out, self.what: keys}))


_KEPT = tuple(each.name for each in fields(Choices) if each.name not in {"left_out", "state", "state_file", "paper"})
"""What settings keep here; the paper has its own setting, and what is left out belongs to a document but for kinds of pages."""


def kept(choices: Choices) -> dict[str, Any]:
    """Return what settings keep, as JSON."""
    values = asdict(replace(choices, left_out={}, state=None))
    pages = sorted(choices.left_out.get(What.PAGES, ()))
    return {**{name: values[name] for name in _KEPT}, "margins": list(choices.margins), "pages_left_out": pages}


def restored(value: object, paper: str) -> Choices:
    """Return the choices of `kept`; what is not usable there is as usual."""
    given = value if isinstance(value, dict) else {}
    choices = Choices(paper=paper.upper() if paper.upper() in Paper.__members__ else Paper.A4.name)
    for name in _KEPT:
        if name in given:
            with contextlib.suppress(ValueError, TypeError):
                choices = replace(choices, **{name: _READ[name](given[name])})
    pages = given.get("pages_left_out")
    if isinstance(pages, list) and all(isinstance(key, str) for key in pages):
        choices = replace(choices, left_out=MappingProxyType({**choices.left_out, What.PAGES: frozenset(pages)}))
    try:
        choices.frame()
    except ValueError:
        return replace(choices, margins=USUAL, binding=0.0)
    return choices


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError
    return value


def _word(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _length(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0.0 <= value <= _WIDEST:
        raise ValueError
    return float(value)


def _margins(value: object) -> Margins:
    if not isinstance(value, list) or len(value) != len(Margins._fields):
        raise TypeError
    return Margins(*map(_length, value))


def _dots(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not _DOTS[0] <= value <= _DOTS[1]:
        raise ValueError
    return value


_READ: Mapping[str, Any] = {
    "what": What,
    "landscape": _flag,
    "margins": _margins,
    "binding": _length,
    "mirrored": _flag,
    "ink": _word,
    "format": _word,
    "codes": _flag,
    "fillable": _flag,
    "embed": Embed,
    "dots": _dots,
}
