"""What a plot asks of drives and thrusters: jobs that separate systems have to pay for."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.motion.course import Course, Newtonian
from metamaker.games.metaverse.battle.motion.thrust import DIRECTIONS, Thrust, new_rotation, thrusts
from metamaker.games.metaverse.battle.plot.orders import Code, Plot

TURN = "turn"
"""The thruster job of all turns, rotation included; the other thruster jobs are named by their codes."""

SIDE_COSTS = {Code.ROLL: 1, Code.FLIP: 3, Code.CORKSCREW: 2}
"""Thruster points from each side. Rules MV-1.2.3-03, -07, -11."""

FLIP_BY_DRIVES = (2, 0, 2, 0)
"""Drive points of a flip, aft and fore drives. Rule MV-1.2.3-07."""


class ThrusterJob(NamedTuple):
    """One kind of action of thrusters: what it takes from the port and starboard ones as designed."""

    action: str
    port: int
    starboard: int


class DriveJob(NamedTuple):
    """One moment at which drives fire: drive points by direction as designed, clockwise from forward."""

    action: str
    pushes: tuple[int, ...]


class Demand(NamedTuple):
    """All jobs of a plot; `flips` if a flip is among them, for which thrusters or drives may pay."""

    thrusters: tuple[ThrusterJob, ...]
    drives: tuple[DriveJob, ...]
    flips: bool = False

    def on(self, side: str) -> int:
        """Return the thruster points asked of the `port` or `starboard` side, a flip left out."""
        return sum(job.port if side == "port" else job.starboard for job in self.thrusters)

    def push(self, direction: int) -> int:
        """Return the drive points asked for in one direction, a flip left out."""
        return sum(job.pushes[direction] for job in self.drives)


def side_cost(plot: Plot, code: Code) -> int:
    """Return what a manoeuvre of a plot takes from the thrusters of each side; n evasives 2ⁿ.

    Rules MV-1.2.3-03, -07, -11, -18, -19.
    """
    if code is Code.EVASIVE:
        count = plot.total(code)
        return 2**count if count else 0
    return SIDE_COSTS[code] if plot.has(code) else 0


def demand(plot: Plot, course: Course) -> Demand:
    """Return the jobs of a plot. Rules MV-1.2.1-04, -05, -11, -12, -18, MV-1.2.2-05, -08, MV-1.2.3-02."""
    right, left = plot.total(Code.RIGHT), plot.total(Code.LEFT)
    if course.mirrored:
        right, left = left, right
    jobs = [ThrusterJob(TURN, right, left)]
    jobs += [ThrusterJob(code.value, cost, cost) for code in _MANOEUVRES if (cost := side_cost(plot, code))]
    drives = _newtonian(plot, course) if isinstance(course, Newtonian) else _cinematic(plot)
    return Demand(tuple(job for job in jobs if job.port or job.starboard), drives, plot.has(Code.FLIP))


_MANOEUVRES = (Code.EVASIVE, Code.ROLL, Code.CORKSCREW)


def _cinematic(plot: Plot) -> tuple[DriveJob, ...]:
    pushes = plot.total(Code.FASTER), plot.total(Code.STARBOARD), plot.total(Code.SLOWER), plot.total(Code.PORT)
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
