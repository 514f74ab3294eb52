"""Ships that leave the table by FTL drive and ships that come back (1.2.3)."""

from collections.abc import Sequence

from metamaker.battle.plane import Point
from metamaker.games.metaverse.battle.electronics.signature import Field
from metamaker.games.metaverse.battle.events.movement import AbsenceRolled, Departed, Returned
from metamaker.games.metaverse.battle.motion.jump import absence, returned
from metamaker.games.metaverse.battle.motion.ratings import arrival_changes
from metamaker.games.metaverse.battle.movement.jumps import come_back
from metamaker.games.metaverse.battle.plot.orders import BLANK, Code
from metamaker.games.metaverse.battle.state.battle import Absence, Battle
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel


def retreat(battle: Battle, vessel: Vessel) -> None:
    """Take a ship off the table for good. Rules MV-1.2.3-51, MV-A.4-09."""
    vessel.status, vessel.charges, vessel.move = Status.RETREATED, (), None
    battle.tell(Departed(vessel.key, "retreat", ("MV-1.2.3-51",)))


def depart(battle: Battle, leavers: Sequence[Vessel]) -> None:
    """Take the ships off the table that jump strategically; ships go with a commander who jumps at the same time.

    Dice: a hidden D8 for each ship that goes by itself and each group, in the order of ships and of leaders.
    Rules MV-1.2.3-54, -55, -61.
    """
    groups: dict[int, list[Vessel]] = {}
    for vessel in leavers:
        groups.setdefault(_leader(vessel, leavers), []).append(vessel)
    for number in sorted(groups):
        _leave(battle, battle.table.vessels[number], groups[number])


def _leader(vessel: Vessel, leavers: Sequence[Vessel]) -> int:
    leads = any(other.commander == vessel.number for other in leavers)
    follows = any(other.number == vessel.commander for other in leavers)
    return vessel.commander if follows and not leads else vessel.number


def _leave(battle: Battle, leader: Vessel, group: Sequence[Vessel]) -> None:
    roll = absence(leader.crew_quality, battle.dice)
    keys = tuple([vessel.key for vessel in group])
    for vessel in group:
        target = next((order.target for order in vessel.plot.orders if order.attack), "")
        battle.secrets[vessel.side].absences[vessel.number] = Absence(battle.table.turn, roll.turns, target, leader.number)
        vessel.status, vessel.charges, vessel.move = Status.AWAY, (), None
        battle.tell(Departed(vessel.key, "strategic jump", ("MV-1.2.3-54",)))
    battle.tell(AbsenceRolled(leader.key, keys, roll.face, roll.turns))


def arriving(battle: Battle) -> list[tuple[Vessel, Absence]]:
    """Return the ships whose return was announced last turn, in their order. Rules MV-1.2.3-56, -57."""
    found: list[tuple[Vessel, Absence]] = []
    for vessel in battle.table.vessels:
        gone = battle.secrets[vessel.side].absences.get(vessel.number)
        if gone is not None and gone.arrival is not None and gone.announced < battle.table.turn:
            found.append((vessel, gone))
    return found


def arrive(battle: Battle, vessel: Vessel, gone: Absence, hindering: Sequence[Field]) -> None:
    """Put a ship back on the table, with its momentum; it makes no other move and does not drift.

    Dice: those of `come_back`. Rules MV-1.2.3-57 to -59, MV-A.5-16.
    """
    if gone.arrival is None:
        raise ValueError(f"the return of {vessel.key} was not announced")
    x, y, heading = gone.arrival
    del battle.secrets[vessel.side].absences[vessel.number]
    place = come_back(battle, vessel, Point(x, y), hindering)
    vessel.status, vessel.plot, vessel.corkscrews = Status.FIGHTING, BLANK, False
    vessel.course = returned(vessel.course, place, heading)
    vessel.changes = arrival_changes(vessel.course)
    target, movement = vessel.changes
    battle.tell(Returned(vessel.key, place.x, place.y, heading, target, movement))


def leavers(battle: Battle, code: Code) -> list[Vessel]:
    """Return the ships on the table whose plot leaves it by this order."""
    return [vessel for vessel in battle.table.fighting() if not vessel.cloaked and vessel.plot.has(code)]
