"""What the page shows of a ladder: places, who beats whom, and the pair that is looked at."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QMenu, QStackedLayout, QVBoxLayout, QWidget

from metamaker.app.balance.copied_figures import as_csv, as_text
from metamaker.app.balance.figure_words import pairs_told
from metamaker.app.balance.figures_model import FiguresModel
from metamaker.app.balance.figures_view import FiguresView, MatrixView
from metamaker.app.balance.ladder_lines import (
    LadderReading,
    matrix_lines,
    matrix_titles,
    pair_text,
    place_lines,
    place_tips,
    place_titles,
)
from metamaker.app.balance.order import Figures
from metamaker.app.context import Context
from metamaker.app.widgets.filled import filled
from metamaker.app.widgets.menu_button import menu_button
from metamaker.app.widgets.words_label import words_label
from metamaker.weighing.reading import Matrix

PLACES, MATRIX = 0, 1


class LadderView(QWidget):
    """Two tables behind one another; `turn` brings one to the front. `figures` are those that are shown."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.figures: Figures | None = None
        self.places = FiguresView(self.tr("Places"), self)
        self.matrix = MatrixView(self.tr("Percent won, row against column"), self)
        self.nothing = words_label("caption", self)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.detail = words_label("strong", self)
        self.detail.setWordWrap(True)
        self.note = words_label("caption", self)
        self.note.setWordWrap(True)
        self.copy = menu_button(self.tr("Copy"), self._fill_copy, self)
        self._lay_out()
        self.matrix.chosen.connect(self._tell_pair)
        self._place = PLACES
        self._pair: tuple[str, str] | None = None
        self.turn(PLACES)

    def _lay_out(self) -> None:
        self._stack = QStackedLayout()
        for part in (self.places, self.matrix, self.nothing):
            self._stack.addWidget(part)
        foot = QHBoxLayout()
        told = QVBoxLayout()
        told.addWidget(self.detail)
        told.addWidget(self.note)
        foot.addLayout(told, 1)
        foot.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignBottom)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(self._stack, 1)
        rows.addLayout(foot)

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
        """Show figures whose reading is a LadderReading."""
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
        """Say what to do while there is nothing to show."""
        self.nothing.setText(self.tr("Press “Weigh” to see how strong the ticked ships are.") if can_weigh else "")

    def fade(self, faded: bool) -> None:
        """Show whether the figures are out of date."""
        self.places.fade(faded)
        self.matrix.fade(faded)
        self.detail.setEnabled(not faded)

    def _fill_copy(self, menu: QMenu) -> None:
        menu.addAction(self.tr("As &text"), self.copy_text)
        menu.addAction(self.tr("As &CSV"), self.copy_csv)

    def copy_text(self) -> None:
        """Put the table at the front on the clipboard as text."""
        QGuiApplication.clipboard().setText(as_text(self.model))

    def copy_csv(self) -> None:
        """Put the table at the front on the clipboard as comma-separated values."""
        QGuiApplication.clipboard().setText(as_csv(self.model, self.tr("from"), self.tr("to")))

    def _look_at_pair(self, shown: Matrix) -> None:
        """Go on with the pair that was looked at: columns change places too while figures grow."""
        if self._pair is None or self._pair[0] not in shown.rows or self._pair[1] not in shown.columns:
            self._pair = None
            self.detail.setText(self.tr("Choose a cell to see what came of a pair."))
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
        text = self.tr("%1 of %2 battles; a draw is half a win, and so is meeting itself; all opponents count alike.")
        same = self.tr("%1 is the same ship as %2 and weighed as that.")
        twins = [filled(same, *twin) for twin in figures.order.study.twins]
        return " ".join((filled(text, figures.fought, figures.asked), pairs_told(), *twins))
