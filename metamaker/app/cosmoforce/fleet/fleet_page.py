"""The page of teams: teams side by side, all designs with their numbers, and the forms of both and of the rules."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from metamaker.app.building import Steps, at_once
from metamaker.app.context import Context
from metamaker.app.cosmoforce.commands import FleetCommands
from metamaker.app.cosmoforce.fleet.design_table import DesignTable
from metamaker.app.cosmoforce.fleet.side_forms import SideForms
from metamaker.app.cosmoforce.fleet.team_rows import headline
from metamaker.app.cosmoforce.fleet.team_shelf import TeamShelf
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.elements.panel import ElementsPanel
from metamaker.app.overrides import override
from metamaker.app.problems.problems_panel import ProblemsPanel
from metamaker.app.problems.problems_room import ProblemsRoom
from metamaker.app.widgets.deferred_view import CatchUp
from metamaker.app.widgets.fold_button import FoldButton
from metamaker.app.widgets.kit import column_in, row_of, styled
from metamaker.app.widgets.labels import ElidedLabel
from metamaker.app.widgets.splitters import FoldingSplitter

_WIDTHS, _HEIGHTS = (56, 23), (22, 18, 7)
"""Initial sizes of the parts, in heights of a line."""

_LEAST_PROBLEMS_EMS = 3
"""Height of the problems in heights of a line: their room in a small window with large text."""


class FleetPage(ElementsPanel):
    """A page that follows and changes the document and the selection. Its parts are attributes."""

    commands: FleetCommands

    def __init__(self, context: Context, parent: QWidget | None = None, *, whole: bool = True) -> None:
        super().__init__(context, FleetCommands, name="teams_page", role="ground", parent=parent)
        self.unbuilt = self._build(context)
        if whole:
            at_once(self.unbuilt)

    def _build(self, context: Context) -> Steps:
        unit, settings = self.fontMetrics().height(), context.settings
        yield
        self.headline = styled(ElidedLabel(self), "caption")
        self.columns = FoldingSplitter(Qt.Orientation.Horizontal, settings, "teams.columns", self)
        self.middle = FoldingSplitter(Qt.Orientation.Vertical, settings, "teams.middle", self)
        self.columns.add(self.middle)
        self.teams = TeamShelf(self.commands, self.arrivals, self)
        self.middle.add(self.teams)
        yield
        self.designs = DesignTable(self.commands, self.arrivals, self)
        self.middle.add(self.designs)
        yield
        self.problems = ProblemsPanel(context, self)
        self.problems.setMinimumHeight(_LEAST_PROBLEMS_EMS * unit)
        self.middle.add(self.problems)
        yield
        self.forms = SideForms(context, self.commands, self, whole=False)
        self.columns.add(self.forms)
        yield from self.forms.unbuilt
        yield
        self._lay_out()
        self._connect()
        yield
        self._renew()
        yield
        self._follow(context.selection.element)
        self.setFocusProxy(self.designs.view)

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        half = unit // 2
        for place in (0, 1):
            self.middle.setCollapsible(place, False)
        self.columns.setCollapsible(0, False)
        self.middle.begin([height * unit for height in _HEIGHTS], fixed=(2,))
        ProblemsRoom(self.problems, self.middle, 2)
        self.columns.begin([width * unit for width in _WIDTHS], fixed=(1,))
        column_in(
            self,
            row_of(
                (self.headline, 1),
                FoldButton(self.middle, 2, Qt.Edge.BottomEdge, tr("window-problems-problems"), "F8", self),
                FoldButton(self.columns, 1, Qt.Edge.RightEdge, tr("window-fleet-forms"), "F9", self),
            ),
            self.notice,
            (self.columns, 1),
            gap=half,
            margin=half,
        )

    def _connect(self) -> None:
        context = self._context
        context.document.changed.connect(CatchUp(self, self._renew).due)
        context.selection.elements_changed.connect(self._follow_all)
        self.teams.chosen.connect(self._chosen)
        self.designs.chosen.connect(self._chosen)
        self.commands.made.connect(self._made)
        self.forms.rule_wanted.connect(context.show_rule)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Mark the selection, which other pages may have changed since this page was shown last."""
        super().showEvent(event)
        self._mark(self._context.selection.element)

    def _renew(self) -> None:
        self.teams.renew()
        self.designs.renew()
        self.forms.renew()
        self.headline.setText(headline(self.commands.fleet, self.commands.words))

    def _chosen(self, refs: tuple[str, ...]) -> None:
        if refs and refs == self._context.selection.elements:
            self._follow_all(refs)
        elif refs:
            self._context.selection.gather(refs)

    def _made(self, ref: str) -> None:
        """Select the result of an edit."""
        self.designs.search.clear()
        self._context.selection.select(ref)

    def _follow_all(self, refs: tuple[str, ...]) -> None:
        """Show the whole selection; several designs have one form."""
        if len(refs) > 1 and all(ref.startswith("designs/") and ref.count("/") == 1 for ref in refs):
            if set(refs) != set(self.designs.view.selected):
                self.designs.view.select(refs)
            self.forms.show_several(refs)
        else:
            self._follow(refs[-1] if refs else "")

    def _follow(self, ref: str) -> None:
        """Follow the selection of any page."""
        self._mark(ref)
        self.forms.show_element(ref)

    def _mark(self, ref: str) -> None:
        """Mark the selection in the lists."""
        if ref not in self.designs.view.selected:
            self.designs.view.select([ref] if ref.startswith("designs/") else [])
        self.teams.select(ref)
