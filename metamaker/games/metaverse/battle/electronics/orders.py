"""The orders of a ship in the EW Step, as plain values for replays.

Ships are named by their keys (`a/heron-1`), systems by their references inside the class (`core/sensor#1`).
"""

from typing import NamedTuple

from metamaker.games.metaverse.model.arc import Arc
from metamaker.play.decision import distinct


@distinct
class Aim(NamedTuple):
    """An ELINT or targeting array and the enemy ship that it is aimed at. Rules MV-3.4.3-02, MV-3.4.4-02."""

    system: str
    target: str


@distinct
class Support(NamedTuple):
    """An ansible and the friendly ships that it serves. Rule MV-3.4.7-02."""

    system: str
    ships: tuple[str, ...]


@distinct
class ElectronicOrders(NamedTuple):
    """All orders of a ship in the EW Step: systems switched on and off, pods activated, aims, shields dropped and raised.

    EW, ECM and EJ arrays, stealth generators and gravity well projectors can be switched. Rules MV-2.2.1-01, -05, MV-3.4.0-05.
    """

    on: tuple[str, ...] = ()
    off: tuple[str, ...] = ()
    pods: tuple[str, ...] = ()
    aims: tuple[Aim, ...] = ()
    supports: tuple[Support, ...] = ()
    dropped: tuple[Arc, ...] = ()
    raised: tuple[Arc, ...] = ()
