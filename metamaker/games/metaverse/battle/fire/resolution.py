"""Declared fire is resolved shot by shot, in declaration order (1.3.1, 2.2.2)."""

from collections.abc import Mapping, Sequence

from metamaker.games.metaverse.battle.aim import Profile, shot_profile, sight
from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.fire.at_missions import AtMission, mission_profile, seen_from
from metamaker.games.metaverse.battle.fire.at_salvos import AtSalvo, salvo_profile
from metamaker.games.metaverse.battle.fire.attacks import Aimed, Fired
from metamaker.games.metaverse.battle.fire.downing import needed
from metamaker.games.metaverse.battle.fire.events import SensorRolled, ShotIntercepted, ShotStopped, ShotWasted
from metamaker.games.metaverse.battle.fire.impact import land, land_on_salvo, land_on_squadron, operate, wreck
from metamaker.games.metaverse.battle.fire.interception import Pool, Threat, cover, screen, stopped, threat
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.squadron import Squadron
from metamaker.games.metaverse.battle.state.vessel import System, Use, Vessel
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.play.plane import distance

_RULES = ("MV-1.3.1-10", "MV-1.3.1-12", "MV-1.3.1-13")
_RULES_AGAIN = (*_RULES, "MV-3.6.14-20")


class Fire:
    """The fire of a group while it is resolved; it stops where the ship that is hit may intercept.

    `attacks` are in declaration order, `kept` the weapons that ships kept back when they declared, by their numbers. `place`
    is the attack and `shot` the first of its weapons that has not been rolled for. `hits` are weapons that have hit and wait
    for interception or damage, with the `face` that did it; `pools` is what interceptors have done to the fire of an array,
    by the numbers of its ship and of the array; `users` are the ships whose sensors took part (MV-3.4.9-04); `operated` are
    the surgical shots that have struck their systems, each with its weapon, until the group is over.

    Dice, weapon by weapon (a volley: all of its weapons for the first three): sensor roll, temporal re-roll, interception,
    the side of a corkscrewing target, damage (`damage.strike`), area and its victims, victims of a spinal line.
    Rules MV-1.3.5-15, MV-2.2.2-16.
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
        """Go on until fire has hit that may be intercepted, and return it; None if all is resolved."""
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
        covers: Sequence[tuple[Squadron, Sequence[int]]] = (),
    ) -> None:
        """Let the ship that was hit fire arrays and weapons at what has hit it, then squadrons theirs; land what is left."""
        if screens and isinstance(threat.target, Vessel):
            self._uses(threat.target)
        for array, weapons in screens:
            screen(battle, threat, array, weapons, self._pools())
        for squadron, arms in covers:
            cover(battle, threat, squadron, arms, self._pools())
        self.land(battle)

    def land(self, battle: Battle) -> None:
        """Deal the damage of the weapons that have hit, but for what the interceptors stop."""
        aimed, hits = self.attacks[self.place], self.hits
        self.hits, pools = [], self._pools()
        for weapon in hits:
            plan = weapon.plan.weapon
            if plan is None:
                continue
            if not _is_there(aimed, weapon):
                _waste(battle, aimed, (weapon,))
                continue
            if isinstance(aimed, AtSalvo):
                land_on_salvo(battle, aimed, weapon, plan)
                continue
            pool = stopped(pools, plan)
            if pool is None:
                if isinstance(aimed, AtMission):
                    land_on_squadron(battle, aimed, weapon, plan)
                elif land(battle, aimed, weapon, plan, self.face):
                    self.operated.append((aimed, plan))
                continue
            if battle.telling:
                _tell_stopped(battle, aimed, weapon, plan, pool)
            if WeaponQuality.UNSTABLE in plan.qualities:
                wreck(battle, aimed, weapon, plan)

    def close(self, battle: Battle) -> None:
        """Disable what surgical fire has struck, in the order in which it did. Rule MV-2.2.2-16."""
        for aimed, plan in self.operated:
            operate(battle, aimed, plan)
        self.operated = []

    def _roll(self, battle: Battle, aimed: Fired) -> None:
        """Roll for the next weapon or the whole volley."""
        weapons = aimed.weapons if aimed.use == Use.VOLLEY else aimed.weapons[self.shot : self.shot + 1]
        self.shot += len(weapons)
        if isinstance(aimed, AtMission):
            lost = tuple([weapon for weapon in weapons if not _is_there(aimed, weapon)])
            if lost:
                _waste(battle, aimed, lost)
                weapons = tuple([weapon for weapon in weapons if weapon not in lost])
            if not weapons:
                return
        elif not aimed.target.fights:
            _waste(battle, aimed, weapons)
            return
        self._uses(aimed.guide)
        plans = [weapon.plan.weapon for weapon in weapons if weapon.plan.weapon is not None]
        rating = aimed.array.plan.rating
        if isinstance(aimed, AtSalvo):
            gap = distance(aimed.firer.course.place, aimed.target.place)
            profile = salvo_profile(aimed.firer, rating, aimed.target, plans, gap)
        elif isinstance(aimed, AtMission):
            gap = seen_from(aimed.firer, aimed.target).distance
            squadrons = [aimed.aimed_at(weapon) for weapon in weapons]
            profile = mission_profile(aimed.firer, rating, aimed.target, squadrons, plans, gap)
        else:
            gap = sight(aimed.firer, aimed.target).distance
            profile = shot_profile(battle.table, aimed.firer, rating, aimed.target, plans)
        hit = self._sensor_roll(battle, aimed, weapons, gap, profile, again=False)
        if not hit and _all_temporal(plans):
            hit = self._sensor_roll(battle, aimed, weapons, gap, profile, again=True)
        if hit:
            self.hits = list(weapons)

    def _sensor_roll(
        self, battle: Battle, aimed: Fired, weapons: Sequence[System], gap: int, profile: Profile, *, again: bool
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
                    *profile,
                    self.face,
                    hit,
                    again,
                    _RULES_AGAIN if again else _RULES,
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
        kept = self.kept.get(aimed.target.number)
        return threat(battle.table, aimed.firer, aimed.target, self.hits, kept, self._pools())

    def _pools(self) -> list[Pool]:
        """Return what interceptors have done to the fire of the array in hand: all of it is one target. Rule MV-1.3.0-05."""
        aimed = self.attacks[self.place]
        return self.pools.setdefault((aimed.guide.number, aimed.array.plan.number), [])


def _is_there(aimed: Fired, weapon: System) -> bool:
    """Whether what a weapon was aimed at is still on the table: of a mission the squadron. Rule MV-1.3.6-17."""
    return aimed.aimed_at(weapon).flies if isinstance(aimed, AtMission) else aimed.target.fights


def _tell_stopped(battle: Battle, aimed: Aimed | AtMission, weapon: System, plan: WeaponPlan, pool: Pool) -> None:
    ref = weapon.plan.ref
    if pool.squadron is not None:
        battle.tell(ShotStopped(aimed.firer.key, ref, pool.squadron.key, needed(plan)))
    elif pool.array is not None:
        battle.tell(ShotIntercepted(aimed.firer.key, ref, aimed.target.key, pool.array.plan.ref, needed(plan)))


def _all_temporal(plans: Sequence[WeaponPlan]) -> bool:
    """Whether a missed roll may be made again. Rule MV-3.6.14-20."""
    return all(WeaponQuality.TEMPORAL in plan.qualities for plan in plans)


def _waste(battle: Battle, aimed: Fired, weapons: Sequence[System]) -> None:
    if battle.telling:
        battle.tell(ShotWasted(aimed.firer.key, aimed.target.key, tuple(weapon.plan.ref for weapon in weapons)))
