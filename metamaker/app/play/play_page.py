"""Page that starts the match of a board: players and dice. The match becomes a separate document."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from metamaker.app.background import Job
from metamaker.app.context import Context
from metamaker.app.play.setting_up.terms import Terms
from metamaker.app.texts import tr
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import nested
from metamaker.core.errors import FileProblem
from metamaker.game_api.game import required
from metamaker.game_api.matches import begun
from metamaker.play.documents import Replay
from metamaker.play.sealed_orders import at_two_places
from metamaker.play.table import Setting


class PlayPage(QWidget):
    """Page for games where a single document is the whole match."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("play-page")
        self.setProperty("role", "ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        play = required(context.game.play)
        self.terms = Terms(self)
        self.terms.show_game(play, context.words)
        self._show_seats()
        context.document.changed.connect(self._show_seats)
        self.begin = QPushButton(tr("window-common-begin"), self)
        self.begin.setProperty("role", "primary")
        self.begin.clicked.connect(lambda _: self.begin_match(Setting(self.terms.seed.value(), self.terms.captains)))
        self.problem = words_label("error", self)
        rows = QVBoxLayout(self)
        rows.addStretch(1)
        for part in (self.terms, self.problem, self.begin):
            row = nested(rows, QHBoxLayout())
            row.addStretch(1)
            row.addWidget(part)
            row.addStretch(1)
        rows.addStretch(2)

    def _show_seats(self) -> None:
        """Offer a choice of player for each side of the document."""
        number = required(self._context.game.play).seats((self._context.document.value,), False)
        self.terms.show_seats(number, (), self._context.words)

    def begin_match(self, setting: Setting) -> None:
        """Begin a match with the present document."""
        game, document, here = self._context.game, self._context.document.value, self.terms.here

        def made(_job: Job) -> Replay:
            return at_two_places(begun(game, (document,), setting).replay(), here, len(setting.captains))

        self._context.background.run(made, self._begun, self._failed, owner=self)

    def _begun(self, replay: Replay) -> None:
        """Show the match, and propose other dice for the next one."""
        self.terms.other_dice()
        self._context.show_match(replay)

    def _failed(self, problem: Exception) -> None:
        """Show why the match cannot begin. Any other exception is an internal error."""
        if isinstance(problem, FileProblem):
            self.problem.setText(str(problem))
        else:
            self._context.background.broke.emit(problem)
