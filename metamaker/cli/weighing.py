"""What `metamaker balance` is asked, what it weighs, and what it found."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from metamaker.battle.ladder import Ladder
from metamaker.fighting import Choice, Weighed


@dataclass(frozen=True)
class Wanted:
    """The options of the command; no `slot` is 0; `against`: files of another field; `among`: only each other."""

    slot: int
    against: Sequence[str]
    among: bool
    number: int
    captain: str
    seed: int
    workers: int
    cluster: str
    everything: bool
    as_json: bool


class Study(NamedTuple):
    """What is weighed: ships, the field, and what a slot of `ship` may hold, if that is the question.

    `twins` are names that were left out, each with that of the same ship under another name.
    """

    given: tuple[Weighed, ...]
    field: tuple[Weighed, ...]
    twins: tuple[tuple[str, str], ...] = ()
    ship: Weighed | None = None
    choices: tuple[Choice, ...] = ()


class Found(NamedTuple):
    """What came of it: the ladder, battles fought and asked for, the captain's name."""

    ladder: Ladder
    fought: int
    asked: int
    captain: str
