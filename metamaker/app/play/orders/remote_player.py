"""Play with a remote player: the match is sent as a file, and the reply is read from a file. There is no server."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QPushButton, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.play.match_work import MatchWork
from metamaker.app.texts import tr
from metamaker.app.widgets.labels import words_label
from metamaker.core.errors import FileProblem
from metamaker.core.messages import message
from metamaker.core.storage import read_file, save_document, shown
from metamaker.game_api.two_places import NotNext, answered, taken
from metamaker.play.dialogue import Draft
from metamaker.play.documents import replay_from, replay_text
from metamaker.play.sealed_orders import MINE, REPLY, Answers, note, noted, seal_in, sides_here, to_send
from metamaker.play.story import LETTERS


class Elsewhere(QWidget):
    """The panel shown while the other side has to answer."""

    def __init__(self, work: MatchWork, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self._work = work
        self._context = context
        self.title = words_label("title", self)
        self.title.setWordWrap(True)
        self.told = words_label("caption", self)
        self.told.setWordWrap(True)
        self.send = self._button(tr("window-order-save-for-other"), "primary", self._ask_and_send)
        self.read = self._button(tr("window-order-open-reply"), "secondary", self._ask_and_read)
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
        """The local sides."""
        begun = self._work.begun
        return sides_here(self._work.replay, len(begun.match.setting.captains) if begun else 0)

    def wait_for(self, side: int) -> None:
        """Show that a remote side has to answer now."""
        self.title.setText(tr("window-order-side-answer-elsewhere", side=LETTERS[side]))
        is_sealed = self._kept(MINE) is not None
        sealed_text = tr("window-order-your-orders-sealed")
        self.told.setText(sealed_text if is_sealed else tr("window-order-send-file-mail"))
        seal = seal_in(self._work.replay)
        is_false = is_sealed and seal is not None and seal.at == self._made
        self.problem.setText(self._context.words.say(message("play-sent-seal")) if is_false else "")

    def seal(self, places: Sequence[int], drafts: Sequence[Draft]) -> None:
        """Keep the local answers until the other side has also answered."""
        begun = self._work.begun
        if begun is None:
            return
        choices = [draft.choice for draft in drafts]
        kept_as, answers = answered(self._work.replay, begun.match.made, begun.dialogue.decisions, places, choices)
        self._work.keep_notes(**{kept_as: note(answers)})

    def kept(self) -> Answers | None:
        """Return the local answers to the present questions that wait for the remote side's answers."""
        return self._kept(MINE) or self._kept(REPLY)

    def _kept(self, name: str) -> Answers | None:
        found = noted(self._work.replay.options.get(name))
        return found if found is not None and found.at == self._made else None

    @property
    def _made(self) -> int:
        return -1 if self._work.begun is None else self._work.begun.match.made

    # Files

    def write(self, path: str) -> None:
        """Write the match for the remote player. Shows why if that is impossible."""
        begun = self._work.begun
        if begun is None:
            return
        try:
            save_document(path, replay_text(to_send(self._work.replay, begun.match.people), self._work.game.key))
        except FileProblem as problem:
            self.problem.setText(str(problem))
            return
        self._context.say(tr("window-order-other-side", file=Path(path).name))

    def take(self, path: str) -> None:
        """Continue the match from a returned file, or show why that is impossible."""
        self.problem.setText("")
        try:
            came = replay_from(read_file(path), self._work.game.key, shown(path))
            self._work.go_on_from(taken(self._work.game, self._work.replay, came, shown(path)))
        except (FileProblem, NotNext) as problem:
            self.problem.setText(str(problem))

    def _ask_and_send(self) -> None:
        proposed = str(Path(self._context.settings.folder) / "match.json")
        path, _ = QFileDialog.getSaveFileName(self, tr("window-order-save-match"), proposed, tr("window-order-matches-json"))
        if path:
            self._context.settings.note_folder(path)
            self.write(path)

    def _ask_and_read(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, tr("window-order-open-match"), self._context.settings.folder, tr("window-order-matches-json")
        )
        if path:
            self._context.settings.note_folder(path)
            self.take(path)
