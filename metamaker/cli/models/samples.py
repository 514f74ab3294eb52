"""JSON models of the answers of commands for samples, universe packs and tournaments; see `metamaker.cli.models.designs`."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from metamaker.cli.models.designs import Block, Issue


class MadeUniverse(TypedDict):
    """The written universe pack."""

    file: str
    name: str
    version: int


class UniversePart(TypedDict):
    """A part of a pack: its location and state in the fleet, and the changes that the pack would make to it."""

    part: str
    where: str | None
    name: str
    state: Literal["added", "linked", "updated", "same", "own", "absent", "both", "dropped"]
    changes: list[str]


class ValueShift(TypedDict):
    """The combat value before and after, of the class `of`, or of the fleet if `of` is null."""

    of: str | None
    before: float | None
    after: float | None


class UsedUniverse(TypedDict):
    """The result of using or updating a pack; `file` is null if no file was written."""

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
    """A sample encounter: the sides, and a summary of the deployment and the terrain."""

    sample: str
    game: str
    file: str
    name: str
    sides: list[str]
    gist: list[str]


class SampleEvent(TypedDict):
    """A sample tournament and its players."""

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
    """The samples of each kind."""

    samples: list[Sample]
    encounters: list[SampleEncounter]
    events: list[SampleEvent]
    universes: list[SampleUniverse]


class Copied(TypedDict):
    """The copied samples."""

    copied: list[str]
