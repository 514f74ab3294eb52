"""The live strength of the ship on the canvas against the test set, and improvements for its slots."""

from functools import partial
from typing import NamedTuple

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QStackedLayout, QWidget

from metamaker.app.balance.balance_runner import BalanceRunner
from metamaker.app.balance.controls import FlawNotice, NumberChoice, ProgressLine
from metamaker.app.balance.figure_words import NOT_YET, confidence, field_tip, meeting_tip, pairs_text, percent, rate_cell
from metamaker.app.balance.figures_model import Cell, Line
from metamaker.app.balance.figures_view import FiguresView
from metamaker.app.balance.simulation_request import BalanceTerms, Figures, Order
from metamaker.app.balance.slot_tool import SlotTool
from metamaker.app.context import Context
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.timers import rested
from metamaker.app.widgets.buttons import TabButtons
from metamaker.app.widgets.kit import column_in, row_of
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.tab_order import gather_stops
from metamaker.balance.round_robin import meetings, strength_of
from metamaker.game_api.documents import NotInDocument
from metamaker.game_api.weighing import Weighed, Weighing
from metamaker.play.outlook import interval_text
from metamaker.play.statistics import Share

_LIVE = "balance.live"
_SOON_MS = 300
"""Battles begin after this pause in editing."""


class FieldStrength(QWidget):
    """The win rate of the ship on the canvas, and a bar for each opponent. `order` is the simulation to be started now.

    The surrounding panel places `live` and `number`.
    """

    def __init__(self, context: Context, scales: Weighing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._scales = scales
        self._terms = BalanceTerms(context.settings, scales, self)
        self.order: Order | None = None
        self.figures: Figures | None = None
        self.runner = BalanceRunner(context.background, self)
        self._lay_out()
        self._soon = rested(self, _SOON_MS, self.weigh)
        self.runner.found.connect(self._grow)
        self.runner.failed.connect(self.notice.say)
        self.line.begun.connect(self.weigh)
        self.live.toggled.connect(self._live_changed)
        self._terms.changed.connect(self._renew)
        context.document.changed.connect(self._renew)
        context.selection.subject_changed.connect(self._renew)
        self._renew()

    def _lay_out(self) -> None:
        self.rate = words_label("title", self, NOT_YET)
        self.caption = words_label("caption", self, wraps=True)
        self.caption.setToolTip(tr("window-balance-draw-half-win"))
        self.live = QCheckBox(tr("window-balance-live"), self)
        self.live.setToolTip(tr("window-balance-live-hint"))
        self.live.setChecked(self._context.settings.kept(_LIVE, True) is True)
        self.number = NumberChoice(self._terms, self)
        self.notice = FlawNotice(self._context, self)
        self.view = FiguresView(tr("window-balance-rates-against-each"), self)
        self.line = ProgressLine(self.runner, tr("window-common-rate"), self)
        column_in(self, row_of(self.rate, (self.caption, 3), (self.line, 2)), self.notice, (self.view, 1))

    @property
    def is_current(self) -> bool:
        """Whether the results belong to the current ship."""
        return self.order is not None and self.figures is not None and self.figures.order.is_like(self.order)

    @property
    def _is_done(self) -> bool:
        """Whether all results for the current ship are known."""
        return self.is_current and self.figures is not None and self.figures.is_whole

    def weigh(self) -> None:
        """Start rating the current ship."""
        self._soon.stop()
        if self.order is not None:
            self.runner.begin(self.order)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with changes of the ship."""
        super().showEvent(event)
        self._renew()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Start nothing while the panel is hidden."""
        super().hideEvent(event)
        self._soon.stop()

    def _renew(self) -> None:
        """Read the terms again; known results for them are shown at once."""
        if not self.isVisible():
            self.runner.cancel()
            self.order = None
            return
        before, self.order = self.order, self._wanted()
        if self.order is None:
            self._soon.stop()
            self.runner.cancel()
        elif before is None or not before.is_like(self.order):
            self._begin(self.order)
        elif self.figures is not None and self.is_current:
            self._show(self.figures._replace(order=self.order))
        self._fade()

    def _begin(self, order: Order) -> None:
        self.runner.cancel()
        known = self.runner.known(order)
        if known is not None:
            self._soon.stop()
            self._show(known)
        elif self.live.isChecked() and not self._is_done:
            self._soon.start()

    def _wanted(self) -> Order | None:
        """Return the order for battles of the ship; without one, show why."""
        document, subject = self._context.document.value, self._context.selection.subject
        try:
            flaws = self._scales.flaws(document, (subject,))
            ships = self._scales.weighed(document, (subject,)) if not flaws else ()
        except NotInDocument:
            self.notice.say(tr("window-balance-no-ship-canvas"))
            return None
        self.notice.tell(flaws)
        if not ships:
            return None
        study = strength_of(ships[0], self._scales.field(document, ships))
        return Order(self._scales, document, study, *self._terms.now)

    def _grow(self, figures: Figures) -> None:
        """Show the results so far, unless the outdated results on display come from more battles."""
        if figures.is_better_than(self.figures):
            self._show(figures)

    def _show(self, figures: Figures) -> None:
        self.figures = figures
        study, ladder = figures.order.study, figures.ladder
        ship = study.given[0]
        titles = (
            tr("window-balance-against"),
            tr("window-balance-rate-interval", confidence=confidence()),
            tr("window-balance-what-it-is"),
        )
        lines = [
            Line(
                met.other.sign,
                (Cell(met.other.name), rate_cell(met.rate, met.fought, meeting_tip(met)), Cell(self._kind(met.other))),
                met.other.name,
            )
            for met in meetings(study, ladder, ship.sign)
        ]
        was_waiting = any(line.cells[1].share is None for line in self.view.figures.lines)
        tips = (field_tip(self._context.words, study.field), pairs_text(), "")
        self.view.figures.show(titles, lines, tips)
        if was_waiting:
            self.view.fit()
        self._show_rate(ship.name, ladder.score(ship.sign) if figures.has_met(ship.sign) else None)
        self._fade()

    def _kind(self, ship: Weighed) -> str:
        return self._scales.kind_in(ship, self._context.language)

    def _show_rate(self, name: str, score: Share | None) -> None:
        """Show the win rate of a ship; None before it has fought all opponents."""
        self.rate.setText(NOT_YET if score is None else percent(score.found))
        self.rate.setAccessibleName(tr("window-balance-win-rate-against", rate=self.rate.text()))
        text = ""
        if score is not None:
            text = tr("window-common-wins-between-sure", name=name, between=str(interval_text(score)))
        self.caption.setText(text)

    def _fade(self) -> None:
        faded = not self.is_current
        self.view.fade(faded)
        self.rate.setEnabled(not faded)
        self.caption.setEnabled(not faded)
        self.line.say(self._state())

    def _state(self) -> str:
        """Return the number of battles for the results on display, or how to update them."""
        if self.figures is None or self.order is None or self._soon.isActive():
            return ""
        return (
            tr("window-balance-battles", count=self.figures.fought)
            if self.is_current
            else tr("window-balance-changed-press-rate")
        )

    def _live_changed(self, on: bool) -> None:
        self._context.settings.keep(_LIVE, on)
        if on and not self._is_done:
            self._soon.start()
        elif not on:
            self._soon.stop()


_TAB = "balance.tab"


class _Parts(NamedTuple):
    strength: FieldStrength
    slot: SlotTool


class BalancePanel(QWidget):
    """Two tabs: `strength` against the test set, and choices for a `slot`; `tabs` turn to each.

    They are made when the panel is first shown or one is requested, which raises NotOffered for a game without ratings. The
    battle code takes a second to load, and the first test set another; opening a document must wait for neither.
    """

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("balance")
        self.setProperty("role", "card")
        self._context = context
        titles = tr("window-balance-against-field"), tr("window-balance-slot-choices")
        # Made at once, so that the Tab key reaches the later widgets after it.
        self._tabs = TabButtons(titles, tr("window-balance-parts-balance"), self)
        self._tabs.hide()
        self._head, self._stack = QHBoxLayout(), QStackedLayout()
        column_in(self, self._head, (self._stack, 1), margin=None)
        self._made: _Parts | None = None
        self._was_seen = False
        self._tidy = rested(self, 0, lambda: gather_stops(self, self._tabs.buttons[0]))

    @property
    def strength(self) -> FieldStrength:
        """The strength against the test set."""
        return self._parts().strength

    @property
    def slot(self) -> SlotTool:
        """The choices for a slot."""
        return self._parts().slot

    @property
    def tabs(self) -> TabButtons:
        """The tabs over both."""
        self._parts()
        return self._tabs

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """When the panel is first shown, load everything in the background; then make the tabs."""
        super().showEvent(event)
        if not self._was_seen:
            self._was_seen = True
            context = self._context
            context.background.run(lambda _: context.weighing.field(context.document.value), self._fill, owner=self)

    def _fill(self, _: object) -> None:
        self._parts()

    def _parts(self) -> _Parts:
        self._made = self._made or self._make(self._context.weighing)
        return self._made

    def _make(self, scales: Weighing) -> _Parts:
        context, tabs = self._context, self._tabs
        made = _Parts(FieldStrength(context, scales, self), SlotTool(context, scales, self))
        self._stack.addWidget(made.strength)
        self._stack.addWidget(made.slot)
        self._head.addWidget(tabs, 1)
        for part in (made.strength.live, made.strength.number, made.slot.number):
            self._head.addWidget(part)
        tabs.turned.connect(partial(self._turn, made))
        tabs.turn(1 if context.settings.kept(_TAB) == 1 and scales.has_slots else 0)
        tabs.setVisible(scales.has_slots)
        context.selection.subject_changed.connect(made.slot.show_ship)
        made.slot.show_ship(context.selection.subject)
        return made

    def _turn(self, made: _Parts, place: int) -> None:
        self._stack.setCurrentIndex(place)
        for part in (made.strength.live, made.strength.number):
            part.setVisible(place == 0)
        made.slot.number.setVisible(place == 1)
        self._context.settings.keep(_TAB, place)
        self._tidy.start()
