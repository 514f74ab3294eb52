"""The open decisions of a match as questions, and drafts of their answers."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, NamedTuple, Protocol

from typing_extensions import TypeVar

from metamaker.play.decision import Answer, Decision, Refused
from metamaker.play.documents import Choice
from metamaker.play.match import Match
from metamaker.play.serialization import read_answer, written_answer


class Question(NamedTuple):
    """A question to a person: the side, the text, the possible answers, their notation.

    `hint` shows the notation of an answer; an empty answer is always legal and does nothing. `prompt` names the question in a
    word or two, `kind` in one word, the same for all such questions. `idle`: the only sensible answer is to do nothing; the
    facts explain it where that could surprise. `final`: the answer reveals or rolls something, so it cannot be taken back.
    `weighty`: doing nothing also needs confirmation. `asks_again`: whether a final answer needs confirmation at all.
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


Asked_contra = TypeVar("Asked_contra", bound=Decision, contravariant=True, default=Any)


class Talks(Protocol[Asked_contra]):
    """How the decisions of a game are put into words."""

    def plain(self) -> "Talks":
        """Return the same talks without numbers of systems and codes of orders."""
        return self

    def question(self, decision: Asked_contra) -> Question:
        """Return a decision as a question."""

    def read(self, decision: Asked_contra, text: str) -> Answer:
        """Return the answer that a person typed; an empty one means to do nothing. Raises Unreadable."""

    def unwritten(self, decision: Asked_contra) -> Answer:
        """Return the answer for an empty text."""
        answer: Answer = decision.default()
        return answer

    def typed(self, decision: Asked_contra, answer: Answer) -> str:
        """Return a legal answer as a person would type it."""

    def outcome(self, decision: Asked_contra, answer: Answer) -> str:
        """Return the meaning of a legal answer in a sentence, with its chances."""

    def why(self, decision: Asked_contra, answer: Answer) -> tuple[str, ...]:  # noqa: ARG002 - a game may know no reasons
        """Return the reasons for a legal answer, a line each; nothing if unknown."""
        return ()

    def asks_again(self, decision: Asked_contra, answer: Answer) -> bool:  # noqa: ARG002 - a game may tell answers apart
        """Return whether a legal answer needs confirmation, if its question does."""
        return True

    def called(self, decision: Asked_contra, ref: str) -> str:  # noqa: ARG002 - a game may have names for what its references mean
        """Return the displayed name of a reference in the answers to a decision; empty if unknown."""
        return ""

    def help(self, decision: Asked_contra) -> tuple[str, ...]:
        """Return the possible answers, a line for each form."""

    def reason(self, decision: Asked_contra, refusal: Refused) -> str:
        """Return the reason against an answer, as text for a person."""


AnswerT = TypeVar("AnswerT", default=Any)


@dataclass(frozen=True, eq=False)
class Draft(Generic[AnswerT]):
    """An answer to an open decision, not given yet and perhaps not legal; each property is calculated at most once.

    `line` is the text that a player typed, None if the answer was not typed. `problem` is why that text cannot be read;
    the answer is the default answer then.
    """

    decision: Decision
    answer: AnswerT
    talks: Talks
    line: str | None = None
    problem: str = ""

    @cached_property
    def text(self) -> str:
        """The answer as typed, or as a player would type it."""
        return self.talks.typed(self.decision, self.answer) if self.line is None else self.line

    @property
    def is_blank(self) -> bool:
        """Whether its text is empty."""
        return not self.text.strip()

    @cached_property
    def refusals(self) -> tuple[str, ...]:
        """Each reason why the answer is not legal, with its rule, or why it cannot be read; empty if it is legal."""
        if self.problem:
            return (self.problem,)
        found = self.decision.refusals(self.answer)
        return tuple(f"{self.talks.reason(self.decision, each)} ({each.rule})" for each in found)

    @property
    def is_legal(self) -> bool:
        """Whether the answer can be given."""
        return not self.refusals

    @cached_property
    def outcome(self) -> str:
        """The meaning of a legal answer in a sentence, with its chances."""
        return self.talks.outcome(self.decision, self.answer)

    @cached_property
    def reasons(self) -> tuple[str, ...]:
        """The reasons for a legal answer, one line each; empty if none are known."""
        return self.talks.why(self.decision, self.answer)

    @cached_property
    def asks_again(self) -> bool:
        """Whether a legal answer needs confirmation."""
        return self.talks.asks_again(self.decision, self.answer)

    @cached_property
    def choice(self) -> Choice:
        """The answer as a JSON value for documents."""
        return written_answer(self.decision, self.answer)


class Dialogue:
    """The open decisions of a match as questions. `place` is the place of a question among those of the last `ask`.

    With `plain`, only `typing_facts` and `help` contain numbers of systems and codes of orders.
    """

    def __init__(self, match: Match, *, plain: bool = False) -> None:
        self.match = match
        self._typing: Talks = match.table.talks(match)
        self._talks: Talks = self._typing.plain() if plain else self._typing
        self._asked: tuple[Decision, ...] = ()

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions of the last questions, in their order."""
        return self._asked

    def ask(self) -> tuple[Question, ...]:
        """Let captains answer until people are asked, and return the questions; none once the match is over."""
        self._asked = self.match.ask()
        return tuple(self._talks.question(each) for each in self._asked)

    def draft(self, place: int, answer: AnswerT, line: str | None = None) -> Draft[AnswerT]:
        """Return an answer as a draft; `line` is its text if the caller knows it."""
        return Draft(self._asked[place], answer, self._talks, line)

    def read(self, place: int, text: str) -> Draft:
        """Return the draft of a typed answer."""
        try:
            return self.draft(place, self._talks.read(self._asked[place], text), text)
        except Unreadable as problem:
            decision = self._asked[place]
            return Draft(decision, decision.default(), self._talks, text, str(problem))

    def blank(self, place: int) -> Draft:
        """Return the draft for an empty text."""
        return self.draft(place, self._talks.unwritten(self._asked[place]), "")

    def recorded(self, place: int, choice: Choice) -> Draft:
        """Return the draft of an answer in a document. Raises AnswerProblem."""
        return self.draft(place, read_answer(self._asked[place], choice))

    def advice(self, place: int) -> Draft:
        """Return the answer of a computer captain."""
        return self.draft(place, self.match.advice(self._asked[place]))

    def called(self, place: int, ref: str) -> str:
        """Return the name of a reference in the answers to a question; empty if unknown."""
        return self._talks.called(self._asked[place], ref)

    def help(self, place: int) -> tuple[str, ...]:
        """Return all possible answers to a question, a line for each form."""
        return self._talks.help(self._asked[place])

    def typing_facts(self, place: int) -> tuple[str, ...]:
        """Return the facts of a question with the numbers and codes that players type."""
        facts: tuple[str, ...] = self._typing.question(self._asked[place]).facts
        return facts

    def answer(self, drafts: Sequence[Draft]) -> None:
        """Give legal answers to all open questions, in their order; the other side learns nothing before."""
        self.match.apply([draft.answer for draft in drafts])
