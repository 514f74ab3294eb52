"""The review of a finished game: every move with its cost in winning chance, and the better move."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from metamaker.app.background import Job
from metamaker.app.context import Context
from metamaker.app.cosmoclysm.texts import tr
from metamaker.app.play.match_work import MatchWork
from metamaker.app.play.playback import Projector
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import nested
from metamaker.games.cosmoclysm.battle.ai.search import Verdict
from metamaker.games.cosmoclysm.match.moments import BoardMoment
from metamaker.games.cosmoclysm.match.review import Reviewed, kept, reviewed
from metamaker.printing.sharing import share_code

POSITIONS = 200
"""Positions evaluated per move: a whole game takes half a minute."""

_PLACE = Qt.ItemDataRole.UserRole
HUNDRED = 100


class ReviewPanel(QWidget):
    """The panel of a review: `look` begins it; a row of `table` goes to its move.

    Nothing is shown during the game, because that would be advice.
    """

    def __init__(self, work: MatchWork, projector: Projector, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self._work, self._projector, self._context = work, projector, context
        self._job: Job | None = None
        self.found: list[Reviewed] = []
        self.told = words_label("caption", self)
        self.told.setWordWrap(True)
        self.look = QPushButton(tr("window-match-look-every-move"), self)
        self.look.setProperty("role", "secondary")
        self.look.clicked.connect(lambda _: self._begin())
        self.keep = QPushButton(tr("window-match-copy-position"), self)
        self.keep.setProperty("role", "secondary")
        self.keep.setToolTip(tr("window-match-share-code-opened"))
        self.keep.clicked.connect(lambda _: self._keep())
        titles = (
            tr("window-match-round"),
            tr("window-match-side"),
            tr("window-match-move"),
            tr("window-match-better"),
            tr("window-match-cost"),
        )
        self.table = QTableWidget(0, len(titles), self)
        self.table.setProperty("role", "table")
        self.table.setHorizontalHeaderLabels(titles)
        self.table.setAccessibleName(tr("window-match-each-move-cost"))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setStretchLastSection(True)
        self.table.currentCellChanged.connect(lambda row, *_: self._go(row))
        rows = QVBoxLayout(self)
        top = nested(rows, QHBoxLayout())
        top.addWidget(self.look)
        top.addWidget(self.keep)
        top.addWidget(self.told, 1)
        rows.addWidget(self.table, 1)
        work.began.connect(self._forget)
        work.asked.connect(lambda _: self._offer())
        work.busy_changed.connect(lambda _: self._offer())
        self._offer()

    def _forget(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None
        self.found = []
        self.table.setRowCount(0)
        self._offer()

    def _offer(self) -> None:
        over = self._work.is_over
        self.look.setEnabled(over and self._job is None)
        if not self.found:
            self.told.setText("" if over else tr("window-match-when-game-over"))

    def _begin(self) -> None:
        begun = self._work.begun
        if begun is None:
            return
        forces, setting, choices = begun.forces, begun.match.setting, self._work.replay.choices

        def looked(job: Job) -> list[Reviewed]:
            found = []
            for each in reviewed(forces, setting, choices, POSITIONS):
                job.report(each.place, len(choices))
                found.append(each)
            return found

        self.told.setText(tr("window-match-every-move-weighed"))
        text = tr("window-match-weighing-moves-game")
        self._job = self._context.background.run(looked, self._show, progress=self._progressed, text=text, owner=self)
        self._offer()

    def _progressed(self, done: int, total: int) -> None:
        self.told.setText(tr("window-match-move-number", number=done, all=total))

    def _show(self, found: Sequence[Reviewed]) -> None:
        """Show the moves in their order, the costliest in bold."""
        self._job = None
        self.found = list(found)
        self.table.setRowCount(len(found))
        sides: Sequence[Any] = self._work.begun.match.table.teller.sides if self._work.begun is not None else ()
        for row, each in enumerate(found):
            verdict = each.verdict
            lost = given_away(verdict)
            cost = self._context.words.text("sheet-chance", percent=lost) if lost else "–"
            cells = (str(each.round), sides[verdict.side], each.answer, each.best if lost else "", cost)
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setData(_PLACE, each.place)
                font = item.font()
                font.setBold(verdict.cost >= _BLUNDER)
                item.setFont(font)
                self.table.setItem(row, column, item)
        # Sums of the shown costs, so that they add up.
        total = {
            side: sum(given_away(each.verdict) for each in found if each.verdict.side == side) for side in range(len(sides))
        }
        told = " · ".join(f"{name}: {total[side]}" for side, name in enumerate(sides))
        self.told.setText(tr("window-match-percent-given-away", shares=told))
        self._offer()

    def _keep(self) -> None:
        """Put the shown position on the clipboard."""
        frame = self._projector.frame
        moment = frame.moment if frame is not None else None
        board = kept(moment.board, moment.scene) if isinstance(moment, BoardMoment) else None
        if board is None:
            self._context.say(tr("window-match-amid-chain-fights"))
            return
        QGuiApplication.clipboard().setText(share_code(self._work.game, board))
        self._context.say(tr("window-match-position-clipboard-open"))

    def _go(self, row: int) -> None:
        """Show the point in time of a move."""
        item = self.table.item(row, 0)
        if item is None:
            return
        made = int(item.data(_PLACE)) + 1
        place = next((number for number, frame in enumerate(self._projector.frames) if frame.made >= made), -1)
        if place >= 0:
            self._projector.pause()
            self._projector.go(place)


def given_away(verdict: Verdict) -> int:
    """Return the cost of a move in percent, as shown in its line; 0 for the best one."""
    return 0 if verdict.made == verdict.best else round(HUNDRED * verdict.cost)


_BLUNDER = 0.1
"""The cost from which a move is shown in bold."""
