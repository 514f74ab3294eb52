"""Victory by boxes: the points of both sides, and the side that is ahead (4.1.0)."""

from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.squadron import Berth, Squadron
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Status, Vessel


def points(table: Table) -> tuple[int, int]:
    """Return the points of both sides: the lost boxes of the enemy, and the head start. Rules MV-4.1.0-02, -04."""
    one, other = boxes_lost(table, 1), boxes_lost(table, 0)
    given = table.head_start
    if given is None:
        return one, other
    return (one + given.points, other) if given.side == "a" else (one, other + given.points)


def ahead(table: Table) -> int:
    """Return the side with more points; with equal points the one with the head start. Rules MV-4.1.0-01, -04."""
    one, other = points(table)
    if one == other:
        return int(table.head_start is not None and table.head_start.side == "b")
    return 0 if one > other else 1


def boxes_lost(table: Table, side: int) -> int:
    """Return the lost boxes of a side: hull of its ships, strength of its squadrons. Rules MV-4.1.0-02, -03."""
    hull = sum([_hull_lost(vessel) for vessel in table.vessels if vessel.side == side])
    return hull + sum([_strength_lost(table, squadron) for squadron in table.squadrons if squadron.side == side])


def _hull_lost(vessel: Vessel) -> int:
    whole = sum([plan.hull_hits for plan in vessel.blueprint.sections])
    if vessel.status > Status.AWAY:
        return whole
    return whole - sum([section.left for section in vessel.sections if section.stands])


def _strength_lost(table: Table, squadron: Squadron) -> int:
    if squadron.berth is Berth.GONE or _went_with_carrier(table, squadron):
        return squadron.plan.strength
    return squadron.plan.strength - squadron.strength


def _went_with_carrier(table: Table, squadron: Squadron) -> bool:
    """Return whether a squadron is aboard a ship that is gone, or left with it."""
    if squadron.carrier == NOBODY or squadron.berth is Berth.FLYING or squadron.berth is Berth.STILLED:
        return False
    return table.vessels[squadron.carrier].status > Status.AWAY
