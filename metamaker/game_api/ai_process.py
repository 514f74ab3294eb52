"""A process for computer captains: it plays the match of the app, and sends their answers.

Both sides apply the same answers in the same order, so they are always in step, and only answers are exchanged.
"""

import traceback
from collections import deque
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from typing_extensions import override

from metamaker.game_api.game import Game, required
from metamaker.game_api.matches import resumed
from metamaker.play.decision import Answer, Decision, Player
from metamaker.play.documents import Choice, Replay
from metamaker.play.match import Absent, Match
from metamaker.play.serialization import read_answer, written_answer
from metamaker.play.simulation.executors import obey_parent

Load = Callable[[], Game]
"""A function at the top of a module that returns a game."""

Post = Connection
"""The connection for messages, which are values of this program."""


class Begin(NamedTuple):
    """To the process: continue from a replay, called `file` in messages."""

    load: Load
    replay: Replay
    file: str


class Rest(NamedTuple):
    """To the process: drop the match. The process returns it after its last message about the match."""


class Answers(NamedTuple):
    """To the process: the answers of people to the open questions."""

    choices: tuple[Choice, ...]


class Advise(NamedTuple):
    """To the process, outside of a match: send the adviser's answers to the questions at `places` after a replay."""

    load: Load
    replay: Replay
    file: str
    places: tuple[int, ...]


class Told(NamedTuple):
    """From the process: a captain's next answer."""

    choice: Choice


class Advice(NamedTuple):
    """From the process: the adviser's answer to each question."""

    choices: tuple[Choice, ...]


class Fault(NamedTuple):
    """From the process: an internal error, with the traceback."""

    text: str


class _Dropped(Exception):
    """Raised to stop a captain whose match was dropped."""


class _Voice(Player):
    """A captain that sends its answers to the other process."""

    def __init__(self, captain: Player, desk: "Desk") -> None:
        self._captain = captain
        self._desk = desk

    @override
    def answer(self, decision: Decision) -> Answer:
        self._desk.look()
        answer = self._captain.answer(decision)
        if self._desk.is_aloud:
            self._desk.post.send(Told(written_answer(decision, answer)))
        return answer


class Desk:
    """The message loop of the process. During a replay captains only follow recorded answers, so nothing is sent."""

    def __init__(self, post: "Post") -> None:
        self.post = post
        self.is_aloud = False
        self._come: deque[Any] = deque()

    def next(self) -> Any:
        """Return the next message, after waiting for it; None to end."""
        return self._come.popleft() if self._come else self.post.recv()

    def look(self) -> None:
        """Raise _Dropped if the match is no longer wanted."""
        while self.post.poll():
            self._come.append(self.post.recv())
        if any(each is None or isinstance(each, Rest) for each in self._come):
            raise _Dropped

    def play(self, begin: Begin) -> None:
        """Play a match until it is dropped, by _Dropped."""
        game = begin.load()
        hire = required(game.play).hire
        self.is_aloud = False
        match = resumed(game, begin.replay, begin.file, hire=lambda *of: _Voice(hire(*of), self))
        while True:
            self._roll(match)
            decisions, wish = match.ask(), self.next()
            if isinstance(wish, Answers):
                match.apply([read_answer(each, choice) for each, choice in zip(decisions, wish.choices, strict=True)])
            else:
                self._come.appendleft(wish)
                raise _Dropped

    def _roll(self, match: Match) -> None:
        """Let captains answer until people are asked; the client already knows the answers of the replay."""
        while match.is_scripted and match.step():
            pass
        self.is_aloud = True
        while match.step():
            pass

    def advise(self, wish: Advise) -> None:
        """Send advice. This process has no other task, so the caller can end it at any time."""
        match = resumed(wish.load(), wish.replay, wish.file, hire=partial(_hired, wish.load()))
        decisions = match.ask()
        asked = [decisions[place] for place in wish.places]
        self.post.send(Advice(tuple(written_answer(each, match.advice(each)) for each in asked)))


def _hired(game: Game, name: str, seed: int, side: int) -> Player:
    return _Adviser(lambda: required(game.play).hire(name, seed, side))


class _Adviser(Absent):
    """A captain created for its first answer: earlier answers are in the replay."""

    def __init__(self, hire: Callable[[], Player]) -> None:
        self._hire = hire
        self._captain: Player | None = None

    @override
    def answer(self, decision: Decision) -> Answer:
        self._captain = self._captain or self._hire()
        return self._captain.answer(decision)


def serve(post: "Post") -> None:
    """Run the process: play one match after the other until None arrives or the client is gone."""
    obey_parent()
    desk = Desk(post)
    try:
        while (wish := desk.next()) is not None:
            _do(desk, wish)
    except (EOFError, OSError):
        return


def _do(desk: Desk, wish: object) -> None:
    try:
        if isinstance(wish, Begin):
            desk.play(wish)
        elif isinstance(wish, Advise):
            desk.advise(wish)
        elif isinstance(wish, Rest):
            desk.post.send(wish)
    except _Dropped:
        return
    except OSError:
        raise
    except Exception:  # noqa: BLE001 - it is told where somebody can read it
        desk.post.send(Fault(traceback.format_exc()))
