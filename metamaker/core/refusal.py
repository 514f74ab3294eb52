"""What the model refuses, told in one sentence about the field."""

from functools import cache
from typing import Any, get_args

from pydantic import ValidationError
from pydantic_core.core_schema import ErrorType

from metamaker.core.expectation import Schema, at, words
from metamaker.core.frozen import Frozen

MAX_SHOWN = 40
"""Characters of a wrong value that a sentence repeats."""


def refusal(model: type[Frozen], problem: ValidationError) -> str:
    """Return the first thing that `problem` has against a value of `model`, as a sentence for people."""
    first = problem.errors(include_url=False)[0]
    path = first["loc"]
    if first["type"] not in _library_errors():
        return _sentence(f"{_field(path)}: {first['msg']}" if path else first["msg"])
    if first["type"] == "extra_forbidden":
        return _sentence(f"{_field(path[:-1])} must be a record without a field “{path[-1]}”")
    return _sentence(f"{_field(path)} must be {words(at(_schema(model), path))}{_instead(first['input'])}")


def _field(path: tuple[str | int, ...]) -> str:
    names = [step for step in path if isinstance(step, str)]
    return names[-1].replace("_", " ")


def _instead(found: object) -> str:
    if isinstance(found, str) and found:
        return f", not “{_printable(found)}”"
    return f", not {found}" if isinstance(found, int | float) and not isinstance(found, bool) else ""


def _printable(text: str) -> str:
    """Return the beginning of what somebody typed or pasted, fit for a line."""
    start = "".join(letter if letter.isprintable() else " " for letter in text[:MAX_SHOWN])
    return start if len(text) <= MAX_SHOWN else f"{start}…"


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


@cache
def _schema(model: type[Frozen]) -> Schema:
    schema: dict[str, Any] = model.model_json_schema()
    return schema


@cache
def _library_errors() -> frozenset[str]:
    """The kinds of error that are not our own validators'; those come with a whole sentence."""
    return frozenset(get_args(ErrorType))
