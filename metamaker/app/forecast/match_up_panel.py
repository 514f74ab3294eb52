"""A fleet against another, from left to right: both fleets, the odds, the reasons; below, how to make it even."""

from functools import partial

from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from metamaker.app.balance.balance_runner import BalanceRunner
from metamaker.app.balance.balancer_runner import BalancerRequest
from metamaker.app.balance.controls import FlawNotice, PairNumberChoice, ProgressLine, TermsRow
from metamaker.app.balance.quick_look_runner import Looked, QuickLookRunner
from metamaker.app.balance.simulation_request import NUMBERS, UNTIL_DECIDED, BalanceTerms, Figures, Habit, Order
from metamaker.app.context import Context
from metamaker.app.forecast.fleet_card import FleetCard, Pictures
from metamaker.app.forecast.fleet_choice import Ask, FleetChoice, ask_for_file
from metamaker.app.forecast.forecast_view import RateView, ReasonTable
from metamaker.app.forecast.make_even import MakeEven
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.timers import rested
from metamaker.app.widgets.kit import column_in, filled, row_of, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import WrappingArea
from metamaker.balance.better_side import decision
from metamaker.balance.match_ups import NUMBER, ForcesWeighed
from metamaker.balance.quick_look import QuickLook, quick_look
from metamaker.balance.round_robin import meeting, strength_of
from metamaker.core.messages import said
from metamaker.game_api.documents import NotInDocument
from metamaker.game_api.game import required
from metamaker.game_api.odds import Forecast
from metamaker.play.statistics import Share

_SOON_MS = 150
"""A forecast follows after this pause in editing."""

_NARROW_EMS = 44
"""Below this width, in heights of a line, the cards of the fleets are above the result."""

OF_FLEETS = Habit("odds.number", NUMBER, (*NUMBERS, UNTIL_DECIDED))
"""The number of battles for rating two fleets."""


class Standing(QFrame):
    """The card with the result: the win rate, its basis, the button for battles, the reasons."""

    def __init__(self, context: Context, terms: BalanceTerms, scales: ForcesWeighed, runner: BalanceRunner, parent: QWidget):
        super().__init__(parent)
        styled(self, "card")
        self.notice = FlawNotice(context, self)
        self.basis = words_label("caption", self)
        self.rate = RateView(self)
        self.reasons = ReasonTable(self)
        self.number = PairNumberChoice(terms, self)
        self.line = ProgressLine(runner, tr("window-common-rate"), self, "primary")
        self.terms = TermsRow(terms, scales, context.words, self)
        column_in(
            self,
            row_of(words_label("heading", self, tr("window-odds-stands")), ..., self.basis),
            self.notice,
            self.rate,
            row_of(self.number, (self.line, 1)),
            self.terms,
            styled(QFrame(self), "line"),
            self.reasons,
            ...,
            gap=10,
            margin=12,
        )


