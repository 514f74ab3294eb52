"""What a ship does about asteroids on its way, as plain values that a replay keeps."""

from typing import NamedTuple


class ClearOrders(NamedTuple):
    """Weapons that fire at asteroids and the array that guides them, by their references; no weapons without an array.

    Rule MV-5.0.4-05.
    """

    array: str = ""
    weapons: tuple[str, ...] = ()
