"""What `metamaker balance` is asked, and what it found."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from metamaker.play.ladder import Ladder


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


class Found(NamedTuple):
    """What came of it: the ladder, battles fought and asked for, the captain's name."""

    ladder: Ladder
    fought: int
    asked: int
    captain: str
