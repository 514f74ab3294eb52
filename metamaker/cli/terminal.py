"""Writing for people: aligned tables, few colours, and the same without a terminal, as wide as it needs."""

from collections.abc import Iterable, Sequence
from functools import cache

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from metamaker.cli.visible import visible
from metamaker.core.stat import Number, Stat, StatBlock

WIDE = 500
"""Columns where there is no terminal: nothing is wrapped or cut, so that other tools see whole lines."""

QUIET = "dim"
STRONG = "bold"
COLOURS = {"error": "bold red", "warning": "yellow", "note": "cyan"}


@cache
def console() -> Console:
    """Return where answers go. Nothing in a text is taken for markup or for the name of a picture."""
    found = Console(markup=False, emoji=False, highlight=False)
    return found if found.is_terminal else Console(markup=False, emoji=False, highlight=False, width=WIDE)


def say(*pieces: RenderableType) -> None:
    """Write lines and tables, without the blanks that fill tables up on the right."""
    for piece in pieces:
        shown = words(piece) if isinstance(piece, str) else piece
        if console().is_terminal:
            console().print(shown)
        else:
            with console().capture() as captured:
                console().print(shown)
            print(*(line.rstrip() for line in captured.get().splitlines()), sep="\n")


def words(text: str, style: str = "") -> Text:
    """Return `text` safe to show; line breaks stay."""
    return Text(visible(text, keep="\n\t"), style)


def heading(text: str) -> Text:
    """Return a title."""
    return words(text, STRONG)


def table(columns: Sequence[str], rows: Iterable[Sequence[object]], right: Sequence[str] = ()) -> Table:
    """Return rows of words and numbers under quiet titles; those of the columns named in `right` stand there, a word a line."""
    made = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style=QUIET, border_style=QUIET)
    made.padding = (0, 0, 0, 0)
    for title in columns:
        if title in right:
            made.add_column(title.replace(" ", "\n"), justify="right", no_wrap=True, vertical="bottom")
        else:
            made.add_column(title, overflow="fold")
    for row in rows:
        made.add_row(*(cell if isinstance(cell, Text) else words(str(cell)) for cell in row))
    return made


def pairs(rows: Iterable[Sequence[object]]) -> Table:
    """Return rows without titles: what it is, the value, more."""
    made = Table(box=None, show_header=False, pad_edge=False)
    for row in rows:
        made.add_row(*(cell if isinstance(cell, Text) else words(str(cell)) for cell in row))
    return made


def figure(value: Number) -> str:
    """Return a number for people: one decimal at most, a dash for what does not apply."""
    if value is None:
        return "–"
    text = f"{value:,.1f}" if isinstance(value, float) else f"{value:,}" if isinstance(value, int) else value
    return text.replace("-", "−") if isinstance(value, int | float) else text


def told(block: StatBlock) -> Table:
    """Return the numbers of a block that apply, one a line."""
    return pairs((words(stat.label, QUIET), with_unit(stat)) for stat in block if stat.value is not None)


def with_unit(stat: Stat) -> str:
    """Return the value of a stat with its unit."""
    unit = f" {stat.unit}" if stat.unit and stat.value is not None else ""
    return f"{figure(stat.value)}{unit}"


def column(stat: Stat) -> str:
    """Return the title of the column of a stat."""
    return f"{stat.label} ({stat.unit})" if stat.unit else stat.label
