"""What a player has to decide: an open question with all that his side may see, and the judge of his answer."""

from typing import Any, ClassVar, NamedTuple

from metamaker.core.messages import Text
from metamaker.games.metaverse.battle.state.battle import Secrets, Table
from metamaker.play.decision import Chosen, Form, Legal, filled

Answer = Any
"""A value of one of the classes of `answers`, a Plot, or None; which one a decision's `answer_type` says."""


class Refusal(NamedTuple):
    """One reason why an answer is illegal: the statement that it breaks, and a sentence."""

    rule: str
    text: Text


class Decision:
    """A question to one side; see the Decision protocol of `metamaker.play.decision`.

    It sees the table and its own secrets; to answer changes nothing by itself. `key` names the ship that is asked, empty if
    the whole side is. Subclasses say what they ask, what `made` of which form, which answer is always legal, and why one is
    not.
    """

    kind: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()
    secret: ClassVar[bool] = False
    simultaneous: ClassVar[bool] = False
    answer_type: ClassVar[Any] = object
    made: ClassVar[dict[str, Any]] = {}

    def __init__(self, table: Table, side: int, secrets: Secrets, key: str = "") -> None:
        self.table = table
        self.side = side
        self.secrets = secrets
        self.key = key

    @property
    def final(self) -> bool:
        """Whether something is revealed or rolled with the answer."""
        return True

    @property
    def of(self) -> str:
        """The key of the ship that is asked."""
        return self.key

    def legal(self) -> Legal:
        """Return the legal answers."""
        raise NotImplementedError

    def composed(self, form: Form, chosen: Chosen) -> Answer:
        """Return the answer, or the value of a part, that a form makes."""
        return filled(self.made[form.name], form, chosen)

    def default(self) -> Answer:
        """Return an answer that is always legal: to do nothing."""
        raise NotImplementedError

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why this answer is illegal, each with its rule; none if it is legal. Changes nothing."""
        raise NotImplementedError
