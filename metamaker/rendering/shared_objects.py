"""Frequent objects of a document, which a back end should store only once."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from metamaker.rendering.drawing import Drawing, Group, Icon, Role, Symbol

Look = tuple[Icon, Role, Role]
"""An icon in a role on a ground."""

WORTHWHILE = 16
"""The number of saved operations from which a separate object is shorter and faster than repeating it."""


class Stock(NamedTuple):
    """The objects to store once: icons with their roles, and drawings. A drawing follows the drawings inside it."""

    symbols: tuple[Look, ...]
    drawings: tuple[Drawing, ...]


def repeated(drawings: Iterable[Drawing]) -> Stock:
    """Return the objects of `drawings` worth storing once, by the number of operations in their repetitions.

    The content of a repeated drawing counts once for it, since it is stored with it.
    """
    uses: Counter[Drawing] = Counter()
    looks: Counter[Look] = Counter()
    sizes: dict[Drawing, int] = {}

    def visit(drawing: Drawing) -> int:
        size = 0
        for op in drawing.ops:
            if type(op) is Group:
                inner = op.drawing
                uses[inner] += 1
                size += 1 + (sizes[inner] if inner in sizes else visit(inner))
            else:
                size += 1
                if type(op) is Symbol:
                    looks[op.icon, op.role, op.ground] += 1
        sizes[drawing] = size
        return size

    for drawing in drawings:
        visit(drawing)
    return Stock(
        tuple(look for look, count in looks.items() if count > 1),
        tuple(drawing for drawing, size in sizes.items() if size * (uses[drawing] - 1) >= WORTHWHILE),
    )


def all_of(stocks: Iterable[Stock]) -> Stock:
    """Return all objects of some stocks, each once."""
    found = tuple(stocks)
    return Stock(
        tuple(dict.fromkeys(look for stock in found for look in stock.symbols)),
        tuple(dict.fromkeys(drawing for stock in found for drawing in stock.drawings)),
    )
