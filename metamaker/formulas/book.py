"""The formula book: named formulas in scopes, read from TOML, and the custom formulas of a fleet that replace some."""

import dataclasses
import graphlib
import itertools
import keyword
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import TypeVar

from metamaker.core.messages import Message, Text, message
from metamaker.core.schema_errors import JsonObject
from metamaker.formulas.errors import FormulaError
from metamaker.formulas.scope import Entry, Input, Scope, known_to
from metamaker.formulas.syntax import parse, suggestion
from metamaker.formulas.tree import CALLS, FUNCTIONS

_SYMBOL = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
_SCOPE_KEYS = frozenset({"meaning", "inputs", "entries", "unit", "rule", "least", "uses"})
_INPUT_KEYS = frozenset({"unit", "meaning", "range", "part", "whole"})
_ENTRY_KEYS = frozenset({"expression", "unit", "meaning", "rule", "least", "uses", "fixed"})

Kind = TypeVar("Kind")


def scopes_of(text: str, domain: str = "") -> Mapping[str, Scope]:
    """Return the scopes of the book in the TOML `text`. Raises FormulaError, which names the place, for every fault.

    The book contains English meanings; the messages of `domain` translate them.
    """
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FormulaError("book", 0, f"it is not TOML: {error}") from None
    return MappingProxyType({name: _scope(name, _table(name, table, _SCOPE_KEYS), domain) for name, table in tables.items()})


def _meaning(domain: str, key: str, english: str) -> Text:
    return Message(domain, f"formulas-{key}", english=english) if domain else english


def _scope(name: str, table: JsonObject, domain: str) -> Scope:
    _check_symbol(name, name)
    inputs = {symbol: _input(name, symbol, row, domain) for symbol, row in table.get("inputs", {}).items()}
    rows = {
        symbol: {**_defaults(table), **_table(f"{name}.{symbol}", row, _ENTRY_KEYS)}
        for symbol, row in _value(name, table, "entries", dict).items()
    }
    for symbol in rows:
        _check_symbol(f"{name}.{symbol}", symbol)
        if symbol in inputs:
            raise FormulaError(f"{name}.{symbol}", 0, "it has the symbol of an input")
    others = {symbol: _uses(inputs, row) for symbol, row in rows.items() if not row.get("uses")}
    entries = {symbol: _entry(name, symbol, row, inputs, others, domain) for symbol, row in rows.items()}
    meaning = _meaning(domain, name, table.get("meaning", ""))
    scope = Scope(name, meaning, MappingProxyType(inputs), MappingProxyType(entries))
    try:
        scope.order  # noqa: B018 - asking for the order is the check for cycles
    except graphlib.CycleError as error:
        path = error.args[1]
        raise FormulaError(f"{name}.{path[0]}", 0, message("formula-circle", path=" → ".join(path))) from None
    return scope


def _defaults(table: JsonObject) -> JsonObject:
    return {key: table[key] for key in ("unit", "rule", "least", "uses") if key in table}


def _uses(inputs: Mapping[str, Input], row: JsonObject) -> tuple[str, ...]:
    return tuple(row["uses"]) if "uses" in row else tuple(name for name, given in inputs.items() if not given.part)


def _entry(
    scope: str, symbol: str, row: JsonObject, inputs: Mapping[str, Input], others: Mapping[str, tuple[str, ...]], domain: str
) -> Entry:
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
        meaning=_meaning(domain, f"{scope}-{symbol}", _value(name, row, "meaning", str)),
        rule=_value(name, row, "rule", str),
        inputs=own,
        part=bool(row.get("uses")),
        least=None if least is None else float(least),
        fixed=row.get("fixed", False),
    )


def _input(scope: str, symbol: str, row: JsonObject, domain: str) -> Input:
    name = f"{scope}.{symbol}"
    _check_symbol(name, symbol)
    _table(name, row, _INPUT_KEYS)
    least, most = _value(name, row, "range", list)
    meaning = _meaning(domain, f"{scope}-input-{symbol}", _value(name, row, "meaning", str))
    unit, part, whole = _value(name, row, "unit", str), row.get("part", False), row.get("whole", True)
    return Input(symbol, unit, meaning, float(least), float(most), part, whole)


def _check_symbol(name: str, symbol: str) -> None:
    if not _SYMBOL.fullmatch(symbol) or keyword.iskeyword(symbol) or symbol in CALLS:
        raise FormulaError(name, 0, f"{symbol} cannot be a symbol: small letters, digits and single underscores, no function")


def _table(name: str, table: object, keys: frozenset[str]) -> JsonObject:
    if not isinstance(table, dict):
        raise FormulaError(name, 0, "a table was expected")
    for key in table.keys() - keys:
        raise FormulaError(name, 0, f"the key {key} is unknown")
    return table


def _value(name: str, table: JsonObject, key: str, kind: type[Kind]) -> Kind:
    value = table.get(key)
    if not isinstance(value, kind):
        raise FormulaError(name, 0, f"its {key} is missing or not a {kind.__name__}")
    return value


Scopes = Mapping[str, Scope]


