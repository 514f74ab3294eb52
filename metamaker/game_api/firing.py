"""The die that an attack needs, and its likely effects: one ship fires at another, at a real table."""

from collections.abc import Collection
from typing import Any, NamedTuple, Protocol

from metamaker.core.messages import Text
from metamaker.game_api.documents import Document_contra


class Circumstances(NamedTuple):
    """Everything that an attack depends on, apart from the two ships. Each game uses some of it; -1 and "" are usual values.

    `weapons` are names or ids, none for all that bear. `distance` is in cm. `arc` is the struck arc of the target, `facing` the
    arc of the firer that faces it. The manoeuvres are movement orders, the speeds those after the move, and the heat that of
    the firer. `ew` are words for electronic warfare, `terrain` one for the surroundings. With `volley`, one roll counts for all
    weapons.
    """

    weapons: tuple[str, ...] = ()
    distance: int = -1
    arc: str = ""
    facing: str = ""
    manoeuvre: str = ""
    target_manoeuvre: str = ""
    speed: int = -1
    target_speed: int = -1
    heat: int = -1
    ew: tuple[str, ...] = ()
    terrain: str = ""
    volley: bool = False


Damage = tuple[Any, Any]
"""The play states of both documents; None for undamaged ships."""

NONE: Damage = (None, None)


class Figure(NamedTuple):
    """A figure of an answer: its key in JSON, its name, its display text, its amount and its rules.

    Chances are from 0 to 1. Words have None as their amount.
    """

    key: str
    name: Text
    shown: Text
    amount: float | None = None
    rules: tuple[str, ...] = ()


class Chapter(NamedTuple):
    """Figures under one heading: those of all weapons, of a group of equal weapons, or of the whole attack."""

    key: str
    title: Text
    figures: tuple[Figure, ...]


class Trials(Protocol):
    """Rolls of an attack with the dice of the battle, a few at a time."""

    def roll(self, number: int, /) -> None:
        """Roll the attack this many times more."""

    def chapter(self) -> Chapter:
        """Return the effects of all rolls so far: means and chances."""


class Attack(NamedTuple):
    """The exact figures of an attack, and rolls for effects without an exact figure; None if there are no such effects."""

    chapters: tuple[Chapter, ...]
    trials: Trials | None = None


class Firing(Protocol[Document_contra]):
    """The odds of attacks in a game."""

    @property
    def uses(self) -> Collection[str]:
        """The fields of `Circumstances` that the game uses."""

    @property
    def usual(self) -> Circumstances:
        """The circumstances to begin with."""

    @property
    def summary(self) -> Collection[str]:
        """The keys of the most important figures of a chapter."""

    def choices(self, field: str, /) -> tuple[tuple[str, Text], ...]:
        """Return the words for a field of `Circumstances` with their names, the usual one first.

        There are none for numbers and free text.
        """

    def weapons(self, document: Document_contra, ship: str, /) -> tuple[tuple[str, str], ...]:
        """Return the weapons of a ship or class, by reference, that can fire at ships: their ids and names."""

    def attack(
        self,
        document: Document_contra,
        ship: str,
        other: Document_contra,
        target: str,
        case: Circumstances,
        /,
        damage: Damage = NONE,
    ) -> Attack:
        """Return the figures of an attack of a ship on a target, both by name or reference, with their damage.

        Raises NotInDocument for an unknown ship, WishRefused for circumstances that the rules do not allow.
        """
