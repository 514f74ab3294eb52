"""Fire distribution: each array in turn guides weapons at the most valuable target, until that has enough."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from typing_extensions import override

from metamaker.games.metaverse.battle.ai.fire_worth import (
    SENSORS,
    WHOLE,
    Broadside,
    box_worth,
    cover,
    covers_of,
    life,
    power,
)
from metamaker.games.metaverse.battle.ai.salvos import damage
from metamaker.games.metaverse.battle.ai.sorties import arms_for_ships, harm, weakest_arc
from metamaker.games.metaverse.battle.ai.weapon_worth import MILLI, STEP_CM, STEPS, Gun, battery, weighed
from metamaker.games.metaverse.battle.aim import bears, energy_loss, sight
from metamaker.games.metaverse.battle.command.chain import superiors
from metamaker.games.metaverse.battle.command.morale import posts
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.electronics.signature import base_ems, effective_ew
from metamaker.games.metaverse.battle.fire.arms import loaded
from metamaker.games.metaverse.battle.fire.at_missions import touches
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.impact import along, arc_facing, area_loss, place_of, strikable
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders
from metamaker.games.metaverse.battle.kinematics.bearing import Bearing
from metamaker.games.metaverse.battle.salvos.rules import reach
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.squadron import Mission
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.rules.hit import D20, hit_faces, range_bands
from metamaker.play.geometry import CM, distance


class Piece(NamedTuple):
    """A value to add to one of the lists of an answer, with the name of the list."""

    part: str
    value: Any


def grown(decision: Decision, start: Answer, pieces: Iterable[Piece]) -> Answer:
    """Return the legal answer `start` with every further piece that leaves it legal, tried in turn."""
    answer = start
    for part, value in pieces:
        more = answer._replace(**{part: (*getattr(answer, part), value)})
        if not decision.refusals(more):
            answer = more
    return answer


class Salvo:
    """An array, its target, the weapons that hurt there, the best first, and their worth."""

    def __init__(self, array: System, target: Vessel, guns: list[Gun], worth: int) -> None:
        self.array = array
        self.target = target
        self.guns = guns
        self.worth = worth


def attacking(salvos: list[Salvo]) -> FireOrders:
    """Return salvos as orders."""
    return FireOrders(
        tuple([Attack(salvo.array.plan.ref, salvo.target.key, tuple([gun.ref for gun in salvo.guns])) for salvo in salvos])
    )


HARMLESS: Final = 1_000
"""Added to the power of each enemy, in 1/1000 boxes, so that unarmed ships are targets too if no others are there."""


class Focus:
    """The fire promised to each enemy this turn, so that no fire is wasted.

    `by_power`: more dangerous ships are worth more, and no gun takes an EMS place from squadrons or salvos that do more. The
    first makes the careful captain win 66% (± 4) instead of 61% of 600 mirrored battles against the plain one.
    """

    def __init__(self, *, by_power: bool = False) -> None:
        self._by_power = by_power
        self._turn = 0
        self._promised: dict[int, int] = {}

    def fired(self, decision: DeclareFire) -> FireOrders:
        """Return the salvos of one ship."""
        return attacking(self.shared(decision.table, decision.vessel, decision.arrays(), decision.targets()))

    def shared(self, table: Table, vessel: Vessel, arrays: list[System], enemies: list[Vessel]) -> list[Salvo]:
        """Return the salvos of a ship, the best array first, and remember their promised damage."""
        if table.turn != self._turn:
            self._turn, self._promised = table.turn, {}
        salvos: list[Salvo] = []
        if not arrays:
            return salvos
        loaded_guns = [gun for gun in battery(vessel.blueprint.design).guns if fires(vessel, gun, table.turn)]
        prospects = [Prospect(table, vessel, enemy, loaded_guns) for enemy in enemies]
        if len(arrays) > 1:
            arrays = sorted(arrays, key=lambda system: -system.plan.rating)
        for array in arrays:
            salvo = self._best(table, vessel, array, prospects)
            if salvo is None:
                break
            salvos.append(salvo)
            prospects = [prospect.spare(salvo.guns) for prospect in prospects if prospect.enemy is not salvo.target]
        return salvos

    def importance(self, table: Table, enemy: Vessel) -> int:
        """Return the importance of an enemy by its power, in 1/1000 boxes."""
        return power(enemy, table.turn) + HARMLESS

    def _best(self, table: Table, vessel: Vessel, array: System, prospects: "list[Prospect]") -> Salvo | None:
        best, most, found = None, 0, 0
        for prospect in prospects:
            salvo, enemy = aimed(table, vessel, array, prospect), prospect.enemy
            if salvo is None or (self._by_power and crowds_out(table, vessel, enemy, salvo.worth)):
                continue
            worth = min(salvo.worth, max(1, WHOLE - self._promised.get(enemy.number, 0)))
            weighed = worth * self.importance(table, enemy) if self._by_power and len(prospects) > 1 else worth
            if weighed > most:
                best, most, found = salvo, weighed, worth
        if best is not None:
            number = best.target.number
            self._promised[number] = self._promised.get(number, 0) + found
        return best


def fires(vessel: Vessel, gun: Gun, turn: int) -> bool:
    """Return whether a weapon works and is loaded."""
    system = vessel.systems[gun.number]
    return not system.flags and loaded(system, turn)


class Prospect:
    """An enemy, a ship's weapons that bear on it, and the value of each without regard to the guiding array."""

    def __init__(self, table: Table, vessel: Vessel, enemy: Vessel, guns: list[Gun]) -> None:
        self.enemy = enemy
        seen = sight(vessel, enemy)
        self.guns = [gun for gun in guns if bears(vessel, vessel.blueprint.systems[gun.number], seen)]
        self.alone: list[int] = []
        self.sensor = self.rating = self.cm = 0
        if self.guns:
            self._weigh(table, vessel, seen)

    def _weigh(self, table: Table, vessel: Vessel, seen: Bearing) -> None:
        firing, enemy, arc = battery(vessel.blueprint.design), self.enemy, seen.struck
        best = vessel.best(SENSORS)
        sensor = best - effective_ew(table, vessel, enemy)
        rating = enemy.blueprint.target_rating + enemy.changes.target + vessel.changes.movement
        covers, box = covers_of(firing, enemy, arc), box_worth(enemy, arc, morale=True)
        cm = -(-seen.counted // CM)
        steps = min(-(-cm // STEP_CM), STEPS)
        self.alone = [min(firing.one(gun, sensor, rating, best, steps, covers) * box // MILLI, WHOLE) for gun in self.guns]
        self.sensor, self.rating, self.cm = sensor, rating, cm

    def spare(self, spent: list[Gun]) -> "Prospect":
        """Remove weapons that fire at other targets, and return this."""
        kept = [place for place, gun in enumerate(self.guns) if gun not in spent]
        self.guns, self.alone = [self.guns[place] for place in kept], [self.alone[place] for place in kept]
        return self


def aimed(table: Table, vessel: Vessel, array: System, prospect: Prospect) -> Salvo | None:
    """Return the salvo of the weapons that hurt an enemy more than they hurt the own side, None if there are none."""
    enemy, guns = prospect.enemy, prospect.guns
    doom = min(WHOLE, sum(prospect.alone))
    worths: list[tuple[int, int]] = []
    for place, gun in enumerate(guns):
        worth = prospect.alone[place]
        if has_side_effects(gun):
            bands = range_bands(prospect.cm, gun.width_cm) if gun.kinetic else 0
            faces = hit_faces(prospect.sensor, prospect.rating + bands, array.plan.rating)
            worth += side_effects(table, vessel, enemy, gun, faces, doom)
        if worth > 0:
            worths.append((-worth, place))
    worths.sort()
    total = -sum([worth for worth, _ in worths])
    return Salvo(array, enemy, [guns[place] for _, place in worths], total) if worths else None


def fire_now(table: Table, vessel: Vessel, enemy: Vessel) -> Broadside:
    """Return the fire of a ship at an enemy by the ratings of the moment."""
    return Broadside(
        vessel,
        enemy,
        table.turn,
        rating=enemy.changes.target + vessel.changes.movement,
        ew=effective_ew(table, vessel, enemy),
        morale=True,
    )


OWN: Final = 3
"""The weight of a box of an own ship against one of an enemy: an even trade is not worth it. Others were not tried."""


def has_side_effects(gun: Gun) -> bool:
    """Return whether a weapon strikes anything but its target. Rules MV-3.6.9-01, MV-3.6.14-17."""
    return gun.plan.aoe_faces > 0 or WeaponQuality.SPINAL in gun.plan.qualities


def side_effects(table: Table, firer: Vessel, target: Vessel, gun: Gun, faces: int, doom: int) -> int:
    """Return the value of a shot by its effect on all ships but its target, if it hits with `faces` of twenty faces.

    In 1/1,000,000 of a ship; below 0 if own ships suffer more. `doom` is the chance, in the same unit, that the target is
    lost: then a spinal shot goes on past it.
    """
    worth = 0
    if gun.plan.aoe_faces:
        worth += _around(table, firer, target, gun)
    if WeaponQuality.SPINAL in gun.plan.qualities:
        before = along(table, firer, gun.plan, target, through=False)
        worth += sum([_pierced(firer, victim, gun) for victim in before if isinstance(victim, Vessel)])
        behind = [victim for victim in along(table, firer, gun.plan, target, through=True) if victim not in before]
        worth += sum([_pierced(firer, victim, gun) for victim in behind if isinstance(victim, Vessel)]) * doom // WHOLE
    return worth * faces // D20


def _pierced(firer: Vessel, victim: Vessel, gun: Gun) -> int:
    """Return the worth of a spinal shot for a ship on its line, which takes half of it. Rule MV-3.6.14-17."""
    seen = sight(firer, victim)
    return _blow(firer, victim, gun, seen.struck, energy_loss(gun.plan, seen.counted)) // 2


def _around(table: Table, firer: Vessel, target: Vessel, gun: Gun) -> int:
    """Return the worth over the ships around a target, each by the chance that the area reaches it. Rule MV-3.6.9-02.

    Salvos take places of the area, and have no worth here.
    """
    centre, plan = target.course.place, gun.plan
    near = [
        (gap, other)
        for other in strikable(table, plan)
        if other is not target and (gap := distance(centre, place_of(other))) <= plan.aoe_cm * CM
    ]
    loss, worth = energy_loss(plan, sight(firer, target).counted), 0
    for gap, other in near:
        closer = len([1 for away, _ in near if away < gap])
        chance = max(0, plan.aoe_faces - 1 - closer)
        if not isinstance(other, Vessel):
            continue
        blow = _blow(firer, other, gun, arc_facing(other, centre), loss + area_loss(centre, other))
        worth += blow * chance // plan.aoe_faces
    return worth


def _blow(firer: Vessel, victim: Vessel, gun: Gun, arc: int, loss: int) -> int:
    """Return the worth of a hit on a victim, below 0 for an own ship."""
    effect = gun.effect(cover(victim, arc, kinetic=gun.kinetic, deep=not gun.plan.raking), loss)
    worth = min(WHOLE, weighed(effect) * (WHOLE // max(1, life(victim, arc))) // (10 * MILLI))
    return -OWN * worth if victim.side == firer.side else worth


def crowds_out(table: Table, vessel: Vessel, enemy: Vessel, worth: int) -> bool:
    """Return whether a ship's fire takes a place from a mission or a salvo of its side that does more. Rule MV-1.3.4-09.

    Ships fire before squadrons, and these before salvos strike. A careful captain with this rule won 53% (± 3) of 858 mirrored
    battles of five fleets with squadrons and salvos against one without it.
    """
    if not (table.missions or table.salvos) or vessel.number in enemy.attackers:
        return False
    waiting = list(_waiting(table, vessel.side, enemy))
    room = base_ems(table, enemy) - len(enemy.attackers) - len(waiting)
    return bool(waiting) and room < 1 and worth < min(waiting)


def _waiting(table: Table, side: int, enemy: Vessel) -> Iterator[int]:
    """Yield the value of each mission and salvo that has yet to attack a ship, in 1/`WHOLE` of the ship."""
    for mission in table.missions_of(side):
        if touches(mission, enemy) and mission.number not in enemy.attackers:
            yield _worth(table, mission, enemy)
    for salvo in table.flying(side):
        if salvo.number not in enemy.attackers and distance(salvo.place, enemy.course.place) <= reach(table, salvo, enemy):
            yield WHOLE * damage(salvo, enemy) // max(1, sum([section.left for section in enemy.sections]))


def _worth(table: Table, mission: Mission, enemy: Vessel) -> int:
    arms = [arm for squadron in mission.squadrons for arm in arms_for_ships(squadron, table.quality_of(squadron))]
    arc = weakest_arc(enemy, arms)
    return WHOLE * harm(enemy, arc, arms) // (2 * max(1, life(enemy, arc)))


def powers(table: Table) -> dict[int, int]:
    """Return the power of the weapons of each ship on the table, by its number, in 1/1000 boxes."""
    return {vessel.number: power(vessel, table.turn) + HARMLESS for vessel in table.fighting()}


def followers(table: Table, each: dict[int, int]) -> dict[int, int]:
    """Return for each ship the power that would break off if it is lost, weighted by probability, in 1/1000 boxes.

    The loss of a flagship that leads a squadron breaks half of the crews with a D4. Rules MV-2.3.2-03 to -06, -10 to -12, -17.
    """
    found = dict.fromkeys(each, 0)
    for vessel in table.fighting():
        above = superiors(table, vessel)
        for place, commander in enumerate(above):
            if commander.number in found:
                met = {post.value for post in posts(vessel, above, place)}.union(vessel.conditions)
                if len(met) > len(vessel.conditions):
                    faces = vessel.blueprint.command_faces
                    found[commander.number] += each[vessel.number] * min(len(met), faces) // faces
    return found


def target_importance(table: Table) -> dict[int, int]:
    """Return the importance of each ship, by its number, in 1/1000 boxes: its power and that of ships that break with it."""
    own = powers(table)
    return {number: own[number] + more for number, more in followers(table, own).items()}


class ByImportance(Focus):
    """A focus that shares fire out by the importance of targets."""

    def __init__(self) -> None:
        super().__init__(by_power=True)
        self._at = 0, 0
        self._importance: dict[int, int] = {}

    @override
    def importance(self, table: Table, enemy: Vessel) -> int:
        """Return the importance of an enemy, in 1/1000 boxes; it is calculated again whenever a ship is lost."""
        at = table.turn, len(table.fighting())
        if self._at != at:
            self._at, self._importance = at, target_importance(table)
        return self._importance.get(enemy.number, 0)
