"""Formulas in one line as people write them: √, ·, ≤, raised powers, words with spaces."""

import ast
from collections.abc import Mapping

_SUM, _PRODUCT, _SIGN, _POWER, _ATOM = range(5)
_SIGNS: Mapping[type[ast.operator], tuple[str, int]] = {
    ast.Add: (" + ", _SUM),
    ast.Sub: (" − ", _SUM),
    ast.Mult: (" · ", _PRODUCT),
    ast.Div: (" / ", _PRODUCT),
}
_COMPARE: Mapping[type[ast.cmpop], str] = {
    ast.Lt: "<",
    ast.LtE: "≤",
    ast.Gt: ">",
    ast.GtE: "≥",
    ast.Eq: "=",
    ast.NotEq: "≠",
}
_RAISED = str.maketrans("0123456789−", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
_SIGNS_RAISED = frozenset("0123456789−")
_NAMES = {"log2": "log₂"}


def readable(expression: str) -> str:
    """Return the expression of a checked formula for people; one that cannot be read stays as it is."""
    try:
        return _text(ast.parse(f"({expression})", mode="eval").body)[0]
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return expression


def _text(node: ast.expr) -> tuple[str, int]:
    """Return an expression as text, and how tightly its outermost operation binds."""
    match node:
        case ast.Constant(int() | float() as value):
            return f"{value:g}", _ATOM
        case ast.Name(name):
            return name.replace("_", " "), _ATOM
        case ast.UnaryOp(ast.USub(), operand):
            return f"−{_within(operand, _SIGN)}", _SIGN
        case ast.UnaryOp(ast.UAdd(), operand):
            return _text(operand)
        case ast.BinOp(left, ast.Pow(), right):
            return _power(left, right), _POWER
        case ast.BinOp(left, operator, right) if type(operator) in _SIGNS:
            sign, binds = _SIGNS[type(operator)]
            closer = binds + 1 if isinstance(operator, ast.Sub | ast.Div) else binds
            return f"{_within(left, binds)}{sign}{_within(right, closer)}", binds
        case ast.Call(ast.Name(name), arguments):
            return _call(name, [_text(argument)[0] for argument in arguments]), _ATOM
        case ast.IfExp(test, yes, no):
            return f"{_within(yes, _SUM)} if {_condition(test)}, else {_within(no, _SUM)}", -1
    raise ValueError


def _within(node: ast.expr, binds: int) -> str:
    """Return an operand, in brackets where it binds less tightly than what is around it."""
    text, own = _text(node)
    return text if own >= binds else f"({text})"


def _power(left: ast.expr, right: ast.expr) -> str:
    exponent = _text(right)[0]
    base = _within(left, _ATOM)
    if set(exponent) <= _SIGNS_RAISED:
        return f"{base}{exponent.translate(_RAISED)}"
    return f"{base}^({exponent})" if " " in exponent else f"{base}^{_within(right, _ATOM)}"


def _call(name: str, arguments: list[str]) -> str:
    inside = ", ".join(arguments)
    if name == "floor":
        return f"⌊{inside}⌋"
    if name == "ceil":
        return f"⌈{inside}⌉"
    if name == "sqrt":
        return f"√({inside})"
    return f"|{inside}|" if name == "abs" else f"{_NAMES.get(name, name)}({inside})"


def _condition(node: ast.expr) -> str:
    match node:
        case ast.Compare(left, operators, rights):
            rest = (f" {_COMPARE[type(sign)]} {_text(right)[0]}" for sign, right in zip(operators, rights, strict=True))
            return _text(left)[0] + "".join(rest)
        case ast.BoolOp(operator, values):
            return (" and " if isinstance(operator, ast.And) else " or ").join(f"({_condition(value)})" for value in values)
        case ast.UnaryOp(ast.Not(), operand):
            return f"not ({_condition(operand)})"
    raise ValueError
