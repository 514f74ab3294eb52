"""Decisions of players, as every front end sees them: the side, the legal answers, the reasons against other ones."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar

from typing_extensions import override

from metamaker.core.messages import Text

Answer = Any
"""The answer to a decision; each game has its own types."""

AnswerType = TypeVar("AnswerType", bound=type[tuple[Any, ...]])


def _is_equal(one: tuple[object, ...], other: object) -> bool:
    return type(one) is type(other) and tuple.__eq__(one, other)


def _is_unequal(one: tuple[object, ...], other: object) -> bool:
    return not _is_equal(one, other)


def distinct(kind: AnswerType) -> AnswerType:
    """Make the values of a NamedTuple equal only to values of the same class.

    Every class in an answer needs this: plain tuples ignore their class, so `Burn(3)` would be equal to `Ram(3)`. The hash
    stays that of a tuple, which is quick and does not depend on addresses.
    """
    for name, method in (("__eq__", _is_equal), ("__ne__", _is_unequal)):
        setattr(kind, name, method)
    return kind


Costs = tuple[tuple[str, int], ...]
"""The cost of an option: names of pools, each with an amount."""


class Option(NamedTuple):
    """A value to choose.

    `ref` is its reference in drawings and views, `costs` its cost from the pools of its form. It may be chosen up to `times`
    times in one answer. `text` describes it in a few words, if value and reference are not clear.
    """

    value: Any
    ref: str = ""
    costs: Costs = ()
    times: int = 1
    text: str = ""


@dataclass(frozen=True, slots=True)
class Span:
    """Whole numbers that may be chosen, from `least` to `most`.

    Not a tuple, because domains that are tuples hold options or forms.
    """

    least: int
    most: int


class Part(NamedTuple):
    """A part of a composed answer: the player chooses from `least` to `most` values (None: no limit).

    Values come from options or numbers, or are composed themselves, each by one of several forms. `single`: the part is one
    value, not a list of values.
    """

    name: str
    domain: "tuple[Option, ...] | Span | tuple[Form, ...]"
    least: int = 0
    most: int | None = None
    single: bool = False


class Pool(NamedTuple):
    """An amount that all options of a form share."""

    name: str
    amount: int


class Form(NamedTuple):
    """A way to compose an answer: its name, its parts, their common pools; `ref` is the subject of the whole form."""

    name: str
    parts: tuple[Part, ...]
    pools: tuple[Pool, ...] = ()
    ref: str = ""


Chosen = Mapping[str, Sequence[Any]]
"""The chosen values of the parts of a form, by name; composed parts contain their results."""


def choice(name: str, options: Iterable[Option] | Span) -> Part:
    """Return a part of which exactly one value is chosen."""
    return Part(name, options if isinstance(options, Span) else tuple(options), 1, 1, single=True)


def options(values: Iterable[object]) -> tuple[Option, ...]:
    """Return values as options without costs. Texts among them are references too."""
    return tuple([Option(value, value if isinstance(value, str) else "") for value in values])


def filled(made: Callable[..., Answer], form: Form, chosen: Chosen) -> Answer:
    """Return the result of `made` for the parts of a form, by name. Raises KeyError if a single value is missing."""
    return made(**{part.name: chosen[part.name][0] if part.single else tuple(chosen.get(part.name, ())) for part in form.parts})


def taken_apart(form: Form, answer: Answer) -> dict[str, tuple[Any, ...]] | None:
    """Return the choices for each part of a form that would make this answer; None if the parts do not match.

    This is the reverse of `filled`. Compare the result with the answer, because forms with the same parts may make different
    ones.
    """
    if all(hasattr(answer, part.name) for part in form.parts):
        values = {part.name: getattr(answer, part.name) for part in form.parts}
        return {part.name: (values[part.name],) if part.single else tuple(values[part.name]) for part in form.parts}
    if len(form.parts) == 1 and isinstance(answer, tuple):
        return {form.parts[0].name: answer}
    return None


def needed(form: Form) -> dict[str, tuple[Any, ...]]:
    """Return the first values of each simple part, as many as it needs."""
    return {part.name: tuple(_first(part)) for part in form.parts}


def _first(part: Part) -> Iterator[object]:
    if isinstance(part.domain, Span):
        yield from range(part.domain.least, part.domain.least + part.least)
        return
    values = [entry.value for entry in part.domain if isinstance(entry, Option) for _ in range(entry.times)]
    yield from values[: part.least]


class Listed(NamedTuple):
    """All legal answers: the values of these options."""

    options: tuple[Option, ...]


class Composed(NamedTuple):
    """Answers are composed by one of these forms. The `refusals` of the decision complete their limits."""

    forms: tuple[Form, ...]


Legal = Listed | Composed


class Refused(Protocol):
    """A reason why an answer is illegal: a sentence, and the rule that it breaks."""

    @property
    def rule(self) -> str:
        """The id of the rule."""

    @property
    def text(self) -> Text:
        """The sentence."""


class IllegalAnswer(ValueError):
    """An answer that the rules refuse: the decision and every reason. The battle is as it was."""

    def __init__(self, decision: object, refusals: Sequence[Refused]) -> None:
        super().__init__(decision, refusals)
        self.decision = decision
        self.refusals = refusals

    @override
    def __str__(self) -> str:
        """Return the reasons in one sentence, each with its rule."""
        return "; ".join(f"{refusal.text} ({refusal.rule})" for refusal in self.refusals)


class Decision(Protocol):
    """An open question to a side. Reading it changes nothing.

    `kind` names the question in a word, `rules` are its rule ids. A `secret` answer is hidden from other sides until all have
    answered; `simultaneous` decisions are open together and answered at once. `answer_type` is the type from which pydantic
    makes an adapter; see `metamaker.play.serialization`.
    """

    kind: ClassVar[str]
    answer_type: ClassVar[Any]
    rules: ClassVar[tuple[str, ...]]
    secret: ClassVar[bool]
    simultaneous: ClassVar[bool]

    @property
    def side(self) -> int:
        """The side that answers."""

    @property
    def of(self) -> str:
        """The reference of the piece or ship in question; empty for the side as a whole."""

    @property
    def final(self) -> bool:
        """Whether with the answer something is revealed or rolled, so that it cannot be taken back."""

    def legal(self) -> Legal:
        """Return the legal answers as data."""

    def composed(self, form: Form, chosen: Chosen) -> Answer:
        """Return the answer, or the value of a part, that a form makes of chosen values; legal or not."""

    def default(self) -> Answer:
        """Return an answer that is always legal."""

    def refusals(self, answer: Answer) -> Sequence[Refused]:
        """Return every reason why an answer is illegal; none if it is legal. Never raises."""


class Player(Protocol):
    """A player that answers decisions by itself: a computer captain."""

    def answer(self, decision: Any) -> Answer:
        """Return a legal answer."""


class Forgetful(Player):
    """A player that needs only the decision for its answer, so it need not see earlier answers.

    Then a match is resumed, or an answer taken back, without the slow thinking of the player.
    """
