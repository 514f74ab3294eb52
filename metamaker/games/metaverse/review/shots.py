"""Luck and damage of shots of ships, missiles and squadrons: rolls to hit, damage, areas (1.3.1, 1.3.5, 3.6.9)."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.games.metaverse.battle.aim import counted, energy_loss, sight
from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.battle.damage import events as damage
from metamaker.games.metaverse.battle.fire import events as fire
from metamaker.games.metaverse.battle.fire.at_missions import AtMission
from metamaker.games.metaverse.battle.fire.impact import arc_facing, area_loss, place_of, strikable
from metamaker.games.metaverse.battle.kinematics.bearing import is_side
from metamaker.games.metaverse.battle.places import ARC_NUMBER, ARC_WORDS, ARCS, opposite
from metamaker.games.metaverse.battle.state.salvo import MARK, Salvo
from metamaker.games.metaverse.battle.state.squadron import MISSION, WING, Squadron
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.review.account import AREA, DEFENCE, FIRE, LINE, SALVO, SQUADRON, WRECK
from metamaker.games.metaverse.review.hits import Spread, expected, hit_on, spread_of
from metamaker.games.metaverse.review.watch import BattleWatch, Handler, Stroke, two
from metamaker.games.metaverse.review.worths import downing, missile_worth, squadron_point, strength_lost
from metamaker.games.metaverse.rules.hit import D20, hit_faces
from metamaker.play.geometry import CM, distance
from metamaker.play.review.ledger import Kind

Victim = Vessel | Salvo | Squadron


class Aim(NamedTuple):
    """A target of a weapon: the mean value of a hit, the struck arc of a ship."""

    victim: Victim
    worth: float
    arc: str = ""


def worth_on(watch: BattleWatch, victim: Victim, plan: WeaponPlan, arc: int, loss: int, *, halved: bool = False) -> float:
    """Return the mean value of a hit on a ship, a squadron or a salvo in its present state."""
    if isinstance(victim, Vessel):
        return expected(victim, arc, plan, loss, halved=halved).mean
    if isinstance(victim, Squadron):
        return squadron_point(victim) * strength_lost(victim, plan, victim.strength, loss, halved=halved).mean
    return downing(missiles(watch, victim), plan, loss=loss, halved=halved).mean


def missiles(watch: BattleWatch, salvo: Salvo) -> list[tuple[WeaponPlan, float]]:
    """Return the weapons of a salvo with their values."""
    return [(each.plan, missile_worth(watch.battle.table, salvo, each)) for each in salvo.weapons]


def aim(watch: BattleWatch, firer: Vessel, key: str, ref: str, plan: WeaponPlan) -> Aim | None:
    """Return the target of a shot of a ship; None if it is gone."""
    table = watch.battle.table
    if MARK in key:
        victim: Victim | None = table.salvo(key)
    elif MISSION in key:
        aimed = watch.battle.running.declared.fire
        attack = aimed.attacks[aimed.place]
        victim = attack.aim(firer.system(ref)) if isinstance(attack, AtMission) else None
    else:
        victim = table.squadron(key) if WING in key else table.by_key.get(key)
    if victim is None:
        return None
    if isinstance(victim, Vessel):
        return _at_ship(firer, victim, plan)
    loss = energy_loss(plan, counted(table, firer, victim.place))
    return Aim(victim, worth_on(watch, victim, plan, 0, loss))


def _at_ship(firer: Vessel, target: Vessel, plan: WeaponPlan) -> Aim:
    """Return the aim at a ship; a corkscrewing one shows each side half of the time. Rule MV-1.2.3-16."""
    seen = sight(firer, target)
    loss, arc = energy_loss(plan, seen.counted), seen.struck
    worth = expected(target, arc, plan, loss).mean
    if target.corkscrews and is_side(ARCS[arc]):
        worth = (worth + expected(target, opposite(arc), plan, loss).mean) / 2
    return Aim(target, worth, ARC_WORDS[arc])


def sensor_rolled(watch: BattleWatch, event: fire.SensorRolled) -> None:
    """Count a roll to hit: the value of its result is the mean damage of the hit; a missed temporal roll is made again."""
    firer = watch.ship(event.ship)
    plans = [(ref, plan) for ref in event.weapons if (plan := firer.system(ref).plan.weapon) is not None]
    aims = [(ref, plan, found) for ref, plan in plans if (found := aim(watch, firer, event.target, ref, plan)) is not None]
    if not aims:
        return
    chance = hit_faces(event.sensor_profile, event.target_profile, event.rating) / D20
    worth = sum([found.worth for _, _, found in aims])
    again = not event.again and all(WeaponQuality.TEMPORAL in plan.qualities for _, plan in plans)
    missed = chance * worth if again else 0.0
    victim, names = aims[0][2].victim, ", ".join(dict.fromkeys(event.names))
    kind: Kind = "interception" if isinstance(victim, Salvo) else "hit"
    roll = two(chance, worth, missed)
    watch.roll(kind, firer.side, worth if event.hit else missed, roll, ship=firer.key, weapon=names, target=victim.key)
    for ref, plan, found in aims:
        known = watch.account.rolled.get((firer.key, ref))
        if event.again and known is not None:
            known.hit = event.hit
            continue
        cause = DEFENCE if isinstance(found.victim, Salvo) else FIRE
        draft = watch.shot(firer.side, firer.key, plan.name, cause, found.victim.key, found.victim.side)
        draft.arc, draft.distance, draft.hit = found.arc, event.distance / CM, event.hit
        draft.chance = 1 - (1 - chance) ** 2 if again else chance
        draft.worth = 0.0 if cause == DEFENCE else found.worth
        watch.account.rolled[firer.key, ref] = draft


def shot_wasted(watch: BattleWatch, event: fire.ShotWasted) -> None:
    """Count weapons without a target, because it was gone before they struck or rolled."""
    firer, table = watch.ship(event.ship), watch.battle.table
    target = table.by_key.get(event.target)
    for ref in event.weapons:
        plan = firer.system(ref).plan.weapon
        known = watch.account.rolled.get((firer.key, ref))
        rolled = known is not None and known.turn == table.turn and not known.landed and known.hit
        if known is not None and rolled:
            known.landed, known.wasted = True, known.worth
        elif plan is not None and target is not None:
            draft = watch.shot(firer.side, firer.key, plan.name, FIRE, target.key, target.side)
            draft.hit, draft.chance = False, 0.0


def shot_struck(watch: BattleWatch, event: fire.ShotStruck) -> None:
    """Begin the damage of a shot on a ship. A rolled side counts first."""
    firer, target = watch.ship(event.ship), watch.ship(event.target)
    plan = firer.system(event.weapon).plan.weapon
    if plan is None:
        return
    arc, cause = ARC_NUMBER[Arc(event.arc)], _cause(event.rules)
    draft = watch.account.landing(firer.key, event.weapon) if cause == FIRE else None
    worth = expected(target, arc, plan, event.loss, halved=event.halved).mean
    if draft is None:
        draft = watch.shot(firer.side, firer.key, plan.name, cause, target.key, target.side)
        draft.worth = worth
    draft.arc = event.arc
    watch.begin(Stroke(plan, draft, event.loss, halved=event.halved))
    watch.spot, watch.area = target.course.place, (firer, plan)
    if watch.side_rolled == event.arc:
        other = expected(target, opposite(arc), plan, event.loss, halved=event.halved).mean
        half = spread_of([(0.5, worth), (0.5, other)])
        watch.roll("hit", 1 - target.side, worth, half, ship=firer.key, weapon=plan.name, target=target.key)
    watch.side_rolled = ""


_CAUSES = {"MV-3.6.9-04": AREA, "MV-3.6.14-17": LINE, "MV-3.6.14-21": WRECK, "MV-2.2.4-09": SALVO}


def _cause(rules: Sequence[str]) -> str:
    return next((_CAUSES[rule] for rule in rules if rule in _CAUSES), FIRE)


def side_rolled(watch: BattleWatch, event: fire.SideRolled) -> None:
    """Remember the rolled side until the shot strikes it."""
    watch.side_rolled = event.arc


def damage_rolled(watch: BattleWatch, event: damage.DamageRolled) -> None:
    """Count the damage dice of a hit on a ship: the boxes due minus their mean. Rule MV-1.3.5-10."""
    stroke = watch.stroke
    if stroke is None:
        return
    target, arc, plan = watch.ship(event.ship), ARC_NUMBER[Arc(event.arc)], stroke.plan
    due = hit_on(target, arc, plan, stroke.loss, halved=stroke.halved).due(event.faces, event.judges, event.extras)
    spread = expected(target, arc, plan, stroke.loss, halved=stroke.halved)
    draft = stroke.draft
    watch.roll("damage", 1 - target.side, due, spread, ship=draft.ship, weapon=plan.name, target=target.key)
    stroke.dice = event.faces or (1,) * plan.pulse, event.extras


def pulse_struck(watch: BattleWatch, event: damage.PulseStruck) -> None:
    """Count the effect of defences on a pulse, and the boxes due."""
    stroke = watch.stroke
    if stroke is None:
        return
    draft, faces = stroke.draft, stroke.dice
    stroke.dice = (faces[0], faces[1][1:]) if event.extra else (faces[0][1:], faces[1])
    inside = event.boxes / 2 if stroke.plan.traits.molecular and not event.extra else event.boxes
    draft.shields += event.amount - event.arrived
    operated = stroke.surgical and not event.boxes
    draft.armour += 0 if operated else event.arrived - inside
    draft.due += event.boxes + event.behind


def pulse_deflected(watch: BattleWatch, event: damage.PulseDeflected) -> None:
    """Count a pulse that a deflector ignored with the shields."""
    stroke = watch.stroke
    if stroke is None or stroke.draft.target != event.ship or not (stroke.dice[0] or stroke.dice[1]):
        return
    traits, plan = stroke.plan.traits, stroke.plan
    # A D1 is judged by a D2, and the event has the result of that one.
    result = event.result if plan.faces else 1
    stroke.draft.shields += max(0, result + plan.modifier - stroke.loss) // (2 if stroke.halved else 1)
    first = stroke.dice[0][:1]
    shown = first and (plan.faces == 0 or traits.rolls[first[0] - 1].result == event.result)
    stroke.dice = (stroke.dice[0][1:], stroke.dice[1]) if shown else (stroke.dice[0], stroke.dice[1][1:])


def area_rolled(watch: BattleWatch, event: fire.AreaRolled) -> None:
    """Count the die for the number of victims of an area: the mean damage to enemies less that to friends."""
    firer = watch.ship(event.ship)
    plan = firer.system(event.weapon).plan.weapon
    if plan is None:
        return
    worths = _around(watch, firer, plan, event.target)
    results = [sum(worths[: face - 1]) for face in range(1, event.faces + 1)]
    spread = spread_of([(1 / event.faces, result) for result in results])
    watch.roll("hit", firer.side, results[event.face - 1], spread, ship=firer.key, weapon=plan.name, target=event.target)
    watch.beyond = AREA


def _around(watch: BattleWatch, firer: Vessel, plan: WeaponPlan, target: str) -> list[float]:
    """Return the value of a hit on each possible victim around the struck place, closest first; friends count against it."""
    found: list[tuple[int, int, float]] = []
    for victim in strikable(watch.battle.table, plan):
        gap = distance(watch.spot, place_of(victim))
        if victim.key != target and gap <= plan.aoe_cm * CM:
            found.append((gap, victim.number, _in_area(watch, firer, plan, victim)))
    return [worth for _, _, worth in sorted(found)]


def _in_area(watch: BattleWatch, firer: Vessel, plan: WeaponPlan, victim: Victim) -> float:
    arc = arc_facing(victim, watch.spot) if isinstance(victim, Vessel) else 0
    worth = worth_on(watch, victim, plan, arc, area_loss(watch.spot, victim))
    return worth if victim.side != firer.side else -worth


def victim_picked(watch: BattleWatch, event: fire.VictimPicked) -> None:
    """Count the die for a victim among several at equal distance. Rule MV-3.6.9-06."""
    if watch.area is None:
        return
    (firer, plan), table = watch.area, watch.battle.table
    near = {victim.key: _in_area(watch, firer, plan, victim) for victim in strikable(table, plan)}
    worths = [near.get(key, 0.0) for key in event.candidates]
    spread = spread_of([(1 / len(worths), worth) for worth in worths])
    watch.roll("hit", firer.side, near.get(event.ship, 0.0), spread, ship=firer.key, weapon=plan.name, target=event.ship)


def line_pierced(watch: BattleWatch, event: fire.LinePierced) -> None:  # noqa: ARG001 - no die
    """Note that the next hits are on victims along a line."""
    watch.beyond = LINE


def squadron_hit(watch: BattleWatch, event: fire.SquadronHit) -> None:
    """Begin the damage of a ship's weapon to a squadron."""
    firer, squadron = watch.ship(event.ship), watch.battle.table.squadron(event.target)
    plan = firer.system(event.weapon).plan.weapon
    if plan is None or squadron is None:
        return
    known = watch.account.rolled.get((firer.key, event.weapon))
    draft = watch.account.landing(firer.key, event.weapon) if known is not None and known.target == event.target else None
    if draft is None:
        cause = (watch.beyond or AREA) if plan.direct else SALVO
        draft = watch.shot(firer.side, firer.key, plan.name, cause, squadron.key, squadron.side)
        draft.worth = worth_on(watch, squadron, plan, 0, 0)
    watch.begin(Stroke(plan, draft, strength=squadron.strength))
    watch.spot, watch.area = squadron.place, (firer, plan)


