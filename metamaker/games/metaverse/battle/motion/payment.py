"""Which drive and which thruster pays for what: each serves one kind of action in a turn, found exactly."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.motion.advanced import covered
from metamaker.games.metaverse.battle.motion.course import Course
from metamaker.games.metaverse.battle.motion.cover import Covers, Use, added, relay, spent, within
from metamaker.games.metaverse.battle.motion.demand import (
    FLIP_BY_DRIVES,
    SIDE_COSTS,
    Demand,
    DriveJob,
    ThrusterJob,
    demand,
)
from metamaker.games.metaverse.battle.motion.means import Means
from metamaker.games.metaverse.battle.motion.strain import boosted
from metamaker.games.metaverse.battle.motion.systems import AXES, Systems
from metamaker.games.metaverse.battle.plot.orders import Code, Plot

FLIP = Code.FLIP.value

_NOTHING: Covers = {(): ()}


class Payment(NamedTuple):
    """Whether drives and thrusters can pay for a plot, and which of them does what; no uses if they cannot.

    `spare` counts thruster points of both sides that the plot leaves, those of advanced drives that do not serve as
    drives among them. Rules MV-1.2.1-14, MV-1.2.3-37.
    """

    covered: bool
    uses: tuple[Use, ...] = ()
    spare: int = 0


UNPAID = Payment(covered=False)


def payment(means: Means, course: Course, plot: Plot) -> Payment:
    """Return a payment of a plot; advanced drives serve as drives only for what others cannot push.

    Rules MV-1.2.1-03, -11, -13, -14, MV-1.2.2-12, -26, MV-1.2.3-02, -07, MV-3.3.2-02, MV-3.3.3-02, MV-3.3.4-05.
    """
    asked, able = demand(plot, course), boosted(means, plot).systems
    return max([_paid(able, each) for each in ways(asked)], key=_worth)


def surely_paid(means: Means, course: Course, plot: Plot) -> bool:
    """Whether drives and thrusters can plainly pay: one job at most for each, none both ways along an axis, no flip.

    What is not plain is left to `payment`; what is needs no search. Rules MV-1.2.0-04, MV-1.2.1-03, -11.
    """
    asked, able = demand(plot, course), means.systems
    if asked.flips or len(asked.thrusters) > 1 or len(asked.drives) > 1:
        return False
    for job in asked.thrusters:
        if job.port > able.side_points[0] or job.starboard > able.side_points[1]:
            return False
    for thrust in asked.drives:
        ahead, right, back, left = thrust.pushes
        if (ahead and back) or (right and left):
            return False
        points = able.push_points
        if ahead > points[0] or right > points[1] or back > points[2] or left > points[3]:
            return False
    return True


def _worth(paid: Payment) -> tuple[bool, int]:
    return paid.covered, paid.spare


def ways(asked: Demand) -> tuple[Demand, ...]:
    """Return the jobs with a flip paid by thrusters, then with one paid by drives. Rule MV-1.2.3-07."""
    if not asked.flips:
        return (asked,)
    cost = SIDE_COSTS[Code.FLIP]
    return (
        asked._replace(thrusters=(*asked.thrusters, ThrusterJob(FLIP, cost, cost))),
        asked._replace(drives=(*asked.drives, DriveJob(FLIP, FLIP_BY_DRIVES))),
    )


def _paid(able: Systems, asked: Demand) -> Payment:
    turning, driving = asked.thrusters, asked.drives
    turns = [job.action for job in turning]
    covers: Covers = {
        (*one, *other): uses + more
        for one, uses in _by_thrusters(able, turning).items()
        for other, more in _by_drives(able, driving).items()
    }
    uses = covered(covers, able.advanced, turns, [job.action for job in driving])
    if uses is None:
        return UNPAID
    driven = {use.ref for use in uses if use.action not in turns}
    points = able.thruster_points - sum([each.thruster_points for each in able.advanced if each.ref in driven])
    return Payment(True, uses, points - sum([job.port + job.starboard for job in turning]))


def _by_thrusters(able: Systems, jobs: tuple[ThrusterJob, ...]) -> Covers:
    """Return what thrusters leave lacking, both sides of a job together: only an advanced drive can give it now."""
    if not jobs:
        return _NOTHING
    actions, port, starboard = [job.action for job in jobs], able.sides[0], able.sides[1]
    slack = sum([drive.thruster_points for drive in able.advanced])
    covers = added(
        spent(tuple([job.port for job in jobs]), port, actions, slack),
        spent(tuple([job.starboard for job in jobs]), starboard, actions, slack),
    )
    return within(covers, slack)


def _by_drives(able: Systems, jobs: tuple[DriveJob, ...]) -> Covers:
    """Return what primitive and basic drives leave lacking, all directions of a job together."""
    if not jobs:
        return _NOTHING
    actions, slack = [job.action for job in jobs], sum([drive.points for drive in able.advanced])
    return within(added(_along(able, jobs, actions, 0, slack), _along(able, jobs, actions, 1, slack)), slack)


def _along(able: Systems, jobs: tuple[DriveJob, ...], actions: list[str], axis: int, slack: int) -> Covers:
    one, other = AXES[axis]
    more = slack + sum([system.points for system in able.axes[axis]])
    covers = added(
        spent(tuple([job.pushes[one] for job in jobs]), able.directions[one], actions, more),
        spent(tuple([job.pushes[other] for job in jobs]), able.directions[other], actions, more),
    )
    return relay(covers, able.axes[axis], actions, slack)
