"""The adapter of a game for matches: its table, its views, its set-up."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple, Protocol

from metamaker.play.decision import Answer, Decision, Player
from metamaker.play.snapshot import Moment
from metamaker.play.story import Event, Standing, StoryLine
from metamaker.rendering.drawing import Page

PERSON = ""
"""In place of the name of a computer captain: a person commands this side."""

Hire = Callable[[str, int, int], Player]
"""Makes a captain from a name, the seed of the match and a side."""


class Setting(NamedTuple):
    """The settings of a match: the seed of its dice, the captain of each side by name or `PERSON`, the last turn (0: usual).

    `encounter`: the set-up of the forces, a value of the game; None for the usual line-up.

    `damage`: earlier damage of the ships of each side, as the JSON values of play states; None for a fresh side.

    `rulings`: the number of the current rulings, for older replays; 0 for the present ones.

    `survival`: one force fights repeatedly against waves of the game, whose captain is the second one.
    """

    seed: int
    captains: tuple[str, ...]
    last_turn: int = 0
    survival: bool = False
    encounter: Any = None
    damage: tuple[Any, ...] = ()
    rulings: int = 0


class Views(Protocol):
    """The views of a match for people, never with secrets of other sides."""

    def view(self, side: int) -> Any:
        """Return the state that a side may see, as a NamedTuple or a frozen model of the game."""

    def drawing(self, side: int | None = None) -> Page:
        """Return a picture of the table that a side may see, with the events since the turn began.

        Its references are those of views, decisions and options. Without a side: the picture that all sides may see.
        """

    def turn_began(self) -> None:
        """Record that the report of a turn begins."""

    def story(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        """Return the report of events."""

    def outlined(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        """Return a summary of events in a few lines: the damage of each ship in a turn, the losses."""

    def standing(self) -> Standing:
        """Return the current standing."""

    def stood(self) -> Standing:
        """Return the standing at the start of the present turn; the current one once the match is over."""

    def ending(self) -> tuple[StoryLine, ...]:
        """Return the result of the match."""

    def seen(self, side: int, piece: str = "") -> tuple[StoryLine, ...]:
        """Return the view of a side in words; for one piece everything that the side may know. Raises Unreadable."""

    def play_state(self, side: int) -> Any:
        """Return the damage of a side, to mark on its sheets. Raises NotOffered in games without sheets."""

    def chart(self, language: str) -> Sequence[Page]:  # noqa: ARG002 - in most games there is nothing
        """Return reference pages for this match, such as possible reinforcements."""
        return ()

    def moments(self, events: Sequence[Event]) -> Sequence[tuple[Sequence[Event], Moment]]:
        """Return the snapshots after each part of the events since the last call; at least one.

        `events` are the visible ones; the parts contain all of them. The last one is the present state.
        """


class Table(Protocol):
    """The battle of a game as used by a match: explicit state, seeded dice.

    A `match` here is a `Match` of `metamaker.play.match`, which depends on this module, and not the other way round.
    """

    @property
    def turn(self) -> int:
        """The turn, from 1."""

    @property
    def result(self) -> int | None:
        """The side that won, -1 for a draw, None while it lasts."""

    @property
    def rolls(self) -> int:
        """A number that changes with dice rolled after an answer that is not final; 0 without such an answer."""

    def reseed(self, seed: int) -> None:
        """Roll the dice of another seed from now on."""

    def pending(self) -> Sequence[Decision]:
        """Return the open decisions, none once it is over."""

    def apply(self, answers: Sequence[Answer]) -> Sequence[Event]:
        """Give an answer to each open decision, and return the events. Raises IllegalAnswer without any change."""

    def untold(self) -> Sequence[Event]:
        """Return the events without an answer, and forget them."""

    def opens_turn(self, event: Event, told_turn: int) -> bool:
        """Return whether a turn begins with this event, if turns up to `told_turn` have begun."""

    def hides(self, event: Event, sides: Collection[int]) -> bool:
        """Return whether an event is secret for the people in command of these sides."""

    def views(self, match: Any) -> Views:
        """Return the views of the match of this table, also valid for later tables of the same match."""

    def talks(self, match: Any) -> Any:
        """Return the notation of the decisions of the match in a terminal: `Talks` of `metamaker.play.dialogue`."""


def shown_later(events: Sequence[Event], openings: tuple[type, ...]) -> int:
    """Return the index of the trailing openings of events, which are reported with their effects."""
    end = len(events)
    while end and isinstance(events[end - 1], openings):
        end -= 1
    return end
