"""Orders that players leave to a captain: one, all open ones, the rest of a turn, one kind of question for good."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from metamaker.app.background import Job
from metamaker.app.context import Context
from metamaker.app.play.match_work import MatchWork
from metamaker.app.play.orders.writing_page import WritingPage
from metamaker.app.texts import plain_tip, tr
from metamaker.app.widgets.buttons import menu_button
from metamaker.play.dialogue import Draft


class Delegation(QObject):
    """Sends `advised(drafts, give)` with the captain's orders by the places of their questions; `give`: they are given at once.

    Captains think in another process. Advice on questions that are no longer open is dropped.
    """

    advised = Signal(object, bool)

    def __init__(self, work: MatchWork, context: Context, page: WritingPage) -> None:
        super().__init__(page)
        self._work, self._context, self._page = work, context, page
        self._side = -1
        self._turns: dict[int, int] = {}
        self._kinds: dict[int, set[str]] = {}
        self._job: Job | None = None
        self.button = menu_button(tr("window-order-captain"), self._fill, page)
        page.add(self.button)
        page.advice.clicked.connect(lambda _: self._advise((page.place,)))
        page.opened.connect(self._show)

    def begin(self, side: int) -> None:
        """Let the captain answer everything that a side left to it before."""
        self._side = side
        self._show()
        begun, questions = self._work.begun, self._page.drafts.questions
        asked = [place for place in self._page.places if not questions[place].idle]
        if begun is not None and self._turns.get(side) == begun.match.turn:
            self.ask(asked, give=True)
            return
        alike = [place for place in asked if questions[place].kind in self._left]
        if alike or not asked:
            self.ask(alike, give=len(alike) == len(asked))

    def ask(self, places: Sequence[int], *, give: bool = False) -> None:
        """Ask the captain for orders."""
        begun = self._work.begun
        if begun is None or self._work.is_busy:
            return
        asked = begun.dialogue.decisions
        self.drop()

        def done(found: dict[int, Draft]) -> None:
            if begun.dialogue.decisions is asked:
                self.advised.emit(found, give)

        self._job = self._work.advise(places, done)

    def drop(self) -> None:
        """Stop waiting for the captain."""
        if self._job is not None:
            self._job.cancel()
            self._job = None

    @property
    def adviser(self) -> str:
        """The name of the captain that gives advice: the strongest one."""
        name = "" if self._work.begun is None else self._work.begun.match.adviser
        return self._context.words.get(f"window-captain-{name}-label", name)

    # The menu

    @property
    def _left(self) -> set[str]:
        """The kinds of questions that this side always leaves to the captain."""
        return self._kinds.setdefault(self._side, set())

    @property
    def _kind(self) -> str:
        return self._page.drafts.questions[self._page.place].kind

    def _fill(self, menu: QMenu) -> None:
        page, is_left = self._page, self._kind in self._left
        open_ones = page.drafts.open(page.places)
        goes_on = len(page.places) > 1 or self._goes_on()
        menu.addAction(tr("window-order-captain-this-order"), partial(self._advise, (page.place,)))
        if len(open_ones) > 1:
            menu.addAction(tr("window-order-captain-all-open"), partial(self._advise, open_ones))
        if goes_on:
            menu.addAction(tr("window-order-captain-rest-of-turn"), partial(self._leave_turn, open_ones))
        if goes_on or is_left:
            text = tr("window-order-captain-always", kind=page.kind_name(page.place))
            always = menu.addAction(text.replace("&", "&&"), self._leave_kind)
            always.setCheckable(True)
            always.setChecked(is_left)

    def _goes_on(self) -> bool:
        """Return whether this side is usually asked again in the same turn. Only decisions of boards can deny it."""
        begun = self._work.begun
        return begun is not None and getattr(begun.dialogue.decisions[self._page.place], "goes_on", True)

    def _show(self) -> None:
        """Show on the button whether orders of this kind are left to the captain."""
        self.button.setText(tr("window-order-captain-decides" if self._kind in self._left else "window-order-captain-menu"))
        self._page.advice.setToolTip(plain_tip(tr("window-order-orders-captain-would", captain=self.adviser)))

    def _advise(self, places: Sequence[int]) -> None:
        """Ask the captain; a strong one needs time, and orders can be written meanwhile."""
        self._page.told.setText(tr("window-order-captain-thinking-you", captain=self.adviser))
        self.ask(places)

    def _leave_turn(self, open_ones: Sequence[int]) -> None:
        if self._work.begun is not None:
            self._turns[self._side] = self._work.begun.match.turn
        self._context.say(tr("window-order-captain-gives-all"))
        self.ask(open_ones, give=True)

    def _leave_kind(self) -> None:
        page, kind = self._page, self._kind
        self._left.symmetric_difference_update({kind})
        is_left = kind in self._left
        text = "window-order-captain-decides-now" if is_left else "window-order-you-decide-again"
        self._context.say(tr(text, kind=page.kind_name(page.place)))
        self._show()
        if is_left:
            self.ask([place for place in page.drafts.open(page.places) if page.drafts.questions[place].kind == kind])