def overridden(stock: Scopes, house: Mapping[str, str]) -> tuple[Scopes, tuple[FormulaError, ...]]:
    """Return the `stock` scopes with the formulas of `house` (entry name → text), and the reasons for refused ones."""
    accepted: list[Entry] = []
    refused: list[FormulaError] = []
    for name, text in house.items():
        try:
            accepted.append(_house_entry(stock, name, text))
        except FormulaError as error:
            refused.append(error)
    scopes = dict(stock)
    for scope in {entry.scope: None for entry in accepted}:
        own = {entry.symbol: entry for entry in accepted if entry.scope == scope}
        scopes[scope], cycles = _without_cycles(stock[scope], own)
        refused.extend(cycles)
    return MappingProxyType(scopes), tuple(refused)


def _house_entry(stock: Scopes, name: str, text: str) -> Entry:
    scope_name, _, symbol = name.partition(".")
    scope = stock.get(scope_name)
    if scope is not None and symbol in scope.inputs:
        raise FormulaError(name, 0, message("formula-measured"))
    if scope is None or symbol not in scope.entries:
        names = [entry.name for one in stock.values() for entry in one.entries.values()]
        raise FormulaError(name, 0, message("formula-no_entry", suggestion=suggestion(name, names)))
    entry = scope.entries[symbol]
    if entry.fixed:
        raise FormulaError(name, 0, message("formula-fixed"))
    others = {one.symbol: one.inputs for one in scope.entries.values() if not one.part}
    return dataclasses.replace(entry, formula=parse(name, text, known_to(entry.inputs, others)), house=True)


def _without_cycles(stock: Scope, house: dict[str, Entry]) -> tuple[Scope, list[FormulaError]]:
    """Every cycle goes through a house formula; all that lie on one are left out until none is left."""
    errors = []
    while True:
        scope = dataclasses.replace(stock, entries=MappingProxyType({**stock.entries, **house}))
        try:
            scope.order  # noqa: B018 - asking for the order is the check for cycles
        except graphlib.CycleError as error:
            # the path runs from each used entry to its user, and ends where it began
            path = error.args[1][::-1]
            for symbol, used in itertools.pairwise(path):
                if symbol in house:
                    entry = house.pop(symbol)
                    reason = message("formula-circle", path=" → ".join(path))
                    errors.append(FormulaError(entry.name, entry.formula.uses[used], reason))
        else:
            return scope, errors


HOUSES_KEPT = 32
"""The number of compiled books with custom formulas: those of all open fleets, and of the last states of an edited one."""


@dataclass(frozen=True, eq=False)
class Book:
    """All scopes. `stock` is the book without custom formulas (None if this is it). Compared and hashed by identity."""

    scopes: Mapping[str, Scope]
    stock: "Book | None" = None

    def entry(self, name: str) -> Entry:
        """Return the entry named `scope.symbol`. Raises KeyError."""
        scope, _, symbol = name.partition(".")
        try:
            return self.scopes[scope].entries[symbol]
        except KeyError:
            raise KeyError(f"{name} is no entry of the formula book") from None

    def entries(self) -> Iterator[Entry]:
        """Return all entries, in the order of the book."""
        return (entry for scope in self.scopes.values() for entry in scope.entries.values())

    @cached_property
    def house(self) -> frozenset[str]:
        """The names of the entries that house formulas have replaced."""
        return frozenset(entry.name for entry in self.entries() if entry.house)

    def with_house(self, house: Mapping[str, str]) -> tuple["Book", tuple[FormulaError, ...]]:
        """Return the standard book with the formulas of `house` (entry name → text) instead of its own.

        Refused formulas are reported, and the standard formula stays. Equal mappings give the same book.
        """
        stock = self.stock or self
        return _with_house(stock, tuple(house.items())) if house else (stock, ())


@lru_cache(maxsize=HOUSES_KEPT)
def _with_house(stock: Book, house: tuple[tuple[str, str], ...]) -> tuple[Book, tuple[FormulaError, ...]]:
    scopes, errors = overridden(stock.scopes, dict(house))
    return Book(scopes, stock), errors


def read_book(text: str, domain: str = "") -> Book:
    """Return the book in the TOML `text`, as `scopes_of` reads it. Raises FormulaError for any fault."""
    return Book(scopes_of(text, domain))


@dataclass(frozen=True, slots=True)
class Word:
    """A name for use in formulas: its spelling, its unit (none for functions) and its meaning."""

    written: str
    unit: str
    meaning: Text


@dataclass(frozen=True, slots=True)
class Chapter:
    """The inputs and entries of one scope."""

    name: str
    meaning: Text
    inputs: tuple[Word, ...]
    entries: tuple[Word, ...]


def function_words() -> tuple[Word, ...]:
    """Return the functions that every formula may call."""
    return tuple(Word(function.signature, "", function.meaning) for function in FUNCTIONS.values())


def chapters(book: Book) -> tuple[Chapter, ...]:
    """Return all scopes of the book with their content, in the order of the book."""
    return tuple(_chapter(scope) for scope in book.scopes.values())


def _chapter(scope: Scope) -> Chapter:
    words = [_word(one) for one in scope.inputs.values()], [_word(one) for one in scope.entries.values()]
    return Chapter(scope.name, scope.meaning, *map(tuple, words))


def _word(named: Input | Entry) -> Word:
    return Word(named.symbol, named.unit, named.meaning)
