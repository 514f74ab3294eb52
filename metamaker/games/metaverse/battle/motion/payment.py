"""Which drive and which thruster pays for what: each serves one kind of action in a turn, found exactly."""

from collections.abc import Iterable
from typing import NamedTuple

from metamaker.games.metaverse.battle.motion.course import Course
from metamaker.games.metaverse.battle.motion.cover import Choice, Covers, Lack, Use, added, best, spread
from metamaker.games.metaverse.battle.motion.demand import (
    FLIP_BY_DRIVES,
    SIDE_COSTS,
    Demand,
    DriveJob,
    ThrusterJob,
    demand,
)
from metamaker.games.metaverse.battle.motion.means import Drive, Means
from metamaker.games.metaverse.battle.motion.strain import boosted
from metamaker.games.metaverse.battle.plot.orders import Code, Plot
from metamaker.games.metaverse.model.arc import Arc

FLIP = Code.FLIP.value


class Payment(NamedTuple):
    """Who pays for a plot: systems with their jobs, the points that nobody can pay (0 if it is legal).

    `spare` counts thruster points of both sides that the plot leaves, those of advanced drives that do not serve as
    drives among them. Rules MV-1.2.1-14, MV-1.2.3-37.
    """

    uses: tuple[Use, ...]
    missing: int
    spare: int


def payment(means: Means, course: Course, plot: Plot) -> Payment:
    """Return the payment of a plot that lacks least, and of those one that spares most thruster points.

    Rules MV-1.2.1-03, -11, -13, -14, MV-1.2.2-12, -26, MV-1.2.3-02, -07, MV-3.3.2-02, MV-3.3.3-02, MV-3.3.4-05.
    """
    asked, strained = demand(plot, course), boosted(means, plot)
    return min((_paid(strained, each) for each in ways(asked)), key=_worth)


def _worth(paid: Payment) -> tuple[int, int]:
    return paid.missing, -paid.spare


def ways(asked: Demand) -> tuple[Demand, ...]:
    """Return the jobs with a flip paid by thrusters, then with one paid by drives. Rule MV-1.2.3-07."""
    if not asked.flips:
        return (asked,)
    cost = SIDE_COSTS[Code.FLIP]
    return (
        asked._replace(thrusters=(*asked.thrusters, ThrusterJob(FLIP, cost, cost))),
        asked._replace(drives=(*asked.drives, DriveJob(FLIP, FLIP_BY_DRIVES))),
    )


def _paid(means: Means, asked: Demand) -> Payment:
    turning, driving = asked.thrusters, asked.drives
    covers: Covers = {
        (*one, *other, 0): uses + more
        for one, uses in _by_thrusters(means, turning).items()
        for other, more in _by_drives(means, driving).items()
    }
    advanced = [drive for drive in means.drives if _is_advanced(drive)]
    for drive in advanced:
        choices = [Choice(place, job.action, drive.thruster_points) for place, job in enumerate(turning)]
        choices += [
            Choice(place, job.action, drive.points, drive.thruster_points) for place, job in enumerate(driving, len(turning))
        ]
        covers = spread(covers, drive.ref, choices)
    lack = min(covers, key=_order)
    points = sum(each.points for each in means.thrusters) + sum(each.thruster_points for each in advanced)
    spent = sum(job.port + job.starboard for job in turning)
    return Payment(covers[lack], sum(lack[:-1]), max(0, points - lack[-1] - spent))


def _order(lack: Lack) -> tuple[int, int]:
    return sum(lack[:-1]), lack[-1]


def _is_advanced(drive: Drive) -> bool:
    return len(drive.pushes) > 2


def _by_thrusters(means: Means, jobs: tuple[ThrusterJob, ...]) -> Covers:
    """Return what thrusters leave lacking, both sides of a job together: only an advanced drive can give it now."""
    sides = ((Arc.PORT, [job.port for job in jobs]), (Arc.STARBOARD, [job.starboard for job in jobs]))
    actions = [job.action for job in jobs]
    found = []
    for side, needs in sides:
        systems = ((each.ref, each.points) for each in means.thrusters if each.side is side)
        found.append(_spent({tuple(needs): ()}, systems, actions))
    return added(found, len(jobs))


def _by_drives(means: Means, jobs: tuple[DriveJob, ...]) -> Covers:
    """Return what primitive and basic drives leave lacking, all directions of a job together."""
    actions = [job.action for job in jobs]
    axes = []
    for axis in ((0, 2), (1, 3)):
        ways_of_axis = []
        for direction in axis:
            systems = ((each.ref, each.points) for each in means.drives if each.pushes == (direction,))
            needs = tuple(job.pushes[direction] for job in jobs)
            ways_of_axis.append(_spent({needs: ()}, systems, actions))
        both = ((each.ref, each.points) for each in means.drives if each.pushes == axis)
        axes.append(_spent(added(ways_of_axis, len(jobs)), both, actions))
    return best(added(axes, len(jobs)))


def _spent(covers: Covers, systems: Iterable[tuple[str, int]], actions: list[str]) -> Covers:
    for ref, points in systems:
        covers = spread(covers, ref, [Choice(place, action, points) for place, action in enumerate(actions)])
    return covers
