"""How wide the columns of a table are in a narrow terminal: words, names and ids stay whole."""

from collections.abc import Sequence

from rich.text import Text

GAP = 1
"""Blanks between columns."""


def longest_word(cell: Text) -> int:
    """Return the width of the widest word, which a column needs if none is to be split."""
    return max((Text(word).cell_len for word in cell.plain.split()), default=0)


def fitted(least: Sequence[int], natural: Sequence[int], room: int) -> list[int] | None:
    """Return widths of columns that need `least` and would like `natural`; None if `room` has not even the least."""
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
