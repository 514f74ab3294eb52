"""The story of a battle: how an event is told, a line with the rules that made it so, and how everybody stands."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Of the sides, in their order."""

Sentence = Callable[[Any, Any], str]
"""From an event, and the names of the battle, to a sentence without its full stop; no line for an empty one."""


class Telling(NamedTuple):
    """A sentence, and its depth: 0 heading of a turn or round, 1 of a part of it, 2 what happens, 3 what comes of it."""

    sentence: Sentence
    depth: int


Tellings = dict[type, Telling]

HAPPENS, FOLLOWS = 2, 3
"""Depths of lines: below the headings of turn and step, what happens, and what comes of it."""


def telling(sentence: Sentence, depth: int = HAPPENS) -> Telling:
    """Return how an event is told."""
    return Telling(sentence, depth)


def follows(sentence: Sentence) -> Telling:
    """Return how an event is told that comes of the one before."""
    return Telling(sentence, FOLLOWS)


Event = tuple[Any, ...]
"""An event of a game's battle: a NamedTuple, which `battle.log` writes as a line."""


class StoryLine(NamedTuple):
    """A line of the story of a battle: text, and the rules that made it so.

    `depth`: 0 for the heading of a turn, 1 for that of a part of it, 2 for what happened, 3 for what came of that.
    """

    text: str
    rules: tuple[str, ...] = ()
    depth: int = 2


class Standing(NamedTuple):
    """How everybody stands, as a table: its titles, its rows, and those titles under which there are numbers.

    `figures` are the rows as data, the same in every language; the games say what is in them (`Play.figures`).
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: tuple[str, ...]
    figures: tuple[Mapping[str, Any], ...] = ()
