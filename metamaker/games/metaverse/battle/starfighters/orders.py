"""Orders about squadrons, as plain values for replays: launches, recoveries, missions, flights.

Ships, squadrons, missions and salvos are named by their keys, bays by their references inside the class. Directions are
clockwise from north in 1/1000 degree, lengths in 1/1000 cm.
"""

from typing import NamedTuple

from metamaker.games.metaverse.battle.boarding.orders import Load
from metamaker.games.metaverse.battle.state.squadron import Task
from metamaker.play.decision import distinct


@distinct
class Deployment(NamedTuple):
    """FTL squadrons that begin on the table, on one mission, at the place of a ship of their side.

    `ship` commands them, empty for a mission that can never change. Rules MV-3.7.5-02, -04.
    """

    squadrons: tuple[str, ...]
    task: Task
    ship: str
    at: str


@distinct
class DeployOrders(NamedTuple):
    """All deployments on the table; unnamed squadrons of a carrier begin aboard."""

    deployments: tuple[Deployment, ...] = ()


@distinct
class Sortie(NamedTuple):
    """A launched squadron, its free move, its passengers; `contact` is a mission of its ship at the end of the move.

    Rules MV-2.1.4-02 to -04, -18.
    """

    squadron: str
    direction: int = 0
    length: int = 0
    contact: str = ""
    loads: tuple[Load, ...] = ()


@distinct
class LaunchOrders(NamedTuple):
    """The squadrons that a ship launches."""

    sorties: tuple[Sortie, ...] = ()


@distinct
class Combination(NamedTuple):
    """Damaged squadrons of one type that become fewer at full strength; the first ones remain. Rule MV-2.1.4-09."""

    squadrons: tuple[str, ...]


@distinct
class RearmOrders(NamedTuple):
    """The squadrons aboard a ship to combine."""

    combinations: tuple[Combination, ...] = ()


@distinct
class Recovery(NamedTuple):
    """A squadron to take into a bay, or for a biological hull to absorb there. Rules MV-2.1.4-14, MV-3.1.2-08."""

    squadron: str
    bay: str
    absorbed: bool = False


@distinct
class RecoverOrders(NamedTuple):
    """The squadrons that a ship recovers."""

    recoveries: tuple[Recovery, ...] = ()


@distinct
class Growth(NamedTuple):
    """A squadron that a biological hull grows in a bay, by the id of its type. Rule MV-3.1.2-06."""

    bay: str
    starfighter: str


@distinct
class GrowOrders(NamedTuple):
    """The squadrons that a ship grows."""

    growths: tuple[Growth, ...] = ()


@distinct
class Formation(NamedTuple):
    """The new state of a mission: its task, new squadrons, and the ship that commands it.

    `mission` continues under this name with all its squadrons at its place; empty for a new one, which starts at the place of
    the first squadron. Rules MV-2.1.4-17 to -22.
    """

    task: Task
    squadrons: tuple[str, ...]
    ship: str
    mission: str = ""


@distinct
class Transfer(NamedTuple):
    """A mission to transfer to another ship. Rules MV-2.1.4-24, -25."""

    mission: str
    ship: str


@distinct
class MissionOrders(NamedTuple):
    """Transfers, then new states of missions; unnamed ones do not change."""

    transfers: tuple[Transfer, ...] = ()
    formations: tuple[Formation, ...] = ()


@distinct
class SquadronShot(NamedTuple):
    """Weapons of a squadron, by index in its list, at an enemy ship, squadron or salvo in contact.

    `arc` is the attacked arc of a ship; `system` is the target of a surgical strike. A squadron that `unloads` puts its parties
    into the section there, and fires nothing. Rules MV-2.2.3-07 to -10, MV-3.7.5-07.
    """

    squadron: str
    weapons: tuple[int, ...]
    target: str
    arc: str = ""
    system: str = ""
    unloads: bool = False


@distinct
class SquadronFireOrders(NamedTuple):
    """Fire of squadrons; unnamed ones hold their fire. Rule MV-2.2.3-01."""

    shots: tuple[SquadronShot, ...] = ()


@distinct
class FlakShot(NamedTuple):
    """An array and the 0 cm weapons that it guides at a mission in contact, each at one of its squadrons.

    Rules MV-2.2.3-02, MV-2.2.4-07, MV-1.3.6-17.
    """

    array: str
    mission: str
    weapons: tuple[str, ...]
    squadrons: tuple[str, ...]


@distinct
class FlakOrders(NamedTuple):
    """The fire of a ship's 0 cm weapons at missions in contact with it. Rule MV-2.2.3-02."""

    shots: tuple[FlakShot, ...] = ()


@distinct
class Flight(NamedTuple):
    """A straight move of a mission; `contact` is the target at its end, empty for none.

    `arc` is the attacked arc of an enemy ship in contact, empty for a generalised attack. Rules MV-2.1.5-01, -09, -10.
    """

    mission: str
    direction: int = 0
    length: int = 0
    contact: str = ""
    arc: str = ""


@distinct
class FlyOrders(NamedTuple):
    """Moves of missions; unnamed ones stay in place and keep their contact."""

    flights: tuple[Flight, ...] = ()
