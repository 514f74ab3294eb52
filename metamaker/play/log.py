"""The log of a battle as text that is the same on every computer: one line of JSON for each event.

Events are NamedTuples of any game. A line contains the class of its event, and the fields in the order of the class.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from typing import Annotated, Any

from pydantic import TypeAdapter
from pydantic_core import PydanticSerializationError

from metamaker.play.serialization import AsRecord

DIGEST_BYTES = 16
"""128 bits. Two different logs never share them by accident, and a digest still fits into a line."""


def as_json(event: tuple[Any, ...]) -> dict[str, Any]:
    """Return an event as a JSON value: `event` is the name of its class, then come its fields.

    NamedTuples inside are given as records, tuples as lists. Raises TypeError for a value that is not of its field's type.
    """
    kind = type(event)
    try:
        return {"event": kind.__name__, **_adapter(kind).dump_python(event, mode="json", warnings="error")}
    except PydanticSerializationError as problem:
        raise TypeError(f"a log cannot hold {event!r}: {problem}") from None


@cache
def _adapter(kind: type) -> TypeAdapter[Any]:
    marked: Any = Annotated[kind, AsRecord(whole=True)]
    return TypeAdapter(marked)


def lines(events: Iterable[tuple[Any, ...]]) -> Iterator[str]:
    """Yield each event as one line of compact JSON, without its line end. Raises TypeError as `as_json` does."""
    for event in events:
        kind = type(event)
        try:
            fields = _adapter(kind).dump_json(event, warnings="error").decode()
        except PydanticSerializationError as problem:
            raise TypeError(f"a log cannot hold {event!r}: {problem}") from None
        rest = f",{fields[1:]}" if len(fields) > len("{}") else "}"
        yield f'{{"event":"{kind.__name__}"{rest}'


def digest(events: Iterable[tuple[Any, ...]]) -> str:
    """Return the hash of a log, 32 hexadecimal digits: that of its lines, each with a line end, in UTF-8."""
    kept = blake2b(digest_size=DIGEST_BYTES)
    for line in lines(events):
        kept.update(line.encode())
        kept.update(b"\n")
    return kept.hexdigest()
