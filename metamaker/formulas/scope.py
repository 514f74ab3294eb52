"""The parts of a formula book: inputs, entries, and scopes of entries that are evaluated with the same inputs."""

import graphlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from metamaker.core.messages import Text
from metamaker.formulas.syntax import Checked


@dataclass(frozen=True, slots=True)
class Input:
    """A value that a scope is given: measured, never a formula. A value below `least` counts as `least`.

    `part`: it is given for one part at a time, so only part entries know it. `whole`: it is always an integer.
    """

    symbol: str
    unit: str
    meaning: Text
    least: float
    most: float
    part: bool = False
    whole: bool = True


@dataclass(frozen=True, slots=True)
class Entry:
    """One formula of the book, named `scope.symbol`.

    `inputs` are the inputs that it may use. A *part entry* is evaluated for one part at a time, with its inputs in that order.
    A result below `least` counts as `least`. `fixed` entries cannot be customised; `house` marks a custom one.
    """

    scope: str
    symbol: str
    formula: Checked
    unit: str
    meaning: Text
    rule: str
    inputs: tuple[str, ...]
    part: bool = False
    least: float | None = None
    fixed: bool = False
    house: bool = False

    @property
    def name(self) -> str:
        """`scope.symbol`, as a fleet's house formulas name it."""
        return f"{self.scope}.{self.symbol}"

    @property
    def expression(self) -> str:
        """The formula as text."""
        return self.formula.text


@dataclass(frozen=True, eq=False)
class Scope:
    """Formulas that are evaluated with the same inputs. Inputs and entries share one set of symbols."""

    name: str
    meaning: Text
    inputs: Mapping[str, Input]
    entries: Mapping[str, Entry]

    @cached_property
    def uses(self) -> Mapping[str, tuple[str, ...]]:
        """The entries that each entry uses itself."""
        return {
            symbol: tuple(name for name in entry.formula.uses if name in self.entries) for symbol, entry in self.entries.items()
        }

    @cached_property
    def order(self) -> tuple[str, ...]:
        """The symbols of all entries, each after those that it uses. Raises graphlib.CycleError."""
        return tuple(graphlib.TopologicalSorter(self.uses).static_order())

    @property
    def together(self) -> tuple[str, ...]:
        """Return the entries that are evaluated together: all but the part entries, in the order of the book."""
        return tuple(symbol for symbol, entry in self.entries.items() if not entry.part)

    def needed(self, symbols: Iterable[str]) -> tuple[str, ...]:
        """Return the entries that `symbols` need, including themselves, in an order of evaluation."""
        wanted = set(symbols)
        for symbol in reversed(self.order):
            if symbol in wanted:
                wanted.update(self.uses[symbol])
        return tuple(symbol for symbol in self.order if symbol in wanted)

    def inputs_of(self, symbols: Iterable[str]) -> tuple[str, ...]:
        """Return the inputs that the entries `symbols` use, in declared order."""
        named = {name for symbol in symbols for name in self.entries[symbol].formula.uses}
        return tuple(name for name in self.inputs if name in named)


def known_to(inputs: Iterable[str], others: Mapping[str, tuple[str, ...]]) -> frozenset[str]:
    """Return the names for a formula with these `inputs`: the inputs, and `others` that need no further ones."""
    own = frozenset(inputs)
    return own | {symbol for symbol, theirs in others.items() if own.issuperset(theirs)}
