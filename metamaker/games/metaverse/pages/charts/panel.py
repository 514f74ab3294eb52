"""Panels with a dark title bar that hold what charts say: lines and rows of cells, from `resources/metaverse/charts`."""

import json
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Annotated, NamedTuple

from pydantic import Field, TypeAdapter

from metamaker.core.frozen import Frozen, Many
from metamaker.core.paths import resource
from metamaker.core.words import Words
from metamaker.games.metaverse.pages.needs import ANY, Needs
from metamaker.games.metaverse.sheet.palette import DEFENCE, TILES
from metamaker.sheets.drawing import BOLD, REGULAR, Drawing, Group, Op, Path, Role
from metamaker.sheets.ink import BAR, HAIRLINE, INK, LINE, ON_BAR, PAPER, QUIET
from metamaker.sheets.layout import Box, Column, Strip, Strips, stacked
from metamaker.sheets.lettering import LEADING, Align, Fit, fit, line, lines, words_line, wrap
from metamaker.sheets.shapes import box, circle, rounded, rule

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


@lru_cache(maxsize=2000)
def _wrapped(text: str, width: float, size: float, weight: str) -> Fit:
    """A cell asks for its lines when it is measured and again when it is drawn."""
    return wrap(text, width, size, weight)


class Cell(NamedTuple):
    """Something in a column that begins at `x` and is `width` mm wide."""

    x: float
    width: float
    content: str | Drawing
    size: float = BODY
    weight: str = REGULAR
    align: Align = Align.LEFT
    role: Role = INK

    @property
    def fitted(self) -> Fit | None:
        """Its text in lines; None for a drawing."""
        return None if isinstance(self.content, Drawing) else _wrapped(self.content, self.width, self.size, self.weight)

    @property
    def height(self) -> float:
        """Millimetres from top to bottom."""
        fitted = self.fitted
        if fitted is None:
            return self.content.height if isinstance(self.content, Drawing) else 0.0
        return fitted.height + self.size * LEADING if self.content else 0.0

    def ops(self, middle: float) -> Iterable[Op]:
        """Return what is drawn, with its middle at `middle`."""
        if isinstance(self.content, Drawing):
            x = self.x + (self.width - self.content.width) * self.align.value
            return (Group(x, middle - self.content.height / 2, self.content),)
        fitted = self.fitted
        if fitted is None or not self.content:
            return ()
        x = self.x + self.width * self.align.value
        return lines(x, fitted.baseline(middle), fitted, weight=self.weight, align=self.align, role=self.role)


def row(width: float, cells: Iterable[Cell], *, least: float = 5.4, padding: float = 1.6, ref: str | None = None) -> Strip:
    """Return a row as high as its highest cell and at least `least` mm."""
    standing = tuple(cells)
    height = max(least, *(cell.height + padding for cell in standing))
    ops: list[Op] = [op for cell in standing for op in cell.ops(height / 2)]
    return Strip(Drawing(width, height, (*ops, rule(0.0, height, width, HAIRLINE, 0.2))), ref=ref)


def captions(width: float, cells: Iterable[Cell]) -> Strip:
    """Return a row of quiet captions that keeps the next one."""
    small = tuple(cell._replace(size=NOTE, role=QUIET) for cell in cells)
    height = max(cell.height for cell in small) + 1.4
    ops: list[Op] = [op for cell in small for op in cell.ops(height / 2 + 0.2)]
    return Strip(Drawing(width, height, (*ops, rule(0.0, height, width, INK, 0.25))), keep=True)


Number = int | float | str


class Entry(Frozen):
    """A line of a chart: the rules that it tells, the first one being its place, its numbers by name, and its icons.

    `code` is what a player writes or rolls, `value` the number that the line is about. It is shown if one of `needs` is there.
    """

    rules: Annotated[Many[str], Field(min_length=1)]
    code: str = ""
    value: str = ""
    icons: Many[str] = ()
    needs: Many[str] = ()
    numbers: Annotated[dict[str, Number], Field(default_factory=dict)]


Sections = dict[str, dict[str, Entry]]
_SECTIONS = TypeAdapter(Sections)


@dataclass(frozen=True)
class Line:
    """An entry with the words for it."""

    key: str
    entry: Entry
    words: Words

    def __getitem__(self, field: str) -> str:
        """Return the text `field` of the entry with its numbers in it; empty if it has no such text."""
        key = f"{self.key}-{field}"
        return self.words.text(key, **self.entry.numbers) if key in self.words else ""

    @property
    def place(self) -> str:
        """The chapter that its first rule stands in."""
        return chapter(self.entry.rules[0])

    @property
    def ref(self) -> str:
        """The reference of its first rule."""
        return rule_ref(self.entry.rules[0])


def chapter(rule: str) -> str:
    """Return the chapter of a rule: `A.4` of `MV-A.4-02`."""
    return rule.split("-")[1]


def rule_ref(rule: str) -> str:
    """Return the reference under which a chart shows a rule."""
    return f"rules/{rule}"


def table(name: str) -> dict[str, object]:
    """Return the content of a file of charts, as it stands there."""
    return tomllib.loads(resource("metaverse", "charts", f"{name}.toml").read_text(encoding="utf-8"))


@cache
def chart(name: str) -> Sections:
    """Return the entries of a chart by section and key, in the order of its file."""
    return _SECTIONS.validate_json(json.dumps(table(name)))


def chart_lines(words: Words, name: str, section: str, of: Needs = ANY) -> tuple[Line, ...]:
    """Return the entries of a section of a chart that are needed with their words."""
    entries = ((key, entry) for key, entry in chart(name)[section].items() if of.any_of(entry.needs))
    return tuple(Line(f"charts-{name}-{section}-{key}", entry, words) for key, entry in entries)
