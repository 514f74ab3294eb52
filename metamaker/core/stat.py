"""Numbers that a game computes, in the form that the command line and the window show without knowing the game."""

from collections.abc import Iterator
from dataclasses import dataclass

from metamaker.core.messages import Text

Number = int | float | str | None


@dataclass(frozen=True)
class Stat:
    """One calculated number: its symbol, value (None = does not apply), unit, label, and rule id.

    `better`: 1 if a higher value is better for the ship, −1 if a lower one is, 0 if it depends on the purpose. `shown` replaces
    a value that is a word.
    """

    symbol: str
    value: Number
    unit: str
    label: Text
    rule: str
    better: int = 0
    shown: Text = ""

    @property
    def text(self) -> Number | Text:
        """The value as people read it: a number, or a text."""
        return self.shown or self.value


@dataclass(frozen=True)
class StatBlock:
    """The numbers of one element, in the order in which they are shown."""

    stats: tuple[Stat, ...]

    def __iter__(self) -> Iterator[Stat]:
        return iter(self.stats)

    def __getitem__(self, symbol: str) -> Stat:
        """Return the stat called `symbol`; raises KeyError if the block has none."""
        for stat in self.stats:
            if stat.symbol == symbol:
                return stat
        raise KeyError(symbol)

    def as_dict(self) -> dict[str, Number]:
        """Return symbol → unrounded value, as the JSON output has it."""
        return {stat.symbol: stat.value for stat in self.stats}
