"""Builds sympy expressions from checked trees, node by node. Text never reaches sympy, which would execute it.

A table decides how operations are built: evaluated exactly, smoothed for derivatives, or left as written.
"""

import math
import operator
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, TypeAlias

from metamaker.formulas.errors import FormulaError
from metamaker.formulas.interpreter import value
from metamaker.formulas.tree import COMPARISONS, NEGATIVE, Apply, Choose, Number, Symbol, Tree, children

Operations: TypeAlias = Mapping[str, Callable[..., Any]]

MOST_CASES = 16
"""Each choice, min and max may double the cases that simplifying compares, and the time that it takes.

A reader takes in no more either.
"""

NO_SENSE = (TypeError, ValueError, ArithmeticError, AttributeError, LookupError, NotImplementedError, RecursionError)
"""The errors of sympy for formulas that are legal but make no sense to it, such as a division by zero within a condition."""

# operations whose exact value could have more digits than memory, if their operand is a large enough constant
_GROWING = frozenset({"**", "exp", "floor", "ceil", "round", "sqrt", "ln", "log2", "abs"})


def exact(tree: Tree, values: Mapping[str, Fraction]) -> Any:
    """Return the value of `tree` in exact numbers of sympy, where the compiled functions calculate with floats."""
    import sympy

    leaves = {name: sympy.Rational(value.numerator, value.denominator) for name, value in values.items()}
    return built(tree, leaves, fraction, exact_operations())


def built(tree: Tree, leaves: Mapping[str, object], number: Callable[[float], Any], operations: Operations) -> Any:
    """Return the sympy expression of `tree`. The last three arguments make its symbols, numbers and operations."""

    def below(node: Tree) -> Any:
        match node:
            case Number(found, _):
                return number(found)
            case Symbol(name, _):
                return leaves[name]
            case Choose():
                return operations["choose"](*_cases(node, below))
            case Apply(operation, operands, _):
                return operations[operation](*map(below, operands))

    return below(tree)


def _cases(node: Choose, below: Callable[[Tree], Any]) -> list[tuple[Any, Any]]:
    """Return `a if c else b if d else e` as the cases of one piecewise function."""
    cases, rest = [(below(node.yes), below(node.test))], node.no
    while isinstance(rest, Choose):
        cases.append((below(rest.yes), below(rest.test)))
        rest = rest.no
    return [*cases, (below(rest), True)]


def fraction(number: float) -> Any:
    """Return the number as the exact fraction of its decimals."""
    import sympy

    exactly = Fraction(repr(number))
    return sympy.Rational(exactly.numerator, exactly.denominator)


def decimal(number: float) -> object:
    """Return the number as it would be written."""
    import sympy

    return sympy.Integer(int(number)) if number.is_integer() else sympy.Float(number, 15)


def exact_operations() -> Operations:
    """Operations that sympy evaluates as far as it can."""
    import sympy

    return {
        "+": operator.add,
        "-": operator.sub,
        "*": operator.mul,
        "/": operator.truediv,
        "**": operator.pow,
        NEGATIVE: operator.neg,
        **_comparisons({}),
        "choose": sympy.Piecewise,
        "min": sympy.Min,
        "max": sympy.Max,
        "floor": sympy.floor,
        "ceil": sympy.ceiling,
        "round": lambda x: sympy.floor(x + sympy.Rational(1, 2)),
        "sqrt": sympy.sqrt,
        "log2": lambda x: sympy.log(x, 2),
        "ln": sympy.log,
        "exp": sympy.exp,
        "abs": sympy.Abs,
    }


def smooth_operations() -> Operations:
    """Operations that can be differentiated: without rounding, and with the cases of `min` and `max` written out.

    Conditions become mere names. Otherwise sympy would try to solve them, at any cost.
    """
    import sympy

    def named(sign: str) -> Callable[[Any, Any], Any]:
        return lambda left, right: sympy.Symbol(f"({left} {sign} {right})")

    def best(sign: str, order: int) -> Callable[..., Any]:
        def chosen(first: Any, *rest: Any) -> Any:
            for other in rest:
                lead = order * (first - other)
                cases = sympy.Piecewise((first, named(sign)(first, other)), (other, True))
                first = first if lead.is_nonnegative else other if lead.is_nonpositive else cases
            return first

        return chosen

    unrounded = dict.fromkeys(("floor", "ceil", "round"), lambda x: x)
    conditions = {sign: named(sign) for sign in COMPARISONS}
    return {**exact_operations(), **unrounded, **conditions, "min": best("<=", -1), "max": best(">=", 1)}


