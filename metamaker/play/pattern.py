"""Patterns of typed orders: `grapple {grapplers:system+} at {target:ship} [toward {east:number} {north:number}]`.

- A plain word stands for itself, in upper or lower case.
- `{target:ship}` is a value of the order, read and printed by a kind of word; `{contact,arc:goal}` is one word for two values.
- `{weapons:system+}` is a tuple, from one or more words. `{system:system&}` makes an order of each word.
- `{weapons:system*}` may be no word at all, and `{mode=volley}` is none: its kind is a constant.
- Brackets hold options: `[volley|surgical]` are two, of which one may be used. Neighbouring options may come in any order.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple


class Field(NamedTuple):
    """A place in a pattern for values of an order: their names, the name of their kind, a repetition sign.

    `takes` is whether it has words; otherwise the kind is that of a constant.
    """

    names: tuple[str, ...]
    takes: bool
    kind: str
    repeat: str

    def of(self, order: Mapping[str, object]) -> Any:
        """Return the value of an order: a tuple of values if the field has several names."""
        values = tuple(order.get(name) for name in self.names)
        return values[0] if len(values) == 1 else values

    def parts(self, value: Any) -> dict[str, Any]:
        """Return values by their names."""
        return dict(zip(self.names, value if len(self.names) > 1 else (value,), strict=True))


class Options(NamedTuple):
    """Optional parts of a pattern in any order; each has alternatives."""

    groups: tuple[tuple["Pieces", ...], ...]


Piece = str | Field | Options
Pieces = tuple[Piece, ...]

_MARK = re.compile(r"\{[^}]*\}|[\[\]|]|[^\s\[\]{}|]+")
_FIELD = re.compile(r"\{([\w,]+)([:=])(\w+)([+*&]?)\}")


def parsed(pattern: str) -> Pieces:
    """Return the pieces of a pattern."""
    (pieces,) = _alternatives(iter(_MARK.findall(pattern)))
    return pieces


def _alternatives(marks: Iterator[str]) -> tuple[Pieces, ...]:
    """Return the alternatives up to the closing bracket."""
    alternatives: list[Pieces] = []
    pieces: list[Piece] = []
    for mark in marks:
        last = pieces[-1] if pieces else ""
        if mark == "[" and isinstance(last, Options):
            pieces[-1] = Options((*last.groups, _alternatives(marks)))
        elif mark == "[":
            pieces.append(Options((_alternatives(marks),)))
        elif mark == "|":
            alternatives.append(tuple(pieces))
            pieces = []
        elif mark == "]":
            break
        else:
            pieces.append(_field(mark) if mark.startswith("{") else mark)
    return (*alternatives, tuple(pieces))


def _field(mark: str) -> Field:
    parts = _FIELD.fullmatch(mark)
    if parts is None:
        raise ValueError(f"{mark} is not a field of a pattern")
    names, sign, kind, repeat = parts.groups()
    return Field(tuple(names.split(",")), sign == ":", kind, repeat)


def fields(pieces: Pieces) -> Iterator[Field]:
    """Yield the fields of a pattern, those of its options, too."""
    yield from (piece for piece in _flat(pieces) if isinstance(piece, Field))


def plain(pieces: Pieces) -> frozenset[str]:
    """Return the plain words of a pattern."""
    return frozenset(piece for piece in _flat(pieces) if isinstance(piece, str))


def _flat(pieces: Pieces) -> Iterator[str | Field]:
    for piece in pieces:
        if isinstance(piece, Options):
            yield from (inner for group in piece.groups for option in group for inner in _flat(option))
        else:
            yield piece
