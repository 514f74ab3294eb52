"""The base of decisions: an open question to a side with all that it may see, and the check of its answer."""

from typing import Any, ClassVar, NamedTuple

from metamaker.core.messages import Text
from metamaker.games.metaverse.battle.state.battle import Secrets, Table
from metamaker.play.decision import Chosen, Form, Legal, filled

Answer = Any
"""A value of one of the classes of `answers`, a Plot, or None, depending on the decision's `answer_type`."""


class Refusal(NamedTuple):
    """One reason why an answer is illegal: the rule that it breaks, and a sentence."""

    rule: str
    text: Text


class Decision:
    """A question to one side; see the Decision protocol of `metamaker.play.decision`.

    It sees the table and its own secrets; an answer by itself changes nothing. `key` names the ship of the question, empty if
    it is for the whole side. Subclasses define the question, the values `made` by each form, the default answer, and the
    refusals.
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
        """Whether the answer reveals something or causes a roll."""
        return True

    @property
    def of(self) -> str:
        """The key of the ship of the question."""
        return self.key

    def legal(self) -> Legal:
        """Return the legal answers."""
        raise NotImplementedError

    def composed(self, form: Form, chosen: Chosen) -> Answer:
        """Return the value of a form, which is the answer or a part of it."""
        return filled(self.made[form.name], form, chosen)

    def default(self) -> Answer:
        """Return an answer that is always legal, such as to do nothing."""
        raise NotImplementedError

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why this answer is illegal, each with its rule; none if it is legal. Changes nothing."""
        raise NotImplementedError
