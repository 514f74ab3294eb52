"""Panels: boxes with a dark title bar that hold the lines of a chart, and the lines themselves."""

from dataclasses import dataclass

from metamaker.games.metaverse.sheet.palette import DEFENCE, TILES
from metamaker.sheets.drawing import BOLD, REGULAR, Drawing, Op, Path, Role
from metamaker.sheets.ink import BAR, INK, LINE, ON_BAR, PAPER
from metamaker.sheets.layout import Box, Column, Strip, Strips, stacked
from metamaker.sheets.lettering import LEADING, Align, fit, line, lines, words_line, wrap
from metamaker.sheets.shapes import box, circle, rounded

EDGE = 2.2
"""White space inside a panel, left and right."""

BODY = 2.6
"""Type size in mm of running text, 7.4 pt."""

NOTE = 2.4
"""Type size of rule places and captions, 6.8 pt, and the smallest of a chart before it is scaled."""

_BAR = 6.0
_CORNER = 1.2
_TRACKING = 0.25


@dataclass(frozen=True)
class PanelFrame:
    """A box with a dark title bar; a quiet note at the right of the bar tells the place of the rules."""

    title: str
    note: str = ""
    top: float = _BAR + 0.6
    bottom: float = 0.0

    def drawn(self, width: float, height: float, columns: tuple[Column, ...], continued: bool) -> Drawing:
        """Return the box with its columns in it."""
        words = f"{self.title} …" if continued else self.title
        note = line(width - EDGE, _BAR / 2 + 0.85, self.note, 2.4, role=ON_BAR, align=Align.RIGHT)
        room = width - 2 * EDGE - note.width - 2.0 - _TRACKING * len(words)
        title = fit(words, room, 3.2, BOLD)
        ops: list[Op] = [
            Path(box(0, 0, width, height, _CORNER), fill=PAPER, stroke=LINE, width=0.25),
            Path(rounded(0, 0, width, _BAR, _CORNER, 0), fill=BAR, stroke=INK, width=0.25),
            words_line(EDGE, title.baseline(_BAR / 2), title, weight=BOLD, role=ON_BAR, tracking=_TRACKING),
        ]
        if self.note:
            ops.append(note)
        for column in columns:
            ops += stacked(column.strips, column.x, self.top)
        return Drawing(width, height, tuple(ops))


def panel(title: str, strips: Strips, width: float, note: str = "") -> Box:
    """Return a panel of `width` mm; its strips are 2 × EDGE narrower."""
    return Box(0.0, width, (Column(EDGE, strips),), PanelFrame(title, note))


def drawn(each: Box) -> Drawing:
    """Return a panel as a drawing."""
    return each.frame.drawn(each.width, each.height, each.columns, each.continued)


def inside(width: float) -> float:
    """Return the width of the strips of a panel."""
    return width - 2 * EDGE


def paragraph(width: float, text: str, *, size: float = BODY, role: Role = INK, weight: str = REGULAR) -> Strip:
    """Return running text."""
    wrapped = wrap(text, width, size, weight)
    height = wrapped.height + size * LEADING + 1.4
    return Strip(Drawing(width, height, tuple(lines(0.0, size * 0.98 + 0.4, wrapped, role=role, weight=weight))))


def gap(width: float, height: float) -> Strip:
    """Return empty room, gone where it would begin a page."""
    return Strip(Drawing(width, height, ()), divider=True)


def badge(text: str, width: float, height: float = 5.0, role: Role = INK) -> Drawing:
    """Return letters on a field of `role`, one of those that have a tile, as order codes and steps are shown."""
    fitted = fit(text, width - 1.2, height * 0.66, BOLD, smallest=NOTE)
    ground, sign = TILES[role]
    return Drawing(
        width,
        height,
        (
            Path(box(0.1, 0.1, width - 0.2, height - 0.2, height * 0.2), fill=ground, stroke=role, width=0.2),
            line(width / 2, fitted.baseline(height / 2), text, fitted.size, weight=BOLD, role=sign, align=Align.CENTRE),
        ),
    )


def bullet(text: str, diameter: float, role: Role = DEFENCE) -> Drawing:
    """Return a number on a disc of `role`, one of those that have a tile."""
    ground, sign = TILES[role]
    middle = diameter / 2
    fitted = fit(text, diameter * 0.8, diameter * 0.56, BOLD, smallest=NOTE)
    return Drawing(
        diameter,
        diameter,
        (
            Path(circle(middle, middle, middle - 0.1), fill=ground, stroke=role, width=0.2),
            line(middle, fitted.baseline(middle), text, fitted.size, weight=BOLD, role=sign, align=Align.CENTRE),
        ),
    )
