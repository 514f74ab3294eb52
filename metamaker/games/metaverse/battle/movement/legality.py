"""All checks of a plot: its form, its manoeuvres, its costs, its movement method."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.kinematics.course import Cinematic, Course, Newtonian
from metamaker.games.metaverse.battle.kinematics.execution import new_rotation, thrusts
from metamaker.games.metaverse.battle.kinematics.ftl import ABLE, LEAST_DICE, Charges, candidates, is_full, obeying, warming
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.kinematics.payment import (
    SIDE_COSTS,
    STRAINS,
    Demand,
    boosted,
    demand,
    payment,
    surely_paid,
)
from metamaker.games.metaverse.battle.places import place_named
from metamaker.games.metaverse.battle.plot.orders import DEPARTURES, FORMS, JUMPS, THRUST, WRITTEN_ORDER, Code, Order, Plot
from metamaker.games.metaverse.battle.plot.text import MOST_AMOUNT
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc


class Situation:
    """Other conditions of a plot: charges of FTL drives, enemy starships that may be named, whether the ship is cloaked."""

    def __init__(self, charges: Charges = (), enemies: tuple[str, ...] = (), *, cloaked: bool = False) -> None:
        self.charges = charges
        self.enemies = enemies
        self.cloaked = cloaked


class Question(NamedTuple):
    """A plot and everything that affects its legality. Rule MV-1.2.0-01."""

    plot: Plot
    means: Means
    course: Course
    situation: Situation


class Check(NamedTuple):
    """A check of plots that have an order with one of these codes."""

    concerns: frozenset[Code]
    refusals: Callable[[Question], Iterator[Refusal]]


def check(refusals: Callable[[Question], Iterator[Refusal]], *concerns: Code) -> Check:
    """Return a check for plots with one of the codes `concerns`, or for all plots if none is given."""
    return Check(frozenset(concerns or Code), refusals)


MOST_ORDERS: Final = 100
MOST_PARTS: Final = 400

_RULE: Final = "MV-2.1.1-02"


def misshapen(plot: object) -> tuple[Refusal, ...]:
    """Return why a value is not a clear plot: not a Plot, too long, or orders with invalid parts.

    Rule MV-2.1.1-02.
    """
    if not isinstance(plot, Plot) or not isinstance(plot.orders, tuple):
        return (Refusal(_RULE, message("refusal-plot-expected")),)
    if len(plot.orders) > MOST_ORDERS:
        return (Refusal(_RULE, message("refusal-plot-length", most=MOST_ORDERS, count=len(plot.orders))),)
    for order in plot.orders:
        if not _clear(order):
            return (Refusal(_RULE, message("refusal-plot-shape")),)
    return ()


def _clear(order: object) -> bool:
    if not isinstance(order, Order) or not isinstance(order.code, Code):
        return False
    form = FORMS[order.code]
    if not _whole(order.amount, 1 if form.amount else 0, MOST_AMOUNT if form.amount else 0):
        return False
    if not _whole(order.stage, WRITTEN_ORDER, MOST_AMOUNT if form.stage else WRITTEN_ORDER):
        return False
    if order.parts and not (form.parts and _names(order.parts)):
        return False
    if order.attack and not form.attack:
        return False
    return isinstance(order.target, str) and (not order.target or form.target or order.attack)


def _names(parts: object) -> bool:
    return isinstance(parts, tuple) and len(parts) <= MOST_PARTS and all(isinstance(part, str) for part in parts)


def _whole(number: object, least: int, most: int) -> bool:
    return isinstance(number, int) and least <= number <= most


ONCE: Final = (
    Code.ROLL,
    Code.FLIP,
    Code.CORKSCREW,
    Code.EVASIVE,
    Code.EMERGENCY_POWER,
    Code.EMERGENCY_THRUST,
    Code.RAM,
    Code.CLOAK,
    Code.UNCLOAK,
    *DEPARTURES,
)


def repeated(question: Question) -> Iterator[Refusal]:
    """Each manoeuvre is plotted once. Rule MV-1.2.3-02."""
    counts = Counter(order.code for order in question.plot.orders)
    for code in ONCE:
        if counts[code] > 1:
            yield Refusal("MV-1.2.3-02", message("refusal-plot-repeated", code=code.value, count=counts[code]))


def strained_parts(question: Question) -> Iterator[Refusal]:
    """Emergency power names working drives, emergency thrust thrusters. Rules MV-A.1-18, MV-1.2.3-25, -27, MV-3.3.3-04."""
    plot, means = question.plot, question.means
    advanced = {drive.ref for drive in means.drives if drive.thruster_points}
    drives, thrusters = {drive.ref for drive in means.drives}, {each.ref for each in means.thrusters} | advanced
    for code, known, kind, rule in (
        (Code.EMERGENCY_POWER, drives, "drive", "MV-1.2.3-25"),
        (Code.EMERGENCY_THRUST, thrusters, "thruster", "MV-1.2.3-27"),
    ):
        if any(not order.parts for order in plot.all(code)):
            yield Refusal("MV-A.1-18", message("refusal-plot-no-parts", code=code.value, kind=kind))
        for part, times in Counter(plot.parts(code)).items():
            if part not in known:
                yield Refusal(rule, message("refusal-plot-part", code=code.value, system=part, kind=kind))
            elif times > 1:
                yield Refusal(rule, message("refusal-plot-part-repeated", code=code.value, system=part, count=times))
    for part in sorted(advanced & set(plot.parts(Code.EMERGENCY_POWER)) & set(plot.parts(Code.EMERGENCY_THRUST))):
        yield Refusal("MV-3.3.3-04", message("refusal-plot-part-both", system=part))


def ram_target(question: Question) -> Iterator[Refusal]:
    """Refuse a ram that does not name one enemy starship. Rules MV-1.2.3-30, MV-A.1-18."""
    for order in question.plot.all(Code.RAM):
        yield from _enemy(order.target, question, "MV-1.2.3-30", "ram")


def attack_target(question: Question) -> Iterator[Refusal]:
    """Refuse an FTL attack that does not name one enemy starship. Rules MV-1.2.3-68, MV-A.1-18."""
    for order in question.plot.orders:
        if order.attack:
            yield from _enemy(order.target, question, "MV-1.2.3-68", "attack")


def _enemy(target: str, question: Question, rule: str, kind: str) -> Iterator[Refusal]:
    if not target:
        yield Refusal(rule, message("refusal-plot-no-target", kind=kind))
    elif target not in question.situation.enemies:
        yield Refusal(rule, message("refusal-plot-target", kind=kind, target=target))


def cloaking(question: Question) -> Iterator[Refusal]:
    """Cloaking needs a generator and an uncloaked ship, uncloaking a cloaked ship. Rules MV-3.4.8-02, MV-A.1-18."""
    plot, cloaked = question.plot, question.situation.cloaked
    if plot.has(Code.CLOAK) and plot.has(Code.UNCLOAK):
        yield Refusal("MV-3.4.8-02", message("refusal-plot-cloak-both"))
    if plot.has(Code.CLOAK) and cloaked:
        yield Refusal("MV-3.4.8-02", message("refusal-plot-cloak-again"))
    if plot.has(Code.CLOAK) and not question.means.cloaks:
        yield Refusal("MV-3.4.8-02", message("refusal-plot-cloak-unable"))
    if plot.has(Code.UNCLOAK) and not cloaked:
        yield Refusal("MV-3.4.8-02", message("refusal-plot-cloak-off"))


def hidden_actions(question: Question) -> Iterator[Refusal]:
    """Refuse to ram, jump or retreat under cloak; the ship must come out first. Rules MV-3.4.8-03, -08."""
    plot = question.plot
    if not plot.has(Code.CLOAK) and (plot.has(Code.UNCLOAK) or not question.situation.cloaked):
        return
    for code in (Code.RAM, *DEPARTURES):
        if plot.has(code):
            yield Refusal("MV-3.4.8-08", message("refusal-plot-hidden", code=code.value))


MANOEUVRE_CHECKS: Final[tuple[Check, ...]] = (
    check(repeated, *ONCE),
    check(strained_parts, *STRAINS),
    check(ram_target, Code.RAM),
    check(attack_target, *JUMPS),
    check(cloaking, Code.CLOAK, Code.UNCLOAK),
    check(hidden_actions, Code.RAM, *DEPARTURES),
)


def speed_limits(question: Question) -> Iterator[Refusal]:
    """Refuse to speed up a cinematic ship beyond its limits. Rules MV-1.2.1-07, -08."""
    plot, course, means = question.plot, question.course, question.means
    if not isinstance(course, Cinematic):
        return
    change = plot.total(Code.FASTER) - plot.total(Code.SLOWER)
    speed = course.speed + change
    if change > 0 and speed > means.max_speed:
        yield Refusal("MV-1.2.1-07", message("refusal-plot-speed", speed=speed, most=means.max_speed))
    if change < 0 and -speed > means.reverse_speed:
        yield Refusal("MV-1.2.1-08", message("refusal-plot-reverse", speed=-speed, most=means.reverse_speed))


def cinematic_orders(question: Question) -> Iterator[Refusal]:
    """Refuse side thrust, stages and flips for cinematic ships. Rules MV-3.3.1-04, MV-3.3.2-03, MV-1.2.3-01."""
    if not isinstance(question.course, Cinematic):
        return
    plot = question.plot
    if plot.has(Code.PORT) or plot.has(Code.STARBOARD):
        yield Refusal("MV-3.3.1-04", message("refusal-plot-sideways"))
    if any(order.stage != WRITTEN_ORDER for order in plot.orders):
        yield Refusal("MV-1.2.1-06", message("refusal-plot-stage"))
    if plot.has(Code.FLIP):
        yield Refusal("MV-1.2.3-07", message("refusal-plot-flip"))


def newtonian_rotation(question: Question) -> Iterator[Refusal]:
    """Rotation is added in one direction, and the ship must pass through the facing of each thrust. Rules MV-1.2.2-10, -12."""
    course, plot = question.course, question.plot
    if not isinstance(course, Newtonian):
        return
    if plot.has(Code.RIGHT) and plot.has(Code.LEFT):
        yield Refusal("MV-1.2.2-10", message("refusal-plot-rotation"))
    rotation = new_rotation(plot, course.rotation)
    if any(thrust.stage > abs(rotation) for thrust in thrusts(plot, rotation)):
        yield Refusal("MV-1.2.2-12", message("refusal-plot-late-stage", steps=abs(rotation)))


def no_bridge(question: Question) -> Iterator[Refusal]:
    """Refuse a plot for a ship without an active bridge. Rules MV-2.1.1-04, MV-3.2.1-02."""
    if question.plot.orders and not question.means.bridges:
        yield Refusal("MV-2.1.1-04", message("refusal-plot-bridge"))


def steady_jump(question: Question) -> Iterator[Refusal]:
    """Ships that jump keep speed and heading. Rules MV-1.2.3-53, -62."""
    turns = (Code.RIGHT, Code.LEFT, Code.FLIP, *THRUST)
    if not any(question.plot.has(code) for code in turns):
        return
    for code, rule in ((Code.STRATEGIC_JUMP, "MV-1.2.3-53"), (Code.TACTICAL_JUMP, "MV-1.2.3-62")):
        if question.plot.has(code):
            yield Refusal(rule, message("refusal-plot-steady"))


METHOD_CHECKS: Final[tuple[Check, ...]] = (
    check(no_bridge),
    check(speed_limits, Code.FASTER, Code.SLOWER),
    check(cinematic_orders, *THRUST, Code.FLIP),
    check(newtonian_rotation, *THRUST, Code.RIGHT, Code.LEFT),
    check(steady_jump, *JUMPS),
)


_WAYS: Final = ("forward", "starboard", "backward", "port")


def unpaid(question: Question) -> Iterator[Refusal]:
    """Separate working drives and thrusters must pay for everything. Rules MV-1.2.0-04, MV-1.2.1-14, MV-1.2.3-02."""
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
            told = message("refusal-plot-thrusters", needed=needed, side=place_named(side.value), given=given)
            yield Refusal("MV-1.2.0-04", told)


def _short_of_drives(asked: Demand, means: Means) -> Iterator[Refusal]:
    for direction, way in enumerate(_WAYS):
        needed = asked.push(direction)
        given = sum(drive.points for drive in means.drives if direction in drive.pushes)
        if needed > given:
            yield Refusal("MV-1.2.0-04", message("refusal-plot-drives", needed=needed, way=way, given=given))


def _shared(question: Question) -> Iterator[Refusal]:
    """Yield why points that are enough in total cannot pay for a plot."""
    plot, means, course = question.plot, question.means, question.course
    without_flip = plot._replace(orders=tuple(order for order in plot.orders if order.code is not Code.FLIP))
    if plot.has(Code.FLIP) and payment(means, course, without_flip).covered:
        cost = SIDE_COSTS[Code.FLIP]
        yield Refusal("MV-1.2.3-07", message("refusal-plot-flip-cost", cost=cost))
    elif any(drive.thruster_points for drive in means.drives):
        yield Refusal("MV-3.3.3-02", message("refusal-plot-shared-advanced"))
    elif len(demand(plot, course).thrusters) > 1:
        yield Refusal("MV-1.2.1-14", message("refusal-plot-shared-thruster"))
    else:
        yield Refusal("MV-1.2.3-02", message("refusal-plot-shared-drive"))


PAYMENT_CHECKS: Final[tuple[Check, ...]] = (
    check(unpaid, *THRUST, Code.RIGHT, Code.LEFT, Code.EVASIVE, Code.ROLL, Code.FLIP, Code.CORKSCREW),
)


_WRONG_KIND: Final = {
    Code.CHARGE: ("MV-1.2.3-45", message("refusal-plot-needs-charge")),
    Code.RETREAT: ("MV-1.2.3-51", message("refusal-plot-needs-retreat")),
    Code.STRATEGIC_JUMP: ("MV-1.2.3-53", message("refusal-plot-needs-strategic")),
    Code.TACTICAL_JUMP: ("MV-1.2.3-62", message("refusal-plot-needs-tactical")),
}


def unable_drives(question: Question) -> Iterator[Refusal]:
    """Every FTL order needs a working drive of a kind that obeys it. Rules MV-1.2.3-45, -51, -53, -62."""
    for order in _ftl_orders(question):
        if not candidates(order, question.means):
            yield Refusal(*_WRONG_KIND[order.code])


def named_drives(question: Question) -> Iterator[Refusal]:
    """Refuse an FTL order that names several drives, because each warms up separately. Rule MV-3.3.7-03."""
    for order in _ftl_orders(question):
        if len(order.parts) > 1:
            told = message("refusal-plot-drives-named", code=order.code.value, count=len(order.parts))
            yield Refusal("MV-3.3.7-03", told)


def charge_counts(question: Question) -> Iterator[Refusal]:
    """FTL# is one more than the turns before and no more than the drive's rating. Rules MV-1.2.3-44, -46, -47."""
    plot, means, charges = question.plot, question.means, question.situation.charges
    orders = [order for order in plot.all(Code.CHARGE) if candidates(order, means)]
    for order in orders:
        if obeying(order, means, charges):
            continue
        if all(is_full(charges, drive) for drive in candidates(order, means)):
            yield Refusal("MV-1.2.3-47", message("refusal-plot-charged"))
        else:
            yield Refusal("MV-1.2.3-46", message("refusal-plot-charge-count", turns=order.amount))
    able = [order for order in orders if obeying(order, means, charges)]
    if len(warming(plot, means, charges)) < len(able):
        yield Refusal("MV-3.3.7-03", message("refusal-plot-charge-own"))


