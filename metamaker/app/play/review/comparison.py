"""The course of a variation, made in another process, for comparison with that of its match."""

from PySide6.QtCore import QObject, Signal

from metamaker.app.background import Job
from metamaker.app.balance.balance_runner import BattleRoom
from metamaker.app.context import Context
from metamaker.app.play.review.chance_graph import Other
from metamaker.app.play.review.review_runner import elsewhere
from metamaker.app.texts import tr
from metamaker.core.errors import FileProblem
from metamaker.game_api.game import Game
from metamaker.game_api.matches import variation_in
from metamaker.play.documents import Replay
from metamaker.play.simulation.runner import BattleProblem
from metamaker.registry import GAMES
from metamaker.review.counting import Branch, branch
from metamaker.review.source import Source


class Comparison(QObject):
    """`found(Other)` for the last requested variation, `found(None)` once the match has lost it, or `failed(sentence)`."""

    found = Signal(object)
    failed = Signal(str)

    def __init__(self, context: Context, game: Game, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._game = context, game
        self._room = BattleRoom.beside(context.background)
        self._job: Job | None = None
        self._name = ""
        context.document.changed.connect(self._follow)

    def _follow(self, _old: Replay, new: Replay) -> None:
        """Forget a variation that was removed or renamed."""
        if self._name and self._name not in [each.name for each in new.variations]:
            self._name = ""
            if self._job is not None:
                self._job.cancel()
            self.found.emit(None)

    def begin(self, name: str) -> None:
        """Make the course of a variation."""
        if self._job is not None:
            self._job.cancel()
        try:
            replay = variation_in(self._context.document.value, name, name)
        except FileProblem as problem:
            self.failed.emit(str(problem))
            return
        self._name = name
        source = Source(GAMES[self._game.key].load, replay, name)
        self._room.busy()

        def work(job: Job) -> Branch:
            with self._room.crew.study() as crew:
                return elsewhere(job, crew, branch, source)

        self._job = self._room.work.run(work, lambda made: self._end(name, made), self._fail, owner=self)

    def _end(self, name: str, made: Branch) -> None:
        self._job = None
        if made.chances:
            self.found.emit(Other(name, tuple(zip(made.turns, made.chances, strict=True))))
        else:
            self.failed.emit(tr("window-review-no-chances", survival=False))

    def _fail(self, problem: Exception) -> None:
        self._job = None
        if not isinstance(problem, FileProblem | BattleProblem):
            raise problem
        self.failed.emit(str(problem))
