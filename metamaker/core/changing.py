"""Changed copies along the path from an element up to its document; what is beside the path stays the same object."""

from collections.abc import Iterable
from typing import TypeVar

from pydantic import ValidationError

from metamaker.core.frozen import Frozen
from metamaker.core.ids import HasId
from metamaker.core.property import EditProblem
from metamaker.core.refusal import refusal

Value = TypeVar("Value", bound=Frozen)
Element = TypeVar("Element", bound=HasId)


def changed(value: Value, **fields: object) -> Value:
    """Return `value` with these fields; the same object if they hold that already. Raises EditProblem.

    Fields are put in place in the order in which they are given, and each must leave a valid value.
    """
    if "id" in fields:
        raise EditProblem("An id stays as it is for as long as its element does.")
    different = {name: field for name, field in fields.items() if getattr(value, name) != field}
    if not different:
        return value
    try:
        new = value.with_(**different)
    except ValidationError as problem:
        raise EditProblem(refusal(type(value), problem)) from None
    # a validator may have made of a field what it was before: sectors in another order, a name with a space behind it
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
        raise EditProblem(f"There is nothing called “{before}” to stand in front of.")
    place = len(others) if before is None else places[before]
    return (*others[:place], element, *others[place:])


def after(elements: tuple[Element, ...], element: Element, new: Element) -> tuple[Element, ...]:
    """Return `elements` with `new` right behind the very object `element`."""
    place = next(place for place, each in enumerate(elements) if each is element)
    return (*elements[: place + 1], new, *elements[place + 1 :])
