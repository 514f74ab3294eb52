"""Burning and ramming: what speed is worth (CF-BURN, CF-RAM)."""

from metamaker.games.cosmoforce.battle.actions.orders import Burn, Ram
from metamaker.games.cosmoforce.battle.captains.attacks import Idea
from metamaker.games.cosmoforce.battle.captains.odds import MILLION, effective_reach
from metamaker.games.cosmoforce.battle.captains.worth import (
    KILL,
    LASTING,
    MEAN,
    endurance,
    firepower,
    harm_of_heat,
    heat_to_come,
    outlook,
    prospect,
    stakes,
)
from metamaker.games.cosmoforce.battle.state import RAILGUN, Battle, Ship
from metamaker.games.cosmoforce.battle.turn.heat import FAST, collision_dice
from metamaker.games.cosmoforce.rules.speed import HUNDRED, whole

RAM_RECOIL = 714_286
"""Own damage of one die of a ram, in millionths: 5/7, since ones spare the rammer (CF-EX-22)."""


def burns(battle: Battle, ship: Ship, enemies: list[Ship], ideas: list[Idea]) -> None:
    """Add burns that pay for their heat."""
    most = ship.thrust + battle.rules.burn_bonus
    if most <= 0:
        return
    changes = _changes(ship, enemies, most)
    if not changes:
        return
    heat = ship.heat + heat_to_come(battle, ship)
    price = harm_of_heat(ship, heat + ship.plan.size_mod) - harm_of_heat(ship, heat)
    now, speed, ahead = _comfort(battle, ship, enemies), ship.speed, prospect(ship)
    for change in changes:
        ship.speed = max(0, speed + change * HUNDRED)
        worth = (_comfort(battle, ship, enemies) - now) * ahead // MILLION - price
        ship.speed = speed
        if worth > 0:
            ideas.append(Idea(worth, Burn(change)))


def _changes(ship: Ship, enemies: list[Ship], most: int) -> list[int]:
    """Return the changes of speed that could matter."""
    found: list[int] = []
    if ship.speed < HUNDRED:
        found.append(1)
    if ship.speed > FAST * HUNDRED:
        found.append(max(-most, (FAST * HUNDRED - ship.speed) // HUNDRED))
    elif ship.thrust == 0 and ship.speed >= HUNDRED:
        found.append(-1)
    for enemy in enemies:
        if ship.working(RAILGUN) or enemy.working(RAILGUN):
            change = (enemy.speed - ship.speed) // HUNDRED + 1
            if 0 < change <= most:
                found.append(change)
    return found


def _comfort(battle: Battle, ship: Ship, enemies: list[Ship]) -> int:
    """Return what the present speed is worth: damage done and spared in the next rounds."""
    limit, life = battle.mass_limit(ship), endurance(battle, ship)
    worth = -LASTING * collision_dice(battle, ship) * MEAN // life
    for enemy in enemies:
        worth -= firepower(battle, enemy, ship, limit) * LASTING // life
        if ship.working(RAILGUN):
            worth += firepower(battle, ship, enemy, battle.mass_limit(enemy)) * LASTING // endurance(battle, enemy)
    return worth


def rams(battle: Battle, ship: Ship, enemies: list[Ship], ideas: list[Idea]) -> None:
    """Add rams that are worth more than the ideas so far: nobody evades at a higher price than that of the damage."""
    if not battle.rules.ram:
        return
    dice = whole(ship.speed) + 1
    best = max([idea.worth for idea in ideas])
    for target, stake in zip(enemies, stakes(enemies), strict=True):
        damage = ram_damage(battle, target, dice) * stake // MILLION
        if damage > best:
            change = evasion(battle, target, ship)
            if change is None:
                worth = damage - _recoil(battle, ship, dice)
            else:
                worth = _chased(battle, target, change) * stake // MILLION
            ideas.append(Idea(worth, Ram(target.number)))


def ram_damage(battle: Battle, target: Ship, dice: int) -> int:
    """Return what a ram with so many dice is worth against a ship."""
    life = endurance(battle, target)
    return min(MILLION, dice * MEAN // life) + KILL * effective_reach(dice, life) // MILLION


def _recoil(battle: Battle, ship: Ship, dice: int) -> int:
    """Return what a ram costs its rammer: little if it is about to die of heat."""
    life = endurance(battle, ship)
    harm = min(MILLION, dice * RAM_RECOIL // life) + KILL * effective_reach(dice * 5 // 6, life) // MILLION
    return harm * prospect(ship) // MILLION


def _chased(battle: Battle, target: Ship, change: int) -> int:
    """Return what the burn costs a target by which it gets away: it is the hotter for it, and may get too fast."""
    heat, dice = target.heat, _dice_after(battle, target, change)
    warmth = harm_of_heat(target, heat + target.plan.size_mod) - harm_of_heat(target, heat)
    return warmth + ram_damage(battle, target, dice) if dice else warmth


def evasion(battle: Battle, target: Ship, rammer: Ship) -> int | None:
    """Return the burn by which a target gets away from a ram if more of it is left so; None if it stays its course."""
    change = way_out(battle, target, rammer)
    if change is None:
        return None
    heat, crash = target.heat + target.plan.size_mod, _dice_after(battle, target, change)
    if heat <= target.sheds and not crash:
        return change  # the heat is shed before it harms
    life = endurance(battle, target)
    hit = whole(rammer.speed) + 1 + collision_dice(battle, target)
    staying = outlook(target, target.heat) * _left(life, hit)
    return change if outlook(target, heat) * _left(life, crash) > staying else None


def _left(life: int, dice: int) -> int:
    """Return what so many dice of damage leave of a ship, in millionths: of its boxes, and of its chance to live."""
    return MILLION - (min(MILLION, dice * MEAN // life) + effective_reach(dice, life)) // 2


def _dice_after(battle: Battle, ship: Ship, change: int) -> int:
    """Return the dice of the collision that comes of a burn."""
    speed = ship.speed
    ship.speed = max(0, speed + change * HUNDRED)
    dice = collision_dice(battle, ship)
    ship.speed = speed
    return dice


def way_out(battle: Battle, target: Ship, rammer: Ship) -> int | None:
    """Return the least change of speed by which a target gets away from a ram; None if it cannot."""
    most = target.thrust + battle.rules.burn_bonus
    if most <= 0:
        return None
    behind = rammer.speed - target.speed
    change = max(0, behind // HUNDRED + (1 if behind >= 0 else 0))
    return change if change <= most else None
