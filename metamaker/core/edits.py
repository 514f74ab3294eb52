"""Edits of frozen documents: changed copies along the path to the document, new values, results of edits.

Everything off the path stays the same object. A value that the model refuses raises EditProblem.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, Generic, NamedTuple, get_args

from pydantic import ValidationError
from pydantic_core.core_schema import ErrorType
from typing_extensions import TypeVar

from metamaker.core.display_names import first_upper
from metamaker.core.frozen import Frozen
from metamaker.core.ids import HasId
from metamaker.core.issue import sentence
from metamaker.core.messages import Message, Text, message
from metamaker.core.property import EditProblem
from metamaker.core.schema_errors import JsonObject, at, words

MAX_SHOWN = 40
"""Characters of a wrong value that a sentence repeats."""


def refusal(model: type[Frozen], problem: ValidationError) -> Text:
    """Return the first thing that `problem` has against a value of `model`, as a sentence for people."""
    first = problem.errors(include_url=False)[0]
    path = first["loc"]
    if first["type"] not in _library_errors():
        reason: Text = first.get("ctx", {}).get("sentence", first["msg"])
        return message("edit-refused-field", field=_field(path), reason=reason) if path else f"{sentence(str(reason))}."
    if first["type"] == "extra_forbidden":
        return message("edit-no-such-field", field=_field(path[:-1]), inner=path[-1])
    return message("edit-must-be", field=_field(path), allowed=words(at(_schema(model), path)), **_instead(first["input"]))


def _field(path: tuple[str | int, ...]) -> Message:
    name = [step for step in path if isinstance(step, str)][-1]
    return message("edit-field", property=name, name=first_upper(name.replace("_", " ")))


def _instead(found: object) -> dict[str, str]:
    """Return the given value if a sentence can repeat it: a text or a number."""
    if isinstance(found, str) and found:
        return {"given": "text", "found": _printable(found)}
    is_number = isinstance(found, int | float) and not isinstance(found, bool)
    return {"given": "number", "found": str(found)} if is_number else {"given": "other", "found": ""}


def _printable(text: str) -> str:
    """Return the beginning of typed or pasted text, short enough for a line."""
    start = "".join(letter if letter.isprintable() else " " for letter in text[:MAX_SHOWN])
    return start if len(text) <= MAX_SHOWN else f"{start}…"


@cache
def _schema(model: type[Frozen]) -> JsonObject:
    schema: JsonObject = model.model_json_schema()
    return schema


@cache
def _library_errors() -> frozenset[str]:
    """Return the error types of pydantic itself. Our own validators give complete sentences."""
    return frozenset(get_args(ErrorType))


Document = TypeVar("Document", default=Any)


class Edited(NamedTuple, Generic[Document]):
    """The document after an edit, and the reference of the new element."""

    document: Document
    ref: str


Value = TypeVar("Value", bound=Frozen)


def validated_new(model: type[Value], **fields: object) -> Value:
    """Return a new value. Raises EditProblem if it cannot be."""
    try:
        return model(**fields)
    except ValidationError as problem:
        raise EditProblem(refusal(model, problem)) from None


Element = TypeVar("Element", bound=HasId)


def changed(value: Value, **fields: object) -> Value:
    """Return `value` with these fields; the same object if they hold that already. Raises EditProblem.

    Fields are put in place in the order in which they are given, and each must leave a valid value.
    """
    if "id" in fields:
        raise EditProblem(message("edit-id-stays"))
    different = {name: field for name, field in fields.items() if getattr(value, name) != field}
    if not different:
        return value
    try:
        new = value.with_(**different)
    except ValidationError as problem:
        raise EditProblem(refusal(type(value), problem)) from None
    # a validator may have restored the old value: it sorts sectors, and strips spaces of names
    return new if any(getattr(new, name) != getattr(value, name) for name in different) else value


def replaced(elements: Iterable[Element], old: Element, new: Element) -> tuple[Element, ...]:
    """Return `elements` with `new` in place of the very object `old`."""
    return tuple(new if each is old else each for each in elements)


def without(elements: Iterable[Element], gone: Element) -> tuple[Element, ...]:
    """Return `elements` without the very object `gone`."""
    return tuple(each for each in elements if each is not gone)


def moved(elements: tuple[Element, ...], element: Element, before: str | None) -> tuple[Element, ...]:
    """Return `elements` with `element` in front of the one with the id `before`, or last. Raises EditProblem."""
    if before == element.id:
        return elements
    others = without(elements, element)
    places = {each.id: place for place, each in enumerate(others)}
    if before is not None and before not in places:
        raise EditProblem(message("edit-no-neighbour", ref=before))
    place = len(others) if before is None else places[before]
    return (*others[:place], element, *others[place:])


def after(elements: tuple[Element, ...], element: Element, new: Element) -> tuple[Element, ...]:
    """Return `elements` with `new` directly after the very object `element`."""
    place = next(place for place, each in enumerate(elements) if each is element)
    return (*elements[: place + 1], new, *elements[place + 1 :])
