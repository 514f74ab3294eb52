"""Where in a JSON document something stands, as the reference that people see, and the values allowed there, in words."""

import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence, Set
from difflib import get_close_matches
from itertools import accumulate
from typing import Any

from metamaker.core.ids import ID_PATTERN, MAX_ID_LENGTH, ref
from metamaker.core.messages import Message, Text, message

Step = str | int
"""A key of a record, or an index (from 0) into a list."""

_ID = re.compile(ID_PATTERN)


def place_of(document: object, path: Sequence[Step], grouping: Set[str] = frozenset()) -> str:
    """Return `path` into the JSON value `document` as a reference: list indexes become ids, or numbers from 1.

    Steps named in `grouping` are left out, unless they are the first or last step, or the element below has no id. The tags by
    which pydantic distinguishes kinds of records are left out too, because they are values in the file.
    """
    path = [*_without_kinds(document, path)]
    values = [*accumulate(path, _child, initial=document)][1:]
    return ref(*(_name(path[at], values[at]) for at in range(len(path)) if not _only_holds(path, values, at, grouping)))


def _without_kinds(value: object, path: Sequence[Step]) -> Iterator[Step]:
    """Yield the steps of a path but for those that only name the kind of a record, such as `disc` of `{"form": "disc"}`."""
    for step in path:
        if isinstance(step, str) and isinstance(value, dict) and step not in value and step in _words_in(value):
            continue
        yield step
        value = _child(value, step)


def _words_in(record: dict[Any, Any]) -> list[str]:
    return [each for each in record.values() if isinstance(each, str)]


def _only_holds(path: Sequence[Step], values: Sequence[object], at: int, grouping: Set[str]) -> bool:
    if path[at] not in grouping or not 0 < at < len(path) - 1:
        return False
    return isinstance(path[at + 1], str) or bool(_id_of(values[at + 1]))


def _name(step: Step, value: object) -> str:
    return step if isinstance(step, str) else _id_of(value) or str(step + 1)


def _child(value: object, step: Step) -> object:
    """Return the value under `step`; None where the document ends before the path does (a missing key)."""
    if isinstance(step, int):
        return value[step] if isinstance(value, list) and step < len(value) else None
    return value.get(step) if isinstance(value, dict) else None


def _id_of(value: object) -> str:
    """Return the id of an element, or nothing if it has none that is fit to be shown."""
    known = value.get("id") if isinstance(value, dict) else None
    return known if isinstance(known, str) and len(known) <= MAX_ID_LENGTH and _ID.match(known) else ""


JsonObject = dict[str, Any]
"""An object of JSON, or a table of TOML, as read: its values can be of any type."""

MAX_WORDS = 9
"""Longer lists of choices are not read out."""

MAX_COMPARED = 100
"""Characters of a word that may have been mistyped."""


def at(schema: JsonObject, path: Iterable[Step]) -> JsonObject:
    """Return the part of `schema` for `path`; empty if there is none."""
    part = _resolved(schema, schema)
    for step in path:
        part = _resolved(_below(part, step), schema)
    return part


def _below(part: JsonObject, step: Step) -> JsonObject:
    """Return the schema under a step: a list entry, a property, a value of any key, or one of several kinds of records."""
    if isinstance(step, int):
        return _entry(part, step)
    if "oneOf" in part:
        return {"$ref": part["discriminator"]["mapping"][step]}
    named: JsonObject = part.get("properties", {})
    below: JsonObject = named[step] if step in named else part["additionalProperties"]
    return below


def _entry(part: JsonObject, number: int) -> JsonObject:
    """Return the schema of a list entry; entries are all alike, or each has its own."""
    each: list[JsonObject] = part.get("prefixItems", [])
    return each[number] if number < len(each) else part["items"]


