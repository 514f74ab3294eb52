"""Text in the few lines that a tile has room for: whole clauses rather than half of one."""

import re
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QTextLayout

_MORE = "…"
_CLAUSE = re.compile(r"\s*[.;] ")


def brief_lines(text: str, font: QFont, width: float, most: int) -> tuple[str, ...]:
    """Return `text` in at most `most` lines of `width` pixels.

    Where that is not enough, clauses at its end are left out; where one clause is too much, the end of the last line.
    """
    if most <= 0 or width <= 0 or not text:
        return ()
    lines: tuple[str, ...] = ()
    for shown in _shorter(text):
        lines = _wrapped(shown, font, width)
        if len(lines) <= most:
            return lines
    last = QFontMetrics(font).elidedText(" ".join(lines[most - 1 :]), Qt.TextElideMode.ElideRight, int(width))
    return (*lines[: most - 1], last)


def _shorter(text: str) -> Iterator[str]:
    yield text
    for end in reversed([found.start() for found in _CLAUSE.finditer(text)]):
        yield f"{text[:end]} {_MORE}"


def _wrapped(text: str, font: QFont, width: float) -> tuple[str, ...]:
    layout, lines = QTextLayout(text, font), []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return tuple(lines)
