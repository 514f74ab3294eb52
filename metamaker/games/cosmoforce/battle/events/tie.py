"""Who rolled what to break a tie, and how fast it is then (CF-SPD)."""

from typing import NamedTuple


class TieRoll(NamedTuple):
    """One roll of a tied ship: each effective face is a hundredth."""

    ship: int
    faces: tuple[int, ...]


class TieSpeed(NamedTuple):
    """The speed of a ship that was tied, in hundredths."""

    ship: int
    speed: int
