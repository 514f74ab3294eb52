"""Weapons that could have fired: in each group of fire, those with a target in arc and range that did not fire in the turn."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.games.metaverse.battle.aim import bears, energy_loss, in_reach, shot_profile, sight
from metamaker.games.metaverse.battle.electronics.signature import base_ems
from metamaker.games.metaverse.battle.fire.arms import SENSOR_ARRAY, free_arrays, may_fire, ready
from metamaker.games.metaverse.battle.fire.events import GroupBegan, WeaponsKept
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import System, Use, Vessel
from metamaker.games.metaverse.review.hits import expected
from metamaker.play.review.ledger import Idle


class _Able(NamedTuple):
    """A weapon that may fire in a group, its best target, and the value of a shot at it."""

    turn: int
    vessel: Vessel
    weapon: System
    target: Vessel
    worth: float


class IdleWatch:
    """Finds idle weapons. Weapons kept back to intercept, and those without a place at the target, are not idle."""

    def __init__(self, battle: Battle) -> None:
        self._battle = battle
        self._able: list[_Able] = []
        self._kept: set[tuple[str, str]] = set()
        self._found: list[Idle] = []

    def began(self, event: GroupBegan) -> None:
        """Note the possible targets of the ships of a group, before any of them declares its fire."""
        table = self._battle.table
        for key in event.ships:
            vessel = table.by_key[key]
            if may_fire(vessel) and free_arrays(vessel):
                for weapon in ready(vessel, table.turn):
                    target, worth = self._best(vessel, weapon)
                    if target is not None:
                        self._able.append(_Able(table.turn, vessel, weapon, target, worth))

    def kept(self, event: WeaponsKept) -> None:
        """Note weapons that are kept back to intercept."""
        self._kept.update((event.ship, ref) for ref in event.weapons)

    def settle(self) -> None:
        """Count the weapons that did not fire, when the groups of a turn are over; the best shots take the places first."""
        places: dict[int, list[int]] = {}
        for turn, vessel, weapon, target, _ in sorted(self._able, key=lambda each: -each.worth):
            kept = (vessel.key, weapon.plan.ref) in self._kept
            attackers = places.setdefault(target.number, list(target.attackers))
            if weapon.fired != turn and not kept and self._has_place(vessel, target, attackers) and weapon.plan.weapon:
                attackers.append(vessel.number)
                self._found.append(Idle(turn, vessel.side, vessel.key, weapon.plan.weapon.name, target.key))
        self._able.clear()
        self._kept.clear()

    def found(self) -> list[Idle]:
        """Return the idle weapons of the steps that are over."""
        return self._found

    def _best(self, vessel: Vessel, weapon: System) -> tuple[Vessel | None, float]:
        """Return the enemy against which a shot would do most on average, and its mean; None if it could do nothing."""
        table, plan = self._battle.table, weapon.plan.weapon
        most, best = 0.0, None
        if plan is None or not plan.at_starships:
            return best, most
        rating = vessel.best(SENSOR_ARRAY)
        for enemy in table.fighting(1 - vessel.side):
            seen = sight(vessel, enemy)
            if enemy.cloaked or not in_reach(seen.distance) or not bears(vessel, weapon.plan, seen):
                continue
            faces = shot_profile(table, vessel, rating, enemy, (plan,)).faces
            done = faces * expected(enemy, seen.struck, plan, energy_loss(plan, seen.counted)).mean if faces else 0.0
            if done > most:
                most, best = done, enemy
        return best, most

    def _has_place(self, vessel: Vessel, target: Vessel, attackers: Sequence[int]) -> bool:
        """Return whether a ship is among the attackers of a target, or had a place under its EMS and an array for it.

        Rule MV-1.3.4-09.
        """
        if vessel.number in attackers:
            return True
        used = [array for array in vessel.of(SENSOR_ARRAY) if array.use != Use.NOTHING]
        return len(set(attackers)) < base_ems(self._battle.table, target) and len(used) < len(vessel.working(SENSOR_ARRAY))
