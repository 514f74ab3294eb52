"""What people are asked in a match: a card for each open decision, answered by a button, a click or a typed line."""

from collections.abc import Sequence
from functools import partial
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from metamaker.app.widgets.layouts import FlowLayout
from metamaker.play.decision import Listed, Option
from metamaker.play.dialogue import Dialogue, Question, Unreadable

MOST_BUTTONS = 40
"""Of more options than these a line is typed."""


class QuestionCard(QFrame):
    """One decision. `answered` is sent when there is a legal answer, which `text` has as a person types it."""

    answered = Signal()

    def __init__(self, dialogue: Dialogue, place: int, question: Question, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.text: str | None = None
        self._dialogue = dialogue
        self._place = place
        self._rows = QVBoxLayout(self)
        self._label(f"{question.of}: {question.text}", "strong")
        for fact in question.facts:
            self._label(fact, "caption")
        legal = dialogue.decisions[place].legal()
        self.options: tuple[Option, ...] = legal.options if isinstance(legal, Listed) else ()
        self.buttons: list[QPushButton] = []
        self.line: QLineEdit | None = None
        if 0 < len(self.options) <= MOST_BUTTONS:
            self._add_buttons()
        else:
            self._add_line(question)
        self._told = self._label("", "caption")
        self._told.hide()

    def _label(self, text: str, role: str) -> QLabel:
        label = QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setProperty("role", role)
        self._rows.addWidget(label)
        return label

    def _add_buttons(self) -> None:
        area = QWidget(self)
        area.setProperty("role", "clear")
        flow = FlowLayout(area)
        for option in self.options:
            text = option.text or self._dialogue.typed(self._place, option.value) or str(option.value)
            button = QPushButton(text.replace("&", "&&"), area)
            button.setProperty("role", "secondary")
            button.setCheckable(True)
            button.clicked.connect(partial(self._choose, option))
            flow.addWidget(button)
            self.buttons.append(button)
        self._rows.addWidget(area)

    def _add_line(self, question: Question) -> None:
        self.line = QLineEdit(self)
        self.line.setAccessibleName(f"{question.of}: {question.text}")
        self.line.setPlaceholderText(question.hint)
        self.line.setToolTip("<br>".join(map(escape, self._dialogue.help(self._place))))
        self.line.returnPressed.connect(lambda: self.take(self.line.text() if self.line else ""))
        self._rows.addWidget(self.line)

    def _choose(self, option: Option, _checked: bool = True) -> None:
        self.take(self._dialogue.typed(self._place, option.value))

    def choose_ref(self, ref: str) -> bool:
        """Take the one option that concerns what was clicked; False if there is none, or more than one."""
        found = [option for option in self.options if option.ref == ref]
        if len(found) == 1:
            self._choose(found[0])
        return len(found) == 1

    def take(self, text: str) -> None:
        """Take an answer as a person types it; tell why it is not legal, or what it means."""
        try:
            refusals: Sequence[str] = self._dialogue.refusals(self._place, text)
        except Unreadable as problem:
            refusals = (str(problem),)
        self._told.setVisible(True)
        self._told.setText("\n".join(refusals) or self._dialogue.outcome(self._place, text))
        self.text = None if refusals else text
        for option, button in zip(self.options, self.buttons, strict=False):
            button.setChecked(self.text is not None and self._dialogue.typed(self._place, option.value) == text)
        if self.text is not None:
            if self.line is not None:
                self.line.setText(text)
            self.answered.emit()


class QuestionCards(QWidget):
    """The open decisions below one another; `done(texts)` is sent when all are answered."""

    done = Signal(list)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self.cards: list[QuestionCard] = []
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)

    def ask(self, dialogue: Dialogue, questions: Sequence[Question]) -> None:
        """Show these questions instead of those before."""
        self.clear()
        for place, question in enumerate(questions):
            card = QuestionCard(dialogue, place, question, self)
            card.answered.connect(self._look)
            self._rows.addWidget(card)
            self.cards.append(card)

    def clear(self) -> None:
        """Ask nothing."""
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = []

    @property
    def open(self) -> QuestionCard | None:
        """The first question without an answer."""
        return next((card for card in self.cards if card.text is None), None)

    def choose_ref(self, ref: str) -> bool:
        """Answer with what was clicked: the first question, those without an answer first, that has one option about it."""
        return any(card.choose_ref(ref) for card in sorted(self.cards, key=lambda card: card.text is not None))

    def _look(self) -> None:
        if self.cards and self.open is None:
            self.done.emit([card.text or "" for card in self.cards])
