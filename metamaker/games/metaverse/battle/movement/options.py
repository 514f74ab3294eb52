"""Possible orders of a ship: every order that is legal separately, for prompts and menus."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.kinematics.course import Course
from metamaker.games.metaverse.battle.kinematics.ftl import ABLE, LEAST_DICE, charged, obeying
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.kinematics.payment import demand
from metamaker.games.metaverse.battle.movement.legality import Situation, reasons
from metamaker.games.metaverse.battle.plot.orders import FORMS, JUMPS, Code, Order, Plot
from metamaker.games.metaverse.battle.plot.text import MOST_AMOUNT
from metamaker.games.metaverse.model.arc import Arc
from metamaker.play.decision import Costs, Pool


class OrderRange(NamedTuple):
    """A code and the numbers after it, 0 for none; the components and the ships that it may name."""

    code: Code
    least: int = 0
    most: int = 0
    parts: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()

    def orders(self) -> Iterator[Order]:
        """Yield every possible order: each number, with each single component and each single ship that may be named."""
        attack = self.code in JUMPS
        targets = ("", *self.targets) if attack or not self.targets else self.targets
        for amount in range(self.least, self.most + 1):
            for part in self.parts or ("",):
                for target in targets:
                    yield Order(self.code, amount, parts=(part,) if part else (), target=target, attack=attack and bool(target))


def options(means: Means, course: Course, situation: Situation) -> tuple[OrderRange, ...]:
    """Return the orders that are legal separately; a plot must also pay for all of them. Rules MV-1.2.0-01, MV-3.3.0-03."""
    found: list[OrderRange] = []
    for code in Code:
        for option in _candidates(code, means, situation):
            most = _most(option, means, course, situation)
            if most is not None:
                found.append(option._replace(most=most))
    return tuple(found)


def _candidates(code: Code, means: Means, situation: Situation) -> Iterator[OrderRange]:
    """Yield a code with its widest range, which `_most` narrows."""
    if code is Code.CHARGE:
        for drive in means.ftl:
            turns = charged(situation.charges, drive) + 1
            yield OrderRange(code, turns, turns, (drive.ref,))
    elif code in ABLE:
        ready = tuple(drive.ref for drive in obeying(Order(code), means, situation.charges))
        if ready:
            least, most = (LEAST_DICE, MOST_AMOUNT) if code is Code.TACTICAL_JUMP else (0, 0)
            yield OrderRange(code, least, most, ready, () if code is Code.RETREAT else situation.enemies)
    elif code is Code.EMERGENCY_POWER:
        yield OrderRange(code, parts=tuple(drive.ref for drive in means.drives))
    elif code is Code.EMERGENCY_THRUST:
        turning = tuple(drive.ref for drive in means.drives if drive.thruster_points)
        yield OrderRange(code, parts=tuple(each.ref for each in means.thrusters) + turning)
    elif code is Code.RAM:
        yield OrderRange(code, targets=situation.enemies)
    else:
        yield OrderRange(code, 1, MOST_AMOUNT) if FORMS[code].amount else OrderRange(code)


def _most(option: OrderRange, means: Means, course: Course, situation: Situation) -> int | None:
    """Return the largest legal number after a code, None if the order is not legal."""
    target = option.targets[0] if option.code is Code.RAM and option.targets else ""
    found: int | None = None
    for amount in range(option.least, option.most + 1):
        plot = Plot((Order(option.code, amount, parts=option.parts[:1], target=target),))
        if reasons(plot, means, course, situation):
            break
        found = amount
        if option.code is Code.TACTICAL_JUMP:
            return option.most
    return found


_SIDES: Final = {Arc.PORT: "port thrusters", Arc.STARBOARD: "starboard thrusters"}
_WAYS: Final = ("drives forward", "drives to starboard", "drives backward", "drives to port")


def costs(order: Order, course: Course) -> Costs:
    """Return the thruster points by side and the drive points by direction that one order costs. Rule MV-1.2.0-04."""
    asked = demand(Plot((order,)), course)
    taken = [(name, asked.on(side)) for side, name in _SIDES.items()]
    taken += [(name, asked.push(way)) for way, name in enumerate(_WAYS)]
    return tuple([(name, amount) for name, amount in taken if amount])


def points(means: Means) -> tuple[Pool, ...]:
    """Return the points of all thrusters and drives, without emergency power. Rule MV-1.2.0-04."""
    turning = sum([drive.thruster_points for drive in means.drives])
    sides = [Pool(name, turning + sum([e.points for e in means.thrusters if e.side is side])) for side, name in _SIDES.items()]
    ways = [Pool(name, sum([e.points for e in means.drives if way in e.pushes])) for way, name in enumerate(_WAYS)]
    return (*sides, *ways)
