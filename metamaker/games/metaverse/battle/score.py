"""Victory by points: the points of both sides, and the side that is ahead (4.1.0)."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.squadron import Berth, Squadron
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Status, Vessel


class Boxes(NamedTuple):
    """The boxes of a side: the crossed-off ones, and all of them."""

    lost: int
    whole: int

    @property
    def percent(self) -> int:
        """The crossed-off boxes in percent, rounded half up. Rules MV-0.0.0-01, MV-4.1.0-02."""
        return (200 * self.lost + self.whole) // (2 * self.whole) if self.whole else 0


def points(table: Table) -> tuple[int, int]:
    """Return the points of both sides: the lost boxes of the enemy in percent, and the head start.

    Rules MV-4.1.0-02, -04.
    """
    one, other = boxes(table, 1).percent, boxes(table, 0).percent
    given = table.head_start
    if given is None:
        return one, other
    return (one + given.points, other) if given.side == "a" else (one, other + given.points)


def ahead(table: Table) -> int:
    """Return the side with more points; with equal points the one with the head start, from its turn on.

    Rules MV-4.1.0-01, -04.
    """
    one, other = points(table)
    if one != other:
        return 0 if one > other else 1
    given = table.head_start
    if given is None:
        return 0
    return int((given.side == "b") == (table.turn >= given.from_turn))


def boxes(table: Table, side: int) -> Boxes:
    """Return the boxes of a side: hull of its ships, strength of its squadrons. Rules MV-4.1.0-02, -03."""
    lost = whole = 0
    for vessel in table.vessels:
        if vessel.side == side:
            hull = sum([plan.hull_hits for plan in vessel.blueprint.sections])
            whole += hull
            lost += hull - _hull_left(vessel)
    for squadron in table.squadrons:
        if squadron.side == side:
            whole += squadron.plan.strength
            lost += squadron.plan.strength - _strength_left(table, squadron)
    return Boxes(lost, whole)


def _hull_left(vessel: Vessel) -> int:
    """Return the hull boxes of a ship that the enemy has no points for."""
    if vessel.status > Status.AWAY:
        return 0
    return sum([section.left for section in vessel.sections if section.stands])


def _strength_left(table: Table, squadron: Squadron) -> int:
    """Return the strength of a squadron that the enemy has no points for; none aboard a ship that is gone."""
    if squadron.berth is Berth.GONE:
        return 0
    on_its_own = squadron.carrier == NOBODY or squadron.berth is Berth.FLYING or squadron.berth is Berth.STILLED
    if not on_its_own and table.vessels[squadron.carrier].status > Status.AWAY:
        return 0
    return squadron.strength
