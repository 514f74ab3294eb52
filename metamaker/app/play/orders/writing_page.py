"""The page for writing orders: the open decisions, and for one of them its panel, its line and the meaning of the orders."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QPointF, Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.play.match_work import MatchWork
from metamaker.app.play.orders.decision_list import DecisionList
from metamaker.app.play.orders.drafts import Drafts
from metamaker.app.play.orders.form_panel import FormPanel
from metamaker.app.play.orders.listed_panel import ListedPanel
from metamaker.app.play.orders.order_panel import Asked, OrderPanel, Panels
from metamaker.app.texts import plain_tip, tr
from metamaker.app.theme.fonts import set_role
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import FlowBox, LowArea, TallArea
from metamaker.core.display_names import first_upper
from metamaker.play.decision import Listed
from metamaker.play.dialogue import Draft, Question

HELP = ("help", "?")
"""Typed words that are not orders: they list all possible orders, as in a terminal."""

_MOST_TOLD = 6
"""Visible lines of the meaning of orders; the rest can be scrolled to."""


class WritingPage(QWidget):
    """Asks the decisions at `places`, and shows the one at `place`.

    Sends `drawn(drawings, handles)` with the drawings of the orders over the table. Sends `edited` when orders change, `given`
    when they should be given, and `opened` when another decision is shown. Sends `ship_wanted(ref)` with the ship of the
    decision, and `sheet_wanted(ref)` with a ship if its sheet should be clicked.
    """

    drawn = Signal(object, object)
    edited = Signal()
    given = Signal()
    opened = Signal()
    ship_wanted = Signal(str)
    sheet_wanted = Signal(str)

    def __init__(self, work: MatchWork, panels: Panels, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self._work, self._panels, self._context = work, panels, context
        self.drafts = Drafts()
        self.places: Sequence[int] = ()
        self.place = -1
        self.panel: OrderPanel | None = None
        self._draft: Draft | None = None
        self.title = words_label("title", self)
        self.list = DecisionList(self)
        self.question = words_label("strong", self)
        self.question.setWordWrap(True)
        self.facts = words_label("caption", self)
        self.facts.setWordWrap(True)
        self.line = QLineEdit(self)
        self.told = words_label("caption", self)
        self.told.setWordWrap(True)
        self.ready = self._button(tr("window-order-ready"), "primary")
        self.ready.setShortcut("Ctrl+Return")
        self.advice = self._button(tr("window-order-advice"), "secondary")
        self.why = self._button(tr("window-order-why"), "link")
        self.why.setToolTip(plain_tip(tr("window-order-speaks-these-orders")))
        self._lay_out()
        self.list.chosen.connect(self.open)
        self.line.textEdited.connect(self._typed)
        self.line.returnPressed.connect(self._entered)
        self.ready.clicked.connect(lambda _: self.given.emit())
        self.why.clicked.connect(lambda _: self._explain())

    def _lay_out(self) -> None:
        room = QWidget(self)
        room.setProperty("role", "clear")
        self._room = QVBoxLayout(room)
        self._room.setContentsMargins(0, 0, 0, 0)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.title)
        rows.addWidget(self.list)
        rows.addWidget(TallArea(self.question, room, self.facts), 1)
        rows.addWidget(self.line)
        rows.addWidget(LowArea(_MOST_TOLD, self.told))
        self._foot = FlowBox(self, self.fontMetrics().height() // 2)
        for button in (self.ready, self.advice, self.why):
            self.add(button)
        rows.addWidget(self._foot)

    def _button(self, text: str, role: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("role", role)
        return button

    def add(self, button: QWidget) -> None:
        """Add a button at the foot."""
        self._foot.flow.addWidget(button)

    # One decision

    def begin(self, drafts: Drafts, places: Sequence[int], side: str) -> None:
        """Ask the decisions of a side, and show the first one without orders; `side` is the title of the side."""
        self.drafts, self.places = drafts, places
        self.title.setText(side + first_upper(", ".join(dict.fromkeys(map(self.kind_name, places)))))
        self.list.begin(places)
        self.list.show_drafts(drafts)
        self.open(next(iter(drafts.open(places)), places[0]))

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
        self.facts.setVisible(not self.panel.tells_all)
        self._room.addWidget(self.panel)
        self.list.go_to(place)
        self.opened.emit()
        self.show_draft(self.drafts.draft(place))
        if decision.of:
            self.ship_wanted.emit(decision.of)

    def kind_name(self, place: int) -> str:
        """Return the name of a kind of question, in a word or two."""
        question = self.drafts.questions[place]
        key = f"window-decision-{question.kind.replace(' ', '_')}"
        return self._context.words.get(key, question.kind or question.text)

    def _show_question(self, asked: Asked) -> None:
        title = titled(asked.question)
        self.question.setText(title)
        self.facts.setText("\n".join(asked.question.facts))
        self.line.setPlaceholderText(asked.question.hint)
        self.line.setAccessibleName(title)
        self.line.setToolTip("<br>".join(map(escape, asked.dialogue.help(asked.place))))

    def drop_panel(self) -> None:
        """Remove the panel, and everything of it over the table."""
        if self.panel is not None:
            self.panel.hide()
            self.panel.deleteLater()
            self.panel = None
        self.drawn.emit((), ())

    def clear(self) -> None:
        """Remove all that a player wrote, before another one looks."""
        self.list.begin(())
        for label in (self.title, self.question, self.facts, self.told):
            label.setText("")
        self.line.clear()

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
        self.list.show_drafts(self.drafts)

    def show_draft(self, draft: Draft, *, keep_line: bool = False) -> None:
        """Show orders in the line and in the panel, with their meaning or the reasons why they are refused."""
        if self.panel is None:
            return
        self._draft = draft
        if not keep_line:
            self.line.setText(draft.text)
        if _asks_for_help(draft):
            self.told.setText("\n".join(self.panel.asked.dialogue.help(self.place)))
            return
        is_open = self.panel.needs_text and draft.is_blank
        self.ready.setEnabled(not is_open)
        self.told.setText("" if is_open else "\n".join(draft.refusals) or draft.outcome)
        set_role(self.told, "caption" if draft.is_legal else "error")
        self.panel.show_draft(draft)
        self._redraw()

    def _redraw(self) -> None:
        """Lay the drawings of the orders over the table."""
        if self.panel is not None and self._draft is not None:
            self.drawn.emit(self.panel.drawings(self._draft), self.panel.handles(self._draft))

    def _composed(self, draft: Draft) -> None:
        self.write(draft)
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
        if not self.drafts.is_legal(self.place):
            return
        if left := self.drafts.open(self.places):
            self.open(left[0])
        elif not any(self.drafts.questions[place].asks_again for place in self.places):
            self.given.emit()

    def _explain(self) -> None:
        """Show the reasons for the orders below their meaning."""
        draft = self._draft
        if draft is None or not self.drafts.is_legal(self.place):
            return

        def told(reasons: tuple[str, ...]) -> None:
            if draft is self._draft and self.panel is not None:
                reasons = reasons or (tr("window-order-nothing-numbers-speaks"),)
                self.told.setText("\n".join([draft.outcome, *reasons]))

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
        if about:
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
