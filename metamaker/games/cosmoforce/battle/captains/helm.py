"""Burning and ramming: what speed is worth (CF-BURN, CF-RAM)."""

from metamaker.games.cosmoforce.battle.captains.gunnery import Idea
from metamaker.games.cosmoforce.battle.captains.odds import MILLION, effective_reach
from metamaker.games.cosmoforce.battle.captains.worth import (
    KILL,
    LASTING,
    MEAN,
    endurance,
    firepower,
    harm_of_heat,
    heat_to_come,
)
from metamaker.games.cosmoforce.battle.decisions.answers import Burn, Ram
from metamaker.games.cosmoforce.battle.state.battle import Battle
from metamaker.games.cosmoforce.battle.state.plan import RAILGUN
from metamaker.games.cosmoforce.battle.state.ship import Ship
from metamaker.games.cosmoforce.battle.turns.heat import FAST, collision_dice
from metamaker.games.cosmoforce.rules.speed import HUNDRED, whole

RAM_RECOIL = 714_286
"""Own damage of one die of a ram, in millionths."""


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
    now, speed = _comfort(battle, ship, enemies), ship.speed
    for change in changes:
        ship.speed = max(0, speed + change * HUNDRED)
        worth = _comfort(battle, ship, enemies) - now - price
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
    """Add rams. A target that can get away is thought to do so if the ram costs it more than the heat."""
    if not battle.rules.ram:
        return
    dice, own = whole(ship.speed) + 1, endurance(battle, ship)
    for target in enemies:
        worth = ram_damage(battle, target, dice)
        escape = way_out(battle, target, ship)
        price = harm_of_heat(target, target.heat + target.plan.size_mod) - harm_of_heat(target, target.heat)
        if escape is not None and price < worth:
            ideas.append(Idea(price, Ram(target.number)))
            continue
        worth -= min(MILLION, dice * RAM_RECOIL // own) + KILL * effective_reach(dice * 5 // 6, own) // MILLION
        ideas.append(Idea(worth, Ram(target.number)))


def ram_damage(battle: Battle, target: Ship, dice: int) -> int:
    """Return what a ram with so many dice is worth against a ship."""
    life = endurance(battle, target)
    return min(MILLION, dice * MEAN // life) + KILL * effective_reach(dice, life) // MILLION


def way_out(battle: Battle, target: Ship, rammer: Ship) -> int | None:
    """Return the least change of speed by which a target gets away from a ram; None if it cannot."""
    most = target.thrust + battle.rules.burn_bonus
    if most <= 0:
        return None
    behind = rammer.speed - target.speed
    change = max(0, behind // HUNDRED + (1 if behind >= 0 else 0))
    return change if change <= most else None
