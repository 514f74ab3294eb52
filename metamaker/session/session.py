"""A battle under way, whatever the game: captains, people and replays answer its decisions, and answers are taken back."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.battle.replay import Choice, Contingent, Replay
from metamaker.core.frozen import Frozen
from metamaker.fighting import PERSON, Event, Question, Setting
from metamaker.session.asked import Answer, Hire, Leader
from metamaker.session.game_battle import Decision, GameBattle
from metamaker.session.record import Heard, Record
from metamaker.session.script import Script


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
