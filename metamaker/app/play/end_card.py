"""The result of a match on a card: one sentence, the remaining strength, and the next steps."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QWidget

from metamaker.app.overrides import override
from metamaker.app.play.match_result import left_of, result_of, score_of, winner_of
from metamaker.app.play.side_colours import colour_of
from metamaker.app.play.turn_title import counts_rounds
from metamaker.app.texts import tr
from metamaker.app.theme.fonts import bold_font, scaled_font
from metamaker.app.widgets.kit import column_in, push_button, row_in, row_of
from metamaker.app.widgets.labels import ElidedLabel, words_label
from metamaker.core.messages import Words
from metamaker.play.documents import Replay
from metamaker.play.recording import Film, Frame
from metamaker.rendering.ink import Ink

_RESULT, _LOW_RESULT = 2.0, 1.5
"""The size of the result relative to the text, on a usual and on a low card."""


_NARROW_EMS = 50
"""The width in heights of a line below which a low card becomes high."""


class ResultCard(QFrame):
    """The result of a match in the colour of the winner, with `buttons` for the next steps."""

    def __init__(self, parent: QWidget, *, is_low: bool = False) -> None:
        """Make an empty card; a low one has everything on one line."""
        super().__init__(parent)
        self._is_low = is_low
        self._row: QBoxLayout | None = None
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._edge: QColor | None = None
        self.result, self.below = ElidedLabel(self), words_label("caption", self, wraps=True)

    def lay_out(self, *buttons: QPushButton) -> None:
        """Show these buttons next to the result."""
        unit = self.fontMetrics().height()
        edges = round(1.4 * unit), round(0.6 * unit), unit, round(0.6 * unit)
        if self._is_low:
            row = row_of(..., *buttons, gap=unit // 2)
            self._row = row_in(self, self.result, (self.below, 1), row, gap=unit // 2, margin=edges)
        else:
            column_in(self, self.result, row_of((self.below, 1), *buttons, gap=unit // 2), gap=unit // 4, margin=edges)
        self._fit_text()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the parts of a low card below each other where there is little width."""
        super().resizeEvent(event)
        if self._row is not None:
            is_narrow = event.size().width() < _NARROW_EMS * self.fontMetrics().height()
            self._row.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)

    def _fit_text(self) -> None:
        self.result.setFont(scaled_font(bold_font(self.font()), _LOW_RESULT if self._is_low else _RESULT))

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "result"):
            self._fit_text()

    def show_match(self, film: Film, frames: Sequence[Frame], replay: Replay, reason: str, ink: Ink, words: Words) -> None:
        """Show the result of a match: `reason` if its game has words for that, otherwise the sentence of victory."""
        winner = winner_of(film)
        colour = None if winner is None else colour_of(winner, frames[-1], ink)
        result = reason or result_of(replay, winner, frames[-1].turn, rounds=counts_rounds(words))
        below = (score_of(frames, winner), left_of(frames, winner, words.language))
        self.show_result(result, " ".join(filter(None, below)), colour)

    def show_result(self, result: str, below: str, edge: QColor | None) -> None:
        """Show the result; `edge` is the colour of the winner, None after a draw."""
        self.result.setText(result)
        self.below.setText(below)
        self._edge = edge
        self.show()
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._edge is not None:
            with QPainter(self) as painter:
                painter.fillRect(QRectF(0.0, 0.0, 0.45 * self.fontMetrics().height(), self.height()), self._edge)


class EndCard(ResultCard):
    """`reviewed` is emitted to review the match, `again` to set it up again, `at_once` to repeat it, `saved` to save.

    `logged` is emitted to enter it in the logs of ships.
    """

    reviewed = Signal()
    again = Signal()
    at_once = Signal()
    saved = Signal()
    logged = Signal()

    def __init__(self, parent: QWidget, *, has_sides: bool, has_logs: bool = False) -> None:
        """Make a hidden card; without sides to choose, the match can only be repeated. `has_logs`: its ships have logs."""
        super().__init__(parent)
        self.review = push_button(tr("window-match-review"), self, lambda _: self.reviewed.emit(), role="primary")
        self.review.setToolTip(tr("window-match-review-hint"))
        self.repeat = self._button("window-match-again", "window-match-same-sides-captains", self.at_once.emit)
        self.set_up = self._button("window-common-play-again", "window-match-same-sides-captains-terms", self.again.emit)
        self.set_up.setVisible(has_sides)
        self.save = self._button("window-common-save", "window-match-save-hint", self.saved.emit)
        self.log = self._button("window-match-log", "window-match-log-hint", self.logged.emit)
        self.log.setVisible(has_logs)
        offered = ((self.set_up, has_sides), (self.log, has_logs))
        self.lay_out(self.review, self.repeat, *(button for button, there in offered if there), self.save)
        self.hide()

    def _button(self, text: str, tip: str, act: Callable[[], None]) -> QPushButton:
        return push_button(tr(text), self, lambda _: act(), tip=tr(tip))
