"""A limited choice of plots that the working drives and thrusters of a ship can pay for."""

from typing import Final

from metamaker.games.metaverse.battle.kinematics.course import STILL, Cinematic, Course, Newtonian
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.kinematics.payment import payment
from metamaker.games.metaverse.battle.plot.orders import BLANK, THRUST, Code, Order, Plot
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.play.geometry import Point

MOST_EVASIVES: Final = 3
"""The maximum number of evasives in a candidate. Each further one adds as many plots to evaluate as there are without evasives.

With 1 or 6 an earlier careful captain won 50% (± 3) of 360 duels against itself.
"""


class Choice:
    """A plot with its turns to the right (negative: to the left) and its change of speed.

    A Newtonian ship's turns are added to its rotation, and its thrust is only in the plot. `dodges` are the same plot with one
    evasive, two, and so on, as far as the ship can pay for them. `rolls`: the sides of the ship are swapped.
    """

    def __init__(self, turns: int, change: int, plot: Plot, dodges: tuple[Plot, ...] = (), *, rolls: bool = False) -> None:
        self.turns = turns
        self.change = change
        self.plot = plot
        self.dodges = dodges
        self.rolls = rolls

    def dodging(self, evasives: int) -> Plot:
        """Return the plot with this number of evasives, which must be in `dodges`."""
        return self.dodges[evasives - 1] if evasives else self.plot


DRIFT: Final = Choice(0, 0, BLANK)
"""A blank plot."""

Candidates = tuple[Choice, ...]

CANDIDATES_KEPT: Final = 5_000
"""The number of cached candidate lists: about 5 kB each, up to 25 MB. Thirty battles of the samples leave 36 of them."""

_known: dict[tuple[object, ...], Candidates] = {}
"""Candidates by everything they depend on: in battle after battle, ships lose the same drives."""


def candidates(means: Means, *, mirrored: bool, evasives: bool, rolls: bool = False) -> Candidates:
    """Return affordable plots of turns and thrust, with evasives and rolls if wanted; a blank plot only with evasives.

    Speed limits depend on the course and are not checked here. A ship without a bridge has no plots (MV-2.1.1-04).
    """
    if not means.bridges:
        return ()
    key = means.method, means.systems.drives, means.systems.thrusters, mirrored, evasives, rolls
    found = _known.get(key)
    if found is None:
        if len(_known) >= CANDIDATES_KEPT:
            _known.clear()
        found = _known[key] = _candidates(means, mirrored=mirrored, evasives=evasives, rolls=rolls)
    return found


def _candidates(means: Means, *, mirrored: bool, evasives: bool, rolls: bool) -> Candidates:
    if means.method is MovementMethod.CINEMATIC:
        steady: Course = Cinematic(Point(0, 0), 0, 0, mirrored)
        wanted = _cinematic(means)
    else:
        steady = Newtonian(Point(0, 0), 0, STILL, 0, mirrored)
        wanted = _newtonian(means)
    most = MOST_EVASIVES if evasives else 0
    found: list[Choice] = []
    for choice in wanted:
        if choice.plot.orders and not payment(means, steady, choice.plot).covered:
            continue
        dodges = _dodges(means, steady, choice.plot, most)
        if choice.plot.orders or dodges:
            found.append(Choice(choice.turns, choice.change, choice.plot, dodges))
        if rolls:
            rolling = Plot((*choice.plot.orders, Order(Code.ROLL)))
            if payment(means, steady, rolling).covered:
                dodges = _dodges(means, steady, rolling, most)
                found.append(Choice(choice.turns, choice.change, rolling, dodges, rolls=True))
    return tuple(found)


def _dodges(means: Means, steady: Course, plot: Plot, most: int) -> tuple[Plot, ...]:
    """Return a plot with one evasive, two, and so on up to `most`, as far as the ship can pay for them."""
    found: list[Plot] = []
    for count in range(1, most + 1):
        more = Plot((*plot.orders, Order(Code.EVASIVE, count)))
        if not payment(means, steady, more).covered:
            break
        found.append(more)
    return tuple(found)


def _cinematic(means: Means) -> list[Choice]:
    systems = means.systems
    advanced = sum([drive.points for drive in systems.advanced])
    turning = sum([drive.thruster_points for drive in systems.advanced])
    sides = [sum([each.points for each in side]) for side in systems.sides]
    along = sum([each.points for each in systems.axes[0]]) + advanced
    ahead, back = [sum([each.points for each in systems.directions[way]]) + along for way in (0, 2)]
    right, left = [_turn_amounts(min(side + turning, MOST_TURNS)) for side in sides]
    turns = [*right, *[-amount for amount in left if amount]]
    changes = [*_amounts(ahead), *[-amount for amount in _amounts(back) if amount]]
    return [Choice(turn, change, Plot((*_change(change), *_turn(turn)))) for turn in turns for change in changes]


MOST_TURNS: Final = 8
"""A half turn: farther headings are nearer the other way.

With half of it an earlier plain captain won 50% (± 2) of mirrored duels.
"""


def _amounts(most: int) -> list[int]:
    """Return zero, half of an amount and all of it."""
    return sorted({0, most // 2, most})


def _turn_amounts(most: int) -> list[int]:
    """Return zero, one, half and all of the turns: an agile ship must be able to stop its bow where its guns bear."""
    return sorted({*_amounts(most), min(most, 1)})


def _turn(turns: int) -> tuple[Order, ...]:
    if not turns:
        return ()
    return (Order(Code.RIGHT, turns),) if turns > 0 else (Order(Code.LEFT, -turns),)


def _change(change: int) -> tuple[Order, ...]:
    if not change:
        return ()
    return (Order(Code.FASTER, change),) if change > 0 else (Order(Code.SLOWER, -change),)


PUSHED_TURNS: Final = 2
MOST_SPIN: Final = 4
"""The maximum number of turns with a push and without: thrusters must be able to stop a spin as quickly as they can.

Each turn combined with pushes adds as many plots as there are pushes. Other numbers were not tried.
"""


def _newtonian(means: Means) -> list[Choice]:
    found: list[Choice] = []
    for turn in sorted(range(-MOST_SPIN, MOST_SPIN + 1), key=abs):
        found.append(Choice(turn, 0, Plot(_turn(turn))))
        if abs(turn) <= PUSHED_TURNS:
            found += [Choice(turn, push.amount, Plot((*_turn(turn), push))) for push in _pushes(means)]
    return found


def _pushes(means: Means) -> list[Order]:
    """Return half and all of the thrust in each direction."""
    systems = means.systems
    advanced = sum([drive.points for drive in systems.advanced])
    found: list[Order] = []
    for way, code in enumerate(THRUST):
        points = sum([each.points for each in (*systems.directions[way], *systems.axes[way % 2])]) + advanced
        found += [Order(code, amount) for amount in sorted({points // 2, points} - {0})]
    return found


class CandidateCache:
    """A cache of the candidates of ships, renewed when their drives or sides change."""

    def __init__(self, *, evasives: bool, rolls: bool = False) -> None:
        self._evasives = evasives
        self._rolls = rolls
        self._known: dict[tuple[str, bool], tuple[Means, Candidates]] = {}

    def of(self, key: str, means: Means, *, mirrored: bool) -> Candidates:
        """Return the candidates of the ship `key` with these means."""
        known = self._known.get((key, mirrored))
        if known is not None and known[0] is means:
            return known[1]
        found = candidates(means, mirrored=mirrored, evasives=self._evasives, rolls=self._rolls)
        self._known[key, mirrored] = means, found
        return found
