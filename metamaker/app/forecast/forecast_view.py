"""A win rate as words, ratio and bar with the names of both sides; reasons as two columns of figures."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from metamaker.app.texts import labelled, tr
from metamaker.app.widgets.kit import column_in, row_of, styled
from metamaker.app.widgets.labels import ElidedLabel, words_label
from metamaker.app.widgets.odds_bar import OddsBar, PairBar
from metamaker.core.messages import COMMON, said, words_in
from metamaker.game_api.odds import Forecast, Reason
from metamaker.play.outlook import interval_text, outlook_text, ratio_text
from metamaker.play.statistics import Share

MOST_REASONS = 3
"""Games give up to this many reasons."""

LARGE, SMALL = 2.2, 0.9
"""Heights of a large and a small bar, in heights of a line of text."""

SIDES = ("first", "second")
"""The roles of the names of both sides."""


def name_label(side: int, parent: QWidget) -> ElidedLabel:
    """Return the label for the name of a side, 0 or 1, in its colour."""
    label = styled(ElidedLabel(parent), SIDES[side])
    if side:
        label.setAlignment(Qt.AlignmentFlag.AlignRight)
    return label


class RateView(QWidget):
    """A win rate: its words and its ratio, the bar, and below it both names with the interval between them."""

    def __init__(self, parent: QWidget | None = None, *, is_large: bool = True) -> None:
        super().__init__(parent)
        self.ratio = words_label("display" if is_large else "title", self)
        self.words = words_label("title", self, wraps=True)
        self.bar = OddsBar(LARGE if is_large else SMALL, self)
        self.names = name_label(0, self), name_label(1, self)
        self.between = words_label("caption", self)
        # The names share the rest of the row.
        names = row_of((self.names[0], 1), self.between, (self.names[1], 1))
        column_in(self, row_of(self.ratio, (self.words, 1), gap=12), self.bar, names, gap=2)

    def show_rate(self, rate: Share | None, names: Sequence[str], language: str) -> None:
        """Show a win rate of the first side; None clears the view."""
        words = "" if rate is None else said(outlook_text(rate, names), language)
        ratio = "" if rate is None else said(ratio_text(rate.found), language)
        self.words.setText(words)
        self.ratio.setText(ratio)
        self.bar.show_rate(rate, labelled(ratio, words) if words else "")
        self.between.setText("" if rate is None else tr("window-odds-between", between=said(interval_text(rate), language)))
        for label, name in zip(self.names, names if rate is not None else ("", ""), strict=True):
            label.setText(name)


class _Row:
    """The widgets of a reason in the grid of a table."""

    def __init__(self, owner: QWidget, grid: QGridLayout, number: int) -> None:
        self.name = words_label("", owner, wraps=True)
        self.one, self.other = words_label("strong", owner), words_label("strong", owner)
        self.bar = PairBar(owner)
        self.moved = ElidedLabel(owner)
        self.moved.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.one.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column, widget in enumerate(self.widgets):
            grid.addWidget(widget, number, column)

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        return self.name, self.one, self.bar, self.other, self.moved

    def show_reason(self, reason: Reason | None, names: Sequence[str], language: str) -> None:
        for widget in self.widgets:
            widget.setVisible(reason is not None)
        if reason is None:
            return
        self.name.setText(said(reason.name, language))
        self.one.setText(said(reason.figures[0], language))
        self.other.setText(said(reason.figures[1], language))
        self.bar.show_amounts(reason.amounts)
        points = words_in(COMMON, language).signed(reason.points, 0)
        self.moved.setText(tr("window-odds-moved", points=points, name=names[reason.side]))
        _set_side(self.moved, reason.side)


def _set_side(label: QLabel, side: int) -> None:
    """Give a label the colour of a side."""
    if label.property("role") != SIDES[side]:
        styled(label, SIDES[side])
        label.style().unpolish(label)
        label.style().polish(label)


class ReasonTable(QWidget):
    """The reasons of a forecast: for each its name, the figures of both sides with a bar, and its effect on the odds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(8)
        self.title = words_label("heading", self, tr("window-odds-reasons"))
        self.moves = styled(ElidedLabel(self), "caption")
        self.moves.setText(tr("window-odds-moves"))
        self.moves.setAlignment(Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self.title, 0, 0)
        grid.addWidget(self.moves, 0, 4)
        self.rows = tuple(_Row(self, grid, number + 1) for number in range(MOST_REASONS))
        self.counters = words_label("warning", self, wraps=True)
        grid.addWidget(self.counters, MOST_REASONS + 1, 0, 1, 5)
        for column, stretch in ((0, 2), (2, 3), (4, 2)):
            grid.setColumnStretch(column, stretch)

    def show_forecast(self, found: Forecast | None, language: str) -> None:
        """Show the reasons and hard counters of a forecast; None hides everything."""
        reasons = () if found is None else found.reasons
        names = ("", "") if found is None else found.names
        for widget in (self.title, self.moves):
            widget.setVisible(bool(reasons))
        for number, row in enumerate(self.rows):
            row.show_reason(reasons[number] if number < len(reasons) else None, names, language)
        counters = () if found is None else found.counters
        self.counters.setText("\n".join(f"▲ {said(each, language)}" for each in counters))
        self.counters.setVisible(bool(counters))


class ForecastView(QWidget):
    """A forecast in a small place: its basis, the rate, the reasons; hidden without a forecast."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.basis = words_label("caption", self)
        self.rate = RateView(self, is_large=False)
        self.reasons = ReasonTable(self)
        self._shown: tuple[Sequence[str], str] = (("", ""), "")
        column_in(self, self.basis, self.rate, self.reasons, gap=10)
        self.hide()

    def show_forecast(self, found: Forecast | None, language: str) -> None:
        """Show a forecast, or hide."""
        self.setVisible(found is not None)
        self._shown = ("", "") if found is None else found.names, language
        self.rate.show_rate(None if found is None else found.rate, *self._shown)
        self.basis.setText("" if found is None else tr("window-odds-forecast"))
        self.reasons.show_forecast(found, language)

    def show_rate(self, rate: Share, basis: str) -> None:
        """Show a more precise rate of the same match-up, with its basis."""
        self.rate.show_rate(rate, *self._shown)
        self.basis.setText(basis)
