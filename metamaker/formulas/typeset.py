"""Formulas as mathematics: typeset, as text for a terminal, simplified, differentiated.

sympy is imported only when it is first needed, as that takes a quarter of a second.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from metamaker.core.messages import Message, message
from metamaker.formulas.algebra import (
    NO_SENSE,
    built,
    checked_cases,
    decimal,
    exact_operations,
    folded,
    fraction,
    smooth_operations,
    written_operations,
)
from metamaker.formulas.book import Book
from metamaker.formulas.errors import FormulaError
from metamaker.formulas.scope import Entry
from metamaker.formulas.tree import Tree, symbols

KEPT = 512


def typeset(entry: Entry) -> str:
    """Return the formula of `entry` in LaTeX, as it is written; its plain text if sympy has no form for it."""
    return latex(entry.formula.tree) or rf"\mathtt{{{_escaped(entry.expression)}}}"


def equation(symbol: str, tree: Tree, say: Callable[[Message], str] = str) -> str:
    """Return the equation of `symbol` and a checked formula in LaTeX; empty if sympy has no form for it.

    `say` gives the words of cases in a language, because sympy has them only in English.
    """
    formula = in_words(latex(tree), say)
    return rf"\mathrm{{{_escaped(symbol.replace('_', ' '))}}} = {formula}" if formula else ""


def in_words(formula: str, say: Callable[[Message], str]) -> str:
    """Return LaTeX of a formula, with the words of its cases in a language."""
    for word in ("for", "otherwise"):
        formula = formula.replace(rf"\text{{{word}}}", rf"\text{{{say(message(f'formula-case_{word}'))}}}")
    return formula


@lru_cache(maxsize=KEPT)
def latex(tree: Tree) -> str:
    """Return a checked formula in LaTeX, as it is written; nothing where sympy has no form for it."""
    words = _words(symbols(tree))
    names = {symbol: rf"\mathrm{{{_escaped(symbol.name)}}}" for symbol in words.values()}
    try:
        made = built(tree, words, decimal, written_operations("log_2"))
        return str(_latex_printer({"symbol_names": names, "order": "none", "mul_symbol": "dot"}).doprint(made))
    except NO_SENSE:
        return ""


def pretty(entry: Entry) -> str:
    """Return the formula of `entry` as lines of Unicode text for a terminal, as it is written; otherwise its plain text."""
    try:
        return _text(built(entry.formula.tree, _words(entry.formula.uses), decimal, written_operations("log₂")))
    except NO_SENSE:
        return entry.expression


def simplified(book: Book, name: str) -> str:
    """Return the simplified formula of the entry `name` as lines of Unicode text, with combined numbers and terms.

    Cases outside the ranges of its inputs are left out. Raises FormulaError if there is no such form, for example if a constant
    part has no finite value, and KeyError for an unknown name.
    """
    import sympy

    entry = book.entry(name)
    try:
        made = built(_bounded(entry), _ranged_words(book, entry), fraction, exact_operations())
        return _text(made.replace(sympy.Max, sympy.Function("max")).replace(sympy.Min, sympy.Function("min")))
    except FormulaError:
        raise
    except NO_SENSE:
        raise FormulaError(name, 0, "it has no simpler form") from None


def derivative(book: Book, name: str, by: str) -> str:
    """Return the derivative of the entry `name` by its symbol `by`, without rounding, as Unicode text.

    Raises as `simplified` does.
    """
    import sympy

    entry = book.entry(name)
    words = _ranged_words(book, entry)
    if by not in words:
        return "0"
    try:
        return _text(sympy.diff(built(_bounded(entry), words, fraction, smooth_operations()), words[by]))
    except FormulaError:
        raise
    except NO_SENSE:
        raise FormulaError(name, 0, f"it has no derivative by {by}") from None


def _bounded(entry: Entry) -> Tree:
    return folded(entry.name, checked_cases(entry.name, entry.formula.tree))


def _escaped(text: str) -> str:
    return text.replace("_", r"\_").replace(" ", r"\ ")


def _latex_printer(settings: Mapping[str, object]) -> Any:
    from sympy.printing.latex import LatexPrinter

    class Printer(LatexPrinter):  # type: ignore[misc]
        """sympy's own cannot print a power of cases."""

        def _print_Piecewise(self, cases: object, exp: str = "") -> str:  # noqa: N802 - sympy's name
            text = str(super()._print_Piecewise(cases))
            return rf"\left({text}\right)^{{{exp}}}" if exp else text

    return Printer(dict(settings))


def _words(names: Iterable[str]) -> dict[str, Any]:
    import sympy

    # sympy shows the text after an underscore as an index
    return {name: sympy.Symbol(name.replace("_", " "), real=True) for name in names}


def _ranged_words(book: Book, entry: Entry) -> dict[str, Any]:
    """Return symbols like `_words`, with the signs that the ranges of the inputs imply."""
    import sympy

    words = _words(entry.formula.uses)
    for name in words.keys() & book.scopes[entry.scope].inputs.keys():
        least = book.scopes[entry.scope].inputs[name].least
        signs = {"positive": True} if least > 0 else {"nonnegative": True} if least == 0 else {"real": True}
        words[name] = sympy.Symbol(words[name].name, **signs)
    return words


def _text(made: object) -> str:
    import sympy

    return str(sympy.pretty(made, use_unicode=True, order="none", wrap_line=False))
