"""Answers and events as JSON values and back, and the log of a battle as text.

A replay may be untrusted: its values have limited sizes, and unknown keys, types and words are refused.

Events are NamedTuples of any game. A line contains the class of its event, and the fields in the order of the class.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from hashlib import blake2b
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from pydantic import ConfigDict, Field, GetCoreSchemaHandler, GetJsonSchemaHandler, JsonValue, TypeAdapter, ValidationError
from pydantic_core import CoreSchema, PydanticCustomError, PydanticSerializationError, core_schema
from typing_extensions import override

from metamaker.core import messages
from metamaker.core.ids import ref
from metamaker.core.messages import Text as Sentence
from metamaker.core.messages import message
from metamaker.core.schema_errors import JsonObject
from metamaker.core.validation import first_fault
from metamaker.play.decision import Answer, Decision

MOST_ENTRIES = 10_000
"""The longest list in an answer.

Limits the cost of reading untrusted files: a whole turn of forty ships has some hundred entries.
"""

MOST_CHARACTERS = 340
"""The longest text in an answer.

Room for four ids of 80 characters and the signs between them, such as a copy of a part of a section.
"""

LARGEST = 10**9
"""The largest number of an answer, and the negative of the smallest: 10 km in 1/1000 cm."""

_STRICT = ConfigDict(strict=True)

_TUPLE: Any = tuple
"""A type for subscription with types known only at run time."""


class AnswerProblem(ValueError):
    """A value that does not answer the question: its place, the expected and the actual value."""

    def __init__(self, place: str, text: Sentence) -> None:
        super().__init__(place, text)
        self.place = place
        self.text = text

    @override
    def __str__(self) -> str:
        """Return the one sentence."""
        return str(message("play-answer", place=self.place, problem=self.text))


def read_answer(decision: Decision, value: JsonValue) -> Answer:
    """Return the answer in a JSON value. The decision judges whether it is legal. Raises AnswerProblem."""
    adapter = _adapter(decision.answer_type)
    path: tuple[str | int, ...]
    try:
        # Strict adapters take lists for tuples and words for enumerations only from JSON, so values go through text.
        return adapter.validate_json(json.dumps(value))
    except ValidationError as problem:
        path, sentence = first_fault(problem, adapter.json_schema())
    steps = (step + 1 if isinstance(step, int) else step for step in path)
    raise AnswerProblem(ref(decision.kind, *map(str, steps)), sentence)


def written_answer(decision: Decision, answer: Answer) -> JsonValue:
    """Return an answer as a JSON value, without the default values of records."""
    value: JsonValue = _adapter(decision.answer_type).dump_python(answer, mode="json")
    return value


@cache
def _adapter(kind: object) -> TypeAdapter[Any]:
    return TypeAdapter(_as_records(kind), config=_STRICT)


class AsRecord:
    """Marks a NamedTuple written as a record, without default values unless it is `whole`."""

    def __init__(self, *, whole: bool = False) -> None:
        self._whole = whole

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Read a record with these keys, some of which may be missing, and make the NamedTuple of it."""
        defaults: Mapping[str, Any] = source._field_defaults
        kinds = {name: _as_records(hint, whole=self._whole) for name, hint in get_type_hints(source).items()}
        fields = {
            name: core_schema.typed_dict_field(handler.generate_schema(kind), required=name not in defaults)
            for name, kind in kinds.items()
        }
        left_out = () if self._whole else defaults
        record = core_schema.typed_dict_schema(fields, extra_behavior="forbid")

        def plain(value: Any, write: Callable[[Any], Any]) -> Any:
            pairs = zip(value._fields, value, strict=True)
            return write({name: each for name, each in pairs if name not in left_out or each != defaults[name]})

        writer = core_schema.wrap_serializer_function_ser_schema(plain, schema=record)
        return core_schema.no_info_after_validator_function(lambda found: source(**found), record, serialization=writer)


