"""Differences between two JSON documents: elements that were added, removed, moved or changed."""

from collections.abc import Iterator, Set
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from metamaker.core.ids import ref
from metamaker.core.schema_errors import JsonObject


class Kind(StrEnum):
    """The kind of a difference."""

    ADDED = "added"
    REMOVED = "removed"
    MOVED = "moved"
    CHANGED = "changed"


@dataclass(frozen=True)
class Difference:
    """One difference: the element or value it is about, and its JSON value before and after; None where there is none.

    For an element that moved, `before` is the reference it had and `after` the one it has, which is also `where`.
    """

    kind: Kind
    where: str
    before: Any
    after: Any


def differences(old: object, new: object, grouping: Set[str] = frozenset()) -> tuple[Difference, ...]:
    """Return the differences in the order of the documents. `grouping` has the same meaning as in `place_of`.

    Elements are matched by their ids, in lists of records with ids. An element has moved if it changed between lists of the
    same name inside one outermost element.
    """
    found = tuple(_compared(old, new, (), grouping))
    gone = {_identity(one): one for one in found if one.kind is Kind.REMOVED}
    came = {_identity(one): one for one in found if one.kind is Kind.ADDED}
    moved = {key for key in gone.keys() & came.keys() if key is not None}
    result: list[Difference] = []
    for one in found:
        if _identity(one) not in moved or one.kind is Kind.CHANGED:
            result.append(one)
        elif one.kind is Kind.ADDED:
            result += _moved(gone[_identity(one)], one)
    return tuple(result)


def with_same_id(old: JsonObject, new: JsonObject, group: str) -> JsonObject:
    """Return `old` with the id of `new` for the element of a group of which both have one: it is compared part by part."""
    before, after = old.get(group, ()), new.get(group, ())
    return {**old, group: [{**before[0], "id": after[0]["id"]}]} if len(before) == len(after) == 1 else old


def _moved(gone: Difference, came: Difference) -> Iterator[Difference]:
    yield replace(came, kind=Kind.MOVED, before=gone.where, after=came.where)
    for inside in _compared(gone.before, came.after, (), frozenset()):
        yield replace(inside, where=ref(came.where, inside.where))


_OUTERMOST = 2
"""Steps of a reference to an outermost element: its list and its id."""


def _identity(one: Difference) -> tuple[str, ...] | None:
    """Return the part of a path that stays the same when an element moves; None if it cannot move."""
    element = one.after if one.kind is Kind.ADDED else one.before
    steps = one.where.split("/")
    if one.kind in {Kind.ADDED, Kind.REMOVED} and isinstance(element, dict) and "id" in element and len(steps) > _OUTERMOST:
        return (*steps[:_OUTERMOST], element["id"])
    return None


def _compared(old: Any, new: Any, path: tuple[str, ...], grouping: Set[str]) -> Iterator[Difference]:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        yield from _records(old, new, path, grouping)
    elif _has_elements(old) and _has_elements(new) and (old or new):
        yield from _records(_by_id(old), _by_id(new), path, grouping)
    elif old is None or new is None:
        yield Difference(Kind.ADDED if old is None else Kind.REMOVED, ref(*path), old, new)
    else:
        yield Difference(Kind.CHANGED, ref(*path), old, new)


def _records(old: JsonObject, new: JsonObject, path: tuple[str, ...], grouping: Set[str]) -> Iterator[Difference]:
    for key in dict.fromkeys((*old, *new)):
        inner = path if path and key in grouping else (*path, key)
        yield from _compared(old.get(key), new.get(key), inner, grouping)


def _has_elements(value: object) -> bool:
    """Return whether `value` is a list of records with ids; an empty list counts."""
    return isinstance(value, list) and all(isinstance(entry, dict) and "id" in entry for entry in value)


def _by_id(elements: list[JsonObject]) -> JsonObject:
    return {element["id"]: element for element in elements}
