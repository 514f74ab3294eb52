"""The other side is elsewhere: the match goes there as a file, and what comes back is read; there is no server."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QPushButton, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.play.match_work import MatchWork
from metamaker.app.texts import filled
from metamaker.app.widgets.labels import words_label
from metamaker.core.problem import FileProblem
from metamaker.core.storage import read_file, save_document, shown
from metamaker.core.words import message
from metamaker.play.adapters import AnswerProblem
from metamaker.play.replay import Replay, replay_from, replay_text
from metamaker.play.sealing import HERE, KEY, MINE, REPLY, Answers, fault, note, noted, seal_in, sealed, sides_here, to_send
from metamaker.play.story import LETTERS


class Elsewhere(QWidget):
    """What is shown while the other side is to answer. `answered(places, texts)` is sent with what came back in time."""

    answered = Signal(object)

    def __init__(self, work: MatchWork, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self._work = work
        self._context = context
        self.title = words_label("title", self)
        self.title.setWordWrap(True)
        self.told = words_label("caption", self)
        self.told.setWordWrap(True)
        self.send = self._button(self.tr("Write the file for the other side…"), "primary", self._ask_and_send)
        self.read = self._button(self.tr("Read the file that came back…"), "secondary", self._ask_and_read)
        self.problem = words_label("error", self)
        self.problem.setWordWrap(True)
        rows = QVBoxLayout(self)
        rows.addStretch(1)
        for part in (self.title, self.told, self.send, self.read, self.problem):
            rows.addWidget(part)
        rows.addStretch(2)

    def _button(self, text: str, role: str, act: object) -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("role", role)
        button.clicked.connect(lambda _: act())  # type: ignore[operator]  # a method
        return button

    @property
    def here(self) -> tuple[int, ...]:
        """The sides whose people are at this place."""
        begun = self._work.begun
        return sides_here(self._work.replay, len(begun.match.setting.captains) if begun else 0)

    def wait_for(self, side: int, *, is_sealed: bool) -> None:
        """Say that a side is to answer now, elsewhere."""
        self.title.setText(filled(self.tr("Side %1 is to answer, elsewhere."), LETTERS[side]))
        sealed_text = self.tr("Your orders are sealed: the file has a seal of them, not the orders.")
        self.told.setText(sealed_text if is_sealed else self.tr("Send the file by mail or chat; the answer comes as a file."))
        self.problem.setText("")

    def seal(self, side: int, places: list[int], texts: list[str]) -> bool:
        """Keep the answers of a side until the other one has answered, too; whether they are sealed.

        They go openly where the other side's are sealed already.
        """
        begun = self._work.begun
        if begun is None:
            return False
        choices = [begun.dialogue.written(place, text) for place, text in zip(places, texts, strict=True)]
        at, seal = begun.match.made, seal_in(self._work.replay)
        is_second = seal is not None and seal.at == at
        answers = Answers(at, side, tuple(places), tuple(choices)) if is_second else sealed(at, side, places, choices)
        self._work.keep_notes(**{REPLY if is_second else MINE: note(answers)})
        return not is_second

    def kept(self) -> Answers | None:
        """Return own answers to what is asked now that wait for the other side's."""
        begun = self._work.begun
        found = [noted(self._work.replay.options.get(key)) for key in (MINE, REPLY)]
        return next((each for each in found if each is not None and begun and each.at == begun.match.made), None)

    # Files

    def write(self, path: str) -> None:
        """Write the match as it goes to the other place. Why that cannot be is told."""
        begun = self._work.begun
        if begun is None:
            return
        try:
            save_document(path, replay_text(to_send(self._work.replay, begun.match.people), self._work.game.key))
        except FileProblem as problem:
            self.problem.setText(str(problem))
            return
        self._context.say(filled(self.tr("For the other side: %1"), Path(path).name))

    def take(self, path: str) -> None:
        """Go on with the match in a file that came back. Why that cannot be is told."""
        self.problem.setText("")
        try:
            came = replay_from(read_file(path), self._work.game.key, shown(path))
        except FileProblem as problem:
            self.problem.setText(str(problem))
            return
        own = self._work.replay
        wrong = fault(own, came)
        if wrong is None:
            wrong = None if self._goes_on(own, came) else message("play-sent-nothing")
        if wrong is not None:
            self.problem.setText(str(wrong))

    def _goes_on(self, own: Replay, came: Replay) -> bool:
        reply, mine = noted(came.options.get(REPLY)), self.kept()
        if reply is not None and mine is not None and reply.at == mine.at and mine.key:
            return self._join(mine, reply)
        if len(came.choices) <= len(own.choices):
            return False
        options = {key: value for key, value in came.options.items() if key not in (MINE, REPLY)}
        self._work.go_on_from(came.with_(options={**options, HERE: list(self.here)}))
        return True

    def _join(self, mine: Answers, reply: Answers) -> bool:
        """Give own sealed answers together with the open ones that came back."""
        begun = self._work.begun
        if begun is None:
            return False
        known = {**dict(zip(mine.places, mine.choices, strict=True)), **dict(zip(reply.places, reply.choices, strict=True))}
        if sorted(known) != list(range(len(begun.dialogue.decisions))):
            return False
        try:
            texts = [begun.dialogue.typed_choice(place, known[place]) for place in sorted(known)]
        except AnswerProblem:
            return False
        if any(begun.dialogue.refusals(place, text) for place, text in enumerate(texts)):
            return False
        self._work.keep_notes(**{MINE: None, KEY: mine.key})
        self.answered.emit(texts)
        return True

    def _ask_and_send(self) -> None:
        proposed = str(Path(self._context.settings.folder) / "match.json")
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Write the match"), proposed, self.tr("Matches (*.json)"))
        if path:
            self._context.settings.note_folder(path)
            self.write(path)

    def _ask_and_read(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Read the match"), self._context.settings.folder, self.tr("Matches (*.json)")
        )
        if path:
            self._context.settings.note_folder(path)
            self.take(path)
