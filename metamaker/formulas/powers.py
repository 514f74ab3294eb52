"""Bounds on powers: nested ones outgrow any number, and exact arithmetic any memory."""

from metamaker.formulas.errors import FormulaError
from metamaker.formulas.tree import NEGATIVE, Apply, Number, Tree, children, nodes

LARGEST_EXPONENT = 64.0


def check_power(entry: str, made: Apply) -> None:
    """Refuse a power within an exponent, and powers of powers whose exponents multiply to more than 64."""
    exponent = made.operands[-1]
    if any(isinstance(node, Apply) and node.operation in ("**", "exp") for node in nodes(exponent)):
        raise FormulaError(entry, exponent.column, "a power stands in an exponent")
    if made.operation == "**" and _growth(made) > LARGEST_EXPONENT:
        reason = f"exponents, multiplied where powers are nested, pass {LARGEST_EXPONENT:.0f}"
        raise FormulaError(entry, exponent.column, reason)


def _growth(tree: Tree) -> float:
    """The largest product of exponents on a way down; one that is no plain number counts as the largest allowed."""
    match tree:
        case Apply("**", (base, exponent), _):
            return _growth(base) * _size(exponent)
    return max(map(_growth, children(tree)), default=1.0)


def _size(exponent: Tree) -> float:
    match exponent:
        case Number(value, _):
            return max(1.0, value)
        case Apply(operation, (Number(value, _),), _) if operation == NEGATIVE:
            return max(1.0, value)
    return LARGEST_EXPONENT
