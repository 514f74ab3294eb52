"""A battle under way, whatever the game: captains, people and replays answer its decisions, and answers are taken back."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from metamaker.battle.replay import Choice, Contingent, Replay
from metamaker.core.frozen import Frozen
from metamaker.core.problem import FileProblem
from metamaker.fighting import PERSON, Event, Question, Setting, Standing

Answer = Any
"""What answers a decision; each game has its own kinds."""


class Refused(Protocol):
    """Why an answer is illegal."""

    @property
    def text(self) -> str:
        """The reason."""

    @property
    def rule(self) -> str:
        """The statement that says so."""


class Asked(Protocol):
    """What all decisions have in common."""

    @property
    def side(self) -> int:
        """The side that is asked."""

    def default(self) -> Answer:
        """Return an answer that is always legal."""

    def refusals(self, answer: Answer) -> Sequence[Refused]:
        """Return why an answer is illegal."""


class Leader(Protocol):
    """A computer captain."""

    def answer(self, decision: Any) -> Answer:
        """Return a legal answer."""


Decision = TypeVar("Decision", bound=Asked)

Hire = Callable[[str, int, int], Leader]
"""What makes a captain of a name, the battle's seed and a side."""


class Mark:
    """Where a battle can go back to: the choices made, the events not told yet and those of the turn, the state of chance."""

    def __init__(self, made: int, told: int, shown: int, chance: int) -> None:
        self.made = made
        self.told = told
        self.shown = shown
        self.chance = chance


