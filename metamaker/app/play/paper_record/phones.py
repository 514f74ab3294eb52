"""Phones at the table: they tick the sheets of an open record, and the record follows them, and they the record."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from metamaker.app.background import Job
from metamaker.app.context import Context
from metamaker.app.play.paper_record.paper_box import TypedDice
from metamaker.app.texts import tr
from metamaker.core.errors import FileProblem
from metamaker.core.storage import reason
from metamaker.game_api.game import Game, required
from metamaker.game_api.paper_games import Outcome
from metamaker.game_api.record_documents import state_of, turn_so_far, with_notes
from metamaker.play.documents import TableRecord
from metamaker.printing.live.page import Served, live_page
from metamaker.printing.live.rows import LiveSheet
from metamaker.printing.live.server import LiveServer, addresses
from metamaker.printing.live.shared_record import SharedRecord
from metamaker.printing.live.table import Change, LiveTable

LOOK_MS = 100
"""Time between looks for news from phones: a tick must arrive within a second."""

ANSWER_SECONDS = 8.0
"""The longest time that a phone waits for a critical or a repair."""


class Phones(QObject):
    """Serves the sheets of a record on request. `changed` is sent when the serving begins, ends or fails (`problem`).

    Threads of the server only put values into a queue, and the timer takes them out: no thread touches an object of Qt.
    """

    changed = Signal()

    def __init__(self, context: Context, game: Game, fleet: Any, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._game, self._fleet = context, game, fleet
        self._paper = None if game.play is None else game.play.paper
        self._inbox: SimpleQueue[Any] = SimpleQueue()
        self._shared: SharedRecord | None = None
        self._table: LiveTable | None = None
        self._hold = _Hold()
        self._making: Job | None = None
        self.problem = ""
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)
        context.document.changed.connect(self._record_changed)
        self.destroyed.connect(partial(_closed, self._hold))

    @property
    def url(self) -> str:
        """The secret address of the page, empty while nothing is served."""
        return "" if self._hold.server is None else self._hold.server.url

    @property
    def is_making(self) -> bool:
        """Whether the page is being made, before the serving begins."""
        return self._making is not None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return () if self._table is None else self._table.names

    def find_addresses(self, owner: QObject, found: Callable[[Sequence[str]], None]) -> None:
        """Call `found` with the addresses of this computer while `owner` exists; looking up its name can take seconds."""
        self._context.background.run(lambda _job: addresses(), found, owner=owner)

    def start(self, address: str) -> None:
        """Make the page in the background, and serve it on an address of this computer."""
        self.stop()
        game, fleet, record, language = self._game, self._fleet, self._record, self._context.language
        host = Served(asks=self._paper is not None)

        def made(_job: Job) -> tuple[SharedRecord, bytes]:
            shared = SharedRecord(game, fleet, record, language)
            return shared, live_page([shared.force(record)], language, host=host)

        begin = partial(self._begin, address, record)
        self._making = self._context.background.run(made, begin, self._failed, text=tr("window-phones-making"), owner=self)
        self.changed.emit()

    def stop(self) -> None:
        """End the serving, or the making of its page.

        The record gets everything that has arrived, and phones keep their marks.
        """
        if self._making is not None:
            self._making.cancel()
            self._making = None
        self._hold.close()
        self._timer.stop()
        self._take()
        self._shared = self._table = None
        self.changed.emit()

    @property
    def _record(self) -> TableRecord:
        record: TableRecord = self._context.document.value
        return record

    def _begin(self, address: str, record: TableRecord, made: tuple[SharedRecord, bytes]) -> None:
        self._making = None
        shared, page = made
        self._inbox = SimpleQueue()  # a thread of an earlier server can still put something into its own one
        table = LiveTable(shared.ships, self._inbox.put)
        table.put(shared.values.items())
        try:
            self._hold.server = LiveServer(address, page, table, partial(_asked, self._inbox))
        except OSError as problem:
            self._failed(problem)
            return
        self.problem = ""
        self._shared, self._table = shared, table
        self._timer.start()
        self.changed.emit()
        if record is not self._record:  # a tick was made meanwhile
            self._record_changed(record, self._record)

    def _failed(self, problem: Exception) -> None:
        self._making = None
        why = reason(problem) if isinstance(problem, OSError) else str(problem)
        self.problem = tr("window-phones-problem", reason=why)
        self.changed.emit()

    # From the phones

    def _look(self) -> None:
        """Apply everything sent by phones since the last look, but not before they see the changes of the record."""
        if self._shared is not None and not self._shared.is_behind:
            self._take()

    def _take(self) -> None:
        """Apply everything sent by phones: all ticks as one step."""
        changes: list[Change] = []
        while True:
            try:
                sent = self._inbox.get_nowait()
            except Empty:
                break
            if isinstance(sent, _Question):
                self._apply(changes)
                changes = []
                self._answer(sent)
            else:
                changes += sent
        self._apply(changes)

    def _apply(self, changes: Sequence[Change]) -> None:
        if not changes or self._shared is None:
            return
        record = self._shared.with_changes(self._record, changes)
        if record != self._record:
            self._context.document.apply(tr("window-phones-tick"), record)

    def _answer(self, asked: "_Question") -> None:
        if not asked.answer.set_running_or_notify_cancel():
            return
        try:
            asked.answer.set_result(self._resolved(asked.value))
        except (ArithmeticError, LookupError, TypeError, ValueError, FileProblem) as problem:
            asked.answer.set_exception(ValueError(str(problem)))

    def _resolved(self, asked: Mapping[str, Any]) -> Any:
        """Return the choices for a critical or a repair, or the report of one.

        Raises ArithmeticError, LookupError, TypeError, ValueError, FileProblem.
        """
        paper, shared, table = self._paper, self._shared, self._table
        if paper is None or shared is None or table is None:
            raise LookupError
        ship, what = int(asked["ship"]), asked["what"]
        if ship < 0:
            raise LookupError
        ref, record, language = shared.ref(ship), self._record, self._context.language
        state = required(self._game.sheets).play_state(self._fleet, state_of(self._game, self._fleet, record), "")
        turn = turn_so_far(self._game, self._fleet, record)
        repairs = paper.repairs(self._fleet, state, turn, ref, language)
        parts = paper.parts(self._fleet, ref, language)
        if what == "choices":
            return list(parts.items()) if asked["of"] == "critical" else [(key, name) for key, (name, _) in repairs.items()]
        key = asked["key"]
        if not table.may_change(asked["client"], ship) or key not in (parts if what == "critical" else repairs):
            raise ValueError
        if what == "critical":
            found = paper.critical(self._fleet, state, turn, ref, key, TypedDice(()))
        else:
            crew = min(max(1, int(asked["crew"])), repairs[key][1])
            found = paper.repair(self._fleet, state, turn, ref, key, crew, TypedDice(()))
        return self._written(record, found)

    def _written(self, record: TableRecord, found: Outcome) -> list[str]:
        lines = [line.text for line in found.lines]
        after: Any = record.with_(state=found.state)
        self._context.document.apply(
            lines[0] if lines else tr("window-phones-tick"), with_notes(after, found.noted, found.worked)
        )
        return lines

    # To the phones

    def _record_changed(self, _old: TableRecord, new: TableRecord) -> None:
        """Draw the ships that differ on phones, and send the differences."""
        shared = self._shared
        if shared is None:
            return
        ships = shared.stale(new)
        if ships:
            self._context.background.run(
                lambda _job: shared.drawn(new, ships), partial(self._send, shared, new), self._failed, owner=self
            )
        else:
            self._send(shared, new, {})

    def _send(self, shared: SharedRecord, record: TableRecord, drawn: Mapping[int, LiveSheet]) -> None:
        if self._table is not None and shared is self._shared and record is self._record:
            self._table.put(shared.changes_of(record, drawn))


class _Hold:
    """Holds the server, so that it ends with its owner; no object of Qt."""

    def __init__(self) -> None:
        self.server: LiveServer | None = None

    def close(self) -> None:
        """End the server if there is one."""
        if self.server is not None:
            self.server.close()
            self.server = None


def _closed(hold: _Hold) -> None:
    """End the server of a closed record."""
    hold.close()


class _Question:
    """A question of a phone; a thread waits for its answer."""

    def __init__(self, value: Any) -> None:
        self.value = value
        self.answer: Future[Any] = Future()


def _asked(inbox: "SimpleQueue[Any]", value: Any) -> Any:
    """Ask the main thread, by a thread of the server. Raises ValueError, also if there is no answer in time."""
    question = _Question(value)
    inbox.put(question)
    try:
        return question.answer.result(ANSWER_SECONDS)
    except TimeoutError:
        if question.answer.cancel():
            raise ValueError from None
        return question.answer.result()  # it is being answered
