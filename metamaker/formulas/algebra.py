"""Builds sympy expressions from checked trees, node by node: text never reaches sympy, which would execute it.

Which operations are built is for a table to say: evaluated exactly, smoothed for derivatives, or left as written.
"""

import operator
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, TypeAlias

from metamaker.formulas.stepwise import value
from metamaker.formulas.tree import NEGATIVE, Apply, Choose, Number, Symbol, Tree, children

Operations: TypeAlias = Mapping[str, Callable[..., Any]]

# operations whose exact value could have more digits than memory, if their operand is a large enough constant
_GROWING = frozenset({"**", "exp", "floor", "ceil", "round", "sqrt", "ln", "log2", "abs"})


def exact(tree: Tree, values: Mapping[str, Fraction]) -> Any:
    """The value of `tree` by sympy in exact numbers, where the compiled functions calculate with floats."""
    import sympy

    leaves = {name: sympy.Rational(value.numerator, value.denominator) for name, value in values.items()}
    return built(tree, leaves, fraction, exact_operations())


def built(tree: Tree, leaves: Mapping[str, Any], number: Callable[[float], Any], operations: Operations) -> Any:
    """The sympy expression of `tree`, its symbols, numbers and operations being made by the last three."""

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
    """`a if c else b if d else e` as the cases of one piecewise function."""
    cases, rest = [(below(node.yes), below(node.test))], node.no
    while isinstance(rest, Choose):
        cases.append((below(rest.yes), below(rest.test)))
        rest = rest.no
    return [*cases, (below(rest), True)]


def fraction(number: float) -> Any:
    import sympy

    exactly = Fraction(repr(number))
    return sympy.Rational(exactly.numerator, exactly.denominator)


def decimal(number: float) -> Any:
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
    """Operations that can be differentiated: no roundings, and the cases of `min` and `max` written out."""
    import sympy

    def cases(best: Any, better: Callable[[Any, Any], Any]) -> Callable[..., Any]:
        def chosen(first: Any, *rest: Any) -> Any:
            for other in rest:
                clear = best(first, other)
                written_out = sympy.Piecewise((first, better(first, other)), (other, True))
                first = written_out if isinstance(clear, best) else clear
            return first

        return chosen

    unrounded = dict.fromkeys(("floor", "ceil", "round"), lambda x: x)
    return {**exact_operations(), **unrounded, "min": cases(sympy.Min, sympy.Le), "max": cases(sympy.Max, sympy.Ge)}


def written_operations(log2: str) -> Operations:
    """Operations that sympy leaves alone; `log2` is the name under which that logarithm is shown."""
    import sympy

    plain = {"evaluate": False}

    def over(above: Any, below: Any) -> Any:
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
        "choose": lambda *cases: sympy.Piecewise(*cases, **plain),
        "min": sympy.Function("min"),
        "max": sympy.Function("max"),
        "floor": lambda a: sympy.floor(a, **plain),
        "ceil": lambda a: sympy.ceiling(a, **plain),
        "round": sympy.Function("round"),
        "sqrt": lambda a: sympy.sqrt(a, **plain),
        "log2": sympy.Function(log2),
        "ln": sympy.Function("ln"),
        "exp": lambda a: sympy.exp(a, **plain),
        "abs": lambda a: sympy.Abs(a, **plain),
    }


def _comparisons(options: Mapping[str, bool]) -> Operations:
    import sympy

    kinds = {"<": sympy.Lt, "<=": sympy.Le, ">": sympy.Gt, ">=": sympy.Ge, "==": sympy.Eq, "!=": sympy.Ne}
    kinds |= {"and": sympy.And, "or": sympy.Or, "not": sympy.Not}
    return {name: lambda *sides, kind=kind: kind(*sides, **options) for name, kind in kinds.items()}


def folded(name: str, tree: Tree) -> Tree:
    """`tree` with every growing operation on constants alone calculated: `exp(1e12)` fails here, not in sympy."""
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
