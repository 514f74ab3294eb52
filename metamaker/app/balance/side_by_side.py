"""Rows of a table of designs side by side, the best values in bold."""

from collections.abc import Sequence

from metamaker.app.balance.figures_model import Cell, Line
from metamaker.core.stat import Stat
from metamaker.game_api.side_by_side import Row, shown


def figures(rows: Sequence[Row], language: str) -> list[Line]:
    """Return rows for a table: the label, then the value of each design."""
    return [Line(row.symbol, (Cell(row.title), *_cells(row, language))) for row in rows]


def _cells(row: Row, language: str) -> list[Cell]:
    return [
        Cell(shown(stat, language), order=_order(stat), is_strong=place in row.best) for place, stat in enumerate(row.stats)
    ]


def _order(stat: Stat | None) -> float | None:
    return float(stat.value) if stat is not None and isinstance(stat.value, int | float) else None
