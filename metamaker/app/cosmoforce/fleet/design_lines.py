"""The rows of the table of designs: class and numbers, and what they are put in order by."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from metamaker.app.cosmoforce.fleet.team_rows import design_rows
from metamaker.app.rows.row_tree import Row
from metamaker.app.rows.table import Sorting
from metamaker.core.words import Words
from metamaker.games.cosmoforce.designs import design_numbers
from metamaker.games.cosmoforce.edits.terms import class_term
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet

SYMBOLS = ("mass", "speed", "thrust", "complement", "starting_heat", "capacity", "empty_slots")
"""The numbers of a design that the table shows."""

FIGURES = frozenset(range(2, 3 + len(SYMBOLS)))
"""The columns that hold numbers."""


class _Line(NamedTuple):
    """A row, and what it is put in order by: a value for each column."""

    row: Row
    order: tuple[str | float, ...]


def titles() -> tuple[str, ...]:
    """Return the titles of the columns."""
    translate = QCoreApplication.translate
    return (
        translate("DesignTable", "Design"),
        translate("DesignTable", "Class"),
        translate("DesignTable", "Mass"),
        translate("DesignTable", "Speed"),
        translate("DesignTable", "Thrust"),
        translate("DesignTable", "Crew"),
        translate("DesignTable", "Heat"),
        translate("DesignTable", "Capacity"),
        translate("DesignTable", "Empty"),
        translate("DesignTable", "Ships"),
    )


def table_rows(fleet: Fleet, told: Words, search: str = "", sorting: Sorting = Sorting()) -> tuple[Row, ...]:  # noqa: B008
    """Return the designs in which all words of the search are found, in the order that is asked for."""
    lines = list(_lines(fleet, told, search))
    if sorting.column >= 0:
        lines.sort(key=lambda line: line.order[sorting.column], reverse=sorting.is_falling)
    return tuple(line.row for line in lines)


def _lines(fleet: Fleet, told: Words, search: str) -> Iterator[_Line]:
    flown = Counter(ship.design for ship in fleet.ships)
    designs = {design.ref(): design for design in fleet.designs}
    for row in design_rows(fleet, told, search):
        yield _line(fleet, designs[row.key], row, flown, told)


def _line(fleet: Fleet, design: Design, row: Row, flown: Counter[str], told: Words) -> _Line:
    stats = design_numbers(fleet, design).stats
    numbers = [int(stats[symbol].value or 0) for symbol in SYMBOLS]
    cells = (class_term(design.ship_class, told), *map(str, numbers), str(flown[design.id] or "–"))
    shown = Row(
        row.key,
        row.text,
        tip=row.tip,
        name=row.name,
        movable=True,
        rule=row.rule,
        cells=cells,
        icon=row.icon,
        mark=row.mark,
    )
    return _Line(shown, (row.text.casefold(), design.ship_class.size_mod, *numbers, flown[design.id]))
