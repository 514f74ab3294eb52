"""Exact chances in words: of attacks, their hits, and their effects (CF-EX-19 to -22)."""

from decimal import Decimal
from fractions import Fraction

from metamaker.core.amounts import rounded
from metamaker.core.messages import Words
from metamaker.games.cosmoforce.battle.actions.attacks import dice_of
from metamaker.games.cosmoforce.battle.decision import Decision
from metamaker.games.cosmoforce.battle.state import HANGAR, KINDS, LASER, MISSILE, Battle, Ship
from metamaker.games.cosmoforce.battle.wording.names import percent
from metamaker.games.cosmoforce.edits.structure import system_term
from metamaker.games.cosmoforce.rules.chances import (
    at_least,
    depletion_chance,
    expected_drone_hits,
    expected_hits,
    hit_chances,
    mean_effective,
    mean_own_heat,
    mean_recoil,
    miss_chance,
)
from metamaker.games.cosmoforce.rules.shot import NO_LIMIT, hangar_damage
from metamaker.games.cosmoforce.rules.speed import dice_at_speed

SHOWN = 4
"""The number of hits with a chance of their own."""

SURE = Fraction(99, 100)
"""Numbers of hits with at least this chance are not listed one by one: the list begins with the highest of them."""


def attack_text(asked: Decision, kind: int, count: int, target: Ship, name: str, words: Words) -> str:
    """Return the possible effects of weapons of a kind on a ship, with the chances of hits."""
    battle, ship = asked.battle, asked.ship
    dice = dice_of(battle, ship, kind, target) * count
    limit = battle.mass_limit(target)
    mass = None if limit == NO_LIMIT else limit
    drones = kind == HANGAR and battle.rules.hangar_mode == 1
    hits = expected_drone_hits(dice, mass) if drones else expected_hits(dice, mass)
    return words.text(
        "ask-attack",
        count=count,
        system=system_term(KINDS[kind], words),
        target=name,
        mass=-1 if mass is None else mass,
        dice=dice,
        mean=rounded(hits, 2),
        chances=", ".join(
            words.text("ask-attack-chance", hits=hits, chance=percent(chance, words))
            for hits, chance in reached(dice, mass, drones)
        ),
        weapon=KINDS[kind].value,
        extra=_extra(battle, kind, count, target, words),
    )


def reached(dice: int, mass: int | None, drones: bool) -> list[tuple[int, Fraction]]:
    """Return the chances of at least each number of hits; with drones that of any hit."""
    if drones:
        return [(1, 1 - miss_chance(dice, mass))]
    chances = {hits: chance for hits in range(1, dice + 1) if (chance := _hit_chance(dice, mass, hits))}
    first = max((hits for hits, chance in chances.items() if chance >= SURE), default=1)
    return [(hits, chances[hits]) for hits in range(first, first + SHOWN) if hits in chances]


def _hit_chance(dice: int, mass: int | None, hits: int) -> Fraction:
    if mass is None:
        return at_least(dice, hits)
    return sum((each for count, each in hit_chances(dice, mass).items() if count >= hits), Fraction(0))


def _extra(battle: Battle, kind: int, count: int, target: Ship, words: Words) -> str | int | Decimal:
    """Return the further effect of an attack: the chance of depletion, the mean own heat, or the damage per hit."""
    if kind == MISSILE:
        return percent(depletion_chance(count), words)
    if kind == LASER:
        return rounded(mean_own_heat(count), 2)
    if kind == HANGAR:
        return hangar_damage(target.plan.mass, battle.mass_limit(target) == NO_LIMIT, battle.rules)
    return 0


def ram_text(dice: int, words: Words) -> str:
    """Return the damage of a ram on average, to the target and to the rammer."""
    damage, recoil = rounded(mean_effective(dice), 2), rounded(mean_recoil(dice), 2)
    return words.text("ask-ram-odds", dice=dice, damage=damage, recoil=recoil)


def heat_text(heat: int, words: Words) -> str:
    """Return the possible results of a roll for this heat."""
    dice = max(heat, 0)
    once, twice = (percent(at_least(dice, harms), words) for harms in (1, 2))
    return words.text("ask-heat-odds", dice=dice, once=once, twice=twice)


def collision_text(battle: Battle, ship: Ship, speed: int, words: Words) -> str:
    """Return the damage of a collision at this speed, in hundredths, and the ship's limit; nothing without a collision."""
    dice = dice_at_speed(speed, ship.thrust, battle.rules)
    if not dice:
        return ""
    damage, late = rounded(mean_effective(dice), 2), bool(battle.rules.round_shape)
    return words.text("ask-collision-odds", dice=dice, damage=damage, boxes=ship.room, late=late)
