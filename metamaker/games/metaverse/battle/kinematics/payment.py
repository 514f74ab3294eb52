"""Demands of a plot on drives and thrusters, and its payment: each component serves one kind of action in a turn."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.kinematics.allocation import (
    Choice,
    Covers,
    Lack,
    Use,
    added,
    relay,
    spent,
    spread,
    within,
)
from metamaker.games.metaverse.battle.kinematics.course import Course, Newtonian
from metamaker.games.metaverse.battle.kinematics.execution import DIRECTIONS, Thrust, new_rotation, thrusts
from metamaker.games.metaverse.battle.kinematics.means import AXES, Drive, Means, Systems, sorted_systems
from metamaker.games.metaverse.battle.plot.orders import THRUST, Code, Plot
from metamaker.play.dice import Dice

BOOST: Final = 2
"""Factor of emergency power for drive points, and of emergency thrust for thruster points. Rules MV-1.2.3-25, -27."""

STRAINS: Final = (Code.EMERGENCY_POWER, Code.EMERGENCY_THRUST)


def boosted(means: Means, plot: Plot) -> Means:
    """Return the means of movement with the doublings of the plot. Rules MV-1.2.3-25, -27, MV-3.3.3-04.

    An advanced drive serves only as a drive under emergency power, and only as a thruster under emergency thrust.
    """
    power, thrust = plot.parts(Code.EMERGENCY_POWER), plot.parts(Code.EMERGENCY_THRUST)
    if not power and not thrust:
        return means
    return means._replace(
        systems=sorted_systems(
            tuple(_drive(drive, drive.ref in power, drive.ref in thrust) for drive in means.drives),
            tuple(each._replace(points=BOOST * each.points) if each.ref in thrust else each for each in means.thrusters),
        )
    )


def _drive(drive: Drive, power: bool, thrust: bool) -> Drive:
    if power:
        return drive._replace(points=BOOST * drive.points, thruster_points=0)
    if thrust:
        return drive._replace(points=0, thruster_points=BOOST * drive.thruster_points)
    return drive


class Strain(NamedTuple):
    """A D6 for components doubled by emergency power or thrust; `parts` are disabled if it `breaks` them."""

    code: Code
    face: int
    parts: tuple[str, ...]
    breaks: bool


STRAIN_FACES: Final = 6


def strained(plot: Plot, crew_quality: int, dice: Dice) -> tuple[Strain, ...]:
    """Roll for emergency power and thrust after the movement, and return the results.

    Dice: a D6 for emergency power if it was plotted, then one for emergency thrust. Rules MV-1.2.3-26, -28, MV-2.1.3-03.
    """
    rolls: list[Strain] = []
    for code in STRAINS:
        if plot.has(code):
            face = dice.roll(STRAIN_FACES)
            rolls.append(Strain(code, face, plot.parts(code), face > crew_quality))
    return tuple(rolls)


TURN: Final = "turn"
"""The thruster job of all turns, including rotation; the other thruster jobs have the names of their codes."""

SIDE_COSTS: Final = {Code.ROLL: 1, Code.FLIP: 3, Code.CORKSCREW: 2}
"""Thruster points from each side. Rules MV-1.2.3-03, -07, -11."""

MOST_EVASIVES: Final = 30
"""A limit beyond the means of any ship: more evasives cost the same, so that no plot leads to endless numbers."""

FLIP_BY_DRIVES: Final = (2, 0, 2, 0)
"""Drive points of a flip, from aft and fore drives. Rule MV-1.2.3-07."""


class ThrusterJob(NamedTuple):
    """One kind of action of thrusters: the points from the port and starboard ones as designed."""

    action: str
    port: int
    starboard: int


class DriveJob(NamedTuple):
    """One time at which drives fire: drive points by direction as designed, clockwise from forward."""

    action: str
    pushes: tuple[int, ...]


class Demand(NamedTuple):
    """All jobs of a plot; `flips` if they include a flip, which thrusters or drives may pay."""

    thrusters: tuple[ThrusterJob, ...]
    drives: tuple[DriveJob, ...]
    flips: bool = False

    def on(self, side: str) -> int:
        """Return the thruster points for the `port` or `starboard` side, without a flip."""
        return sum(job.port if side == "port" else job.starboard for job in self.thrusters)

    def push(self, direction: int) -> int:
        """Return the drive points for one direction, without a flip."""
        return sum(job.pushes[direction] for job in self.drives)


def side_cost(code: Code, count: int = 1) -> int:
    """Return the cost of a manoeuvre from the thrusters of each side; n evasives cost 2ⁿ.

    Rules MV-1.2.3-03, -07, -11, -18, -19.
    """
    return 2 ** min(count, MOST_EVASIVES) if code is Code.EVASIVE else SIDE_COSTS[code]


def demand(plot: Plot, course: Course) -> Demand:
    """Return the jobs of a plot. Rules MV-1.2.1-04, -05, -11, -12, -18, MV-1.2.2-05, -08, MV-1.2.3-02."""
    amounts = plot.amounts()
    right, left = amounts.get(Code.RIGHT, 0), amounts.get(Code.LEFT, 0)
    if course.mirrored:
        right, left = left, right
    jobs = [ThrusterJob(TURN, right, left)] if right or left else []
    for code in _MANOEUVRES:
        if code in amounts:
            cost = side_cost(code, amounts[code])
            jobs.append(ThrusterJob(code.value, cost, cost))
    drives = _newtonian(plot, course) if isinstance(course, Newtonian) else _cinematic(amounts)
    return Demand(tuple(jobs), drives, Code.FLIP in amounts)


_MANOEUVRES: Final = (Code.EVASIVE, Code.ROLL, Code.CORKSCREW)


def _cinematic(amounts: dict[Code, int]) -> tuple[DriveJob, ...]:
    pushes = tuple([amounts.get(code, 0) for code in THRUST])
    return (DriveJob("thrust", pushes),) if any(pushes) else ()


def _newtonian(plot: Plot, course: Newtonian) -> tuple[DriveJob, ...]:
    moments: dict[tuple[int, bool], list[int]] = {}
    for thrust in thrusts(plot, new_rotation(plot, course.rotation)):
        pushes = moments.setdefault((thrust.stage, thrust.flipped), [0] * DIRECTIONS)
        pushes[_as_designed(thrust, course.mirrored)] += thrust.points
    return tuple(
        DriveJob(f"thrust@{stage}{' flipped' if flipped else ''}", tuple(pushes))
        for (stage, flipped), pushes in moments.items()
    )


def _as_designed(thrust: Thrust, mirrored: bool) -> int:
    """Return the direction of a thrust on the ship as designed: sides swap when it is mirrored or flips. Rule MV-1.2.3-80."""
    return -thrust.direction % DIRECTIONS if mirrored is not thrust.flipped else thrust.direction


Uses = tuple[Use, ...]

DRIVE_POINT: Final = 2
"""Thruster points that an advanced drive gives up for one drive point. Rule MV-3.3.3-02."""


def covered(covers: Covers, drives: Sequence[Drive], turning: Sequence[str], driving: Sequence[str]) -> Uses | None:
    """Return uses without a lack, None if there are none; advanced `drives` supply the lacks of the covers.

    A lack lists the thruster jobs `turning`, then the drive jobs `driving`. Rule MV-3.3.3-02.
    """
    actions = (*turning, *driving)
    for lack, uses in covers.items():
        more = _quickly(lack, drives, actions, len(turning))
        if more is not None:
            return uses + more
    left = sorted(drives, key=lambda drive: -drive.points)
    covers = _hopeful(covers, left, len(turning))
    while left and covers:
        drive = left.pop(0)
        choices = [Choice(place, action, _points(drive, place < len(turning))) for place, action in enumerate(actions)]
        covers = _hopeful(spread(covers, drive.ref, choices), left, len(turning))
    return next((uses for lack, uses in covers.items() if not any(lack)), None)


def _quickly(lack: Lack, drives: Sequence[Drive], actions: Sequence[str], turning: int) -> Uses | None:
    """Return uses found without a search: the greatest need takes the smallest sufficient drive, otherwise the greatest."""
    free, uses = list(drives), list[Use]()
    for place in sorted(range(len(lack)), key=lambda job: (job < turning, -lack[job])):
        need = lack[place]
        while need > 0:
            by_points = sorted(free, key=lambda drive: _points(drive, place < turning))
            if not by_points or _points(by_points[-1], place < turning) <= 0:
                return None
            drive = next((each for each in by_points if _points(each, place < turning) >= need), by_points[-1])
            free.remove(drive)
            need -= _points(drive, place < turning)
            uses.append(Use(drive.ref, actions[place]))
    return tuple(uses)


def _points(drive: Drive, turns: bool) -> int:
    return drive.thruster_points if turns else drive.points


def _hopeful(covers: Covers, left: Sequence[Drive], turning: int) -> Covers:
    """Return the covers that the remaining drives could supply if their points were not limited to one job."""
    turns, pushes = sum([drive.thruster_points for drive in left]), sum([drive.points for drive in left])
    both = sum([max(drive.thruster_points, DRIVE_POINT * drive.points) for drive in left])
    found: Covers = {}
    for lack, uses in covers.items():
        turned, pushed = sum(lack[:turning]), sum(lack[turning:])
        if turned <= turns and pushed <= pushes and turned + DRIVE_POINT * pushed <= both:
            found[lack] = uses
    return found


FLIP: Final = Code.FLIP.value

_NOTHING: Final[Covers] = {(): ()}


class Payment(NamedTuple):
    """Whether drives and thrusters can pay for a plot, and the job of each; without uses if they cannot.

    `spare` is the number of thruster points of both sides that remain, including those of advanced drives that do not serve as
    drives. Rules MV-1.2.1-14, MV-1.2.3-37.
    """

    covered: bool
    uses: tuple[Use, ...] = ()
    spare: int = 0


UNPAID: Final = Payment(covered=False)


def payment(means: Means, course: Course, plot: Plot) -> Payment:
    """Return a payment of a plot; advanced drives serve as drives only if other drives are not enough.

    Rules MV-1.2.1-03, -11, -13, -14, MV-1.2.2-12, -26, MV-1.2.3-02, -07, MV-3.3.2-02, MV-3.3.3-02, MV-3.3.4-05.
    """
    asked, able = demand(plot, course), boosted(means, plot).systems
    return max([_paid(able, each) for each in ways(asked)], key=_worth)


def surely_paid(means: Means, course: Course, plot: Plot) -> bool:
    """Return whether payment is clear without a search: up to one job each for thrusters and drives, and no flip.

    Thrust both ways along an axis is also not clear. The other cases are left to `payment`. Rules MV-1.2.0-04, MV-1.2.1-03,
    -11.
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
    """Return the covers of thruster jobs, both sides of a job together; only advanced drives can supply the lacks."""
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
    """Return the covers of drive jobs by primitive and basic drives, all directions of a job together."""
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
