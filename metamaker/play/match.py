"""A battle under way, whatever the game: captains, people and replays answer its decisions, and answers are taken back."""

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from metamaker.core.frozen import Frozen
from metamaker.core.problem import FileProblem
from metamaker.play.decision import Answer, Asked, Hire, Leader, Refused
from metamaker.play.replay import Choice, Contingent, Replay
from metamaker.play.story import Event, Standing, StoryLine
from metamaker.sheets.drawing import Page

PERSON = ""
"""In place of the name of a computer captain: a person commands this side."""


class Setting(NamedTuple):
    """How a battle is fought: the seed of its dice, the captain of each side by name or `PERSON`, the last turn (0: usual).

    `survival`: the one force fights again and again against what the game sends, whose captain is the second one.
    """

    seed: int
    captains: tuple[str, ...]
    last_turn: int = 0
    survival: bool = False


class Question(NamedTuple):
    """What a person has to decide: who is asked, what, what can be answered, how it is written.

    `hint` shows how an answer is written; an empty answer is always legal: to do nothing. `prompt` says in a word or two
    what is asked of whom, `kind` in one what, the same for all such questions. `idle`: there is nothing sensible to do but
    nothing; its facts say so where that could surprise. `final`: with the answer something is revealed or rolled, so that
    nothing can be taken back. `weighty`: to do nothing is worth a second question, too. `asks_again`: whether a final answer
    is worth a second question at all.
    """

    of: str
    text: str
    facts: tuple[str, ...]
    hint: str
    prompt: str = ""
    kind: str = ""
    idle: bool = False
    final: bool = True
    weighty: bool = True
    asks_again: bool = True


class Unreadable(ValueError):
    """An answer of a person that cannot be understood: one sentence."""