def charge_before_departure(question: Question) -> Iterator[Refusal]:
    """Refuse a jump or retreat without a full charge at the end of the turn before. Rules MV-1.2.3-44, -47."""
    for order in _ftl_orders(question):
        ready = candidates(order, question.means)
        if order.code in DEPARTURES and ready and not obeying(order, question.means, question.situation.charges):
            yield Refusal("MV-1.2.3-44", message("refusal-plot-uncharged", code=order.code.value))


def one_departure(question: Question) -> Iterator[Refusal]:
    """Refuse more than one way to leave or jump. Rule MV-2.1.1-02."""
    if sum(question.plot.has(code) for code in DEPARTURES) > 1:
        yield Refusal("MV-2.1.1-02", message("refusal-plot-departures"))


def too_few_dice(question: Question) -> Iterator[Refusal]:
    """Refuse a tactical jump with fewer than six dice. Rule MV-1.2.3-63."""
    for order in question.plot.all(Code.TACTICAL_JUMP):
        if order.amount < LEAST_DICE:
            yield Refusal("MV-1.2.3-63", message("refusal-plot-dice", least=LEAST_DICE, count=order.amount))


def _ftl_orders(question: Question) -> tuple[Order, ...]:
    return tuple(order for order in question.plot.orders if order.code in ABLE)


