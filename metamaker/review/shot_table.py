"""The shots of a match as a table for spreadsheets: comma-separated values with a fixed set of columns."""

import csv
import io
from collections.abc import Iterator

from metamaker.core.sanitize import visible
from metamaker.play.review.ledger import Blow
from metamaker.review.report import Report

COLUMNS = (
    "turn",
    "choices",
    "side",
    "side_name",
    "ship",
    "ship_name",
    "weapon",
    "cause",
    "target_side",
    "target",
    "target_name",
    "arc",
    "distance",
    "chance",
    "hit",
    "mean",
    "rolled",
    "shields",
    "armour",
    "intercepted",
    "wasted",
    "dealt",
)
"""The columns. New ones are only added at the end, so that spreadsheets stay valid."""

_FORMULAS = "=+-@\t\r"
"""Spreadsheets read texts that begin with these characters as formulas."""


def csv_text(report: Report) -> str:
    """Return a row for each shot, and for other damage, in the order in which they happened.

    Numbers have a decimal point in all languages. Texts from files are escaped, so that no spreadsheet runs them as formulas.
    """
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(list(_cells(report, blow)) for blow in report.ledger.blows)
    return file.getvalue()


def _cells(report: Report, blow: Blow) -> Iterator[object]:
    yield from (blow.turn, blow.made, blow.side + 1, _safe(side_name(report, blow.side)))
    yield from (_safe(blow.ship), _safe(report.name(blow.ship, blow.side)), _safe(blow.weapon), blow.cause, blow.loser + 1)
    yield from (_safe(blow.target), _safe(report.name(blow.target, blow.loser)), blow.arc)
    yield "" if blow.distance < 0 else _number(blow.distance)
    yield from (_number(blow.chance), "yes" if blow.hit else "no")
    amounts = blow.mean, blow.rolled, blow.shields, blow.armour, blow.intercepted, blow.wasted, blow.dealt
    yield from map(_number, amounts)


def side_name(report: Report, side: int) -> str:
    """Return the name of a side, empty without one."""
    return report.sides[side] if 0 <= side < len(report.sides) else ""


def _number(amount: float) -> float | int:
    """Return an amount with up to four decimals, whole if it is."""
    rounded = round(amount, 4)
    return int(rounded) if rounded == int(rounded) else rounded


def _safe(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula, without control characters."""
    shown = visible(text)
    return f"'{shown}" if shown.startswith(tuple(_FORMULAS)) else shown
