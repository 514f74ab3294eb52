"""What one ship's fire at another is worth: exact means over all dice, as a share of the life that the target has left."""

from metamaker.games.metaverse.battle.captains.battery import STEP_CM, Covers, battery, one_gun
from metamaker.games.metaverse.battle.captains.cover import WHOLE, cover, dread, life
from metamaker.games.metaverse.battle.captains.guns import MILLI, Gun
from metamaker.games.metaverse.battle.state.system import System
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.rules.hit import DIRECT_REACH_CM

SENSORS = ComponentKind.SENSOR_ARRAY.value
EW = ComponentKind.EW_ARRAY.value

_REACH = DIRECT_REACH_CM // STEP_CM


class Broadside:
    """The fire of one ship at another as both are now; answers are kept, so that many places are judged quickly.

    `turn` is the one in which the fire falls: weapons that fire every other turn may be empty. `rating` is what the
    movement of both adds to the target's rating, `ew` what sensors meet: the best EW array if it is not given. With
    `morale`, a section that is lost is worth more: the crew may break.
    """

    def __init__(
        self, firer: Vessel, target: Vessel, turn: int, rating: int = 0, ew: int | None = None, *, morale: bool = False
    ) -> None:
        self._target = target
        self._morale = morale
        self.battery = battery(firer.blueprint.design)
        self.armed = armed(firer, turn)
        self.array = firer.best(SENSORS) if firer.bridged else 0
        self._sensor = self.array - (target.best(EW) if ew is None else ew)
        self._rating = target.blueprint.target_rating + rating
        self._arcs: list[tuple[Covers, int] | None] = [None, None, None, None]
        self._known: dict[tuple[int, int, int], int] = {}

    def worth(self, sector: int, cm: int, arc: int) -> int:
        """Return the worth of all weapons that bear on `sector`, from `cm` away, at an arc of the target."""
        steps = -(-cm // STEP_CM)
        if steps > _REACH or not self.array:
            return 0
        key = sector, steps, arc
        try:
            return self._known[key]
        except KeyError:
            covers, box = self._arc(arc)
            done = self.battery.done(self.armed, self._sensor, self._rating, self.array, sector, steps, covers)
            found = self._known[key] = min(done * box // MILLI, WHOLE)
            return found

    def of_gun(self, gun: Gun, cm: int, arc: int) -> int:
        """Return the worth of one weapon."""
        covers, box = self._arc(arc)
        return one_gun(gun, self._sensor, self._rating, self.array, -(-cm // STEP_CM), covers) * box // MILLI

    def _arc(self, arc: int) -> tuple[Covers, int]:
        """Return the cover of an arc, and what a box taken through it is worth."""
        found = self._arcs[arc]
        if found is None:
            target, deep = self._target, self.battery.deep
            covers = self.battery.covers(
                cover(target, arc, kinetic=False, deep=deep), cover(target, arc, kinetic=True, deep=deep)
            )
            box = WHOLE // max(1, life(target, arc)) + (dread(target, arc) if self._morale else 0)
            found = self._arcs[arc] = covers, box
        return found


def armed(vessel: Vessel, turn: int) -> int:
    """Return the set of the numbers of weapons, as bits, that can fire at starships in `turn`. Rule MV-3.6.10-02."""
    if not vessel.bridged:
        return 0
    systems, found = vessel.systems, 0
    for gun in battery(vessel.blueprint.design).guns:
        if loaded(systems[gun.number], turn, limited=gun.limited):
            found |= 1 << gun.number
    return found


def loaded(system: System, turn: int, *, limited: bool) -> bool:
    """Whether a weapon works and may fire in `turn`: a limited one rests after each shot. Rule MV-3.6.10-02."""
    return not system.flags and not (limited and system.fired and system.fired >= turn - 1)
