"""Output for people: aligned tables, few colours and progress bars; without a terminal the same, as wide as necessary."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from metamaker.core.sanitize import visible

GAP = 1
"""Blanks between columns."""


def longest_word(cell: Text) -> int:
    """Return the width of the widest word, which a column needs to avoid splitting words."""
    return max((Text(word).cell_len for word in cell.plain.split()), default=0)


def fitted(least: Sequence[int], natural: Sequence[int], room: int) -> list[int] | None:
    """Return widths of columns that need `least` and would like `natural`; None if `room` is too small even for `least`."""
    free = room - GAP * (len(least) - 1) - sum(least)
    if free < 0:
        return None
    widths = list(least)
    # The narrow ones first: a short column that wraps saves nothing.
    for column in sorted(range(len(widths)), key=lambda column: natural[column] - least[column]):
        more = min(natural[column] - least[column], free)
        widths[column] += more
        free -= more
    return widths


WIDE = 500
"""Columns where there is no terminal: nothing is wrapped or cut, so that other tools see whole lines."""

LONGEST_NAME = 60
"""Characters of a name in a table; a longer one would pad every row."""

QUIET = "dim"
STRONG = "bold"
COLOURS = {"error": "bold red", "warning": "yellow", "note": "cyan"}


@cache
def console() -> Console:
    """Return the console for answers. Texts are never parsed as markup or emoji names."""
    found = Console(markup=False, emoji=False, highlight=False)
    return found if found.is_terminal else Console(markup=False, emoji=False, highlight=False, width=WIDE)


def say(*pieces: RenderableType) -> None:
    """Print lines and tables, without the trailing blanks of tables."""
    for piece in pieces:
        shown = words(piece) if isinstance(piece, str) else piece
        if console().is_terminal:
            console().print(shown)
        else:
            with console().capture() as captured:
                console().print(shown)
            print(*(line.rstrip() for line in captured.get().splitlines()), sep="\n")


def words(letters: str, style: str = "") -> Text:
    """Return a text safe to show; line breaks stay."""
    return Text(visible(letters, keep="\n\t"), style)


def heading(title: str) -> Text:
    """Return a title."""
    return words(title, STRONG)


def table(
    columns: Sequence[str], rows: Iterable[Sequence[object]], right: Sequence[str] = (), longest: int = 0
) -> RenderableType:
    """Return a table for the terminal; columns named in `right` are right-aligned, with a word of their title per line.

    Cells longer than `longest` characters are cut. If the terminal is too narrow, each row becomes a paragraph.
    """
    longest = longest or (LONGEST_NAME if right else WIDE)
    cells = [[_cell(value, longest) for value in row] for row in rows]
    heads = [words(title.replace(" ", "\n") if title in right else title) for title in columns]
    widths = _widths([heads, *cells], [title in right for title in columns])
    if widths is None:
        return Group(*(line for row in cells for line in _paragraph(columns, row)))
    made = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style=QUIET, border_style=QUIET)
    made.padding = (0, 0, 0, 0)
    for title, head, width in zip(columns, heads, widths, strict=True):
        if title in right:
            made.add_column(head, justify="right", no_wrap=True, vertical="bottom", width=width)
        else:
            made.add_column(head, overflow="fold", width=width)
    for row in cells:
        made.add_row(*row)
    return made


def pairs(rows: Iterable[Sequence[object]]) -> RenderableType:
    """Return rows without titles: name, value and more. If the terminal is too narrow, they become paragraphs."""
    cells = [[_cell(value, WIDE) for value in row] for row in rows]
    widths = _widths(cells, [False] * len(cells[0])) if cells else []
    if widths is None:
        return Group(*(Text(" ").join(row) for row in cells))
    made = Table(box=None, show_header=False, pad_edge=False)
    for width in widths:
        made.add_column(overflow="fold", width=width)
    for row in cells:
        made.add_row(*row)
    return made


def _cell(value: object, longest: int) -> Text:
    if isinstance(value, Text):
        return value
    letters = words(str(value))
    letters.truncate(longest, overflow="ellipsis")
    return letters


def _widths(rows: Sequence[Sequence[Text]], whole: Sequence[bool]) -> list[int] | None:
    """Return the widths of columns; those that are `whole` never wrap. None if the terminal is too narrow."""
    natural = [max(line.cell_len for cell in column for line in cell.split() or [cell]) for column in zip(*rows, strict=True)]
    words_of = [max(longest_word(cell) for cell in column) for column in zip(*rows, strict=True)]
    least = [wish if keep else word for wish, word, keep in zip(natural, words_of, whole, strict=True)]
    return fitted(least, natural, console().width)


def _paragraph(titles: Sequence[str], row: Sequence[Text]) -> Iterator[Text]:
    """Yield a row as lines: its first cell, and the others under it with their titles."""
    yield row[0]
    for title, cell in zip(titles[1:], row[1:], strict=True):
        if cell.plain:
            yield words(f"  {' '.join(title.split())} " if title else "  ", QUIET).append_text(cell)
