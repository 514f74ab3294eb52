"""Client of the process of computer captains: matches and their processes; see `metamaker.game_api.ai_process`."""

import threading
from collections.abc import Callable, Sequence
from multiprocessing import get_context

from typing_extensions import override

from metamaker.core.errors import FileProblem
from metamaker.core.messages import message
from metamaker.game_api.ai_process import Advice, Advise, Answers, Begin, Fault, Load, Post, Rest, Told, serve
from metamaker.game_api.matches import resumed
from metamaker.play.decision import Answer, Decision
from metamaker.play.documents import Choice, Replay
from metamaker.play.match import Absent, Match
from metamaker.play.serialization import read_answer

POLL_SECONDS = 0.02
"""Seconds between checks whether an answer is still wanted, so that closing a match waits no longer than for a picture."""

REST_SECONDS = 0.3
"""Seconds for a process to drop its last match before it serves the next; a busy one is ended instead.

Starting another takes about a second.
"""

MOST_LOST = 2
"""Attempts with new processes. A process that ends so often at the same decision would do so for ever."""


class CaptainFault(RuntimeError):
    """An internal error of a captain; the text comes from the other process."""


class Seat:
    """A process for captains, and the connection to it."""

    def __init__(self) -> None:
        context = get_context("spawn")  # a forked process with threads may hang for ever
        self.post: Post
        self.post, other = context.Pipe()
        self._process = context.Process(target=serve, args=(other,), daemon=True)
        self._process.start()
        other.close()

    def receive(self, check: Callable[[], object]) -> object:
        """Return the next message, calling `check` while waiting.

        Raises CaptainFault; EOFError or OSError if the process ended.
        """
        while not self.post.poll(POLL_SECONDS):
            check()
        came = self.post.recv()
        if isinstance(came, Fault):
            raise CaptainFault(came.text)
        return came

    def rests(self) -> bool:
        """Return whether the process has confirmed that it dropped its match; its earlier messages are ignored."""
        try:
            while self.post.poll(REST_SECONDS):
                if isinstance(self.post.recv(), Rest):
                    return True
        except (EOFError, OSError):
            return False
        return False

    def end(self) -> None:
        """End the process."""
        self.post.close()
        self._process.kill()
        self._process.join()
        self._process.close()


class AiPool:
    """A pool of processes for matches. A returned process serves the next match. Safe to call from any thread."""

    def __init__(self) -> None:
        self._free: list[Seat] = []
        self._taken: list[Seat] = []
        self._lock = threading.Lock()

    def take(self) -> Seat:
        """Return a process for one match."""
        with self._lock:
            seat = self._rested() or Seat()
            self._taken.append(seat)
        return seat

    def _rested(self) -> Seat | None:
        while self._free:
            seat = self._free.pop()
            if seat.rests():
                return seat
            seat.end()
        return None

    def give(self, seat: Seat) -> None:
        """Take a process back: its match is dropped."""
        with self._lock:
            if seat not in self._taken:
                return
            self._taken.remove(seat)
            try:
                seat.post.send(Rest())
                self._free.append(seat)
            except OSError:
                seat.end()

    def lose(self, seat: Seat) -> None:
        """End a process that no longer answers."""
        with self._lock:
            if seat in self._taken:
                self._taken.remove(seat)
                seat.end()

    def close(self, *, all_: bool = False) -> None:
        """End the processes that serve no match, or all of them."""
        with self._lock:
            ending, self._free = self._free, []
            if all_:
                ending, self._taken = [*ending, *self._taken], []
        for seat in ending:
            seat.end()


class _Correspondent(Absent):
    """A captain with answers that arrive as messages."""

    def __init__(self, told: Callable[[], Choice]) -> None:
        self._told = told

    @override
    def answer(self, decision: Decision) -> Answer:
        return read_answer(decision, self._told())


class Thinking:
    """A match with captains in another process; drive `match` in a thread that may wait for them.

    `check` is called while it waits, and may raise an exception to stop that. The process is started on first use.
    """

    def __init__(self, load: Load, replay: Replay, file: str, seats: AiPool, captains: Sequence[str] | None = None) -> None:
        self._load, self._file, self._seats = load, file, seats
        self.check: Callable[[], object] = lambda: None
        self._seat: Seat | None = None
        self._lock = threading.RLock()
        self._given: tuple[int, tuple[Choice, ...]] = (-1, ())
        """The number of choices before the last answers of people, and these answers."""
        self._heard: tuple[int, int] = (-1, 0)
        """The number of choices before the last answer of a captain, and the number of its answers since."""
        self.match: Match = resumed(load(), replay, file, captains, lambda *_: _Correspondent(self._next))

    def give(self, choices: Sequence[Choice]) -> None:
        """Send the captains the coming answers of people to the open questions: some captains answer at the same time."""
        with self._lock:
            self._given = self.match.made, tuple(choices)
            if self._seat is not None:
                self._send(Answers(tuple(choices)))

    def advise(self, places: Sequence[int], check: Callable[[], object]) -> tuple[Choice, ...]:
        """Wait for the adviser's answers to the questions at `places`, and return them.

        The adviser has a process of its own, so that it never delays the captains of the match. An exception from `check` ends
        that process.
        """
        with self._lock:
            wish = Advise(self._load, self.match.replay(), self._file, tuple(places))
        for _ in range(MOST_LOST):
            seat, advice = self._seats.take(), None
            try:
                seat.post.send(wish)
                advice = seat.receive(check)
            except (EOFError, OSError):
                continue
            finally:
                (self._seats.lose if advice is None else self._seats.give)(seat)
            if isinstance(advice, Advice):
                return advice.choices
        raise self._lost()

    def leave(self) -> None:
        """Stop the captains, for example when answers are taken back; they start again when needed."""
        with self._lock:
            self._given, self._heard = (-1, ()), (-1, 0)
            seat, self._seat = self._seat, None
            if seat is not None:
                self._seats.give(seat)

    def _next(self) -> Choice:
        """Return the next answer of a captain."""
        with self._lock:
            made = self.match.made
            heard = self._heard[1] if self._heard[0] == made else 0
            for _ in range(MOST_LOST):
                again = heard if self._seat is None else 0  # answers that a new process repeats
                self._begin()
                while (came := self._receive(self.check)) is not None:
                    if isinstance(came, Told) and again == 0:
                        self._heard = made, heard + 1
                        return came.choice
                    again -= isinstance(came, Told)
            raise self._lost()

    def _begin(self) -> None:
        """Take a process, and bring it to the current point of the match."""
        if self._seat is not None:
            return
        self._seat = self._seats.take()
        self._send(Begin(self._load, self.match.replay(), self._file))
        at, choices = self._given
        if at == self.match.made:
            self._send(Answers(choices))

    def _send(self, wish: object) -> None:
        if self._seat is not None:
            try:
                self._seat.post.send(wish)
            except OSError:  # noticed on the next read
                return

    def _receive(self, check: Callable[[], object]) -> object:
        """Return the next message; None if the process has ended."""
        seat = self._seat
        if seat is None:
            return None
        try:
            return seat.receive(check)
        except (EOFError, OSError):
            self._seat = None
            self._seats.lose(seat)
            return None

    def _lost(self) -> FileProblem:
        return FileProblem(self._file, "", message("play-captains_lost"))
