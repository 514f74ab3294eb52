"""Formulas in one line as people write them: √, ·, ≤, raised powers, words with spaces."""

from collections.abc import Callable, Sequence
from functools import reduce

from metamaker.core.messages import Message, message
from metamaker.formulas.tree import COMPARISONS, LOGIC, NEGATIVE, Apply, Choose, Number, Symbol, Tree

_CHOICE, _SUM, _PRODUCT, _SIGN, _POWER, _ATOM = range(-1, 5)

_SIGNS = {"+": (" + ", _SUM), "-": (" − ", _SUM), "*": (" · ", _PRODUCT), "/": (" / ", _PRODUCT)}
_COMPARE = {"<": "<", "<=": "≤", ">": ">", ">=": "≥", "==": "=", "!=": "≠"}
_AROUND = {"floor": ("⌊", "⌋"), "ceil": ("⌈", "⌉"), "sqrt": ("√(", ")"), "abs": ("|", "|"), "log2": ("log₂(", ")")}

_RAISED = str.maketrans("0123456789−", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
_SIGNS_RAISED = frozenset("0123456789−")


Say = Callable[[Message], str]
"""Writes a message in a language: `Words.say`, or `str` for the current language."""


def readable(tree: Tree, say: Say = str) -> str:
    """Return a checked formula for people, its few words in a language."""
    return _text(tree, say)[0]


def _text(tree: Tree, say: Say) -> tuple[str, int]:
    """Return an expression as text, and how tightly its outermost operation binds."""
    match tree:
        case Number(value, _):
            return f"{value:g}", _ATOM
        case Symbol(name, _):
            return name.replace("_", " "), _ATOM
        case Choose(test, yes, no, _):
            either, other = _within(yes, _SUM, say), _within(no, _SUM, say)
            return say(message("formula-choice", yes=either, test=_condition(test, say), no=other)), _CHOICE
        case Apply(operation, operands, _):
            return _applied(operation, operands, say)


def _applied(operation: str, operands: Sequence[Tree], say: Say) -> tuple[str, int]:
    if operation == NEGATIVE:
        return f"−{_within(operands[0], _SIGN, say)}", _SIGN
    if operation == "**":
        return _power(operands[0], operands[1], say), _POWER
    if operation in _SIGNS:
        sign, binds = _SIGNS[operation]
        closer = binds + 1 if operation in {"-", "/"} else binds
        return f"{_within(operands[0], binds, say)}{sign}{_within(operands[1], closer, say)}", binds
    before, after = _AROUND.get(operation, (f"{operation}(", ")"))
    return f"{before}{', '.join(readable(operand, say) for operand in operands)}{after}", _ATOM


def _within(tree: Tree, binds: int, say: Say) -> str:
    """Return an operand, in brackets if it binds less tightly than its surroundings."""
    text, own = _text(tree, say)
    return text if own >= binds else f"({text})"


def _power(left: Tree, right: Tree, say: Say) -> str:
    exponent = readable(right, say)
    base = _within(left, _ATOM, say)
    if set(exponent) <= _SIGNS_RAISED:
        return f"{base}{exponent.translate(_RAISED)}"
    return f"{base}^({exponent})" if " " in exponent else f"{base}^{_within(right, _ATOM, say)}"


def _condition(tree: Tree, say: Say) -> str:
    if isinstance(tree, Apply) and tree.operation in COMPARISONS:
        left, right = tree.operands
        return f"{readable(left, say)} {_COMPARE[tree.operation]} {readable(right, say)}"
    if isinstance(tree, Apply) and tree.operation in LOGIC:
        parts = [f"({_condition(operand, say)})" for operand in tree.operands]
        if tree.operation == "not":
            return say(message("formula-not", test=parts[0]))
        return reduce(lambda left, right: say(message(f"formula-{tree.operation}", left=left, right=right)), parts)
    return readable(tree, say)
