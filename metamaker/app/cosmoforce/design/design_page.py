"""The design page: ships and systems left, the ship as slots and as its sheet above its problems, its numbers right."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from metamaker.app.balance.balance_panel import BalancePanel
from metamaker.app.building import Steps, at_once
from metamaker.app.context import Context
from metamaker.app.cosmoforce.board.slot_board import SlotBoard
from metamaker.app.cosmoforce.design.inspector import SlotInspector
from metamaker.app.cosmoforce.design.ship_sheet import ShipSheet
from metamaker.app.cosmoforce.design.slot_edits import SlotEdits
from metamaker.app.cosmoforce.fleet.designs_panel import DesignsPanel
from metamaker.app.cosmoforce.palette import system_palette
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.design.design_frame import CanvasBar, DesignFrame, NumberColumn
from metamaker.app.design.subject_follower import SubjectFollower, beside
from metamaker.app.numbers.stats_card import StatsCard
from metamaker.app.palette.palette_panel import PalettePanel
from metamaker.app.problems.problems_panel import ProblemsPanel
from metamaker.app.problems.problems_room import ProblemsRoom
from metamaker.app.widgets.fold_button import FoldButton
from metamaker.app.widgets.splitters import FoldingSplitter
from metamaker.app.widgets.tabbed_panels import TabbedPanels
from metamaker.core.display_names import called
from metamaker.games.cosmoforce.designs import subject_numbers
from metamaker.games.cosmoforce.edits.structure import STRUCTURE, Subject
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.stats.block import HEADLINE

_LEAST_HEIGHT_EMS = 7
"""Minimum height of the sheet, in heights of a line, after the window size changes."""

_PALETTE_EMS = 18
"""Initial height of the palette: all systems are visible."""

_BOARD, _SHEET, _LOWER = range(3)
"""Places in the middle column."""

_MOST_OF_MIDDLE = 0.36
"""The initial limit of the slots' share of the middle column, so that the effects of systems are readable."""

_PROBLEMS_EMS, _STRENGTH_EMS = 7, 16
"""Initial heights of the panels below the sheet, in heights of a line."""


