"""How an event of a battle is told: a sentence, and how deep it stands in the story."""

from collections.abc import Callable
from typing import Any, NamedTuple

Sentence = Callable[[Any, Any], str]
"""From an event, and the names of the battle, to a sentence without its full stop; no line for an empty one."""


class Telling(NamedTuple):
    """A sentence, and its depth: 0 heading of a turn or round, 1 of a part of it, 2 what happens, 3 what comes of it."""

    sentence: Sentence
    depth: int


Tellings = dict[type, Telling]

HAPPENS, FOLLOWS = 2, 3


def telling(sentence: Sentence, depth: int = HAPPENS) -> Telling:
    """Return how an event is told."""
    return Telling(sentence, depth)


def follows(sentence: Sentence) -> Telling:
    """Return how an event is told that comes of the one before."""
    return Telling(sentence, FOLLOWS)
