"""A match of any game: sides answered by people, captains and replays; with log, undo, and a document.

A game gives a `Table` with the open decisions and the effects of answers. The match knows the players, and the shown part of
the log.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple

from typing_extensions import TypeVar

from metamaker.core.errors import FileProblem
from metamaker.core.messages import Text, message
from metamaker.core.version import program_version
from metamaker.play.decision import Answer, Decision, Forgetful, Player
from metamaker.play.documents import Choice, Contingent, Replay, Variation
from metamaker.play.serialization import AnswerProblem, read_answer, written_answer
from metamaker.play.story import Event
from metamaker.play.table import PERSON, Hire, Setting, Table


class Absent(Player):
    """A remote player. The match shows it the answers given for it here."""


class Heard(NamedTuple):
    """A position in a record: the events not yet shown, and those of the present turn."""

    untold: int
    of_turn: int


class Record:
    """Events in order. `turn` is the shown turn, 0 before the first; `of_turn` contains its events."""

    def __init__(self) -> None:
        self.turn = 0
        self.of_turn: list[Event] = []
        self._untold: list[Event] = []
        self._of_next: list[Event] = []

    def take(self, events: Sequence[Event], opens_turn: Callable[[Event, int], bool]) -> None:
        """Record the events. The one that opens the next turn, and those after it, belong to that turn."""
        for event in events:
            if self._of_next or opens_turn(event, self.turn):
                self._of_next.append(event)
            else:
                self._untold.append(event)
                self.of_turn.append(event)

    @property
    def has_next(self) -> bool:
        """Whether something of the next turn happened already."""
        return bool(self._of_next)

    def start(self, turn: int) -> None:
        """Advance to a turn, to which further events belong."""
        self.turn = turn
        self.of_turn = list(self._of_next)
        self._untold += self._of_next
        self._of_next = []

    def take_untold(self) -> list[Event]:
        """Return the events not yet shown, and mark them as shown."""
        events, self._untold = self._untold, []
        return events

    def heard(self) -> Heard:
        """Return how far the record has come."""
        return Heard(len(self._untold), len(self.of_turn))

    def go_back(self, to: Heard) -> None:
        """Remove the events since that position; none of them may have been shown."""
        self._untold, self.of_turn = self._untold[: to.untold], self.of_turn[: to.of_turn]


class Script:
    """Choices from a file, written by the version `program`; empty if no answers are given."""

    def __init__(self, choices: Sequence[Choice] = (), file: str = "", program: str = "") -> None:
        self._choices = tuple(choices)
        self._file = file
        self._program = program

    def has(self, place: int) -> bool:
        """Return whether the decision at a position of the match is answered here."""
        return place < len(self._choices)

    def part(self, place: int, number: int) -> tuple[Choice, ...]:
        """Return the answers of several decisions from a position; fewer at the end."""
        return self._choices[place : place + number]

    def rest(self, place: int) -> tuple[Choice, ...]:
        """Return the answers from a place on."""
        return self._choices[place:]

    def problem(self, place: int, text: Text) -> FileProblem:
        """Return the error for the choice at a position, with the versions of the program if they differ."""
        ours = program_version()
        if self._program not in {"", ours}:
            text = message("play-script", problem=text, written=self._program, ours=ours)
        return FileProblem(self._file, f"choices/{place}", text)

    def surplus(self, place: int) -> FileProblem:
        """Return the error for choices of a match that ends before the position."""
        left = len(self._choices) - place
        return self.problem(place, message("play-script-surplus", count=left))


class Mark(NamedTuple):
    """A position to which a match can return: the choices, the shown log, the rolled dice."""

    made: int
    heard: Heard
    rolls: int


AnyTable = TypeVar("AnyTable", bound=Table, default=Any)


class Match(Generic[AnyTable]):
    """A running match. A script answers decisions first, then the captain of their side, or a person.

    `begin` sets up the table, always the same; `fleets` are the documents of the sides, `options` further values of the game in
    a replay. `sides` have a captain or a person; without any the match ends where the script does. `dice` are seeds that
    replace the first one, by the number of choices before; `variations` are only kept for the replay.
    """

    def __init__(
        self,
        begin: Callable[[], AnyTable],
        setting: Setting,
        hire: Hire,
        adviser: str,
        sides: int,
        fleets: Sequence[Contingent] = (),
        options: Mapping[str, Choice] | None = None,
        script: Script | None = None,
        dice: Mapping[int, int] | None = None,
        variations: Sequence[Variation] = (),
    ) -> None:
        self.setting = setting
        self.people = tuple(side for side, name in enumerate(setting.captains) if name == PERSON)
        self.record = Record()
        self.table = begin()
        self._begin = begin
        self._hire = hire
        self.adviser = adviser
        """The name of the captain that gives advice."""
        self._advising: dict[tuple[int, int], Player] = {}
        """The captain that currently gives advice to a side, by the number of choices and the side."""
        self._advised: list[tuple[Decision, Answer]] = []
        """Advice on the open decisions."""
        self._sides = sides
        self._fleets = tuple(fleets)
        self._options = dict(options or {})
        self._script = script or Script()
        self._dice = dict(dice or {})
        self._variations = tuple(variations)
        self._made: list[Choice] = []
        self._marks: list[Mark] = []
        """Before each answer that may be undone."""
        self._captains = self._hired()
        self.views = self.table.views(self)

    @property
    def turn(self) -> int:
        """The turn, from 1."""
        return self.table.turn

    @property
    def result(self) -> int | None:
        """The side that won, -1 for a draw, None while the match lasts."""
        self.table.pending()
        return self.table.result

    def play_turn(self) -> tuple[Event, ...]:
        """Continue to the next turn, or the end, and return the events; no person must be asked.

        The first call also returns the set-up. Raises FileProblem if the choices of a replay do not fit this match.
        """
        self._start_turn()
        while self.turn == self.record.turn and self.result is None and not self._asked():
            if not self._can_go_on():
                break
            self._go_on({})
        return self.happened()

    def ask(self) -> tuple[Decision, ...]:
        """Let captains answer until people are asked, and return the questions; none once the match is over.

        Raises FileProblem as `play_turn` does.
        """
        while self.step():
            pass
        return self.open

    def step(self) -> bool:
        """Let captains, or the script, give the next answers, and return whether they did.

        Otherwise people are asked, or the match is over. Raises FileProblem as `play_turn` does.
        """
        goes_on = self.result is None and not self._asked() and self._can_go_on()
        self._turn_over()
        if goes_on:
            self._go_on({})
        return goes_on

    def _turn_over(self) -> None:
        """Continue to the next turn if it has begun."""
        if self.turn > self.record.turn or self.record.has_next:
            self._start_turn()

    @property
    def made(self) -> int:
        """How many choices were made so far."""
        return len(self._made)

    @property
    def is_scripted(self) -> bool:
        """Whether a replay answers the open decisions."""
        return self._script.has(len(self._made))

    @property
    def open(self) -> tuple[Decision, ...]:
        """The open decisions for people."""
        decisions = self.table.pending()
        return tuple(decisions[place] for place in self._asked())

    def apply(self, answers: Sequence[Answer]) -> tuple[Event, ...]:
        """Give legal answers to all decisions of `open`, in order, and return the log that people see at once.

        Other sides learn nothing before. Raises IllegalAnswer, and ValueError for another number of answers.
        """
        decisions, asked = self.table.pending(), self._asked()
        given = dict(zip(asked, answers, strict=True))
        mark = Mark(len(self._made), self.record.heard(), self.table.rolls)
        final = any(decisions[place].final for place in asked)
        events = self._go_on(given)
        self._marks = [] if final else [*self._marks, mark]
        return tuple(event for event in events if not self.table.hides(event, self.people))

    def undo(self) -> bool:
        """Take back the last answers that were not final, and return whether there were any; then `ask` again.

        The match is replayed up to there. It is the same, because no die was rolled since.
        """
        mark = self._marks.pop() if self._marks else None
        if mark is None or mark.rolls != self.table.rolls:
            self._marks = []
            return False
        again, self._made = self._made[: mark.made], []
        self.table, self._captains = self._begin(), self._hired()
        while len(self._made) < mark.made:
            decisions, done = self.table.pending(), len(self._made)
            self._think_over(decisions)
            self._apply([read_answer(each, again[done + place]) for place, each in enumerate(decisions)])
            self._made += again[done : done + len(decisions)]
        self.table.pending()
        self.table.untold()
        self.record.go_back(mark.heard)
        return True

    @property
    def undoable(self) -> int:
        """How many times in a row answers can be taken back now."""
        marks = self._marks if self._marks and self._marks[-1].rolls == self.table.rolls else []
        return len(marks)

    def advice(self, decision: Decision) -> Answer:
        """Return the advice on an open decision; the same for every call."""
        for advised, answer in self._advised:
            if advised is decision:
                return answer
        at = len(self._made), decision.side
        if at not in self._advising:
            self._advising, self._advised = {at: self._hire(self.adviser, self.setting.seed, decision.side)}, []
        self._advised.append((decision, self._advising[at].answer(decision)))
        return self._advised[-1][1]

    def happened(self) -> tuple[Event, ...]:
        """Return the log since the last call, without secrets."""
        self.table.pending()
        self._take(self.table.untold())
        return tuple(event for event in self.record.take_untold() if not self.table.hides(event, self.people))

    def replay(self) -> Replay:
        """Return the match as a document, up to now; `metamaker.game_api.matches` continues it."""
        return Replay(
            fleets=self._fleets,
            seed=self.setting.seed,
            program=program_version(),
            options={"captains": list(self.setting.captains), "last_turn": self.setting.last_turn, **self._options},
            choices=(*self._made, *self._script.rest(len(self._made))),
            variations=self._variations,
        )

    def _hired(self) -> list[Player | None]:
        """Return fresh captains, None in place of people."""
        seed = self.setting.seed
        return [None if name == PERSON else self._hire(name, seed, side) for side, name in enumerate(self.setting.captains)]

    def _asked(self) -> list[int]:
        """Return the places of the open decisions that only a person can answer."""
        if self.is_scripted:
            return []
        return [place for place, each in enumerate(self.table.pending()) if each.side in self.people]

    def _can_go_on(self) -> bool:
        """Return whether there is an answer: a replay ends with its choices, unless there are captains or people."""
        return self.is_scripted or len(self.setting.captains) == self._sides

    def _go_on(self, given: Mapping[int, Answer]) -> Sequence[Event]:
        decisions = self.table.pending()
        scripted = self._script.part(len(self._made), len(decisions))
        if scripted:
            self._think_over(decisions)
            answers = [self._scripted(each, scripted, place) for place, each in enumerate(decisions)]
        else:
            answers = [given[place] if place in given else self._of_captain(each) for place, each in enumerate(decisions)]
        events = self._apply(answers)
        self._take(events)
        self._made += [written_answer(each, answer) for each, answer in zip(decisions, answers, strict=True)]
        if self._script.has(len(self._made)) and self.result is not None:
            raise self._script.surplus(len(self._made))
        return events

    def _apply(self, answers: Sequence[Answer]) -> Sequence[Event]:
        """Give answers to the table, with the dice of their seed from here on."""
        seed = self._dice.get(len(self._made))
        if seed is not None:
            self.table.reseed(seed)
        return self.table.apply(answers)

    def _think_over(self, decisions: Sequence[Decision]) -> None:
        """Let captains see the answers given for them, so that their dice and plans reach the same state.

        Captains without own dice are skipped, because replaying them is slow.
        """
        for decision in decisions:
            captain = self._captain(decision)
            if captain is not None and not isinstance(captain, Absent | Forgetful):
                captain.answer(decision)

    def _of_captain(self, decision: Decision) -> Answer:
        captain = self._captain(decision)
        return decision.default() if captain is None else captain.answer(decision)

    def _captain(self, decision: Decision) -> Player | None:
        return self._captains[decision.side] if decision.side < len(self._captains) else None

    def _scripted(self, decision: Decision, scripted: Sequence[Choice], place: int) -> Answer:
        """Return the answer in the script. Raises FileProblem."""
        at = len(self._made) + place
        if place >= len(scripted):
            raise self._script.problem(at, message("play-script-missing", of=decision.of or "side", kind=decision.kind))
        try:
            answer = read_answer(decision, scripted[place])
        except AnswerProblem as problem:
            raise self._script.problem(at, str(problem)) from None
        refusals = decision.refusals(answer)
        if refusals:
            reason = self.table.talks(self).reason(decision, refusals[0])
            raise self._script.problem(at, message("play-script-illegal", reason=reason, rule=refusals[0].rule))
        return answer

    def _take(self, events: Sequence[Event]) -> None:
        self.record.take(events, self.table.opens_turn)

    def _start_turn(self) -> None:
        self.record.start(self.turn)
        self.views.turn_began()
