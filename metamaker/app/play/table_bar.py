"""The bar above a table: zoom, ruler, shown weapon reach, and following the selected ship."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QToolButton, QWidget

from metamaker.app.canvas.page_layout import Fit
from metamaker.app.overrides import override
from metamaker.app.play.table_view import TableView
from metamaker.app.texts import tr
from metamaker.app.widgets.labels import ElidedCombo
from metamaker.app.widgets.tool_row import ToolRow
from metamaker.play.snapshot import Moment

_REACH_EMS = 9
"""Width of the list of weapons, in heights of a line: a name and its distinguishing part."""

_BUTTON, _REACH, _CHOICE = 1, 2, 3
"""Ranks in a narrow bar: choices that are made once leave it first."""

ARCS = -1
"""Value in place of a weapon: the borders of the arcs of a ship."""


class TableBar(ToolRow):
    """`reach_changed` is emitted when another `reach` is chosen.

    `quiet_wanted(on)` turns motion off; `paper_wanted(on)` shows the table on paper instead of by night.
    """

    reach_changed = Signal()
    quiet_wanted = Signal(bool)
    paper_wanted = Signal(bool)

    def __init__(self, view: TableView, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = view
        self._ref = ""
        self.whole = self._button(tr("window-match-whole-table"), tr("window-match-show-all-table"), lambda: view.fit(Fit.PAGE))
        self.ships = self._button(tr("window-common-ships"), tr("window-match-show-ships-large"), lambda: None)
        self.ruler = self._button(tr("window-match-ruler"), tr("window-match-measure-one-thing"), lambda: None)
        self.ruler.setCheckable(True)
        self.ruler.toggled.connect(view.measure)
        self.follow = self._button(tr("window-match-follow"), tr("window-match-keep-selected-ship"), lambda: None)
        self.follow.setCheckable(True)
        self.reach = ElidedCombo(self)
        self.reach.setAccessibleName(tr("window-match-reach-selected-ship"))
        self._fit_text()
        self.add(self.reach, _REACH)
        self.quiet = QCheckBox(tr("window-match-without-motion"), self)
        self.add(self.quiet, _CHOICE)
        self.quiet.toggled.connect(self.quiet_wanted)
        self.paper = QCheckBox(tr("window-match-on-paper"), self)
        self.paper.setToolTip(tr("window-match-on-paper-hint"))
        self.add(self.paper, _CHOICE)
        self.paper.toggled.connect(self.paper_wanted)
        self.reach.currentIndexChanged.connect(lambda _: self.reach_changed.emit())
        self.follow.toggled.connect(lambda _: self.reach_changed.emit())

    def _fit_text(self) -> None:
        self.reach.setMinimumWidth(_REACH_EMS * self.fontMetrics().height())

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "reach"):
            self._fit_text()

    def _button(self, text: str, tip: str, act: Callable[[], object]) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setToolTip(tip)
        button.setProperty("role", "secondary")
        button.clicked.connect(lambda _: act())
        self.add(button, _BUTTON)
        return button

    def offer(self, moment: Moment, ref: str) -> None:
        """Offer the reaches of a ship."""
        names = moment.reaches(ref)
        for part in (self.reach, self.ruler, self.ships, self.follow):
            self.offer_part(part, moment.ruler is not None)
        row = self.paper.parentWidget()  # boards have it below the table
        if isinstance(row, ToolRow):
            row.offer_part(self.paper, getattr(moment, "has_ground", moment.ruler is not None))
        self.follow.setEnabled(bool(ref))
        wanted = [tr("window-match-no-ranges"), tr("window-match-arcs"), *names] if names else [tr("window-match-no-ranges")]
        if ref == self._ref and [self.reach.itemText(place) for place in range(self.reach.count())] == wanted:
            return
        self._ref = ref
        with QSignalBlocker(self.reach):
            self.reach.clear()
            for place, text in enumerate(wanted):
                self.reach.addItem(text, None if place == 0 else place - 2)
        self.reach.setEnabled(bool(names))
