"""What verbs of battles answer with `--json`; see `metamaker.cli.shapes`."""

from typing import Any, Literal, NotRequired

from pydantic import ConfigDict, with_config
from typing_extensions import TypedDict


@with_config(ConfigDict(extra="allow"))
class Event(TypedDict):
    """Something that happened in a battle: what it is called, the statements behind it, and its own fields."""

    event: str
    rules: list[str]


class Side(TypedDict):
    """A side of a duel."""

    name: str
    captain: str


class Rate(TypedDict):
    """A share of battles from 0 to 1, as it was found, and the bounds that it lies in with this confidence."""

    found: float
    low: float
    high: float
    confidence: NotRequired[float]


class Turns(TypedDict):
    """The length of battles in turns: mean, its standard error, and how many were as long."""

    mean: float
    error: float
    by_length: dict[str, int]


class End(TypedDict):
    """How many ships of a class met an end."""

    end: str
    count: int


class Fates(TypedDict):
    """What became of the ships of a class; the side is A or B."""

    side: str
    what: str
    ends: list[End]


class Cause(TypedDict):
    """How many ships were lost in a way."""

    cause: str
    count: int


class Duel(TypedDict):
    """The figures of many battles; wins and losses are those of A."""

    sides: list[Side]
    itself: bool
    seed: int
    asked: int
    fought: int
    wins: int
    losses: int
    draws: int
    win_rate: Rate
    design_effect: float
    turns: Turns | None
    ships: list[Fates]
    losses_by_cause: list[Cause]


class MeleeSide(TypedDict):
    """The captain of one or several seats that are counted together, and their share of all games; without games it is null."""

    captain: str
    seats: int
    even: float
    share: Rate | None


class Melee(TypedDict):
    """Shares of wins of captains, or of seats under one captain, in many games of more than two sides."""

    seed: int
    asked: int
    fought: int
    confidence: float
    drawn: int
    sides: list[MeleeSide]


class Encountered(TypedDict):
    """An encounter: the game, the seed that it was rolled with, how all is set up as its file has it, files written."""

    game: str
    seed: int
    setup: dict[str, Any]
    files: list[str]


class Rival(TypedDict):
    """A ship of the field."""

    name: str
    kind: str


class Meeting(TypedDict):
    """How a ship did against another."""

    name: str
    fought: int
    wins: int
    losses: int
    draws: int
    win_rate: Rate


class Weighed(TypedDict):
    """A ship with its place, and the places that it could have."""

    name: str
    kind: str
    given: bool
    place: int
    places: list[int]
    win_rate: Rate
    against: list[Meeting]


class Gain(TypedDict):
    """What a choice gains over what is held now, and the bounds of that."""

    found: float
    low: float
    high: float


class Choice(TypedDict):
    """What a slot might hold; the gain is null for what it holds now."""

    choice: str
    held: bool
    win_rate: Rate
    gain: Gain | None
    may_be_best: bool
    against: list[Meeting]


class _Study(TypedDict):
    captain: str
    seed: int
    asked: int
    fought: int
    confidence: float
    field: list[Rival]


class Balance(_Study):
    """How strong ships are; `same`: ships that are alike, of which one was weighed for both.

    `advice`: what a group can do that wants it even, where a game has anything to say of that.
    """

    ships: list[Weighed]
    same: dict[str, str]
    advice: NotRequired[list[str]]


class SlotChoices(_Study):
    """What a slot of a ship should hold."""

    slot: int
    ship: str
    choices: list[Choice]


class SeatShare(TypedDict):
    """What a place in the order of turns wins; `uneven`: another share than the even one, beyond doubt."""

    seat: int
    share: Rate
    uneven: bool


class SeatShares(TypedDict):
    """What each seat on a board or map wins of games among captains of one name."""

    captain: str
    seed: int
    asked: int
    fought: int
    confidence: float
    drawn: int
    even: float
    seats: list[SeatShare]


def battle_line(ships: Any) -> Any:
    """Return the type of a line that `battle` writes, if this is the type of what its last line says of each ship."""
    fields = {
        "event": Literal["Summary"],
        "turn": int,
        "result": int | None,
        "standing": list[ships],
        "losses": list[str],
        "rules": list[str],
    }
    return TypedDict("Summary", fields) | Event  # type: ignore[operator]  # made of the figures of the games
