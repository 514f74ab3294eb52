"""The balance page: the rated ships, their ranking, their match-ups, and the best choice for a slot."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QButtonGroup,
    QFrame,
    QGridLayout,
    QListView,
    QRadioButton,
    QSizePolicy,
    QStackedLayout,
    QWidget,
)

from metamaker.app.background import Job
from metamaker.app.balance.balance_runner import BalanceRunner
from metamaker.app.balance.controls import FlawNotice, ProgressColumn, TermsForm
from metamaker.app.balance.figure_words import field_text, field_tip
from metamaker.app.balance.ranking_view import MATRIX, PLACES, EqualPointsCard, LadderView, ladder_reading
from metamaker.app.balance.simulation_request import BalanceTerms, Figures, Order
from metamaker.app.balance.slot_tool import SlotTool
from metamaker.app.context import Context
from metamaker.app.overrides import override
from metamaker.app.rows.check_model import CheckModel
from metamaker.app.texts import tr
from metamaker.app.widgets.buttons import TabButtons
from metamaker.app.widgets.kit import column_in, column_of, filled, label_for, named, push_button, row_of, styled
from metamaker.app.widgets.labels import ElidedCombo, words_label
from metamaker.balance.round_robin import against_field, among_themselves
from metamaker.core.issue import Issue
from metamaker.game_api.weighing import Weighed, Weighing
from metamaker.printing.print_job import Item

_AMONG = "balance.among"


class ContenderCard(QFrame):
    """The card for choosing ships. `changed` is sent for each choice; `refs` are the ticked designs; `line` has the button."""

    changed = Signal()

    def __init__(
        self, context: Context, scales: Weighing, terms: BalanceTerms, runner: BalanceRunner, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._context = context
        self._scales = scales
        self.designs = CheckModel(self)
        self.list = named(QListView(self), tr("window-balance-weighed"))
        self.list.setModel(self.designs)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustToContents)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.field = QRadioButton(tr("window-balance-against-usual-field"), self)
        self.among = QRadioButton(tr("window-balance-against-each-other"), self)
        self.opponents = words_label("caption", self, wraps=True)
        self._group = QButtonGroup(self)
        self._group.addButton(self.field)
        self._group.addButton(self.among)
        (self.among if context.settings.kept(_AMONG) is True else self.field).setChecked(True)
        self.line = ProgressColumn(runner, tr("window-common-rate"), self, "primary")
        self.terms = TermsForm(terms, scales, context.words, self)
        self._lay_out()
        self.designs.changed.connect(self.changed)
        self.among.toggled.connect(self._among_toggled)
        terms.changed.connect(self.changed)
        context.document.changed.connect(self._renew)
        self._renew()

    def _lay_out(self) -> None:
        column_in(
            self,
            row_of(
                (words_label("heading", self, tr("window-balance-rating-heading")), 1),
                push_button(tr("window-common-all"), self, lambda: self.designs.switch_all(True), "link"),
                push_button(tr("window-common-none"), self, lambda: self.designs.switch_all(False), "link"),
            ),
            self.list,
            self.field,
            self.opponents,
            self.among,
            self.line,
            words_label("heading", self, tr("window-balance-battles-heading")),
            self.terms,
            ...,
            margin=None,
        )

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Lay out the list again in the current style; earlier measured rows are too low."""
        super().showEvent(event)
        self.list.scheduleDelayedItemsLayout()

    @property
    def refs(self) -> tuple[str, ...]:
        """The references of the ticked designs."""
        return self.designs.on

    @property
    def is_among(self) -> bool:
        """Whether the designs are rated against each other."""
        return self.among.isChecked()

    def _renew(self) -> None:
        self.designs.show(_contenders(self._context, self._scales), self.designs.off)

    def show_field(self, field: Sequence[Weighed]) -> None:
        """Show the usual opponents of the ticked designs."""
        self.opponents.setText(field_text(self._context.words, field))
        for part in (self.opponents, self.field):
            part.setToolTip(field_tip(self._context.words, field))

    def _among_toggled(self, on: bool) -> None:
        self._context.settings.keep(_AMONG, on)
        self.changed.emit()


_SLOT = 2
"""The place of the last tab, which is missing in games without slots."""

_CONTENDERS_EMS, _MOST_CONTENDERS = 15, 0.34
"""The width of the ship column in heights of a line, and its largest part of a small window."""

