"""What verbs about samples, universe packs and events answer with `--json`: see `cli/shapes`."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from metamaker.cli.shapes import Block, Issue


class MadeUniverse(TypedDict):
    """A universe pack that was written."""

    file: str
    name: str
    version: int


class UniversePart(TypedDict):
    """A part of a pack: where it stands in the fleet, how it stands to it, what taking the pack's would change there."""

    part: str
    where: str | None
    name: str
    state: Literal["added", "linked", "updated", "same", "own", "absent", "both", "dropped"]
    changes: list[str]


class ValueShift(TypedDict):
    """The combat value of a class, or of the fleet without `of`, before and after."""

    of: str | None
    before: float | None
    after: float | None


class UsedUniverse(TypedDict):
    """What using or updating a pack does; `file` is null where nothing was written."""

    file: str | None
    name: str
    version: int
    had: int | None
    parts: list[UniversePart]
    others: list[str]
    values: list[ValueShift]
    new_problems: list[Issue]


class Sample(TypedDict):
    """A sample of a game."""

    sample: str
    game: str
    file: str
    name: str
    totals: NotRequired[Block]


class SampleEncounter(TypedDict):
    """A sample encounter: who meets, how, what lies on the table."""

    sample: str
    game: str
    file: str
    name: str
    sides: list[str]
    gist: list[str]


class SampleEvent(TypedDict):
    """A sample event, and who plays."""

    sample: str
    game: str
    file: str
    name: str
    players: list[str]


class SampleUniverse(TypedDict):
    """A sample universe pack."""

    sample: str
    game: str
    file: str
    name: str


class Samples(TypedDict):
    """What there is to play with."""

    samples: list[Sample]
    encounters: list[SampleEncounter]
    events: list[SampleEvent]
    universes: list[SampleUniverse]


class Copied(TypedDict):
    """The copies of samples that were made."""

    copied: list[str]


class EventPlayer(TypedDict):
    """A player of an event: the place, match points and what they come from; the strength of schedule is 0 to 1."""

    id: str
    name: str
    place: int
    points: int
    wins: int
    draws: int
    losses: int
    byes: int
    buchholz: int
    strength: float
    withdrawn: bool
    problems: int


class EventPairing(TypedDict):
    """Two players by their ids, or one who has a bye; the result is null as long as the game is to be played."""

    first: str
    second: str | None
    result: Literal["first", "second", "draw", "both_lose", "not_played"] | None


class EventStands(TypedDict):
    """How an event stands: its players by place, its rounds table by table."""

    file: str
    game: str
    name: str
    round: int
    players: list[EventPlayer]
    rounds: list[list[EventPairing]]
