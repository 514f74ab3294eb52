"""Texts as boxes: paragraphs, headings of sections, captions, single lines."""

from functools import lru_cache

from metamaker.rendering.boxes import column
from metamaker.rendering.drawing import BOLD, REGULAR, Drawing, Icon, Op, Role, Symbol
from metamaker.rendering.ink import INK, PAPER, QUIET
from metamaker.rendering.shapes import rule
from metamaker.rendering.text_fitting import LEADING, Align, at_most, fit, line, lines, name_line, words_line, wrap

CAPTION = 2.47
"""The smallest type in mm: 7 points, to be read across a table."""

_BASE = 0.86
"""The first baseline below the top of a paragraph, as a multiple of the type size."""

_MIDDLE = 0.945
"""The baseline of a single line: its capitals are centred in its box."""


def paragraph(
    text: str,
    width: float,
    size: float,
    *,
    smallest: float = 0.0,
    weight: str = REGULAR,
    role: Role = INK,
    align: Align = Align.LEFT,
    most: int = 0,
    number: str = "",
    lead: str = "",
) -> Drawing:
    """Return a text in as many lines as necessary, or in up to `most` lines, the last of which ends with “…”.

    With a `smallest` size it first shrinks to that. `number` is before it, and its bold `lead` in a line above.
    """
    indent = 1.5 * size if number else 0.0
    room = width - indent
    shown = fit(text, room, size, weight, smallest) if smallest else wrap(text, room, size, weight)
    if most:
        shown = at_most(shown, most, room, weight)
    ops: list[Op] = []
    y = 0.0
    if lead:
        titled = fit(lead, room, size, BOLD, CAPTION)
        ops += lines(indent, size * _BASE, titled, weight=BOLD)
        y = len(titled.lines) * size * LEADING
    ops += lines(indent + align.value * room, y + shown.size * _BASE, shown, weight=weight, role=role, align=align)
    if number:
        ops.append(line(0.0, size * _BASE, number, size, weight=BOLD, role=QUIET))
    return Drawing(width, y + (len(shown.lines) * LEADING + 0.4) * shown.size, tuple(ops))


@lru_cache(maxsize=2000)
def label(text: str, size: float, *, weight: str = REGULAR, role: Role = INK, tracking: float = 0.0) -> Drawing:
    """Return one line of text in its own width, for a row with other parts."""
    shown = line(0.0, size * _MIDDLE, text, size, weight=weight, role=role, tracking=tracking)
    return Drawing(shown.width, size * LEADING, (shown,))


@lru_cache(maxsize=2000)
def term(
    text: str,
    width: float,
    size: float,
    *,
    smallest: float = CAPTION,
    weight: str = REGULAR,
    role: Role = INK,
    align: Align = Align.LEFT,
) -> Drawing:
    """Return words of the program in one line of at most `width` mm; the print check finds those without room."""
    shown = fit(text, width, size, weight, smallest)
    drawn = words_line(width * align.value, size * _MIDDLE, shown, weight=weight, role=role, align=align)
    return Drawing(width, size * LEADING, (drawn,))


def name(
    text: str, width: float, size: float, *, weight: str = REGULAR, role: Role = INK, align: Align = Align.LEFT
) -> Drawing:
    """Return a user's name in one line of at most `width` mm: smaller if necessary, then shortened with “…”."""
    drawn = name_line(width * align.value, size * _MIDDLE, text, width, size, weight=weight, role=role, align=align)
    return Drawing(width, size * LEADING, (drawn,))


def headline(text: str, width: float, icon: Icon | None = None, size: float = 3.4) -> Drawing:
    """Return the heading of a section over a line, with an icon before it if it has one."""
    left = 5.0 if icon else 0.0
    shown = fit(text, width - left, size, BOLD, CAPTION)
    height = size + shown.height + 1.0
    ops: list[Op] = [*lines(left, 3.0, shown, weight=BOLD), rule(0.0, height, width, INK, 0.35)]
    if icon:
        ops.append(Symbol(0.0, 0.0, 3.8, icon, INK, PAPER))
    return Drawing(width, height + 1.0, tuple(ops))


def captioned(drawing: Drawing, text: str, *, align: Align = Align.CENTRE, gap: float = 0.6) -> Drawing:
    """Return a drawing with a quiet line of the smallest type below it."""
    return column((drawing, term(text, drawing.width, CAPTION, role=QUIET, align=align)), gap)
