"""A match to review in any process: its game, its replay, and its table after any number of choices."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from typing_extensions import override

from metamaker.game_api.game import Game, required
from metamaker.game_api.matches import beginning, dice_in
from metamaker.game_api.play import Play, adviser
from metamaker.play.decision import Answer, Decision, Player
from metamaker.play.documents import Replay
from metamaker.play.match import Match
from metamaker.play.serialization import AnswerProblem, read_answer
from metamaker.play.table import PERSON, Setting, Table


class _Ready(NamedTuple):
    """The parts of a match that all its tables share."""

    key: str
    play: Play
    forces: tuple[Any, ...]
    setting: Setting
    dice: dict[int, int]
    answers: list[Answer]
    """The answers of the first choices, each read once."""


class Source:
    """A match: the function at the top of a module that loads its game, its replay, its name in messages.

    Other processes get only these, and prepare the rest once. Raises FileProblem when it is first used if the match is damaged.
    """

    def __init__(self, load: Callable[[], Game], replay: Replay, file: str = "") -> None:
        self.load = load
        self.replay = replay
        self.file = file
        self._ready: _Ready | None = None

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        """Return the parts for another process."""
        return Source, (self.load, self.replay, self.file)

    @property
    def ready(self) -> _Ready:
        """The parts of the match, read once."""
        if self._ready is None:
            game = self.load()
            forces, setting = beginning(game, self.replay, self.file)
            self._ready = _Ready(game.key, required(game.play), forces, setting, dice_in(self.replay, self.file), [])
        return self._ready

    @property
    def sides(self) -> int:
        """The number of sides."""
        ready = self.ready
        return ready.play.seats(ready.forces, ready.setting.survival)

    def steps(self, to: int) -> Iterator[tuple[int, Table]]:
        """Yield the table before each group of simultaneous answers, with the number of choices; finally after `to` choices.

        It is always the same table. Ends early if the choices do not fit, as in matches of other versions.
        """
        ready = self.ready
        table = ready.play.table(ready.forces, ready.setting)
        made = 0
        while made < to:
            decisions = table.pending()
            if not decisions or made + len(decisions) > to:
                return
            yield made, table
            try:
                answers = self.answers(decisions, made)
            except AnswerProblem:
                return
            if made in ready.dice:
                table.reseed(ready.dice[made])
            table.apply(answers)
            made += len(decisions)
        yield made, table

    def table(self, made: int) -> Table:
        """Return a new table after `made` choices. Raises ValueError if the choices do not lead there."""
        for reached, table in self.steps(made):
            if reached == made:
                return table
        raise ValueError(f"the match has no moment after {made} choices")

    def captains(self) -> tuple[str, ...]:
        """Return the captain of each side for battles from a moment.

        It is the captain of the match, or the rollout captain of the game in place of people and of stronger ones, which are
        too slow.
        """
        play, named = self.ready.play, self.ready.setting.captains
        names = tuple(play.captains)
        most = names.index(play.rollout_captain)
        known = named if len(named) == self.sides else (PERSON,) * self.sides
        return tuple(names[min(most, names.index(each))] if each in names else names[most] for each in known)

    def hired(self, captains: Sequence[str], seed: int) -> list[Player]:
        """Return new captains for all sides."""
        return [self.ready.play.hire(name, seed, side) for side, name in enumerate(captains)]

    def answers(self, decisions: Sequence[Decision], made: int) -> list[Answer]:
        """Return the recorded answers to decisions. Raises AnswerProblem if they cannot be answers."""
        known, end = self.ready.answers, made + len(decisions)
        if len(known) < end:
            known += [read_answer(each, self.replay.choices[made + place]) for place, each in enumerate(decisions)]
        return known[made:end]

    def match(self, table: Table) -> Match:
        """Return a match at a table, for its words and pictures."""
        ready = self.ready
        return Match(lambda: table, ready.setting, ready.play.hire, adviser(ready.play), self.sides)
