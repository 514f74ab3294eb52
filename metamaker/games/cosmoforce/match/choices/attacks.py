"""Attacks on one ship: their weapons and their mean damage."""

from collections.abc import Iterator
from fractions import Fraction

from metamaker.core.amounts import rounded
from metamaker.games.cosmoforce.battle.actions.attacks import dice_of
from metamaker.games.cosmoforce.battle.actions.decisions import TakeAction
from metamaker.games.cosmoforce.battle.actions.orders import Attack, Ram
from metamaker.games.cosmoforce.battle.state import COUNT, HANGAR, KINDS, SLOTS_OF, WEAPONS, Ship
from metamaker.games.cosmoforce.battle.wording.names import Names
from metamaker.games.cosmoforce.catalogue import Kind
from metamaker.games.cosmoforce.edits.structure import system_term
from metamaker.games.cosmoforce.match.choices.offer import Change, Changes, Offer
from metamaker.games.cosmoforce.rules.chances import (
    expected_drone_hits,
    expected_hits,
    mean_effective,
    mean_recoil,
    miss_chance,
)
from metamaker.games.cosmoforce.rules.shot import NO_LIMIT, hangar_damage
from metamaker.games.cosmoforce.rules.speed import whole

RAM = "ram"


def attacks_on(asked: TakeAction, target: int) -> list[Attack | Ram]:
    """Return the legal attacks on a ship, each with everything that can fire, the largest mean damage first."""
    ship = asked.ship
    found: list[Attack | Ram] = [Attack(target, SLOTS_OF[ship.working(kind)]) for kind in WEAPONS if COUNT[ship.working(kind)]]
    legal = [each for each in (*found, Ram(target)) if not asked.refusals(each)]
    return sorted(legal, key=lambda each: isinstance(each, Ram) or -damage(asked, each))


def best_target(asked: TakeAction) -> int:
    """Return the number of the enemy on which the best attack has the largest mean damage, relative to its free boxes."""
    enemies = asked.battle.enemies(asked.ship)

    def worth(enemy: Ship) -> Fraction:
        found = attacks_on(asked, enemy.number)
        return damage(asked, found[0]) / max(1, enemy.room) if found else Fraction(0)

    return max(enemies, key=worth).number


def damage(asked: TakeAction, action: Attack | Ram) -> Fraction:
    """Return the mean damage of an attack."""
    if isinstance(action, Ram):
        return mean_effective(whole(asked.ship.speed) + 1)
    target, kind = asked.battle.ships[action.target], asked.ship.plan.kinds[action.slots[0]]
    dice, mass, drones = _numbers(asked, action)
    if kind != HANGAR:
        return expected_hits(dice, mass)
    hits = expected_drone_hits(dice, mass) if drones else expected_hits(dice, mass)
    return hits * hangar_damage(target.plan.mass, mass is None, asked.battle.rules)


def _numbers(asked: TakeAction, action: Attack) -> tuple[int, int | None, bool]:
    """Return the dice, the mass into which hits must fit (None: no limit), and whether ones of drones have no mass."""
    battle, target = asked.battle, asked.battle.ships[action.target]
    kind = asked.ship.plan.kinds[action.slots[0]]
    limit = battle.mass_limit(target)
    drones = kind == HANGAR and battle.rules.hangar_mode == 1
    return dice_of(battle, asked.ship, kind, target) * len(action.slots), None if limit == NO_LIMIT else limit, drones


def attack_offer(asked: TakeAction, action: Attack, names: Names) -> Offer:
    """Return an attack with the chance that anything hits."""
    words, kind = names.words, KINDS[asked.ship.plan.kinds[action.slots[0]]]
    dice, mass, _ = _numbers(asked, action)
    title = words.text(
        "ask-offer-fire", count=len(action.slots), system=system_term(kind, words), target=names.ship(action.target)
    )
    result = words.text("ask-offer-damage", damage=rounded(damage(asked, action), 1))
    chance = float(1 - miss_chance(dice, mass))
    return Offer(kind.value, action, kind.value, Kind.WEAPON.value, title, result, chance)


def ram_offer(asked: TakeAction, action: Ram, names: Names) -> Offer:
    """Return a ram with its damage to both ships."""
    dice = whole(asked.ship.speed) + 1
    means = {"damage": rounded(mean_effective(dice), 1), "own": rounded(mean_recoil(dice), 1)}
    title = names.words.text("ask-offer-ram", target=names.ship(action.target))
    return Offer(RAM, action, "speed", Kind.PROPULSION.value, title, names.words.text("ask-offer-ram-result", **means))


def weapon_changes(asked: TakeAction, action: Attack, names: Names) -> Changes:
    """Return the weapons of an attack, to be switched on and off; at least one fires."""
    kind = asked.ship.plan.kinds[action.slots[0]]
    working = SLOTS_OF[asked.ship.working(kind)]
    return Changes(names.words["ask-offer-weapons"], tuple(_toggled(asked, action, working, names)))


def _toggled(asked: TakeAction, action: Attack, working: tuple[int, ...], names: Names) -> Iterator[Change]:
    for slot in working:
        is_on = slot in action.slots
        slots = tuple(each for each in working if (each in action.slots) is not (each == slot))
        tip = names.slot(asked.ship.number, slot)
        yield Change(str(slot + 1), Attack(action.target, slots or action.slots), is_on, tip)
