"""What a player has to decide: an open question about one ship, and the judge of his answer."""

from typing import Any, ClassVar, NamedTuple

from metamaker.games.cosmoforce.battle.state import Battle, Ship

Answer = Any
"""What kind of value, each decision says."""


class Refusal(NamedTuple):
    """Why an answer is illegal: a sentence and the rule."""

    text: str
    rule: str


Refusals = tuple[Refusal, ...]


class Decision:
    """A question to the owner of a ship. To judge an answer changes nothing."""

    kind: ClassVar[str] = ""

    def __init__(self, battle: Battle, ship: Ship) -> None:
        self.battle = battle
        self.ship = ship

    @property
    def side(self) -> int:
        """The side that is asked."""
        return self.ship.side

    def default(self) -> Answer:
        """Return an answer that is always legal."""
        raise NotImplementedError

    def refusals(self, answer: Answer) -> Refusals:
        """Return why this answer is illegal, none if it is legal. Raises nothing, whatever the answer is."""
        raise NotImplementedError


def is_numbers(answer: Answer) -> bool:
    """Whether this is a tuple of whole numbers."""
    return isinstance(answer, tuple) and all(type(each) is int for each in answer)


def is_pairs(answer: Answer) -> bool:
    """Whether this is a tuple of pairs of whole numbers."""
    return isinstance(answer, tuple) and all(is_numbers(each) and len(each) == 2 for each in answer)
