"""The side bar of a document: its designs, and below them its teams with their ships."""

from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from metamaker.app.context import Context
from metamaker.app.cosmoforce.commands import FleetCommands
from metamaker.app.cosmoforce.fleet.lists import DesignList, TeamList
from metamaker.app.cosmoforce.fleet.team_rows import headline
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.elements.lists import SubjectLists
from metamaker.app.elements.panel import ElementsPanel
from metamaker.app.overrides import override
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.deferred_view import CatchUp
from metamaker.app.widgets.kit import column_in, column_of, filled, row_in
from metamaker.app.widgets.labels import ElidedLabel, words_label
from metamaker.app.widgets.search_field import SearchField
from metamaker.app.widgets.splitters import KeptSplitter


class DesignsPanel(ElementsPanel):
    """A panel that follows and changes document and selection. `tree` lists the designs, `teams` the teams."""

    commands: FleetCommands

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, FleetCommands, name="designs_panel", role="card", parent=parent)
        self.search = SearchField(self, tr("window-fleet-search-ships"))
        adding = partial(menu_button, parent=self, sign="+", role="quiet")
        self.add_design = adding(tr("window-common-add-design"), self._fill_designs)
        self.tree = DesignList(self.commands, self.arrivals, self)
        self.add_team = adding(tr("window-fleet-add-team-ship"), self._fill_teams)
        self.teams = TeamList(self.commands, self.arrivals, parent=self)
        self.headline = ElidedLabel(self)
        self._lay_out()
        self._connect()
        self._show_headline()
        views = {"designs": self.tree, "ships": self.teams}
        self._on_canvas = SubjectLists(context.selection, views, self)

    def _lay_out(self) -> None:
        self.headline.setProperty("role", "caption")
        self.headline.setAlignment(Qt.AlignmentFlag.AlignRight)
        upper = self._part(self._head(tr("window-fleet-designs"), self.search, self.add_design), self.tree)
        lower = self._part(self._head(tr("window-fleet-teams"), self.headline, self.add_team), self.teams)
        splitter = KeptSplitter(Qt.Orientation.Vertical, self._context.settings, "designs_panel", self)
        splitter.begin((upper, lower), stretches=(1, 1))
        column_in(self, (splitter, 1), self.notice, margin=None)

    def _head(self, title: str, middle: QWidget, add: QToolButton) -> QWidget:
        head = QWidget(self)
        row_in(head, words_label("heading", head, title), (middle, 1), add)
        return head

    def _part(self, *widgets: QWidget) -> QWidget:
        """Return a part of the panel: widgets in a column; the last one grows."""
        return filled(QWidget(self), column_of(*((widget, 1 if widget is widgets[-1] else 0) for widget in widgets)))

    def _connect(self) -> None:
        context = self._context
        context.document.changed.connect(CatchUp(self, self._renew).due)
        self.commands.made.connect(self._made)
        self.search.textChanged.connect(lambda _: self._renew())
        self.search.down.connect(self.tree.enter)
        for view in (self.tree, self.teams):
            view.chosen.connect(self._chosen)
            view.opened.connect(context.go_to)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to the selection now that the view has its size, with the team above a ship if it fits."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._settle)

    def _settle(self) -> None:
        for view in (self.tree, self.teams):
            view.scrollToTop()
            if view.selected:
                view.scrollTo(view.rows.index_of(view.selected[0]))

    def _fill_designs(self, menu: QMenu) -> None:
        self.tree.act.fill_adding(menu)

    def _fill_teams(self, menu: QMenu) -> None:
        self.teams.act.fill_adding(menu)

    def _renew(self) -> None:
        self.tree.renew(self.search.text())
        self.teams.renew(self.search.text())
        self._show_headline()

    def _show_headline(self) -> None:
        self.headline.setText(headline(self.commands.fleet, self.commands.words))

    def _chosen(self, refs: tuple[str, ...]) -> None:
        if refs:
            self._on_canvas.choose(*refs)

    def _made(self, ref: str) -> None:
        """Select the result of an edit in its list."""
        self.search.clear()
        (self.tree if ref.startswith("designs/") else self.teams).select([ref])
        self._chosen((ref,))
