"""Panels of a sheet: the systems with their effects, and the turn step by step with its actions, in running text."""

import re
from collections.abc import Iterable, Iterator

from metamaker.core.messages import Words
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.games.cosmoforce.edits.reference import effect, effect_differs, sections, told_lines
from metamaker.games.cosmoforce.edits.structure import system_term
from metamaker.games.cosmoforce.model.design import SystemKind
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.sheet.signs import BODY, CAPTION, headline, system_tile
from metamaker.rendering.drawing import BOLD, REGULAR, Drawing, Group, Op, Text
from metamaker.rendering.ink import BAR, INK, QUIET
from metamaker.rendering.layout import Strip, Strips
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import upright
from metamaker.rendering.text_fitting import LEADING, Align, fit, line, words_line

_INDENT = 3.4
_LEAD = re.compile(r"^([^:.]{2,30}):\s")


def paragraph(text: str, width: float, size: float = BODY, *, number: str = "", marked: bool = False) -> Drawing:
    """Return a text in as many lines as necessary; `number` comes before it, and a bar if it is `marked`."""
    indent = _INDENT if number else 0.0
    side = 1.6 if marked else 0.0
    rows = list(_rows(text, width - indent - side, size))
    height = len(rows) * size * LEADING + 0.35 * size
    ops: list[Op] = []
    for place, row in enumerate(rows):
        base = size * 0.86 + place * size * LEADING
        ops += (piece._replace(x=piece.x + indent + side, y=base) for piece in row)
    if number:
        ops.append(line(side, size * 0.86, number, size, weight=BOLD, role=QUIET))
    if marked:
        ops.append(upright(0.3, 0.0, len(rows) * size * LEADING, BAR, 0.6))
    return Drawing(width, height, tuple(ops))


def _rows(text: str, width: float, size: float) -> Iterator[tuple[Text, ...]]:
    """Yield the lines of a text as pieces from the left, one for each run of a weight."""
    row: list[tuple[str, str]] = []
    used = 0.0
    for word, weight in _words(text, width, size):
        wide = text_width(word, size, weight)
        space = text_width(" ", size, weight) if row else 0.0
        if row and used + space + wide > width:
            yield _row(row, size)
            row, used, space = [], 0.0, 0.0
        row.append((word, weight))
        used += space + wide
    yield _row(row, size)


def _words(text: str, width: float, size: float) -> Iterator[tuple[str, str]]:
    lead = _LEAD.match(text)
    bold, rest = (lead[0].strip(), text[lead.end() :]) if lead else ("", text)
    for part, weight in ((bold, BOLD), (rest, REGULAR)):
        for word in part.split():
            for piece in _pieces(word, width, size, weight):
                yield piece, weight


def _pieces(word: str, width: float, size: float, weight: str) -> Iterator[str]:
    """Yield a word, in pieces if it is wider than a line."""
    while len(word) > 1 and text_width(word, size, weight) > width:
        count = next((each for each in range(len(word) - 1, 0, -1) if text_width(word[:each], size, weight) <= width), 1)
        yield word[:count]
        word = word[count:]
    yield word


def _row(words: Iterable[tuple[str, str]], size: float) -> tuple[Text, ...]:
    runs: list[tuple[str, str]] = []
    for word, weight in words:
        if runs and runs[-1][1] == weight:
            runs[-1] = (f"{runs[-1][0]} {word}", weight)
        else:
            runs.append((word, weight))
    pieces: list[Text] = []
    x = 0.0
    for text, weight in runs:
        pieces.append(line(x, 0.0, text, size, weight=weight, role=INK))
        x += pieces[-1].width + text_width(" ", size, weight)
    return tuple(pieces)


_SIGN = 5.0
_BESIDE = 1.8


def system_strips(rules: PlayedRules, words: Words, width: float, size: float = BODY, *, marked: bool = False) -> Strips:
    """Return the nine systems under a heading: icon, name, effect; with bars where editions differ if `marked`."""
    rows = tuple(Strip(_system(kind, rules, words, width, size, marked=marked)) for kind in catalogue().system)
    return Strip(headline(words["sheet-panel-systems"], width), keep=True), *rows


def _system(kind: SystemKind, rules: PlayedRules, words: Words, width: float, size: float, *, marked: bool) -> Drawing:
    beside = _SIGN + _BESIDE
    entry = catalogue()[kind]
    bar = marked and effect_differs(kind)
    text = paragraph(effect(kind, rules, words), width - beside, size, marked=bar)
    room = width - beside
    only = line(0.0, 0.0, words[f"sheet-panel-{entry.only}"], CAPTION, role=QUIET) if entry.only else None
    if only is not None and only.width < room / 2:
        room -= only.width + 2.0
    name = fit(system_term(kind, words), room, size * 1.12, BOLD, CAPTION)
    base = size * 0.95
    ops: list[Op] = [Group(0.0, 0.4, system_tile(kind, _SIGN))]
    ops.append(words_line(beside, base, name, weight=BOLD))
    if only is not None and room < width - beside:
        ops.append(line(width, base, only.text, CAPTION, role=QUIET, align=Align.RIGHT))
    ops.append(Group(beside, base + 0.5, text))
    return Drawing(width, max(base + 0.5 + text.height, _SIGN + 0.8) + 0.25, tuple(ops))


def section_strips(
    key: str, rules: PlayedRules, words: Words, width: float, size: float = BODY, *, marked: bool = False
) -> Strips:
    """Return a section of the rules under its heading, with numbers if it has them; empty without applicable lines."""
    lines = told_lines(key, rules, words)
    if not lines:
        return ()
    numbered = sections()[key].numbered
    drawn = (
        Strip(
            paragraph(each.text, width, size, number=str(place) if numbered else "", marked=marked and each.differs),
            ref=f"rules/{each.rule.lower()}",
        )
        for place, each in enumerate(lines, 1)
    )
    return Strip(headline(words[f"reference-{key}-title"], width), keep=True), *drawn
