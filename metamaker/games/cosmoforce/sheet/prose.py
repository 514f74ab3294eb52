"""Lines of running text for panels: a name before a colon in bold, a number or a bar at the side, wrapped to a width."""

import re
from collections.abc import Iterable, Iterator

from metamaker.games.cosmoforce.sheet.scale import BODY
from metamaker.sheets.drawing import BOLD, REGULAR, Drawing, Op, Text
from metamaker.sheets.ink import BAR, INK, QUIET
from metamaker.sheets.layout import Strip, Strips
from metamaker.sheets.lettering import LEADING, line
from metamaker.sheets.metrics import text_width
from metamaker.sheets.shapes import upright

_INDENT = 3.4
_LEAD = re.compile(r"^([^:.]{2,30}):\s")


def paragraph(text: str, width: float, size: float = BODY, *, number: str = "", marked: bool = False) -> Drawing:
    """Return a text in as many lines as it needs; `number` stands before it, and a bar if it is `marked`."""
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


def strips(drawings: Iterable[Drawing], rules: Iterable[str] = ()) -> Strips:
    """Return drawings as strips, each with the reference of its rule if rules are given."""
    drawn = tuple(drawings)
    refs = tuple(rules) or (None,) * len(drawn)
    return tuple(Strip(drawing, ref=ref and f"rules/{ref.lower()}") for drawing, ref in zip(drawn, refs, strict=True))
