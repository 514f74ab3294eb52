"""The page of comparison: at least two classes of this fleet or of other files, in charts and in words."""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QStringListModel
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QGridLayout, QHBoxLayout, QListView, QWidget

from metamaker.app.background import Job
from metamaker.app.balance.figures_view import FiguresView
from metamaker.app.balance.side_by_side import figures
from metamaker.app.context import Context
from metamaker.app.metaverse.graphs.compare_choice import Candidate, CompareChoice
from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.app.timers import rested
from metamaker.app.widgets.drawing_view import SAMPLE, GraphCard
from metamaker.app.widgets.graph_cards import GraphCards
from metamaker.app.widgets.kit import column_in, named, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import ClearArea
from metamaker.core.errors import FileProblem
from metamaker.core.messages import Words
from metamaker.game_api.game import Game, required
from metamaker.game_api.graphs import Frame, Graph
from metamaker.game_api.side_by_side import MOST, Row, rows
from metamaker.games.metaverse.graphs.comparison import comparison
from metamaker.games.metaverse.graphs.differences import Line, difference_lines, paired
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.opening import open_file

_SIZES_KEPT = 4
"""Cached drawings by size: both charts, before and after the window was enlarged."""

_FEWEST = 2
"""The minimum of classes, because a single one cannot be compared."""

_CHARTS = 2


class Compared(NamedTuple):
    """The compared classes: a function that draws graphs, all numbers, the differences between the first two."""

    chosen: tuple[Candidate, ...]
    graphs: Callable[[float, float], tuple[Graph, ...]]
    rows: tuple[Row, ...]
    lines: tuple[Line, ...]


