"""Where in a JSON document something stands, as the element reference that people see."""

import re
from collections.abc import Sequence, Set
from itertools import accumulate

from metamaker.core.ids import ID_PATTERN, MAX_ID_LENGTH, ref

Step = str | int
"""A key of a record, or an index (from 0) into a list."""

_ID = re.compile(ID_PATTERN)


def place_of(document: object, path: Sequence[Step], grouping: Set[str] = frozenset()) -> str:
    """Return `path` into the JSON value `document` as a reference: list indexes become ids, or numbers from 1 if there is none.

    Steps named in `grouping` only hold elements together: they are left out unless they are the first or last step, or the
    element below has no id.
    """
    values = [*accumulate(path, _child, initial=document)][1:]
    return ref(*(_name(path[at], values[at]) for at in range(len(path)) if not _only_holds(path, values, at, grouping)))


def _only_holds(path: Sequence[Step], values: Sequence[object], at: int, grouping: Set[str]) -> bool:
    if path[at] not in grouping or not 0 < at < len(path) - 1:
        return False
    return isinstance(path[at + 1], str) or bool(_id_of(values[at + 1]))


def _name(step: Step, value: object) -> str:
    return step if isinstance(step, str) else _id_of(value) or str(step + 1)


def _child(value: object, step: Step) -> object:
    """Return what stands under `step`; None where the document ends before the path does (a key that is missing)."""
    if isinstance(step, int):
        return value[step] if isinstance(value, list) and step < len(value) else None
    return value.get(step) if isinstance(value, dict) else None


def _id_of(value: object) -> str:
    """Return the id of an element, or nothing if it has none that is fit to be shown."""
    known = value.get("id") if isinstance(value, dict) else None
    return known if isinstance(known, str) and len(known) <= MAX_ID_LENGTH and _ID.match(known) else ""
