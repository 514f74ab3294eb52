"""Exact effect of one hit of a weapon on a target: every outcome of all its dice with its probability."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb, lcm
from typing import NamedTuple

from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageType, DefenceType
from metamaker.games.metaverse.rules.pulse import Struck, traits_of
from metamaker.games.metaverse.rules.roll import Roll, rolled, thrown_faces
from metamaker.games.metaverse.rules.strike import Guard, boxes, landed
from metamaker.games.metaverse.stats.defences import arc_stats
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.play.dice import Dice, outcomes


@dataclass(frozen=True, slots=True)
class ArcTarget:
    """An arc with undamaged defences. `layers`: hull layers of the sections on the way, the struck one first.

    `adaptation` is the level reached. `deflector` is the highest rating of `deflector_type`.
    """

    armour_rating: int = 0
    armour_type: DefenceType = DefenceType.ENERGY_KINETIC
    plates: int = 0
    shield_hits: int = 0
    shield_type: DefenceType = DefenceType.ENERGY_KINETIC
    adaptation: int = 0
    deflector: int = 0
    deflector_type: DefenceType = DefenceType.ENERGY_KINETIC
    layers: tuple[int, ...] = (2, 3, 2)
    ems: int = 2
    mass_factor: int = 4
    target_rating: int = 1
    ew: int = 0

    def shields_against(self, damage: DamageType) -> int:
        """Return the shield hits that stop fire of this type. Rule MV-3.1.5-02."""
        return self.shield_hits if self.shield_type.meets(damage) else 0

    def guard(self, damage: DamageType) -> Guard:
        """Return the other defences against fire of this type; the armour rating of any type feeds AM (MV-3.6.14-24)."""
        return Guard(
            deflector=self.deflector if self.deflector_type.meets(damage) else 0,
            adaptation=self.adaptation,
            armour=self.armour_rating + self.plates if self.armour_type.meets(damage) else 0,
            struck=Struck(self.armour_rating, self.ems, self.mass_factor),
        )


def target_of(design: Design, arc: Arc, damage: DamageType) -> ArcTarget:
    """Return an undamaged arc of a design as a target of fire of one type, without adaptation."""
    stats, whole, ship = arc_stats(design)[arc], ship_stats(design), design.ship
    defence = stats.defence
    return (
        ArcTarget(
            armour_rating=defence.armour_rating,
            armour_type=defence.armour_type,
            plates=defence.ablative_plates,
            shield_hits=defence.shield_hits,
            shield_type=defence.shield_type,
            deflector=stats.deflector(damage),
            layers=_way(design, arc),
            ems=whole.ems,
            mass_factor=whole.mass_factor,
            target_rating=whole.target_rating,
            ew=parts(design).best(ComponentKind.EW_ARRAY),
        )
        if ship.sections.core
        else ArcTarget()
    )


def _way(design: Design, arc: Arc) -> tuple[int, ...]:
    """Return the layers from an arc through the core to the far side. Rules MV-1.3.6-10, -11."""
    names = (SectionName(arc.value), SectionName.CORE, SectionName(arc.opposite.value))
    standing = dict(design.ship.sections.standing())
    return tuple(max(1, standing[name].hull_layers) for name in names if name in standing) or (1,)


HITS_KEPT = 2_000
"""The number of cached distributions, of some 3 kB each: 6 MB.

