"""Luck and damage of fire at weapons fire: interceptors, screening squadrons, fire at salvos (1.3.6, 2.2.2)."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.fire import events as fire
from metamaker.games.metaverse.battle.fire.interception import Pool
from metamaker.games.metaverse.battle.starfighters import events as flight
from metamaker.games.metaverse.battle.state.salvo import Salvo
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.review.account import DEFENCE, SALVO
from metamaker.games.metaverse.review.hits import Spread
from metamaker.games.metaverse.review.shots import aim, arm_of, missiles
from metamaker.games.metaverse.review.watch import BattleWatch, Handler, two
from metamaker.games.metaverse.review.worths import downed, downing, missile_worth
from metamaker.games.metaverse.rules.hit import D20, hit_faces

Worths = list[tuple[WeaponPlan, float]]


class Incoming(NamedTuple):
    """The fire that may be intercepted: its firer, the weapons that hit with their values, damage so far."""

    firer: Vessel
    worths: Worths
    pools: list[Pool]

    def before(self, by: str) -> int:
        """Return the unused damage of an array or a squadron to this fire."""
        return next((pool.damage for pool in self.pools if pool.by == by), 0)


def incoming(watch: BattleWatch) -> Incoming:
    """Return the fire that is being intercepted."""
    shots = watch.battle.running.declared.fire
    attack = shots.attacks[shots.place]
    plans = [(weapon.plan.ref, weapon.plan.weapon) for weapon in shots.hits if weapon.plan.weapon is not None]
    found = [(plan, aim(watch, attack.firer, attack.target.key, ref, plan)) for ref, plan in plans]
    worths = [(plan, 0.0 if aimed is None else aimed.worth) for plan, aimed in found]
    return Incoming(attack.firer, worths, shots.pools.get((attack.guide.number, attack.array.plan.number), []))


def interceptor_rolled(watch: BattleWatch, event: fire.InterceptorRolled) -> None:
    """Count the roll of an interceptor: a hit is worth the mean value of the shots that its damage stops."""
    vessel, threat = watch.ship(event.ship), incoming(watch)
    plan = vessel.system(event.weapon).plan.weapon
    if plan is None:
        return
    watch.array = event.array
    before = threat.before(event.array)
    chance = hit_faces(event.sensor_profile, event.target_profile, event.rating) / D20
    hit, base = downing(threat.worths, plan, before).mean, downed(threat.worths, before)
    again = not event.again and WeaponQuality.TEMPORAL in plan.qualities
    missed = base + chance * (hit - base) if again else base
    roll, result = two(chance, hit, missed), hit if event.hit else missed
    watch.roll("interception", vessel.side, result, roll, ship=vessel.key, weapon=plan.name, target=threat.firer.key)
    known = watch.account.rolled.get((vessel.key, event.weapon))
    if event.again and known is not None:
        known.hit = event.hit
        return
    draft = watch.shot(vessel.side, vessel.key, plan.name, DEFENCE, threat.firer.key, threat.firer.side)
    draft.hit, draft.chance = event.hit, 1 - (1 - chance) ** 2 if again else chance
    watch.account.rolled[vessel.key, event.weapon] = draft


def interceptor_damaged(watch: BattleWatch, event: fire.InterceptorDamaged) -> None:
    """Count the damage dice of an interceptor."""
    vessel, threat = watch.ship(event.ship), incoming(watch)
    plan = vessel.system(event.weapon).plan.weapon
    if plan is not None:
        _stopping(watch, vessel.side, vessel.key, plan, threat, threat.before(watch.array), event.damage)


def squadron_screened(watch: BattleWatch, event: fire.SquadronScreened) -> None:
    """Count the damage dice of a squadron at weapons fire; its pool has the damage already."""
    squadron, threat = watch.battle.table.squadron(event.squadron), incoming(watch)
    plan = None if squadron is None else arm_of(squadron, event.name)
    if squadron is not None and plan is not None:
        before = threat.before(event.squadron) - event.damage
        _stopping(watch, squadron.side, squadron.key, plan, threat, before, event.damage)
        watch.shot(squadron.side, squadron.key, plan.name, DEFENCE, threat.firer.key, threat.firer.side)


def _stopping(watch: BattleWatch, side: int, ship: str, plan: WeaponPlan, threat: Incoming, before: int, damage: int) -> None:
    spread = downing(threat.worths, plan, before)
    result = downed(threat.worths, before + damage)
    watch.roll("interception", side, result, spread, ship=ship, weapon=plan.name, target=threat.firer.key)


def shot_intercepted(watch: BattleWatch, event: fire.ShotIntercepted) -> None:
    """Count a stopped shot: interceptors took its mean damage, because it was not rolled."""
    draft = watch.account.landing(event.ship, event.weapon)
    if draft is not None:
        draft.intercepted = draft.worth


def salvo_damaged(watch: BattleWatch, event: fire.SalvoDamaged) -> None:
    """Count the damage dice of a weapon at a salvo."""
    salvo = watch.battle.table.salvo(event.target)
    firer = watch.ship(event.ship)
    plan = firer.system(event.weapon).plan.weapon
    if salvo is None or plan is None:
        return
    _remember(watch, salvo)
    watch.area = firer, plan
    spread = downing(missiles(watch, salvo), plan, loss=event.loss, halved=event.halved)
    _at_salvo(watch, 1 - salvo.side, firer.key, plan, salvo, event.damage, spread)
    watch.account.landing(firer.key, event.weapon)


def squadron_struck_salvo(watch: BattleWatch, event: flight.SquadronStruckSalvo) -> None:
    """Count the damage dice of a squadron at a salvo, which it hits without a roll."""
    salvo, squadron = watch.battle.table.salvo(event.target), watch.battle.table.squadron(event.squadron)
    plan = None if squadron is None else arm_of(squadron, event.name)
    if salvo is None or squadron is None or plan is None:
        return
    _remember(watch, salvo)
    _at_salvo(watch, squadron.side, squadron.key, plan, salvo, event.damage, downing(missiles(watch, salvo), plan))
    watch.shot(squadron.side, squadron.key, plan.name, DEFENCE, salvo.key, salvo.side)


def _at_salvo(watch: BattleWatch, side: int, ship: str, plan: WeaponPlan, salvo: Salvo, damage: int, spread: Spread) -> None:
    result = downed(missiles(watch, salvo), damage)
    watch.roll("interception", side, result, spread, ship=ship, weapon=plan.name, target=salvo.key)


def _remember(watch: BattleWatch, salvo: Salvo) -> None:
    """Remember the weapons of a salvo and its place, until some of them are shot down."""
    table = watch.battle.table
    watch.missiles = {each.ref: (each.plan.name, missile_worth(table, salvo, each)) for each in salvo.weapons}
    watch.spot = salvo.place


def missiles_downed(watch: BattleWatch, event: fire.MissilesDowned) -> None:
    """Count missiles after they are shot down: interceptors took their mean damage."""
    launcher = watch.ship(event.ship)
    for ref in event.weapons:
        name, worth = watch.missiles.get(ref, ("", 0.0))
        draft = watch.shot(launcher.side, launcher.key, name, SALVO, event.target, 1 - launcher.side)
        draft.hit, draft.chance, draft.worth, draft.intercepted = False, 1.0, worth, worth


HANDLERS: dict[type, Handler] = {
    fire.InterceptorRolled: interceptor_rolled,
    fire.InterceptorDamaged: interceptor_damaged,
    fire.SquadronScreened: squadron_screened,
    fire.ShotIntercepted: shot_intercepted,
    fire.SalvoDamaged: salvo_damaged,
    fire.MissilesDowned: missiles_downed,
    flight.SquadronStruckSalvo: squadron_struck_salvo,
}
