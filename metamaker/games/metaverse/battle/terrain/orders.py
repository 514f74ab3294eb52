"""The orders of a ship about asteroids on its way, as plain values for replays."""

from typing import NamedTuple

from metamaker.play.decision import distinct


@distinct
class ClearOrders(NamedTuple):
    """Weapons that fire at asteroids and the array that guides them, by their references; no weapons without an array.

    `arc` is the arc struck by rocks that come between two arcs; empty for the usual one. Rules MV-5.0.4-04, -05.
    """

    array: str = ""
    weapons: tuple[str, ...] = ()
    arc: str = ""
