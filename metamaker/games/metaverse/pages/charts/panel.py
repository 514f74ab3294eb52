"""Panels of charts with a dark title bar, and their lines from `resources/metaverse/charts`."""

import json
import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated

from pydantic import Field, TypeAdapter

from metamaker.core.frozen import Frozen, Many
from metamaker.core.messages import Words
from metamaker.core.paths import resource
from metamaker.games.metaverse.pages.needs import ANY, Needs
from metamaker.games.metaverse.sheet.palette import DEFENCE, TILES
from metamaker.rendering.drawing import BOLD, Drawing, Op, Path, Role
from metamaker.rendering.ink import BAR, INK, LINE, ON_BAR, PAPER, QUIET
from metamaker.rendering.layout import Box, Column, Strip, Strips, stacked
from metamaker.rendering.shapes import box, circle, rounded
from metamaker.rendering.tables import Cell, Look, table
from metamaker.rendering.text_fitting import Align, fit, line, words_line
from metamaker.rendering.texts import paragraph

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
    """A box with a dark title bar; the quiet note at the right of the bar is the chapter of the rules."""

    title: str
    note: str = ""
    top: float = _BAR + 0.6
    bottom: float = 0.0

    def drawn(self, width: float, height: float, columns: tuple[Column, ...], continued: bool) -> Drawing:
        """Return the box with its columns in it."""
        words = f"{self.title} …" if continued else self.title
        note = line(width - EDGE, _BAR / 2 + 0.85, self.note, 2.47, role=ON_BAR, align=Align.RIGHT)
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


def note(text: str, width: float) -> Strip:
    """Return quiet text in the smallest type, which keeps the next strip."""
    return Strip(paragraph(text, width, NOTE, role=QUIET), keep=True)


def badge(text: str, width: float, height: float = 5.0, role: Role = INK) -> Drawing:
    """Return letters on a field of `role`, a role with a tile, for order codes and steps."""
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
    """Return a number on a disc of `role`, a role with a tile."""
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


Number = int | float | str


class Entry(Frozen):
    """A line of a chart: its rules, the first of which is its reference, its numbers by name, and its icons.

    `code` is for a player to write or roll, `value` is the number of the line. It is shown if one of `needs` is present.
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
    """An entry with its messages."""

    key: str
    entry: Entry
    words: Words

    def __getitem__(self, field: str) -> str:
        """Return the text `field` of the entry with its numbers in it; empty without such a text."""
        key = f"{self.key}-{field}"
        return self.words.text(key, **self.entry.numbers) if key in self.words else ""

    @property
    def place(self) -> str:
        """The chapter of its first rule."""
        return chapter(self.entry.rules[0])

    @property
    def ref(self) -> str:
        """The reference of its first rule."""
        return rule_ref(self.entry.rules[0])


def chapter(rule: str) -> str:
    """Return the chapter of a rule: `A.4` of `MV-A.4-02`."""
    return rule.split("-")[1]


def rule_ref(rule: str) -> str:
    """Return the reference of a rule in charts."""
    return f"rules/{rule}"


def bold(text: str, size: float = 2.9, align: Align = Align.LEFT) -> Cell:
    """Return the cell of a name or a number."""
    return Cell(text, bold=True, size=size, align=align)


def rows(
    lines: Iterable[Line],
    cells: Callable[[Line], Sequence[Cell | str]],
    widths: Sequence[float],
    *,
    size: float = BODY,
    height: float = 5.0,
    titles: Sequence[Cell | str] = (),
) -> Strips:
    """Return a row for each line, under any titles, in columns of these widths in mm."""
    every = tuple(lines)
    look = Look(size, height)
    return table(titles, [cells(each) for each in every], widths, look, refs=[each.ref for each in every]).strips


def chart_file(name: str) -> dict[str, object]:
    """Return the parsed content of a TOML file of charts."""
    return tomllib.loads(resource("metaverse", "charts", f"{name}.toml").read_text(encoding="utf-8"))


@cache
def chart(name: str) -> Sections:
    """Return the entries of a chart by section and key, in the order of its file."""
    return _SECTIONS.validate_json(json.dumps(chart_file(name)))


def chart_lines(words: Words, name: str, section: str, of: Needs = ANY) -> tuple[Line, ...]:
    """Return the entries of a section of a chart that `of` needs, with their messages."""
    entries = ((key, entry) for key, entry in chart(name)[section].items() if of.any_of(entry.needs))
    return tuple(Line(f"charts-{name}-{section}-{key}", entry, words) for key, entry in entries)
