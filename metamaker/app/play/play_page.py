"""The play page: a match of any game on a table that can be clicked, with its story, by people and computer captains."""

from html import escape
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from metamaker.app.background import Background, Job
from metamaker.app.context import Context
from metamaker.app.play.questions import QuestionCard, QuestionCards
from metamaker.app.play.set_up import SetUp
from metamaker.app.play.table_view import TableView
from metamaker.app.texts import filled
from metamaker.app.widgets.layouts import TallArea
from metamaker.core.problem import FileProblem
from metamaker.core.storage import read_file, save_document
from metamaker.game.game import required
from metamaker.game.matches import begun, resumed
from metamaker.play.dialogue import Dialogue, Question
from metamaker.play.match import Match, Setting
from metamaker.play.replay import replay_from, replay_text
from metamaker.play.story import StoryLine
from metamaker.sheets.ink import COLOUR


class PlayPage(QStackedWidget):
    """First the form for a new match, then the table."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("play-page")
        self.setProperty("role", "ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        self._play = required(context.game.play)
        self.set_up = SetUp(self._play.seats(len(self._forces()), False), self._play.captains, context.words, self)
        self.table = TablePanel(context.background, self)
        prints = context.game.prints
        self.table.ink = next(iter(prints.inks.values())) if prints is not None else COLOUR
        self.addWidget(self.set_up)
        self.addWidget(self.table)
        self.set_up.begun.connect(self.begin)
        self.set_up.open_wanted.connect(self._ask_and_open)
        self.table.save_wanted.connect(self._ask_and_save)
        self.table.left.connect(self._leave)

    def _forces(self) -> tuple[Any, ...]:
        """Return who meets: the sides of the document, or else the document as often as a match takes it at least."""
        document = self._context.document.value
        return self._play.sides(document) or (document,) * self._play.bounds[0]

    def begin(self, setting: Setting) -> None:
        """Begin a match with the document as it is now; a message says why that fails."""
        try:
            match = begun(self._context.game, self._forces(), setting)
        except FileProblem as problem:
            self._context.say(str(problem))
            return
        self._show(match)

    def open(self, path: str) -> None:
        """Go on with a match that was kept; people answer for the sides that they had. Tell why that cannot be."""
        game, name = self._context.game, Path(path).name
        try:
            match = resumed(game, replay_from(read_file(path), game.key, name), name)
        except FileProblem as problem:
            self._context.say(str(problem))
            return
        self._show(match)

    def save(self, path: str) -> None:
        """Write the match as it is now to a file; a message says why that fails."""
        match = self.table.match
        if match is None:
            return
        try:
            save_document(path, replay_text(match.replay(), self._context.game.key))
        except FileProblem as problem:
            self._context.say(str(problem))
            return
        self._context.say(filled(self.tr("The match is in %1"), Path(path).name))

    def _show(self, match: Match[Any]) -> None:
        self.setCurrentWidget(self.table)
        self.table.show_match(match)

    def _leave(self) -> None:
        self.set_up.other_dice()
        self.setCurrentWidget(self.set_up)

    def _ask_and_open(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a match"), self._context.settings.folder, self.tr("Matches (*.json)")
        )
        if path:
            self._context.settings.note_folder(path)
            self.open(path)

    def _ask_and_save(self) -> None:
        proposed = str(Path(self._context.settings.folder) / "match.json")
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Keep the match"), proposed, self.tr("Matches (*.json)"))
        if path:
            self._context.settings.note_folder(path)
            self.save(path)


class TablePanel(QWidget):
    """A match under way. Captains think beside the window; meanwhile nothing can be answered.

    `save_wanted` is sent to keep it, `left` when a person goes away from the table.
    """

    save_wanted = Signal()
    left = Signal()

    def __init__(self, background: Background, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.match: Match[Any] | None = None
        self._dialogue: Dialogue | None = None
        self._background = background
        self._job: Job | None = None
        self._lines: list[StoryLine] = []
        self._told = 0
        self._before: list[int] = []
        """How many lines were told before each answer of a person."""
        self.view = TableView(self)
        self.ink = COLOUR
        self.turn = QLabel(self)
        self.turn.setProperty("role", "title")
        self.busy = QProgressBar(self)
        self.busy.setRange(0, 0)
        self.busy.setTextVisible(False)
        self.busy.setAccessibleName(self.tr("Captains are thinking"))
        self.questions = QuestionCards(self)
        self.story = QTextBrowser(self)
        self.story.setAccessibleName(self.tr("What happened"))
        self.undo = self._button(self.tr("Undo"), self._undo)
        self.advice = self._button(self.tr("Advice"), self._advise)
        self.keep = self._button(self.tr("Keep…"), self.save_wanted.emit)
        self.leave = self._button(self.tr("New match"), self._leave)
        self._lay_out()
        self.questions.done.connect(self._answer)
        self.view.clicked.connect(self._clicked)

    def _button(self, text: str, act: Any) -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("role", "secondary")
        button.clicked.connect(lambda _: act())
        return button

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        for button in (self.undo, self.advice, self.keep, self.leave):
            buttons.addWidget(button)
        card = QFrame(self)
        card.setProperty("role", "card")
        rows = QVBoxLayout(card)
        rows.addWidget(self.turn)
        rows.addWidget(self.busy)
        rows.addWidget(TallArea(self.questions), 2)
        rows.addLayout(buttons)
        rows.addWidget(self.story, 3)
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.view)
        splitter.addWidget(card)
        splitter.setStretchFactor(0, 1)
        unit = self.fontMetrics().height()
        splitter.setSizes([50 * unit, 26 * unit])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(unit // 2, unit // 2, unit // 2, unit // 2)
        whole.addWidget(splitter)

    def show_match(self, match: Match[Any]) -> None:
        """Show a match and go on with it."""
        self.match, self._dialogue = match, Dialogue(match)
        self._lines, self._told, self._before = [], 0, []
        self.story.clear()
        self._go_on()

    def _go_on(self) -> None:
        """Let captains answer until a person is asked."""
        dialogue = self._dialogue
        if dialogue is None:
            return
        self.questions.clear()
        self._enable(False)
        self._job = self._background.run(lambda _: dialogue.ask(), self._ask, self._failed, owner=self)

    def _failed(self, problem: Exception) -> None:
        """Show why a saved match cannot go on; any other exception is a fault of the program."""
        if not isinstance(problem, FileProblem):
            self._background.broke.emit(problem)
            return
        self._lines.append(StoryLine(str(problem), (), 0))
        self._enable(True)
        self._tell()

    def _ask(self, questions: tuple[Question, ...]) -> None:
        match, dialogue = self.match, self._dialogue
        if match is None or dialogue is None:
            return
        self._lines += match.views.story(match.happened())
        if match.result is not None:
            self._lines += match.views.ending()
        side = dialogue.decisions[0].side if dialogue.decisions else None
        self.view.show_table(match.views.drawing(side), self.ink)
        self.turn.setText(filled(self.tr("Turn %1"), match.turn) if match.result is None else self.tr("The end"))
        self._tell()
        self._enable(True)
        self.questions.ask(dialogue, questions)

    def _tell(self) -> None:
        for line in self._lines[self._told :]:
            text = escape(line.text)
            self.story.append(f"<b>{text}</b>" if line.depth < 2 else text)
        self._told = len(self._lines)

    def _enable(self, on: bool) -> None:
        self.busy.setVisible(not on)
        asked = on and self.match is not None and self.match.result is None
        for button in (self.undo, self.advice):
            button.setEnabled(asked)
        for button in (self.keep, self.leave):
            button.setEnabled(on)

    def _answer(self, texts: list[str]) -> None:
        if self._dialogue is not None:
            self._before.append(len(self._lines))
            self._dialogue.answer(texts)
            self._go_on()

    def _clicked(self, refs: list[str]) -> None:
        """Take what was clicked on the table for an answer where one option alone is about it."""
        any(self.questions.choose_ref(ref) for ref in refs)

    def _advise(self) -> None:
        card, dialogue = self.questions.open, self._dialogue
        if card is not None and dialogue is not None:
            self._take_advice(card, dialogue)

    def _take_advice(self, card: QuestionCard, dialogue: Dialogue) -> None:
        card.take(dialogue.advice(self.questions.cards.index(card)))

    def _undo(self) -> None:
        match = self.match
        if match is None:
            return
        if match.undo():
            self._lines, self._told = self._lines[: self._before.pop()], 0
            self.story.clear()
            self._go_on()
        else:
            self._lines.append(StoryLine(self.tr("There is nothing to undo: dice were rolled, or something was shown.")))
            self._tell()

    def _leave(self) -> None:
        self.match = self._dialogue = None
        self.questions.clear()
        self.story.clear()
        self.left.emit()
