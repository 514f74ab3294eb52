"""The base class of decisions: an open question about one ship, and the check of its answer."""

from typing import Any, ClassVar, NamedTuple

from metamaker.core.messages import Text
from metamaker.games.cosmoforce.battle.state import Battle, Ship, sign_of
from metamaker.play.decision import Chosen, Form, Legal

Answer = Any
"""The type of the answer, which depends on the decision."""


class Refusal(NamedTuple):
    """A reason why an answer is illegal: a sentence and the rule."""

    text: Text
    rule: str


Refusals = tuple[Refusal, ...]


class Decision:
    """A question to the owner of a ship; see the Decision protocol of `metamaker.play.decision`.

    Nothing is secret, and one ship is asked at a time. A die may fall before the next question, or none. Answers can be taken
    back until a die falls.
    """

    kind: ClassVar[str] = ""
    answer_type: ClassVar[Any] = object
    rules: ClassVar[tuple[str, ...]] = ()
    secret: ClassVar[bool] = False
    simultaneous: ClassVar[bool] = False
    final: ClassVar[bool] = False

    def __init__(self, battle: Battle, ship: Ship) -> None:
        self.battle = battle
        self.ship = ship

    @property
    def side(self) -> int:
        """The side that answers."""
        return self.ship.side

    @property
    def of(self) -> str:
        """The sign of the ship."""
        return sign_of(self.battle, self.ship)

    def legal(self) -> Legal:
        """Return the legal answers."""
        raise NotImplementedError

    def composed(self, form: Form, chosen: Chosen) -> Answer:
        """Return the answer that a form makes: the values of its one part, as they were chosen."""
        return tuple(chosen[form.parts[0].name])

    def default(self) -> Answer:
        """Return an answer that is always legal."""
        raise NotImplementedError

    def refusals(self, answer: Answer) -> Refusals:
        """Return the reasons why this answer is illegal; empty if it is legal. Never raises."""
        raise NotImplementedError


def is_numbers(answer: Answer) -> bool:
    """Return whether this is a tuple of integers."""
    return isinstance(answer, tuple) and all(type(each) is int for each in answer)


def is_pairs(answer: Answer) -> bool:
    """Return whether this is a tuple of pairs of integers."""
    return isinstance(answer, tuple) and all(is_numbers(each) and len(each) == 2 for each in answer)
