"""Figures as text for messages and tables of other programs."""

import csv
import io
from collections.abc import Iterator

from metamaker.app.balance.figures_model import Cell, FiguresModel

_GAP = "  "


def as_text(model: FiguresModel) -> str:
    """Return a table as lines whose columns stand below one another."""
    has_titles = any(line.title for line in model.lines) and _is_matrix(model)
    rows = [(*((line.title,) if has_titles else ()), *(cell.text for cell in line.cells)) for line in model.lines]
    rows.insert(0, (*(("",) if has_titles else ()), *model.titles))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (_GAP.join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in rows)
    return "\n".join(lines) + "\n"


def as_csv(model: FiguresModel, low: str, high: str) -> str:
    """Return a table as comma-separated values; a rate is a number from 0 to 1, with columns `low` and `high` behind it.

    Who beats whom has names in place of numbers, and nothing where nobody met.
    """
    kept = io.StringIO()
    writer = csv.writer(kept, lineterminator="\n")
    is_matrix = _is_matrix(model)
    widths = [any(line.cells[place].share is not None for line in model.lines) for place in range(len(model.titles))]
    titles = model.tips if is_matrix else model.titles
    head = [title for place, title in enumerate(titles) for title in ((title, low, high) if widths[place] else (title,))]
    writer.writerow([*([""] if is_matrix else []), *head])
    for line in model.lines:
        if is_matrix:
            writer.writerow([line.name, *(_heat(cell) for cell in line.cells)])
        else:
            writer.writerow([text for cell, wide in zip(line.cells, widths, strict=True) for text in _values(cell, wide=wide)])
    return kept.getvalue()


def _is_matrix(model: FiguresModel) -> bool:
    return any(cell.heat is not None for line in model.lines for cell in line.cells)


def _heat(cell: Cell) -> str:
    return "" if cell.heat is None else f"{cell.heat:.4f}"


def _values(cell: Cell, *, wide: bool) -> Iterator[str]:
    if cell.share is not None:
        yield from (f"{number:.4f}" for number in cell.share)
    else:
        yield cell.text
        yield from ("", "") if wide else ()
