"""What ships do in the Starship Combat Step, as plain values that a replay keeps.

Ships are named by their keys (`a/heron-1`), systems by their references inside the class (`core/sensor#1`).
"""

from enum import StrEnum
from typing import NamedTuple

from metamaker.games.metaverse.battle.boarding.orders import Boarding
from metamaker.play.decision import distinct


class Mode(StrEnum):
    """How one array guides fire. Rules MV-1.3.1-09, -30, -35."""

    SALVO = "salvo"
    VOLLEY = "volley"
    SURGICAL = "surgical"


@distinct
class Attack(NamedTuple):
    """Weapons that one sensor array guides at one target, a ship, a salvo or a mission, in the order of their resolution.

    `system` is the one that surgical fire is aimed at, by its reference inside the target's class. `lender` is the ship
    with the ansible whose array is borrowed. `squadrons` are those of a mission at which the weapons are aimed, one for each;
    none means its first one. Rules MV-1.3.1-07, MV-3.4.7-03, MV-1.3.6-17.
    """

    array: str
    target: str
    weapons: tuple[str, ...]
    mode: Mode = Mode.SALVO
    system: str = ""
    lender: str = ""
    squadrons: tuple[str, ...] = ()


@distinct
class Teleport(NamedTuple):
    """A pinpoint attack: a teleporter, the array that is its own, the target. Rule MV-3.5.6-05."""

    teleporter: str
    array: str
    target: str


@distinct
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


@distinct
class Launch(NamedTuple):
    """Indirect weapons that one array launches as a salvo, moved straight out from the ship.

    The direction is clockwise from north in 1/1000 degree, the length in 1/1000 cm; `contact` is the key of a ship on which
    the line is to end, empty for none. Rules MV-1.3.2-02, -05, -06, MV-0.1.0-05.
    """

    array: str
    weapons: tuple[str, ...]
    direction: int
    length: int
    contact: str = ""


@distinct
class FireOrders(NamedTuple):
    """All that a ship does in its group: attacks, teleports, grapples, launches, boardings in declaration order, weapons kept.

    The last ones are kept to intercept. Rules MV-2.2.2-14, -17, -18.
    """

    attacks: tuple[Attack, ...] = ()
    teleports: tuple[Teleport, ...] = ()
    grapples: tuple[Grapple, ...] = ()
    kept: tuple[str, ...] = ()
    launches: tuple[Launch, ...] = ()
    boardings: tuple[Boarding, ...] = ()


@distinct
class Delay(NamedTuple):
    """A ship that waits for the group of a lower crew quality. Rule MV-2.2.2-07."""

    ship: str
    crew_quality: int


@distinct
class MusterOrders(NamedTuple):
    """Before a group fires: whose ships wait, and whose fire with their squadron commander. Rules MV-2.2.2-07, -15."""

    delayed: tuple[Delay, ...] = ()
    joined: tuple[str, ...] = ()


@distinct
class Screen(NamedTuple):
    """An array and the weapons that it guides at direct fire that has hit. Rule MV-2.2.2-12."""

    array: str
    weapons: tuple[str, ...]


@distinct
class SquadronScreen(NamedTuple):
    """A squadron and its weapons, by their places in its list, that fire at direct fire that has hit. Rule MV-2.2.2-13."""

    squadron: str
    weapons: tuple[int, ...]


@distinct
class InterceptOrders(NamedTuple):
    """What a ship, and squadrons, fire at the fire that hit it or them. Rules MV-2.2.2-10, -13."""

    screens: tuple[Screen, ...] = ()
    squadrons: tuple[SquadronScreen, ...] = ()
