"""Actions against other ships: attacks by one type of weapon, rams, Strafe Runs (CF-ATK, CF-SHOT, CF-RAM, CF-STRF)."""

from metamaker.games.cosmoforce.battle.actions.decisions import EvadeRam, NameSystems
from metamaker.games.cosmoforce.battle.actions.events import Attacked, HeatGained, RamDeclared, Rammed, Strafed, SystemNamed
from metamaker.games.cosmoforce.battle.actions.orders import Attack, Ram, Strafe
from metamaker.games.cosmoforce.battle.actions.rules import may_burn
from metamaker.games.cosmoforce.battle.actions.upkeep import burned
from metamaker.games.cosmoforce.battle.damage.damage import damaged, depleted
from metamaker.games.cosmoforce.battle.state import HANGAR, KINDS, LASER, MISSILE, RAILGUN, Battle, Course, Ship
from metamaker.games.cosmoforce.rules.shot import (
    HIGHEST,
    NO_LIMIT,
    SLOW,
    effective,
    hangar_damage,
    hangar_dice,
    hits,
    railgun_dice,
    rolled,
)
from metamaker.games.cosmoforce.rules.speed import whole

MISSILE_DICE = 3
RULE_OF = {LASER: "CF-ATK-04", MISSILE: "CF-ATK-05", RAILGUN: "CF-ATK-08", HANGAR: "CF-ATK-09"}
DEPLETING = 2
"""The number of 8s that depletes the Missiles of an attack. Rule CF-ATK-05."""


def dice_of(battle: Battle, ship: Ship, kind: int, target: Ship) -> int:
    """Return the dice of one weapon of a kind against a ship now. Rules CF-ATK-04, -05, -08, -09, -10."""
    if kind == MISSILE:
        return MISSILE_DICE
    if kind == RAILGUN:
        return railgun_dice(battle.outpaces(ship, target))
    return hangar_dice(battle.rules) if kind == HANGAR else 1


def attacked(battle: Battle, ship: Ship, action: Attack) -> Course:
    """Resolve an attack. Rules CF-ATK-01 to -11.

    Dice: all of the weapons in one roll. The Lasers' heat comes next, then the target marks its boxes, then Missiles deplete,
    unless the fight is decided and no other follows.
    """
    rules, target = battle.rules, battle.ships[action.target]
    kind = ship.plan.kinds[action.slots[0]]
    ship.used |= 1 << kind
    limit, mass = battle.mass_limit(target), target.plan.mass
    faces = rolled(battle.dice, dice_of(battle, ship, kind, target) * len(action.slots))
    count = hits(effective(faces), limit, kind == HANGAR and rules.hangar_mode == 1)
    points = count * hangar_damage(mass, limit == NO_LIMIT, rules) if kind == HANGAR else count
    if battle.telling:
        _tell(battle, ship, action, faces, count, points)
    if kind == LASER:
        _heated(battle, ship, sum(face > HIGHEST for face in faces))
        _heated(battle, target, count)
    if points:
        yield from damaged(battle, target, points, KINDS[kind].value, ship.number)
    if kind == MISSILE and faces.count(8) >= DEPLETING and ship.alive and (battle.fight or battle.sides_left > 1):
        depleted(battle, ship, action.slots)


def _tell(battle: Battle, ship: Ship, action: Attack, faces: list[int], count: int, points: int) -> None:
    """Report an attack with all numbers needed to check it."""
    target, kind = battle.ships[action.target], ship.plan.kinds[action.slots[0]]
    limit, drones = battle.mass_limit(target), kind == HANGAR and battle.rules.hangar_mode == 1
    kept = tuple(sorted(effective(faces))[:count])
    weight = sum(kept) - (kept.count(1) if drones else 0)
    mass_rule = "CF-SHOT-01" if limit != NO_LIMIT else "CF-SHOT-04" if target.speed < SLOW else "CF-SHOT-05"
    weapon_rule = "CF-ATK-10" if drones else RULE_OF[kind]
    rules = ("CF-ATK-01", weapon_rule, mass_rule, "CF-SHOT-03")
    shown = -1 if limit == NO_LIMIT else limit
    weapon = KINDS[kind].value
    battle.tell(
        Attacked(ship.number, target.number, weapon, action.slots, shown, tuple(faces), kept, weight, count, points, rules)
    )


def _heated(battle: Battle, ship: Ship, heat: int) -> None:
    """Give a ship the heat of Lasers. Rule CF-ATK-04."""
    if heat:
        ship.heat += heat
        if battle.telling:
            battle.tell(HeatGained(ship.number, heat, ship.heat, ("CF-ATK-04",)))


def is_no_evasion(battle: Battle, change: int) -> bool:
    """Return whether a burn of 0 does not evade, however fast the ship is. Rule CF-RAM-08."""
    return change == 0 and battle.rules.evasion_needs_change


STAYED = ("CF-RAM-01", "CF-RAM-03")
EVADED = ("CF-RAM-01", "CF-RAM-02")


def rammed(battle: Battle, ship: Ship, action: Ram) -> Course:
    """Ram a ship, which may burn to evade. Rules CF-RAM-01 to -08.

    Dice: those of a tie caused by the evasion, then whole speed + 1 on contact. The target marks its boxes first, then the
    rammer; both take all of their damage.
    """
    target = battle.ships[action.target]
    change = (yield EvadeRam(battle, target, ship)) if may_burn(battle, target) else None
    if change is not None:
        burned(battle, target, change)
    connects = change is None or is_no_evasion(battle, change) or battle.outpaces(ship, target)
    if battle.telling:
        rules = STAYED if change is None else EVADED
        battle.tell(RamDeclared(ship.number, target.number, change is not None, connects, rules))
    if not connects:
        return
    faces = rolled(battle.dice, whole(ship.speed) + 1)
    counting = effective(faces)
    points, own = len(counting), len(counting) - counting.count(1)
    if battle.telling:
        battle.tell(Rammed(ship.number, target.number, ship.speed, tuple(faces), points, own))
    yield from damaged(battle, target, points, "ram", ship.number)
    yield from damaged(battle, ship, own, "ram", target.number)


STRAFE_DICE = 2
"""Dice for each Afterburner used. Rule CF-STRF-01."""


def strafed(battle: Battle, ship: Ship, action: Strafe) -> Course:
    """Gain a heat and name a system for each effective die. Dice: two for each Afterburner. Rules CF-STRF-01, CF-STRF-02."""
    ship.heat += 1
    faces = rolled(battle.dice, STRAFE_DICE * action.afterburners)
    count = len(effective(faces))
    if battle.telling:
        battle.tell(HeatGained(ship.number, 1, ship.heat, ("CF-STRF-01",)))
        battle.tell(Strafed(ship.number, tuple(faces), count))
    if not count:
        return
    named = yield NameSystems(battle, ship, count)
    for number, slot in named:
        battle.ships[number].named |= 1 << slot
        if battle.telling:
            battle.tell(SystemNamed(number, slot))


def forgotten(battle: Battle) -> None:
    """End the effect of Strafe Runs with the turn. Rule CF-STRF-02."""
    for ship in battle.ships:
        ship.named = 0
