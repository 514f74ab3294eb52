"""A match in words, for terminals: questions with hints, typed answers, their meaning and reasons against them."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from metamaker.play.adapters import read_answer, written_answer
from metamaker.play.decision import Answer, Decision, Refused
from metamaker.play.match import Match
from metamaker.play.replay import Choice


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


class Talks(Protocol):
    """How the decisions of a game are put into words."""

    def question(self, decision: Any) -> Question:
        """Return a decision as a question."""

    def read(self, decision: Any, text: str) -> Answer:
        """Return the answer that a person typed; an empty one means to do nothing. Raises Unreadable."""

    def typed(self, decision: Any, answer: Answer) -> str:
        """Return a legal answer as a person would type it."""

    def outcome(self, decision: Any, answer: Answer) -> str:
        """Return the meaning of a legal answer in a sentence, with its chances."""

    def why(self, decision: Any, answer: Answer) -> tuple[str, ...]:  # noqa: ARG002 - a game may know no reasons
        """Return the reasons for a legal answer, a line each; nothing if unknown."""
        return ()

    def asks_again(self, decision: Any, answer: Answer) -> bool:  # noqa: ARG002 - a game may tell answers apart
        """Return whether a legal answer is worth a second question, where its question is."""
        return True

    def called(self, decision: Any, ref: str) -> str:  # noqa: ARG002 - a game may have names for what its references mean
        """Return the displayed name of a reference in the answers to a decision; empty if unknown."""
        return ""

    def help(self, decision: Any) -> tuple[str, ...]:
        """Return all that can be answered, a line for each form."""

    def reason(self, decision: Any, refusal: Refused) -> str:
        """Return the reason against an answer, as text for a person."""


class Dialogue:
    """The open decisions of a match as questions; answers are typed."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self._talks: Talks = match.table.talks(match)
        self._asked: tuple[Decision, ...] = ()

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Return the decisions of the last questions, in order."""
        return self._asked

    def ask(self) -> tuple[Question, ...]:
        """Let captains answer until people are asked, and return the questions; none once the match is over."""
        self._asked = self.match.ask()
        return tuple(self._talks.question(each) for each in self._asked)

    def read(self, place: int, text: str) -> Answer:
        """Return the typed answer to the question at `place`, legal or not. Raises Unreadable."""
        return self._talks.read(self._asked[place], text)

    def refusals(self, place: int, text: str) -> tuple[str, ...]:
        """Return why this answer to the question at `place` is not legal, each reason with its rule; none if it is.

        Raises Unreadable.
        """
        decision = self._asked[place]
        found = decision.refusals(self._talks.read(decision, text))
        return tuple(f"{self._talks.reason(decision, each)} ({each.rule})" for each in found)

    def outcome(self, place: int, text: str) -> str:
        """Return the meaning of a legal answer to the question at `place` in a sentence, with its chances."""
        decision = self._asked[place]
        return self._talks.outcome(decision, self._talks.read(decision, text))

    def why(self, place: int, text: str) -> tuple[str, ...]:
        """Return the reasons for a legal answer to the question at `place`, a line each."""
        decision = self._asked[place]
        return self._talks.why(decision, self._talks.read(decision, text))

    def asks_again(self, place: int, text: str) -> bool:
        """Return whether a legal answer to the question at `place` is worth a second question."""
        decision = self._asked[place]
        return self._talks.asks_again(decision, self._talks.read(decision, text))

    def called(self, place: int, ref: str) -> str:
        """Return the displayed name of a reference in the answers to the question at `place`; empty if unknown."""
        return self._talks.called(self._asked[place], ref)

    def help(self, place: int) -> tuple[str, ...]:
        """Return all that can be answered to the question at `place`, a line for each form."""
        return self._talks.help(self._asked[place])

    def typed(self, place: int, answer: Answer) -> str:
        """Return a legal answer to the question at `place` as a person would type it."""
        return self._talks.typed(self._asked[place], answer)

    def advice(self, place: int) -> str:
        """Return the answer of a computer captain to the question at `place`, in typed notation."""
        decision = self._asked[place]
        return self._talks.typed(decision, self.match.advice(decision))

    def written(self, place: int, text: str) -> Choice:
        """Return the typed answer to the question at `place` as a JSON value. Raises Unreadable."""
        decision = self._asked[place]
        return written_answer(decision, self._talks.read(decision, text))

    def typed_choice(self, place: int, choice: Choice) -> str:
        """Return the answer in a document to the question at `place` as a person would type it. Raises AnswerProblem."""
        decision = self._asked[place]
        return self._talks.typed(decision, read_answer(decision, choice))

    def answer(self, texts: Sequence[str]) -> None:
        """Give legal answers to all open questions, in their order; nothing is known to the other side before."""
        self.match.apply([self._talks.read(each, text) for each, text in zip(self._asked, texts, strict=True)])
