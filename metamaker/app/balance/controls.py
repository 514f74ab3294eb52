"""The form for the terms of battles, the progress line, and the reasons why a ship cannot be rated."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from metamaker.app.balance.balance_runner import BalanceRunner
from metamaker.app.balance.figure_words import pairs_text
from metamaker.app.balance.simulation_request import MOST_SEED, UNTIL_DECIDED, BalanceTerms
from metamaker.app.balance.simulation_runner import RoomRunner
from metamaker.app.balance.time_left import Pace, left_text, time_text
from metamaker.app.context import Context
from metamaker.app.overrides import override
from metamaker.app.texts import plain_tip, tr
from metamaker.app.widgets.boxes import ComboBox, SpinBox
from metamaker.app.widgets.kit import column_in, form_in, label_for, named, push_button, row_in
from metamaker.app.widgets.labels import words_label
from metamaker.core.issue import Issue
from metamaker.core.messages import Words
from metamaker.game_api.weighing import Weighing


class NumberChoice(ComboBox):
    """The choices for the number of battles per pair. `each` is the message for a choice."""

    each = "window-balance-battles-each"

    def __init__(self, terms: BalanceTerms, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self.setAccessibleName(tr("window-balance-battles-against-each"))
        for number in terms.numbers:
            self.addItem(tr("window-odds-until-decided") if number == UNTIL_DECIDED else tr(self.each, count=number), number)
        self.setToolTip(plain_tip(pairs_text()))
        self._follow()
        self.activated.connect(lambda _: terms.choose(terms.now._replace(number=self.currentData())))
        terms.changed.connect(self._follow)

    def _follow(self) -> None:
        self.setCurrentIndex(self._terms.numbers.index(self._terms.now.number))


class PairNumberChoice(NumberChoice):
    """The choices for the number of battles of a single pair."""

    each = "window-odds-number"


class TermsForm(QWidget):
    """The form for all terms; `words` are the words of the game, which can include names of its captains."""

    def __init__(self, terms: BalanceTerms, scales: Weighing, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self.number = NumberChoice(terms, self)
        self.captain = named(ComboBox(self), tr("window-balance-captain-all"))
        for name, does in scales.captains.items():
            self.captain.addItem(words.get(f"window-captain-{name}-label", name), name)
            hint = words.get(f"window-captain-{name}-hint", words.say(does))
            self.captain.setItemData(self.captain.count() - 1, hint, Qt.ItemDataRole.ToolTipRole)
        self.does = words_label("caption", self, wraps=True)
        self.seed = named(SpinBox(self), tr("window-common-seed-dice"), tr("window-balance-same-seed-same"))
        self.seed.setRange(0, MOST_SEED)
        self.seed.setKeyboardTracking(False)
        self._lay_out()
        self._follow()
        self.captain.activated.connect(lambda _: terms.choose(terms.now._replace(captain=self.captain.currentData())))
        self.seed.valueChanged.connect(lambda seed: terms.choose(terms.now._replace(seed=seed)))
        terms.changed.connect(self._follow)

    def _lay_out(self) -> None:
        form_in(
            self,
            (tr("window-balance-number"), self.number),
            (tr("window-balance-captain"), self.captain),
            self.does,
            (tr("window-balance-seed"), self.seed),
        )

    def _follow(self) -> None:
        self.captain.setCurrentIndex(self.captain.findData(self._terms.now.captain))
        self.does.setText(self.captain.currentData(Qt.ItemDataRole.ToolTipRole))
        with QSignalBlocker(self.seed):
            self.seed.setValue(self._terms.now.seed)


class TermsRow(TermsForm):
    """The same in one row, without the number of battles and with the captain's description as a tooltip."""

    @override
    def _lay_out(self) -> None:
        self.number.hide()
        self.does.hide()
        captain = label_for(self.captain, tr("window-balance-captain"), self)
        row_in(self, captain, self.captain, label_for(self.seed, tr("window-balance-seed"), self), self.seed, ...)


