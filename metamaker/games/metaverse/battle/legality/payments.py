"""Orders that the working drives and thrusters cannot pay for (1.2.0, 1.2.1, 1.2.3)."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.decisions.decision import Refusal
from metamaker.games.metaverse.battle.legality.question import Check, Question, check
from metamaker.games.metaverse.battle.motion.demand import SIDE_COSTS, Demand, demand
from metamaker.games.metaverse.battle.motion.means import Means
from metamaker.games.metaverse.battle.motion.payment import payment, surely_paid
from metamaker.games.metaverse.battle.motion.strain import boosted
from metamaker.games.metaverse.battle.plot.orders import THRUST, Code
from metamaker.games.metaverse.model.arc import Arc

_WAYS = ("forward", "to starboard", "backward", "to port")


def unpaid(question: Question) -> Iterator[Refusal]:
    """Separate working drives and thrusters have to pay for everything. Rules MV-1.2.0-04, MV-1.2.1-14, MV-1.2.3-02."""
    plot, means, course = question.plot, question.means, question.course
    if surely_paid(means, course, plot) or payment(means, course, plot).covered:
        return
    means = boosted(means, plot)
    asked = demand(plot, course)
    short = (*_short_of_thrusters(asked, means), *_short_of_drives(asked, means))
    yield from short or _shared(question)


def _short_of_thrusters(asked: Demand, means: Means) -> Iterator[Refusal]:
    turning = sum(drive.thruster_points for drive in means.drives)
    for side in (Arc.PORT, Arc.STARBOARD):
        needed = asked.on(side)
        given = turning + sum(each.points for each in means.thrusters if each.side is side)
        if needed > given:
            yield Refusal("MV-1.2.0-04", f"the plot takes {needed} points of {side} thrusters, which have {given}")


def _short_of_drives(asked: Demand, means: Means) -> Iterator[Refusal]:
    for direction, way in enumerate(_WAYS):
        needed = asked.push(direction)
        given = sum(drive.points for drive in means.drives if direction in drive.pushes)
        if needed > given:
            yield Refusal("MV-1.2.0-04", f"the plot takes {needed} drive points {way}, the drives have {given}")


def _shared(question: Question) -> Iterator[Refusal]:
    """Say why points that would be enough in sum are not."""
    plot, means, course = question.plot, question.means, question.course
    without_flip = plot._replace(orders=tuple(order for order in plot.orders if order.code is not Code.FLIP))
    if plot.has(Code.FLIP) and payment(means, course, without_flip).covered:
        cost = SIDE_COSTS[Code.FLIP]
        yield Refusal(
            "MV-1.2.3-07",
            f"a flip takes {cost} thruster points of each side or 2 points of aft and 2 of fore drives that do nothing else",
        )
    elif any(drive.thruster_points for drive in means.drives):
        yield Refusal(
            "MV-3.3.3-02",
            "an advanced drive is drive or thruster in a turn, for one kind of action, its points divided between the sides",
        )
    elif len(demand(plot, course).thrusters) > 1:
        yield Refusal("MV-1.2.1-14", "each thruster serves one kind of action in a turn, so some of the points cannot be used")
    else:
        yield Refusal("MV-1.2.3-02", "separate drives have to pay for each thrust, so some of the points cannot be used")


CHECKS: tuple[Check, ...] = (check(unpaid, *THRUST, Code.RIGHT, Code.LEFT, Code.EVASIVE, Code.ROLL, Code.FLIP, Code.CORKSCREW),)
