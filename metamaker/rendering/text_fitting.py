"""Text at a place: aligned, shrunk if it is too wide, then wrapped; never cut without a sign of it."""

import re
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from metamaker.rendering.drawing import REGULAR, Role, Text
from metamaker.rendering.ink import INK
from metamaker.rendering.metrics import drawable, text_width

LEADING = 1.18
"""Distance of baselines as a multiple of the type size."""

SMALLEST = 2.12
"""The smallest type in mm (6 pt) after shrinking."""


_HALF_CAPITAL = 0.3555
"""Half the height of capitals and figures, as a fraction of the type size."""


class Align(Enum):
    """The part of a line that lies at its x: left end, middle or right end (as a fraction of the width)."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


def line(
    x: float,
    y: float,
    text: str,
    size: float,
    *,
    weight: str = REGULAR,
    role: Role = INK,
    align: Align = Align.LEFT,
    tracking: float = 0.0,
) -> Text:
    """Return one line of text with its baseline at `y` and its left end, middle or right end at `x`."""
    text = drawable(text, weight)
    width = text_width(text, size, weight, tracking)
    return Text(x - width * align.value, y, text, size, weight, role, width, tracking)


class Fit(NamedTuple):
    """A text made to fit a width: its lines and their type size in mm."""

    lines: tuple[str, ...]
    size: float

    @property
    def height(self) -> float:
        """The distance from the first baseline to the last."""
        return (len(self.lines) - 1) * self.size * LEADING

    def baseline(self, middle: float) -> float:
        """Return the first baseline that centres the capitals of the lines at `middle`."""
        return middle - self.height / 2 + self.size * _HALF_CAPITAL


@lru_cache(maxsize=5_000)
def fit(text: str, width: float, size: float, weight: str = REGULAR, smallest: float = SMALLEST) -> Fit:
    """Return `text` in lines of up to `width` mm: at `size` if it fits, otherwise smaller, otherwise wrapped at `smallest`.

    A word wider than a line breaks anywhere. A single letter has a line of its own, however wide.
    """
    natural = text_width(text, size, weight)
    if natural <= width:
        return Fit((text,), size)
    if natural * smallest / size <= width:
        return Fit((text,), size * width / natural * (1 - 1e-9))
    least = min(size, smallest)
    return Fit(tuple(_wrap(text, width, least, weight)), least)


@lru_cache(maxsize=5_000)
def wrap(text: str, width: float, size: float, weight: str = REGULAR) -> Fit:
    """Return `text` in lines of at most `width` mm at `size`, never smaller."""
    return Fit(tuple(_wrap(text, width, size, weight)), size)


_WORDS = re.compile(r"[\S\u00a0\u202f]+\s*|\s+")
"""Words with the blanks that follow them. Non-breaking blanks, such as those before French punctuation, are letters."""


def _wrap(text: str, width: float, size: float, weight: str) -> list[str]:
    lines: list[str] = []
    current = ""
    for word in _WORDS.findall(text):
        if text_width(current + word.rstrip(), size, weight) <= width:
            current += word
            continue
        if current.strip():
            lines.append(current.rstrip())
        pieces = _pieces(word.rstrip(), width, size, weight)
        lines += pieces[:-1]
        current = pieces[-1] + word[len(word.rstrip()) :]
    return [*lines, current.rstrip()] if current.strip() or not lines else lines


def _pieces(word: str, width: float, size: float, weight: str) -> list[str]:
    """Break one word into pieces of at most `width`, each with at least one letter."""
    pieces = [""]
    for letter in word:
        if pieces[-1] and text_width(pieces[-1] + letter, size, weight) > width:
            pieces.append(letter)
        else:
            pieces[-1] += letter
    return pieces


def lines(
    x: float, y: float, text: Fit, *, weight: str = REGULAR, role: Role = INK, align: Align = Align.LEFT
) -> tuple[Text, ...]:
    """Return the lines of a fitted text, the baseline of the first at `y`."""
    step = text.size * LEADING
    return tuple(
        line(x, y + number * step, content, text.size, weight=weight, role=role, align=align)
        for number, content in enumerate(text.lines)
    )


CUT = "…"
"""The sign for words without room."""


def at_most(text: Fit, count: int, width: float, weight: str = REGULAR) -> Fit:
    """Return the first `count` lines of a text fitted to `width` mm; a shortened one ends in “…”."""
    if len(text.lines) <= count:
        return text
    last = text.lines[count - 1]
    while last and text_width(last.rstrip() + CUT, text.size, weight) > width:
        last = last[:-1]
    return Fit((*text.lines[: count - 1], last.rstrip() + CUT), text.size)


def words_line(
    x: float, y: float, text: Fit, *, weight: str = REGULAR, role: Role = INK, align: Align = Align.LEFT, tracking: float = 0.0
) -> Text:
    """Return fitted words of the program in one line.

    Words of further lines are lost, which the print check reports as an error.
    """
    drawn = line(x, y, text.lines[0], text.size, weight=weight, role=role, align=align, tracking=tracking)
    return drawn._replace(lost=" ".join(text.lines[1:]))


def name_line(
    x: float,
    y: float,
    name: str,
    width: float,
    size: float,
    *,
    weight: str = REGULAR,
    role: Role = INK,
    align: Align = Align.LEFT,
) -> Text:
    """Return a user's name in one line of at most `width` mm: smaller if necessary, then shortened with “…”."""
    fitted = at_most(fit(name, width, size, weight), 1, width, weight)
    return line(x, y, fitted.lines[0], fitted.size, weight=weight, role=role, align=align)