class ProgressLine(QWidget):
    """Follows a runner, and estimates the time. `begun` is sent when the user starts a rating; the same button stops it.

    `counts` is the id of the progress message, with the values `done` and `all`; empty if the runner reports seconds.
    """

    begun = Signal()
    counts = "window-balance-battles-done"

    def __init__(
        self,
        runner: BalanceRunner | RoomRunner[Any],
        begin: str,
        parent: QWidget | None = None,
        role: str = "secondary",
    ) -> None:
        super().__init__(parent)
        self._runner = runner
        self._begin = begin
        self.pace = Pace()
        self.button = push_button(begin, self, self._pressed, role)
        self.bar = named(QProgressBar(self), tr("window-balance-battles-fought"))
        self.bar.setTextVisible(False)
        self.bar.setMinimumWidth(2 * self.fontMetrics().height())
        kept = self.bar.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # the button stays where it is
        self.bar.setSizePolicy(kept)
        self.label = words_label("caption", self)
        self._lay_out()
        runner.busy_changed.connect(self._show_busy)
        runner.progressed.connect(self._show_progress)
        self._show_busy(runner.is_busy)

    def _lay_out(self) -> None:
        row_in(self, (self.bar, 1), self.label, self.button)

    def say(self, text: str) -> None:
        """Show a text while no battles are fought."""
        if not self._runner.is_busy:
            self.label.setText(text)

    def estimate(self, battles: int) -> None:
        """Show the time for this many battles if the pace of such battles is known, while none are fought."""
        seconds = self.pace.time_for(battles)
        self.say("" if seconds is None or not battles else tr("window-balance-about-time", time=time_text(seconds)))

    def _pressed(self) -> None:
        if self._runner.is_busy:
            self._runner.cancel()
            self.label.setText(tr("window-common-cancelled"))
        else:
            self.begun.emit()

    def _show_busy(self, busy: bool) -> None:
        self.button.setText(tr("window-common-cancel") if busy else self._begin)
        self.bar.setVisible(busy)
        self.label.setText("")
        self.pace.begin()

    def _show_progress(self, done: int, every: int) -> None:
        self.bar.setRange(0, every)
        self.bar.setValue(done)
        self.pace.see(done)
        self.label.setText(self._progress(done, every) if done else tr("window-balance-starting"))

    def _progress(self, done: int, every: int) -> str:
        if not self.counts:
            return left_text(every - done)
        seconds = self.pace.time_for(every - done)
        left = "" if seconds is None else left_text(seconds)
        fought = tr(self.counts, done=done, all=every)
        return tr("window-balance-done-and-left", done=fought, left=left) if left else fought


class ProgressColumn(ProgressLine):
    """A progress line for narrow places: the button is above the rest."""

    @override
    def _lay_out(self) -> None:
        self.label.setWordWrap(True)
        column_in(self, self.button, self.bar, self.label)


class FlawNotice(QWidget):
    """Shows why something cannot be rated; hidden without a reason."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._where = ""
        self.label = words_label("warning", self, wraps=True)
        self.button = push_button(tr("window-balance-show-problem"), self, lambda: context.go_to(self._where), "link")
        row_in(self, (self.label, 1), self.button)
        self.hide()

    def tell(self, flaws: Sequence[Issue]) -> None:
        """Show the first of these errors; hide without any."""
        self.setVisible(bool(flaws))
        if flaws:
            self._where = flaws[0].where
            self._say(tr("window-balance-cannot-weighed", reason=flaws[0].text.rstrip(".")), can_go=True)

    def say(self, text: str) -> None:
        """Show a text without a link to a place."""
        self.setVisible(bool(text))
        self._say(text, can_go=False)

    def _say(self, text: str, *, can_go: bool) -> None:
        self.label.setText(text)
        self.setAccessibleName(text)
        self.button.setVisible(can_go)
