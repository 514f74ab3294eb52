"""Luck and damage of pulses without weapons: FTL attacks, asteroids, radiation; losses of boxes, sections and ships."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.command import events as command
from metamaker.games.metaverse.battle.damage import events as damage
from metamaker.games.metaverse.battle.damage.strike import entry, guard, shields
from metamaker.games.metaverse.battle.fire import events as fire
from metamaker.games.metaverse.battle.frame import BattleEnded, StepBegan, TurnBegan
from metamaker.games.metaverse.battle.movement import events as movement
from metamaker.games.metaverse.battle.movement.jumps import struck_arcs
from metamaker.games.metaverse.battle.places import ARC_NUMBER, CORE, SECTION_WORDS
from metamaker.games.metaverse.battle.repair import events as repair
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Vessel
from metamaker.games.metaverse.battle.terrain import events as terrain
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.review.hits import Branch, Spread, ascending, spread_of
from metamaker.games.metaverse.review.watch import BattleWatch, Handler, two
from metamaker.games.metaverse.review.worths import any_critical, raked
from metamaker.games.metaverse.rules.hit import D20, hit_faces
from metamaker.games.metaverse.rules.pulse import deflected
from metamaker.games.metaverse.rules.roll import Roll
from metamaker.games.metaverse.rules.strike import undivided

_D6 = 6


class Collision:
    """Undivided pulses on an arc of a ship in its present state, one after the other. Rules MV-1.2.3-42, -77."""

    def __init__(self, vessel: Vessel, arc: int, *, kinetic: bool, deflects: int = 0) -> None:
        self._guard = guard(vessel, arc, kinetic=kinetic)
        self._shields = shields(vessel.arcs[arc], kinetic=kinetic)
        self._deflects = deflects

    def effect(self, face: int, shields: int) -> list[Branch]:
        """Return the effect of a die: `deflects` faces mean that a deflector ignores low ones, see `rocks`."""
        rating = int(self._guard.deflector) if self._deflects else 0
        if rating and deflected(Roll(face, odd=face % 2 == 1), self._deflects, rating, 0):
            return [(1.0, 0, 0.0)]
        pulse = undivided(face, self._guard, shields)
        return [(1.0, int(pulse.shields), pulse.hull)]

    def expected(self, dice: int, faces: int) -> Spread:
        """Return the mean and the variance of the boxes of dice."""
        return ascending(dice, faces, self._shields, self.effect)

    def due(self, faces: Sequence[int]) -> float:
        """Return the boxes of these dice."""
        left, total = self._shields, 0.0
        for face in sorted(faces):
            ((_, lost, taken),) = self.effect(face, left)
            left, total = left - lost, total + taken
        return total


def ftl_attack_rolled(watch: BattleWatch, event: movement.FtlAttackRolled) -> None:
    """Count the roll of an FTL attack: a hit is worth the mean damage to all arcs. Rules MV-1.2.3-71 to -73."""
    attacker, target = watch.ship(event.ship), watch.ship(event.target)
    rating = attacker.system(event.array).plan.rating
    dice = attacker.blueprint.mass_factor
    arcs = struck_arcs(attacker, target)
    worth = sum([Collision(target, arc, kinetic=False).expected(dice, _D6).mean for arc in arcs])
    chance = hit_faces(event.sensor_profile, event.target_profile, rating) / D20
    result = worth if event.hits else 0.0
    watch.roll("movement", attacker.side, result, two(chance, worth), ship=attacker.key, target=target.key)


def ftl_pulses_rolled(watch: BattleWatch, event: movement.FtlPulsesRolled) -> None:
    """Count the dice of an FTL attack on an arc. Rule MV-1.2.3-73."""
    target = watch.ship(event.target)
    pulses = Collision(target, ARC_NUMBER[Arc(event.arc)], kinetic=False)
    spread = pulses.expected(len(event.faces), _D6)
    watch.roll("movement", 1 - target.side, pulses.due(event.faces), spread, ship=event.ship, target=target.key)


def rocks_struck(watch: BattleWatch, event: terrain.RocksStruck) -> None:
    """Count the dice of asteroids, with that for a random arc. Rules MV-5.0.4-02, -04."""
    vessel, number = watch.ship(event.ship), len(event.faces)
    struck = ARC_NUMBER[Arc(event.arc)]
    rocks = [Collision(vessel, arc, kinetic=True, deflects=event.dice_faces) for arc in range(CORE)]
    each = [rocks[arc].expected(number, event.dice_faces) for arc in (range(CORE) if event.arc_face else (struck,))]
    arcs = spread_of([(1 / len(each), spread.mean) for spread in each])
    within = sum([spread.variance for spread in each]) / len(each)
    spread = Spread(arcs.mean, arcs.variance + within)
    watch.roll("terrain", 1 - vessel.side, rocks[struck].due(event.faces), spread, target=vessel.key)


def remnant_struck(watch: BattleWatch, event: terrain.RemnantStruck) -> None:
    """Count the dice of a supernova remnant: the damage and the arc. Rule MV-5.0.9-01."""
    vessel = watch.ship(event.ship)
    results = {(face, arc): _burnt(vessel, arc, face) for face in range(1, _D6 + 1) for arc in range(CORE)}
    spread = spread_of([(1 / len(results), result) for result in results.values()])
    watch.roll("terrain", 1 - vessel.side, results[event.face, event.arc_face - 1], spread, target=vessel.key)


def _burnt(vessel: Vessel, arc: int, amount: int) -> float:
    met = guard(vessel, arc, kinetic=False)
    pulse = undivided(max(0, amount - int(met.deflector)), met, shields(vessel.arcs[arc], kinetic=False))
    return float(raked(vessel, entry(vessel, arc), int(pulse.hull)))


def magnetism_rolled(watch: BattleWatch, event: terrain.MagnetismRolled) -> None:
    """Count the dice of a magnetar: each 6 is worth the mean of a critical. Rule MV-5.0.2-04."""
    vessel = watch.ship(event.ship)
    worth = any_critical(vessel, SECTION_WORDS.index(event.section)).mean
    mean, variance = two(1 / _D6, worth)
    number = len(event.faces)
    result = worth * event.faces.count(_D6)
    watch.roll("terrain", 1 - vessel.side, result, Spread(number * mean, number * variance), target=vessel.key)


def boxes_lost(watch: BattleWatch, event: damage.BoxesLost) -> None:
    """Count crossed-off boxes."""
    watch.account.crossed(watch.made, watch.ship(event.ship), SECTION_WORDS.index(event.section), event.boxes)


def section_destroyed(watch: BattleWatch, event: damage.SectionDestroyed) -> None:
    """Count the boxes lost with a section."""
    watch.account.section_lost(watch.made, watch.ship(event.ship), SECTION_WORDS.index(event.section))


def ship_destroyed(watch: BattleWatch, event: damage.ShipDestroyed) -> None:
    """Count the boxes lost with a ship."""
    by = watch.ship(event.by).number if event.by else NOBODY
    watch.account.ship_lost(watch.made, watch.ship(event.ship), by, event.weapon)


def morale_broke(watch: BattleWatch, event: command.MoraleBroke) -> None:
    """Count the boxes of a ship that leaves the battle."""
    watch.account.ship_lost(watch.made, watch.ship(event.ship), NOBODY, "", "morale")


def collision_struck(watch: BattleWatch, event: damage.CollisionStruck) -> None:
    """Begin the damage of a pulse without a weapon."""
    vessel = watch.ship(event.ship)
    watch.account.collision(watch.made, vessel, event.cause, event.arc, event.amount, event.shields, event.boxes)


def hull_changed(watch: BattleWatch, event: repair.HullRestored | repair.HullSacrificed) -> None:
    """Count the boxes of a section after a repair or a sacrifice."""
    watch.account.restored(watch.ship(event.ship), event.section)


def group_began(watch: BattleWatch, event: fire.GroupBegan) -> None:
    """Note the weapons that may fire in a group."""
    watch.idle.began(event)


def weapons_kept(watch: BattleWatch, event: fire.WeaponsKept) -> None:
    """Note weapons kept back to intercept."""
    watch.idle.kept(event)


def step_over(watch: BattleWatch, event: object) -> None:  # noqa: ARG001 - any step
    """Count idle weapons at the end of a step."""
    watch.idle.settle()


HANDLERS: dict[type, Handler] = {
    movement.FtlAttackRolled: ftl_attack_rolled,
    movement.FtlPulsesRolled: ftl_pulses_rolled,
    terrain.RocksStruck: rocks_struck,
    terrain.RemnantStruck: remnant_struck,
    terrain.MagnetismRolled: magnetism_rolled,
    damage.BoxesLost: boxes_lost,
    damage.SectionDestroyed: section_destroyed,
    damage.ShipDestroyed: ship_destroyed,
    damage.CollisionStruck: collision_struck,
    command.MoraleBroke: morale_broke,
    repair.HullRestored: hull_changed,
    repair.HullSacrificed: hull_changed,
    fire.GroupBegan: group_began,
    fire.WeaponsKept: weapons_kept,
    StepBegan: step_over,
    TurnBegan: step_over,
    BattleEnded: step_over,
}
