"""Which values of a document model some documents use, found by walking the model's own annotations."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

from metamaker.core.frozen import Frozen

Field = tuple[str, str]
"""The name of a model class and of one of its fields."""

Values = dict[Field, set[object]]

CHANGED = "another value than the default"
PRESENT = "a value where None is possible"


def choices(model: type[Frozen]) -> Values:
    """Return for each field of `model` and of all models inside it what can be chosen there.

    That is every member of its enumerations, both booleans, None and anything else where None is possible, and for each
    field with a default that it differs from it somewhere.
    """
    found: Values = {}
    for one in _models(model):
        for name, field in one.model_fields.items():
            possible = set(_possible(field.annotation))
            found[one.__name__, name] = possible if field.is_required() else {*possible, CHANGED}
    return found


def uses(documents: Iterable[Frozen]) -> Values:
    """Return for each field which of its choices `documents` make somewhere."""
    found: Values = defaultdict(set)
    for document in documents:
        for value in _values(document):
            for name, field in type(value).model_fields.items():
                content = getattr(value, name)
                found[type(value).__name__, name].update(_shown(content))
                if not field.is_required() and content != field.get_default(call_default_factory=True):
                    found[type(value).__name__, name].add(CHANGED)
    return found


def contents(documents: Iterable[Frozen], model: type[Frozen]) -> Iterator[Any]:
    """Yield every value of the type `model` in `documents`."""
    return (value for document in documents for value in _values(document) if type(value) is model)


def _models(annotation: object) -> list[type[Frozen]]:
    """Return all models that an annotation names, directly or inside one another, each once."""
    found: dict[type[Frozen], None] = {}
    waiting = [annotation]
    while waiting:
        current = waiting.pop()
        waiting += get_args(current)
        if isinstance(current, type) and issubclass(current, Frozen) and current not in found:
            found[current] = None
            waiting += [field.annotation for field in current.model_fields.values()]
    return list(found)


def _possible(annotation: object) -> Iterator[object]:
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        yield from annotation
    elif annotation is bool:
        yield from (True, False)
    elif get_origin(annotation) in {Union, UnionType} and NoneType in get_args(annotation):
        yield from (None, PRESENT)
    for inner in get_args(annotation):
        yield from _possible(inner)


def _values(value: object) -> Iterator[Frozen]:
    """Yield every model value in `value`, itself first."""
    if isinstance(value, Frozen):
        yield value
        for name in type(value).model_fields:
            yield from _values(getattr(value, name))
    elif isinstance(value, tuple):
        for entry in value:
            yield from _values(entry)


def _shown(content: object) -> Iterator[object]:
    if isinstance(content, tuple):
        yield from content
        return
    yield content
    if content is not None:
        yield PRESENT