FTL_CHECKS: Final[tuple[Check, ...]] = (
    check(unable_drives, *ABLE),
    check(named_drives, *ABLE),
    check(charge_counts, Code.CHARGE),
    check(charge_before_departure, *DEPARTURES),
    check(one_departure, *DEPARTURES),
    check(too_few_dice, Code.TACTICAL_JUMP),
)


CHECKS: Final[tuple[Check, ...]] = (*METHOD_CHECKS, *PAYMENT_CHECKS, *MANOEUVRE_CHECKS, *FTL_CHECKS)

NOTHING_ELSE: Final = Situation()


def reasons(plot: Plot, means: Means, course: Course, situation: Situation = NOTHING_ELSE) -> tuple[Refusal, ...]:
    """Return every reason why a ship with these means and this course may not plot this; none if it may.

    A blank plot is always legal. Rules MV-1.2.0-01, -04, MV-2.1.1-02.
    """
    if not plot.orders:
        return ()
    question = Question(plot, means, course, situation)
    found: list[Refusal] = []
    for check in _concerned(frozenset([order.code for order in plot.orders])):
        found += check.refusals(question)
    return tuple(found)


_KNOWN: Final[dict[frozenset[Code], tuple[Check, ...]]] = {}
MOST_KNOWN: Final = 1000


def _concerned(codes: frozenset[Code]) -> tuple[Check, ...]:
    """Return the checks for plots with these codes; cached, because most plots of a battle have the same few."""
    found = _KNOWN.get(codes)
    if found is None:
        found = tuple(check for check in CHECKS if not check.concerns.isdisjoint(codes))
        if len(_KNOWN) < MOST_KNOWN:
            _KNOWN[codes] = found
    return found
