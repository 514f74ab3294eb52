"""The parts of a short list of choices: offers, and changes of the chosen one."""

from typing import Any, NamedTuple

SUPPORT = "support"

NO_CHANCE = -1.0


class Offer(NamedTuple):
    """A possible answer: its icon on a tile of a group, its title, and its expected result.

    `key` stays the same while the answer is changed. `chance` is the chance to hit, from 0 to 1; NO_CHANCE without dice to hit.
    """

    key: str
    answer: Any
    icon: str
    group: str
    title: str
    result: str
    chance: float = NO_CHANCE


class Change(NamedTuple):
    """A change of the chosen answer: its text, the answer after it, whether it is in the answer, and a longer explanation."""

    text: str
    answer: Any
    is_on: bool
    tip: str = ""


class Changes(NamedTuple):
    """The changes of a chosen answer, with a title."""

    title: str = ""
    changes: tuple[Change, ...] = ()
