"""The text format of VASSAL: values joined by a separator, nested to any depth, and pieces as nested sequences of traits."""

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import NamedTuple


def joined(values: Iterable[object], separator: str) -> str:
    """Return values as one text; a separator in a value is escaped, and one that would look quoted is quoted once more."""
    return separator.join(_escaped(_written(value), separator) for value in values)


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def _escaped(value: str, separator: str) -> str:
    escaped = value.replace(separator, f"\\{separator}")
    is_quoted = value.startswith("\\") or (value.startswith("'") and value.endswith("'"))
    return f"'{escaped}'" if value and is_quoted else escaped


class Trait(NamedTuple):
    """A trait of a piece: its type, which never changes, and its state."""

    type: str
    state: str = ""


def add_piece(identity: str, traits: Sequence[Trait]) -> str:
    """Return the command that adds a piece; its traits begin with the outermost and end with the basic piece."""
    types, states = (_nested([trait[part] for trait in traits]) for part in (0, 1))
    return "+/" + joined((identity, types, states), "/")


def _nested(values: Sequence[str]) -> str:
    return reduce(lambda inner, outer: joined((outer, inner), "\t"), reversed(values))


ESCAPE = "\x1b"
"""The separator of commands."""

_KEY = 0x5A
"""Any byte: the program only hides saved games from curious eyes."""


def hidden(commands: Iterable[str]) -> bytes:
    """Return commands as the content of a saved game."""
    data = ESCAPE.join(commands).encode()
    return b"!VCSK" + f"{_KEY:02x}".encode() + bytes(each ^ _KEY for each in data).hex().encode()
