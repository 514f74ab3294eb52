"""Several events that make one line of the story."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from metamaker.battle.telling import HAPPENS
from metamaker.fighting import Event
from metamaker.games.metaverse.battle.story.names import Names


class Passage(NamedTuple):
    """One line for the next `used` events, at a depth of the story."""

    text: str
    used: int
    depth: int = HAPPENS


Weave = Callable[[Any, Sequence[Event], int, Names], Passage | None]
"""From an event and its place among all to the line that begins with it; None if it stands alone."""


def run_length(events: Sequence[Event], place: int, alike: Callable[[Event], bool]) -> int:
    """Return how many events from a place on are alike."""
    end = place
    while end < len(events) and alike(events[end]):
        end += 1
    return end - place
