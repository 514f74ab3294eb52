"""All designs of a document with their numbers, as a table that can be put in order and searched."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from metamaker.app.cosmoforce.commands.arrivals import Arrivals
from metamaker.app.cosmoforce.commands.fleet_commands import FleetCommands
from metamaker.app.cosmoforce.fleet.class_pictures import class_picture
from metamaker.app.cosmoforce.fleet.design_actions import DesignActions
from metamaker.app.cosmoforce.fleet.design_lines import FIGURES, table_rows, titles
from metamaker.app.rows.row_tree import RowTreeModel
from metamaker.app.rows.row_view import RowView
from metamaker.app.rows.table import LastingColumn, Sorting, as_table, widen
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.search_field import SearchField

_LEAST_EMS = 9
"""Width of the names, in heights of a line."""


class DesignTable(QFrame):
    """`chosen(refs)` as of its view; call `renew` when the document changed."""

    chosen = Signal(tuple)

    def __init__(self, commands: FleetCommands, arrivals: Arrivals, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._commands = commands
        self._sorting = Sorting()
        self.search = SearchField(self, self.tr("Search designs"))
        self.add = menu_button(self.tr("Add a design"), self._fill_adding, self)
        model = RowTreeModel(titles(), figures=FIGURES)
        self.view = RowView(model, self.tr("Designs with their numbers"), self)
        model.setParent(self.view)
        self.view.painter.picture = class_picture
        self.act = DesignActions(self.view, commands, arrivals)
        self.view.menu_for = self.act.menu
        self.view.refusal = lambda data, *_: "" if arrivals.can_take(data) else None
        self.view.dropped.connect(lambda data, *_: arrivals.take(data))
        self.view.chosen.connect(self.chosen)
        self.view.opened.connect(commands.context.go_to)
        model.named.connect(commands.rename)
        as_table(self.view, self._sort)
        self._lay_out()
        self.renew()
        widen(self.view, FIGURES)
        self._name_column = LastingColumn(self.view, 0, _LEAST_EMS)

    def _lay_out(self) -> None:
        self.search.down.connect(self.view.enter)
        self.search.textChanged.connect(lambda _: self.renew())
        head = QHBoxLayout()
        head.addWidget(words_label("heading", self, self.tr("DESIGNS")), 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.search, 1)
        head.addWidget(self.add)
        rows = QVBoxLayout(self)
        rows.addLayout(head)
        rows.addWidget(self.view, 1)

    def _fill_adding(self, menu: QMenu) -> None:
        self.act.fill_adding(menu)

    def renew(self) -> None:
        """Show the designs as they are now."""
        rows = table_rows(self._commands.fleet, self._commands.words, self.search.text(), self._sorting)
        self.view.quietly(lambda: self.view.rows.show(rows))

    def _sort(self, sorting: Sorting) -> None:
        self._sorting = sorting
        self.renew()
