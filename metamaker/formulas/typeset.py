"""Formulas as mathematics: typeset, as text for a terminal, simplified, differentiated.

sympy is imported only when it is first needed, as that takes a quarter of a second.
"""

from typing import Any

from metamaker.formulas.algebra import (
    built,
    decimal,
    exact_operations,
    folded,
    fraction,
    smooth_operations,
    written_operations,
)
from metamaker.formulas.book import Book
from metamaker.formulas.scope import Entry


def typeset(entry: Entry) -> str:
    """The formula of `entry` in LaTeX, as it is written."""
    import sympy

    words = _words(entry)
    names = {symbol: rf"\mathrm{{{symbol.name}}}".replace(" ", r"\ ") for symbol in words.values()}
    made = built(entry.formula.tree, words, decimal, written_operations("log_2"))
    return str(sympy.latex(made, symbol_names=names, order="none", mul_symbol="dot"))


def pretty(entry: Entry) -> str:
    """The formula of `entry` as lines of Unicode text for a terminal, as it is written."""
    return _text(built(entry.formula.tree, _words(entry), decimal, written_operations("log₂")))


def simplified(book: Book, name: str) -> str:
    """The formula of the entry `name` as lines of Unicode text, with numbers put together and terms collected.

    What the ranges of its inputs rule out is left out. Raises FormulaError where a part without symbols has no finite
    value, KeyError for an unknown name.
    """
    import sympy

    entry = book.entry(name)
    made = built(folded(name, entry.formula.tree), _ranged_words(book, entry), fraction, exact_operations())
    return _text(made.replace(sympy.Max, sympy.Function("max")).replace(sympy.Min, sympy.Function("min")))


def derivative(book: Book, name: str, by: str) -> str:
    """How fast the value of the entry `name` grows with its symbol `by`, roundings left out; as Unicode text.

    Raises as `simplified` does.
    """
    import sympy

    entry = book.entry(name)
    words = _ranged_words(book, entry)
    made = built(folded(name, entry.formula.tree), words, fraction, smooth_operations())
    return _text(sympy.diff(made, words[by]) if by in words else sympy.Integer(0))


def _words(entry: Entry) -> dict[str, Any]:
    import sympy

    # sympy shows what follows an underscore as an index
    return {name: sympy.Symbol(name.replace("_", " "), real=True) for name in entry.formula.uses}


def _ranged_words(book: Book, entry: Entry) -> dict[str, Any]:
    """As `_words`, with what the inputs' ranges say of their signs."""
    import sympy

    words = _words(entry)
    for name in words.keys() & book.scopes[entry.scope].inputs.keys():
        least = book.scopes[entry.scope].inputs[name].least
        signs = {"positive": True} if least > 0 else {"nonnegative": True} if least == 0 else {"real": True}
        words[name] = sympy.Symbol(words[name].name, **signs)
    return words


def _text(made: Any) -> str:
    import sympy

    return str(sympy.pretty(made, use_unicode=True, order="none", wrap_line=False))
