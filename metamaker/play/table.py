"""What a game gives for a match to be played: its table, what of it is shown, how it is set up."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple, Protocol

from metamaker.play.decision import Answer, Decision, Player
from metamaker.play.moment import Moment
from metamaker.play.story import Event, Standing, StoryLine
from metamaker.sheets.drawing import Page

PERSON = ""
"""In place of the name of a computer captain: a person commands this side."""

Hire = Callable[[str, int, int], Player]
"""What makes a captain of a name, the match's seed and a side."""


class Setting(NamedTuple):
    """How a match is played: the seed of its dice, the captain of each side by name or `PERSON`, the last turn (0: usual).

    `encounter`: how the forces are set up, a value of the game; None where it lines them up as usual.

    `damage`: what the ships of each side have lost before, as the JSON values of play states; None for a side that is fresh.

    `rulings`: the number of the rulings of the game that are in force, for replays of older ones; 0 for the present ones.

    `survival`: the one force fights again and again against what the game sends, whose captain is the second one.
    """

    seed: int
    captains: tuple[str, ...]
    last_turn: int = 0
    survival: bool = False
    encounter: Any = None
    damage: tuple[Any, ...] = ()
    rulings: int = 0


class Views(Protocol):
    """What of a match is shown to people: to a side never more than it may know."""

    def view(self, side: int) -> Any:
        """Return what a side may see, as a NamedTuple or a frozen model of the game."""

    def drawing(self, side: int | None = None) -> Page:
        """Return a picture of the table as a side may see it, now and with what happened since the turn began.

        The references of its marks are those of views, decisions and options. Without a side: as all sides may see it.
        """

    def turn_began(self) -> None:
        """Take note that a turn begins to be told."""

    def story(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        """Return what happened as a story."""

    def outlined(self, events: Sequence[Event]) -> tuple[StoryLine, ...]:
        """Return what happened in few lines: what each ship suffered in a turn, who was lost."""

    def standing(self) -> Standing:
        """Return how all stand now."""

    def stood(self) -> Standing:
        """Return how all stood when the present turn began; how they stand once the match is over."""

    def ending(self) -> tuple[StoryLine, ...]:
        """Return what the match came to."""

    def seen(self, side: int, piece: str = "") -> tuple[StoryLine, ...]:
        """Return what a side sees, in words; of one piece all that it may know. Raises Unreadable."""

    def play_state(self, side: int) -> Any:
        """Return the damage of a side, to be pencilled into its sheets. Raises NotOffered in games without sheets."""

    def chart(self, language: str) -> Sequence[Page]:  # noqa: ARG002 - in most games there is nothing
        """Return pages to look things up on while this match is played, such as who may come next."""
        return ()

    def moments(self, events: Sequence[Event]) -> Sequence[tuple[Sequence[Event], Moment]]:
        """Return how the match stood after each part of what happened since this was last asked; one part at least.

        `events` are what of that may be told; the parts are all of them. After the last part it stands as it does now.
        """


class Table(Protocol):
    """The battle of a game as a match drives it: explicit state, seeded chance.

    A `match` here is a `Match` of `metamaker.play.match`, which knows of tables, and not the other way round.
    """

    @property
    def turn(self) -> int:
        """The turn, from 1."""

    @property
    def result(self) -> int | None:
        """The side that won, -1 for a draw, None while it lasts."""

    @property
    def rolls(self) -> int:
        """A number that changes when dice are rolled after an answer that was not final by itself; 0 where there is no such."""

    def reseed(self, seed: int) -> None:
        """Roll the dice of another seed from now on."""

    def pending(self) -> Sequence[Decision]:
        """Return the open decisions, none once it is over."""

    def apply(self, answers: Sequence[Answer]) -> Sequence[Event]:
        """Give an answer to each open decision, and return what happened. Raises IllegalAnswer; then nothing has changed."""

    def untold(self) -> Sequence[Event]:
        """Return what happened without an answer, and forget it."""

    def opens_turn(self, event: Event, told_turn: int) -> bool:
        """Whether with this event a turn begins, if turns up to `told_turn` have begun to be told."""

    def hides(self, event: Event, sides: Collection[int]) -> bool:
        """Whether an event is not for people who command these sides."""

    def views(self, match: Any) -> Views:
        """Return what is shown of the match that this table is played in; later tables of the same match, too."""

    def talks(self, match: Any) -> Any:
        """Return how the decisions of the match are talked about in a terminal: `Talks` of `metamaker.play.dialogue`."""


def shown_later(events: Sequence[Event], openings: tuple[type, ...]) -> int:
    """Return where the openings at the end of events begin: they are told with what comes of them."""
    end = len(events)
    while end and isinstance(events[end - 1], openings):
        end -= 1
    return end
