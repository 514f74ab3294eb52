"""The win rate of each player position on a board or map in turn order, measured on request."""

from PySide6.QtWidgets import QLabel, QWidget

from metamaker.app.balance.controls import ProgressColumn
from metamaker.app.balance.figure_words import confidence, interval, percent
from metamaker.app.balance.turn_order_runner import SeatsOrder, SeatsRunner
from metamaker.app.context import Context
from metamaker.app.texts import tr
from metamaker.app.widgets.deferred_view import CatchUp
from metamaker.app.widgets.kit import column_in
from metamaker.app.widgets.labels import words_label
from metamaker.balance.turn_order import SeatsWon
from metamaker.core.issue import Severity
from metamaker.game_api.game import required

GAMES = 200
"""With this number, a share of a quarter has an error of six percentage points; more would take too long."""

_SEED = 1


class SeatsPanel(QWidget):
    """Follows the document: an edit hides the results of the previous board, and undo brings them back."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self._context = context
        self._order = self._of_document()
        self.runner = SeatsRunner(context.background, self)
        self.shares = QLabel(self)
        self.shares.setToolTip(tr("window-balance-brackets-where-true", confidence=confidence()))
        self.shares.hide()
        self.told = words_label("caption", self, wraps=True)
        self.line = ProgressColumn(self.runner, tr("window-balance-play-games", count=GAMES), self)
        self.line.counts = "window-balance-games"
        column_in(self, self.shares, self.told, self.line)
        self.line.begun.connect(lambda: self.runner.begin(self._order))
        self.runner.found.connect(self._tell)
        self.runner.failed.connect(self._say)
        context.document.changed.connect(CatchUp(self, self._renew).due)
        self._renew()

    def _of_document(self) -> SeatsOrder:
        scales = required(self._context.game.weighing)
        captain = scales.usual_captain
        return SeatsOrder(scales, self._context.document.value, GAMES, captain, _SEED)

    def _renew(self) -> None:
        """Update the panel for the current document."""
        order = self._of_document()
        if self.runner.is_busy and not self._is_like(order):
            self.runner.cancel()
        self._order = order
        errors = any(issue.severity is Severity.ERROR for issue in self._context.checks.issues(order.document))
        self.line.button.setEnabled(not errors)
        if self.runner.is_busy:
            return
        known = None if errors else self.runner.known(order)
        if known is not None:
            self._tell(known)
        elif errors:
            self._say(tr("window-balance-cannot-played-yet"))
        else:
            self._say(tr("window-balance-positions-hint"))

    def _is_like(self, order: SeatsOrder) -> bool:
        return order.seats == self._order.seats and order.scales.same_rules(order.document, self._order.document)

    def _tell(self, won: SeatsWon) -> None:
        rows = [
            tr("window-balance-turn", place=place + 1, interval=interval(won.share(place))) for place in range(len(won.parts))
        ]
        if won.drawn:
            rows.append(tr("window-balance-drawn-games", drawn=won.drawn, count=won.played))
        self.shares.setText("\n".join(rows))
        self.shares.show()
        self.told.setText(self._verdict(won))

    def _verdict(self, won: SeatsWon) -> str:
        """Return the meaning of the results; while games are running, only the even share, since few games mean little."""
        even = percent(won.even)
        if won.played < self._order.number:
            return tr("window-balance-even-share", even=even)
        if uneven := [str(place + 1) for place in won.uneven()]:
            return tr("window-balance-uneven-positions", even=even, uneven=", ".join(uneven), count=len(uneven))
        return tr("window-balance-no-uneven-position", even=even)

    def _say(self, text: str) -> None:
        """Show a text in place of shares."""
        self.shares.hide()
        self.told.setText(text)
