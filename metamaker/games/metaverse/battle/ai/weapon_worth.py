"""The weapons of a design that can fire at starships, and the exact value of a hit, a shot and a broadside."""

from typing import Final, NamedTuple

from metamaker.core.memo import memo
from metamaker.games.metaverse.battle.blueprint import WeaponPlan, blueprint
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.words import DefenceType
from metamaker.games.metaverse.rules.hit import D20, DIRECT_REACH_CM, hit_faces, range_bands
from metamaker.games.metaverse.stats.damage_distribution import ArcTarget, Distribution, hit_distribution

MILLI: Final = 1000
"""Values are whole thousandths, so that plans are the same on every machine."""

EFFECTS_KEPT: Final = 20_000
"""The number of cached effects of a weapon, by DefencesMet: duel after duel asks for the same ones.

It limits memory if fleets change; others were not tried.
"""


class ArcDefences(NamedTuple):
    """All that an arc has now against fire of one type. `layers`: those of the sections on the way, the struck one first.

    `fuel` is the armour rating of any type, on which AM feeds.
    """

    shields: int
    adaptation: int
    armour: int
    fuel: int
    deflector: int
    layers: tuple[int, ...]
    ems: int
    mass_factor: int


Stopping = tuple[int, int, int, int]
"""The part of an arc's defences that depends on the type of fire: shields, adaptation, armour, deflector."""


class Effect(NamedTuple):
    """The exact mean of a hit with all its pulses, in 1/1000: shield hits and hull boxes lost."""

    shields: int
    boxes: int


class Gun:
    """One weapon of a design; copies of one definition share their `effects`, calculated at first use."""

    def __init__(
        self, number: int, ref: str, sectors: tuple[int, ...], plan: WeaponPlan, effects: dict[object, Effect]
    ) -> None:
        self.number = number
        self.bit = 1 << number
        self.ref = ref
        self.sectors = sectors
        self.plan = plan
        self.kinetic = plan.kinetic
        self.width_cm = plan.range_cm
        self.limited = plan.limited
        self._effects = effects

    def effect(self, cover: ArcDefences, loss: int) -> Effect:
        """Return the effect of a hit on an arc with this cover; `loss` is taken off each pulse."""
        try:
            return self._effects[cover, loss]
        except KeyError:
            if len(self._effects) >= EFFECTS_KEPT:
                self._effects.clear()
            found = self._effects[cover, loss] = _effect(self.plan, cover, loss)
            return found


def _effect(plan: WeaponPlan, cover: ArcDefences, loss: int) -> Effect:
    chances = hit_on(plan, cover, loss)
    return Effect(int(chances.mean_shields * MILLI), int(chances.mean_boxes * MILLI))


def hit_on(plan: WeaponPlan, cover: ArcDefences, loss: int) -> Distribution:
    """Return all that a hit may do to an arc with this cover; `loss` is taken off each pulse."""
    # the cover holds only defences that stop this fire, so it counts as being of that type
    both = DefenceType.ENERGY_KINETIC
    target = ArcTarget(
        armour_rating=cover.fuel,
        armour_type=both,
        plates=cover.armour - cover.fuel,
        shield_hits=cover.shields,
        shield_type=both,
        adaptation=cover.adaptation,
        deflector=cover.deflector,
        deflector_type=both,
        layers=cover.layers,
        ems=cover.ems,
        mass_factor=cover.mass_factor,
    )
    return hit_distribution(plan.definition, target, loss)


@memo
def guns(design: Design) -> tuple[Gun, ...]:
    """Return the direct weapons of a design that may fire at starships, in record-sheet order.

    Rules MV-1.3.1-03, MV-3.6.8-02.
    """
    effects: dict[str, dict[object, Effect]] = {}
    return tuple(
        Gun(system.number, system.ref, system.sectors, system.weapon, effects.setdefault(system.weapon.id, {}))
        for system in blueprint(design).systems
        if system.weapon is not None and system.weapon.direct and system.weapon.at_starships and system.weapon.range_cm > 0
    )


def has_use(plan: WeaponPlan) -> bool:
    """Return whether a weapon can affect anything in a battle without starfighters: starships, direct fire or salvos.

    A direct one without a range only affects salvos. Rules MV-1.3.1-03, -05, MV-3.6.8-02.
    """
    return plan.at_indirect or ((plan.range_cm > 0 or not plan.direct) and (plan.at_starships or plan.at_direct))


STEP_CM: Final = 5
"""Distances within one step are judged alike; all bands of weapons are multiples of it (MV-3.6.6-01)."""

