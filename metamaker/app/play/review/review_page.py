"""The review of a match: win chances and turning points, a tabletop, luck, damage, orders and variations."""

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from metamaker.app.context import Context
from metamaker.app.overrides import override
from metamaker.app.play.end_card import ResultCard
from metamaker.app.play.match_page import MatchPage
from metamaker.app.play.match_texts import reason
from metamaker.app.play.review.chance_graph import ChanceGraph
from metamaker.app.play.review.comparison import Comparison
from metamaker.app.play.review.damage_view import DamageView
from metamaker.app.play.review.luck_card import LuckCard
from metamaker.app.play.review.moment_view import MomentView
from metamaker.app.play.review.orders_list import OrdersList
from metamaker.app.play.review.review_output import ReviewOutput
from metamaker.app.play.review.review_runner import Findings, ReviewRunner, Wanted
from metamaker.app.play.review.reviewed import (
    LEAST_BATTLES,
    Reviewed,
    cards_of,
    course_of,
    names_in,
    reviewed,
    shares_of,
    turned,
)
from metamaker.app.play.review.turning_cards import TurningCards
from metamaker.app.play.review.variations import Variations
from metamaker.app.play.review.variations_list import VariationsList
from metamaker.app.play.turn_title import titled, turn_title
from metamaker.app.texts import tr
from metamaker.app.theme.theme import map_ink
from metamaker.app.timers import rested
from metamaker.app.widgets.kit import column_in, push_button, row_in, row_of, styled
from metamaker.app.widgets.labels import ElidedLabel, names_label, words_label
from metamaker.app.widgets.layouts import WrappingArea
from metamaker.app.widgets.tabbed_panels import TabbedPanels
from metamaker.core.messages import COMMON, language_in_force, words_in
from metamaker.game_api.game import required
from metamaker.play.documents import Replay
from metamaker.play.recording import Frame
from metamaker.registry import GAMES
from metamaker.review.orders import CostlyOrder
from metamaker.review.report import Report
from metamaker.review.sentences import lacking
from metamaker.review.source import Source

_NARROW_EMS, _SLIM_EMS = 62, 40
"""A page with fewer heights of a line in its width has one column; with still fewer, everything is below each other."""

_BATTLES = 400, 40, 100
"""Battles from each turn: the first number divided by that of the ships, within the other two. All take about as long."""

_SOON_MS = 150
"""New frames of a running match are reviewed after this pause."""


