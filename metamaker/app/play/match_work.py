"""Driver of a running match: plays it in the background and updates its document. It has no display.

Captains think in another process (`metamaker.game_api.ai_client`). Their answers are played here, in a thread, which is fast.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoCommand
from shiboken6 import isValid

from metamaker.app.background import Background, Job
from metamaker.app.document import Document
from metamaker.app.overrides import override
from metamaker.app.process_pool import WorkerPool
from metamaker.app.texts import tr
from metamaker.app.timers import rested
from metamaker.core.errors import FileProblem
from metamaker.game_api.ai_client import AiPool, Thinking
from metamaker.game_api.companion_games import MatchGame
from metamaker.game_api.game import Game
from metamaker.game_api.match_documents import REACHED, WON, orders_in, with_orders
from metamaker.game_api.matches import forces_in
from metamaker.game_api.variations import carried
from metamaker.play.dialogue import Dialogue, Draft, Question
from metamaker.play.documents import Replay
from metamaker.play.match import Match
from metamaker.play.recording import Film
from metamaker.play.sealed_orders import MINE, NOTES, REPLY
from metamaker.registry import GAMES

TOLD_AFTER_MS = 120
"""Delay after which new frames are reported together.

Quick captains make a hundred of them per second, and each report costs some milliseconds.
"""


class ThinkingRoom(WorkerPool):
    """Shared by all matches of a program. Captains are in `seats`."""

    def __init__(self, background: Background) -> None:
        super().__init__(background)
        self.seats = AiPool()

    @override
    def close(self, *, for_good: bool) -> None:
        self.seats.close(all_=for_good)


class Begun(NamedTuple):
    """A running match with its forces, captains, recording and dialogue."""

    forces: tuple[Any, ...]
    thinking: Thinking
    match: Match
    film: Film
    dialogue: Dialogue


class TakeBack(QUndoCommand):
    """The step that takes back the last answers. It cannot be redone."""

    def __init__(self, text: str, work: "MatchWork") -> None:
        super().__init__(text)
        self._work = work

    @override
    def redo(self) -> None:
        """Do nothing, because the answers were already given."""

    @override
    def undo(self) -> None:
        """Take the orders back in the background. Does nothing if another page has taken over the match."""
        self.setObsolete(True)
        if isValid(self._work):
            self._work.take_back()


class MatchWork(QObject):
    """Drives the match of a document. `frames_came` is emitted with new frames, `asked(questions)` when people must answer.

    `asked` has no questions if the match is over, or if no player answers any more. `failed(sentence)` is emitted if the
    document is not a playable match; `busy_changed` when captains start or stop thinking. While they think, only the frames of
    the recording may be read.
    """

    began = Signal()
    frames_came = Signal()
    asked = Signal(tuple)
    failed = Signal(str)
    busy_changed = Signal(bool)
    taken_back = Signal()

    def __init__(self, document: Document, background: Background, parent: QObject) -> None:
        super().__init__(parent)
        self.begun: Begun | None = None
        self.is_busy = False
        self._document = document
        self._background = background
        self._room = ThinkingRoom.beside(background)
        self._job: Job | None = None
        self._own: Replay | None = None
        self._thinking: list[Thinking] = []
        """Contains one item while there is a match."""
        self._soon = rested(self, TOLD_AFTER_MS, self.frames_came.emit)
        self.notes: dict[str, Any] = {}
        """Data of remote play in the document; see `metamaker.play.sealed_orders`."""
        document.changed.connect(self._changed)
        self.destroyed.connect(partial(_let_go, self._room, self._thinking))

    @property
    def game(self) -> Game:
        """The game of the match."""
        game = self._document.game
        return game.of if isinstance(game, MatchGame) else game

    @property
    def film(self) -> Film | None:
        """The frames so far."""
        return None if self.begun is None else self.begun.film

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.begun is not None and not self.is_busy and self.begun.match.result is not None

    def start(self) -> None:
        """Start or continue the match of the document."""
        replay: Replay = self._document.value
        self._own = replay
        self.notes = {key: replay.options[key] for key in replay.options if key in NOTES}
        # A finished match needs no captains, because it does not go on.
        captains = () if WON in replay.options else None
        game, name = self.game, self._document.game.documents.title(replay)
        load, seats, before = GAMES[game.key].load, self._room.seats, list(self._thinking)

        def begin(job: Job) -> Any:
            _leave(before)
            thinking = Thinking(load, replay, name, seats, captains)
            thinking.check = job.check
            self._thinking[:] = [thinking]
            match = thinking.match
            self.begun = Begun(forces_in(game, replay, name), thinking, match, Film(match), Dialogue(match, plain=True))
            job.report(0, 0)
            return self._roll(self.begun, job)

        self._run(begin)

    def answer(self, drafts: Sequence[Draft]) -> None:
        """Give legal answers to all open questions, in their order."""
        begun = self.begun
        if begun is None or self.is_busy:
            return

        def answer(job: Job) -> Any:
            begun.thinking.check = job.check
            begun.thinking.give([draft.choice for draft in drafts])
            begun.dialogue.answer(drafts)
            begun.film.take()
            return self._roll(begun, job)

        self._run(answer)

    def keep_notes(self, **notes: Any) -> None:
        """Save notes in the document along with the match. None removes a note."""
        self.notes = {key: value for key, value in {**self.notes, **notes}.items() if value is not None}
        replay: Replay = self._document.value
        rest = {key: value for key, value in replay.options.items() if key not in NOTES}
        self._own = replay.with_(options={**rest, **self.notes})
        self._document.go_on(self._own)

    @property
    def written(self) -> Mapping[int, str]:
        """Saved draft orders by the places of their questions."""
        return {} if self.begun is None else orders_in(self.replay, self.begun.match.made)

    def keep_written(self, texts: Mapping[int, str]) -> None:
        """Save draft orders in the document, except if another person could read them there."""
        begun = self.begun
        if begun is not None and not self.is_busy and len(begun.match.people) == 1:
            self._own = with_orders(self.replay, begun.match.made, texts)
            self._document.note(self._own)

    @property
    def replay(self) -> Replay:
        """The match in the document."""
        replay: Replay = self._document.value
        return replay

    def go_on_from(self, replay: Replay) -> None:
        """Continue a match from another place."""
        self._document.go_on(replay)

    def take_back(self) -> None:
        """Take back the last answers."""
        begun = self.begun
        if begun is None or self.is_busy:
            return

        # Sealed orders depend on the earlier answers, and those are taken back now.
        self.notes = {key: value for key, value in self.notes.items() if key not in {MINE, REPLY}}

        def take_back(job: Job) -> Any:
            begun.thinking.check = job.check
            begun.thinking.leave()
            begun.match.undo()
            begun.film.go_back()
            return self._roll(begun, job)

        self._run(take_back)
        self.taken_back.emit()

    def advise(self, places: Sequence[int], told: Callable[[dict[int, Draft]], None]) -> Job | None:
        """Ask a captain for orders; `told` receives them by place. Return None while captains think."""
        begun = self.begun
        if begun is None or self.is_busy:
            return None
        self._room.busy()

        def think(job: Job) -> dict[int, Draft]:
            choices = begun.thinking.advise(places, job.check)
            return {place: begun.dialogue.recorded(place, choice) for place, choice in zip(places, choices, strict=True)}

        return self._room.work.run(think, told, self._broke, owner=self)

    def explain(self, draft: Draft, told: Callable[[tuple[str, ...]], None]) -> None:
        """Calculate the reasons for legal orders in a thread; `told` receives them."""
        if self.begun is not None and not self.is_busy:
            self._room.work.run(lambda _job: draft.reasons, told, self._broke, owner=self)

    def stop(self) -> None:
        """Stop the captains from thinking."""
        if self._job is not None:
            self._job.cancel()

    def forget_steps(self) -> None:
        """Clear the undo steps, because another player looks at the window now."""
        self._document.steps.clear()

    def _roll(self, begun: Begun, job: Job) -> tuple[tuple[Question, ...], Replay, int]:
        begun.film.roll(lambda: job.report(len(begun.film.frames), 0))
        questions = begun.dialogue.ask()
        if begun.match.result is not None:
            begun.thinking.leave()
        return questions, _noted(begun.match, self.notes), begun.match.undoable

    def _run(self, work: Callable[[Job], Any]) -> None:
        self.stop()
        self._show_busy(True)
        self._room.busy()
        self._job = self._room.work.run(work, self._done, self._broke, self._progressed, owner=self)

    def _progressed(self, frames: int, _of: int) -> None:
        if frames == 0:
            self.began.emit()
        elif not self._soon.isActive():
            self._soon.start()

    def _done(self, found: tuple[tuple[Question, ...], Replay, int]) -> None:
        """Report new frames, and ask people a moment later. Both at the same time would block the UI."""
        questions, replay, undoable = found
        replay = replay.with_(variations=carried(self.replay, replay.choices))
        replay = with_orders(replay, len(replay.choices), orders_in(self.replay, len(replay.choices)))
        self._own = replay
        if self.begun is not None and len(self.begun.match.setting.captains):
            is_watched = replay.choices == self.replay.choices  # then only its progress is new, which is not worth saving
            (self._document.put if is_watched else self._document.go_on)(replay)
        self._soon.stop()
        self.frames_came.emit()
        QTimer.singleShot(0, self, partial(self._ask, self._job, questions, undoable))

    def _ask(self, job: Job | None, questions: tuple[Question, ...], undoable: int) -> None:
        if job is not self._job:  # another job has started meanwhile
            return
        self._show_busy(False)
        for _ in range(undoable):
            text = tr("window-common-orders")
            self._document.steps.push(TakeBack(text, self))
        self.asked.emit(questions)

    def _broke(self, problem: Exception) -> None:
        """Show why a match cannot go on. Any other exception is an internal error."""
        self._show_busy(False)
        if isinstance(problem, FileProblem):
            self._soon.stop()
            self.frames_came.emit()
            self.failed.emit(str(problem))
        else:
            self._background.broke.emit(problem)

    def _changed(self, _old: Replay, new: Replay) -> None:
        """Start again if another match was put in the document, such as the version of the file."""
        if self._own is not None and new.with_(variations=()) == self._own.with_(variations=()):
            self._own = new  # variations are other courses of the match
        elif new is not self._own:
            self.start()

    def _show_busy(self, busy: bool) -> None:
        if busy != self.is_busy:
            self.is_busy = busy
            self.busy_changed.emit(busy)


def _leave(thinking: Sequence[Thinking]) -> None:
    """Stop captains that are not needed any more."""
    for each in thinking:
        each.leave()


def _let_go(room: ThinkingRoom, thinking: Sequence[Thinking]) -> None:
    """Stop captains in a thread, because a job that waits for them has to end first."""
    with suppress(RuntimeError):  # the program ends, with its processes
        room.work.run(lambda _job: _leave(thinking), lambda _: None)


def _noted(match: Match, notes: Mapping[str, Any]) -> Replay:
    """Return the match for its document, with its progress."""
    replay = match.replay()
    noted: dict[str, Any] = {**replay.options, **notes, REACHED: match.turn}
    if match.result is not None:
        noted[WON] = match.result
    return replay.with_(options=noted)
