"""A battle as its game conducts it: what each game says of its own."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from metamaker.battle.illegal_answer import Refused
from metamaker.battle.replay import Choice
from metamaker.fighting import Event, Question, Standing
from metamaker.session.asked import Answer, Asked

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
