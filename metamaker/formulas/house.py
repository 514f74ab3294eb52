"""House formulas: a fleet's own entries in place of those of the stock book."""

import dataclasses
import graphlib
import itertools
from collections.abc import Mapping
from types import MappingProxyType

from metamaker.formulas.errors import FormulaError
from metamaker.formulas.scope import Entry, Scope, known_to
from metamaker.formulas.syntax import parse, suggestion

Scopes = Mapping[str, Scope]


def overridden(stock: Scopes, house: Mapping[str, str]) -> tuple[Scopes, tuple[FormulaError, ...]]:
    """The `stock` scopes with the formulas of `house` (entry name → text), and why others were not accepted."""
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
        raise FormulaError(name, 0, "it is measured from the design, not calculated by a formula")
    if scope is None or symbol not in scope.entries:
        names = [entry.name for one in stock.values() for entry in one.entries.values()]
        raise FormulaError(name, 0, f"the formula book has no such entry{suggestion(name, names)}")
    entry = scope.entries[symbol]
    if entry.fixed:
        raise FormulaError(name, 0, "the rules fix it, so no house formula can replace it")
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
            # the path runs from what is used to what uses it and ends where it began
            path = error.args[1][::-1]
            for symbol, used in itertools.pairwise(path):
                if symbol in house:
                    entry = house.pop(symbol)
                    reason = f"it needs itself: {' → '.join(path)}"
                    errors.append(FormulaError(entry.name, entry.formula.uses[used], reason))
        else:
            return scope, errors
