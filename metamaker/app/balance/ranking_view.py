"""The ranking on the balance page: places, the matrix of match-ups, the selected pair, and how equal points end."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QGridLayout, QMenu, QStackedLayout, QWidget

from metamaker.app.balance.figure_words import confidence, meeting_tip, pairs_text, places, rate_cell
from metamaker.app.balance.figures_model import Cell, FiguresModel, Line
from metamaker.app.balance.figures_view import FiguresView, MatrixView, as_csv, as_text
from metamaker.app.balance.simulation_request import Figures
from metamaker.app.context import Context
from metamaker.app.texts import tr
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.kit import column_in, column_of, row_in, row_of, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.odds_bar import OddsBar
from metamaker.balance.round_robin import Matrix, Placed, matrix, meeting, placed
from metamaker.core.messages import in_force, said
from metamaker.game_api.odds import EqualPoints
from metamaker.game_api.weighing import Weighed
from metamaker.play.outlook import interval_text, ratio_text
from metamaker.play.ranking import Ranking

NOT_MET = "–"


class LadderReading(NamedTuple):
    """All ships in their places, and the matrix of match-ups."""

    places: tuple[Placed, ...]
    matrix: Matrix


def ladder_reading(figures: Figures) -> LadderReading:
    """Return the evaluation of results for the page. It takes a while for many ships."""
    return LadderReading(placed(figures.order.study, figures.ladder), matrix(figures.order.study, figures.ladder))


def place_titles() -> tuple[str, ...]:
    """Return the titles of the table of places."""
    rate = tr("window-balance-rate-interval", confidence=confidence())
    return (
        tr("window-balance-place"),
        tr("window-balance-name"),
        rate,
        tr("window-balance-possible-ranks"),
        tr("window-balance-what-it-is"),
    )


def place_tips() -> tuple[str, ...]:
    """Return the tooltips of the column titles."""
    could_be = tr("window-balance-places-intervals-leave")
    return ("", "", pairs_text(), could_be, "")


def place_lines(found: tuple[Placed, ...], kind: Callable[[Weighed], str]) -> tuple[Line, ...]:
    """Return all ships, the best first, with their kinds; the chosen ships stand out from others."""
    is_marked = not all(each.is_given for each in found)
    return tuple(
        Line(
            each.ship.sign,
            (
                Cell(str(each.place), each.place),
                Cell(each.ship.name, is_strong=is_marked and each.is_given),
                rate_cell(each.rate),
                Cell(places(*each.places), each.places[0] + each.places[1] / 1000),
                Cell(kind(each.ship)),
            ),
            each.ship.name,
        )
        for each in found
    )


def matrix_titles(figures: Figures, shown: Matrix) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the numbers over the columns, and the names for those numbers."""
    everybody = figures.order.study.everybody
    return tuple(map(str, range(1, len(shown.columns) + 1))), tuple(everybody[sign].name for sign in shown.columns)


def matrix_lines(figures: Figures, shown: Matrix) -> tuple[Line, ...]:
    """Return the win rates of all ships against each opponent of the test set, in percent."""
    everybody, ladder = figures.order.study.everybody, figures.ladder
    numbers = {sign: number for number, sign in enumerate(shown.columns, 1)}
    return tuple(
        Line(
            sign,
            tuple(_cell(ladder, everybody[sign], everybody[other]) for other in shown.columns),
            f"{numbers[sign]}  {everybody[sign].name}" if sign in numbers else everybody[sign].name,
            everybody[sign].name,
        )
        for sign in shown.rows
    )


def _cell(ladder: Ranking, one: Weighed, other: Weighed) -> Cell:
    if one.sign == other.sign or not ladder.tally(one.sign, other.sign).fought:
        return Cell(NOT_MET)
    rate = ladder.rate(one.sign, other.sign).found
    return Cell(in_force().number(100 * rate, 0), tip=pair_text(ladder, one, other), heat=rate)


def pair_text(ladder: Ranking, one: Weighed, other: Weighed) -> str:
    """Return the result of one pair in a sentence."""
    if one.sign == other.sign:
        return tr("window-balance-does-not-meet", name=one.name)
    result = meeting_tip(meeting(ladder, one.sign, other))
    return tr("window-balance-against-name", name=one.name, other=other.name, result=result)


PLACES, MATRIX = 0, 1


