"""Formulas in one line as people write them: √, ·, ≤, raised powers, words with spaces."""

from collections.abc import Sequence

from metamaker.formulas.tree import COMPARISONS, LOGIC, NEGATIVE, Apply, Choose, Number, Symbol, Tree

_CHOICE, _SUM, _PRODUCT, _SIGN, _POWER, _ATOM = range(-1, 5)

_SIGNS = {"+": (" + ", _SUM), "-": (" − ", _SUM), "*": (" · ", _PRODUCT), "/": (" / ", _PRODUCT)}
_COMPARE = {"<": "<", "<=": "≤", ">": ">", ">=": "≥", "==": "=", "!=": "≠"}
_AROUND = {"floor": ("⌊", "⌋"), "ceil": ("⌈", "⌉"), "sqrt": ("√(", ")"), "abs": ("|", "|"), "log2": ("log₂(", ")")}

_RAISED = str.maketrans("0123456789−", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
_SIGNS_RAISED = frozenset("0123456789−")


def readable(tree: Tree) -> str:
    """Return a checked formula for people."""
    return _text(tree)[0]


def _text(tree: Tree) -> tuple[str, int]:
    """Return an expression as text, and how tightly its outermost operation binds."""
    match tree:
        case Number(value, _):
            return f"{value:g}", _ATOM
        case Symbol(name, _):
            return name.replace("_", " "), _ATOM
        case Choose(test, yes, no, _):
            return f"{_within(yes, _SUM)} if {_condition(test)}, else {_within(no, _SUM)}", _CHOICE
        case Apply(operation, operands, _):
            return _applied(operation, operands)


def _applied(operation: str, operands: Sequence[Tree]) -> tuple[str, int]:
    if operation == NEGATIVE:
        return f"−{_within(operands[0], _SIGN)}", _SIGN
    if operation == "**":
        return _power(*operands), _POWER
    if operation in _SIGNS:
        sign, binds = _SIGNS[operation]
        closer = binds + 1 if operation in {"-", "/"} else binds
        return f"{_within(operands[0], binds)}{sign}{_within(operands[1], closer)}", binds
    before, after = _AROUND.get(operation, (f"{operation}(", ")"))
    return f"{before}{', '.join(map(readable, operands))}{after}", _ATOM


def _within(tree: Tree, binds: int) -> str:
    """Return an operand, in brackets where it binds less tightly than what is around it."""
    text, own = _text(tree)
    return text if own >= binds else f"({text})"


def _power(left: Tree, right: Tree) -> str:
    exponent = readable(right)
    base = _within(left, _ATOM)
    if set(exponent) <= _SIGNS_RAISED:
        return f"{base}{exponent.translate(_RAISED)}"
    return f"{base}^({exponent})" if " " in exponent else f"{base}^{_within(right, _ATOM)}"


def _condition(tree: Tree) -> str:
    if isinstance(tree, Apply) and tree.operation in COMPARISONS:
        left, right = tree.operands
        return f"{readable(left)} {_COMPARE[tree.operation]} {readable(right)}"
    if isinstance(tree, Apply) and tree.operation in LOGIC:
        parts = [f"({_condition(operand)})" for operand in tree.operands]
        return f"not {parts[0]}" if tree.operation == "not" else f" {tree.operation} ".join(parts)
    return readable(tree)
