"""The card of the subject on the canvas: its most important numbers, live, with the change of each by the last edit."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.numbers.value_breakdown import ValueAccount, in_words
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.widgets.deferred_view import CatchUp
from metamaker.app.widgets.kit import column_in, styled
from metamaker.app.widgets.labels import ElidedLabel
from metamaker.app.widgets.stat_button import SLIGHT, Figure
from metamaker.core.messages import Words
from metamaker.core.stat import Number
from metamaker.game_api.designs import Numbers

_LARGE, _SMALL = 2.9, 1.45
_COLUMNS = 3

_BESIDE_EMS = 19
"""From this width, in heights of a line, the small numbers are next to the large one."""


NumbersOf = Callable[[Any, str], Numbers | None]
"""(document, ref) → the numbers of a ship or design; None for anything other."""

AlarmsOf = Callable[[Any, str, Words], Sequence[str]]
"""(document, ref, words) → a sentence for each disproportion of a ship or design."""


class StatsCard(QFrame):
    """Shows `symbols` of the subject, the first in large type. A click on a number emits `explained(symbol)`.

    `numbers` returns the numbers of a subject, and is never called for other ships. `alarms` returns warnings about its
    breakdown after its calculation; without a breakdown there are none. `below` is placed under the numbers.
    """

    explained = Signal(str)

    def __init__(
        self,
        context: Context,
        symbols: Sequence[str],
        numbers: NumbersOf,
        account: ValueAccount | None = None,
        alarms: AlarmsOf = lambda *_: (),
        below: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._context = context
        self._numbers = numbers
        self._account = account
        self._alarms = alarms
        self._shown: dict[str, Number] = {}
        self._subject = ""
        self.figures = {symbol: Figure(_SMALL if place else _LARGE, self) for place, symbol in enumerate(symbols)}
        self._lay_out(below)
        for symbol, button in self.figures.items():
            button.clicked.connect(lambda _=False, asked=symbol: self.explained.emit(asked))
        news = CatchUp(self, self.renew)
        context.document.changed.connect(news.due)
        context.selection.subject_changed.connect(news.due)
        if account is not None:
            account.renewed.connect(self._alarm)
        self.renew()
        self._alarm()

    def _lay_out(self, below: QWidget | None) -> None:
        self.name = styled(ElidedLabel(self), "heading")
        self._arranged = (False, 0)
        unit = self.fontMetrics().height()
        # Its line is there even without a text, so that no field below moves when a warning comes or goes.
        self.alarm = styled(ElidedLabel(self), "warning")
        self.alarm.setVisible(self._account is not None)
        # The numbers are buttons with padding: align the text above and below with theirs.
        gap = self.fontMetrics().height() // 4
        for each in (self.name, self.alarm, below):
            if each is not None:
                each.setContentsMargins(gap, 0, 0, 0)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(unit // 4)
        self._grid.setVerticalSpacing(0)
        parts = (self.name, self._grid, *((below,) if below is not None else ()), self.alarm)
        column_in(self, *parts, gap=unit // 3, margin=(unit - gap, unit * 3 // 4, unit, unit * 3 // 4))
        self._arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the small numbers below the large one where there is no room next to it."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        large, *small = self.figures.values()
        # Independent of the numbers, which change: nothing may jump with an edit.
        beside = self.width() >= _BESIDE_EMS * self.fontMetrics().height()
        room = self.contentsRect().width() - self._grid.contentsMargins().left()
        columns = _COLUMNS if beside else self._fitting_columns(small, room)
        if (beside, columns) == self._arranged:
            return
        self._arranged = beside, columns
        lines = -(-len(small) // columns)
        self._grid.addWidget(large, 0, 0, lines if beside else 1, 1 if beside else columns, Qt.AlignmentFlag.AlignTop)
        for place, figure in enumerate(small):
            line, column = divmod(place, columns)
            self._grid.addWidget(figure, line if beside else line + 1, column + beside)
        for column in range(_COLUMNS + 1):
            self._grid.setColumnStretch(column, int((not beside and column < columns) or (beside and column == 0)))

    def _fitting_columns(self, small: Sequence[Figure], room: int) -> int:
        """Return the number of columns in which no label of the small numbers is cut, at least two."""
        widest = max((figure.label_width for figure in small), default=1)
        return max(2, min(_COLUMNS, room // (widest + self._grid.horizontalSpacing())))

    def renew(self) -> None:
        """Show the current numbers; changes are relative to the state before the last edit of the same subject."""
        subject = self._context.selection.subject
        numbers = self._numbers(self._context.document.value, subject)
        for figure in self.figures.values():
            figure.setVisible(numbers is not None)
        if numbers is None:
            self.name.setText(tr("window-numbers-no-ship"))
            return
        self.name.setText(numbers.name.upper())
        before = self._shown if subject == self._subject else {}
        for symbol, figure in self.figures.items():
            stat = in_words(numbers.stats[symbol], self._context.words)
            figure.show_stat(stat, difference(before.get(symbol), stat.value))
            self._shown[symbol] = stat.value
        self._subject = subject
        self._arrange()

    def _alarm(self) -> None:
        """Show warnings about the breakdown. Keep outdated ones greyed, so that nothing jumps."""
        account = self._account
        if account is not None:
            self.alarm.setEnabled(account.fresh)
            if account.account and not account.fresh:
                return
        self.alarm.setText(" · ".join(self._alarm_texts()) if account is not None and account.account else "")

    def _alarm_texts(self) -> Sequence[str]:
        return self._alarms(self._context.document.value, self._context.selection.subject, self._context.words)


def difference(before: Number, now: Number) -> float:
    """Return the change of a number as displayed; 0 if one of them is not a number."""
    if isinstance(before, int | float) and isinstance(now, int | float):
        change = float(now - before)
        # For rounded numbers, take the difference of the visible values; only a slight change is exact.
        return change if abs(change) < SLIGHT else round(round(now, 1) - round(before, 1), 1)
    return 0.0