Thirty battles of all samples with the careful captain need 749.
"""


class Outcome(NamedTuple):
    """The result of a hit: shield hits lost, hull boxes lost."""

    shields: int
    boxes: int


@dataclass(frozen=True, slots=True)
class Distribution:
    """All outcomes of a hit with their probabilities, which add up to 1."""

    chances: tuple[tuple[Outcome, Fraction], ...]

    def of_boxes(self) -> dict[int, Fraction]:
        """Return the probability of each number of hull boxes, fewest first."""
        return self._summed(1)

    def of_shields(self) -> dict[int, Fraction]:
        """Return the probability of each number of shield hits, fewest first."""
        return self._summed(0)

    def _summed(self, part: int) -> dict[int, Fraction]:
        found: defaultdict[int, Fraction] = defaultdict(Fraction)
        for outcome, chance in self.chances:
            found[outcome[part]] += chance
        return dict(sorted(found.items()))

    @property
    def mean_boxes(self) -> Fraction:
        """The mean of the hull boxes."""
        return sum((outcome.boxes * chance for outcome, chance in self.chances), Fraction(0))

    @property
    def mean_shields(self) -> Fraction:
        """The mean of the shield hits."""
        return sum((outcome.shields * chance for outcome, chance in self.chances), Fraction(0))

    @property
    def nothing(self) -> Fraction:
        """The chance that a hit has no effect at all."""
        return dict(self.chances).get(Outcome(0, 0), Fraction(0))


@lru_cache(maxsize=HITS_KEPT)
def hit_distribution(weapon: Weapon, target: ArcTarget, loss: int = 0) -> Distribution:
    """Return the effect of a hit with all its pulses on an undamaged target.

    `loss` is subtracted from each pulse (range bands, area). Dice are applied in ascending order (MV-1.3.5-10), so that low
    results reduce the shields. Sections have boxes to spare; AoE, further victims and the critical hits of IO are not included.
    """
    shot = _Shot(weapon, target.guard(weapon.damage_type), target.layers, loss)
    first = target.shields_against(weapon.damage_type)
    done: defaultdict[int, int] = defaultdict(int)
    left: _States = {weapon.pulse: {first: 1}}
    for place, roll in enumerate(shot.faces):
        # without shields, the order of dice does not matter
        bare = {dice: ways.pop(0) for dice, ways in left.items() if 0 in ways}
        if bare:
            done[0] += _finished(bare, shot.of_later(place))
        left = _shown(shot, roll, left)
    for shields, packed in left.get(0, {}).items():
        done[shields] += packed
    chances = (
        (Outcome(first - shields, taken), Fraction(ways, shot.total))
        for shields, packed in done.items()
        for taken, ways in shot.unpacked(packed)
    )
    return Distribution(tuple(sorted(chances)))


_States = dict[int, dict[int, int]]
"""The ways to each number of shield hits left, by the number of dice that show a later face."""


class _Shot:
    """A shot: the effect of one die of each face on each number of shield hits, in whole ways out of `unit`.

    One whole number packs the ways to all numbers of boxes, with `digit` bits (whole bytes) for each. Adding and multiplying
    such numbers counts all of them at once, so that a volley of twenty dice takes milliseconds.
    """

    def __init__(self, weapon: Weapon, guard: Guard, way: tuple[int, ...], loss: int) -> None:
        self.weapon, self.traits, self.guard, self.way, self.loss = weapon, traits_of(weapon), guard, way, loss
        faces = range(1, thrown_faces(weapon.damage_die) + 1)
        self.faces = tuple(rolled(weapon.damage_die, face) for face in faces)
        self.unit = lcm(*(chance.denominator for roll in self.faces for chance, _ in self._pulse(roll, 0)))
        self.total = (len(self.faces) * self.unit) ** weapon.pulse
        self.digit = -(-self.total.bit_length() // 8) * 8
        self._known: dict[tuple[Roll, int], tuple[tuple[int, int, int], ...]] = {}

    def _pulse(self, roll: Roll, shield_hits: int) -> list[tuple[Fraction, Outcome]]:
        def play(dice: Dice) -> Outcome:
            pulse = landed(self.traits, roll, self.loss, self.guard, shield_hits, dice)
            return Outcome(pulse.shields, boxes(self.weapon.damage_effect, pulse, self.way))

        return list(outcomes(play))

    def effects(self, roll: Roll, shield_hits: int) -> tuple[tuple[int, int, int], ...]:
        """Return the possible effects of one die: shield hits lost, the place of its boxes in a packed number, their ways."""
        key = roll, shield_hits
        if key not in self._known:
            found: defaultdict[Outcome, int] = defaultdict(int)
            for chance, outcome in self._pulse(roll, shield_hits):
                found[outcome] += int(chance * self.unit)
            self._known[key] = tuple((lost, taken * self.digit, ways) for (lost, taken), ways in found.items())
        return self._known[key]

    def of_later(self, place: int) -> int:
        """Return the ways to all numbers of boxes of one die with the face at `place` or a later one, without shields."""
        return sum(ways << shift for roll in self.faces[place:] for _, shift, ways in self.effects(roll, 0))

    def unpacked(self, packed: int) -> Iterator[tuple[int, int]]:
        """Yield each possible number of boxes with the number of its ways."""
        size = self.digit // 8
        digits = packed.to_bytes(-(-packed.bit_length() // 8), "little")
        for taken, start in enumerate(range(0, len(digits), size)):
            ways = int.from_bytes(digits[start : start + size], "little")
            if ways:
                yield taken, ways


def _finished(bare: dict[int, int], one: int) -> int:
    """Return the ways to all numbers of boxes after the remaining dice; `one` has those of each of them."""
    ways = 0
    for dice in range(max(bare, default=0), -1, -1):
        ways = ways * one + bare.get(dice, 0)
    return ways


def _shown(shot: _Shot, roll: Roll, left: _States) -> _States:
    """Return the states after none, one, two … of the remaining dice have shown `roll`."""
    following: defaultdict[int, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    for most, start in left.items():
        now = start
        for dice in range(most + 1):
            choices = comb(most, dice)
            for shields, packed in now.items():
                following[most - dice][shields] += choices * packed
            if dice < most:
                now = _struck(shot, roll, now)
    return following


def _struck(shot: _Shot, roll: Roll, now: dict[int, int]) -> dict[int, int]:
    """Return the ways to each remaining number of shield hits after one more die that shows `roll`."""
    struck: defaultdict[int, int] = defaultdict(int)
    for shields, packed in now.items():
        for lost, shift, ways in shot.effects(roll, shields):
            struck[shields - lost] += (packed * ways) << shift
    return struck
