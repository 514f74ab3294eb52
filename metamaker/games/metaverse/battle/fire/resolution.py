"""Resolution of declared fire, shot by shot, in declaration order (1.3.1, 2.2.2)."""

from collections.abc import Mapping, Sequence
from typing import Final

from metamaker.games.metaverse.battle.aim import Profile, counted, ionised, shot_profile, sight
from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.fire.at_missions import AtMission, mission_profile
from metamaker.games.metaverse.battle.fire.at_salvos import AtSalvo, salvo_profile
from metamaker.games.metaverse.battle.fire.attacks import Aimed, Fired
from metamaker.games.metaverse.battle.fire.downing import needed
from metamaker.games.metaverse.battle.fire.events import SensorRolled, ShotIntercepted, ShotWasted
from metamaker.games.metaverse.battle.fire.impact import land, land_on_mission, land_on_salvo, operate, wreck
from metamaker.games.metaverse.battle.fire.interception import (
    Pool,
    Threat,
    screen,
    screen_by_squadron,
    stopped,
    threat,
)
from metamaker.games.metaverse.battle.frame import Rules
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.squadron import Squadron
from metamaker.games.metaverse.battle.state.vessel import System, Use, Vessel
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.play.geometry import distance

_RULES: Final[Rules] = ("MV-1.3.1-10", "MV-1.3.1-12", "MV-1.3.1-13")
_AT_SALVO: Final[Rules] = ("MV-1.3.1-11", "MV-1.3.1-12", "MV-1.3.1-13", "MV-1.3.1-20")
_AT_MISSION: Final[Rules] = ("MV-1.3.1-11", "MV-1.3.1-12", "MV-1.3.1-13", "MV-1.3.1-18")
"""Salvos and missions have no EW, and their own ratings."""


