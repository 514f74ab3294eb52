"""The libraries of a fleet behind four tabs, with one search field for all of them."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from metamaker.app.metaverse.commands.arrivals import Arrivals
from metamaker.app.metaverse.commands.fleet_commands import FleetCommands
from metamaker.app.metaverse.fleet.library_rows import GROUPS
from metamaker.app.metaverse.fleet.library_view import LibraryView
from metamaker.app.texts import filled
from metamaker.app.widgets.buttons import TabButtons
from metamaker.app.widgets.search_field import SearchField
from metamaker.core.words import Words

_KEPT = "fleet_panel.library"


class LibraryPanel(QWidget):
    """Classes, weapons, squadron types and bays. `chosen(refs)` and `opened(ref)` as of the view at the front."""

    chosen = Signal(tuple)
    opened = Signal(str)

    def __init__(self, commands: FleetCommands, arrivals: Arrivals, told: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = commands.context.settings
        titles = {
            "classes": self.tr("Classes"),
            "weapons": self.tr("Weapons"),
            "starfighters": self.tr("Squadrons"),
            "bays": self.tr("Bays"),
        }
        self.views = {group: LibraryView(group, titles[group], commands, arrivals, told) for group in GROUPS}
        self._stack = QStackedWidget(self)
        for view in self.views.values():
            self._stack.addWidget(view)
            view.chosen.connect(self.chosen)
            view.opened.connect(self.opened)
        self._lay_out(titles)
        kept = self._settings.kept(_KEPT)
        self.tabs.turn(GROUPS.index(kept) if kept in GROUPS else 0)

    def _lay_out(self, titles: dict[str, str]) -> None:
        self.tabs = TabButtons([titles[group] for group in GROUPS], self.tr("Libraries of this fleet"), self)
        self.search = SearchField(self)
        self.search.textChanged.connect(lambda _: self.renew())
        self.search.down.connect(self._into_list)
        self.add = QToolButton(self)
        self.add.setText("+")
        self.add.setProperty("role", "quiet")
        self.add.clicked.connect(self._add)
        row = QHBoxLayout()
        row.addWidget(self.search, 1)
        row.addWidget(self.add)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.tabs)
        rows.addLayout(row)
        rows.addWidget(self._stack, 1)
        self.tabs.turned.connect(self._turn)

    @property
    def view(self) -> LibraryView:
        """The library at the front."""
        return self.views[GROUPS[self.tabs.place]]

    def show_group(self, group: str) -> None:
        """Bring a library to the front."""
        self.tabs.turn(GROUPS.index(group))

    def renew(self) -> None:
        """Show the fleet as it is now. The libraries behind follow when they come to the front."""
        self.view.renew(self.search.text())

    def _turn(self, place: int) -> None:
        title = self.tabs.buttons[place].text()
        self._stack.setCurrentIndex(place)
        self.search.say(filled(self.tr("Search %1"), title.lower()))
        adding = (self.tr("New class"), self.tr("New weapon"), self.tr("New squadron type"), self.tr("New bay type"))
        self.add.setAccessibleName(adding[place])
        self.add.setToolTip(adding[place])
        self._settings.keep(_KEPT, GROUPS[place])
        self.renew()

    def _add(self) -> None:
        self.view.act.new.trigger()

    def _into_list(self) -> None:
        self.view.enter()