class ComparePage(QWidget):
    """The chosen classes side by side. Everything is calculated in the background."""

    def __init__(self, context: Context[Fleet], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "ground")
        self._context = context
        self._job: Job | None = None
        self._found: Compared | None = None
        self._words = context.words
        self.choice = CompareChoice(self)
        self._lay_out()
        self._soon = rested(self, 60, self._look)
        self.choice.chosen_changed.connect(self._soon.start)
        self.choice.add.clicked.connect(self._ask_file)
        context.document.changed.connect(self._renew)
        self._renew()

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        inside = QWidget(self)
        self.nothing = words_label("caption", self, tr("window-graphs-tick-two-classes"))
        self._graphs = GraphCards(self._context.settings, self._new_card, self)
        self.cards = self._graphs.cards
        self._charts = QHBoxLayout()
        self._charts.setSpacing(unit * 3 // 4)
        column_in(inside, self.nothing, self._charts, self._number_card(), self._difference_card(), ..., gap=unit * 3 // 4)
        whole = QGridLayout(self)
        whole.setContentsMargins(unit // 2, unit // 2, unit // 2, unit // 2)
        whole.setSpacing(unit * 3 // 4)
        whole.addWidget(self.choice, 0, 0)
        whole.addWidget(ClearArea(inside, self), 0, 1)
        whole.setColumnStretch(1, 1)
        self.choice.setFixedWidth(15 * unit)

    def _number_card(self) -> QFrame:
        unit = self.fontMetrics().height()
        self.number_card = styled(QFrame(self), "card")
        title = tr("window-graphs-all-numbers")
        self.table = FiguresView(title, self)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        heading = words_label("strong", self, title)
        column_in(self.number_card, heading, self.table, margin=(unit, unit * 3 // 4, unit, unit * 3 // 4))
        return self.number_card

    def _difference_card(self) -> QFrame:
        unit = self.fontMetrics().height()
        self.difference_card = styled(QFrame(self), "card")
        self.heading = words_label("strong", self)
        self.model = QStringListModel(self)
        self.list = named(QListView(self), tr("window-graphs-differences"))
        self.list.setModel(self.model)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setWordWrap(True)
        self.list.activated.connect(self._go)
        column_in(self.difference_card, self.heading, self.list, margin=(unit, unit * 3 // 4, unit, unit * 3 // 4))
        return self.difference_card

    def add_file(self, file: str) -> None:
        """Also offer the classes of another file; a message explains why a file cannot be opened."""
        self._context.background.run(lambda _: open_file(file), self._opened, self._refused, owner=self)

    def _ask_file(self) -> None:
        file, _ = QFileDialog.getOpenFileName(self, tr("window-graphs-compare-class-another"), self._context.settings.folder)
        if file:
            self.add_file(file)

    def _opened(self, opened: object) -> None:
        document = getattr(opened, "document", None)
        if isinstance(document, Fleet):
            self.choice.offer_other(document)
        else:
            self._context.say(tr("window-graphs-file-another-game"))

    def _refused(self, problem: Exception) -> None:
        if not isinstance(problem, FileProblem):
            raise problem
        self._context.say(str(problem))

    def _renew(self) -> None:
        self.choice.offer(self._context.document.value, self._context.selection.subject)
        self._soon.start()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Do the work postponed while the widget was hidden."""
        super().showEvent(event)
        self._soon.start(0)

    def _look(self) -> None:
        if not self.isVisible():
            return
        if self._job is not None:
            self._job.cancel()
            self._job = None
        chosen = self.choice.chosen
        if len(chosen) < _FEWEST:
            self._show(None)
            return
        work = partial(_compared, self._context.document.game, chosen, self._words)
        self._job = self._context.background.run(lambda _: work(), self._show, owner=self)

    def _show(self, found: Compared | None) -> None:
        self._job = None
        self.nothing.setVisible(found is None)
        self.difference_card.setVisible(found is not None)
        self._found = found
        self._graphs.show(found.graphs if found else _no_graphs, _CHARTS if found else 0)
        self.number_card.setVisible(found is not None)
        if found is None:
            return
        names = tuple(each.name for each in found.chosen[:MOST])
        self.table.figures.show(("", *names), figures(found.rows, self._context.language))
        self._fit_table()
        self.heading.setText(tr("window-graphs-from-to", one=names[0], other=names[1]))
        self.model.setStringList([line.text for line in found.lines] or [tr("window-graphs-no-differences")])
        self._fit_list()

    def _fit_table(self) -> None:
        """Show all rows; the page scrolls."""
        rows = sum(self.table.sizeHintForRow(row) for row in range(self.table.model().rowCount()))
        self.table.setFixedHeight(self.table.header().height() + rows + 2 * self.table.frameWidth())

    def _fit_list(self) -> None:
        """Show all lines, and let the page scroll: a list with its own scroll bar would hide most of them."""
        rows = sum(self.list.sizeHintForRow(row) for row in range(self.model.rowCount()))
        self.list.setFixedHeight(rows + 2 * self.list.frameWidth() + self.fontMetrics().height() // 2)

    def _go(self, index: QModelIndex) -> None:
        """Go to the element of a line if it belongs to this fleet."""
        found = self._found
        if found is None or index.row() >= len(found.lines) or found.chosen[1].fleet is not self._context.document.value:
            return
        self._context.go_to(found.lines[index.row()].where)

    def _new_card(self, _number: int) -> GraphCard:
        card = GraphCard(self._context.settings, self, lines=20)
        self._charts.addWidget(card, 1)
        return card


def _no_graphs(_width: float, _height: float) -> tuple[Graph, ...]:
    return ()


def _compared(game: Game, chosen: tuple[Candidate, ...], words: Words) -> Compared:
    """Calculate everything once, in a thread; afterwards any size of the charts is quick."""
    designs = tuple(design(each.fleet, each.ship) for each in chosen)

    @lru_cache(maxsize=_SIZES_KEPT)
    def graphs(width: float, height: float) -> tuple[Graph, ...]:
        return comparison(designs, Frame(width, height, words))

    graphs(*SAMPLE)
    every = [required(game.designs).extract(each.fleet, (each.ship.ref(),)) for each in chosen[:MOST]]
    old, new = every[0], every[1]
    old = paired(old, new)
    lines = difference_lines(old, new, required(game.designs).differences(old, new), words)
    return Compared(chosen, graphs, tuple(rows(game, every, words.language)), lines)
