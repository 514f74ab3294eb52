"""All weapons of a design that can fire at starships, and what their fire together is worth, remembered over battles."""

from metamaker.core.memo import memo
from metamaker.games.metaverse.battle.captains.guns import Cover, Gun, guns
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.rules.hit import D20, DIRECT_REACH_CM, hit_faces, range_bands

STEP_CM = 5
"""Distances within one step are judged alike; all bands of weapons are multiples of it (MV-3.6.6-01)."""

SHIELD_SHARE = 3
"""A shield hit comes back: so many of ten are worth a box."""

KEPT = 20_000
SECTORS = range(8)
_BARE = Cover(0, 0, 0, 0, 0, (3,), 2, 4)
_SENSOR = 12


class Covers:
    """What an arc has against energy fire and against kinetic fire, and a number for the two together."""

    def __init__(self, number: int, energy: Cover, kinetic: Cover) -> None:
        self.number = number
        self.energy = energy
        self.kinetic = kinetic


class Battery:
    """The weapons of a design. What was worked out once holds for all battles: it depends on nothing but its arguments."""

    def __init__(self, design: Design) -> None:
        self.guns = guns(design)
        self.deep = not all(gun.plan.raking for gun in self.guns)
        self.whole = sum([1 << gun.number for gun in self.guns])
        self._covers: dict[tuple[Cover, Cover], Covers] = {}
        self._numbered = 0
        self._done: dict[tuple[int, int, int, int, int, int, int], int] = {}
        self.standoff_cm = self._standoff()

    def covers(self, energy: Cover, kinetic: Cover) -> Covers:
        """Return the covers of an arc, the same object for equal ones."""
        key = energy, kinetic
        try:
            return self._covers[key]
        except KeyError:
            if len(self._covers) >= KEPT:
                self._covers.clear()
            # Numbers are never given twice: somebody may still hold one of the covers that were forgotten.
            self._numbered += 1
            found = self._covers[key] = Covers(self._numbered, energy, kinetic)
            return found

    def done(self, armed: int, sensor: int, rating: int, array: int, sector: int, steps: int, covers: Covers) -> int:
        """Return the mean damage, in 1/1000 boxes, of all weapons of the set `armed` that bear on `sector`.

        `sensor` and `rating` are the profile of the target but for range bands, `array` the printed rating of the array,
        `steps` the distance in `STEP_CM`, rounded up. A shield hit counts as a part of a box.
        """
        key = armed, sensor, rating, array, sector, steps, covers.number
        try:
            return self._done[key]
        except KeyError:
            if len(self._done) >= KEPT:
                self._done.clear()
            found = self._done[key] = sum(
                [
                    one_gun(gun, sensor, rating, array, steps, covers)
                    for gun in self.guns
                    if armed >> gun.number & 1 and sector in gun.sectors
                ]
            )
            return found

    def _standoff(self) -> int:
        """Return the greatest distance in cm at which the best sector of the whole battery does most."""
        best, most, covers = STEP_CM, 0, self.covers(_BARE, _BARE)
        for steps in range(1, DIRECT_REACH_CM // STEP_CM + 1):
            done = max([self.done(self.whole, _SENSOR, 1, _SENSOR, sector, steps, covers) for sector in SECTORS])
            if done >= most and done:
                best, most = steps * STEP_CM, done
        return best


def one_gun(gun: Gun, sensor: int, rating: int, array: int, steps: int, covers: Covers) -> int:
    """Return the mean damage of one weapon, in 1/1000 boxes."""
    bands = range_bands(steps * STEP_CM, gun.width_cm)
    if gun.kinetic:
        faces, effect = hit_faces(sensor, rating + bands, array), gun.effect(covers.kinetic, 0)
    else:
        faces, effect = hit_faces(sensor, rating, array), gun.effect(covers.energy, bands)
    return (effect.boxes * 10 + effect.shields * SHIELD_SHARE) * faces // (10 * D20)


@memo
def battery(design: Design) -> Battery:
    """Return the battery of a design."""
    return Battery(design)
