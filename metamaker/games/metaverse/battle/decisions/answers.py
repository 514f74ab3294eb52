"""What players answer: orders as plain values, which a replay keeps. A plot is an answer too, the one of `WritePlot`.

Ships are named by their keys (`a/heron-1`), systems by their references inside the class (`core/sensor#1`).
"""

from enum import StrEnum
from typing import NamedTuple

from metamaker.games.metaverse.model.arc import Arc, SectionName


class Arrival(NamedTuple):
    """The return from a strategic jump next turn: a place in 1/1000 cm, a heading (0 to 15). Rule MV-1.2.3-57."""

    x: int
    y: int
    heading: int


class JumpChoice(NamedTuple):
    """What becomes of the dice of a tactical jump: places of those discarded, or how many more to roll. Rule MV-1.2.3-65."""

    discard: tuple[int, ...] = ()
    more: int = 0


class Aim(NamedTuple):
    """An ELINT or targeting array and the enemy ship that it is aimed at. Rules MV-3.4.3-02, MV-3.4.4-02."""

    system: str
    target: str


class Support(NamedTuple):
    """An ansible and the friendly ships that it serves. Rule MV-3.4.7-02."""

    system: str
    ships: tuple[str, ...]


class ElectronicOrders(NamedTuple):
    """All that a ship does in the EW Step: systems switched on and off, pods activated, aims, shields dropped and raised.

    Switched are EW, ECM and EJ arrays, stealth generators and gravity well projectors. Rules MV-2.2.1-01, -05, MV-3.4.0-05.
    """

    on: tuple[str, ...] = ()
    off: tuple[str, ...] = ()
    pods: tuple[str, ...] = ()
    aims: tuple[Aim, ...] = ()
    supports: tuple[Support, ...] = ()
    dropped: tuple[Arc, ...] = ()
    raised: tuple[Arc, ...] = ()


class Mode(StrEnum):
    """How one array guides fire. Rules MV-1.3.1-09, -30, -35."""

    SALVO = "salvo"
    VOLLEY = "volley"
    SURGICAL = "surgical"


class Attack(NamedTuple):
    """Weapons that one sensor array guides at one target, in the order in which they are resolved.

    `system` is the one that surgical fire is aimed at, by its reference inside the target's class. `lender` is the ship
    with the ansible whose array is borrowed. Rules MV-1.3.1-07, MV-3.4.7-03.
    """

    array: str
    target: str
    weapons: tuple[str, ...]
    mode: Mode = Mode.SALVO
    system: str = ""
    lender: str = ""


class Teleport(NamedTuple):
    """A pinpoint attack: a teleporter, the array that is its own, the target. Rule MV-3.5.6-05."""

    teleporter: str
    array: str
    target: str


class Grapple(NamedTuple):
    """Energy grapplers on one target with the array that they share, and which way the lighter ship goes.

    `east` and `north` are a direction of any length; at equal mass `pulls_itself` says that the firer moves.
    Rules MV-3.5.4-04, -05, -08.
    """

    grapplers: tuple[str, ...]
    array: str
    target: str
    east: int = 0
    north: int = 0
    pulls_itself: bool = False


class FireOrders(NamedTuple):
    """All that a ship does in its group: attacks, teleports and grapples in declaration order, weapons kept to intercept.

    Rules MV-2.2.2-17, -18.
    """

    attacks: tuple[Attack, ...] = ()
    teleports: tuple[Teleport, ...] = ()
    grapples: tuple[Grapple, ...] = ()
    kept: tuple[str, ...] = ()


class Delay(NamedTuple):
    """A ship that waits for the group of a lower crew quality. Rule MV-2.2.2-07."""

    ship: str
    crew_quality: int


class MusterOrders(NamedTuple):
    """Before a group fires: whose ships wait, and whose fire with their squadron commander. Rules MV-2.2.2-07, -15."""

    delayed: tuple[Delay, ...] = ()
    joined: tuple[str, ...] = ()


class Screen(NamedTuple):
    """An array and the weapons that it guides at direct fire that has hit. Rule MV-2.2.2-12."""

    array: str
    weapons: tuple[str, ...]


class InterceptOrders(NamedTuple):
    """What a ship fires at the fire that hit it. Rule MV-2.2.2-10."""

    screens: tuple[Screen, ...] = ()


class Work(NamedTuple):
    """Crew parties, own and lent by the core, that work on one disabled system. Rule MV-2.3.1-06."""

    system: str
    crew: int


class Restoration(NamedTuple):
    """Crew parties that restore a lost hull hit each, on a technological hull. Rule MV-3.1.2-03."""

    section: SectionName
    crew: int


class Modulation(NamedTuple):
    """A modulated shield generator that serves a neighbouring arc this turn. Rule MV-3.5.10-02."""

    generator: str
    arc: Arc


class RepairOrders(NamedTuple):
    """What a ship does in the Repair Step; `healed` and `reloaded` cost a biological hull boxes. Rule MV-2.3.1-14."""

    works: tuple[Work, ...] = ()
    restorations: tuple[Restoration, ...] = ()
    healed: tuple[str, ...] = ()
    reloaded: tuple[str, ...] = ()
    modulations: tuple[Modulation, ...] = ()
