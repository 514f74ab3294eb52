"""Questions about the recorded turn: hits on the shown ship, and everything on which the end of the turn depends."""

from collections.abc import Callable, Mapping, Sequence
from random import SystemRandom

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from metamaker.app.form.spin_boxes import WholeBox
from metamaker.app.texts import labelled, plain_tip, tr
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import WrappingArea, nested
from metamaker.game_api.paper_games import TurnQuestion


class QuestionRows(QFrame):
    """A row for each question: a check box, or the face of a die, with 0 for a roll. `noted(key, yes)` is emitted with ticks.

    `called` returns the name of a ship, which is the heading of its questions if there are several ships.
    """

    noted = Signal(str, bool)

    def __init__(self, called: Callable[[str], str] | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self.questions: tuple[TurnQuestion, ...] = ()
        self.checks: dict[str, QCheckBox] = {}
        self.dice: dict[str, WholeBox] = {}
        self._called = called
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(2)
        self._parts: list[QWidget] = []

    def show_questions(self, questions: Sequence[TurnQuestion]) -> None:
        """Show these questions. If they are unchanged, faces and focus stay."""
        if [each._replace(yes=False) for each in questions] != [each._replace(yes=False) for each in self.questions]:
            self._make(questions)
        self.questions = tuple(questions)
        for question in questions:
            if question.key in self.checks:
                with QSignalBlocker(self.checks[question.key]):
                    self.checks[question.key].setChecked(question.yes)

    def _make(self, questions: Sequence[TurnQuestion]) -> None:
        """Create the rows again, and keep the typed faces and the focus."""
        faces = {name: box.value() for name, box in self.dice.items()}
        fields: dict[str, QWidget] = {**self.checks, **self.dice}
        focused = next((name for name, field in fields.items() if field.hasFocus()), "")
        for part in self._parts:
            part.hide()
            part.deleteLater()
        self._parts, self.checks, self.dice = [], {}, {}
        ship = ""
        ships = list(dict.fromkeys(question.ref for question in questions))
        for question in sorted(questions, key=lambda question: ships.index(question.ref)):
            name = self._called(question.ref) if self._called is not None else ""
            if name != ship:
                ship = name
                self._add(words_label("strong", self, name))
            self._add(self._die(question, name) if question.faces else self._check(question, name))
        for key, box in self.dice.items():
            box.setValue(min(faces.get(key, 0), box.maximum()))
        fresh: dict[str, QWidget] = {**self.checks, **self.dice}
        if focused in fresh:
            fresh[focused].setFocus()

    def _add(self, part: QWidget) -> None:
        self._rows.addWidget(part)
        self._parts.append(part)

    def _check(self, question: TurnQuestion, ship: str) -> QCheckBox:
        check = QCheckBox(question.text.replace("&", "&&"), self)
        check.setToolTip(plain_tip(", ".join(question.rules)))
        check.setAccessibleName(labelled(ship, question.text) if ship else question.text)
        check.toggled.connect(lambda on: self.noted.emit(question.key, on))
        self.checks[question.key] = check
        return check

    def _die(self, question: TurnQuestion, ship: str) -> QWidget:
        row = QWidget(self)
        row.setProperty("role", "clear")
        box = WholeBox(row)
        box.setRange(0, question.faces)
        box.setSpecialValueText(tr("window-record-roll"))
        box.setAccessibleName(labelled(ship, question.text))
        text = words_label("text", row, question.text)
        text.setWordWrap(True)
        text.setToolTip(plain_tip(", ".join(question.rules)))
        across = QHBoxLayout(row)
        across.setContentsMargins(0, 0, 0, 0)
        across.addWidget(box)
        across.addWidget(text, 1)
        self.dice[question.key] = box
        return row


class HitsBox(QFrame):
    """Hits on the shown ship in this turn, ticked as they happen. Hidden if there are no questions."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.rows = QuestionRows(None, self)
        self.noted = self.rows.noted
        column = QVBoxLayout(self)
        column.addWidget(words_label("heading", self, tr("window-record-in-this-turn").upper()))
        column.addWidget(self.rows)
        self.hide()

    def show_questions(self, questions: Sequence[TurnQuestion]) -> None:
        """Show the questions about the ship."""
        self.rows.show_questions(questions)
        self.setVisible(bool(questions))


class TurnEndBox(QFrame):
    """Questions at the end of a turn, before anything is written. `agreed(faces)` has the faces of its dice."""

    agreed = Signal(object)
    left = Signal()

    def __init__(self, called: Callable[[str], str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._chance = SystemRandom()
        self.title = words_label("heading", self)
        self.hint: QLabel = words_label("caption", self)
        self.hint.setWordWrap(True)
        self.rows = QuestionRows(called, self)
        self.noted = self.rows.noted
        self.go = QPushButton(self)
        self.go.setProperty("role", "primary")
        self.go.clicked.connect(lambda _: self.agreed.emit(self.faces()))
        self.leave = QPushButton(tr("window-record-not-yet"), self)
        self.leave.setProperty("role", "secondary")
        self.leave.clicked.connect(lambda _: self._leave())
        area = WrappingArea(self.rows, self)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        for part in (self.title, self.hint):
            column.addWidget(part)
        column.addWidget(area, 1)
        below = nested(column, QHBoxLayout())
        for button in (self.go, self.leave):
            below.addWidget(button)
        self.hide()

    def ask(self, turn: int, questions: Sequence[TurnQuestion]) -> None:
        """Ask the questions at the end of this turn."""
        title = tr("window-record-end-turn", turn=turn) if turn else tr("window-record-before-turn-1")
        self.title.setText(title.upper())
        told = [tr("window-record-ticks-sheets-let")]
        if any(each.faces for each in questions):
            told.append(tr("window-record-type-faces-your"))
        self.hint.setText(" ".join(told))
        self.go.setText(tr("window-record-go-to-turn", turn=turn + 1))
        self.rows.show_questions(questions)
        self.show()

    def faces(self) -> Mapping[str, int]:
        """Return the faces of all dice: the typed ones, and rolls for the others."""
        return {key: box.value() or self._chance.randint(1, box.maximum()) for key, box in self.rows.dice.items()}

    def _leave(self) -> None:
        self.hide()
        self.left.emit()
