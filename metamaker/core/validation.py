"""From the JSON body of a file to a document, and from what pydantic says to one sentence."""

import gc
import json
import tomllib
from collections.abc import Iterator, Set
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, get_args

from pydantic import ValidationError
from pydantic_core import PydanticCustomError
from pydantic_core.core_schema import ErrorType

from metamaker.core.expectation import MAX_WORDS, Schema, Step, at, did_you_mean, place_of, words
from metamaker.core.frozen import Frozen
from metamaker.core.problem import FileProblem
from metamaker.core.words import Text, message

Model = TypeVar("Model", bound=Frozen)

MAX_SHOWN = 40
"""Characters of a wrong value that an error repeats."""


def from_toml(model: type[Model], path: Path) -> Model:
    """Return the value in a file of the program. Raises pydantic's ValidationError."""
    return model.model_validate_json(json.dumps(tomllib.loads(path.read_text(encoding="utf-8"))))


def wrong_at(place: str, sentence: Text) -> PydanticCustomError:
    """Return what a validator of a document raises about the element with the reference `place`: `validated` tells it so."""
    return PydanticCustomError("reference", "{sentence}", {"sentence": sentence, "place": place})


def wrong_value(sentence: Text) -> PydanticCustomError:
    """Return what a validator of a value raises, to be told by a sentence."""
    return PydanticCustomError("value", "{sentence}", {"sentence": sentence})


def validated(model: type[Model], body: dict[str, Any], file: str, grouping: Set[str] = frozenset()) -> Model:
    """Return the document that `body` describes. Steps of places named in `grouping` are left out (see `place_of`).

    Raises FileProblem with the first place where it does not fit.
    """
    # Strict models take lists for tuples and words for enumerations only from JSON, hence the way back through text.
    text = json.dumps(body)
    try:
        with _collector_paused():
            return model.model_validate_json(text)
    except ValidationError as problem:
        first = problem.errors(include_url=False)[0]
        path, sentence = first_fault(problem, _schema(model))
    custom = first.get("ctx", {}).get("place")
    raise FileProblem(file, custom if custom is not None else place_of(body, path, grouping), sentence)


def first_fault(problem: ValidationError, schema: Schema) -> tuple[tuple[Step, ...], Text]:
    """Return where a value does not fit its JSON schema first, and in a sentence what was expected there."""
    first = problem.errors(include_url=False)[0]
    return first["loc"], _sentence(schema, dict(first))


@contextmanager
def _collector_paused() -> Iterator[None]:
    """A hundred thousand new objects and no garbage: collecting meanwhile costs as much as the loading itself."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


@cache
def _schema(model: type[Frozen]) -> Schema:
    return model.model_json_schema()


def _sentence(schema: Schema, error: dict[str, Any]) -> Text:
    kind, path, found = error["type"], error["loc"], error["input"]
    if kind == "extra_forbidden":
        known = at(schema, path[:-1])["properties"]
        meant = did_you_mean(path[-1], known)
        if meant or len(known) > MAX_WORDS:
            return message("file-expected-key", meant=meant)
        return message("file-expected-key_of", known=", ".join(known))
    if kind == "missing":
        return message("file-expected-nothing", what=words(at(schema, path)))
    if kind not in _library_errors():
        return _own(error)
    part = at(schema, path)
    return message("file-expected", what=words(part), found=_shown(found), meant=did_you_mean(found, part.get("enum", ())))


def _own(error: dict[str, Any]) -> Text:
    """Return what one of our own validators says: a sentence, or the id of a message with its values."""
    context = dict(error.get("ctx", {}))
    if "message" in context:
        return message(context.pop("message"), **context)
    told: Text = context.get("sentence", error["msg"])
    return told


@cache
def _library_errors() -> frozenset[str]:
    """The kinds of error that are not our own validators'; those come with a whole sentence."""
    return frozenset(get_args(ErrorType))


def _shown(value: Any) -> Text:
    if isinstance(value, list | tuple):
        return message("file-found-list", count=len(value))
    if isinstance(value, dict):
        return message("file-found-record")
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= MAX_SHOWN else message("file-found-long", found=text[:MAX_SHOWN], count=len(str(value)))
