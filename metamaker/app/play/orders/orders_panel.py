"""The orders that people are asked for: who is asked, a panel for each decision, what was written, and when it is final."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from html import escape

from PySide6.QtCore import QPointF, Signal
from PySide6.QtWidgets import QFrame, QMenu, QStackedWidget, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.look.fonts import set_role
from metamaker.app.play.match_work import MatchWork
from metamaker.app.play.orders.between import CoverPage, SummaryPage
from metamaker.app.play.orders.delegation import Delegation
from metamaker.app.play.orders.elsewhere import Elsewhere
from metamaker.app.play.orders.form_panel import FormPanel
from metamaker.app.play.orders.listed_panel import ListedPanel
from metamaker.app.play.orders.order_panel import Asked, OrderPanel, Panels
from metamaker.app.play.orders.writing_page import WritingPage
from metamaker.app.play.orders.written import Written
from metamaker.app.texts import plain_tip, tr
from metamaker.app.timers import rested
from metamaker.app.widgets.buttons import menu_button
from metamaker.play.decision import Listed
from metamaker.play.dialogue import Question, Unreadable
from metamaker.play.story import LETTERS

HELP = ("help", "?")
"""Typed words that are no orders: all that can be ordered is told, as in a terminal."""

KEPT_AFTER_MS = 300
"""Orders are kept so long after the last change: with every letter that is typed would be more often than anybody needs."""

_WRITE, _SUMMARY, _COVER, _ELSEWHERE = range(4)


class OrdersPanel(QFrame):
    """`drawn(drawings, handles)`: what orders lay over the table, what of it can be dragged. `ship_wanted(ref)`: who is asked.

    `sheet_wanted(ref)`: something is to be clicked on the sheet of a ship.
    `covered(on)`: what one side wrote is hidden before another person looks, and shown no more.
    """

    drawn = Signal(object, object)
    ship_wanted = Signal(str)
    sheet_wanted = Signal(str)
    covered = Signal(bool)

    def __init__(self, work: MatchWork, panels: Panels, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAccessibleName(tr("window-common-orders"))
        self._work, self._panels, self._context = work, panels, context
        self._orders = Written()
        self._side = -1
        self._done: set[int] = set()
        self._place = -1
        self.panel: OrderPanel | None = None
        self.delegation = Delegation(work, self)
        self._kept_soon = rested(self, KEPT_AFTER_MS, self._keep)
        self.stack = QStackedWidget(self)
        self.elsewhere = Elsewhere(work, context, self)
        writing, summing_up, covering = WritingPage(self), SummaryPage(self), CoverPage(self)
        self._page = writing
        self.title, self.list, self.line, self.told = writing.title, writing.list, writing.line, writing.told
        self.ready, self.advice, self.why = writing.ready, writing.advice, writing.why
        self.captain = menu_button(tr("window-order-captain"), self._fill_captain, writing)
        writing.add(self.captain)
        self.summary, self.final, self.back = summing_up.summary, summing_up.final, summing_up.back
        self.cover, self.uncover = covering.cover, covering.uncover
        for page in (writing, summing_up, covering, self.elsewhere):
            self.stack.addWidget(page)
        self._connect()
        rows = QVBoxLayout(self)
        rows.addWidget(self.stack)

    def _connect(self) -> None:
        self.list.chosen.connect(self._open)
        self.line.textEdited.connect(self._typed)
        self.line.returnPressed.connect(self._entered)
        self.ready.clicked.connect(lambda _: self.give())
        self.advice.clicked.connect(lambda _: self._ask((self._place,)))
        self.why.clicked.connect(lambda _: self._explain())
        self.final.clicked.connect(lambda _: self._finish())
        self.back.clicked.connect(lambda _: self.stack.setCurrentIndex(_WRITE))
        self.uncover.clicked.connect(lambda _: self._uncover())
        self.delegation.advised.connect(self._advised)

    # What is asked

    def ask(self, questions: Sequence[Question]) -> None:
        """Ask these questions, side by side after another."""
        self._orders = Written(questions)
        self._take_up()
        self._done = set()
        self._side = -1
        self._next_side()

    def _take_up(self) -> None:
        """Go on with orders that were written before the program ended, as far as they are legal."""
        begun = self._work.begun
        for place, text in self._work.written.items():
            if begun is None or place >= len(self._orders):
                continue
            with suppress(Unreadable):
                if not begun.dialogue.refusals(place, text):
                    self._orders.take(place, text)

    def _keep(self) -> None:
        """Keep what is written with the match: it outlives the program."""
        if self._work.begun is not None and not self._work.is_busy:
            self._work.keep_written(self._orders.kept())

    def wait(self) -> None:
        """Ask nothing while captains think."""
        self.setEnabled(False)
        self._kept_soon.stop()
        self.delegation.drop()
        self._drop_panel()

    def _sides(self) -> list[int]:
        dialogue = self._work.begun.dialogue if self._work.begun else None
        return [] if dialogue is None else [decision.side for decision in dialogue.decisions]

    def _own(self) -> list[int]:
        """Return the places of the questions to the side that is asked now."""
        return [place for place, side in enumerate(self._sides()) if side == self._side]

    def _next_side(self) -> None:
        """Go on to the next side that is asked something; once all have answered, give their orders."""
        self._drop_panel()
        begun = self._work.begun
        if not self._orders or begun is None:
            return
        waiting = [side for side in dict.fromkeys(self._sides()) if side not in self._done]
        away = [side for side in waiting if side not in self.elsewhere.here]
        if away and (len(away) == len(waiting) or self.elsewhere.kept() is not None):
            self._wait_for(away[0])
            return
        waiting = [side for side in waiting if side not in away]
        if not waiting:
            self._work.answer(self._orders.orders())
            return
        before, self._side = self._side, waiting[0]
        is_secret = any(begun.dialogue.decisions[place].secret for place in self._own())
        if len(self.elsewhere.here) > 1 and len(begun.match.people) > 1 and is_secret:
            self._show_cover(before)
        else:
            self._show_side()

    def _wait_for(self, side: int) -> None:
        """Wait for a side that is elsewhere; what was written here meanwhile is kept."""
        self.setEnabled(True)
        done = [place for place, of in enumerate(self._sides()) if of in self._done]
        if done and self.elsewhere.kept() is None:
            self.elsewhere.seal(done, self._orders.orders(done))
        self.elsewhere.wait_for(side)
        self.stack.setCurrentIndex(_ELSEWHERE)

    def _show_cover(self, before: int) -> None:
        self.setEnabled(True)
        letter = LETTERS[self._side]
        sealed = tr("window-order-orders-side-sealed", side=LETTERS[before]) if before >= 0 else ""
        self.cover.setText(" ".join(filter(None, (sealed, tr("window-order-pass-mouse-side", side=letter)))))
        self.uncover.setText(tr("window-order-i-command-side", side=letter))
        self.list.begin(())
        for label in (self.title, self._page.question, self._page.facts, self.told, self.summary):
            label.setText("")
        self.line.clear()
        self.stack.setCurrentIndex(_COVER)
        self.covered.emit(True)
        self.uncover.setFocus()

    def _uncover(self) -> None:
        self.covered.emit(False)
        self._show_side()

    def _show_side(self) -> None:
        self.setEnabled(True)
        begun = self._work.begun
        if begun is None:
            return
        own = self._own()
        kinds = dict.fromkeys(self._kind(place) for place in own)
        several = len(begun.match.people) > 1
        side = tr("window-order-side", side=LETTERS[self._side]) if several else ""
        asked = ", ".join(kinds)
        self.title.setText(f"{side}{asked[:1].upper()}{asked[1:]}")
        self.list.begin(own)
        self.stack.setCurrentIndex(_WRITE)
        self._show_rows()
        self._open(next(iter(self._orders.open(own)), own[0]))
        self.delegation.begin(begun, self._side, own, self._orders.questions)

    def _kind(self, place: int) -> str:
        """Return in a word or two what is asked."""
        question = self._orders.questions[place]
        key = f"window-decision-{question.kind.replace(' ', '_')}"
        return self._context.words.get(key, question.kind or question.text)

    def _show_rows(self) -> None:
        self.list.show_texts(self._orders.questions, self._orders.texts)

    # One decision

    def _open(self, place: int) -> None:
        begun = self._work.begun
        if begun is None:
            return
        self._drop_panel()
        self._place = place
        question = self._orders.questions[place]
        asked_of = self._asked_of(question)
        self._page.question.setText(asked_of)
        self._page.facts.setText("\n".join(question.facts))
        self.line.setPlaceholderText(question.hint)
        self.line.setAccessibleName(asked_of)
        self.line.setToolTip("<br>".join(map(escape, begun.dialogue.help(place))))
        self.advice.setToolTip(plain_tip(tr("window-order-orders-captain-would", captain=self._adviser)))
        asked = Asked(begun.dialogue, place, question, self._context.words, begun.film)
        decision = asked.decision
        make = self._panels.get(decision.kind)
        if make is None:
            make = ListedPanel if isinstance(decision.legal(), Listed) else FormPanel
        self.panel = make(asked, self._page.room)
        self.panel.written.connect(self._written)
        self.panel.sheet_wanted.connect(self.sheet_wanted)
        self.panel.redrawn.connect(self._redraw)
        self._page.show_panel(self.panel)
        self.list.go_to(place)
        self._show_captain()
        self._show_text(self._orders.text(place))
        if decision.of:
            self.ship_wanted.emit(decision.of)

    def _asked_of(self, question: Question) -> str:
        return tr("window-common-name-text", name=question.of, text=question.text)

    def _drop_panel(self) -> None:
        if self.panel is not None:
            self.panel.hide()
            self.panel.deleteLater()
            self.panel = None
        self.drawn.emit((), ())

    def _written(self, text: str) -> None:
        self._take(text)
        if self._is_at_once() and self._orders.is_legal(self._place):
            self.give()

    def _is_at_once(self) -> bool:
        """Whether an answer by a button is given at once: there is but one question, and it can be taken lightly."""
        question = self._orders.questions[self._place]
        is_quick = self.panel is not None and self.panel.at_once
        return len(self._orders) == 1 and not question.asks_again and is_quick

    def _typed(self, text: str) -> None:
        self._take(text, typed=True)

    def _entered(self) -> None:
        """Take what was typed, and go to the next decision that is open; the last one makes ready."""
        self._take(self.line.text())
        if not self._orders.is_legal(self._place):
            return
        if left := self._orders.open(self._own()):
            self._open(left[0])
        elif self._is_light():
            self.give()

    def _is_light(self) -> bool:
        return all(not self._orders.questions[place].asks_again for place in self._own())

    def _explain(self) -> None:
        """Tell what speaks for the orders that are written, below what they mean."""
        place, text = self._place, self.line.text()

        def told(lines: tuple[str, ...]) -> None:
            if (place, text) == (self._place, self.line.text()) and self.panel is not None:
                reasons = lines or (tr("window-order-nothing-numbers-speaks"),)
                self.told.setText("\n".join([self.panel.asked.dialogue.outcome(place, text), *reasons]))

        if self._orders.is_legal(place):
            self._work.explain(place, text, told)

    def _take(self, text: str, *, typed: bool = False) -> None:
        """Note orders if they are legal, tell why they are not, or what they mean."""
        if self.panel is None:
            return
        if not self.panel.asked.refusals(text):
            self._orders.take(self._place, text)
        elif _asks_for_help(text):
            self._orders.clear(self._place)
        else:
            self._orders.refuse(self._place, text)
        self._kept_soon.start()
        self._show_text(text, keep_line=typed)
        self._show_rows()

    def _show_text(self, text: str, *, keep_line: bool = False) -> None:
        if self.panel is None:
            return
        if not keep_line:
            self.line.setText(text)
        if _asks_for_help(text):
            self.told.setText("\n".join(self.panel.asked.dialogue.help(self._place)))
            return
        is_open = self.panel.needs_text and not text.strip()
        self.ready.setEnabled(not is_open)
        refusals = self.panel.asked.refusals(text)
        outcome = "" if is_open else "\n".join(refusals) or self.panel.asked.dialogue.outcome(self._place, text)
        self.told.setText(outcome)
        set_role(self.told, "error" if refusals else "caption")
        self.panel.show_text(text)
        self._redraw()

    def _redraw(self) -> None:
        """Lay over the table what the orders that are written show there."""
        if self.panel is not None:
            text = self.line.text()
            self.drawn.emit(self.panel.drawings(text), self.panel.handles(text))

    # The table

    def table_clicked(self, refs: list[str]) -> None:
        """Take a click on the table for an order, or go to the decision about what was clicked."""
        if self.panel is None or not self.isEnabled() or self.panel.click(refs):
            return
        begun = self._work.begun
        decisions = begun.dialogue.decisions if begun else ()
        for place in self._own():
            if decisions[place].of in refs:
                self._open(place)
                return

    @property
    def marks(self) -> Sequence[str]:
        """What on the table can be clicked for the order that is written."""
        return self.panel.marks() if self.panel is not None and self.isEnabled() else ()

    def sheet_clicked(self, ship: str, refs: list[str]) -> None:
        """Take a click on the sheet of a ship for an order."""
        if self.panel is not None and self.isEnabled():
            self.panel.click_on_sheet(ship, refs)

    def named_on(self, ship: str) -> Sequence[str]:
        """What on the sheet of a ship can be clicked for the order that is written."""
        return self.panel.named_on(ship) if self.panel is not None and self.isEnabled() else ()

    def about(self, ref: str) -> Sequence[str]:
        """Return what a click on a mark of the table would do; nothing where it would do nothing."""
        return self.panel.about(ref) if self.panel is not None and self.isEnabled() else ()

    def table_dragged(self, ref: str, point: QPointF) -> None:
        """Take what is dragged on the table."""
        if self.panel is not None and self.isEnabled():
            self.panel.drag(ref, point)

    # The captain

    @property
    def _adviser(self) -> str:
        """The name of the captain who gives advice: the strongest."""
        name = "" if self._work.begun is None else self._work.begun.match.adviser
        return self._context.words.get(f"window-captain-{name}-label", name)

    def _fill_captain(self, menu: QMenu) -> None:
        kind, open_ones = self._orders.questions[self._place].kind, self._orders.open(self._own())
        is_left, goes_on = self.delegation.leaves_kind(self._side, kind), len(self._own()) > 1 or self._goes_on()
        menu.addAction(tr("window-order-captain-this-order"), partial(self._ask, (self._place,)))
        if len(open_ones) > 1:
            menu.addAction(tr("window-order-captain-all-open"), partial(self._ask, tuple(open_ones)))
        if goes_on:
            menu.addAction(tr("window-order-captain-rest-of-turn"), partial(self._leave_turn, open_ones))
        if goes_on or is_left:
            text = tr("window-order-captain-always", kind=self._kind(self._place))
            always = menu.addAction(text.replace("&", "&&"), partial(self._leave_kind, kind))
            always.setCheckable(True)
            always.setChecked(is_left)

    def _goes_on(self) -> bool:
        """Whether this side is usually asked again in the same turn; decisions of boards know it, all others are."""
        begun = self._work.begun
        return begun is not None and getattr(begun.dialogue.decisions[self._place], "goes_on", True)

    def _show_captain(self) -> None:
        """Show on the button whether orders of this kind are left to the captain."""
        is_left = self.delegation.leaves_kind(self._side, self._orders.questions[self._place].kind)
        self.captain.setText(tr("window-order-captain-decides") if is_left else tr("window-order-captain-menu"))

    def _ask(self, places: Sequence[int]) -> None:
        """Ask the captain for orders; a strong one needs its time, and the orders can be written meanwhile."""
        self.told.setText(tr("window-order-captain-thinking-you", captain=self._adviser))
        self.delegation.ask(places)

    def _leave_turn(self, open_ones: Sequence[int]) -> None:
        self.delegation.leave_turn(self._side)
        self._context.say(tr("window-order-captain-gives-all"))
        self.delegation.ask(tuple(open_ones), give=True)

    def _leave_kind(self, kind: str) -> None:
        self.delegation.toggle_kind(self._side, kind)
        is_left, named = self.delegation.leaves_kind(self._side, kind), self._kind(self._place)
        self._context.say(tr("window-order-captain-decides-now" if is_left else "window-order-you-decide-again", kind=named))
        self._show_captain()
        if is_left:
            alike = (place for place in self._orders.open(self._own()) if self._orders.questions[place].kind == kind)
            self.delegation.ask(tuple(alike))

    def _advised(self, found: dict[int, str], give: bool) -> None:
        """Take what the captain would do; where nothing sensible could be done, that is passed over and said."""
        if give and not found:
            passed = dict.fromkeys(self._asked_of(self._orders.questions[place]) for place in self._own())
            self._context.say(tr("window-order-nothing-done-passed", names=", ".join(passed)))
        for place, text in found.items():
            if place < len(self._orders):
                self._orders.take(place, text)
                self._kept_soon.start()
        if self._place in found and self.panel is not None:
            self._show_text(found[self._place])
            by = tr("window-order-advice-captain", captain=self._adviser)
            self.told.setText("\n".join(filter(None, (by, self.told.text()))))
        self._show_rows()
        if give and not self._orders.open(self._own()):
            self._finish()
        elif len(found) == 1 and self._is_at_once() and isinstance(self.panel, ListedPanel):
            self.give()

    # Ready

    def give(self) -> None:
        """Give the orders of this side, after a look at all of them if they become final; not while some are refused."""
        own = self._own()
        if not own or not self.isEnabled() or self._adds_what_is_begun() or self._stops_at_refused(own):
            return
        shown = [place for place in own if not self._orders.questions[place].idle]
        lacking = self._orders.open(own)
        weighty = any(self._orders.questions[place].asks_again and self._orders.questions[place].final for place in own)
        if (len(shown) > 1 or lacking) and weighty:
            self._show_summary(own)
        else:
            self._finish()

    def _adds_what_is_begun(self) -> bool:
        """Whether something was composed and not added: it is added now, and can be looked at before all is given."""
        if self.panel is None or not self.panel.add_begun():
            return False
        self._context.say(tr("window-order-you-had-chosen"))
        return True

    def _stops_at_refused(self, own: Sequence[int]) -> bool:
        """Whether what is written for a decision is refused: it is shown, to be changed or cleared, and never passed over."""
        refused = self._orders.refused(own)
        if refused and self._place not in refused:
            self._open(refused[0])
        if refused:
            self.line.setFocus()
            self._context.say(tr("window-order-written-refused-change", of=self._orders.questions[self._place].of))
        return bool(refused)

    def _show_summary(self, own: Sequence[int]) -> None:
        begun = self._work.begun
        if begun is None:
            return
        rows = []
        for place, text in zip(own, self._orders.orders(own), strict=True):
            outcome = begun.dialogue.outcome(place, text)
            rows.append(f"<p><b>{escape(self._orders.questions[place].of)}</b><br>{escape(outcome)}</p>")
        self.summary.setText("".join(rows))
        self.stack.setCurrentIndex(_SUMMARY)
        self.final.setFocus()

    def _finish(self) -> None:
        self._done.add(self._side)
        self._next_side()


def _asks_for_help(text: str) -> bool:
    return text.strip().lower() in HELP
