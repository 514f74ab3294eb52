"""What a fight of a survival run was worth to a ship (CF-MODE-07)."""

from typing import NamedTuple


class Award(NamedTuple):
    """The points of a ship: those for the fight, the empty slots that score, what both are worth, and all of its points now."""

    ship: str
    base: int
    empty_slots: int
    points: int
    total: int
