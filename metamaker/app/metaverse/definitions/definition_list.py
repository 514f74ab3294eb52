"""A library of a fleet on a card: search, the list itself, adding."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from metamaker.app.metaverse.commands.arrivals import Arrivals
from metamaker.app.metaverse.commands.fleet_commands import FleetCommands
from metamaker.app.metaverse.fleet.library_view import LibraryView
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.search_field import SearchField
from metamaker.core.words import Words


class DefinitionList(QFrame):
    """The definitions of a group of one fleet. `chosen(ref)` is sent when a person selects one of them.

    `adding` is what the button says that makes a new one.
    """

    chosen = Signal(str)

    def __init__(
        self,
        group: str,
        title: str,
        adding: str,
        commands: FleetCommands,
        arrivals: Arrivals,
        told: Words,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.group = group
        self._commands = commands
        self.view = LibraryView(group, title, commands, arrivals, told)
        self.search = SearchField(self, self.tr("Search %1").replace("%1", title.lower()))
        self.add = QToolButton(self)
        self.add.setText("+")
        self.add.setProperty("role", "secondary")
        self.add.setAccessibleName(adding)
        self.add.setToolTip(adding)
        self.add.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.nothing = words_label("caption", self)
        self.nothing.setWordWrap(True)
        self._lay_out(title)
        self.search.textChanged.connect(lambda _: self.renew())
        self.search.down.connect(self.view.enter)
        self.add.clicked.connect(self.new)
        self.view.chosen.connect(self._chosen)
        self.renew()

    def _lay_out(self, title: str) -> None:
        head = QHBoxLayout()
        head.addWidget(words_label("heading", self, title.upper()), 1)
        self.count = words_label("caption", self)
        head.addWidget(self.count)
        row = QHBoxLayout()
        row.addWidget(self.search, 1)
        row.addWidget(self.add)
        whole = QVBoxLayout(self)
        for each in (head, row):
            whole.addLayout(each)
        whole.addWidget(self.nothing)
        whole.addWidget(self.view, 1)

    @property
    def refs(self) -> tuple[str, ...]:
        """The references of all definitions of the group, found by the search or not."""
        return tuple(f"{self.group}/{each.id}" for each in getattr(self._commands.fleet, self.group))

    def renew(self) -> None:
        """Show the fleet as it is now."""
        self.view.renew(self.search.text())
        number, found = len(self.refs), len(self.view.rows.keys)
        self.count.setText(str(number) if found == number else f"{found} / {number}")
        self.nothing.setText(self.tr("Nothing here is called that.") if number else self.tr("There are none yet."))
        self.nothing.setVisible(not found)

    def select(self, ref: str) -> None:
        """Select a definition without `chosen`; the search is cleared if it hides it. An empty reference selects none."""
        if ref and ref in self.refs and ref not in self.view.rows.keys:
            self.search.clear()
        if ref and self.view.selected != (ref,):
            self.view.select([ref])
        elif not ref:
            self.view.quietly(self.view.clearSelection)

    def new(self) -> None:
        """Make a new definition; its name is asked for in its form."""
        self._commands.add(self.group)

    def _chosen(self, refs: tuple[str, ...]) -> None:
        if len(refs) == 1:
            self.chosen.emit(refs[0])
