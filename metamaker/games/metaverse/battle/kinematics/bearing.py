"""A moving ship seen by others: its bearing, the side that a corkscrew shows, changes of ratings by movement."""

from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.kinematics.course import Course, designed_bearing, momentum
from metamaker.games.metaverse.battle.plot.orders import Code, Plot
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.rules.roll import Throw
from metamaker.play.geometry import Point, clear_eighth, distance, eighths, mirrored, quarter


class Bearing:
    """The bearing of a ship from another one.

    `distance` is in 1/1000 cm; range bands use `counted`, which is twice as much in nebulae (MV-5.0.5-01). `sectors` are the
    observer's weapon sectors (0 to 7) in which the other ship lies, two on the line between the halves of an arc. `mirrored`
    are their mirror images, for corkscrews. `arc` is the observer's arc toward the other ship, `struck` the other ship's arc
    toward the observer. All are those of the ships as designed.
    """

    def __init__(
        self, distance: int, sectors: tuple[int, ...], mirrored: tuple[int, ...], arc: int, struck: int, counted: int
    ) -> None:
        self.distance = distance
        self.sectors = sectors
        self.mirrored = mirrored
        self.arc = arc
        self.struck = struck
        self.counted = counted


def bearing_of(own: Course, other: Course) -> Bearing:
    """Return the bearing of a ship on one course from a ship on another.

    Rules MV-0.0.0-03, MV-0.1.0-04, -06, -13, MV-1.2.3-04, -80.
    """
    gap, seen, back = distance(own.place, other.place), _clear_sector(own, other.place), _clear_sector(other, own.place)
    struck = _ARC_OF_SECTOR[back] if back >= 0 else quarter(designed_bearing(other, own.place))
    if seen >= 0:
        return Bearing(gap, _ALONE[seen], _ALONE[_LAST - seen], _ARC_OF_SECTOR[seen], struck, gap)
    angle = designed_bearing(own, other.place)
    return Bearing(gap, eighths(angle), eighths(mirrored(angle)), quarter(angle), struck, gap)


_ARC_OF_SECTOR: Final = (0, 1, 1, 2, 2, 3, 3, 0)
_ALONE: Final = tuple([(sector,) for sector in range(len(_ARC_OF_SECTOR))])
_LAST: Final = len(_ARC_OF_SECTOR) - 1


def _clear_sector(course: Course, there: Point) -> int:
    """Return the only sector of the ship as designed in which a point lies, -1 if its bearing is needed."""
    sector = clear_eighth(course.place, course.heading, there)
    return _LAST - sector if course.mirrored and sector >= 0 else sector


def is_side(aimed: Arc) -> bool:
    """Return whether hits on an arc of a corkscrewing ship may strike the other side. Rule MV-1.2.3-17."""
    return aimed in {Arc.PORT, Arc.STARBOARD}


def side_shown(thrown: Throw) -> Arc:
    """Return the side for a D2 result. Rule MV-1.2.3-16."""
    return Arc.PORT if thrown.result == 1 else Arc.STARBOARD


JUMP_BONUS: Final = 2
"""Bonus to both ratings in the turn of a tactical jump or of the return from a strategic one. Rules MV-1.2.3-59, -67."""

RAM_MALUS: Final = 2
"""Reduction of the target rating by a ram order. Rule MV-1.2.3-33."""

MANOEUVRES: Final = {Code.ROLL: 1, Code.FLIP: 1, Code.CORKSCREW: 2}
"""Bonuses of manoeuvres to the movement rating. Rules MV-1.2.3-05, -09, -15."""


class Changes(NamedTuple):
    """Changes of a ship's target rating and movement rating in one turn."""

    target: int
    movement: int


UNCHANGED: Final = Changes(0, 0)


def rating_changes(plot: Plot, after: Course, *, rams: bool = False) -> Changes:
    """Return the changes of the ratings of a ship that ends its move on the course `after`.

    `rams` means that the captain may and does ram. Momentum is that after the speed change, and reverse counts as speed. Rules
    MV-A.5-01 to -04, -06 to -14, MV-1.2.3-20 to -22, MV-1.3.1-23, -24.
    """
    speed, amounts = abs(momentum(after)), plot.amounts()
    evasives = amounts.get(Code.EVASIVE, 0)
    both = _drift(plot, speed) + (JUMP_BONUS if Code.TACTICAL_JUMP in amounts else 0)
    movement = both + evasives
    for code in amounts:
        movement += MANOEUVRES.get(code, 0)
    return Changes(both + speed // 10 * evasives - (RAM_MALUS if rams and Code.RAM in amounts else 0), movement)


def _drift(plot: Plot, speed: int) -> int:
    return -(not plot.orders) - (speed == 0)


def arrival_changes(after: Course) -> Changes:
    """Return the changes in the turn of a return from a strategic jump, which does not count as drift.

    Rules MV-1.2.3-59, MV-A.5-02, -16.
    """
    change = JUMP_BONUS - (momentum(after) == 0)
    return Changes(change, change)
