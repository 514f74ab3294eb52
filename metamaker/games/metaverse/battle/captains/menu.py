"""A bounded choice of plots that the working drives and thrusters can pay for, kept as long as it holds."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.kinematics.course import STILL, Cinematic, Course, Newtonian
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.kinematics.payment import payment
from metamaker.games.metaverse.battle.plot.orders import THRUST, Code, Order, Plot
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.play.plane import Point

MOST_EVASIVES = 3
"""Each count more is as many plots again, of which every one is weighed.

With 1 or 6 captains won 50 (± 3) of a hundred of 360 duels.
"""


class Choice(NamedTuple):
    """A plot and what it comes to: turns to the right (negative: to the left), change of speed, evasives.

    A Newtonian ship's turns are added to its rotation; of its thrust the plot alone tells.
    """

    turns: int
    change: int
    evasives: int
    plot: Plot


Menu = tuple[Choice, ...]

MENUS_KEPT = 5_000
"""Menus of some 5 kB, 25 MB at most. Thirty battles of the samples leave 36 of them."""

_known: dict[tuple[object, ...], Menu] = {}
"""Menus by all that they depend on: battle after battle, ships lose the same drives."""


def menu(means: Means, *, mirrored: bool, evasives: bool) -> Menu:
    """Return plots of turns, thrust and, if asked for, evasives that can be paid for; all but the empty one.

    Speed limits are the course's to know. Nothing without a bridge (MV-2.1.1-04).
    """
    if not means.bridges:
        return ()
    key = means.method, means.systems.drives, means.systems.thrusters, mirrored, evasives
    found = _known.get(key)
    if found is None:
        if len(_known) >= MENUS_KEPT:
            _known.clear()
        found = _known[key] = _menu(means, mirrored=mirrored, evasives=evasives)
    return found


def _menu(means: Means, *, mirrored: bool, evasives: bool) -> Menu:
    if means.method is MovementMethod.CINEMATIC:
        steady: Course = Cinematic(Point(0, 0), 0, 0, mirrored)
        wanted = _cinematic(means)
    else:
        steady = Newtonian(Point(0, 0), 0, STILL, 0, mirrored)
        wanted = _newtonian(means)
    counts = range(MOST_EVASIVES + 1 if evasives else 1)
    dodging = [count for count in counts if not count or payment(means, steady, Plot((_evasive(count),))).covered]
    return tuple(
        [
            each
            for choice in wanted
            for count in dodging
            if (each := _dodging(choice, count)).plot.orders and payment(means, steady, each.plot).covered
        ]
    )


def _evasive(count: int) -> Order:
    return Order(Code.EVASIVE, count)


def _dodging(choice: Choice, count: int) -> Choice:
    if not count:
        return choice
    return choice._replace(evasives=count, plot=Plot((*choice.plot.orders, _evasive(count))))


def _cinematic(means: Means) -> list[Choice]:
    systems = means.systems
    advanced = sum([drive.points for drive in systems.advanced])
    turning = sum([drive.thruster_points for drive in systems.advanced])
    sides = [sum([each.points for each in side]) for side in systems.sides]
    along = sum([each.points for each in systems.axes[0]]) + advanced
    ahead, back = [sum([each.points for each in systems.directions[way]]) + along for way in (0, 2)]
    right, left = [_amounts(min(side + turning, MOST_TURNS)) for side in sides]
    turns = [*right, *[-amount for amount in left if amount]]
    changes = [*_amounts(ahead), *[-amount for amount in _amounts(back) if amount]]
    return [Choice(turn, change, 0, Plot((*_change(change), *_turn(turn)))) for turn in turns for change in changes]


MOST_TURNS = 8
"""Half around: the rest is reached the other way. Half of it makes no difference: 50 (± 2) of a hundred mirrored duels."""


def _amounts(most: int) -> list[int]:
    """Return nothing, half and the most of an amount."""
    return sorted({0, most // 2, most})


def _turn(turns: int) -> tuple[Order, ...]:
    if not turns:
        return ()
    return (Order(Code.RIGHT, turns),) if turns > 0 else (Order(Code.LEFT, -turns),)


def _change(change: int) -> tuple[Order, ...]:
    if not change:
        return ()
    return (Order(Code.FASTER, change),) if change > 0 else (Order(Code.SLOWER, -change),)


def _newtonian(means: Means) -> list[Choice]:
    systems = means.systems
    advanced = sum([drive.points for drive in systems.advanced])
    found: list[Choice] = []
    for turn in (0, 1, -1, 2, -2):
        found.append(Choice(turn, 0, 0, Plot(_turn(turn))))
        for way, code in enumerate(THRUST):
            points = sum([each.points for each in (*systems.directions[way], *systems.axes[way % 2])]) + advanced
            found += [
                Choice(turn, amount, 0, Plot((*_turn(turn), Order(code, amount))))
                for amount in sorted({points // 2, points} - {0})
            ]
    return found


class Menus:
    """The menus of ships, made anew when their drives or sides change."""

    def __init__(self, *, evasives: bool) -> None:
        self._evasives = evasives
        self._known: dict[tuple[str, bool], tuple[Means, Menu]] = {}

    def of(self, key: str, means: Means, *, mirrored: bool) -> Menu:
        """Return the menu of the ship `key` with these means."""
        known = self._known.get((key, mirrored))
        if known is not None and known[0] is means:
            return known[1]
        found = menu(means, mirrored=mirrored, evasives=self._evasives)
        self._known[key, mirrored] = means, found
        return found