class LadderView(QWidget):
    """Two tables on top of each other; `turn` brings one to the front. `figures` are the shown results."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.figures: Figures | None = None
        self.places = FiguresView(tr("window-balance-ranking"), self)
        self.matrix = MatrixView(tr("window-balance-percent-won-row"), self)
        self.nothing = words_label("caption", self)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.detail = words_label("strong", self, wraps=True)
        self.note = words_label("caption", self, wraps=True)
        self.copy = menu_button(tr("window-common-copy"), self._fill_copy, self)
        self._lay_out()
        self.matrix.chosen.connect(self._tell_pair)
        self._place = PLACES
        self._pair: tuple[str, str] | None = None
        self.turn(PLACES)

    def _lay_out(self) -> None:
        self._stack = QStackedLayout()
        texts = column_of(self.detail, self.note)
        column_in(self, (self._stack, 1), row_of((texts, 1), (self.copy, Qt.AlignmentFlag.AlignBottom)))
        for part in (self.places, self.matrix, self.nothing):
            self._stack.addWidget(part)

    @property
    def model(self) -> FiguresModel:
        """The table at the front."""
        return self.matrix.figures if self._place == MATRIX else self.places.figures

    def turn(self, place: int) -> None:
        """Bring a table to the front."""
        self._place = place
        self._stack.setCurrentIndex(place if self.figures is not None else self._stack.count() - 1)
        self.detail.setVisible(place == MATRIX and self.figures is not None)
        self.copy.setVisible(self.figures is not None)

    def show_figures(self, figures: Figures) -> None:
        """Show results with a LadderReading as their reading."""
        is_first = self.figures is None
        self.figures = figures
        reading: LadderReading = figures.reading
        kind = partial(figures.order.scales.kind_in, language=self._context.language)
        self.places.figures.show(place_titles(), place_lines(reading.places, kind), place_tips())
        titles, names = matrix_titles(figures, reading.matrix)
        self.matrix.figures.show(titles, matrix_lines(figures, reading.matrix), names)
        self.note.setText(self._note(figures))
        if is_first:
            self.turn(self._place)
            self.places.fit()
        self._look_at_pair(reading.matrix)

    def invite(self, can_weigh: bool) -> None:
        """Show what to do while there are no results."""
        self.nothing.setText(tr("window-balance-press-rate-hint") if can_weigh else "")

    def fade(self, faded: bool) -> None:
        """Show whether the results are outdated."""
        self.places.fade(faded)
        self.matrix.fade(faded)
        self.detail.setEnabled(not faded)

    def _fill_copy(self, menu: QMenu) -> None:
        menu.addAction(tr("window-balance-text"), self.copy_text)
        menu.addAction(tr("window-balance-csv"), self.copy_csv)

    def copy_text(self) -> None:
        """Copy the table at the front as text."""
        QGuiApplication.clipboard().setText(as_text(self.model))

    def copy_csv(self) -> None:
        """Copy the table at the front as comma-separated values."""
        QGuiApplication.clipboard().setText(as_csv(self.model, tr("window-balance-from"), tr("window-balance-to")))

    def _look_at_pair(self, shown: Matrix) -> None:
        """Stay with the selected pair: columns also change places while results grow."""
        if self._pair is None or self._pair[0] not in shown.rows or self._pair[1] not in shown.columns:
            self._pair = None
            self.detail.setText(tr("window-balance-choose-cell-see"))
            return
        sign, column = self._pair[0], shown.columns.index(self._pair[1])
        self.matrix.choose(sign, column)
        self._tell_pair(sign, column)

    def _tell_pair(self, sign: str, column: int) -> None:
        if self.figures is None:
            return
        reading: LadderReading = self.figures.reading
        everybody = self.figures.order.study.everybody
        other = everybody[reading.matrix.columns[column]]
        self._pair = (sign, other.sign)
        self.detail.setText(pair_text(self.figures.ladder, everybody[sign], other))

    def _note(self, figures: Figures) -> str:
        battles = tr("window-balance-battles-draw-half", done=figures.fought, all=figures.asked)
        twins = [tr("window-balance-same-ship-weighed", name=one, other=other) for one, other in figures.order.study.twins]
        return " ".join((battles, pairs_text(), *twins))


_BAR = 0.6
"""The height of a bar of that card in heights of a line of text."""


class EqualPointsCard(QFrame):
    """Shows the measured results of a game."""

    def __init__(self, found: EqualPoints, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        styled(self, "card")
        self.sentence = words_label("strong", self, said(found.sentence, language), wraps=True)
        self.sentence.setToolTip(said(found.basis, language))
        chart = QWidget(self)
        grid = QGridLayout(chart)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        for row, (name, rate) in enumerate(found.rates):
            bar = OddsBar(_BAR, chart)
            ratio = said(ratio_text(rate.found), language)
            bar.show_rate(rate, ratio)
            bar.setToolTip(said(interval_text(rate), language))
            grid.addWidget(words_label("caption", chart, said(name, language)), row, 0)
            grid.addWidget(bar, row, 1)
            grid.addWidget(words_label("strong", chart, ratio), row, 2, Qt.AlignmentFlag.AlignRight)
        row_in(self, (self.sentence, 1), (chart, 2), gap=24, margin=None)
