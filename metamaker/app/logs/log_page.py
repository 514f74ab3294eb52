"""The page of the logs of a fleet's ships: entries to edit, battles to enter, the standings of campaigns."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMenu, QStackedWidget, QWidget

from metamaker.app.context import Context
from metamaker.app.form.form import PropertyForm
from metamaker.app.logs.entry_form import properties, with_value
from metamaker.app.logs.filling import battles, fill_from, fill_from_file, today
from metamaker.app.rows.row_tree import Row, RowTreeModel
from metamaker.app.rows.row_view import RowView, row_action
from metamaker.app.rows.table import LastingColumn, as_table, widen
from metamaker.app.texts import tr
from metamaker.app.widgets.boxes import ComboBox
from metamaker.app.widgets.buttons import TabButtons, menu_button
from metamaker.app.widgets.deferred_view import CatchUp
from metamaker.app.widgets.kit import column_in, column_of, filled, flow_in, named, push_button, row_in, styled
from metamaker.app.widgets.labels import names_label
from metamaker.app.widgets.layouts import TallArea
from metamaker.app.widgets.splitters import KeptSplitter
from metamaker.core.messages import COMMON, message, words_in
from metamaker.core.property import EditProblem
from metamaker.core.ship_log import MAX_ENTRIES, LogEntry
from metamaker.game_api.game import required
from metamaker.game_api.logs import LoggedShip
from metamaker.game_api.ship_logs import campaigns, standings
from metamaker.printing.log_pages import outcome

_ENTRIES = ("date", "battle", "result", "boxes", "hits", "kills", "points")
_STANDINGS = ("battles", "won", "lost", "drawn", "ships_lost", "points")
"""The columns of both tables, after the name."""

_BATTLE = 2
"""The column of battles, which takes the remaining width."""

_LEAST_EMS = 10
"""Its least width in heights of a line: three words of a title."""

_WIDTHS = (58, 22)

Ask = Callable[[QWidget], str]


def ask_for_battle(parent: QWidget) -> str:
    """Ask for the file of a battle; return its path, empty for none."""
    return QFileDialog.getOpenFileName(parent, tr("window-log-choose-file"))[0]


class LogPage(QWidget):
    """Follows the fleet of its document. Every change is a step that can be undone. `ask(parent)` asks for a file."""

    def __init__(self, context: Context, ask: Ask = ask_for_battle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        styled(self, "ground").setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context, self._ask, self._words = context, ask, words_in(COMMON, context.language)
        self._logs = required(context.game.logs)
        self.campaign = named(ComboBox(self), tr("window-log-campaign"))
        self.fill = menu_button(tr("window-log-fill"), self._fill_battles, self)
        self.add = menu_button(tr("window-log-add"), self._fill_ships, self)
        self.remove = push_button(tr("window-common-remove"), self, lambda _=False: self._remove())
        self.told = names_label("caption", self)
        self.told.hide()
        self.tabs = TabButtons([tr("window-log-entries"), tr("window-log-standings")], tr("window-log-title"), self)
        self.entries = self._table(tr("window-log-entries"), tr("window-match-ship"), _ENTRIES)
        self.entries.addAction(row_action(self, tr("window-common-remove"), ["Del", "Backspace"], self._remove))
        self.standings = self._table(tr("window-log-standings"), self._words["log-column-name"], _STANDINGS)
        self.heading = names_label("title", self)
        self.form = PropertyForm(self)
        self._lay_out()
        self.entries.selectionModel().selectionChanged.connect(lambda *_: self._show_entry())
        self.form.edited.connect(self._edit)
        self.campaign.currentIndexChanged.connect(lambda _: self._show())
        self.tabs.turned.connect(self._turn)
        context.document.changed.connect(CatchUp(self, self._renew).due)
        self.tabs.turn(0)
        self._renew()

    def _lay_out(self) -> None:
        self._stack = QStackedWidget(self)
        for view in (self.entries, self.standings):
            self._stack.addWidget(view)
        tools = QWidget(self)
        flow_in(tools, self.campaign, self.fill, self.add, self.remove, gap=self.fontMetrics().height() // 2)
        left = filled(styled(QWidget(self), "card"), column_of(self.tabs, tools, self.told, (self._stack, 1), margin=None))
        self.side = side = styled(QWidget(self), "card")
        column_in(side, self.heading, (TallArea(self.form), 1), margin=None)
        for card in (left, side):
            card.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        columns = KeptSplitter(Qt.Orientation.Horizontal, self._context.settings, "log_page", self)
        em = self.fontMetrics().height()
        columns.begin((left, side), [em * width for width in _WIDTHS], (1, 0))
        row_in(self, columns, margin=None)

    def _table(self, name: str, name_title: str, columns: Sequence[str]) -> RowView:
        model = RowTreeModel()
        view = RowView(model, name, self)
        model.setParent(view)
        titles = [name_title, *(self._words[f"log-column-{key}"] for key in columns)]
        model.show_columns(titles, {place for place, key in enumerate(columns, 1) if key not in {"date", "battle", "result"}})
        view.when_empty = _empty
        as_table(view, lambda _: None)
        view.header().setSectionsClickable(False)
        view.header().setSortIndicatorShown(False)
        return view

    # The tables

    def _renew(self) -> None:
        """Show the document as it is now, with its campaigns to choose from."""
        known = ["", *campaigns(self._context.game, self._documents())]
        kept = self.campaign.currentData() or ""
        self.campaign.blockSignals(True)
        self.campaign.clear()
        for name in known:
            self.campaign.addItem(name or tr("window-log-all-campaigns"), name)
        self.campaign.setCurrentIndex(known.index(kept) if kept in known else 0)
        self.campaign.blockSignals(False)
        self._show()

    def _documents(self) -> list[Any]:
        """Return the open fleets of the game, that of this page first."""
        own = self._context.document
        others = (other for other in self._context.others() if other is not own and other.game is own.game)
        return [own.value, *(other.value for other in others)]

    def _show(self) -> None:
        self._show_rows(self.entries, tuple(self._entry_rows()))
        self._show_rows(self.standings, tuple(self._standing_rows()))
        self._show_entry()

    def _show_rows(self, view: RowView, rows: tuple[Row, ...]) -> None:
        first = not view.rows.keys
        view.quietly(lambda: view.rows.show(rows))
        if first and rows:
            widen(view)
            LastingColumn(view, _BATTLE if view is self.entries else 0, _LEAST_EMS)

    def _entry_rows(self) -> Iterator[Row]:
        campaign, words = self.campaign.currentData() or "", self._words
        for ship in self._logs.ships(self._context.document.value):
            for place, entry in enumerate(ship.log):
                if not campaign or entry.campaign == campaign:
                    numbers = (entry.boxes_lost, entry.hits, entry.kills)
                    cells = (entry.date, entry.title, outcome(entry, words), *map(str, numbers), words.number(entry.points))
                    yield Row(f"{ship.ref}/{place}", ship.name, tip=entry.note, cells=cells)

    def _standing_rows(self) -> Iterator[Row]:
        lines = standings(self._context.game, self._documents(), self.campaign.currentData() or "")
        for place, line in enumerate(lines):
            numbers = (line.battles, line.won, line.lost, line.drawn, line.ships_lost)
            cells = (*map(str, numbers), self._words.number(line.points, 1))
            yield Row(str(place), f"    {line.name}" if line.is_ship else line.name, strong=not line.is_ship, cells=cells)

    def _turn(self, place: int) -> None:
        self._stack.setCurrentIndex(place)
        self.side.setVisible(not place)
        if place:
            self._renew()  # other fleets may have changed

    # The selected entry

    @property
    def entry(self) -> tuple[LoggedShip, int] | None:
        """The ship and the place of the current entry; None without one."""
        ref, _, place = self.entries.current.rpartition("/")
        ship = next((each for each in self._logs.ships(self._context.document.value) if each.ref == ref), None)
        return (ship, int(place)) if ship is not None and int(place) < len(ship.log) else None

    def _show_entry(self) -> None:
        found = self.entry
        self.remove.setEnabled(found is not None)
        self.heading.setText(tr("window-log-select") if found is None else found[0].name)
        self.form.put(() if found is None else tuple(properties(found[0].log[found[1]], self._words)))

    def _edit(self, key: str, value: object) -> None:
        found = self.entry
        if found is None:
            return
        ship, place = found
        try:
            changed = with_value(ship.log[place], key, value)
        except EditProblem as problem:
            self.form.refuse(key, str(problem))
            return
        log = (*ship.log[:place], changed, *ship.log[place + 1 :])
        self._apply(tr("window-log-edit", ship=ship.name), ship, log, f"{ship.ref}/{place}/{key}/{id(self)}")
        self._show_entry()

    def _apply(self, text: str, ship: LoggedShip, log: Sequence[LogEntry], merge: str = "") -> bool:
        document = self._context.document
        try:
            document.apply(text, self._logs.with_log(document.value, ship.ref, log), merge)
        except EditProblem as problem:
            self._tell(str(problem))
            return False
        return True

    def _remove(self) -> None:
        found = self.entry
        if found is not None:
            ship, place = found
            self._apply(tr("window-log-removed", ship=ship.name), ship, (*ship.log[:place], *ship.log[place + 1 :]))

    # New entries

    def _fill_ships(self, menu: QMenu) -> None:
        for ship in self._logs.ships(self._context.document.value):
            menu.addAction(ship.name.replace("&", "&&"), partial(self._add, ship))

    def _add(self, ship: LoggedShip) -> None:
        """Add an entry of today to the log of a ship, and select it."""
        if len(ship.log) >= MAX_ENTRIES:
            self._tell(str(message("log-full", ship=ship.name, most=MAX_ENTRIES)))
            return
        new = LogEntry(date=today(), campaign=self.campaign.currentData() or "")
        if self._apply(tr("window-log-added", ship=ship.name), ship, (*ship.log, new)):
            self.tabs.turn(0)
            self.entries.select([f"{ship.ref}/{len(ship.log)}"])
            self._show_entry()
            self.form.begin("title")

    def _fill_battles(self, menu: QMenu) -> None:
        for battle in battles(self._context):
            title = battle.game.documents.title(battle.value).replace("&", "&&")
            menu.addAction(title, partial(fill_from, self._context, battle, self, self._tell))
        if not menu.isEmpty():
            menu.addSeparator()
        menu.addAction(tr("window-log-from-file"), self._fill_from_file)

    def _fill_from_file(self) -> None:
        if path := self._ask(self):
            fill_from_file(self._context, path, self, self._tell)

    def _tell(self, text: str) -> None:
        self.told.setText(text)
        self.told.show()


def _empty() -> str:
    return tr("window-log-empty")