def written_operations(log2: str) -> Operations:
    """Operations that sympy leaves unevaluated; `log2` is the displayed name of that logarithm."""
    import sympy

    plain = {"evaluate": False}

    def over(above: object, below: object) -> Any:
        inverse = sympy.Pow(below, -1, **plain)
        return inverse if above == 1 else sympy.Mul(above, inverse, **plain)

    return {
        "+": lambda a, b: sympy.Add(a, b, **plain),
        "-": lambda a, b: sympy.Add(a, sympy.Mul(-1, b, **plain), **plain),
        "*": lambda a, b: sympy.Mul(a, b, **plain),
        "/": over,
        "**": lambda a, b: sympy.Pow(a, b, **plain),
        NEGATIVE: lambda a: sympy.Mul(-1, a, **plain),
        **_comparisons(plain),
        "choose": _cases_as_written,
        "min": sympy.Function("min"),
        "max": sympy.Function("max"),
        "floor": lambda a: sympy.floor(a, **plain),
        "ceil": lambda a: sympy.ceiling(a, **plain),
        "round": sympy.Function("round"),
        "sqrt": lambda a: sympy.sqrt(a, **plain),
        "log2": sympy.Function(log2),
        "ln": sympy.Function("ln"),
        "exp": sympy.Function("exp"),
        "abs": lambda a: sympy.Abs(a, **plain),
    }


def _cases_as_written(*cases: tuple[Any, Any]) -> object:
    """Return a piecewise function without its constructor, which takes conditions apart, at any cost, to simplify them."""
    import sympy
    from sympy.functions.elementary.piecewise import ExprCondPair

    pairs = [sympy.Tuple.__new__(ExprCondPair, result, sympy.sympify(test)) for result, test in cases]
    return sympy.Basic.__new__(sympy.Piecewise, *pairs)


def _comparisons(options: Mapping[str, bool]) -> Operations:
    import sympy

    kinds = {"<": sympy.Lt, "<=": sympy.Le, ">": sympy.Gt, ">=": sympy.Ge, "==": sympy.Eq, "!=": sympy.Ne}
    kinds |= {"and": sympy.And, "or": sympy.Or, "not": sympy.Not}
    return {name: lambda *sides, kind=kind: kind(*sides, **options) for name, kind in kinds.items()}


def checked_cases(name: str, tree: Tree) -> Tree:
    """Return `tree` itself. Raises FormulaError if its choices multiply to too many cases to calculate quickly."""
    if _count(tree) > MOST_CASES:
        raise FormulaError(name, tree.column, f"its choices, min and max make more than {MOST_CASES} cases")
    return tree


def _count(tree: Tree) -> int:
    below = [_count(child) for child in children(tree)]
    match tree:
        case Choose():
            return below[0] * (below[1] + below[2])
        case Apply("min" | "max", _, _):
            return sum(below) * math.prod(below)
    return math.prod(below)


def folded(name: str, tree: Tree) -> Tree:
    """Return `tree` with every growing operation on constants calculated: `exp(1e12)` fails here, not in sympy."""
    match tree:
        case Apply(operation, _, column) if operation in _GROWING and _is_constant(tree):
            return Number(value(name, tree, {}), column)
        case Apply(operation, operands, column):
            return Apply(operation, tuple(folded(name, operand) for operand in operands), column)
        case Choose(test, yes, no, column):
            return Choose(folded(name, test), folded(name, yes), folded(name, no), column)
    return tree


def _is_constant(tree: Tree) -> bool:
    return not isinstance(tree, Symbol) and all(map(_is_constant, children(tree)))