_FEWEST = 2
"""Two ships are needed to fight only each other."""


def _contenders(context: Context, scales: Weighing) -> list[Item]:
    """Return the items to be rated: the designs of the document, or their replacement in a game without designs."""
    document, designs = context.document.value, context.game.designs
    if designs is None:
        return [Item(each.sign, each.name) for each in scales.weighed(document, ())]
    return [Item(ref, context.edits.title_of(document, ref, context.language)) for ref in designs.subjects(document, True)]


class BalancePage(QWidget):
    """Rates ships on request; outdated results are faded. `order` is the simulation that the button would start now.

    `is_ready`: whether everything for a rating was read in the background, which begins when the page is first shown. Before
    that, the page shows neither the test set nor flaws, and the button is disabled.
    """

    def __init__(self, context: Context, scales: Weighing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "ground")
        self._context = context
        self._scales = scales
        self.order: Order | None = None
        self.is_ready = False
        self._was_seen = False
        self.runner = BalanceRunner(context.background, self, ladder_reading)
        self._terms = BalanceTerms(context.settings, scales, self)
        self.contenders = ContenderCard(context, scales, self._terms, self.runner, self)
        self.notice = FlawNotice(context, self)
        self.ladder = LadderView(context, self)
        self.line = self.contenders.line
        self.stale = words_label("warning", self)
        self.slot = SlotTool(context, scales, self)
        self.ship = named(ElidedCombo(self), tr("window-balance-ship-changed"))
        titles = [tr("window-balance-ranking"), tr("window-balance-match-ups"), tr("window-balance-slot-choices")]
        self.tabs = TabButtons(titles if scales.has_slots else titles[:_SLOT], tr("window-balance-parts-balance"), self)
        self._lay_out()
        self.runner.found.connect(self._show)
        self.runner.busy_changed.connect(lambda _: self._end())
        self.runner.failed.connect(self.notice.say)
        self.line.begun.connect(self.weigh)
        self.tabs.turned.connect(self._turn)
        self.ship.activated.connect(lambda _: self.slot.show_ship(self.ship.currentData() or ""))
        self.contenders.changed.connect(self.renew)
        context.document.changed.connect(self.renew)
        context.selection.subject_changed.connect(self._follow)
        self.tabs.turn(PLACES)
        self._list_ships()
        self._follow(context.selection.subject)

    def _fit_columns(self) -> None:
        """Make the ship column as wide as its text needs, within its part of a small window."""
        least = max(self.contenders.minimumSizeHint().width(), round(self.width() * _MOST_CONTENDERS))
        self.contenders.setFixedWidth(min(_CONTENDERS_EMS * self.fontMetrics().height(), least))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "_stack"):
            self._fit_columns()

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        card = styled(QFrame(self), "card")
        self._stack = QStackedLayout()
        column_in(card, row_of((self.tabs, 1), self.stale), (self._stack, 1), margin=None)
        self._stack.addWidget(filled(QWidget(card), column_of(self.notice, (self.ladder, 1))))
        self._stack.addWidget(self._slot_part(card))
        whole = QGridLayout(self)
        whole.setContentsMargins(unit // 2, unit // 2, unit // 2, unit // 2)
        whole.setSpacing(unit * 3 // 4)
        odds = self._context.game.odds
        whole.addWidget(self.contenders, 0, 0, 1 if odds is None else 2, 1)
        whole.addWidget(card, 0, 1)
        if odds is not None:
            whole.addWidget(EqualPointsCard(odds.equal_points(), self._context.language, self), 1, 1)
        whole.setRowStretch(0, 1)
        whole.setColumnStretch(1, 1)
        self._fit_columns()

    def _slot_part(self, parent: QWidget) -> QWidget:
        part = QWidget(parent)
        self.ship.setMinimumContentsLength(20)
        label = label_for(self.ship, tr("window-balance-ship"), part)
        return filled(part, column_of(row_of(label, self.ship, ..., self.slot.number), (self.slot, 1)))

    def _turn(self, place: int) -> None:
        self._stack.setCurrentIndex(1 if place == _SLOT else 0)
        self._fade()
        if place in {PLACES, MATRIX}:
            self.ladder.turn(place)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with the document; the first time, read its designs and the test set in the background."""
        super().showEvent(event)
        if not self._was_seen:
            self._was_seen = True
            self.line.button.setEnabled(False)
            document, refs = self._context.document.value, self.contenders.refs
            self._context.background.run(lambda job: self._read(document, refs, job), self._begin, owner=self)
        self.renew()

    def _read(self, document: Any, refs: Sequence[str], job: Job) -> None:
        """Calculate everything about the document in a thread; scales and document keep the results."""
        for ref in refs:
            job.check()
            if not self._scales.flaws(document, (ref,)):
                self._scales.weighed(document, (ref,))
        self._scales.field(document)

    def _begin(self, _: object) -> None:
        self.is_ready = True
        self.renew()

    @property
    def is_current(self) -> bool:
        """Whether the results belong to the current ships."""
        figures = self.ladder.figures
        return self.order is not None and figures is not None and figures.order.is_like(self.order)

    def weigh(self) -> None:
        """Start rating the ticked ships."""
        self.renew()
        if self.tabs.place == _SLOT:
            self.tabs.turn(PLACES)
        if self.order is not None:
            self.runner.begin(self.order)

    def renew(self) -> None:
        """Update the simulation to be started, and stop a running one that no longer fits."""
        if not (self.isVisible() and self.is_ready):
            return
        self._list_ships()
        before, self.order = self.order, self._wanted()
        if self.order is None or (before is not None and not before.is_like(self.order)):
            self.runner.cancel()
        self.line.button.setEnabled(self.order is not None)
        self._estimate()
        self._fade()

    def _estimate(self) -> None:
        """Show the time for the battles that the button would start, once the pace of such battles is known."""
        order = self.order
        self.line.estimate(0 if order is None or self.is_current else order.number * len(order.study.pairs))

    def _end(self) -> None:
        self._estimate()
        self._fade()

    def _fade(self) -> None:
        """Fade outdated results, and show how to update them."""
        is_current = self.is_current
        self.ladder.fade(not is_current)
        self.ladder.invite(self.order is not None)
        is_stale = self.ladder.figures is not None and not (is_current or self.runner.is_busy)
        self.stale.setText(tr("window-balance-changed-press-rate") if is_stale and self.order is not None else "")
        self.stale.setVisible(self.tabs.place != _SLOT)

    def _wanted(self) -> Order | None:
        """Return the order for battles of the chosen ships; show the excluded ships with reasons, and missing choices."""
        document, ships, flaws = self._context.document.value, list[Weighed](), list[Issue]()
        for ref in self.contenders.refs:
            found = self._scales.flaws(document, (ref,))
            flaws += found
            if not found:
                ships += self._scales.weighed(document, (ref,))
        self.notice.tell(flaws)
        field = self._scales.field(document, ships)
        self.contenders.show_field(field)
        study = among_themselves(ships) if self.contenders.is_among else against_field(ships, field)
        if len(study.given) < (_FEWEST if self.contenders.is_among else 1) or not study.pairs:
            if not flaws:
                self.notice.say(self._too_few())
            return None
        return Order(self._scales, document, study, *self._terms.now)

    def _too_few(self) -> str:
        if not self.contenders.designs.rowCount():
            return tr("window-balance-no-ship-weigh")
        return tr("window-balance-tick-two-more") if self.contenders.is_among else tr("window-balance-tick-least-one")

    def _show(self, figures: Figures) -> None:
        if figures.is_better_than(self.ladder.figures):
            self.ladder.show_figures(figures)
        self._fade()

    def _list_ships(self) -> None:
        if not self._scales.has_slots:
            return
        chosen = self.ship.currentData()
        with QSignalBlocker(self.ship):
            self.ship.clear()
            for item in _contenders(self._context, self._scales):
                self.ship.addItem(item.name, item.key)
            self.ship.setCurrentIndex(max(0, self.ship.findData(chosen)) if self.ship.count() else -1)
        self.slot.show_ship(self.ship.currentData() or "")

    def _follow(self, subject: str) -> None:
        """Rate the design on the canvas, or the design of the ship there."""
        if not self._scales.has_slots:
            return
        document = self._context.document
        for ref in self._context.designs.dependencies(document.value, subject):
            place = self.ship.findData(ref)
            if place >= 0:
                self.ship.setCurrentIndex(place)
        self.slot.show_ship(self.ship.currentData() or "")
