"""A fleet against another: the forecast with its reasons at once, battles and balancing on request."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from metamaker.app.balance.balance_runner import BalanceRunner
from metamaker.app.balance.balancer_runner import EveningOrder
from metamaker.app.balance.controls import FlawNotice, ProgressLine, TermsForm
from metamaker.app.balance.figure_words import interval, percent
from metamaker.app.balance.simulation_request import BalanceTerms, Figures, Habit, Order
from metamaker.app.context import Context
from metamaker.app.forecast.forecast_text import forecast_lines
from metamaker.app.forecast.opponents import Ask, OpponentBox, ask_for_file
from metamaker.app.forecast.proposal_list import ProposalList
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.timers import rested
from metamaker.app.widgets.kit import column_in, column_of, form_of, label_for, row_of
from metamaker.app.widgets.labels import words_label
from metamaker.balance.match_ups import NUMBER, ForcesWeighed, verdict
from metamaker.balance.round_robin import meeting, strength_of
from metamaker.core.messages import said
from metamaker.game_api.documents import NotInDocument
from metamaker.game_api.game import required
from metamaker.game_api.odds import Forecast

_SOON_MS = 150
"""A forecast follows after this pause in editing."""

OF_FLEETS = Habit("odds.number", NUMBER)
"""The number of battles for rating two fleets."""


class MeetingPanel(QWidget):
    """Follows the document. `order` is the simulation to be started now, None without an opponent. Raises NotOffered."""

    def __init__(self, context: Context, ask: Ask = ask_for_file, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.odds = required(context.game.odds)
        self._scales = ForcesWeighed(context.game)
        self._terms = BalanceTerms(context.settings, self._scales, self, OF_FLEETS)
        self.order: Order | None = None
        self.runner = BalanceRunner(context.background, self)
        self.box = OpponentBox(context, ask, self)
        self.notice = FlawNotice(context, self)
        self.rate = words_label("title", self)
        self.reasons = words_label("", self, wraps=True)
        self.reasons.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.line = ProgressLine(self.runner, tr("window-common-rate"), self, "primary")
        self.fought = words_label("strong", self, wraps=True)
        self.terms = TermsForm(self._terms, self._scales, context.words, self)
        self.fair = ProposalList(context, self)
        self._lay_out()
        self._soon = rested(self, _SOON_MS, self.renew)
        self._connect()

    def _lay_out(self) -> None:
        label = label_for(self.box, tr("window-odds-against"), self)
        column_in(
            self,
            row_of(label, (self.box, 1)),
            self.notice,
            row_of(
                (column_of(form_of((tr("window-odds-forecast"), self.rate), self.reasons), ...), 3),
                (column_of(self.line, self.fought, self.terms, ...), 2),
            ),
            (self.fair, 1),
            margin=None,
        )

    def _connect(self) -> None:
        self.box.turned.connect(self.renew)
        self.line.begun.connect(self.weigh)
        self.runner.found.connect(self._show_fought)
        self.runner.failed.connect(self.notice.say)
        self.fair.wanted.connect(self.fair.search)
        self._terms.changed.connect(self.renew)
        self._context.document.changed.connect(self._soon.start)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with the opponents and with changes of the fleet."""
        super().showEvent(event)
        self.box.offer()
        self.renew()

    def weigh(self) -> None:
        """Start rating both fleets."""
        if self.order is not None:
            self.runner.begin(self.order)

    def renew(self) -> None:
        """Update the match-up: a new forecast, the known battles. Work for another match-up is cancelled."""
        if not self.isVisible():
            return
        before, self.order = self.order, self._wanted()
        self.line.button.setEnabled(self.order is not None)
        if self.order is None or before is None or not before.is_like(self.order):
            self.runner.cancel()
            self._meet_anew()
        if self.order is None:
            self._show_forecast(None)
        else:
            self._foresee(self.order)

    def _meet_anew(self) -> None:
        """Show the known results of this match-up."""
        self.fought.setText("")
        order = self.order
        if order is None:
            self.fair.forget(None)
            return
        one, other = order.study.given[0], order.study.field[0]
        key = f"{one.sign} {other.sign}"
        self.fair.forget(EveningOrder(key, self.odds, (one.force, other.force), order.captain, order.seed))
        known = self.runner.known(order)
        if known is not None:
            self._show_fought(known)

    def _wanted(self) -> Order | None:
        """Return the order for battles of both fleets; without one, show why."""
        document, other = self._context.document.value, self.box.document()
        if other is None:
            self.notice.say(tr("window-odds-choose-fleet-meet"))
            return None
        try:
            ships = self._scales.whole(document), self._scales.whole(other)
            flaws, theirs = self._scales.flaws(document, ()), self._scales.flaws(other, ())
        except NotInDocument as problem:
            self.notice.say(str(problem))
            return None
        self.notice.tell(flaws)
        if flaws:
            return None
        if theirs:
            self.notice.say(tr("window-odds-cannot-weighed", name=ships[1].name, reason=theirs[0].text.rstrip(".")))
            return None
        if ships[0].sign == ships[1].sign:
            self.notice.say(tr("window-odds-same-fleet-neither"))
            return None
        return Order(self._scales, document, strength_of(ships[0], (ships[1],)), *self._terms.now)

    def _foresee(self, order: Order) -> None:
        """Show the forecast: it takes a few milliseconds, for the largest fleets a tenth of a second."""
        one, other = order.study.given[0], order.study.field[0]
        self._show_forecast(self.odds.forecast((one.force, other.force)))

    def _show_forecast(self, found: Forecast | None) -> None:
        if found is None or self.order is None:
            self.rate.setText("")
            self.reasons.setText("")
            return
        self.rate.setText(percent(found.rate.found))
        self.rate.setToolTip(said(found.basis, self._context.language))
        lines = forecast_lines(found, self._context.language)
        self.reasons.setText("\n".join(lines))

    def _show_fought(self, figures: Figures) -> None:
        """Show the results of battles so far."""
        if self.order is None or not figures.order.is_like(self.order):
            return
        one, other = figures.order.study.given[0], figures.order.study.field[0]
        met = meeting(figures.ladder, one.sign, other)
        said_now: dict[str, str] = {
            "first": tr("window-odds-ahead", name=one.name),
            "second": tr("window-odds-ahead", name=other.name),
            "even": tr("window-odds-even-meeting"),
            "open": tr("window-odds-more-battles-needed"),
        }
        text = tr(
            "window-odds-wins-battles",
            name=one.name,
            rate=interval(met.rate),
            count=met.fought,
            verdict=said_now[verdict(met.rate)],
        )
        self.fought.setText(text)