class Fire:
    """The fire of a group during its resolution; it stops where the ship that is hit may intercept.

    `attacks` are in declaration order; `kept` are the weapons that ships kept back, by the numbers of the ships. `place` is the
    current attack, `shot` the first of its weapons without a roll. `hits` are weapons that wait for interception or damage,
    with the `face` of their roll. `pools` is the damage of interceptors to the fire of an array, by the numbers of its ship and
    of the array. `users` are the ships that used sensors (MV-3.4.9-04). `operated` are the surgical shots that struck their
    systems, each with its weapon, until the end of the group.

    Dice, weapon by weapon (a volley: all of its weapons for the first three): sensor roll, temporal re-roll, interception, the
    side of a corkscrewing target, damage (`damage.strike`), area and its victims, victims of a spinal line. Rules MV-1.3.5-15,
    MV-2.2.2-16.
    """

    def __init__(self, attacks: Sequence[Fired], kept: Mapping[int, tuple[System, ...]]) -> None:
        self.attacks = list(attacks)
        self.kept = kept
        self.place = 0
        self.shot = 0
        self.face = 0
        self.hits: list[System] = []
        self.pools: dict[tuple[int, int], list[Pool]] = {}
        self.users: list[Vessel] = []
        self.operated: list[tuple[Aimed, WeaponPlan]] = []

    def run(self, battle: Battle) -> Threat | None:
        """Continue to the next hit that may be intercepted, and return it; None if all fire is resolved."""
        while self.place < len(self.attacks):
            if self.shot == len(self.attacks[self.place].weapons):
                self.place, self.shot = self.place + 1, 0
                continue
            self._roll(battle, self.attacks[self.place])
            if self.hits:
                threat = self._threat(battle)
                if threat is not None:
                    return threat
                self.land(battle)
        return None

    def intercept(
        self,
        battle: Battle,
        threat: Threat,
        screens: Sequence[tuple[System, Sequence[System]]],
        squadrons: Sequence[tuple[Squadron, Sequence[int]]] = (),
    ) -> None:
        """Let the struck ship, and squadrons, fire at the weapons that hit, then deal the remaining damage."""
        if screens and isinstance(threat.target, Vessel):
            self._uses(threat.target)
        for array, weapons in screens:
            screen(battle, threat, array, weapons, self._pools())
        for squadron, some in squadrons:
            screen_by_squadron(battle, threat, squadron, some, self._pools())
        self.land(battle)

    def land(self, battle: Battle) -> None:
        """Deal the damage of the weapons that hit, except those that interceptors stop."""
        aimed, hits = self.attacks[self.place], self.hits
        self.hits, pools = [], self._pools()
        for weapon in hits:
            plan = weapon.plan.weapon
            if plan is None:
                continue
            if not aimed.target.fights:
                _waste(battle, aimed, (weapon,))
                continue
            if isinstance(aimed, AtSalvo):
                land_on_salvo(battle, aimed, weapon, plan)
                continue
            pool = stopped(pools, plan)
            if isinstance(aimed, AtMission):
                self._on_mission(battle, aimed, weapon, plan, pool)
                continue
            if pool is None:
                if land(battle, aimed, weapon, plan, self.face):
                    self.operated.append((aimed, plan))
                continue
            if battle.telling:
                battle.tell(ShotIntercepted(aimed.firer.key, weapon.plan.ref, aimed.target.key, pool.by, needed(plan)))
            if WeaponQuality.UNSTABLE in plan.qualities:
                wreck(battle, aimed, weapon, plan)

    def _on_mission(self, battle: Battle, aimed: AtMission, weapon: System, plan: WeaponPlan, pool: Pool | None) -> None:
        """Deal a hit to the target squadron if it is still there and nothing stopped the shot."""
        if not aimed.aim(weapon).flies:
            _waste(battle, aimed, (weapon,))
        elif pool is None:
            land_on_mission(battle, aimed, weapon, plan)
        elif battle.telling:
            battle.tell(ShotIntercepted(aimed.firer.key, weapon.plan.ref, aimed.target.key, pool.by, needed(plan)))

    def close(self, battle: Battle) -> None:
        """Disable the systems struck by surgical fire, in the order of the hits. Rule MV-2.2.2-16."""
        for aimed, plan in self.operated:
            operate(battle, aimed, plan)
        self.operated = []

    def _roll(self, battle: Battle, aimed: Fired) -> None:
        """Roll for the next weapon or the whole volley."""
        weapons = aimed.weapons if aimed.use == Use.VOLLEY else aimed.weapons[self.shot : self.shot + 1]
        self.shot += len(weapons)
        if not aimed.target.fights:
            _waste(battle, aimed, weapons)
            return
        self._uses(aimed.guide)
        plans = [weapon.plan.weapon for weapon in weapons if weapon.plan.weapon is not None]
        rating = aimed.array.plan.rating
        if isinstance(aimed, AtSalvo):
            gap = distance(aimed.firer.course.place, aimed.target.place)
            far = counted(battle.table, aimed.firer, aimed.target.place)
            profile, rules = salvo_profile(aimed.firer, rating, aimed.target, plans, far), _AT_SALVO
        elif isinstance(aimed, AtMission):
            gap = distance(aimed.firer.course.place, aimed.target.place)
            far = counted(battle.table, aimed.firer, aimed.target.place)
            some = [aimed.aim(weapon) for weapon in weapons]
            profile, rules = mission_profile(aimed.firer, rating, aimed.target, some, plans, far), _AT_MISSION
        else:
            seen = sight(aimed.firer, aimed.target)
            gap, far = seen.distance, seen.counted
            profile, rules = shot_profile(battle.table, aimed.firer, rating, aimed.target, plans), _RULES
            if far != gap and ionised(aimed.firer, aimed.target, plans):
                rules = (*rules, "MV-5.0.7-01")
        rules = rules if far == gap else (*rules, "MV-5.0.5-01")
        hit = self._sensor_roll(battle, aimed, weapons, gap, profile, rules)
        if not hit and _all_temporal(plans):
            hit = self._sensor_roll(battle, aimed, weapons, gap, profile, (*rules, "MV-3.6.14-20"), again=True)
        if hit:
            self.hits = list(weapons)

    def _sensor_roll(
        self,
        battle: Battle,
        aimed: Fired,
        weapons: Sequence[System],
        gap: int,
        profile: Profile,
        rules: Rules,
        *,
        again: bool = False,
    ) -> bool:
        self.face = battle.dice.roll(20)
        hit = profile.hits(self.face)
        if battle.telling:
            battle.tell(
                SensorRolled(
                    aimed.firer.key,
                    aimed.target.key,
                    aimed.array.plan.ref,
                    tuple(weapon.plan.ref for weapon in weapons),
                    tuple(weapon.plan.weapon.name for weapon in weapons if weapon.plan.weapon is not None),
                    gap,
                    *profile.numbers,
                    self.face,
                    hit,
                    again,
                    rules,
                )
            )
        return hit

    def _uses(self, vessel: Vessel) -> None:
        if vessel not in self.users:
            self.users.append(vessel)

    def _threat(self, battle: Battle) -> Threat | None:
        aimed = self.attacks[self.place]
        if isinstance(aimed, AtSalvo):
            return None
        kept = self.kept.get(aimed.target.number) if isinstance(aimed, Aimed) else None
        return threat(battle.table, aimed.firer, aimed.target, self.hits, kept, self._pools())

    def _pools(self) -> list[Pool]:
        """Return the damage of interceptors to the fire of the current array, which counts as one target. Rule MV-1.3.0-05."""
        aimed = self.attacks[self.place]
        return self.pools.setdefault((aimed.guide.number, aimed.array.plan.number), [])


def _all_temporal(plans: Sequence[WeaponPlan]) -> bool:
    """Return whether a missed roll may be made again. Rule MV-3.6.14-20."""
    return all(WeaponQuality.TEMPORAL in plan.qualities for plan in plans)


def _waste(battle: Battle, aimed: Fired, weapons: Sequence[System]) -> None:
    if battle.telling:
        battle.tell(ShotWasted(aimed.firer.key, aimed.target.key, tuple(weapon.plan.ref for weapon in weapons)))
