"""The design page: fleet and parts left, the record sheet in the middle, numbers and the selected element right."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from metamaker.app.balance.balance_panel import BalancePanel
from metamaker.app.building import Steps, at_once
from metamaker.app.context import Context
from metamaker.app.design.design_frame import CanvasBar, DesignFrame, NumberColumn
from metamaker.app.design.subject_follower import SubjectFollower, beside
from metamaker.app.metaverse.design.inspector import VALUE, PartInspector
from metamaker.app.metaverse.design.sheet_edits import SheetEdits
from metamaker.app.metaverse.design.ship_numbers import SYMBOLS, ValueBar, alarms
from metamaker.app.metaverse.design.ship_sheet import ShipSheet, sheet_sources
from metamaker.app.metaverse.fleet.fleet_panel import FleetPanel
from metamaker.app.metaverse.palette import fleet_palette
from metamaker.app.metaverse.texts import tr
from metamaker.app.numbers.stats_card import StatsCard
from metamaker.app.numbers.value_breakdown import ValueAccount
from metamaker.app.palette.palette_panel import PalettePanel
from metamaker.app.problems.problems_panel import ProblemsPanel
from metamaker.app.problems.problems_room import ProblemsRoom
from metamaker.app.widgets.fold_button import FoldButton
from metamaker.app.widgets.splitters import FoldingSplitter
from metamaker.app.widgets.tabbed_panels import TabbedPanels
from metamaker.core.ids import refs_of
from metamaker.games.metaverse.designs import subject_numbers
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.edits.subject import Subject
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import class_title

_STRENGTH_EMS = 16
"""Initial height of the figures of a ship's strength, in heights of a line."""


class DesignPage(DesignFrame):
    """The design page of a ship. Its parts are attributes, and each works independently."""

    def __init__(self, context: Context[Fleet], parent: QWidget | None = None, *, whole: bool = True) -> None:
        super().__init__(context, "design", parent)
        self.follower = SubjectFollower(context, STRUCTURE, fellows, self)
        self.edits = SheetEdits(context, self)
        self.account = ValueAccount(context, VALUE, self)
        self.unbuilt = self._build(context)
        if whole:
            at_once(self.unbuilt)

    def _build(self, context: Context[Fleet]) -> Steps:
        unit = self.fontMetrics().height()
        yield
        self.fleet = FleetPanel(context)
        self.left.add(self.fleet)
        yield
        self.palette_panel = PalettePanel(context, fleet_palette(context, self.edits.why_not))
        self.left.add(self.palette_panel)
        self.left.begin([24 * unit, 20 * unit])
        yield
        sheet_sources(context.document.value, context.selection.subject)  # remembered for the sheet, which takes as long
        yield
        self.sheet = ShipSheet(context, self.edits, self.account)
        yield
        self.bar = CanvasBar(context, self._subjects)
        self.middle = FoldingSplitter(Qt.Orientation.Vertical, context.settings, "design.middle")
        self.middle.add(self.desk(self.sheet), kept=(0,))
        self.columns.add(self.middle)
        yield
        self._add_under(context)
        yield
        value_bar = ValueBar(context, self.edits, self.account, self)  # without a parent it could show itself as a window
        self.card = StatsCard(context, SYMBOLS, subject_numbers, self.account, alarms, value_bar)
        yield
        self.inspector = PartInspector(context, self.edits, self.account)
        yield
        self.right = NumberColumn(context, self.card, self.inspector)
        self.columns.add(self.right)
        yield
        self.begin_columns()
        self._add_folds()
        self._connect()
        self.setFocusProxy(self.fleet.tree)

    def _add_under(self, context: Context[Fleet]) -> None:
        unit = self.fontMetrics().height()
        self.problems = ProblemsPanel(context)
        self.balance = BalancePanel(context)
        panels = ((tr("window-problems-problems"), self.problems), (tr("window-design-how-strong-is-it"), self.balance))
        self.under = TabbedPanels(context.settings, "design.lower", tr("window-design-panels-below-the-sheet"), panels)
        self.middle.add(self.under)
        self.middle.begin([40 * unit, 8 * unit], fixed=(1,))
        ProblemsRoom(self.problems, self.middle, 1, self.under)
        self.problems.waits = lambda: self.sheet.canvas.is_stepping or self.sheet.adders.is_used

    def _add_folds(self) -> None:
        edge = Qt.Edge
        self.bar.add_left(FoldButton(self.columns, 0, edge.LeftEdge, tr("window-design-fleet-parts"), "F7", self.bar))
        self.bar.add_right(
            FoldButton(self.middle, 1, edge.BottomEdge, tr("window-design-problems-and-strength"), "F8", self.bar)
        )
        self.bar.add_right(
            FoldButton(self.columns, 2, edge.RightEdge, tr("window-design-numbers-and-selection"), "F9", self.bar)
        )

    def _connect(self) -> None:
        self.under.brought.connect(self._give_room)
        panels = (
            self.fleet.tree,
            self.fleet.library,
            self.palette_panel.search,
            self.sheet.canvas,
            self.under,
            self.card,
            self.inspector,
        )
        self.connect_parts(self.edits, self.sheet, self.card, self.inspector, panels)
        self.addActions(self.sheet.canvas.fit_actions)

    def _give_room(self) -> None:
        """Enlarge the area below the sheet if the balance page is too low there and not folded away."""
        sheet, lower = self.middle.sizes()
        more = _STRENGTH_EMS * self.fontMetrics().height() - lower
        if self.under.current is self.balance and lower and more > 0:
            self.middle.setSizes([sheet - more, lower + more])

    def _subjects(self, fleet: Fleet) -> Sequence[Sequence[tuple[str, str]]]:
        """Return the ships and the classes, with their names."""
        ships = [(ship.ref(), ship.name or ship.id) for ship in fleet.ships]
        return ships, [(each.ref(), tr("window-design-class", name=class_title(each))) for each in fleet.classes]


def fellows(ship: Subject) -> Sequence[str]:
    """Return the nearest relatives of a ship: the others under the same commander, then the commander."""
    above = ship.value.commander
    others = beside([each.id for each in ship.document.ships if each.commander == above], ship.id)
    return refs_of("ships", (*others, *filter(None, (above,))))