class DesignPage(DesignFrame):
    """The design page of a ship. Its parts are attributes, and each works independently."""

    def __init__(self, context: Context[Fleet], parent: QWidget | None = None, *, whole: bool = True) -> None:
        super().__init__(context, "cosmoforce.design", parent)
        self.follower = SubjectFollower(context, STRUCTURE, fellows, self)
        self.edits = SlotEdits(context, self)
        self.unbuilt = self._build(context)
        if whole:
            at_once(self.unbuilt)

    def _build(self, context: Context[Fleet]) -> Steps:
        unit = self.fontMetrics().height()
        yield
        self.designs = DesignsPanel(context)
        self.left.add(self.designs)
        yield
        self.palette_panel = PalettePanel(context, system_palette(context, self.edits.why_not), dense=True)
        self.left.add(self.palette_panel)
        self.left.begin([20 * unit, _PALETTE_EMS * unit], (1,), 0.6)
        yield
        self.middle = FoldingSplitter(Qt.Orientation.Vertical, context.settings, "cosmoforce.design.middle")
        self.bar = CanvasBar(context, self._subjects)
        self.columns.add(self.desk(self.middle))
        self.board = SlotBoard(context, self.edits)
        self.middle.add(self.board)
        yield
        self.sheet = ShipSheet(context, self.edits)
        self.middle.add(self.sheet)
        yield
        self._add_under(context)
        yield
        self.card = StatsCard(context, HEADLINE, subject_numbers)
        self.inspector = SlotInspector(context, self.edits)
        self.right = NumberColumn(context, self.card, self.inspector)
        self.columns.add(self.right)
        yield
        self.begin_columns()
        self._add_folds()
        self._connect()
        self.setFocusProxy(self.designs.tree)

    def _add_under(self, context: Context[Fleet]) -> None:
        unit = self.fontMetrics().height()
        self.problems = ProblemsPanel(context)
        self.balance = BalancePanel(context)
        panels = ((tr("window-problems-problems"), self.problems), (tr("window-design-how-strong"), self.balance))
        self.under = TabbedPanels(context.settings, "cosmoforce.design.lower", tr("window-design-panels-below-sheet"), panels)
        self._heights = {self.problems: _PROBLEMS_EMS * unit, self.balance: _STRENGTH_EMS * unit}
        self._under = self.under.current
        self.middle.add(self.under)
        self.middle.begin([17 * unit, 26 * unit, self._heights[self.under.current]], (_BOARD, _LOWER), _MOST_OF_MIDDLE)
        self.middle.spare(_SHEET, _LEAST_HEIGHT_EMS * unit)

    def _add_folds(self) -> None:
        edge, bar = Qt.Edge, self.bar
        bar.add_left(FoldButton(self.columns, 0, edge.LeftEdge, tr("window-design-ships-systems"), "F7", bar))
        bar.add_zoom(self.sheet.canvas.zoom_box)
        bar.add_right(FoldButton(self.middle, _BOARD, edge.TopEdge, tr("window-common-slots"), "Shift+F7", bar))
        bar.add_right(FoldButton(self.middle, _SHEET, None, tr("window-common-sheet"), "Shift+F8", bar))
        bar.add_right(FoldButton(self.middle, _LOWER, edge.BottomEdge, tr("window-design-problems-strength"), "F8", bar))
        bar.add_right(FoldButton(self.columns, 2, edge.RightEdge, tr("window-design-numbers-selection"), "F9", bar))

    def _connect(self) -> None:
        self.board.weigh_wanted.connect(lambda number: self._weigh(self.board.ref(number)))
        self.sheet.weigh_wanted.connect(self._weigh)
        self.under.brought.connect(self._resize_under)
        ProblemsRoom(self.problems, self.middle, _LOWER, self.under)
        self.problems.waits = lambda: self.sheet.canvas.is_stepping
        panels = (
            self.designs.tree,
            self.palette_panel.search,
            self.board,
            self.sheet.canvas,
            self.under,
            self.card,
            self.inspector,
        )
        self.connect_parts(self.edits, self.sheet, self.card, self.inspector, panels)

    def _weigh(self, ref: str) -> None:
        """Open the comparison of systems for a slot."""
        self._context.selection.select(ref)
        self.balance.slot.show_slot(ref)
        self.middle.fold(_LOWER, False)
        self.under.bring(self.balance)
        self.balance.tabs.turn(1)

    def _resize_under(self) -> None:
        """Give the new front panel below the sheet its last height, at the cost of the sheet."""
        sizes = self.middle.sizes()
        if sizes[_LOWER]:
            if self._under is not self.problems or sizes[_LOWER] < self.under.height_for(self.problems.maximumHeight()):
                self._heights[self._under] = sizes[_LOWER]
            spare = sizes[_SHEET] - max(sizes[_SHEET] // 4, self.sheet.minimumSizeHint().height())  # the slots keep theirs
            more = min(self._heights[self.under.current] - sizes[_LOWER], max(0, spare))
            self.middle.setSizes([sizes[_BOARD], sizes[_SHEET] - more, sizes[_LOWER] + more])
            self.sheet.canvas.reveal(self.sheet.canvas.selected_ref)
        self._under = self.under.current

    def _subjects(self, fleet: Fleet) -> Sequence[Sequence[tuple[str, str]]]:
        """Return the ships of the teams and the designs, with their names."""
        ships = [
            (ship.ref(), tr("window-design-name-other", name=called(ship), other=called(team)))
            for team in fleet.teams
            for ship in team.ships
        ]
        names = {design.ref(): called(design) for design in fleet.designs}
        return ships, [(ref, tr("window-design-design", name=name) if ships else name) for ref, name in names.items()]


def fellows(ship: Subject) -> Sequence[str]:
    """Return the nearest relatives of a ship: the others of its team, then its design."""
    team = ship.holder.value.ships if ship.holder is not None else ()
    return (*(f"ships/{each}" for each in beside([each.id for each in team], ship.id)), ship.design.ref())
