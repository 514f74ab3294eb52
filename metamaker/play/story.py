"""The report of a battle: lines for events, their rules, and the table of all sides."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Names of the sides, in their order."""

Sentence = Callable[[Any, Any], str]
"""(event, names of the battle) → a sentence without its full stop; no line for an empty one."""


class Telling(NamedTuple):
    """A sentence, and its depth: 0 heading of a turn or round, 1 of a part of it, 2 an event, 3 an effect."""

    sentence: Sentence
    depth: int


Tellings = dict[type, Telling]

HAPPENS, FOLLOWS = 2, 3
"""Depths of lines below the headings of turn and step: events, and their effects."""


def telling(sentence: Sentence, depth: int = HAPPENS) -> Telling:
    """Return the line of an event."""
    return Telling(sentence, depth)


def follows(sentence: Sentence) -> Telling:
    """Return the line of an effect of the previous event."""
    return Telling(sentence, FOLLOWS)


Event = tuple[Any, ...]
"""An event of a game's battle: a NamedTuple, which `battle.log` writes as a line."""


class StoryLine(NamedTuple):
    """A line of a battle report: its text and its rule ids.

    `depth`: 0 for the heading of a turn, 1 for that of a part of it, 2 for an event, 3 for an effect.
    """

    text: str
    rules: tuple[str, ...] = ()
    depth: int = 2


class Standing(NamedTuple):
    """The state of all sides as a table: its titles, its rows, and the titles of numeric columns.

    `figures` are the rows as data, the same in every language; the games define their content (`Play.figures`). `note` is a
    line below the table, such as the score.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: tuple[str, ...]
    figures: tuple[Mapping[str, Any], ...] = ()
    note: str = ""
