"""Orders in words: one pattern reads a typed order and prints it in the same form. See `metamaker.play.pattern`."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from typing_extensions import override

from metamaker.core.messages import Message
from metamaker.play.decision import Answer
from metamaker.play.dialogue import Unreadable
from metamaker.play.pattern import Field, Options, Pieces, fields, parsed, plain


class Context(NamedTuple):
    """Context of a word: the decision, the values of the same order, and the orders of the clauses before, by field."""

    asked: Any
    order: dict[str, Any]
    earlier: Mapping[str, Sequence[Any]]


class Kind(NamedTuple):
    """A kind of word: how it is read and printed, and its noun in messages (by default its name in the vocabulary).

    A `phrase` has all words up to the next plain word of the pattern; `begins` are its possible first words. A `late` kind is
    read after the others, because it depends on them. `absent` gives the value if the option with the word is not used.
    """

    read: Callable[[Context, Any], Any]
    write: Callable[[Context, Any], str]
    noun: str = ""
    phrase: bool = False
    begins: tuple[str, ...] = ()
    late: bool = False
    absent: Callable[[Context], Any] = lambda _: None


def constant(value: object) -> Kind:
    """Return the kind of a value that has no word of its own."""
    return Kind(lambda _, __: value, lambda _, __: "")


class Vocabulary(NamedTuple):
    """The words of a game: the function that splits an answer into clauses of words, its messages, and its kinds of words.

    Messages are `refusal-read-<topic>` and `refusal-read-end` with `found`, and `refusal-read-behind` with `what`, the noun of
    a kind of word, and `behind`, the word before it.
    """

    split: Callable[[str], Iterable[Sequence[str]]]
    message: Callable[..., Message]
    kinds: Mapping[str, Kind]

    def having(self, **kinds: Kind) -> "Vocabulary":
        """Return the vocabulary with more kinds of words."""
        return self._replace(kinds={**self.kinds, **kinds})


class Mismatch(Exception):
    """A clause that does not fit its pattern, with a reason if there is more to report. Kinds of words may raise it, too."""

    def __init__(self, why: Message | None = None) -> None:
        super().__init__(why)
        self.why = why


Found = dict[Field, list[str]]


class _Words:
    """The unmatched words of a clause, the last matched one, and plain words of patterns."""

    def __init__(self, words: Sequence[str], reserved: frozenset[str]) -> None:
        self.rest = deque(words)
        self.reserved = reserved
        self.last = ""

    @property
    def next(self) -> str:
        return self.rest[0].lower() if self.rest else ""

    def take(self) -> str:
        self.last = self.rest.popleft()
        return self.last


class Clause:
    """A pattern that reads and prints orders of one class; without a class, values of one field of the answer."""

    def __init__(self, pattern: str, vocabulary: Vocabulary, made: Any = None) -> None:
        self.pieces = parsed(pattern)
        self._kinds, self._message, self.made = vocabulary.kinds, vocabulary.message, made
        self._each = next((field for field in fields(self.pieces) if field.repeat == "&"), None)
        others = [field for field in fields(self.pieces) if field != self._each]
        self._others = sorted(others, key=lambda field: self._kinds[field.kind].late)
        self.verb = self.pieces[0] if isinstance(self.pieces[0], str) else ""

    def match(self, words: Sequence[str], reserved: frozenset[str]) -> Found:
        """Return the words of each field; `reserved` ones can only be in phrases. Raises Mismatch."""
        found: Found = {}
        rest = _Words(words, reserved)
        self._match(self.pieces, rest, frozenset(), found)
        if rest.rest:
            raise Mismatch(self._message("refusal-read-end", found=shown(" ".join(rest.rest))))
        return found

    def _match(self, pieces: Pieces, words: _Words, ends: frozenset[str], found: Found) -> None:
        for place, piece in enumerate(pieces):
            after = ends.union(self._firsts(pieces[place + 1 :]))
            if isinstance(piece, Options):
                self._match_options(piece, words, after, found)
            elif isinstance(piece, Field):
                found[piece] = self._taken(piece, words, after)
            elif words.next != piece:
                raise Mismatch
            else:
                words.take()

    def _match_options(self, options: Options, words: _Words, ends: frozenset[str], found: Found) -> None:
        groups = list(options.groups)
        while words.rest:
            after = ends.union(self._firsts((Options(tuple(groups)),)))
            fitting = [(group, option) for group in groups for option in group if self._opens(option, words.next, after)]
            if not fitting:
                break
            group, option = fitting[0]
            groups.remove(group)
            self._match(option, words, ends.union(self._firsts((Options(tuple(groups)),))), found)

    def _opens(self, option: Pieces, word: str, ends: frozenset[str]) -> bool:
        first = option[0]
        if not isinstance(first, Field):
            return word == first
        begins = self._kinds[first.kind].begins
        return word in begins if begins else word not in ends

    def _firsts(self, pieces: Pieces) -> Iterator[str]:
        """Yield the words with which the rest of a pattern can begin."""
        for piece in pieces:
            if isinstance(piece, Options):
                yield from (word for group in piece.groups for option in group for word in self._firsts(option))
            elif isinstance(piece, Field):
                if piece.takes:
                    yield from self._kinds[piece.kind].begins
                    if piece.repeat != "*":
                        return
            else:
                yield piece
                return

    def _taken(self, field: Field, words: _Words, ends: frozenset[str]) -> list[str]:
        if not field.takes:
            return []
        last, kind = words.last, self._kinds[field.kind]
        several = field.repeat or kind.phrase
        ends = ends if kind.phrase else ends | words.reserved
        taken: list[str] = []
        while words.rest and words.next not in ends and (several or not taken):
            taken.append(words.take())
        if not taken and field.repeat != "*":
            raise Mismatch(self._message("refusal-read-behind", what=kind.noun or field.kind, behind=last) if last else None)
        return taken

    def read(self, asked: Any, found: Found, earlier: Mapping[str, Sequence[Any]]) -> Iterator[Any]:
        """Yield the orders in the words. Raises Unreadable."""
        each = self._each
        for value in (None,) if each is None else self._value(Context(asked, {}, earlier), each, found[each]):
            context = Context(asked, {} if each is None else each.parts(value), earlier)
            for field in self._others:
                some = self._value(context, field, found[field]) if field in found else self._kinds[field.kind].absent(context)
                if some is not None:
                    context.order.update(field.parts(some))
            if self.made is None:
                yield from context.order[self._others[0].names[0]]
            else:
                yield self.made(**{name: value for name, value in context.order.items() if name in self.made._fields})

    def _value(self, context: Context, field: Field, words: list[str]) -> Any:
        kind = self._kinds[field.kind]
        if kind.phrase or not field.takes:
            return kind.read(context, words)
        return tuple(kind.read(context, word) for word in words) if field.repeat else kind.read(context, words[0])

    def write(self, asked: object, order: Mapping[str, object]) -> str:
        """Return an order in words; empty if the pattern needs a missing value."""
        return " ".join(self._written(self.pieces, Context(asked, dict(order), {})))

    def _written(self, pieces: Pieces, context: Context) -> list[str]:
        written: list[str] = []
        for piece in pieces:
            if isinstance(piece, Options):
                for group in piece.groups:
                    used = next((option for option in group if self._is_used(option, context)), ())
                    written += self._written(used, context)
            elif not isinstance(piece, Field):
                written.append(piece)
            elif piece.takes:
                text = self._text(piece, context)
                if not text and piece.repeat != "*":
                    return []
                written += [text] if text else []
        return written

    def _text(self, field: Field, context: Context) -> str:
        value, kind = field.of(context.order), self._kinds[field.kind]
        if value is None or value == "":
            return ""
        if field.repeat in {"+", "*"} and not kind.phrase:
            return " ".join(kind.write(context, each) for each in value)
        return kind.write(context, value)

    def _is_used(self, option: Pieces, context: Context) -> bool:
        """Return whether an order needs an option: its constants are those of the order, or it has one of its values."""
        constants = [field for field in fields(option) if not field.takes]
        if constants:
            return all(field.of(context.order) == self._value(context, field, []) for field in constants)
        return any(context.order.get(name) for field in fields(option) for name in field.names)


def shown(words: str) -> str:
    """Return typed words, shortened to 40 characters for a message."""
    return words if len(words) <= 40 else f"{words[:39]}…"


class Notation(Protocol):
    """How answers to a kind of decision are typed. An answer without orders is printed as an empty text."""

    def read(self, asked: Any, text: str) -> Answer:
        """Return the typed answer, legal or not. Raises Unreadable."""

    def write(self, asked: Any, answer: Any) -> str:
        """Return an answer as a player would type it."""


class ByHand(NamedTuple):
    """A notation of two functions, for answers that no pattern describes."""

    read: Callable[[Any, str], Answer]
    write: Callable[[Any, Any], str]


class Clauses(Notation):
    """Answers of any number of clauses: each field of the answer has one or more patterns.

    A field is `works=(Work, "{system:system} {crew:number}")` or, if it holds plain values, `healed="heal {healed:system+}"`.
    Clauses are typed in any order, and printed in the order of the arguments.
    """

    def __init__(self, made: Any, topic: str, vocabulary: Vocabulary, **fields: str | tuple[Any, ...]) -> None:
        self._made, self._topic, self._vocabulary = made, topic, vocabulary
        self._fields: dict[str, list[Clause]] = {}
        for name, field in fields.items():
            kind, *patterns = (None, field) if isinstance(field, str) else field
            self._fields[name] = [Clause(pattern, vocabulary, kind) for pattern in patterns]
        self._names = {clause: name for name, clauses in self._fields.items() for clause in clauses}
        self._reserved = frozenset[str]().union(*(plain(clause.pieces) for clause in self._names))

    @override
    def read(self, asked: Any, text: str) -> Answer:
        earlier: dict[str, list[Any]] = {name: [] for name in self._fields}
        for words in self._vocabulary.split(text):
            name, orders = self._orders(asked, words, earlier)
            earlier[name] += orders
        return self._made(**{name: tuple(orders) for name, orders in earlier.items()})

    def _orders(self, asked: object, words: Sequence[str], earlier: Mapping[str, Sequence[Any]]) -> tuple[str, list[Any]]:
        """Return the field of a clause, found by its first word or its pattern, and its orders. Raises Unreadable."""
        verb, why = "".join(words[:1]).lower(), None
        able = [clause for clause in self._names if clause.verb == verb] or [each for each in self._names if not each.verb]
        for clause in able:
            try:
                return self._names[clause], list(clause.read(asked, clause.match(words, self._reserved), earlier))
            except Mismatch as problem:
                why = problem.why if len(able) == 1 else None
        found = shown(" ".join(words if able else words[:1]))
        raise Unreadable(why or self._vocabulary.message(f"refusal-read-{self._topic}", found=found))

    @override
    def write(self, asked: object, answer: object) -> str:
        written: list[str] = []
        for name, clauses in self._fields.items():
            value = getattr(answer, name)
            orders = [{name: value}] if clauses[0].made is None else [order._asdict() for order in value]
            written += [_first(clause.write(asked, order) for clause in clauses) for order in orders]
        return "; ".join(filter(None, written))


def _first(texts: Iterable[str]) -> str:
    return next(filter(None, texts), "")


class Sentence(Clauses):
    """Answers of one clause, with one or more patterns."""

    def __init__(self, made: Any, topic: str, vocabulary: Vocabulary, *patterns: str) -> None:
        super().__init__(made, topic, vocabulary, answer=(made, *patterns))

    @override
    def read(self, asked: object, text: str) -> Answer:
        words = [word for clause in self._vocabulary.split(text) for word in clause]
        (answer,) = self._orders(asked, words, {})[1]
        return answer

    @override
    def write(self, asked: Any, answer: Any) -> str:
        return _first(clause.write(asked, answer._asdict()) for clause in self._fields["answer"])
