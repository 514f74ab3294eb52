"""Check JSON values against a schema without pydantic, for files read at every start: its import takes a fifth of it."""

import re
from collections.abc import Iterator

from metamaker.core.messages import Text
from metamaker.core.schema_errors import JsonObject, Step, unfit, unknown

Fault = tuple[tuple[Step, ...], Text]
"""The path to a value that does not fit its schema, and a sentence; one that names the entry has the path of its parent."""


def faults(schema: JsonObject, value: object, path: tuple[Step, ...] = ()) -> Iterator[Fault]:
    """Yield the faults of a value.

    A schema has a `type` of JSON with its limits, or an `enum` of texts. Records have `properties`, all optional, or any keys
    with values of `additionalProperties`.
    """
    if not _fits(schema, value):
        named = bool(path) and isinstance(path[-1], str)
        yield path[:-1] if named else path, unfit(schema, str(path[-1]) if named else "none", value)
    elif isinstance(value, list | tuple):
        for place, entry in enumerate(value):
            yield from faults(schema["items"], entry, (*path, place))
    elif isinstance(value, dict):
        known = schema.get("properties")
        for key, entry in value.items():
            if known is not None and key not in known:
                yield path, unknown(key, known)
            elif part := known[key] if known is not None else schema.get("additionalProperties"):
                yield from faults(part, entry, (*path, key))


def _fits(schema: JsonObject, value: object) -> bool:
    if "enum" in schema:
        return isinstance(value, str) and value in schema["enum"]
    match schema["type"]:
        case "integer":
            is_whole = isinstance(value, int) and not isinstance(value, bool)
            return is_whole and schema["minimum"] <= value <= schema["maximum"]
        case "boolean":
            return isinstance(value, bool)
        case "string":
            pattern, most = schema.get("pattern", ".*"), schema.get("maxLength", 0)
            return (
                isinstance(value, str) and bool(re.fullmatch(pattern, value, re.DOTALL)) and len(value) <= (most or len(value))
            )
        case "array":
            return isinstance(value, list | tuple) and len(value) <= schema["maxItems"]
        case _:
            return isinstance(value, dict)
