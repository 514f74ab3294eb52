"""Reads a formula book from TOML: a table per scope, with its `inputs` and its `entries`.

Keys of a scope beside those two: `meaning`, and defaults for its entries' `unit`, `rule`, `least` and `uses`.
An entry's `uses` lists the inputs that it may use (all by default). A list makes it a part entry, an empty one a constant.
"""

import graphlib
import keyword
import re
import tomllib
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeVar

from metamaker.formulas.errors import FormulaError
from metamaker.formulas.functions import CALLS
from metamaker.formulas.scope import Entry, Input, Scope, known_to
from metamaker.formulas.syntax import parse

_SYMBOL = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
_SCOPE_KEYS = frozenset({"meaning", "inputs", "entries", "unit", "rule", "least", "uses"})
_INPUT_KEYS = frozenset({"unit", "meaning", "range"})
_ENTRY_KEYS = frozenset({"expression", "unit", "meaning", "rule", "least", "uses", "fixed"})

Table = dict[str, Any]
Kind = TypeVar("Kind")


def scopes_of(text: str) -> Mapping[str, Scope]:
    """The scopes of the book in the TOML `text`. Raises FormulaError, which names the place, for all that is wrong."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FormulaError("book", 0, f"it is not TOML: {error}") from None
    return MappingProxyType({name: _scope(name, _table(name, table, _SCOPE_KEYS)) for name, table in tables.items()})


def _scope(name: str, table: Table) -> Scope:
    _check_symbol(name, name)
    inputs = {symbol: _input(name, symbol, row) for symbol, row in table.get("inputs", {}).items()}
    rows = {
        symbol: {**_defaults(table), **_table(f"{name}.{symbol}", row, _ENTRY_KEYS)}
        for symbol, row in _value(name, table, "entries", dict).items()
    }
    for symbol in rows:
        _check_symbol(f"{name}.{symbol}", symbol)
        if symbol in inputs:
            raise FormulaError(f"{name}.{symbol}", 0, "it has the symbol of an input")
    others = {symbol: _uses(inputs, row) for symbol, row in rows.items() if not row.get("uses")}
    entries = {symbol: _entry(name, symbol, row, inputs, others) for symbol, row in rows.items()}
    scope = Scope(name, table.get("meaning", ""), MappingProxyType(inputs), MappingProxyType(entries))
    try:
        scope.order  # noqa: B018 - asking for the order is the check for cycles
    except graphlib.CycleError as error:
        path = error.args[1]
        raise FormulaError(f"{name}.{path[0]}", 0, f"it needs itself: {' → '.join(path)}") from None
    return scope


def _defaults(table: Table) -> Table:
    return {key: table[key] for key in ("unit", "rule", "least", "uses") if key in table}


def _uses(inputs: Mapping[str, Input], row: Table) -> tuple[str, ...]:
    return tuple(row["uses"]) if "uses" in row else tuple(inputs)


def _entry(scope: str, symbol: str, row: Table, inputs: Mapping[str, Input], others: Mapping[str, tuple[str, ...]]) -> Entry:
    name = f"{scope}.{symbol}"
    own = _uses(inputs, row)
    for missing in (one for one in own if one not in inputs):
        raise FormulaError(name, 0, f"it uses {missing}, which is no input of {scope}")
    least = row.get("least")
    return Entry(
        scope=scope,
        symbol=symbol,
        formula=parse(name, " ".join(_value(name, row, "expression", str).split()), known_to(own, others)),
        unit=_value(name, row, "unit", str),
        meaning=_value(name, row, "meaning", str),
        rule=_value(name, row, "rule", str),
        inputs=own,
        part=bool(row.get("uses")),
        least=None if least is None else float(least),
        fixed=row.get("fixed", False),
    )


def _input(scope: str, symbol: str, row: Table) -> Input:
    name = f"{scope}.{symbol}"
    _check_symbol(name, symbol)
    _table(name, row, _INPUT_KEYS)
    least, most = _value(name, row, "range", list)
    return Input(symbol, _value(name, row, "unit", str), _value(name, row, "meaning", str), float(least), float(most))


def _check_symbol(name: str, symbol: str) -> None:
    if not _SYMBOL.fullmatch(symbol) or keyword.iskeyword(symbol) or symbol in CALLS:
        raise FormulaError(name, 0, f"{symbol} cannot be a symbol: small letters, digits and single underscores, no function")


def _table(name: str, table: object, keys: frozenset[str]) -> Table:
    if not isinstance(table, dict):
        raise FormulaError(name, 0, "a table was expected")
    for key in table.keys() - keys:
        raise FormulaError(name, 0, f"the key {key} is unknown")
    return table


def _value(name: str, table: Table, key: str, kind: type[Kind]) -> Kind:
    value = table.get(key)
    if not isinstance(value, kind):
        raise FormulaError(name, 0, f"its {key} is missing or not a {kind.__name__}")
    return value
