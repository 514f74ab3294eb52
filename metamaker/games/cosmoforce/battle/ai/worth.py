"""The worth of things to a captain, in millionths of a ship: damage, heat, weapons."""

from typing import Final

from metamaker.games.cosmoforce.battle.actions.attacks import dice_of
from metamaker.games.cosmoforce.battle.ai.odds import MILLION, effective_reach, hits_reach, mean_hits
from metamaker.games.cosmoforce.battle.state import COUNT, HANGAR, LASER, WEAPONS, Battle, Ship
from metamaker.games.cosmoforce.rules.shot import NO_LIMIT, hangar_damage
from metamaker.games.cosmoforce.rules.speed import whole

KILL: Final = 700_000
"""The worth of the chance to end a ship at once, beyond the damage: its fire in the rounds until its end.

Half or twice as much makes no difference: 50 (± 1) of a hundred mirrored duels.
"""

MEAN: Final = 857_143
"""Effective dice of one die, in millionths: 6/7 (CF-EX-19)."""

HULL: Final = 4
"""The weight of an enemy without weapons, as a number of weapons: it rams, and must be ended.

Only of use in team fights; with 1, 2 or 8 captains win 50 (± 1) of a hundred mirrored duels and team fights.
"""

EASY_TARGET: Final = 400_000
"""The smallest cost of drifting: a drifting ship counts as of infinite mass, so no die is discarded (CF-SHOT-05).

Half or twice as much makes no difference in mirrored duels.
"""

LASTING: Final = 2
"""Rounds for which gains and losses of a ship are counted.

A duel of the samples has three, and speeds change; with 1 captains win 49, with 4 50 (± 1) of a hundred mirrored duels.
"""


def endurance(battle: Battle, ship: Ship) -> int:
    """Return the damage that ends a ship if its owner places it well, 1 or more."""
    explosive = ship.explosive() & ship.whole if battle.rules.missile_detonation else 0
    if not explosive:
        return max(1, ship.room - 1)
    # Explosive systems are marked last: the first mark on one does the rest by itself.
    return max(1, ship.room - 2 * COUNT[explosive] + 1)


def harm_of_heat(ship: Ship, heat: int) -> int:
    """Return the cost of `heat` to a ship, with its next roll and half of the following one."""
    dice = heat - ship.sheds
    if dice <= 0:
        return 0
    life = max(1, ship.life)
    halves = 2 * dice + max(0, dice - ship.sheds)
    return min(MILLION, MEAN * halves // (2 * life)) + KILL * effective_reach(dice, life) // MILLION


def prospect(ship: Ship) -> int:
    """Return the chance, in millionths, that a ship survives its next roll for heat. Its future is weighted by it."""
    dice = ship.heat - ship.sheds
    return MILLION - effective_reach(dice, ship.life) if dice > 0 else MILLION


def outlook(ship: Ship, heat: int) -> int:
    """Return the rest of a ship after two rolls for `heat`, in millionths: of its crew, and of its chance to survive."""
    dice, life = heat - ship.sheds, max(1, ship.life)
    if dice <= 0:
        return MILLION
    both = dice + max(0, dice - ship.sheds)
    harm = min(MILLION, MEAN * both // life) // 2
    return MILLION - harm - (effective_reach(dice, life) + effective_reach(both, life)) // 4


def stakes(enemies: list[Ship]) -> list[int]:
    """Return the weight of each enemy, in millionths: all for the best armed, little for one about to die of heat."""
    if len(enemies) == 1:
        return [MILLION]
    armed = [HULL + sum([COUNT[enemy.working(kind)] for kind in WEAPONS]) for enemy in enemies]
    most = max(armed)
    return [prospect(enemy) * weight // most for enemy, weight in zip(enemies, armed, strict=True)]


def _is_spent(battle: Battle, ship: Ship, other: Ship) -> bool:
    """Return whether another ship precedes the ship in the order of turns.

    Then the ship cools, in the Aftermath, before the other's next turn.
    """
    for number in battle.order:
        if number == ship.number:
            return False
        if number == other.number:
            return True
    return False


def heat_to_come(battle: Battle, ship: Ship) -> int:
    """Return the heat that the Lasers of all enemies bring a ship on average before it cools again."""
    lasers, rounds = 0, battle.rules.round_shape
    for other in battle.ships:
        if other.alive and other.side != ship.side and not (rounds and _is_spent(battle, ship, other)):
            lasers += COUNT[other.working(LASER)]
    return (lasers * MEAN + MILLION // 2) // (MILLION * battle.afloat[ship.side])


def volley(battle: Battle, ship: Ship, kind: int, count: int, target: Ship, limit: int) -> int:
    """Return the worth of the damage of `count` weapons of a kind against a ship."""
    dice = dice_of(battle, ship, kind, target) * count
    each, drones = 1, False
    if kind == HANGAR:
        each, drones = hangar_damage(target.plan.mass, limit == NO_LIMIT, battle.rules), battle.rules.hangar_mode == 1
    life = endurance(battle, target)
    mean = mean_hits(dice, limit, drones) * each
    return min(MILLION, mean // life) + KILL * hits_reach(dice, limit, -(-life // each)) // MILLION


def firepower(battle: Battle, ship: Ship, target: Ship, limit: int) -> int:
    """Return the damage, in millionths of a point, that all working weapons of a ship do in a turn at their mean."""
    total = 0
    for kind in WEAPONS:
        working = ship.working(kind)
        if working:
            dice = dice_of(battle, ship, kind, target) * COUNT[working]
            each = hangar_damage(target.plan.mass, limit == NO_LIMIT, battle.rules) if kind == HANGAR else 1
            total += mean_hits(dice, limit, False) * each
    return total


def last_propulsion(battle: Battle, ship: Ship) -> int:
    """Return the worth of not drifting: a drifting ship is an easy target, and collides harder the faster it is."""
    dice = whole(ship.speed) + (0 if battle.rules.collision else 1)
    life = endurance(battle, ship)
    return max(EASY_TARGET, min(MILLION, LASTING * dice * MEAN // life) + KILL * effective_reach(dice, life) // MILLION)