class BattleSession(Generic[Decision]):
    """What of the Session protocol is the same in every game; a game fills in the methods that raise NotImplementedError.

    `choices` are answers that a replay gives, in the order of the decisions; problems with them name `file`.
    """

    usual = ""
    """The captain who gives advice."""

    def __init__(self, setting: Setting, hire: Hire, choices: Sequence[Choice] = (), file: str = "") -> None:
        self._setting = setting
        self._captains = [
            None if name == PERSON else hire(name, setting.seed, side) for side, name in enumerate(setting.captains)
        ]
        self._persons = [side for side, name in enumerate(setting.captains) if name == PERSON]
        self._hire = hire
        self._adviser: Leader | None = None
        self._marks: list[Mark] = []
        """Before each answer that may be taken back."""
        self._choices = tuple(choices)
        self._file = file
        self._made: list[Choice] = []
        self._happened: list[Event] = []
        self._told_turn = 0
        self._this_turn: list[Event] = []
        self._next_turn: list[Event] = []
        self._begin()

    # --- what a game fills in

    @property
    def turn(self) -> int:
        """See Session."""
        raise NotImplementedError

    def _begin(self) -> None:
        """Put the battle at its beginning."""
        raise NotImplementedError

    def _pending(self) -> Sequence[Decision]:
        """Return the open decisions."""
        raise NotImplementedError

    def _apply(self, answers: Sequence[Answer]) -> Sequence[Event]:
        """Answer them and return what happened."""
        raise NotImplementedError

    def _untold(self) -> Sequence[Event]:
        """Return what happened without an answer, and forget it."""
        raise NotImplementedError

    def _outcome(self) -> int | None:
        """Return the side that won, -1 for a draw, None while the battle lasts."""
        raise NotImplementedError

    def _encoded(self, answer: Answer) -> Choice:
        raise NotImplementedError

    def _decoded(self, decision: Decision, value: Choice) -> Answer:
        """Return the answer of a replay. Raises ValueError."""
        raise NotImplementedError

    def _question(self, decision: Decision) -> Question:
        raise NotImplementedError

    def _read(self, decision: Decision, text: str) -> Answer:
        """Return the answer that a person typed. Raises Unreadable."""
        raise NotImplementedError

    def _typed(self, decision: Decision, answer: Answer) -> str:
        """Return an answer as a person would type it."""
        raise NotImplementedError

    def _told_outcome(self, decision: Decision, text: str) -> str:
        raise NotImplementedError

    def _help(self, decision: Decision) -> tuple[str, ...]:
        raise NotImplementedError

    def _reason(self, decision: Decision, refusal: Refused) -> str:
        """Return why an answer is refused, as a person would say it."""
        raise NotImplementedError

    def _opens_turn(self, event: Event) -> bool:
        """Whether with this event a turn begins that was not told yet."""
        raise NotImplementedError

    def standing(self) -> Standing:
        """See Session."""
        raise NotImplementedError

    # --- what a game may say otherwise

    def stood(self) -> Standing:
        """See Session. In most games a turn begins with a decision."""
        return self.standing()

    @property
    def _sides(self) -> int:
        """How many sides need a captain or a person."""
        return 2

    def _turn_begun(self) -> None:
        """Do what is to be done when the present turn begins to be told."""

    def _hides(self, event: Event) -> bool:  # noqa: ARG002 - of which most games have none
        """Whether an event is not for people to see."""
        return False

    def _is_final(self, decision: Decision) -> bool:  # noqa: ARG002 - where only dice are final
        """Whether an answer reveals something, so that it cannot be taken back."""
        return False

    def _chance(self) -> int:
        """Return a number that changes when dice are rolled after an answer that was not final by itself."""
        return 0

    # --- the same in every game

    @property
    def result(self) -> int | None:
        """See Session."""
        self._pending()
        return self._outcome()

    def play_turn(self) -> tuple[Event, ...]:
        """See Session."""
        self._start_turn()
        while self.turn == self._told_turn and self.result is None and not self._people():
            if not self._can_go_on():
                break
            self._go_on({})
        return self.happened()

    def ask(self) -> tuple[Question, ...]:
        """See Session."""
        while self.result is None and not self._people() and self._can_go_on():
            self._go_on({})
        if self.turn > self._told_turn or self._next_turn:
            self._start_turn()
        decisions = self._pending()
        return tuple(self._question(decisions[place]) for place in self._people())

    def refusals(self, place: int, text: str) -> tuple[str, ...]:
        """See Session."""
        decision = self._asked(place)
        found = decision.refusals(self._read(decision, text))
        return tuple(f"{self._reason(decision, each)} ({each.rule})" for each in found)

    def outcome(self, place: int, text: str) -> str:
        """See Session."""
        return self._told_outcome(self._asked(place), text)

    def help(self, place: int) -> tuple[str, ...]:
        """See Session."""
        return self._help(self._asked(place))

    def advice(self, place: int) -> str:
        """See Session."""
        decision = self._asked(place)
        if self._adviser is None:
            self._adviser = self._hire(self.usual, self._setting.seed, decision.side)
        return self._typed(decision, self._adviser.answer(decision))

    def take_back(self) -> bool:
        """See Session. The battle is fought again up to there: it is the same, as no die was rolled since."""
        mark = self._marks.pop() if self._marks else None
        if mark is None or mark.chance != self._chance():
            self._marks = []
            return False
        again, self._made = self._made[: mark.made], []
        self._begin()
        while len(self._made) < mark.made:
            decisions, done = self._pending(), len(self._made)
            self._apply([self._decoded(each, again[done + place]) for place, each in enumerate(decisions)])
            self._made += again[done : done + len(decisions)]
        self._pending()
        self._untold()
        self._happened, self._this_turn = self._happened[: mark.told], self._this_turn[: mark.shown]
        return True

    def answer(self, texts: Sequence[str]) -> None:
        """See Session."""
        decisions = self._pending()
        if any(self._is_final(decisions[place]) for place in self._people()):
            self._marks = []
        else:
            self._marks.append(Mark(len(self._made), len(self._happened), len(self._this_turn), self._chance()))
        self._go_on({at: self._read(decisions[at], text) for at, text in zip(self._people(), texts, strict=True)})

    def happened(self) -> tuple[Event, ...]:
        """See Session."""
        self._pending()
        self._take(self._untold())
        events, self._happened = self._happened, []
        return tuple(event for event in events if not self._hides(event))

    def _asked(self, place: int) -> Decision:
        return self._pending()[self._people()[place]]

    def _people(self) -> list[int]:
        """Return the places of the open decisions that only a person can answer."""
        if len(self._made) < len(self._choices):
            return []
        return [place for place, each in enumerate(self._pending()) if each.side in self._persons]

    def _can_go_on(self) -> bool:
        """Whether somebody answers: a replay ends where its choices do, unless there are captains or people."""
        return len(self._made) < len(self._choices) or len(self._setting.captains) == self._sides

    def _go_on(self, given: dict[int, Answer]) -> None:
        decisions = self._pending()
        scripted = self._choices[len(self._made) : len(self._made) + len(decisions)]
        if scripted:
            answers = [self._chosen(each, scripted, place) for place, each in enumerate(decisions)]
        else:
            answers = [given[place] if place in given else self._of_captain(each) for place, each in enumerate(decisions)]
        self._take(self._apply(answers))
        self._made += [self._encoded(each) for each in answers]
        left = len(self._choices) - len(self._made)
        if left > 0 and self.result is not None:
            told = f"expected no choice after the end of the battle, found {left} more"
            raise FileProblem(self._file, f"choices/{len(self._made)}", told)

    def _of_captain(self, decision: Decision) -> Answer:
        captain = self._captains[decision.side]
        return decision.default() if captain is None else captain.answer(decision)

    def _chosen(self, decision: Decision, scripted: Sequence[Choice], place: int) -> Answer:
        """Return the answer that the replay gives. Raises FileProblem."""
        where = f"choices/{len(self._made) + place}"
        if place >= len(scripted):
            of = f"{getattr(decision, 'key', '') or 'a side'} ({getattr(decision, 'kind', '')})"
            raise FileProblem(self._file, where, f"expected the answer of {of}, found none")
        try:
            answer = self._decoded(decision, scripted[place])
        except ValueError as problem:
            raise FileProblem(self._file, where, str(problem)) from None
        refusals = decision.refusals(answer)
        if refusals:
            reason = self._reason(decision, refusals[0])
            raise FileProblem(self._file, where, f"expected a legal answer: {reason} ({refusals[0].rule})")
        return answer

    def _take(self, events: Sequence[Event]) -> None:
        """Keep what happened; from the beginning of the next turn on, it belongs to that one."""
        for event in events:
            if self._next_turn or self._opens_turn(event):
                self._next_turn.append(event)
            else:
                self._happened.append(event)
                self._this_turn.append(event)

    def _start_turn(self) -> None:
        """Go on to the present turn: what happens from now on belongs to it."""
        self._told_turn = self.turn
        self._this_turn = list(self._next_turn)
        self._happened += self._next_turn
        self._next_turn = []
        self._turn_begun()

    def _kept(self, forces: Sequence[Frozen], number: int, **options: Choice) -> Replay:
        """Return the battle as a document, up to now; `number` is the format of the forces."""
        return Replay(
            fleets=tuple(Contingent(format=number, body=force.model_dump(mode="json", exclude_none=True)) for force in forces),
            seed=self._setting.seed,
            program=_version(),
            options={"captains": list(self._setting.captains), "last_turn": self._setting.last_turn, **options},
            choices=(*self._made, *self._choices[len(self._made) :]),
        )


def shown_later(events: Sequence[Event], openings: tuple[type, ...]) -> int:
    """Return where the openings at the end of events begin: they are told with what comes of them."""
    end = len(events)
    while end and isinstance(events[end - 1], openings):
        end -= 1
    return end


def _version() -> str:
    from importlib.metadata import version

    return version("metamaker")
