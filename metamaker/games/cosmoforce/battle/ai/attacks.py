"""Choice of weapons and targets: the attack with the best mean (CF-ATK)."""

from typing import NamedTuple

from metamaker.games.cosmoforce.battle.actions.orders import Action, Attack
from metamaker.games.cosmoforce.battle.ai.odds import MILLION, depletes, mean_hits
from metamaker.games.cosmoforce.battle.ai.worth import endurance, harm_of_heat, prospect, stakes, volley
from metamaker.games.cosmoforce.battle.state import COUNT, LASER, MISSILE, SLOTS_OF, WEAPONS, Battle, Ship

PATIENCE = 5
"""Divisor for the cost of own heat: a ship that waits until it is cool is shot at meanwhile.

The number does not matter: with 1, 2 or 10 captains win 50 (± 1) of a hundred mirrored duels.
"""


class Idea(NamedTuple):
    """An action and its worth, in millionths of a ship."""

    worth: int
    action: Action


def attacks(battle: Battle, ship: Ship, enemies: list[Ship], ideas: list[Idea]) -> None:
    """Add the attacks that are possible now."""
    if battle.rules.attack_limit and ship.used:
        return
    staked = stakes(enemies)
    for kind in WEAPONS:
        working = ship.working(kind)
        if not working or ship.used >> kind & 1:
            continue
        slots = SLOTS_OF[working]
        for target, stake in zip(enemies, staked, strict=True):
            limit = battle.mass_limit(target)
            if kind == MISSILE:
                idea = _salvo(battle, ship, slots, target, limit)
            else:
                worth = volley(battle, ship, kind, len(slots), target, limit)
                if kind == LASER:
                    worth += _lasers_heat(ship, len(slots), target, limit)
                idea = Idea(worth, Attack(target.number, slots))
            ideas.append(idea if stake == MILLION else Idea(idea.worth * stake // MILLION, idea.action))


def _lasers_heat(ship: Ship, count: int, target: Ship, limit: int) -> int:
    """Return the worth of the heat of Lasers: that of the target for each hit, less the own, 2/7 for each die."""
    hits = mean_hits(count, limit, False)
    harm = harm_of_heat(target, target.heat + 1) - harm_of_heat(target, target.heat)
    own = harm_of_heat(ship, ship.heat + 1) - harm_of_heat(ship, ship.heat)
    return harm * hits // MILLION - own * 2 * count // (7 * PATIENCE)


def _salvo(battle: Battle, ship: Ship, slots: tuple[int, ...], target: Ship, limit: int) -> Idea:
    """Return the attack with the best number of Missiles: more of them hit more, and are lost more often."""
    price = mean_hits(3, limit, False) // endurance(battle, target)
    ahead = prospect(ship)
    # Missiles are marked last, and the first one destroys the others with it: only the loss of all costs endurance.
    boxes = 0 if battle.rules.missile_depletion else 2 * MILLION // (2 + endurance(battle, ship))
    best = Idea(-MILLION, Attack(target.number, slots))
    for count in range(1, len(slots) + 1):
        loss = count * price + (boxes if count == len(slots) else 0)
        risk = depletes(count) * ahead // MILLION
        worth = volley(battle, ship, MISSILE, count, target, limit) - risk * loss // MILLION
        if worth > best.worth:
            best = Idea(worth, Attack(target.number, slots[:count]))
    return best


def best_target(battle: Battle, enemies: list[Ship]) -> Ship:
    """Return the best target: close to its end for its firepower."""
    found = enemies[0]
    for enemy in enemies[1:]:
        weapons = sum(COUNT[enemy.working(kind)] for kind in WEAPONS)
        others = sum(COUNT[found.working(kind)] for kind in WEAPONS)
        if (1 + weapons) * endurance(battle, found) > (1 + others) * endurance(battle, enemy):
            found = enemy
    return found
