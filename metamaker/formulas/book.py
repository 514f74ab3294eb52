"""The formula book: the numbers that the rules leave open, as named formulas in scopes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from metamaker.formulas.errors import FormulaError
from metamaker.formulas.house import overridden
from metamaker.formulas.reading import scopes_of
from metamaker.formulas.scope import Entry, Scope

HOUSES_KEPT = 32


@dataclass(frozen=True, eq=False)
class Book:
    """All scopes; `stock` is the book without house formulas (None if this is it). Compared and hashed by identity."""

    scopes: Mapping[str, Scope]
    stock: "Book | None" = None

    def entry(self, name: str) -> Entry:
        """The entry called `scope.symbol`. Raises KeyError."""
        scope, _, symbol = name.partition(".")
        return self.scopes[scope].entries[symbol]

    def entries(self) -> Iterator[Entry]:
        """All entries, in the book's order."""
        return (entry for scope in self.scopes.values() for entry in scope.entries.values())

    @cached_property
    def house(self) -> frozenset[str]:
        """The names of the entries that house formulas have replaced."""
        return frozenset(entry.name for entry in self.entries() if entry.house)

    def with_house(self, house: Mapping[str, str]) -> tuple["Book", tuple[FormulaError, ...]]:
        """The stock book with the formulas of `house` (entry name → text) in place of its own.

        A formula that cannot be accepted is reported, and its stock formula stays. Equal mappings give the same book.
        """
        stock = self.stock or self
        return _with_house(stock, tuple(house.items())) if house else (stock, ())


@lru_cache(maxsize=HOUSES_KEPT)
def _with_house(stock: Book, house: tuple[tuple[str, str], ...]) -> tuple[Book, tuple[FormulaError, ...]]:
    scopes, errors = overridden(stock.scopes, dict(house))
    return Book(scopes, stock), errors


def read_book(text: str) -> Book:
    """The book written in the TOML `text`. Raises FormulaError, which names the place, for anything wrong in it."""
    return Book(scopes_of(text))
