"""The nodes of a checked formula: four frozen types, each with its 1-based column in the text."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Number:
    """A number as written; always a float, so that no whole number grows without bound."""

    value: float
    column: int


@dataclass(frozen=True, slots=True)
class Symbol:
    """The value of an input or of another entry."""

    name: str
    column: int


@dataclass(frozen=True, slots=True)
class Apply:
    """An operator, comparison, logical word or function (`operation`) applied to its operands."""

    operation: str
    operands: tuple["Tree", ...]
    column: int


@dataclass(frozen=True, slots=True)
class Choose:
    """`yes if test else no`; only the chosen side is evaluated."""

    test: "Tree"
    yes: "Tree"
    no: "Tree"
    column: int


Tree: TypeAlias = Number | Symbol | Apply | Choose

NEGATIVE = "negative"
COMPARISONS = frozenset({"<", "<=", ">", ">=", "==", "!="})
LOGIC = frozenset({"and", "or", "not"})


def children(tree: Tree) -> tuple[Tree, ...]:
    """Return the nodes directly below, in the order of their meaning."""
    match tree:
        case Apply(_, operands, _):
            return operands
        case Choose(test, yes, no, _):
            return (test, yes, no)
        case _:
            return ()


def nodes(tree: Tree) -> Iterator[Tree]:
    """Every node, those below before those above."""
    for child in children(tree):
        yield from nodes(child)
    yield tree


def symbols(tree: Tree) -> dict[str, int]:
    """Return the names that a formula uses, each with the column of its first use."""
    found: dict[str, int] = {}
    for node in nodes(tree):
        if isinstance(node, Symbol):
            found[node.name] = min(node.column, found.get(node.name, node.column))
    return found