SHIELD_SHARE: Final = 3
"""The value of a shield hit, in tenths of a box, because shields regenerate.

It is a guess with little effect: plain captains of an earlier version with 1, 6 or 10 won 50%, 51% and 52% (± 2) of mirrored
duels.
"""

KEPT: Final = 20_000
"""The number of cached DefencesMet and values of single weapons.

It limits memory; a full cache is cleared. Other values were not tried.
"""

TABLES_KEPT: Final = 2_000
"""Tables of some 1.5 kB, 3 MB at most for a design. Others were not tried."""

SECTORS: Final = range(8)
STEPS: Final = DIRECT_REACH_CM // STEP_CM
"""The range of direct fire in steps."""

ROW: Final = STEPS + 1
"""The places of a sector in a `Table`: by steps, the first of which is not used."""

UNKNOWN: Final = -1

Table = list[int]
"""Damage of the weapons that bear on a sector at a distance, at `sector * ROW + steps`; UNKNOWN until calculated."""

_BARE: Final = ArcDefences(0, 0, 0, 0, 0, (3,), 2, 4)
"""A target without defences, so that the distance depends on range only. Others were not tried."""

_SENSOR: Final = 12
"""A usual array, for the distance that a captain wishes for. Others were not tried."""


NEARLY: Final = 5
"""The maximum difference (one in n) to the best sector for a sector to count as equal. Others were not tried."""


class DefencesMet:
    """The defences of an arc against energy and kinetic fire, and a number for the pair."""

    def __init__(self, number: int, energy: ArcDefences, kinetic: ArcDefences) -> None:
        self.number = number
        self.energy = energy
        self.kinetic = kinetic


