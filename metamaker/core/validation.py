"""Turn the JSON body of a file into a document, and errors of pydantic into one sentence."""

import gc
import json
import tomllib
from collections.abc import Iterator, Set
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TypeVar, get_args

from pydantic import ValidationError
from pydantic_core import PydanticCustomError
from pydantic_core.core_schema import ErrorType

from metamaker.core.errors import FileProblem
from metamaker.core.frozen import Frozen
from metamaker.core.messages import Text, message
from metamaker.core.schema_errors import JsonObject, Step, at, place_of, unfit, unknown, words

Model = TypeVar("Model", bound=Frozen)


def from_toml(model: type[Model], path: Path) -> Model:
    """Return the value in a file of the program. Raises pydantic's ValidationError."""
    return model.model_validate_json(json.dumps(tomllib.loads(path.read_text(encoding="utf-8"))))


def wrong_at(place: str, sentence: Text) -> PydanticCustomError:
    """Return the error that a validator of a document raises about the element `place`; `validated` shows it."""
    return PydanticCustomError("reference", "{sentence}", {"sentence": sentence, "place": place})


def wrong_value(sentence: Text) -> PydanticCustomError:
    """Return the error that a validator of a value raises with a sentence."""
    return PydanticCustomError("value", "{sentence}", {"sentence": sentence})


def validated(model: type[Model], body: JsonObject, file: str, grouping: Set[str] = frozenset()) -> Model:
    """Return the document that `body` describes. Steps of places named in `grouping` are left out (see `place_of`).

    Raises FileProblem with the first place where it does not fit.
    """
    # Strict models take lists for tuples and words for enumerations only from JSON, so values go back to text.
    text = json.dumps(body)
    try:
        with _collector_paused():
            return model.model_validate_json(text)
    except ValidationError as problem:
        custom = problem.errors(include_url=False)[0].get("ctx", {}).get("place")
        path, sentence = first_fault(problem, _schema(model))
    raise FileProblem(file, custom if custom is not None else place_of(body, path, grouping), sentence)


def first_fault(problem: ValidationError, schema: JsonObject) -> tuple[tuple[Step, ...], Text]:
    """Return the first place where a value does not fit its JSON schema, and a sentence about it.

    A sentence that names the entry comes with the place of its parent.
    """
    error: JsonObject = dict(problem.errors(include_url=False)[0])
    path: tuple[Step, ...] = error["loc"]
    names_entry = error["type"] in _library_errors() and bool(path) and isinstance(path[-1], str)
    return path[:-1] if names_entry else path, _sentence(schema, error, str(path[-1]) if names_entry else "none")


@contextmanager
def _collector_paused() -> Iterator[None]:
    """Pause the garbage collector: it would take as long as loading a hundred thousand objects, and find no garbage."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


@cache
def _schema(model: type[Frozen]) -> JsonObject:
    return model.model_json_schema()


def _sentence(schema: JsonObject, error: JsonObject, entry: str) -> Text:
    """Return the sentence about the value `entry` of a record, or about an entry of a list ("none")."""
    kind, path, found = error["type"], error["loc"], error["input"]
    if kind == "extra_forbidden":
        return unknown(entry, at(schema, path[:-1])["properties"])
    if kind == "missing":
        return message("file-expected-nothing", entry=entry, what=words(at(schema, path)))
    if kind not in _library_errors():
        return _own(error)
    return unfit(at(schema, path), entry, found)


def _own(error: JsonObject) -> Text:
    """Return the error of one of our own validators: a sentence, or the id of a message with its values."""
    context: JsonObject = dict(error.get("ctx", {}))
    if "message" in context:
        return message(context.pop("message"), **context)
    sentence: Text = context["sentence"] if "sentence" in context else error["msg"]
    return sentence


@cache
def _library_errors() -> frozenset[str]:
    """Return the error types of pydantic itself. Our own validators give complete sentences."""
    return frozenset(get_args(ErrorType))
