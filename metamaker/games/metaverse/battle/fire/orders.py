"""Orders of ships in the Starship Combat Step, as plain values for replays.

Ships are named by their keys (`a/heron-1`), systems by their references inside the class (`core/sensor#1`).
"""

from enum import StrEnum
from typing import NamedTuple

from metamaker.games.metaverse.battle.boarding.orders import Boarding
from metamaker.play.decision import distinct


class Mode(StrEnum):
    """The way in which one array guides fire. Rules MV-1.3.1-09, -30, -35."""

    SALVO = "salvo"
    VOLLEY = "volley"
    SURGICAL = "surgical"


@distinct
class Attack(NamedTuple):
    """Weapons that one sensor array guides at one target, a ship, a salvo or a mission, in the order of their resolution.

    `system` is the target of surgical fire, by its reference inside the target's class. `lender` is the ansible ship if the
    array is borrowed. `squadrons` are the targets on a mission, one for each weapon; if empty, the first squadron is the
    target. Rules MV-1.3.1-07, MV-3.4.7-03, MV-1.3.6-17.
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
    """A pinpoint attack: a teleporter, its own array, the target. Rule MV-3.5.6-05."""

    teleporter: str
    array: str
    target: str


@distinct
class Grapple(NamedTuple):
    """Energy grapplers on one target with their common array, and the direction in which the lighter ship goes.

    `east` and `north` are a direction of any length; at equal mass `pulls_itself` means that the firer moves. Rules
    MV-3.5.4-04, -05, -08.
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

    The direction is clockwise from north in 1/1000 degree, the length in 1/1000 cm; `contact` is the key of the ship at the end
    of the line, empty for none. Rules MV-1.3.2-02, -05, -06, MV-0.1.0-05.
    """

    array: str
    weapons: tuple[str, ...]
    direction: int
    length: int
    contact: str = ""


@distinct
class FireOrders(NamedTuple):
    """All orders of a ship in its group: attacks, teleports, grapples, launches, boardings, weapons kept to intercept.

    Each list is in declaration order. Rules MV-2.2.2-14, -17, -18.
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
    """Delays and joint fire with squadron commanders, before a group fires. Rules MV-2.2.2-07, -15."""

    delayed: tuple[Delay, ...] = ()
    joined: tuple[str, ...] = ()


@distinct
class Screen(NamedTuple):
    """An array and the weapons that it guides at direct fire that has hit. Rule MV-2.2.2-12."""

    array: str
    weapons: tuple[str, ...]


@distinct
class SquadronScreen(NamedTuple):
    """A squadron and its weapons, by index, that fire at direct fire after a hit. Rule MV-2.2.2-13."""

    squadron: str
    weapons: tuple[int, ...]


@distinct
class InterceptOrders(NamedTuple):
    """The fire of a ship, and of squadrons, at the fire that hit. Rules MV-2.2.2-10, -13."""

    screens: tuple[Screen, ...] = ()
    squadrons: tuple[SquadronScreen, ...] = ()