class MatchUpPanel(WrappingArea):
    """Follows the document. `order` is the simulation to be started now, None without an opponent. Raises NotOffered."""

    def __init__(self, context: Context, ask: Ask = ask_for_file, parent: QWidget | None = None) -> None:
        self._inside = QWidget(parent)
        super().__init__(self._inside, parent)
        self._context = context
        self.odds = required(context.game.odds)
        self._scales = ForcesWeighed(context.game)
        self._terms = BalanceTerms(context.settings, self._scales, self, OF_FLEETS)
        self.order: Order | None = None
        self.runner = BalanceRunner(context.background, self)
        self.looks = QuickLookRunner(context.background, self)
        self.choices = FleetChoice(context, self, ask, is_first=True), FleetChoice(context, self, ask)
        self.fleets = tuple(FleetCard(side, choice, self._inside) for side, choice in enumerate(self.choices))
        self.standing = Standing(context, self._terms, self._scales, self.runner, self._inside)
        self.notice, self.line = self.standing.notice, self.standing.line
        self.fair = MakeEven(context, self._inside)
        self._forecast: Forecast | None = None
        self._rate: Share | None = None
        self._lay_out()
        self._soon = rested(self, _SOON_MS, self.renew)
        self._connect()

    def _lay_out(self) -> None:
        top = QWidget(self._inside)
        filled(top, row_of((self.fleets[0], 2), (self.fleets[1], 2), (self.standing, 5), gap=8))
        self._top = top
        column_in(self._inside, (top, 1), self.fair, gap=8)

    def _connect(self) -> None:
        for choice in self.choices:
            choice.turned.connect(self.renew)
        self.line.begun.connect(self.weigh)
        self.runner.found.connect(self._show_fought)
        self.runner.failed.connect(self.notice.say)
        self.looks.found.connect(self._show_looked)
        self.looks.failed.connect(self.notice.say)
        self.runner.busy_changed.connect(lambda _: self._estimate())
        self.fair.wanted.connect(self.fair.search)
        self._terms.changed.connect(self.renew)
        self._context.document.changed.connect(self._soon.start)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with changes of the fleets."""
        super().showEvent(event)
        self.renew()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the quick look."""
        self.looks.cancel()
        super().hideEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the cards of a narrow page above each other."""
        super().resizeEvent(event)
        is_narrow = self.viewport().width() < _NARROW_EMS * self.fontMetrics().height()
        direction = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        for part in (self._top, self.fair.row):
            layout = part.layout()
            if isinstance(layout, QBoxLayout):
                layout.setDirection(direction)

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
        is_same = before is not None and self.order is not None and before.is_like(self.order)
        if not is_same:
            self.runner.cancel()
        look = None if self.order is None else self._look(self.order)
        self._show_forecast(None if look is None else look.forecast)
        self.looks.show(look)
        if not is_same:
            if before is None or self.order is None or not before._replace(number=self.order.number).is_like(self.order):
                self.line.pace.forget()
            self._meet_anew()
        elif self.order is not None and (known := self.runner.known(self.order)) is not None:
            self._show_fought(known)
        self._estimate()

    def _meet_anew(self) -> None:
        """Show the known results of this match-up."""
        order = self.order
        if order is None:
            self.fair.forget(None)
            return
        one, other = order.study.given[0], order.study.field[0]
        key = f"{one.sign} {other.sign}"
        self.fair.forget(BalancerRequest(key, self.odds, (one.force, other.force), order.captain, order.seed))
        known = self.runner.known(order)
        if known is not None:
            self._show_fought(known)

    def _estimate(self) -> None:
        """Show the time for the battles that the button would start."""
        is_new = self.order is not None and self.runner.known(self.order) is None
        self.line.estimate(self.order.number if is_new and self.order is not None else 0)

    def _wanted(self) -> Order | None:
        """Return the order for battles of both fleets; without one, show why."""
        documents = [choice.document() for choice in self.choices]
        self._show_fleets(documents)
        document, other = documents
        if document is None or other is None:
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

    def _show_fleets(self, documents: list[object | None]) -> None:
        game = self._context.game
        prints = required(game.prints)
        ink = next(iter(prints.inks.values()))
        for side, (card, document) in enumerate(zip(self.fleets, documents, strict=True)):
            name = "" if document is None else game.documents.title(document)
            try:
                force = None if document is None else required(game.play).force(document, ())
            except NotInDocument:
                force = None
            pictures = Pictures(partial(prints.miniature, force, side=side), ink)
            card.show_fleet(name, None if force is None else self.odds.lineup(force), self._context.language, pictures)

    def _look(self, order: Order) -> QuickLook:
        """Return the quick look; its forecast takes a few milliseconds, for the largest fleets a tenth of a second."""
        one, other = order.study.given[0], order.study.field[0]
        return quick_look(self._context.game, (one.force, other.force))

    def _show_forecast(self, found: Forecast | None) -> None:
        self._forecast, self._rate = found, None
        language = self._context.language
        names = ("", "") if found is None else found.names
        self.standing.rate.show_rate(None if found is None else found.rate, names, language)
        self.standing.reasons.show_forecast(found, language)
        self.standing.basis.setText("" if found is None else tr("window-odds-forecast"))
        self.standing.basis.setToolTip("" if found is None else said(found.basis, language))

    def _show_looked(self, found: Looked) -> None:
        """Show the result of the quick look in place of the forecast."""
        self._show_rate(found.rate, tr("window-odds-looked", count=found.tally.fought))

    def _show_fought(self, figures: Figures) -> None:
        """Show the results of battles once they are more precise than the present rate, and at the end."""
        if self.order is None or not figures.order.is_like(self.order):
            return
        met = meeting(figures.ladder, figures.order.study.given[0].sign, figures.order.study.field[0])
        if figures.is_whole:
            self.looks.cancel()
        elif not met.fought or (self._rate is not None and _width(met.rate) > _width(self._rate)):
            return
        self._show_rate(met.rate, self._basis(figures, met.fought))

    def _basis(self, figures: Figures, fought: int) -> str:
        """Return the basis of a rate, with the better side if that was the question."""
        if not (figures.is_whole and figures.order.is_decision) or self._forecast is None:
            return tr("window-odds-after-battles", count=fought)
        found = decision(figures.tally)
        return tr("window-odds-decided", decision=found, name=self._forecast.names[found == "second"], count=fought)

    def _show_rate(self, rate: Share, basis: str) -> None:
        if self._forecast is not None:
            self._rate = rate
            self.standing.rate.show_rate(rate, self._forecast.names, self._context.language)
            self.standing.basis.setText(basis)


def _width(rate: Share) -> float:
    return rate.high - rate.low
