"""The choices of the print page, as one frozen value to be stored in settings, and their names."""

import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any

from metamaker.app.texts import tr
from metamaker.core.messages import ENGLISH, message
from metamaker.game_api.prints import SHEETS, Embed, PrintOptions
from metamaker.printing.print_job import PrintOrder, What
from metamaker.rendering.frame import USUAL, Margins, PageFrame, Paper

LEFT_OUT_AT_FIRST: Mapping[What, frozenset[str]] = MappingProxyType({What.PAGES: frozenset({SHEETS})})

_WIDEST = 60.0
"""The range of margins in mm."""

_DOTS = (72, 600)


@dataclass(frozen=True)
class Choices:
    """`left_out`: keys that are not printed, for each thing to print. `paper` is a name of `Paper`; lengths are in mm.

    `added`: kinds of pages to print in addition, which are made only on request. `ink` and `format` are names of the game;
    empty means its default. `state` is a play state, `state_file` the name of its file.
    """

    what: What = What.SHIPS
    left_out: Mapping[What, frozenset[str]] = field(default_factory=lambda: LEFT_OUT_AT_FIRST)
    added: frozenset[str] = frozenset()
    paper: str = Paper.A4.name
    landscape: bool = False
    margins: Margins = USUAL
    binding: float = 0.0
    mirrored: bool = False
    ink: str = ""
    format: str = ""
    codes: bool = True
    fillable: bool = False
    logs: bool = False
    embed: Embed = Embed.FLEET
    dots: int = 150
    state: object = None
    state_file: str = ""

    def frame(self) -> PageFrame:
        """Return the frame of a page. Raises ValueError if the margins leave too little of it."""
        return PageFrame(Paper[self.paper], self.landscape, self.margins, self.binding, self.mirrored)

    def order(self, formats: Sequence[str], language: str = ENGLISH) -> PrintOrder:
        """Return the print order for a game with these formats of sheets. Raises ValueError as `frame` does."""
        size = self.format or next(iter(formats), "")
        options = PrintOptions(self.frame(), size, self.state, self.fillable, self.codes, language, logs=self.logs)
        return PrintOrder(self.what, self.left_out.get(self.what, frozenset()), options, added=self.added)

    def fitting(self, kinds: Sequence[What], formats: Sequence[str]) -> "Choices":
        """Return the choices for a game with these kinds and formats; unavailable ones become the default."""
        what = self.what if self.what in kinds else kinds[0]
        return replace(self, what=what, format=self.format if self.format in formats else "")

    def leaving_out(self, keys: frozenset[str], added: frozenset[str] = frozenset()) -> "Choices":
        """Return the choices with other keys left out of the current printout, and others `added` to it."""
        return replace(self, left_out=MappingProxyType({**self.left_out, self.what: keys}), added=added)


_KEPT = tuple(each.name for each in fields(Choices) if each.name not in {"left_out", "added", "state", "state_file", "paper"})
"""The stored choices.

The paper has its own setting; left-out keys belong to a document, except for kinds of pages. Added pages are meant for one
printout.
"""


def kept(choices: Choices) -> dict[str, Any]:
    """Return the stored part of the choices, as JSON."""
    values = asdict(replace(choices, left_out={}, state=None))
    pages = sorted(choices.left_out.get(What.PAGES, ()))
    return {**{name: values[name] for name in _KEPT}, "margins": list(choices.margins), "pages_left_out": pages}


def restored(value: object, paper: str) -> Choices:
    """Return the choices from a value of `kept`, with defaults in place of invalid ones."""
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
    "logs": _flag,
    "embed": Embed,
    "dots": _dots,
}


def what_names(designs: str) -> Mapping[What, str]:
    """Return the names of the printouts, with the game's word for its designs."""
    return {
        What.SHIPS: tr("window-print-record-sheets-ships"),
        What.CLASSES: tr("window-print-record-sheets", count=designs),
        What.PAGES: tr("window-print-pages-table"),
        What.BLANK: tr("window-print-blank-sheets"),
    }


def embed_names() -> Mapping[Embed, str]:
    """Return the names of the data that can be embedded in a file."""
    return {
        Embed.FLEET: tr("window-print-whole-document"),
        Embed.SHIP: tr("window-print-only-printed-ships"),
        Embed.NONE: tr("window-print-nothing"),
    }


def name_of(key: str) -> str:
    """Return the name of a paper, format or ink; its key if it has no name."""
    known = {
        "A4": tr("window-print-a4"),
        "LETTER": tr("window-print-us-letter"),
        "full": tr("window-common-whole-page"),
        "half": tr("window-print-two-page"),
        "card": tr("window-print-cards"),
        "colour": tr("window-print-colour"),
        "grey": tr("window-print-grey"),
        "line": tr("window-print-lines-save-ink"),
    }
    return known.get(key, key)


def finding_names() -> Mapping[str, str]:
    """Return the names of the print check's findings."""
    return {
        "outside the paper": tr("window-print-outside-paper"),
        "outside its box": tr("window-print-outside-box"),
        "too small": tr("window-print-too-small-read"),
        "overlapping": tr("window-print-overlapping"),
        "missing glyph": tr("window-print-letter-missing-font"),
        "faint": tr("window-print-too-faint"),
        "shrunk": tr("window-print-made-smaller-fit"),
        "shortened": tr("window-print-shortened-fit"),
        "words lost": str(message("print-fault-words_lost")),
    }


def pages_text(pages: int) -> str:
    """Return the number of pages, and of sheets of paper for printing on both sides."""
    return tr("window-print-pages-sheets-paper", pages=pages, sheets=(pages + 1) // 2)