class Words:
    """Marks a union of NamedTuples written as lists: the word for the class, then its fields."""

    def __init__(self, kinds: Iterable[Any]) -> None:
        self._kinds = {kind.__name__.lower(): kind for kind in kinds}

    def __get_pydantic_core_schema__(self, _source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Read a list that begins with one of the words, and make the NamedTuple of it."""
        fields = {word: handler.generate_schema(_fields_of(kind)) for word, kind in self._kinds.items()}
        union = core_schema.tagged_union_schema(
            fields,
            discriminator=_first,
            custom_error_type="words",
            custom_error_message="{known}",
            custom_error_context={"message": "play-answer-list", "known": ", ".join(fields)},
        )

        def made(value: tuple[Any, ...]) -> Any:
            word, *given = value
            return self._kinds[word](*given)

        def plain(value: Any, write: Callable[[Any], Any]) -> Any:
            return write((type(value).__name__.lower(), *value))

        writer = core_schema.wrap_serializer_function_ser_schema(plain, schema=core_schema.any_schema())
        return core_schema.no_info_after_validator_function(made, union, serialization=writer)

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonObject:
        """Map each word to its content, for the locations of errors."""
        union: Any = schema
        choices = union["schema"]["choices"]
        return {"type": "object", "properties": {word: handler(choice) for word, choice in choices.items()}}


def _first(value: object) -> str:
    """Return the first word of a list. Every union refuses a list without one."""
    word = value[0] if isinstance(value, list | tuple) and value else None
    return word if isinstance(word, str) else ""


def _fields_of(kind: object) -> object:
    hints = [_as_records(hint) for hint in get_type_hints(kind).values()]
    return _TUPLE[(_bounded(str), *hints)]


class Text:
    """Marks values written as texts of limited length, with functions that read (ValueError) and write them."""

    def __init__(self, read: Callable[[str], Any], write: Callable[[Any], str], most: int) -> None:
        self._read = read
        self._write = write
        self._most = most

    def __get_pydantic_core_schema__(self, _source: object, _handler: GetCoreSchemaHandler) -> CoreSchema:
        """Read a text."""

        def read(text: str) -> Any:
            try:
                return self._read(text)
            except ValueError as problem:
                raise PydanticCustomError("text", "{sentence}", {"sentence": str(problem)}) from None

        text = core_schema.str_schema(strict=True, max_length=self._most)
        writer = core_schema.plain_serializer_function_ser_schema(self._write)
        return core_schema.no_info_after_validator_function(read, text, serialization=writer)


class InEnglish:
    """Marks texts that may be messages: they are written in English, in any current language, and never read."""

    def __get_pydantic_core_schema__(self, _source: object, _handler: GetCoreSchemaHandler) -> CoreSchema:
        """Write a text."""
        return core_schema.str_schema(strict=True, serialization=core_schema.plain_serializer_function_ser_schema(_in_english))


def _in_english(text: messages.Text) -> str:
    return messages.said(text, messages.ENGLISH)


_BOUNDED: Mapping[Any, Any] = {
    int: Annotated[int, Field(strict=True, ge=-LARGEST, le=LARGEST)],
    str: Annotated[str, Field(strict=True, max_length=MOST_CHARACTERS)],
    bool: Annotated[bool, Field(strict=True)],
}


_PLAIN = (int, str, bool, type(None))


def _bounded(kind: object) -> Any:
    return _BOUNDED.get(kind, kind)


def _as_records(kind: object, *, whole: bool = False) -> Any:
    """Return a type with NamedTuples as records, and with limits for numbers, texts and lists unless they are `whole`.

    Raises TypeError for types whose values have no unique text everywhere: floats, sets, any object.
    """
    if kind == messages.Text:
        return Annotated[kind, InEnglish()]
    origin, inside = get_origin(kind), get_args(kind)
    if origin in {Union, UnionType}:
        return Union[tuple(_as_records(each, whole=whole) for each in inside)]  # noqa: UP007 - they are only known here
    if origin is tuple:
        every = tuple(each if each is Ellipsis else _as_records(each, whole=whole) for each in inside)
        return _TUPLE[every] if whole else Annotated[_TUPLE[every], Field(max_length=MOST_ENTRIES)]
    if origin is Annotated:
        return kind
    if hasattr(kind, "_field_defaults"):
        return Annotated[kind, AsRecord(whole=whole)]
    if kind not in _PLAIN and not (isinstance(kind, type) and issubclass(kind, Enum)):
        raise TypeError(f"{kind} has no text that is the same everywhere")
    return kind if whole else _bounded(kind)


DIGEST_BYTES = 16
"""128 bits. Two different logs never share them by accident, and a digest still fits into a line."""


def as_json(event: tuple[object, ...]) -> JsonObject:
    """Return an event as a JSON value: `event` is the name of its class, then come its fields.

    NamedTuples inside are given as records, tuples as lists. Raises TypeError for a value that is not of its field's type.
    """
    kind = type(event)
    try:
        return {"event": kind.__name__, **_event_adapter(kind).dump_python(event, mode="json", warnings="error")}
    except PydanticSerializationError as problem:
        raise TypeError(f"a log cannot hold {event!r}: {problem}") from None


@cache
def _event_adapter(kind: type) -> TypeAdapter[Any]:
    marked: Any = Annotated[kind, AsRecord(whole=True)]
    return TypeAdapter(marked)


def lines(events: Iterable[tuple[Any, ...]]) -> Iterator[str]:
    """Yield each event as one line of compact JSON, without its line end. Raises TypeError as `as_json` does."""
    for event in events:
        kind = type(event)
        try:
            fields = _event_adapter(kind).dump_json(event, warnings="error").decode()
        except PydanticSerializationError as problem:
            raise TypeError(f"a log cannot hold {event!r}: {problem}") from None
        rest = f",{fields[1:]}" if len(fields) > len("{}") else "}"
        yield f'{{"event":"{kind.__name__}"{rest}'


def digest(events: Iterable[tuple[Any, ...]]) -> str:
    """Return the hash of a log, 32 hexadecimal digits: that of its lines, each with a line end, in UTF-8."""
    kept = blake2b(digest_size=DIGEST_BYTES)
    for line in lines(events):
        kept.update(line.encode())
        kept.update(b"\n")
    return kept.hexdigest()
