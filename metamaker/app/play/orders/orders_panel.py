"""The orders that players are asked for: side after side, until all orders are given."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QStackedWidget, QWidget

from metamaker.app.context import Context
from metamaker.app.play.match_work import MatchWork
from metamaker.app.play.orders.delegation import Delegation
from metamaker.app.play.orders.drafts import Drafts
from metamaker.app.play.orders.handover import CoverPage, SummaryPage
from metamaker.app.play.orders.listed_panel import ListedPanel
from metamaker.app.play.orders.order_panel import Panels
from metamaker.app.play.orders.remote_player import Elsewhere
from metamaker.app.play.orders.writing_page import WritingPage, titled
from metamaker.app.texts import tr
from metamaker.app.timers import rested
from metamaker.app.widgets.kit import column_in
from metamaker.core.display_names import first_upper
from metamaker.play.dialogue import Draft, Question
from metamaker.play.story import LETTERS

KEPT_AFTER_MS = 300
"""The time from the last change until orders are saved: saving after every typed character would be too often."""


class OrdersPanel(QFrame):
    """Sends `covered(on)`: whether the orders of one side are hidden, because another player looks."""

    covered = Signal(bool)

    def __init__(self, work: MatchWork, panels: Panels, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAccessibleName(tr("window-common-orders"))
        self._work, self._context = work, context
        self._drafts = Drafts()
        self._side = -1
        self._done: set[int] = set()
        self._kept_soon = rested(self, KEPT_AFTER_MS, self._keep)
        self.writing = WritingPage(work, panels, context, self)
        self.summing_up, self.covering = SummaryPage(self), CoverPage(self)
        self.elsewhere = Elsewhere(work, context, self)
        self.delegation = Delegation(work, context, self.writing)
        self.stack = QStackedWidget(self)
        for page in (self.writing, self.summing_up, self.covering, self.elsewhere):
            self.stack.addWidget(page)
        self._connect()
        column_in(self, self.stack, margin=round(self.fontMetrics().height() * 0.8))

    def _connect(self) -> None:
        self.writing.edited.connect(self._kept_soon.start)
        self.writing.given.connect(self.give)
        self.summing_up.final.clicked.connect(lambda _: self._finish())
        self.summing_up.back.clicked.connect(lambda _: self.stack.setCurrentWidget(self.writing))
        self.covering.uncover.clicked.connect(lambda _: self._uncover())
        self.delegation.advised.connect(self._advised)

    # Questions

    def ask(self, questions: Sequence[Question]) -> None:
        """Ask these questions, one side after another."""
        begun = self._work.begun
        self._drafts = Drafts(questions, begun.dialogue.blank) if begun is not None else Drafts()
        self._restore()
        self._done = set()
        self._side = -1
        self._next_side()

    def _restore(self) -> None:
        """Read the orders saved with the match, and take the legal ones."""
        for place, text in self._work.written.items():
            if self._work.begun is not None and place < len(self._drafts.questions):
                draft = self._work.begun.dialogue.read(place, text)
                if draft.is_legal:
                    self._drafts.write(place, draft)

    def _keep(self) -> None:
        """Save the orders with the match, so that they outlive the program."""
        if self._work.begun is not None and not self._work.is_busy:
            self._work.keep_written(self._drafts.kept())

    def wait(self) -> None:
        """Ask nothing while captains think."""
        self.setEnabled(False)
        self._kept_soon.stop()
        self.delegation.drop()
        self.writing.drop_panel()

    # Sides

    def _sides(self) -> list[int]:
        dialogue = self._work.begun.dialogue if self._work.begun else None
        return [] if dialogue is None else [decision.side for decision in dialogue.decisions]

    def _own(self) -> list[int]:
        """Return the places of the questions to the current side."""
        return [place for place, side in enumerate(self._sides()) if side == self._side]

    def _next_side(self) -> None:
        """Go on to the next side; once all have answered, give their orders."""
        self.writing.drop_panel()
        begun = self._work.begun
        if not self._drafts.questions or begun is None:
            return
        waiting = [side for side in dict.fromkeys(self._sides()) if side not in self._done]
        away = [side for side in waiting if side not in self.elsewhere.here]
        if away and (len(away) == len(waiting) or self.elsewhere.kept() is not None):
            self._wait_for(away[0])
            return
        waiting = [side for side in waiting if side not in away]
        if not waiting:
            self._work.answer(self._drafts.orders())
            return
        before, self._side = self._side, waiting[0]
        is_secret = any(begun.dialogue.decisions[place].secret for place in self._own())
        if len(self.elsewhere.here) > 1 and len(begun.match.people) > 1 and is_secret:
            self._show_cover(before)
        else:
            self._show_side()

    def _wait_for(self, side: int) -> None:
        """Wait for a remote side, and seal the local orders."""
        self.setEnabled(True)
        done = [place for place, of in enumerate(self._sides()) if of in self._done]
        if done and self.elsewhere.kept() is None:
            self.elsewhere.seal(done, self._drafts.orders(done))
        self.elsewhere.wait_for(side)
        self.stack.setCurrentWidget(self.elsewhere)

    def _show_cover(self, before: int) -> None:
        self.setEnabled(True)
        letter = LETTERS[self._side]
        sealed = tr("window-order-orders-side-sealed", side=LETTERS[before]) if before >= 0 else ""
        self.covering.cover.setText(" ".join(filter(None, (sealed, tr("window-order-pass-mouse-side", side=letter)))))
        self.covering.uncover.setText(tr("window-order-i-command-side", side=letter))
        self.writing.clear()
        self.summing_up.summary.setText("")
        self.stack.setCurrentWidget(self.covering)
        self.covered.emit(True)
        self.covering.uncover.setFocus()

    def _uncover(self) -> None:
        self.covered.emit(False)
        self._show_side()

    def _show_side(self) -> None:
        self.setEnabled(True)
        begun = self._work.begun
        if begun is None:
            return
        side = tr("window-order-side", side=LETTERS[self._side]) if len(begun.match.people) > 1 else ""
        self.stack.setCurrentWidget(self.writing)
        self.writing.begin(self._drafts, self._own(), side)
        self.delegation.begin(self._side)

    def _advised(self, found: dict[int, Draft], give: bool) -> None:
        """Take the captain's orders; report a side that had nothing sensible to do."""
        own, page = self._own(), self.writing
        if give and not found:
            passed = dict.fromkeys(titled(self._drafts.questions[place]) for place in own)
            self._context.say(tr("window-order-nothing-done-passed", names=", ".join(passed)))
        for place, draft in found.items():
            self._drafts.write(place, draft)
            self._kept_soon.start()
        if page.place in found and page.panel is not None:
            page.show_draft(found[page.place])
            by = tr("window-order-advice-captain", captain=self.delegation.adviser)
            page.told.setText("\n".join(filter(None, (by, page.told.text()))))
        page.show_drafts()
        if give and not self._drafts.open(own):
            self._finish()
        elif len(found) == 1 and page.is_at_once and isinstance(page.panel, ListedPanel):
            self.give()

    # Ready

    def give(self) -> None:
        """Give the orders of this side, after a summary if they become final; not while some are refused."""
        own, questions = self._own(), self._drafts.questions
        if not own or not self.isEnabled() or self.writing.is_unanswered:
            return
        if self._adds_what_is_begun() or self._stops_at_refused(own):
            return
        shown = [place for place in own if not questions[place].idle]
        lacking = [place for place in self._drafts.open(own) if not self._drafts.is_proposed(place)]
        weighty = any(questions[place].asks_again and questions[place].final for place in own)
        if (len(shown) > 1 or lacking) and weighty:
            self._show_summary(own)
        else:
            self._finish()

    def _adds_what_is_begun(self) -> bool:
        """Add a composed part before orders are given, and return whether there was one: the player looks at it first."""
        if self.writing.panel is None or not self.writing.panel.add_begun():
            return False
        self._context.say(tr("window-order-you-had-chosen"))
        return True

    def _stops_at_refused(self, own: Sequence[int]) -> bool:
        """Show refused orders, to be corrected or cleared, and return whether there are any."""
        page, refused = self.writing, self._drafts.refused(own)
        if refused and page.place not in refused:
            page.open(refused[0])
        if refused:
            page.typing.button.setChecked(True)
            page.line.setFocus()
            self._context.say(tr("window-order-written-refused-change", of=self._drafts.questions[page.place].of))
        return bool(refused)

    def _show_summary(self, own: Sequence[int]) -> None:
        rows = [
            f"<p><b>{escape(self._drafts.questions[place].of)}</b><br>{escape(first_upper(draft.outcome))}</p>"
            for place, draft in zip(own, self._drafts.orders(own), strict=True)
        ]
        self.summing_up.summary.setText("".join(rows))
        self.summing_up.stand_like(self.writing.foot, self.writing.ready)
        self.stack.setCurrentWidget(self.summing_up)
        self.summing_up.final.setFocus()

    def _finish(self) -> None:
        self._done.add(self._side)
        self._next_side()
