"""What a plot asks of drives and thrusters: jobs that separate systems have to pay for."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.motion.course import Course, Newtonian
from metamaker.games.metaverse.battle.motion.thrust import DIRECTIONS, Thrust, new_rotation, thrusts
from metamaker.games.metaverse.battle.plot.orders import THRUST, Code, Plot

TURN = "turn"
"""The thruster job of all turns, rotation included; the other thruster jobs are named by their codes."""

SIDE_COSTS = {Code.ROLL: 1, Code.FLIP: 3, Code.CORKSCREW: 2}
"""Thruster points from each side. Rules MV-1.2.3-03, -07, -11."""

MOST_EVASIVES = 30
"""More than any ship can pay for: beyond it the cost stays as it is, so that no plot asks for numbers without end."""

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


def side_cost(code: Code, count: int = 1) -> int:
    """Return what a manoeuvre takes from the thrusters of each side; n evasives 2ⁿ.

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


_MANOEUVRES = (Code.EVASIVE, Code.ROLL, Code.CORKSCREW)


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
