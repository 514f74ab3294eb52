"""Burning and ramming: the worth of speed (CF-BURN, CF-RAM)."""

from typing import NamedTuple

from metamaker.games.cosmoforce.battle.actions.orders import Burn, Ram
from metamaker.games.cosmoforce.battle.ai.attacks import Idea
from metamaker.games.cosmoforce.battle.ai.odds import MILLION, effective_reach, mean_hits
from metamaker.games.cosmoforce.battle.ai.worth import (
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
from metamaker.games.cosmoforce.battle.state import COUNT, RAILGUN, Battle, Ship
from metamaker.games.cosmoforce.battle.turn.heat import collision_dice
from metamaker.games.cosmoforce.rules.shot import railgun_dice
from metamaker.games.cosmoforce.rules.speed import FAST, HUNDRED, dice_at_speed, whole

RAM_RECOIL = 714_286
"""Own damage of one die of a ram, in millionths: 5/7, since ones spare the rammer (CF-EX-22)."""


CAUGHT = 500_000
"""The part of the cost of being passed that counts if an enemy can pass: it may not, and the burn takes one of its actions.

The plain captain wins 60 to 80 of a hundred mirrored duels of Railgun ships against a captain that ignores this. 400 and 600
thousandths are equal in most; with 250 a captain that burns instead of ramming beats it.
"""


def burns(battle: Battle, ship: Ship, enemies: list[Ship], ideas: list[Idea]) -> None:
    """Add burns that pay for their heat."""
    most = ship.thrust + battle.rules.burn_bonus
    if most <= 0:
        return
    rivals = enemies if ship.working(RAILGUN) else [enemy for enemy in enemies if enemy.working(RAILGUN)]
    changes = _changes(battle, ship, rivals, most)
    if not changes:
        return
    races = [_race(battle, ship, rival) for rival in rivals]
    heat = ship.heat + heat_to_come(battle, ship)
    price = harm_of_heat(ship, heat + ship.plan.size_mod) - harm_of_heat(ship, heat)
    speed, limit, ahead = ship.speed, battle.mass_limit(ship), prospect(ship)
    now = _comfort(battle, ship, races)
    for change in changes:
        ship.speed = max(0, speed + change * HUNDRED)
        worth, after = _comfort(battle, ship, races) - now, battle.mass_limit(ship)
        ship.speed = speed
        if after != limit:
            worth += _exposure(battle, ship, enemies, limit) - _exposure(battle, ship, enemies, after)
        worth = worth * ahead // MILLION - price
        if worth > 0:
            ideas.append(Idea(worth, Burn(change)))


def _changes(battle: Battle, ship: Ship, rivals: list[Ship], most: int) -> list[int]:
    """Return the useful changes of speed, including the smallest that pass a rival or keep it from passing."""
    found: list[int] = []
    if ship.speed < HUNDRED:
        found.append(1)
    if ship.speed > FAST * HUNDRED:
        found.append(max(-most, (FAST * HUNDRED - ship.speed) // HUNDRED))
    elif ship.thrust == 0 and ship.speed >= HUNDRED:
        found.append(-1)
    for rival in rivals:
        change = (rival.speed - ship.speed) // HUNDRED + 1
        if 0 < change <= most:
            found.append(change)
        safe = (_reach(battle, rival) - ship.speed) // HUNDRED + 1
        if 0 < safe <= most:
            found.append(max(safe, min(most, (FAST * HUNDRED - ship.speed) // HUNDRED)))
    return found


def _reach(battle: Battle, ship: Ship) -> int:
    """Return the speed, in hundredths, after the largest burn without a collision."""
    most = max(0, ship.thrust + battle.rules.burn_bonus)
    return max(ship.speed, min(FAST * HUNDRED, ship.speed + most * HUNDRED))


class Race(NamedTuple):
    """An enemy, its possible speed soon, and the worth of being faster than it in the next rounds, for Railguns."""

    rival: Ship
    reach: int
    stake: int


def _race(battle: Battle, ship: Ship, rival: Ship) -> Race:
    mine = _by_speed(ship, battle.mass_limit(rival)) // endurance(battle, rival)
    its = _by_speed(rival, battle.mass_limit(ship)) // endurance(battle, ship)
    return Race(rival, _reach(battle, rival), LASTING * (mine + its))


def _by_speed(ship: Ship, limit: int) -> int:
    """Return the additional damage of a ship's Railguns to a slower target, in millionths of a point."""
    count = COUNT[ship.working(RAILGUN)]
    if not count:
        return 0
    return mean_hits(railgun_dice(True) * count, limit, False) - mean_hits(railgun_dice(False) * count, limit, False)


def _comfort(battle: Battle, ship: Ship, races: list[Race]) -> int:
    """Return the worth of the present speed in the next rounds: no collision, and a lasting lead over other ships."""
    crash = collision_dice(battle, ship)
    worth = -LASTING * crash * MEAN // endurance(battle, ship) if crash else 0
    for race in races:
        if battle.faster(ship, race.rival):
            is_caught = ship.speed <= race.reach
            worth += race.stake - (race.stake * CAUGHT // MILLION if is_caught else 0)
    return worth


def _exposure(battle: Battle, ship: Ship, enemies: list[Ship], limit: int) -> int:
    """Return the cost of the enemies' fire in the next rounds if hits must fit into this mass."""
    return sum([firepower(battle, enemy, ship, limit) for enemy in enemies]) * LASTING // endurance(battle, ship)


def rams(battle: Battle, ship: Ship, enemies: list[Ship], ideas: list[Idea]) -> None:
    """Add rams worth more than the ideas so far. A target never evades at a higher price than that of the damage."""
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
    """Return the worth of a ram with this number of dice against a ship."""
    life = endurance(battle, target)
    return min(MILLION, dice * MEAN // life) + KILL * effective_reach(dice, life) // MILLION


def _recoil(battle: Battle, ship: Ship, dice: int) -> int:
    """Return the cost of a ram to its rammer: little if it is about to die of heat."""
    life = endurance(battle, ship)
    harm = min(MILLION, dice * RAM_RECOIL // life) + KILL * effective_reach(dice * 5 // 6, life) // MILLION
    return harm * prospect(ship) // MILLION


def _chased(battle: Battle, target: Ship, change: int) -> int:
    """Return the cost of an evading burn to the target: it heats up, and may become too fast."""
    heat, dice = target.heat, _dice_after(battle, target, change)
    warmth = harm_of_heat(target, heat + target.plan.size_mod) - harm_of_heat(target, heat)
    return warmth + ram_damage(battle, target, dice) if dice else warmth


def evasion(battle: Battle, target: Ship, rammer: Ship) -> int | None:
    """Return the burn by which a target evades a ram, if that saves more of it; None if it stays on its course."""
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
    """Return the rest of a ship after this number of damage dice, in millionths: of its boxes, and of its chance to survive."""
    return MILLION - (min(MILLION, dice * MEAN // life) + effective_reach(dice, life)) // 2


def _dice_after(battle: Battle, ship: Ship, change: int) -> int:
    """Return the dice of the collision after a burn."""
    return dice_at_speed(max(0, ship.speed + change * HUNDRED), ship.thrust, battle.rules)


def way_out(battle: Battle, target: Ship, rammer: Ship) -> int | None:
    """Return the smallest change of speed with which a target evades a ram; None if it cannot.

    A target fast enough to collide prefers braking, if that also evades.
    """
    most = target.thrust + battle.rules.burn_bonus
    if most <= 0:
        return None
    needed = (rammer.speed - target.speed) // HUNDRED + 1
    change = max(0, needed)
    if change > most:
        return None
    braking = (FAST * HUNDRED - target.speed) // HUNDRED
    if max(-most, needed) <= braking < 0 and _dice_after(battle, target, change) and not _dice_after(battle, target, braking):
        return braking
    return change
