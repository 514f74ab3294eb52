"""Orders that the movement method of a ship does not know (1.2.1, 1.2.2)."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.decisions.decision import Refusal
from metamaker.games.metaverse.battle.legality.question import Check, Question, check
from metamaker.games.metaverse.battle.motion.course import Cinematic, Newtonian
from metamaker.games.metaverse.battle.motion.thrust import new_rotation, thrusts
from metamaker.games.metaverse.battle.plot.orders import JUMPS, THRUST, WRITTEN_ORDER, Code


def speed_limits(question: Question) -> Iterator[Refusal]:
    """A cinematic ship does not speed up beyond its limits. Rules MV-1.2.1-07, -08."""
    plot, course, means = question.plot, question.course, question.means
    if not isinstance(course, Cinematic):
        return
    change = plot.total(Code.FASTER) - plot.total(Code.SLOWER)
    speed = course.speed + change
    if change > 0 and speed > means.max_speed:
        yield Refusal("MV-1.2.1-07", f"a speed of {speed} cm is above the maximum of {means.max_speed}")
    if change < 0 and -speed > means.reverse_speed:
        yield Refusal("MV-1.2.1-08", f"a reverse speed of {-speed} cm is above the maximum of {means.reverse_speed}")


def cinematic_orders(question: Question) -> Iterator[Refusal]:
    """A cinematic ship knows no side thrust, no stages and no flip. Rules MV-3.3.1-04, MV-3.3.2-03, MV-1.2.3-01."""
    if not isinstance(question.course, Cinematic):
        return
    plot = question.plot
    if plot.has(Code.PORT) or plot.has(Code.STARBOARD):
        yield Refusal("MV-3.3.1-04", "a cinematic ship cannot be pushed sideways")
    if any(order.stage != WRITTEN_ORDER for order in plot.orders):
        yield Refusal("MV-1.2.1-06", "a cinematic ship changes its speed before it moves, at no stage of a rotation")
    if plot.has(Code.FLIP):
        yield Refusal("MV-1.2.3-07", "only Newtonian ships can flip")


def newtonian_rotation(question: Question) -> Iterator[Refusal]:
    """Rotation is added in one sense, thrust given on a facing that the ship comes through. Rules MV-1.2.2-10, -12."""
    course, plot = question.course, question.plot
    if not isinstance(course, Newtonian):
        return
    if plot.has(Code.RIGHT) and plot.has(Code.LEFT):
        yield Refusal("MV-1.2.2-10", "rotation may be added to one side only in a turn")
    rotation = new_rotation(plot, course.rotation)
    if any(thrust.stage > abs(rotation) for thrust in thrusts(plot, rotation)):
        yield Refusal("MV-1.2.2-12", f"the ship turns {abs(rotation)} steps of 45°, so there is no later stage to thrust at")


def no_bridge(question: Question) -> Iterator[Refusal]:
    """A ship without an active bridge gets no plot. Rules MV-2.1.1-04, MV-3.2.1-02."""
    if question.plot.orders and not question.means.bridges:
        yield Refusal("MV-2.1.1-04", "without an active bridge the ship gets no plot and drifts")


def steady_jump(question: Question) -> Iterator[Refusal]:
    """Ships that jump keep speed and heading. Rules MV-1.2.3-53, -62."""
    turns = (Code.RIGHT, Code.LEFT, Code.FLIP, *THRUST)
    if not any(question.plot.has(code) for code in turns):
        return
    for code, rule in ((Code.STRATEGIC_JUMP, "MV-1.2.3-53"), (Code.TACTICAL_JUMP, "MV-1.2.3-62")):
        if question.plot.has(code):
            yield Refusal(rule, "with a jump no change of heading or speed may be plotted")


CHECKS: tuple[Check, ...] = (
    check(no_bridge),
    check(speed_limits, Code.FASTER, Code.SLOWER),
    check(cinematic_orders, *THRUST, Code.FLIP),
    check(newtonian_rotation, *THRUST, Code.RIGHT, Code.LEFT),
    check(steady_jump, *JUMPS),
)
