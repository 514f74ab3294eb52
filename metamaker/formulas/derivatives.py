"""Find the direction of a formula from the sign of its derivative, with sympy.

This is for curved formulas that no other proof decides. The first import of sympy takes a quarter of a second, so never call
this in the main thread of the app.
"""

from collections.abc import Iterator, Mapping

from metamaker.formulas.algebra import NO_SENSE, Operations, built, checked_cases, folded, fraction, smooth_operations
from metamaker.formulas.book import Book
from metamaker.formulas.errors import FormulaError
from metamaker.formulas.monotonicity import UNKNOWN, Way, shape
from metamaker.formulas.scope import Entry, Input, Scope
from metamaker.formulas.tree import Apply, Choose, Number, Tree, nodes, symbols

MOST_NODES = 60
"""Formulas with more, with all that they use written out, are left undecided: their products could have too many terms."""

HIGHEST_POWER = 4

_STEPS = frozenset({"floor", "ceil", "round"})


def way_by_slope(book: Book, name: str, by: str) -> Way:
    """Return a direction like `monotony.way`: 1 if the entry never falls as its input `by` grows, −1 if it never rises.

    Returns None if undecided. Only formulas with finite values, without jumps and rounding, are decided by their derivative.
    """
    entry = book.entry(name)
    scope = book.scopes[entry.scope]
    needed = scope.needed((entry.symbol,))
    if shape(book, name, by) == UNKNOWN or not _is_small(scope, needed) or _jumps(scope, needed, by):
        return None
    try:
        return _sign(_slope(scope, needed, by))
    except (FormulaError, *NO_SENSE):
        return None


def _is_small(scope: Scope, needed: tuple[str, ...]) -> bool:
    sizes: dict[str, int] = {}
    for symbol in needed:
        tree = scope.entries[symbol].formula.tree
        sizes[symbol] = sum(sizes.get(getattr(node, "name", ""), 1) for node in nodes(tree))
        if sizes[symbol] > MOST_NODES or any(power > HIGHEST_POWER for power in _powers(tree)):
            return False
    return True


def _powers(tree: Tree) -> Iterator[float]:
    for node in nodes(tree):
        if isinstance(node, Apply) and node.operation == "**" and isinstance(node.operands[1], Number):
            yield node.operands[1].value


def _jumps(scope: Scope, needed: tuple[str, ...], by: str) -> bool:
    """Return whether rounding or a choice depends on the input."""
    moving = {by}
    for symbol in needed:
        tree = scope.entries[symbol].formula.tree
        for node in nodes(tree):
            decides = node.test if isinstance(node, Choose) else node
            is_step = isinstance(node, Choose) or (isinstance(node, Apply) and node.operation in _STEPS)
            if is_step and moving & symbols(decides).keys():
                return True
        if moving & symbols(tree).keys():
            moving.add(symbol)
    return False


def _slope(scope: Scope, needed: tuple[str, ...], by: str) -> object:
    """Return the derivative of the last of the `needed` entries. Every input is written as its minimum plus a rest."""
    import sympy

    above = {name: _above(scope.inputs[name]) for name in scope.inputs_of(needed)}
    leaves = {name: fraction(scope.inputs[name].least) + symbol for name, symbol in above.items()}
    operations = smooth_operations()
    for symbol in needed:
        leaves[symbol] = _made(scope.entries[symbol], leaves, operations)
    return sympy.diff(leaves[needed[-1]], above[by])


def _above(one: Input) -> object:
    import sympy

    return sympy.Symbol(one.symbol, nonnegative=True)


def _made(entry: Entry, leaves: Mapping[str, object], operations: Operations) -> object:
    tree = folded(entry.name, checked_cases(entry.name, entry.formula.tree))
    made = built(tree, leaves, fraction, operations)
    return made if entry.least is None else operations["max"](made, fraction(entry.least))


def _sign(slope: object) -> Way:
    """Return the common sign of a slope in all its cases."""
    import sympy

    cases = sympy.piecewise_fold(slope)
    parts = [result for result, _ in cases.args] if isinstance(cases, sympy.Piecewise) else [cases]
    signs = {_sign_of_case(part) for part in parts} - {0}
    return None if len(signs) > 1 else signs.pop() if signs else 0


def _sign_of_case(slope: object) -> Way:
    import sympy

    above, below = sympy.fraction(sympy.together(slope))
    above = sympy.expand(above)
    if above.is_zero:
        return 0
    if not below.is_positive and not below.is_negative:
        return None
    sign = 1 if below.is_positive else -1
    return sign if above.is_nonnegative else -sign if above.is_nonpositive else None
