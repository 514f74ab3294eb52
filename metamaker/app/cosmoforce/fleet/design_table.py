"""All designs of a document with their numbers, as a sortable and searchable table."""

from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from metamaker.app.cosmoforce.commands import FleetCommands
from metamaker.app.cosmoforce.fleet.design_actions import DesignActions
from metamaker.app.cosmoforce.fleet.lists import class_picture
from metamaker.app.cosmoforce.fleet.team_rows import design_rows, searched
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.elements.drops import Arrivals
from metamaker.app.elements.lists import ElementTable, Line
from metamaker.app.overrides import override
from metamaker.app.rows.row_tree import Row, RowTreeModel
from metamaker.app.rows.table import LastingColumn, widen
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.kit import column_in, row_of
from metamaker.app.widgets.labels import words_label
from metamaker.core.messages import Words
from metamaker.games.cosmoforce.designs import design_numbers
from metamaker.games.cosmoforce.edits.structure import class_term
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet

_LEAST_EMS = 9
"""Width of the names, in heights of a line."""

SYMBOLS = ("mass", "speed", "thrust", "complement", "starting_heat", "capacity", "empty_slots")
"""The numbers of a design in the table."""

FIGURES = frozenset(range(2, 3 + len(SYMBOLS)))
"""The columns with numbers."""


def titles() -> tuple[str, ...]:
    """Return the titles of the columns."""
    return (
        tr("window-fleet-design"),
        tr("window-universes-class"),
        tr("window-fleet-mass"),
        tr("window-match-speed"),
        tr("window-fleet-thrust"),
        tr("window-fleet-crew"),
        tr("window-fleet-heat"),
        tr("window-fleet-capacity"),
        tr("window-fleet-empty"),
        tr("window-common-ships"),
    )


def design_lines(fleet: Fleet, words: Words) -> Iterator[Line]:
    """Yield a line for each design."""
    flown = Counter(ship.design for ship in fleet.ships)
    designs = {design.ref(): design for design in fleet.designs}
    for row in design_rows(fleet, words):
        yield _line(fleet, designs[row.key], row, flown, words)


def _line(fleet: Fleet, design: Design, row: Row, flown: Counter[str], words: Words) -> Line:
    stats = design_numbers(fleet, design).stats
    numbers = [int(stats[symbol].value or 0) for symbol in SYMBOLS]
    cells = (class_term(design.ship_class, words), *map(str, numbers), str(flown[design.id] or "–"))
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
    order: tuple[str | float, ...] = (row.text, design.ship_class.size_mod, *numbers, flown[design.id])
    return Line(shown, order, searched(design, words))


class DesignTable(ElementTable):
    """The table of designs of one open document."""

    def __init__(self, commands: FleetCommands, arrivals: Arrivals, parent: QWidget | None = None) -> None:
        name, searching = tr("window-fleet-designs-their-numbers"), tr("window-fleet-search-designs")
        super().__init__(RowTreeModel(titles(), figures=FIGURES), name, searching, commands, arrivals, parent)
        self.setProperty("role", "card")
        self._commands = commands
        self.add = menu_button(tr("window-common-add-design"), self._fill_adding, self)
        self.view.painter.picture = class_picture
        self.act = DesignActions(self.view, commands, arrivals)
        self._lay_out()
        self.renew()
        widen(self.view, FIGURES)
        self._name_column = LastingColumn(self.view, 0, _LEAST_EMS)

    def _lay_out(self) -> None:
        column_in(
            self,
            row_of(
                (words_label("heading", self, tr("window-fleet-designs")), Qt.AlignmentFlag.AlignVCenter),
                (self.search, 1),
                self.add,
            ),
            (self.view, 1),
            margin=None,
        )

    def _fill_adding(self, menu: QMenu) -> None:
        self.act.fill_adding(menu)

    @override
    def lines(self) -> Iterator[Line]:
        """Yield a line for each design."""
        return design_lines(self._commands.fleet, self._commands.words)