class Session(Protocol):
    """A battle under way. It is played by captains, by the choices of a replay, and by people, as its setting says."""

    @property
    def turn(self) -> int:
        """The turn, from 1."""

    @property
    def result(self) -> int | None:
        """The side that won, -1 for a draw, None while the battle lasts."""

    def play_turn(self) -> tuple[Event, ...]:
        """Go on to the beginning of the next turn, or the end, and return what happened; nobody else must be asked.

        With the first call comes what was there before the first turn. Raises FileProblem if the choices of a replay are
        not those of this battle.
        """

    def told(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        """Return what happened as a story."""

    def outlined(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        """Return what happened in few lines: what each ship suffered in a turn, who was lost."""

    def standing(self) -> Standing:
        """Return how all ships stand now."""

    def stood(self) -> Standing:
        """Return how all ships stood when the present turn began; how they stand once the battle is over."""

    def ending(self) -> tuple[StoryLine, ...]:
        """Return what the battle came to."""

    def page(self) -> Page:
        """Return a picture of the table: now, with what happened since the turn began."""

    def replay(self) -> Replay:
        """Return the battle as a document, up to now."""

    def play_state(self, side: int) -> object:
        """Return the damage of a side, to be pencilled into its sheets."""

    def ask(self) -> tuple[Question, ...]:
        """Let captains answer until people are asked, and return the questions; none once the turn or the battle is over."""

    def happened(self) -> tuple[Event, ...]:
        """Return what happened since this was last asked."""

    def refusals(self, place: int, text: str) -> tuple[str, ...]:
        """Return why this answer to the question at `place` is not legal, each reason with its rule; none if it is.

        Raises Unreadable.
        """

    def outcome(self, place: int, text: str) -> str:
        """Return what a legal answer to the question at `place` means, in a sentence, with the chances of it."""

    def help(self, place: int) -> tuple[str, ...]:
        """Return all that can be answered to the question at `place`, a line for each form."""

    def advice(self, place: int) -> str:
        """Return what a computer captain would answer to the question at `place`, as a person would type it."""

    def take_back(self) -> bool:
        """Take back the last answers that were not final, and return whether there were any; then `ask` anew."""

    def answer(self, texts: Sequence[str]) -> None:
        """Give legal answers to all open questions, in their order; nothing is known to the other side before."""

    def seen(self, side: int, ship: str = "") -> tuple[StoryLine, ...]:
        """Return own ships and what they see of the enemy, in words; of one ship all that is known. Raises Unreadable."""


class Heard(NamedTuple):
    """How far a record had come: the events not told yet, and those of the present turn."""

    untold: int
    of_turn: int


class Record:
    """Events in their order. `turn` is the turn that is being told, 0 before the first; `of_turn` what happened in it."""

    def __init__(self) -> None:
        self.turn = 0
        self.of_turn: list[Event] = []
        self._untold: list[Event] = []
        self._of_next: list[Event] = []

    def take(self, events: Sequence[Event], opens_turn: Callable[[Event], bool]) -> None:
        """Keep what happened; from the event that opens the next turn on, it belongs to that one."""
        for event in events:
            if self._of_next or opens_turn(event):
                self._of_next.append(event)
            else:
                self._untold.append(event)
                self.of_turn.append(event)

    @property
    def has_next(self) -> bool:
        """Whether something of the next turn happened already."""
        return bool(self._of_next)

    def start(self, turn: int) -> None:
        """Go on to a turn: what happens from now on belongs to it."""
        self.turn = turn
        self.of_turn = list(self._of_next)
        self._untold += self._of_next
        self._of_next = []

    def told(self) -> list[Event]:
        """Return what was not told yet; from now on it is."""
        events, self._untold = self._untold, []
        return events

    def heard(self) -> Heard:
        """Return how far the record has come."""
        return Heard(len(self._untold), len(self.of_turn))

    def go_back(self, to: Heard) -> None:
        """Forget what happened since; none of it may have been told."""
        self._untold, self.of_turn = self._untold[: to.untold], self.of_turn[: to.of_turn]


def shown_later(events: Sequence[Event], openings: tuple[type, ...]) -> int:
    """Return where the openings at the end of events begin: they are told with what comes of them."""
    end = len(events)
    while end and isinstance(events[end - 1], openings):
        end -= 1
    return end


class Script:
    """Choices from a file; without any, nobody's answers are laid down."""

    def __init__(self, choices: Sequence[Choice] = (), file: str = "") -> None:
        self._choices = tuple(choices)
        self._file = file

    def has(self, place: int) -> bool:
        """Whether the decision at a place of the battle is answered here."""
        return place < len(self._choices)

    def part(self, place: int, number: int) -> tuple[Choice, ...]:
        """Return the answers of so many decisions from a place on; fewer at the end."""
        return self._choices[place : place + number]

    def rest(self, place: int) -> tuple[Choice, ...]:
        """Return the answers from a place on."""
        return self._choices[place:]

    def problem(self, place: int, text: str) -> FileProblem:
        """Return what is wrong with the choice at a place."""
        return FileProblem(self._file, f"choices/{place}", text)

    def surplus(self, place: int) -> FileProblem:
        """Return what is wrong with choices for a battle that is over before the one at a place."""
        left = len(self._choices) - place
        return self.problem(place, f"expected no choice after the end of the battle, found {left} more")


Decision = TypeVar("Decision", bound=Asked)


class GameBattle(Generic[Decision]):
    """A game fills in the methods that raise NotImplementedError; the others are what most games say."""

    usual = ""
    """The captain who gives advice."""

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


class Mark(NamedTuple):
    """Where a battle can go back to: the choices made, what was told, the state of chance."""

    made: int
    heard: Heard
    chance: int


class BattleSession(GameBattle[Decision]):
    """What of the Session protocol is the same in every game.

    `choices` are answers that a replay gives, in the order of the decisions; problems with them name `file`.
    """

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
        self._script = Script(choices, file)
        self._made: list[Choice] = []
        self.record = Record()
        self._begin()

    @property
    def result(self) -> int | None:
        """See Session."""
        self._pending()
        return self._outcome()

    def play_turn(self) -> tuple[Event, ...]:
        """See Session."""
        self._start_turn()
        while self.turn == self.record.turn and self.result is None and not self._people():
            if not self._can_go_on():
                break
            self._go_on({})
        return self.happened()

    def ask(self) -> tuple[Question, ...]:
        """See Session."""
        while self.result is None and not self._people() and self._can_go_on():
            self._go_on({})
        if self.turn > self.record.turn or self.record.has_next:
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
        self.record.go_back(mark.heard)
        return True

    def answer(self, texts: Sequence[str]) -> None:
        """See Session."""
        decisions = self._pending()
        if any(self._is_final(decisions[place]) for place in self._people()):
            self._marks = []
        else:
            self._marks.append(Mark(len(self._made), self.record.heard(), self._chance()))
        self._go_on({at: self._read(decisions[at], text) for at, text in zip(self._people(), texts, strict=True)})

    def happened(self) -> tuple[Event, ...]:
        """See Session."""
        self._pending()
        self._take(self._untold())
        return tuple(event for event in self.record.told() if not self._hides(event))

    def _asked(self, place: int) -> Decision:
        return self._pending()[self._people()[place]]

    def _people(self) -> list[int]:
        """Return the places of the open decisions that only a person can answer."""
        if self._script.has(len(self._made)):
            return []
        return [place for place, each in enumerate(self._pending()) if each.side in self._persons]

    def _can_go_on(self) -> bool:
        """Whether somebody answers: a replay ends where its choices do, unless there are captains or people."""
        return self._script.has(len(self._made)) or len(self._setting.captains) == self._sides

    def _go_on(self, given: dict[int, Answer]) -> None:
        decisions = self._pending()
        scripted = self._script.part(len(self._made), len(decisions))
        if scripted:
            answers = [self._chosen(each, scripted, place) for place, each in enumerate(decisions)]
        else:
            answers = [given[place] if place in given else self._of_captain(each) for place, each in enumerate(decisions)]
        self._take(self._apply(answers))
        self._made += [self._encoded(each) for each in answers]
        if self._script.has(len(self._made)) and self.result is not None:
            raise self._script.surplus(len(self._made))

    def _of_captain(self, decision: Decision) -> Answer:
        captain = self._captains[decision.side]
        return decision.default() if captain is None else captain.answer(decision)

    def _chosen(self, decision: Decision, scripted: Sequence[Choice], place: int) -> Answer:
        """Return the answer that the replay gives. Raises FileProblem."""
        at = len(self._made) + place
        if place >= len(scripted):
            of = f"{getattr(decision, 'key', '') or 'a side'} ({getattr(decision, 'kind', '')})"
            raise self._script.problem(at, f"expected the answer of {of}, found none")
        try:
            answer = self._decoded(decision, scripted[place])
        except ValueError as problem:
            raise self._script.problem(at, str(problem)) from None
        refusals = decision.refusals(answer)
        if refusals:
            reason = self._reason(decision, refusals[0])
            raise self._script.problem(at, f"expected a legal answer: {reason} ({refusals[0].rule})")
        return answer

    def _take(self, events: Sequence[Event]) -> None:
        self.record.take(events, self._opens_turn)

    def _start_turn(self) -> None:
        self.record.start(self.turn)
        self._turn_begun()

    def _kept(self, forces: Sequence[Frozen], number: int, **options: Choice) -> Replay:
        """Return the battle as a document, up to now; `number` is the format of the forces."""
        return Replay(
            fleets=tuple(Contingent(format=number, body=force.model_dump(mode="json", exclude_none=True)) for force in forces),
            seed=self._setting.seed,
            program=_version(),
            options={"captains": list(self._setting.captains), "last_turn": self._setting.last_turn, **options},
            choices=(*self._made, *self._script.rest(len(self._made))),
        )


def _version() -> str:
    from importlib.metadata import version

    return version("metamaker")
