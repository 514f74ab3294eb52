"""Where one ship lies from another: how far, in which sectors of its weapons, on which arc fire would strike."""

from typing import NamedTuple

from metamaker.battle.plane import distance, eighths, mirrored, quarter
from metamaker.games.metaverse.battle.motion.course import Course, designed_bearing


class Bearing(NamedTuple):
    """A ship as another one sees it.

    `distance` is in 1/1000 cm. `sectors` are the weapon sectors (0 to 7) of the one that looks in which the other lies, two
    on the line between the halves of an arc; `mirrored` are their mirror images, for corkscrews. `arc` is the arc of the one
    that looks, `struck` that of the other in which the looker lies. All are those of the ships as designed.
    """

    distance: int
    sectors: tuple[int, ...]
    mirrored: tuple[int, ...]
    arc: int
    struck: int


def bearing_of(own: Course, other: Course) -> Bearing:
    """Return how a ship on one course sees a ship on another. Rules MV-0.0.0-03, MV-0.1.0-04, -06, -13, MV-1.2.3-04, -80."""
    angle = designed_bearing(own, other.place)
    return Bearing(
        distance(own.place, other.place),
        eighths(angle),
        eighths(mirrored(angle)),
        quarter(angle),
        quarter(designed_bearing(other, own.place)),
    )