def words(part: JsonObject) -> Text:
    """Return the values that `part` allows, as the end of "it must be …"."""
    if "enum" in part:
        choices = part["enum"]
        if len(choices) > MAX_WORDS:
            return message("file-want-one_of_many", count=len(choices))
        return message("file-want-one_of", known=", ".join(map(str, choices)))
    if "oneOf" in part:
        told = part["discriminator"]
        return message("file-want-kind", key=told["propertyName"], known=", ".join(told["mapping"]))
    return _WANTED[part["type"]](part)


def did_you_mean(word: object, known: Iterable[str]) -> Text:
    """Return the end of a sentence about an unknown word: the known one nearest to it, or nothing."""
    close = get_close_matches(word, known, 1) if isinstance(word, str) and len(word) <= MAX_COMPARED else []
    return message("file-meant", word=close[0]) if close else ""


def nearest_or_all(word: str, known: Collection[str]) -> Text:
    """Return the end of a sentence about an unknown word: the known one nearest to it, otherwise all of them, if any."""
    return did_you_mean(word, known) or (message("file-choose", known=", ".join(known)) if known else "")


def unknown(entry: str, known: Collection[str]) -> Text:
    """Return the sentence about an unknown entry of a record."""
    meant = did_you_mean(entry, known) if len(known) > MAX_WORDS else nearest_or_all(entry, known)
    return message("file-expected-key", entry=entry, meant=meant)


def unfit(part: JsonObject, entry: str, found: object) -> Text:
    """Return the sentence about a value that `part` does not allow: of an entry of a record, or of a list ("none")."""
    return message(
        "file-expected", entry=entry, what=words(part), found=_shown(found), meant=did_you_mean(found, part.get("enum", ()))
    )


MAX_SHOWN = 40
"""Characters of a wrong value that an error repeats."""


def _shown(value: object) -> Text:
    if isinstance(value, list | tuple):
        return message("file-found-list", count=len(value))
    if isinstance(value, dict):
        return message("file-found-record")
    text = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, str):
        return text
    inner = text[1:-1]
    if len(inner) > MAX_SHOWN:
        return message("file-found-long", found=inner[:MAX_SHOWN], count=len(value))
    return message("file-found-text", found=inner)


def _resolved(part: JsonObject, schema: JsonObject) -> JsonObject:
    """Follow references, and look through “or null”, because a missing value needs no words."""
    while "$ref" in part or "anyOf" in part:
        if "$ref" in part:
            part = schema["$defs"][part["$ref"].rpartition("/")[2]]
        else:
            part = next(choice for choice in part["anyOf"] if choice.get("type") != "null")
    return part


_COUNTED = frozenset({"file-want-text", "file-want-list"})
"""The counted things of a limit."""


def _bounded(key: str, part: JsonObject, least: str, most: str) -> Message:
    """Return the words for limits, which may be open."""
    low, high = part.get(least), part.get(most)
    if low is not None and low == high and key in _COUNTED:
        return message(key, bounds="same", low=low, high=high)
    if low is not None and high is not None:
        return message(key, bounds="both", low=low, high=high)
    if low is not None:
        return message(key, bounds="least", low=low, high="")
    return message(key, bounds="none" if high is None else "most", low="", high="" if high is None else high)


def _text(part: JsonObject) -> Message:
    if part.get("pattern") == ID_PATTERN:
        return message("file-want-id")
    if "pattern" in part:
        return message("file-want-pattern", pattern=part["pattern"])
    return _bounded("file-want-text", part, "minLength", "maxLength")


_WANTED: dict[str, Callable[[JsonObject], Message]] = {
    "integer": lambda part: _bounded("file-want-whole", part, "minimum", "maximum"),
    "number": lambda part: _bounded("file-want-number", part, "minimum", "maximum"),
    "string": _text,
    "boolean": lambda _: message("file-want-truth"),
    "array": lambda part: _bounded("file-want-list", part, "minItems", "maxItems"),
    "object": lambda _: message("file-want-record"),
}
