"""The roster as a table that can be put in order and searched; ships change in the form beside it."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHeaderView, QMenu, QPushButton, QVBoxLayout, QWidget

from metamaker.app.metaverse.commands.arrivals import Arrivals
from metamaker.app.metaverse.commands.fleet_commands import FleetCommands
from metamaker.app.metaverse.fleet.roster_rows import ABOARD, FIGURES, roster_rows, titles
from metamaker.app.metaverse.fleet.ship_actions import ShipActions
from metamaker.app.rows.row_tree import RowTreeModel
from metamaker.app.rows.row_view import RowView
from metamaker.app.rows.table import Sorting, as_table, widen
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.layouts import FlowLayout
from metamaker.app.widgets.search_field import SearchField
from metamaker.core.naming import called
from metamaker.core.words import Words
from metamaker.games.metaverse.checks.names import class_called


class RosterTable(QWidget):
    """Ships and squadrons of one open fleet. `chosen(refs)` as of its view; call `renew` when the document changed."""

    chosen = Signal(tuple)

    def __init__(self, commands: FleetCommands, arrivals: Arrivals, told: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        self._told = told
        self._sorting = Sorting()
        model = RowTreeModel(titles(), figures=FIGURES)
        self.view = RowView(model, self.tr("Roster"), self)
        model.setParent(self.view)
        model.named.connect(commands.rename)
        self.act = ShipActions(self.view, commands, arrivals, told)
        self.view.menu_for = self.act.menu
        self.view.refusal = lambda data, *_: "" if arrivals.can_take(data) else None
        self.view.dropped.connect(lambda data, *_: arrivals.take(data))
        self.view.chosen.connect(self.chosen)
        self.view.opened.connect(commands.context.go_to)
        self._lay_out()
        self.renew()
        widen(self.view)
        self.view.header().setSectionResizeMode(ABOARD, QHeaderView.ResizeMode.Stretch)

    def _lay_out(self) -> None:
        self.search = SearchField(self, self.tr("Search the roster"))
        self.search.down.connect(self.view.enter)
        self.search.textChanged.connect(lambda _: self.renew())
        foot = QWidget(self)
        flow = FlowLayout(foot, self.fontMetrics().height() // 2)
        flow.addWidget(menu_button(self.tr("Add a ship"), self._fill_ships, self))
        flow.addWidget(menu_button(self.tr("Add squadrons"), self._fill_squadrons, self))
        self.bring = QPushButton(self.tr("Bring in a fleet…"), self)
        flow.addWidget(self.bring)
        as_table(self.view, self._sort)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.search)
        rows.addWidget(self.view, 1)
        rows.addWidget(foot)

    def _fill_ships(self, menu: QMenu) -> None:
        for ship in self._commands.fleet.classes:
            menu.addAction(class_called(ship).replace("&", "&&"), partial(self._commands.add_ship, ship.id))

    def _fill_squadrons(self, menu: QMenu) -> None:
        for kind in self._commands.fleet.starfighters:
            menu.addAction(called(kind).replace("&", "&&"), partial(self._commands.add_squadron, kind.id))
        if menu.isEmpty():
            menu.addAction(self.tr("This fleet has no squadron types")).setEnabled(False)

    def renew(self) -> None:
        """Show the fleet as it is now."""
        rows = roster_rows(self._commands.fleet, self._told, self.search.text(), self._sorting)
        self.view.quietly(lambda: self.view.rows.show(rows))

    def _sort(self, sorting: Sorting) -> None:
        self._sorting = sorting
        self.renew()
