"""The recording of a match, snapshot by snapshot, for watching it, going back in it, or waiting for one's turn."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from metamaker.play.match import Match
from metamaker.play.snapshot import NOWHERE, Extent, Moment, Piece, joined
from metamaker.play.story import Event, StoryLine

STEP = 1
"""The depth of the headings of the parts of a turn."""


class Frame(NamedTuple):
    """The result of simultaneous answers: the turn, the number of choices so far, the events.

    `step` is the heading of the part of the turn; `lost` are the references of lost pieces.
    """

    turn: int
    made: int
    step: str
    events: tuple[Event, ...]
    lines: tuple[StoryLine, ...]
    moment: Moment
    lost: tuple[str, ...] = ()


class Film:
    """The frames of a match so far. The owner of the recording drives the match; frames never change."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.frames: list[Frame] = []
        self.extent: Extent = NOWHERE
        """The part of the table on which all frames are seen."""
        self._held: list[Event] = []
        """Events without a text so far, such as headings. They belong to the frame of their effects."""

    def roll(self, seen: Callable[[], object] = lambda: None) -> None:
        """Let captains answer until people are asked, or the match is over; `seen` is called after each frame.

        Raises FileProblem if the choices of a replay are not those of this match.
        """
        if not self.frames:
            self.take()
            seen()
        while self.match.step():
            self.take()
            seen()
        if self.match.record.turn != self.frames[-1].turn:
            self.take()
            seen()
        if self.match.result is not None and self.frames and not self._is_ended:
            self._end()
            seen()

    @property
    def _is_ended(self) -> bool:
        return self.frames[-1].made < 0

    def _end(self) -> None:
        """Add the result of the match, as a frame without a choice."""
        last = self.frames[-1]
        lines = self.match.views.ending()
        self.frames.append(last._replace(made=-1, events=tuple(self._held), lines=lines, lost=()))
        self._held = []

    def take(self) -> None:
        """Record the state of the match with the events since the last frame; nothing without events."""
        match = self.match
        events = tuple(event for event in match.happened() if not self._is_secret(event))
        if self.frames and not events and match.record.turn == self.frames[-1].turn:
            return
        for part, moment in match.views.moments(events):
            self._add(tuple(part), match.views.story(part), moment)

    def _add(self, events: tuple[Event, ...], lines: tuple[StoryLine, ...], moment: Moment) -> None:
        match = self.match
        if self.frames and not lines and match.record.turn == self.frames[-1].turn:
            self._held += events
            return
        events, self._held = (*self._held, *events), []
        self.extent = joined(self.extent, moment.extent)
        before = self.frames[-1] if self.frames else None
        heading = next((line.text for line in reversed(lines) if line.depth == STEP), "")
        turned = before is None or match.record.turn != before.turn
        step = heading or ("" if before is None or turned else before.step)
        lost = () if before is None else _lost(before.moment.pieces, moment.pieces)
        self.frames.append(Frame(match.record.turn, match.made, step, events, lines, moment, lost))

    def _is_secret(self, event: Event) -> bool:
        """Return whether the event is secret for one of the people at the screen; all of them look at the same screen."""
        people = self.match.people
        return len(people) > 1 and any(self.match.table.hides(event, (side,)) for side in people)

    def go_back(self) -> None:
        """Remove the frames of withdrawn choices."""
        self._held = []
        while len(self.frames) > 1 and not 0 <= self.frames[-1].made <= self.match.made:
            self.frames.pop()

    def turns(self) -> tuple[tuple[int, int], ...]:
        """Return each turn with the place of its first frame."""
        found: dict[int, int] = {}
        for place, frame in enumerate(tuple(self.frames)):
            found.setdefault(frame.turn, place)
        return tuple(found.items())


def _lost(before: Sequence[Piece], now: Sequence[Piece]) -> tuple[str, ...]:
    there = {piece.ref for piece in before if not piece.gone}
    return tuple(piece.ref for piece in now if piece.gone and piece.ref in there)
