"""The boxes that a hit is due to take from an arc in its present state: of rolled dice, and exactly on average.

The sections on the way count as if they had boxes to spare, as in `hit_distribution`.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

from metamaker.games.metaverse.battle.ai.fire_worth import cover
from metamaker.games.metaverse.battle.ai.weapon_worth import ArcDefences
from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.words import Die
from metamaker.games.metaverse.rules.pulse import Struck
from metamaker.games.metaverse.rules.roll import Roll, rolls_of
from metamaker.games.metaverse.rules.strike import (
    Guard,
    Landed,
    boxes,
    is_deflected,
    needs_judge,
    passed,
    reacted,
    reacts,
)

KEPT = 4_000
"""The number of cached means, of some 0.5 kB each. A large battle needs about 1,500."""


class Spread(NamedTuple):
    """A mean and a variance."""

    mean: float
    variance: float


NONE = Spread(0.0, 0.0)

Branch = tuple[float, int, float]
"""A possible effect of a die: its chance, shield hits lost, boxes."""

Effect = Callable[[int, int], Sequence[Branch]]
"""The possible effects of a die with a face on a number of shield hits."""


def spread_of(outcomes: Sequence[tuple[float, float]]) -> Spread:
    """Return the mean and the variance of results with their chances."""
    mean = sum([chance * result for chance, result in outcomes])
    return Spread(mean, max(0.0, sum([chance * result * result for chance, result in outcomes]) - mean * mean))


def ascending(dice: int, faces: int, shields: int, effect: Effect) -> Spread:
    """Return the mean and the variance of the boxes of all dice, applied in ascending order. Rule MV-1.3.5-10."""
    if not shields:
        one = spread_of([(chance / faces, taken) for face in range(1, faces + 1) for chance, _, taken in effect(face, 0)])
        return Spread(dice * one.mean, dice * one.variance)
    known = cache(lambda face, hits: _merged(effect(face, hits)))
    left: dict[int, _Ways] = {dice: {shields: (1.0, 0.0, 0.0)}}
    for face in range(1, faces + 1):
        left = _shown(left, face, 1 / (faces - face + 1), known)
    done = left[0].values()
    mean, square = sum([each[1] for each in done]), sum([each[2] for each in done])
    return Spread(mean, max(0.0, square - mean * mean))


def _merged(branches: Sequence[Branch]) -> list[Branch]:
    """Return branches with the same effect as one."""
    found: dict[tuple[int, float], float] = {}
    for chance, lost, taken in branches:
        found[lost, taken] = found.get((lost, taken), 0.0) + chance
    return [(chance, lost, taken) for (lost, taken), chance in found.items()]


_Ways = dict[int, tuple[float, float, float]]
"""By the shield hits left: their chance, and its products with the boxes so far and with their square."""


def _shown(left: dict[int, _Ways], face: int, share: float, effect: Effect) -> dict[int, _Ways]:
    """Return the chances after all dice that show a face, by the number of dice with later faces."""
    after: dict[int, _Ways] = {}
    for number, ways in left.items():
        now = ways
        for dice in range(number + 1):
            chance = comb(number, dice) * share**dice * (1 - share) ** (number - dice)
            if chance:
                _add(after.setdefault(number - dice, {}), now, chance)
            if dice < number:
                now = _struck(now, face, effect)
    return after


def _add(into: _Ways, ways: _Ways, share: float) -> None:
    for shields, (chance, first, second) in ways.items():
        known = into.get(shields, (0.0, 0.0, 0.0))
        into[shields] = known[0] + share * chance, known[1] + share * first, known[2] + share * second


def _struck(ways: _Ways, face: int, effect: Effect) -> _Ways:
    """Return the chances after one more die with a face."""
    after: _Ways = {}
    for shields, (chance, first, second) in ways.items():
        for share, lost, taken in effect(face, shields):
            moved = chance, first + chance * taken, second + 2 * first * taken + chance * taken * taken
            _add(after, {shields - lost: moved}, share)
    return after


class Hit:
    """A hit of a weapon on an arc with the defences of `met`, see `battle.damage.strike.Shot`."""

    def __init__(self, plan: WeaponPlan, met: ArcDefences, loss: int, halved: bool) -> None:
        self.plan = plan
        self.traits = plan.traits
        self.guard = Guard(met.deflector, met.adaptation, met.armour, Struck(met.fuel, met.ems, met.mass_factor))
        self.shields = met.shields
        self.way = met.layers
        self.loss = loss
        self.halved = halved

    def expected(self) -> Spread:
        """Return the mean and the variance of the boxes."""
        return ascending(self.plan.pulse, self.plan.faces or 1, self.shields, self._effect)

    def due(self, faces: Sequence[int], judges: Sequence[int], extras: Sequence[int]) -> float:
        """Return the boxes of rolled dice, as `DamageRolled` lists them."""
        rolls = [self.traits.rolls[face - 1] for face in faces] or [self.traits.rolls[0]] * self.plan.pulse
        further, left, total = iter(extras), self.shields, 0.0
        for place, roll in enumerate(rolls):
            if is_deflected(self.traits, roll, self.guard, rolls_of(Die.D2)[judges[place] - 1] if judges else None):
                continue
            extra = self.traits.rolls[next(further) - 1] if reacts(self.traits, roll) else None
            lost, taken = self._pulse(roll, extra, left)
            left, total = left - lost, total + taken
        return total

    def stopped_nothing(self, roll: Roll) -> float:
        """Return the damage of a die that meets no defence."""
        return passed(self.traits, roll, (self.loss,), Guard(0, 0, 0, self.guard.struck), 0, halved=self.halved).amount

    def _effect(self, face: int, shields: int) -> list[Branch]:
        roll = self.traits.rolls[face - 1]
        judges = rolls_of(Die.D2) if needs_judge(self.traits, self.guard) else (None,)
        return [
            (share / len(judges), lost, taken) for judge in judges for share, lost, taken in self._judged(roll, judge, shields)
        ]

    def _judged(self, roll: Roll, judge: Roll | None, shields: int) -> Iterator[tuple[float, int, float]]:
        if is_deflected(self.traits, roll, self.guard, judge):
            yield 1.0, 0, 0.0
        elif reacts(self.traits, roll):
            for extra in self.traits.rolls:
                yield 1 / len(self.traits.rolls), *self._pulse(roll, extra, shields)
        else:
            yield 1.0, *self._pulse(roll, None, shields)

    def _pulse(self, roll: Roll, extra: Roll | None, shields: int) -> tuple[int, float]:
        """Return the effect of a pulse with its extra die: shield hits lost, boxes."""
        traits, losses = self.traits, (self.loss,)
        first = passed(traits, roll, losses, self.guard, shields, halved=self.halved)
        lost, again = int(first.shields), 0
        if extra is not None and not is_deflected(traits, extra, self.guard):
            second = reacted(traits, extra, losses, self.guard, shields - lost, halved=self.halved)
            lost, again = lost + int(second.shields), int(second.hull)
        pulse = Landed(lost, int(first.hull), int(first.behind), again)
        return lost, float(boxes(self.plan.definition.damage_effect, pulse, self.way))


def hit_on(vessel: Vessel, arc: int, plan: WeaponPlan, loss: int = 0, *, halved: bool = False) -> Hit:
    """Return a hit of a weapon on an arc of a ship in its present state."""
    return Hit(plan, cover(vessel, arc, kinetic=plan.kinetic, deep=not plan.raking), loss, halved)


def expected(vessel: Vessel, arc: int, plan: WeaponPlan, loss: int = 0, *, halved: bool = False) -> Spread:
    """Return the mean and the variance of the boxes of a hit on an arc of a ship in its present state."""
    return _expected(plan, cover(vessel, arc, kinetic=plan.kinetic, deep=not plan.raking), loss, halved)


@lru_cache(maxsize=KEPT)
def _expected(plan: WeaponPlan, met: ArcDefences, loss: int, halved: bool) -> Spread:
    return Hit(plan, met, loss, halved).expected()
