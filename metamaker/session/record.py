"""What happened in a battle: the events of the present turn, those that were not told yet, those of the turn to come."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from metamaker.fighting import Event


class Heard(NamedTuple):
    """How far a record had come: the events not told yet, and those of the present turn."""

    untold: int
    of_turn: int


class Record:
    """Events in their order. `turn` is the turn that is being told, 0 before the first; `of_turn` what happened in it."""

    def __init__(self) -> None:
        self.turn = 0
        self.of_turn: list[Event] = []
        self._untold: list[Event] = []
        self._of_next: list[Event] = []

    def take(self, events: Sequence[Event], opens_turn: Callable[[Event], bool]) -> None:
        """Keep what happened; from the event that opens the next turn on, it belongs to that one."""
        for event in events:
            if self._of_next or opens_turn(event):
                self._of_next.append(event)
            else:
                self._untold.append(event)
                self.of_turn.append(event)

    @property
    def has_next(self) -> bool:
        """Whether something of the next turn happened already."""
        return bool(self._of_next)

    def start(self, turn: int) -> None:
        """Go on to a turn: what happens from now on belongs to it."""
        self.turn = turn
        self.of_turn = list(self._of_next)
        self._untold += self._of_next
        self._of_next = []

    def told(self) -> list[Event]:
        """Return what was not told yet; from now on it is."""
        events, self._untold = self._untold, []
        return events

    def heard(self) -> Heard:
        """Return how far the record has come."""
        return Heard(len(self._untold), len(self.of_turn))

    def go_back(self, to: Heard) -> None:
        """Forget what happened since; none of it may have been told."""
        self._untold, self.of_turn = self._untold[: to.untold], self.of_turn[: to.of_turn]


def shown_later(events: Sequence[Event], openings: tuple[type, ...]) -> int:
    """Return where the openings at the end of events begin: they are told with what comes of them."""
    end = len(events)
    while end and isinstance(events[end - 1], openings):
        end -= 1
    return end