def squadron_fires(watch: BattleWatch, event: fire.SquadronFires) -> None:
    """Begin the damage of a squadron's weapon, which hits without a roll. Rule MV-1.3.3-01."""
    table = watch.battle.table
    squadron = table.squadron(event.squadron)
    plan = None if squadron is None else arm_of(squadron, event.name)
    if squadron is None or plan is None or MARK in event.target:
        return
    victim = table.squadron(event.target) if WING in event.target else table.by_key[event.target]
    if victim is None:
        return
    draft = watch.shot(squadron.side, squadron.key, plan.name, SQUADRON, victim.key, victim.side)
    draft.arc, draft.distance = event.arc, 0.0
    arc = ARC_NUMBER[Arc(event.arc)] if event.arc else 0
    draft.worth = worth_on(watch, victim, plan, arc, 0)
    strength = victim.strength if isinstance(victim, Squadron) else 0
    watch.begin(Stroke(plan, draft, surgical=bool(event.system), strength=strength))


def arm_of(squadron: Squadron, name: str) -> WeaponPlan | None:
    """Return the plan of a squadron's weapon by its name."""
    return next((arm.plan for arm in squadron.plan.weapons if arm.plan.name == name), None)


def squadron_struck(watch: BattleWatch, event: damage.SquadronStruck) -> None:
    """Count the damage dice of a hit on a squadron, in boxes by its cost, and their account. Rule MV-1.3.6-16."""
    stroke, squadron = watch.stroke, watch.battle.table.squadron(event.squadron)
    if stroke is None or squadron is None:
        return
    plan, point, less = stroke.plan, squadron_point(squadron), squadron.plan.defence - event.defence
    due, before = sum(event.taken), stroke.strength
    mean, variance = strength_lost(squadron, plan, before, event.loss, less, halved=event.halved)
    spread, draft = Spread(point * mean, point * point * variance), stroke.draft
    result = point * min(before, due)
    watch.roll("squadron", 1 - squadron.side, result, spread, ship=draft.ship, weapon=plan.name, target=squadron.key)
    faces = [*(event.faces or (1,) * plan.pulse), *event.extras]
    amount = sum([max(0, plan.traits.rolls[face - 1].result + plan.modifier - event.loss) for face in faces])
    draft.armour += point * max(0, amount - due)
    draft.due += point * due
    draft.dealt += point * (before - event.left)
    watch.finish()


HANDLERS: dict[type, Handler] = {
    fire.SensorRolled: sensor_rolled,
    fire.ShotWasted: shot_wasted,
    fire.ShotStruck: shot_struck,
    fire.SideRolled: side_rolled,
    fire.AreaRolled: area_rolled,
    fire.VictimPicked: victim_picked,
    fire.LinePierced: line_pierced,
    fire.SquadronHit: squadron_hit,
    fire.SquadronFires: squadron_fires,
    damage.DamageRolled: damage_rolled,
    damage.PulseStruck: pulse_struck,
    damage.PulseDeflected: pulse_deflected,
    damage.SquadronStruck: squadron_struck,
}
