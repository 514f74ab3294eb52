"""The page for writing orders: the open decisions, and for one of them its panel, a sentence and the buttons."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.overrides import override
from metamaker.app.play.match_work import MatchWork
from metamaker.app.play.orders.decision_chips import DecisionChips
from metamaker.app.play.orders.drafts import Drafts
from metamaker.app.play.orders.form_panel import FormPanel
from metamaker.app.play.orders.listed_panel import ListedPanel
from metamaker.app.play.orders.order_panel import Asked, OrderPanel, Panels
from metamaker.app.play.orders.ship_portrait import ShipPortrait
from metamaker.app.play.orders.typing_section import TypingSection
from metamaker.app.texts import plain_tip, tr
from metamaker.app.theme.fonts import set_role
from metamaker.app.widgets.kit import column_in, column_of, push_button, row_of, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import FlowBox, LowArea, TallArea, WrappingArea
from metamaker.app.widgets.tool_row import ALWAYS, ToolRow
from metamaker.core.display_names import first_upper
from metamaker.play.decision import Listed
from metamaker.play.dialogue import Draft, Question

HELP = ("help", "?")
"""Typed words that are not orders: they list all possible orders, as in a terminal."""

_MOST_TOLD, _MOST_CHIPS, _LEAST_CHIPS = 4, 3, 1.5
"""Visible lines of the meaning of orders, and of chips; the rest can be scrolled to."""

_LOW_EMS = 12
"""Height above the buttons, in heights of a line, below which title and panel are scrolled together."""

_MOST_LETTERS = 34
"""Longer questions are shown below the title, which then names only their kind."""


class WritingPage(QWidget):
    """Asks the decisions at `places`, and shows the one at `place`.

    Sends `drawn(drawings, handles)` with the drawings of the orders over the table. Sends `edited` when orders change, `given`
    when they should be given, and `opened` when another decision is shown. Sends `ship_wanted(ref)` with the ship of the
    decision, and `sheet_wanted(ref)` with a ship if its sheet should be clicked. The buttons at the foot never move.
    """

    drawn = Signal(object, object)
    edited = Signal()
    given = Signal()
    opened = Signal()
    ship_wanted = Signal(str)
    sheet_wanted = Signal(str)

    def __init__(self, work: MatchWork, panels: Panels, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, "clear")
        self._work, self._panels, self._context = work, panels, context
        self.drafts = Drafts()
        self.places: Sequence[int] = ()
        self.place = -1
        self.panel: OrderPanel | None = None
        self._draft: Draft | None = None
        self._side = ""
        self.left = words_label("heading", self)
        self.chips = DecisionChips(self)
        self.portrait = ShipPortrait(self)
        self.title = words_label("title", self, wraps=True)
        self.subtitle = words_label("caption", self, wraps=True)
        self.facts = words_label("caption", self, wraps=True)
        self.told = words_label("", self, wraps=True)
        self.ready = push_button(tr("window-order-ready"), self, lambda _: self.given.emit(), "primary")
        self.ready.setShortcut("Ctrl+Return")
        self.ready.setAutoDefault(True)
        self.advice = push_button(tr("window-order-advice"), self)
        self.why = push_button(tr("window-order-why"), self, lambda _: self._explain(), "link")
        self.why.setToolTip(plain_tip(tr("window-order-speaks-these-orders")))
        self.typing = TypingSection(context.settings, self)
        self.line = self.typing.line
        self._lay_out()
        self.chips.chosen.connect(self.open)
        self.typing.button.toggled.connect(lambda _: self._show_facts())
        self.line.textEdited.connect(self._typed)
        self.line.returnPressed.connect(self._entered)

    def _lay_out(self) -> None:
        gap = self.fontMetrics().height() // 3
        room = styled(QWidget(self), "clear")
        self._room = QVBoxLayout(room)
        self._room.setContentsMargins(0, 0, 0, 0)
        self._links = FlowBox(self, gap)
        self._links.hide()
        self.foot = ToolRow(self, gap)
        for button, rank in ((self.ready, ALWAYS), (self.advice, ALWAYS), (self.why, 1), (self.typing.button, 3)):
            self.foot.add(button, rank)
        upper = QWidget(self)
        self._body = TallArea(room, self.facts)
        column_in(
            upper,
            row_of(self.left, (LowArea(_MOST_CHIPS, self.chips, least=_LEAST_CHIPS), 1), gap=gap),
            row_of(self.portrait, (column_of(self.title, self.subtitle, gap=0), 1), gap=2 * gap),
            (self._body, 1),
            LowArea(_MOST_TOLD, self.told, least=1),
            self._links,
            gap=gap,
        )
        self._upper = WrappingArea(upper, self)
        self._upper.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column_in(self, (self._upper, 1), styled(QFrame(self), "line"), self.typing, self.foot, gap=gap)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scroll the title and the panel together in a low card. Otherwise the panel would have only a few lines."""
        super().resizeEvent(event)
        is_low = self._upper.height() < _LOW_EMS * self.fontMetrics().height()
        if is_low is not self._body.is_whole:
            self._body.show_whole(is_low)
            self.left.setVisible(not is_low)  # the chips need its room
            self.portrait.fit(is_low=is_low)

    def add(self, button: QWidget) -> None:
        """Add a button after the others."""
        self.foot.add(button, 2)

    # One decision

    def begin(self, drafts: Drafts, places: Sequence[int], side: str) -> None:
        """Ask the decisions of a side, and show the first one without orders; `side` is the title of the side."""
        self.drafts, self.places, self._side = drafts, places, side
        begun = self._work.begun
        of = begun.dialogue.decisions[places[0]].side if begun is not None else 0
        self.chips.begin(places, of, self._sign)
        self.show_drafts()
        self.open(next(iter(drafts.open(places)), places[0]))

    def show_drafts(self) -> None:
        """Show the decisions with orders, and how many are left."""
        self.chips.show_drafts(self.drafts)
        several = len(self.places) > 1
        left, count = len(self.drafts.open(self.places)), len(self.places)
        text = tr("window-order-remaining", open=left, count=count) if several else tr("window-common-orders")
        self.left.setText(f"{self._side}{text}".upper())

    def _sign(self, place: int) -> str:
        """Return the code of the ship that a decision is about, or the kind of a decision of the whole side."""
        begun = self._work.begun
        pieces = begun.film.frames[-1].moment.pieces if begun is not None else ()
        of = begun.dialogue.decisions[place].of if begun is not None else ""
        return next((piece.sign for piece in pieces if of and piece.ref == of), self.kind_name(place))

    def open(self, place: int) -> None:
        """Show a decision."""
        begun = self._work.begun
        if begun is None:
            return
        self.drop_panel()
        self.place = place
        asked = Asked(begun.dialogue, place, self.drafts.questions[place], self._context.words, begun.film)
        self._show_question(asked)
        decision = asked.decision
        make = self._panels.get(decision.kind)
        if make is None:
            make = ListedPanel if isinstance(decision.legal(), Listed) else FormPanel
        self.panel = make(asked, self)
        self.panel.written.connect(self._composed)
        self.panel.sheet_wanted.connect(self.sheet_wanted)
        self.panel.redrawn.connect(self._redraw)
        self._show_facts()
        self._room.addWidget(self.panel)
        for link in self.panel.links:
            self._links.flow.addWidget(link)
            link.show()
        self._links.setVisible(bool(self.panel.links))
        self._show_subtitle(asked.question)
        self.portrait.show_ship(self._work.game, begun, decision.of)
        self.chips.go_to(place)
        self.opened.emit()
        proposal = None if self.drafts.is_legal(place) else self.panel.proposal()
        if proposal is not None:
            self.drafts.propose(place, proposal)
        self.show_draft(self.drafts.draft(place))
        self._focus()
        if decision.of:
            self.ship_wanted.emit(decision.of)

    def kind_name(self, place: int) -> str:
        """Return the name of a kind of question, in a word or two."""
        question = self.drafts.questions[place]
        key = f"window-decision-{question.kind.replace(' ', '_')}"
        return self._context.words.get(key, question.kind or question.text)

    def _show_question(self, asked: Asked) -> None:
        question = asked.question
        name = question.text if len(question.text) <= _MOST_LETTERS else self.kind_name(asked.place)
        self.title.setText(" · ".join(filter(None, (first_upper(name), question.of))))
        self.facts.setText("\n".join(map(first_upper, asked.question.facts)))
        self.typing.ask(asked, titled(asked.question))

    def _show_facts(self) -> None:
        """Show the facts unless the panel or the section for typing shows them."""
        tells_all = self.panel is not None and self.panel.tells_all
        self.facts.setVisible(not tells_all and not self.typing.button.isChecked() and bool(self.facts.text()))

    def _show_subtitle(self, question: Question) -> None:
        """Show the subtitle of the panel, or a question that is too long for the title."""
        text = question.text if len(question.text) > _MOST_LETTERS else ""
        told = self.panel.subtitle if self.panel is not None else ""
        self.subtitle.setText(told or first_upper(text))
        self.subtitle.setVisible(bool(self.subtitle.text()))

    def drop_panel(self) -> None:
        """Remove the panel, and everything of it over the table."""
        if self.panel is not None:
            self.panel.hide()
            self.panel.deleteLater()
            self.panel = None
        self._links.flow.clear()
        self.drawn.emit((), ())

    def clear(self) -> None:
        """Remove all that a player wrote, before another one looks."""
        self.chips.begin(())
        for label in (self.left, self.title, self.subtitle, self.facts, self.told):
            label.setText("")
        self.typing.clear()

    # Drafts

    def write(self, draft: Draft, *, keep_line: bool = False) -> None:
        """Note a draft, and show it; `keep_line`: the line shows it already."""
        if self.panel is None:
            return
        if _asks_for_help(draft):
            self.drafts.clear(self.place)
        else:
            self.drafts.write(self.place, draft)
        self.edited.emit()
        self.show_draft(draft, keep_line=keep_line)
        self.show_drafts()

    def show_draft(self, draft: Draft, *, keep_line: bool = False) -> None:
        """Show orders in the line and in the panel, with their meaning or the reasons why they are refused."""
        if self.panel is None:
            return
        self._draft = draft
        if not keep_line:
            self.line.setText(draft.text)
        if _asks_for_help(draft):
            self.typing.tell(self.panel.asked.dialogue.help(self.place))
            return
        is_open = self.is_unanswered
        self.ready.setEnabled(not is_open)
        refused = "\n".join(draft.refusals)
        self.told.setText(first_upper(refused) or ("" if is_open else first_upper(self.panel.sentence(draft))))
        set_role(self.told, "error" if refused else "")
        self.panel.show_draft(draft)
        self._redraw()

    def _redraw(self) -> None:
        """Lay the drawings of the orders over the table."""
        if self.panel is not None and self._draft is not None:
            self.drawn.emit(self.panel.drawings(self._draft), self.panel.handles(self._draft))

    @property
    def is_unanswered(self) -> bool:
        """Whether the shown decision still needs an answer. A captain's answer counts, even if its text is empty."""
        draft = self._draft
        blank = draft is None or (draft.is_blank and draft.line is not None)
        return self.panel is not None and self.panel.needs_text and blank

    def _focus(self) -> None:
        """Let Enter give the chosen orders, unless the player types."""
        if self.panel is not None and self.panel.plays_by_enter and not self.line.hasFocus():
            (self.ready if self.ready.isEnabled() else self.panel).setFocus()

    def _composed(self, draft: Draft) -> None:
        self.write(draft)
        self._focus()
        if self.is_at_once and self.drafts.is_legal(self.place):
            self.given.emit()

    @property
    def is_at_once(self) -> bool:
        """Whether an answer by a button is given at once: there is only one question, and it does not ask again."""
        questions = self.drafts.questions
        return len(questions) == 1 and not questions[0].asks_again and self.panel is not None and self.panel.at_once

    def _typed(self, text: str) -> None:
        if self.panel is not None:
            self.write(self.panel.asked.read(text), keep_line=True)

    def _entered(self) -> None:
        """Take the typed orders and open the next decision without orders; after the last one, orders are given."""
        if self.panel is None or self._draft is None:
            return
        text = self.line.text()
        self.write(self._draft if text == self._draft.text else self.panel.asked.read(text))
        if not self.drafts.is_legal(self.place) or self.is_unanswered:
            return
        if left := self.drafts.open(self.places):
            self.open(left[0])
        elif not any(self.drafts.questions[place].asks_again for place in self.places):
            self.given.emit()

    def _explain(self) -> None:
        """Show the reasons for the orders below their meaning."""
        draft = self._draft
        if draft is None or not draft.is_legal:
            return

        def told(reasons: tuple[str, ...]) -> None:
            if draft is self._draft and self.panel is not None:
                reasons = reasons or (tr("window-order-nothing-numbers-speaks"),)
                self.told.setText("\n".join([first_upper(self.panel.sentence(draft)), *reasons]))

        self._work.explain(draft, told)

    # The table

    @property
    def active(self) -> OrderPanel | None:
        """The panel, while it can be used."""
        return self.panel if self.isEnabled() else None

    def table_clicked(self, refs: list[str]) -> None:
        """Take a click on the table as an order, or open the decision about the clicked piece."""
        if self.active is None or self.active.click(refs):
            return
        decisions = self.active.asked.dialogue.decisions
        about = [place for place in self.places if decisions[place].of in refs]
        if about and self.place not in about:
            self.open(about[0])

    @property
    def marks(self) -> Sequence[str]:
        """The references on the table that can be clicked for an order."""
        return self.active.marks() if self.active is not None else ()

    @property
    def portable(self) -> Sequence[str]:
        """The references of the pieces on the table that can be dragged to another place."""
        return self.active.portable() if self.active is not None else ()

    def table_lifted(self, ref: str) -> None:
        """Show the possible places of a piece that begins to be dragged."""
        if self.active is not None:
            self.active.lift(ref)

    def table_carried(self, ref: str, refs: list[str]) -> None:
        """Take a piece dragged to another place of the table."""
        if self.active is not None:
            self.active.put(ref, refs)

    def sheet_clicked(self, ship: str, refs: list[str]) -> None:
        """Take a click on the sheet of a ship as an order."""
        if self.active is not None:
            self.active.click_on_sheet(ship, refs)

    def named_on(self, ship: str) -> Sequence[str]:
        """Return the references on the sheet of a ship that can be clicked for an order."""
        return self.active.named_on(ship) if self.active is not None else ()

    def ticked_on(self, ship: str) -> Sequence[str]:
        """Return the boxes on the sheet of a ship that the orders tick."""
        return self.active.ticked_on(ship) if self.active is not None else ()

    def about(self, ref: str) -> Sequence[str]:
        """Return the effect of a click on a mark of the table; empty if it has none."""
        return self.active.about(ref) if self.active is not None else ()

    def table_dragged(self, ref: str, point: QPointF) -> None:
        """Take a piece dragged on the table."""
        if self.active is not None:
            self.active.drag(ref, point)


def titled(question: Question) -> str:
    """Return a question with the name of the player or ship."""
    return tr("window-common-name-text", name=question.of, text=question.text)


def _asks_for_help(draft: Draft) -> bool:
    return draft.text.strip().lower() in HELP
