"""Exact chances in words: of attacks, their hits, and what else comes of them (CF-EX-19 to -22)."""

from fractions import Fraction

from metamaker.core.naming import counted
from metamaker.games.cosmoforce.battle.actions.attacks import dice_of
from metamaker.games.cosmoforce.battle.state import HANGAR, LASER, MISSILE, Battle, Ship
from metamaker.games.cosmoforce.battle.telling.names import system_name
from metamaker.games.cosmoforce.battle.telling.odds import mean, percent
from metamaker.games.cosmoforce.rules.chances import (
    at_least,
    depletion_chance,
    expected_drone_hits,
    expected_hits,
    hit_chances,
    mean_own_heat,
    miss_chance,
)
from metamaker.games.cosmoforce.rules.shot import NO_LIMIT, hangar_damage

SHOWN = 4
"""So many numbers of hits get a chance of their own."""

SURE = Fraction(99, 100)
"""What is at least so likely is not told one by one: the numbers begin with the highest of them."""


def attack_text(battle: Battle, ship: Ship, kind: int, count: int, target: Ship, name: str) -> str:
    """Return what so many weapons of a kind may do to a ship, with the chances of hits."""
    dice = dice_of(battle, ship, kind, target) * count
    limit = battle.mass_limit(target)
    mass = None if limit == NO_LIMIT else limit
    drones = kind == HANGAR and battle.rules.hangar_mode == 1
    hits = expected_drone_hits(dice, mass) if drones else expected_hits(dice, mass)
    against = "no mass limit" if mass is None else f"mass {mass}"
    weapons = f"{count} {system_name(kind)}{'s' if count > 1 else ''}"
    shot = f"{weapons} at {name}, {against}, {counted(dice, 'die', 'dice')}: {mean(hits)} hits on average"
    return f"{shot}; {_reached(dice, mass, drones)}{_besides(battle, kind, count, target)}"


def _reached(dice: int, mass: int | None, drones: bool) -> str:
    """Return the chances of so many hits or more; with drones that of any."""
    if drones:
        return f"1 or more {percent(1 - miss_chance(dice, mass))}"
    chances = {hits: chance for hits in range(1, dice + 1) if (chance := _hit_chance(dice, mass, hits))}
    first = max((hits for hits, chance in chances.items() if chance >= SURE), default=1)
    shown = [(hits, chances[hits]) for hits in range(first, first + SHOWN) if hits in chances]
    return ", ".join(f"{hits} or more {percent(chance)}" for hits, chance in shown)


def _hit_chance(dice: int, mass: int | None, hits: int) -> Fraction:
    if mass is None:
        return at_least(dice, hits)
    return sum((each for count, each in hit_chances(dice, mass).items() if count >= hits), Fraction(0))


def _besides(battle: Battle, kind: int, count: int, target: Ship) -> str:
    """Return what else comes of an attack: depletion, own heat, the damage of a hit."""
    if kind == MISSILE:
        return f"; depleted with {percent(depletion_chance(count))}"
    if kind == LASER:
        return f"; own heat {mean(mean_own_heat(count))} on average"
    if kind == HANGAR:
        each = hangar_damage(target.plan.mass, battle.mass_limit(target) == NO_LIMIT, battle.rules)
        return f"; {each} damage a hit" if each > 1 else ""
    return ""
