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
    """Return a table as comma-separated values; a rate is a number from 0 to 1, with columns `low` and `high` behind it."""
    kept = io.StringIO()
    writer = csv.writer(kept, lineterminator="\n")
    is_matrix = _is_matrix(model)
    widths = [any(line.cells[place].share is not None for line in model.lines) for place in range(len(model.titles))]
    head = [title for place, title in enumerate(model.titles) for title in ((title, low, high) if widths[place] else (title,))]
    writer.writerow([*([""] if is_matrix else []), *head])
    for line in model.lines:
        row = [text for cell, wide in zip(line.cells, widths, strict=True) for text in _values(cell, wide=wide)]
        writer.writerow([*([line.title] if is_matrix else []), *row])
    return kept.getvalue()


def _is_matrix(model: FiguresModel) -> bool:
    return any(cell.heat is not None for line in model.lines for cell in line.cells)


def _values(cell: Cell, *, wide: bool) -> Iterator[str]:
    if cell.share is not None:
        yield from (f"{number:.4f}" for number in cell.share)
    elif cell.heat is not None:
        yield f"{cell.heat:.4f}"
    else:
        yield cell.text
        yield from ("", "") if wide else ()
