"""One entry of the formula book with the fleet's own expression for it, and a sentence about what is wrong with that."""

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from metamaker.app.look.fonts import set_role
from metamaker.app.texts import filled
from metamaker.games.metaverse.edits.house_formulas import BookEntry

_LINES = 4


class FormulaCard(QWidget):
    """`edited(name, expression)` is sent with every letter; an empty expression means the book's own. `name`: the entry."""

    edited = Signal(str, str)

    def __init__(self, show_rule: Callable[[str], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = ""
        self._rule = ""
        self.title, self.meaning, self.stock, self.inputs, self.sentence = (self._label() for _ in range(5))
        self.title.setProperty("role", "title")
        self.meaning.setProperty("role", "caption")
        self.inputs.setProperty("role", "caption")
        self.house = QPlainTextEdit(self)
        self.house.setTabChangesFocus(True)
        self.house.setMinimumHeight(self.fontMetrics().lineSpacing() * _LINES)
        self.house.setMaximumHeight(self.fontMetrics().lineSpacing() * _LINES * 2)
        self.house.textChanged.connect(self._changed)
        self.copy = self._button(self.tr("Begin with the book's"), lambda: self.house.setPlainText(self.stock.text()))
        self.drop = self._button(self.tr("Use the book's"), self.house.clear)
        self.rule = self._button("", lambda: show_rule(self._rule))
        self._lay_out()
        self.put(None, "")

    def _label(self) -> QLabel:
        label = QLabel(self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _button(self, text: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("role", "link")
        button.clicked.connect(lambda _: act())
        return button

    def _heading(self, text: str, buddy: QWidget | None = None) -> QLabel:
        label = QLabel(text, self)
        label.setProperty("role", "heading")
        if buddy is not None:
            label.setBuddy(buddy)
        return label

    def _lay_out(self) -> None:
        rows = QVBoxLayout(self)
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.rule)
        rows.addLayout(top)
        rows.addWidget(self.meaning)
        self.parts = [self._heading(self.tr("THE BOOK SAYS")), self._heading(self.tr("THIS FLEET SAYS"), self.house)]
        self.parts.append(self._heading(self.tr("IT MAY USE")))
        rows.addWidget(self.parts[0])
        rows.addWidget(self.stock)
        rows.addWidget(self.parts[1])
        rows.addWidget(self.house)
        rows.addWidget(self.sentence)
        buttons = QHBoxLayout()
        buttons.addWidget(self.copy)
        buttons.addWidget(self.drop)
        buttons.addStretch(1)
        rows.addLayout(buttons)
        rows.addWidget(self.parts[2])
        rows.addWidget(self.inputs)
        rows.addStretch(1)

    def put(self, entry: BookEntry | None, problem: str) -> None:
        """Show an entry, or that none is chosen; `problem` is what is wrong with its house formula."""
        has_entry = entry is not None
        for widget in (*self.parts, self.stock, self.inputs, self.house, self.sentence, self.copy, self.drop):
            widget.setVisible(has_entry)
        self.rule.setVisible(bool(entry and entry.rule))
        if entry is None:
            self.title.setText("")
            self.meaning.setText(self.tr("Choose an entry of the book to see its formula, and to write one of your own."))
            return
        self._rule = entry.rule
        self.setProperty("rule", entry.rule)
        self.rule.setText(entry.rule)
        self.title.setText(entry.name)
        self.meaning.setText(filled(self.tr("%1 (%2)"), entry.meaning, entry.unit) if entry.unit else entry.meaning)
        self.stock.setText(entry.stock or self.tr("The book has no such entry."))
        self.inputs.setText("\n".join(entry.inputs) or self.tr("Numbers and other entries of its chapter."))
        self.copy.setVisible(bool(entry.stock) and not entry.house and not entry.fixed)
        self.drop.setVisible(bool(entry.house))
        self._put_house(entry, problem)

    def _put_house(self, entry: BookEntry, problem: str) -> None:
        self.house.setAccessibleName(filled(self.tr("House formula of %1"), entry.name))
        self.house.setEnabled(not entry.fixed or bool(entry.house))
        if self.house.toPlainText().strip() != entry.house.strip():
            with QSignalBlocker(self.house):
                self.house.setPlainText(entry.house)
        if problem:
            said, role = problem, "error"
        elif entry.fixed:
            said, role = self.tr("The rules fix this one: no house formula can replace it."), "caption"
        elif entry.house:
            said, role = self.tr("It can be used, and is in force."), "good"
        else:
            said, role = self.tr("The book's formula is in force."), "caption"
        self.sentence.setText(said)
        self.sentence.setAccessibleName(said)
        set_role(self.sentence, role)

    def _changed(self) -> None:
        if self.name:
            self.edited.emit(self.name, " ".join(self.house.toPlainText().split()))
