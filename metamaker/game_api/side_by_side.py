"""Designs side by side: all numbers of two or more designs of a game, and which of them is the best."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from metamaker.core.amounts import short
from metamaker.core.messages import COMMON, said, words_in
from metamaker.core.stat import Stat
from metamaker.game_api.designs import Numbers
from metamaker.game_api.game import Game, required

MOST = 5
"""The most designs in a table: more columns do not fit on a screen."""


class Row(NamedTuple):
    """A number of each design, None where it does not apply. `best`: places of the best values, none if all are equal."""

    symbol: str
    label: str
    unit: str
    stats: tuple[Stat | None, ...]
    best: frozenset[int]

    @property
    def title(self) -> str:
        """The label with its unit."""
        return f"{self.label} ({self.unit})" if self.unit else self.label


def rows(game: Game, documents: Sequence[Any], language: str) -> list[Row]:
    """Return the numbers of designs, each the only design of a document of the game."""
    each = [_numbers(game, document) for document in documents]
    found = []
    for symbol in dict.fromkeys(symbol for numbers in each for symbol in numbers):
        stats = tuple(numbers.get(symbol) for numbers in each)
        known = next(stat for stat in stats if stat is not None)
        unit = next((stat.unit for stat in stats if stat is not None and stat.unit), "")
        found.append(Row(symbol, said(known.label, language), unit, stats, _best(stats)))
    return found


def _numbers(game: Game, document: Any) -> dict[str, Stat]:
    ships: tuple[Numbers, ...] = required(game.designs).report(document, classes=True).ships
    return {stat.symbol: stat for stat in ships[0].stats if stat.value is not None} if ships else {}


def _best(stats: Sequence[Stat | None]) -> frozenset[int]:
    values = {
        place: stat.better * stat.value
        for place, stat in enumerate(stats)
        if stat is not None and stat.better and isinstance(stat.value, int | float)
    }
    if len(set(values.values())) < 2:
        return frozenset()
    most = max(values.values())
    return frozenset(place for place, value in values.items() if value == most)


def shown(stat: Stat | None, language: str) -> str:
    """Return a value as people read it, a dash for none."""
    if stat is None:
        return "–"
    words = words_in(COMMON, language)
    return words.number(short(stat.text)) if isinstance(stat.text, int | float) else words.say(stat.text or "")
