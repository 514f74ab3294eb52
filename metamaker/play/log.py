"""A battle's log as text that is the same wherever the battle is: one line of JSON for each event.

Events are NamedTuples of any game. A line names the class of its event and gives the fields in the order of the class.
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from hashlib import blake2b
from json import JSONEncoder
from typing import Any

DIGEST_BYTES = 16

_ENCODED = JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode
_AS_THEY_ARE = frozenset({int, str, bool, type(None)})

_fields: dict[type, tuple[str, ...]] = {}
"""The fields of every class of NamedTuple that was met; none for what is no NamedTuple."""


def as_json(event: tuple[Any, ...]) -> dict[str, Any]:
    """Return an event as a JSON value: `event` is the name of its class, then come its fields.

    Enumerations are given by value, NamedTuples inside as records, other tuples and lists as lists. Raises TypeError for
    what has no text that is the same everywhere: a float, a set, an object of another class.
    """
    kind = type(event)
    value: dict[str, Any] = {"event": kind.__name__}
    for name, field in zip(_names(kind), event, strict=True):
        value[name] = _plain(field)
    return value


def _names(kind: type) -> tuple[str, ...]:
    try:
        return _fields[kind]
    except KeyError:
        names: tuple[str, ...] = getattr(kind, "_fields", ())
        _fields[kind] = names
        return names


def _plain(value: Any) -> Any:
    kind = type(value)
    if kind in _AS_THEY_ARE:
        return value
    if isinstance(value, tuple):
        names = _names(kind)
        if names:
            return {name: _plain(field) for name, field in zip(names, value, strict=True)}
        return [_plain(each) for each in value]
    if isinstance(value, Enum):
        return _plain(value.value)
    if isinstance(value, list):
        return [_plain(each) for each in value]
    if isinstance(value, Mapping):
        return {_key(key): _plain(each) for key, each in value.items()}
    raise TypeError(f"a log cannot hold {value!r}, a {kind.__name__}")


def _key(key: Any) -> str:
    plain = _plain(key)
    if type(plain) is not str:
        raise TypeError(f"a log cannot hold a record with the key {key!r}")
    return plain


def lines(events: Iterable[tuple[Any, ...]]) -> Iterator[str]:
    """Yield each event as one line of compact JSON, without its line end. Raises TypeError as `as_json` does."""
    for event in events:
        yield _ENCODED(as_json(event))


def digest(events: Iterable[tuple[Any, ...]]) -> str:
    """Return the hash of a log, 32 hexadecimal digits: that of its lines, each with a line end, in UTF-8."""
    kept = blake2b(digest_size=DIGEST_BYTES)
    for line in lines(events):
        kept.update(line.encode())
        kept.update(b"\n")
    return kept.hexdigest()