class Battery:
    """The weapons of a design. Results are kept for all battles, because they depend only on the arguments."""

    def __init__(self, design: Design) -> None:
        self.guns = guns(design)
        self.deep = not all(gun.plan.raking for gun in self.guns)
        self.whole = sum([1 << gun.number for gun in self.guns])
        self._covers: dict[tuple[Stopping, Stopping, int, tuple[int, ...], int, int], DefencesMet] = {}
        self._armoured: dict[int, DefencesMet] = {}
        self._numbered = 0
        self._tables: dict[tuple[int, int, int, int, int], Table] = {}
        self._each: dict[tuple[int, int, int, int, int, int], int] = {}
        self._best: dict[tuple[int, int, int, int, int], list[int]] = {}
        self._broadsides: dict[int, list[int]] = {}
        self._power: dict[int, int] = {}
        self.standoff_cm = self._standoff()

    def covers(self, met: ArcDefences) -> DefencesMet:
        """Return the covers of an arc with the same defences against fire of both types."""
        stopping = met.shields, met.adaptation, met.armour, met.deflector
        return self.met(stopping, stopping, met.fuel, met.layers, met.ems, met.mass_factor)

    def met(
        self, energy: Stopping, kinetic: Stopping, fuel: int, layers: tuple[int, ...], ems: int, mass_factor: int
    ) -> DefencesMet:
        """Return the covers of an arc, the same object for equal ones; `ArcDefences` describes the other values."""
        key = energy, kinetic, fuel, layers, ems, mass_factor
        try:
            return self._covers[key]
        except KeyError:
            if len(self._covers) >= KEPT:
                self._covers.clear()
            # numbers are never used twice, because callers may still hold a cleared cover
            self._numbered += 1
            both = [
                ArcDefences(shields, adaptation, armour, fuel, deflector, layers, ems, mass_factor)
                for shields, adaptation, armour, deflector in (energy, kinetic)
            ]
            found = self._covers[key] = DefencesMet(self._numbered, *both)
            return found

    def armoured(self, armour: int) -> DefencesMet:
        """Return the covers of an arc with armour against fire of any type, and no other defence."""
        found = self._armoured.get(armour)
        if found is None:
            met = ArcDefences(0, 0, armour, armour, 0, (3,), 2, 4)
            found = self._armoured[armour] = self.covers(met)
        return found

    def table(self, armed: int, sensor: int, rating: int, array: int, covers: DefencesMet) -> Table:
        """Return the table of damage of the weapon set `armed`, which `filled` fills at first use.

        `sensor` and `rating` are the profile without range bands, `array` the printed rating of the array.
        """
        key = armed, sensor, rating, array, covers.number
        try:
            return self._tables[key]
        except KeyError:
            if len(self._tables) >= TABLES_KEPT:
                self._tables.clear()
            found = self._tables[key] = [UNKNOWN] * (len(SECTORS) * ROW)
            return found

    def done(self, armed: int, sensor: int, rating: int, array: int, sector: int, steps: int, covers: DefencesMet) -> int:
        """Return the mean damage, in 1/1000 boxes, of all weapons of the set `armed` that bear on `sector`.

        `steps` is the distance in `STEP_CM`, rounded up. A shield hit counts as a part of a box.
        """
        return sum(
            [
                self.one(gun, sensor, rating, array, steps, covers)
                for gun in self.guns
                if armed >> gun.number & 1 and sector in gun.sectors
            ]
        )

    def best_by_steps(self, armed: int, sensor: int, rating: int, array: int, covers: DefencesMet) -> list[int]:
        """Return the damage from the best sector, by steps; the first entry is not used."""
        key = armed, sensor, rating, array, covers.number
        try:
            return self._best[key]
        except KeyError:
            if len(self._best) >= TABLES_KEPT:
                self._best.clear()
            found = self._best[key] = [0] * (STEPS + 1)
            for steps in range(1, STEPS + 1):
                found[steps] = max([self.done(armed, sensor, rating, array, sector, steps, covers) for sector in SECTORS])
            return found

    def broadsides(self, armed: int) -> list[int]:
        """Return the ways to point the weapons of a set: the headings from the bow, 0 to 15, toward which most of them fire.

        Each is the middle of neighbouring sectors that do nearly as much as the best one at the standoff distance.
        """
        found = self._broadsides.get(armed)
        if found is None:
            if len(self._broadsides) >= TABLES_KEPT:
                self._broadsides.clear()
            steps, covers = self.standoff_cm // STEP_CM, self.covers(_BARE)
            done = [self.done(armed, _SENSOR, 1, _SENSOR, sector, steps, covers) for sector in SECTORS]
            good = [each > 0 and each * NEARLY >= max(done) * (NEARLY - 1) for each in done]
            found = self._broadsides[armed] = _middles(good)
        return found

    def power(self, armed: int) -> int:
        """Return the damage of a weapon set from all sectors together at the standoff distance, in 1/1000 boxes."""
        found = self._power.get(armed)
        if found is None:
            if len(self._power) >= TABLES_KEPT:
                self._power.clear()
            steps, covers = self.standoff_cm // STEP_CM, self.covers(_BARE)
            done = [self.done(armed, _SENSOR, 1, _SENSOR, sector, steps, covers) for sector in SECTORS]
            found = self._power[armed] = sum(done)
        return found

    def one(self, gun: Gun, sensor: int, rating: int, array: int, steps: int, covers: DefencesMet) -> int:
        """Return the mean damage of one weapon, in 1/1000 boxes."""
        key = gun.number, sensor, rating, array, steps, covers.number
        try:
            return self._each[key]
        except KeyError:
            if len(self._each) >= KEPT:
                self._each.clear()
            found = self._each[key] = one_gun(gun, sensor, rating, array, steps, covers)
            return found

    def _standoff(self) -> int:
        """Return the greatest distance in cm at which the best sector of the whole battery does most."""
        done = self.best_by_steps(self.whole, _SENSOR, 1, _SENSOR, self.covers(_BARE))
        most = max(done)
        return max([steps for steps in range(1, STEPS + 1) if done[steps] == most]) * STEP_CM if most else STEP_CM


def _middles(good: list[bool]) -> list[int]:
    """Return the middles, as headings from the bow, of the runs of good sectors; nothing if all or none are good."""
    number = len(good)
    middles: list[int] = []
    for first in range(number):
        if good[first] and not good[first - 1]:
            length = 1
            while good[(first + length) % number]:
                length += 1
            # A sector is two headings wide: its middle lies between them.
            middles.append((2 * first + length) % (2 * number))
    return middles


def one_gun(gun: Gun, sensor: int, rating: int, array: int, steps: int, covers: DefencesMet) -> int:
    """Return the mean damage of one weapon, in 1/1000 boxes."""
    bands = range_bands(steps * STEP_CM, gun.width_cm)
    if gun.kinetic:
        faces, effect = hit_faces(sensor, rating + bands, array), gun.effect(covers.kinetic, 0)
    else:
        faces, effect = hit_faces(sensor, rating, array), gun.effect(covers.energy, bands)
    return weighed(effect) * faces // (10 * D20)


def weighed(effect: Effect) -> int:
    """Return the value of a hit, in 1/10000 boxes, with a shield hit as a fraction of a box."""
    return effect.boxes * 10 + effect.shields * SHIELD_SHARE


@memo
def battery(design: Design) -> Battery:
    """Return the battery of a design."""
    return Battery(design)
