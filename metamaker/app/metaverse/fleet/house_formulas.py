"""The house formulas of a fleet: the formula book to choose from, and the fleet's own expression for an entry."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from metamaker.app.metaverse.commands.fleet_commands import FleetCommands
from metamaker.app.metaverse.fleet.formula_card import FormulaCard
from metamaker.app.metaverse.fleet.house_rows import CHAPTER, house_rows
from metamaker.app.rows.row_tree import RowTreeModel
from metamaker.app.rows.row_view import RowView
from metamaker.app.texts import filled
from metamaker.app.widgets.search_field import SearchField
from metamaker.games.metaverse.edits.house_formulas import BookEntry, chapters, formula_problems, set_formula
from metamaker.games.metaverse.model.fleet import HouseFormula


class HouseFormulas(QWidget):
    """Follows and changes the house formulas of one open fleet. Call `renew` when the document changed."""

    def __init__(self, commands: FleetCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        self._problems: dict[str, str] = {}
        self._entries: dict[str, BookEntry] = {}
        self._shown: tuple[HouseFormula, ...] | None = None
        model = RowTreeModel()
        self.view = RowView(model, self.tr("Formula book"), self)
        model.setParent(self.view)
        self.view.opens_new = False
        self.card = FormulaCard(commands.context.show_rule, self)
        self.card.edited.connect(self._edit)
        self._lay_out()
        self.view.opened.connect(lambda _: self.card.house.setFocus())
        self.view.chosen.connect(lambda keys: self.show_entry(keys[0]))
        self.renew()

    def _lay_out(self) -> None:
        self.search = SearchField(self, self.tr("Search the formula book"))
        self.search.down.connect(self.view.enter)
        self.only_house = QCheckBox(self.tr("House formulas only"), self)
        self.only_house.setChecked(bool(self._commands.fleet.formulas))
        self.search.textChanged.connect(lambda _: self._filter())
        self.only_house.toggled.connect(lambda _: self._filter())
        top = QHBoxLayout()
        top.addWidget(self.search, 1)
        top.addWidget(self.only_house)
        left = QWidget(self)
        rows = QVBoxLayout(left)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(top)
        rows.addWidget(self.view, 1)
        split = QSplitter(Qt.Orientation.Horizontal, self)
        split.setChildrenCollapsible(False)
        split.addWidget(left)
        split.addWidget(self.card)
        split.setStretchFactor(0, 1)
        split.setStretchFactor(1, 1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(split)

    def renew(self) -> None:
        """Show the formulas of the fleet as they are now, and what is wrong with them."""
        fleet = self._commands.fleet
        self._problems = formula_problems(fleet) if fleet.formulas else {}
        if fleet.formulas != self._shown:
            self._shown = fleet.formulas
            self._entries = {entry.name: entry for chapter in chapters(fleet) for entry in chapter.entries}
        self._filter()
        self._show_card()

    def _filter(self) -> None:
        rows = house_rows(chapters(self._commands.fleet), self._problems, self.search.text(), self.only_house.isChecked())
        self.view.quietly(lambda: self.view.rows.show(rows))
        if self.search.text() or self.only_house.isChecked():
            self.view.expandAll()

    def show_entry(self, name: str) -> None:
        """Show an entry in the card, and select it in the book."""
        if name.startswith(CHAPTER) or name not in self._entries:
            return
        if name not in self.view.selected:
            self.search.clear()
            self.only_house.setChecked(False)
            self.view.select([name])
        self.card.name = name
        self._show_card()

    def _show_card(self) -> None:
        entry = self._entries.get(self.card.name)
        self.card.put(entry, self._problems.get(self.card.name, ""))

    def _edit(self, name: str, expression: str) -> None:
        self._commands.edit(
            filled(self.tr("House formula of %1"), name),
            lambda: set_formula(self._commands.fleet, name, expression),
            merge=f"formulas/{name}",
        )
