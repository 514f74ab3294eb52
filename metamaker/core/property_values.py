"""From what an editor hands over to what the model holds: words become members of their enumerations."""

from collections.abc import Callable
from enum import StrEnum
from functools import cache
from typing import get_args, get_origin

from metamaker.core.frozen import Frozen
from metamaker.core.property import EditProblem, Property, PropertyKind


def model_value(model: type[Frozen], shown: Property, value: object) -> object:
    """Return a value of a property as the field of `model` with its key holds it.

    Raises EditProblem for what is no value of this kind of property; bounds are for the model to see.
    """
    if value is None and shown.optional:
        return None
    if not _FITS[shown.kind](value):
        raise EditProblem(f"“{shown.label}” cannot be {str(value)[:40]!r}.")
    if shown.kind is PropertyKind.DECIMAL and isinstance(value, int):
        return float(value)
    words = _words(model, shown.key)
    if words is None:
        return value
    if isinstance(value, tuple):
        return tuple(_member(words, shown, each) for each in value)
    return _member(words, shown, value)


def _member(words: type[StrEnum], shown: Property, value: object) -> StrEnum:
    for word in words:
        if word.value == value:
            return word
    raise EditProblem(f"“{shown.label}” cannot be {str(value)[:40]!r}.")


@cache
def _words(model: type[Frozen], key: str) -> type[StrEnum] | None:
    """Return the enumeration that a field holds members of."""
    field = model.model_fields.get(key)
    return None if field is None else _enumeration(field.annotation)


def _enumeration(annotation: object) -> type[StrEnum] | None:
    if isinstance(annotation, type) and get_origin(annotation) is None and issubclass(annotation, StrEnum):
        return annotation
    return next((found for inner in get_args(annotation) if (found := _enumeration(inner)) is not None), None)


def _is_pair(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str) and _is_whole(value[1])


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _are(fits: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, tuple) and all(map(fits, value))


def _is_text(value: object) -> bool:
    return isinstance(value, str)


_FITS: dict[PropertyKind, Callable[[object], bool]] = {
    PropertyKind.TEXT: _is_text,
    PropertyKind.PROSE: _is_text,
    PropertyKind.TAGS: _are(_is_text),
    PropertyKind.WHOLE: _is_whole,
    PropertyKind.DECIMAL: lambda value: isinstance(value, float) or _is_whole(value),
    PropertyKind.FLAG: lambda value: isinstance(value, bool),
    PropertyKind.CHOICE: _is_text,
    PropertyKind.CHOICES: _are(_is_text),
    PropertyKind.SECTORS: _are(_is_text),
    PropertyKind.LOADS: _are(_is_pair),
}