class ReviewPage(QWidget):
    """Follows the match of its document on the page of the match. Its background work ends with the page."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("review-page")
        self.setProperty("role", "ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        match = context.page("table")
        if not isinstance(match, MatchPage):
            raise TypeError("a match has a page “table”")
        self._page = match
        self.match: Reviewed | None = None
        """The match as far as it is reviewed."""
        self._found = Findings("")
        self._progress = 0, 0
        self._last: Frame | None = None
        """The last frame of the match for which the work has begun."""
        self._report: Report | None = None
        """The report on display, as it came."""
        self.result = ResultCard(self, is_low=True)
        self.graph, self.turns = ChanceGraph(self), TurningCards(self)
        self.status = styled(ElidedLabel(self), "caption")
        self.stop = push_button(
            tr("window-review-stop"), self, lambda _: self.runner.cancel(), role="link", tip=tr("window-review-stop-hint")
        )
        self.no_graph = words_label("caption", self, wraps=True)
        self.moment = MomentView(context, match.ink, self)
        self.luck, self.damage = LuckCard(self), DamageView(self)
        self.orders, self.variations = OrdersList(self), VariationsList(self)
        self.lacks = names_label("caption", self)
        self.output = ReviewOutput(context, match.ink, self)
        self.print = push_button(tr("window-common-print"), self, lambda _: self.output.ask_and_print())
        self.table = push_button(tr("window-review-save-table"), self, lambda _: self.output.ask_and_save())
        for button in (self.print, self.table):
            button.setEnabled(False)
        self.tries = Variations(context, required(match.work.game.play), self.variations)
        self.runner = ReviewRunner(context.background, self)
        self.comparison = Comparison(context, match.work.game, self)
        self._soon = rested(self, _SOON_MS, self._review)
        self._lay_out()
        for part in (self.stop, self.no_graph, self.turns):
            part.hide()
        self.setFocusProxy(self.graph)
        self._connect()

    # Layout

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        gap = unit // 2
        self.result.lay_out(self.print, self.table)
        head = row_of(words_label("heading", self, tr("window-review-chances").upper()), (self.status, 1), self.stop, gap=gap)
        self.status.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._graph_card = self._card(head, (self.no_graph, 1, Qt.AlignmentFlag.AlignTop), (self.graph, 1), self.turns)
        panels = ((tr("window-common-orders"), self._scrolled(self.orders)), (tr("window-review-variations"), self.variations))
        self.panels = TabbedPanels(self._context.settings, "review.panels", tr("window-review-panels"), panels, self)
        orders = self._card((self.panels, 1))
        self._damage_card = self._card(words_label("heading", self, tr("window-review-damage").upper()), (self.damage, 1))
        self._low, left, right = QWidget(self), QWidget(self), QWidget(self)
        for part in (self._low, left, right):
            part.setProperty("role", "clear")
        self._low_row = row_in(self._low, (self.moment, 5), (orders, 4), gap=gap)
        column_in(left, (self._graph_card, 5), (self._low, 4), gap=gap)
        column_in(right, self.luck, (self._damage_card, 1), gap=gap)
        columns = QWidget(self)
        columns.setProperty("role", "clear")
        self._columns = row_in(columns, (left, 7), (right, 5), gap=gap)
        column_in(self, self.result, (columns, 1), self.lacks, gap=gap, margin=gap)

    def _scrolled(self, inside: QWidget) -> QWidget:
        area = WrappingArea(inside, self)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return area

    def _card(self, *parts: object) -> QFrame:
        card = styled(QFrame(self), "card")
        unit = self.fontMetrics().height()
        column_in(card, *parts, gap=unit // 4, margin=(unit * 3 // 4, unit // 2, unit * 3 // 4, unit // 2))  # type: ignore[arg-type]
        return card

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the columns below each other where they would be too narrow."""
        super().resizeEvent(event)
        ems = event.size().width() / self.fontMetrics().height()
        for row, is_narrow in ((self._columns, ems < _NARROW_EMS), (self._low_row, ems < _SLIM_EMS)):
            row.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)
        self.turns.be_narrow(ems < _SLIM_EMS)

    def _connect(self) -> None:
        work = self._page.work
        work.frames_came.connect(self._soon.start)
        work.busy_changed.connect(lambda _: self._soon.start())
        work.failed.connect(self._broken)
        self.graph.chosen.connect(self._show_station)
        self.turns.seen.connect(self._see)
        self.moment.opened.connect(self._open_on_table)
        self.moment.tried.connect(self._try)
        self.orders.seen.connect(self._see_order)
        self.orders.tried.connect(self._try_order)
        self.variations.compared.connect(self.comparison.begin)
        self.comparison.found.connect(self.graph.show_other)
        self.comparison.failed.connect(self._context.say)
        self.runner.found.connect(self._show_findings)
        self.runner.failed.connect(self._failed)
        self.runner.progressed.connect(self._progressed)
        self.runner.busy_changed.connect(lambda _: self._show_status())

    # The match

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Review the news since the page was last seen."""
        super().showEvent(event)
        self._review()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme, which has other colours of sides."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "runner") and self.match is not None:
            self._report = None
            self._show_match()

    def _review(self) -> None:
        """Show the match as far as it goes now. The background work begins again if there is more."""
        if not self.isVisible():
            return
        self._show_match()
        match = self.match
        if match is not None and match.frames[-1] is not self._last:
            self._last = match.frames[-1]
            self._begin(match)

    def _show_match(self) -> None:
        film, replay, ink = self._page.work.film, self._context.document.value, map_ink(self._page.ink)
        if film is None or not film.frames:
            return
        match = self.match = reviewed(film, replay, ink, self._page.work.game.key)
        if match.is_over:
            result = reason(film) if self._page.is_board else ""
            self.result.show_match(film, match.frames, replay, result, ink, self._context.words)
        else:
            self.result.show_result(self._turn_title(match.frames[-1].turn), tr("window-review-so-far"), None)
        self.moment.show_film(film, match.frames)
        self.tries.show_match(match)
        self._show_findings(self._found)
        if self.moment.place < 0:
            # The table comes after the graph, because both together would block the UI.
            QTimer.singleShot(0, self, self._show_last)

    def _broken(self, text: str) -> None:
        """Show why the match cannot go on, if there is nothing of it to review."""
        if self.match is None:
            self.result.show_result(tr("window-match-match-cannot-go"), text, None)
            self.luck.show_missing("")

    def _begin(self, match: Reviewed) -> None:
        """Begin the work: dice and damage, battles from each turn, orders."""
        game, file = self._page.work.game, self._context.game.documents.title(self._context.document.value)
        play = required(game.play)
        ships = len({piece.ref for piece in match.frames[-1].moment.pieces})
        work, least, most = _BATTLES
        self._found = Findings("count")
        self.runner.begin(
            Wanted(
                Source(GAMES[game.key].load, self.replay(match), file),
                match.points,
                match.quick,
                min(max(work // ships, least), most) if ships else least,
                play.review is not None,
                match.is_over,
            )
        )

    def replay(self, match: Reviewed) -> Replay:
        """Return the match as far as it is reviewed."""
        replay: Replay = self._context.document.value
        made = None if match.is_over else match.frames[-1].made
        return replay.with_(variations=(), choices=replay.choices[:made])

    def _turn_title(self, number: int) -> str:
        return turn_title(self._context.words, number)

    # Results

    def _show_findings(self, found: Findings) -> None:
        match, self._found = self.match, found
        if match is None:
            return
        shares, game = shares_of(match, found.refined), self._page.work.game.key
        turns = turned(match, found.refined, found.report, game)
        for part in (self.graph, self.turns):
            part.setVisible(bool(shares))
        self.no_graph.setText(tr("window-review-no-chances", survival=match.is_survival))
        self.no_graph.setVisible(not shares)
        self.graph.show_course(course_of(match, shares, turns, self._context.words))
        self.turns.show_turns(cards_of(match, turns, found.report, self._context.words))
        self._show_report(match, found.report)
        if found.orders is not None:
            self.orders.show_orders(found.orders, match.sides, self._turn_title)
        self._show_status()

    def _show_report(self, match: Reviewed, report: Report | None) -> None:
        if required(self._page.work.game.play).review is None:
            self.luck.show_missing(tr("window-review-not-counted"))
            self._damage_card.hide()
        elif report is not None and report is not self._report:
            self._report = report
            words = words_in(COMMON, language_in_force())
            names = {**report.names, **names_in(match)}
            sides = tuple(side.name for side in match.sides)
            report = self.output.report = report._replace(game=self._page.work.game, sides=sides, names=names)
            for button in (self.print, self.table):
                button.setEnabled(True)
            self.luck.show_report(report, match.sides, match.seen_from, words)
            self.damage.show_report(report, match.sides, words)
            self._damage_card.setVisible(bool(report.ledger.blows))
            lacks = " ".join(lacking(report, words))
            self.lacks.setText(lacks)
            self.lacks.setVisible(bool(lacks))

    def _progressed(self, done: int, every: int) -> None:
        self._progress = done, every
        self._show_status()

    def _show_status(self) -> None:
        """Show the present work in one line, at the end the basis of the figures."""
        found, is_busy = self._found, self.runner.is_busy
        self.stop.setVisible(is_busy and found.step != "count")  # without the count, there would be nothing to see
        battles = min((each.battles for each in found.refined), default=0)
        if is_busy:
            step, (done, every) = found.step or "count", self._progress
            self.status.setText(tr(f"window-review-step-{step}", done=done, every=every))
        elif battles >= LEAST_BATTLES:
            self.status.setText(tr("window-review-basis", battles=battles))
        else:
            self.status.setText(tr("window-review-basis-quick") if self.match and self.match.quick else "")
        if self.match is not None and not self.match.is_over:
            self.orders.show_note(tr("window-review-orders-later"))
        elif self.match is not None and not (self.match.quick and self.match.points):
            self.orders.show_note(self.no_graph.text())
        elif found.orders is None or is_busy:
            self.orders.show_note(tr("window-review-orders-waiting" if is_busy else "window-review-orders-stopped"))
        else:
            self.orders.show_note("" if found.orders else tr("window-review-orders-none"))

    def _failed(self, text: str) -> None:
        self.status.setText(text)
        if self._found.report is None:
            self.luck.show_missing(text)

    # Moments

    def _show_last(self) -> None:
        if self.match is not None and self.moment.place < 0:
            self._show_station(len(self.match.places) - 1)

    def _show_station(self, number: int) -> None:
        if self.match is not None and 0 <= number < len(self.match.places):
            self.moment.show_place(self.match.places[number])

    def _see(self, place: int) -> None:
        """Show a moment on the tabletop, and mark its turn on the graph."""
        match = self.match
        if match is not None:
            after = [number for number, station in enumerate(match.places) if station >= place]
            self.graph.select(after[0] if after else len(match.places) - 1)
            self.moment.show_place(place)

    def _see_order(self, at: int) -> None:
        """Show the last moment before a decision."""
        match = self.match
        if match is not None:
            self._see(max((place for place, frame in enumerate(match.frames) if 0 <= frame.made <= at), default=0))

    def _try(self, place: int) -> None:
        """Play on from a moment with other orders."""
        match = self.match
        if match is not None and match.frames[place].made >= 0:
            name = titled(self._context.words, match.frames[place])
            self._attempt(match.frames[place].made, match.seen_from, name)

    def _try_order(self, order: CostlyOrder) -> None:
        """Play on from a decision."""
        self._attempt(order.made, order.side, f"{self._turn_title(order.turn)}: {order.better_text}")

    def _attempt(self, made: int, side: int, name: str) -> None:
        self.panels.tabs.turn(1)
        self.tries.attempt(made, side, name)

    def _open_on_table(self, place: int) -> None:
        self._context.show_page("table")
        self._page.projector.pause()
        self._page.projector.go(place)
