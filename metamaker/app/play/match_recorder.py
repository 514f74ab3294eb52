"""Adds the finished matches of people to their record of matches, if they keep one."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from metamaker.app.background import Job
from metamaker.app.balance.simulation_runner import RoomRunner
from metamaker.app.context import Context
from metamaker.app.overrides import override
from metamaker.app.play.match_work import MatchWork
from metamaker.app.play.review.review_runner import elsewhere
from metamaker.app.texts import tr
from metamaker.core.errors import FileProblem
from metamaker.core.storage import make_folder
from metamaker.game_api.game import Game, required
from metamaker.game_api.match_documents import WON
from metamaker.play.simulation.runner import BattleProblem
from metamaker.registry import GAMES
from metamaker.review.counting import counted
from metamaker.review.record import add_to_record, recorded
from metamaker.review.source import Source

OTHER_DICE = "dice"
"""The option of variations: their rest has dice of its own."""


class _Wanted(NamedTuple):
    """A finished match, and the file of the record."""

    game: Game
    source: Source
    file: str


class MatchRecorder(RoomRunner[_Wanted]):
    """Follows a match, and adds it when it ends. Variations, and matches without people, are not added."""

    problems = (BattleProblem, FileProblem)

    def __init__(self, work: MatchWork, context: Context, page: QWidget) -> None:
        super().__init__(context.background, page)
        self._match, self._context = work, context
        self._is_over = WON in context.document.value.options
        work.busy_changed.connect(lambda _: self._look())
        self.found.connect(context.say)
        self.failed.connect(context.say)

    def _look(self) -> None:
        begun = self._match.begun
        if self._match.is_busy or begun is None:
            return
        ended, self._is_over = self._match.is_over and not self._is_over, self._match.is_over
        if ended and begun.match.people:
            self._add(self._context.settings.values.record)

    def _add(self, file: str) -> None:
        """Add the match to a record, if there is one."""
        game, replay = self._match.game, self._match.replay
        if file and OTHER_DICE not in replay.options and required(game.play).review is not None:
            self.begin(_Wanted(game, Source(GAMES[game.key].load, replay, tr("window-record-match")), file))

    @override
    def size(self, order: _Wanted) -> int:
        return 1

    @override
    def work(self, order: _Wanted, job: Job) -> str:
        """Count the match in another process and add it. Raises Cancelled, BattleProblem, FileProblem."""
        with self.room.crew.study() as crew:
            report = elsewhere(job, crew, counted, order.source)
        make_folder(str(Path(order.file).parent))
        record = add_to_record(order.file, recorded(report._replace(game=order.game), order.source.replay))
        return tr("window-record-added", count=len(record.matches))

    @override
    def finished(self, order: _Wanted, result: str) -> str:
        return result
