"""The value of each roll of a fight in boxes, with its exact mean and variance. Harm to crew counts as one box.

A value is fixed before the roll, so that luck, the value minus its mean, is zero on average. It leaves out the following
choices: damage counts up to the end of the ship, and heat by the mean harm of the next roll for it.
"""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from metamaker.games.cosmoforce.battle.actions.attacks import DEPLETING
from metamaker.games.cosmoforce.battle.actions.events import Attacked, Collided, HeatRolled, HeatShed, Rammed, Strafed
from metamaker.games.cosmoforce.battle.ai.worth import endurance
from metamaker.games.cosmoforce.battle.frame import ThreatsRolled
from metamaker.games.cosmoforce.battle.state import HANGAR, Battle, Ship
from metamaker.games.cosmoforce.rules.chances import (
    binomial,
    depletion_chance,
    effective_chance,
    hit_chance,
    mean_effective,
    ones_chance,
)
from metamaker.games.cosmoforce.rules.shot import HIGHEST, NO_LIMIT, hangar_damage

NAMED = Fraction(1, 2)
"""The value of a system named by a Strafe Run: a further box if it is hit, which its owner avoids."""

RECOIL = Fraction(5, 7)
"""The chance that the last face of a die of a ram harms the rammer: 2 to 6. Rule CF-EX-22."""

OWN_HEAT = Fraction(2, 7)
"""The chance that a die of a Laser heats its own ship: 7 or 8. Rule CF-EX-22."""

EIGHT = 8

LAST_FACES = 7
"""Faces that add no die: 2 to 8. Rule CF-DICE-03."""

Value = Callable[[int], Fraction]
Chance = Callable[[int], Fraction]
Outcomes = Iterable[tuple[Fraction, Fraction]]
"""Chances with their values."""


class Rolled(NamedTuple):
    """The value of a roll, with its mean and variance before it."""

    result: Fraction
    mean: Fraction
    variance: Fraction


class Shot(NamedTuple):
    """An attack: its value, the mean damage to the target, and the chance of at least one hit."""

    rolled: Rolled
    damage: Fraction
    chance: Fraction


class Ram(NamedTuple):
    """A ram: its value, and the mean damage to both ships."""

    rolled: Rolled
    target: Fraction
    own: Fraction


def dice_in(faces: tuple[int, ...]) -> int:
    """Return the number of dice of a roll without those added by ones. Rule CF-DICE-03."""
    return len(faces) - faces.count(1)


def any_effective(faces: tuple[int, ...]) -> Fraction:
    """Return the chance that the dice of a roll show any effective face. Rule CF-DICE-01."""
    return 1 - effective_chance(dice_in(faces), 0)


def rolled(result: Fraction, outcomes: Outcomes) -> Rolled:
    """Return the value of a roll, with the mean and the variance of its outcomes."""
    mean = square = Fraction(0)
    for chance, value in outcomes:
        mean += chance * value
        square += chance * value * value
    return Rolled(result, mean, square - mean * mean)


def counted(value: Value, chance: Chance, constant_from: int) -> Outcomes:
    """Yield the outcomes of a count, with the same value for all counts from `constant_from`."""
    rest = Fraction(1)
    for count in range(constant_from):
        of_count = chance(count)
        rest -= of_count
        yield of_count, value(count)
    yield rest, value(constant_from)


def mean_of(outcomes: Outcomes) -> Fraction:
    """Return the mean of outcomes."""
    return sum((chance * value for chance, value in outcomes), Fraction(0))


def harm(battle: Battle, ship: Ship, points: int) -> Fraction:
    """Return the value of damage, up to the end of a ship with well-placed damage."""
    return Fraction(min(points, endurance(battle, ship)))


def heat_cost(ship: Ship, heat: int) -> Fraction:
    """Return the mean harm of the next roll for a heat, after cooling, up to the life of the crew. Rule CF-EX-19."""
    return min(mean_effective(max(0, heat - ship.sheds)), Fraction(ship.life))


def _heated(ship: Ship, heat: int) -> Fraction:
    """Return the cost of further heat."""
    return heat_cost(ship, ship.heat + heat) - heat_cost(ship, ship.heat)


def _most_heat(ship: Ship) -> int:
    """Return a number of further heat from which its cost stays the same."""
    return max(0, ship.sheds - ship.heat) + 2 * ship.life


def attack(battle: Battle, event: Attacked, *, heats: bool) -> Shot:
    """Return the value of an attack for the target: its damage, and its heat if the weapon `heats`. Rule CF-ATK-04."""
    target, limit = battle.ships[event.target], battle.mass_limit(battle.ships[event.target])
    kind = battle.ships[event.ship].plan.kinds[event.slots[0]]
    dice, mass = dice_in(event.faces), None if limit == NO_LIMIT else limit
    each = hangar_damage(target.plan.mass, limit == NO_LIMIT, battle.rules) if kind == HANGAR else 1
    chance = partial(hit_chance, dice, mass, drones=kind == HANGAR and battle.rules.hangar_mode == 1)

    def damage(hits: int) -> Fraction:
        return harm(battle, target, hits * each)

    def value(hits: int) -> Fraction:
        return damage(hits) + (_heated(target, hits) if heats else 0)

    most = max(endurance(battle, target), _most_heat(target) if heats else 0)
    found = rolled(value(event.hits), counted(value, chance, most))
    return Shot(found, mean_of(counted(damage, chance, most)), 1 - chance(0))


def own_heat(ship: Ship, event: Attacked) -> Rolled:
    """Return the value of the heat of Lasers for their own ship. Rule CF-ATK-04."""
    dice = dice_in(event.faces)
    outcomes = ((binomial(dice, count, OWN_HEAT), -_heated(ship, count)) for count in range(dice + 1))
    return rolled(-_heated(ship, sum(face > HIGHEST for face in event.faces)), outcomes)


def depletion(battle: Battle, ship: Ship, event: Attacked) -> Rolled:
    """Return the value of the dice that deplete Missiles: their boxes. Rules CF-ATK-05, CF-DIFF-04.

    Missiles that only become unusable count as one box each.
    """
    plan = ship.plan
    boxes = [1 if battle.rules.missile_depletion else plan.boxes[slot] - ship.marks[slot] for slot in event.slots]
    lost, chance = Fraction(-sum(boxes)), depletion_chance(len(event.slots))
    is_depleted = event.faces.count(EIGHT) >= DEPLETING
    return rolled(lost if is_depleted else Fraction(0), ((chance, lost), (1 - chance, Fraction(0))))


def ram(battle: Battle, event: Rammed) -> Ram:
    """Return the value of a ram: the damage to the target without that to the rammer. Rules CF-RAM-04, CF-RAM-06."""
    ship, target, dice = battle.ships[event.ship], battle.ships[event.target], dice_in(event.faces)
    result = harm(battle, target, event.target_damage) - harm(battle, ship, event.own_damage)
    most = endurance(battle, target)
    recoils = [(count, binomial(dice, count, RECOIL)) for count in range(dice + 1)]

    def outcomes() -> Outcomes:
        for last, of_last in recoils:
            own = harm(battle, ship, last)
            value = partial(_of_ones, battle, target, last)
            yield from ((of_last * chance, got - own) for chance, got in counted(value, partial(ones_chance, dice), most))

    own = mean_of((chance, harm(battle, ship, count)) for count, chance in recoils)
    found = rolled(result, outcomes())
    return Ram(found, found.mean + own, own)


def _of_ones(battle: Battle, target: Ship, last: int, ones: int) -> Fraction:
    return harm(battle, target, last + ones)


def heat(battle: Battle, event: HeatRolled) -> Rolled:
    """Return the value of a roll for heat: minus the harm, up to the life of the crew, and boxes if they may be chosen."""
    ship = battle.ships[event.ship]
    most = ship.life + (endurance(battle, ship) if battle.rules.heat_damage else 0)
    return _suffered(event.faces, event.effective, most)


def collision(battle: Battle, event: Collided) -> Rolled:
    """Return the value of a roll for collisions: minus the damage."""
    return _suffered(event.faces, event.damage, endurance(battle, battle.ships[event.ship]))


def _suffered(faces: tuple[int, ...], effective: int, most: int) -> Rolled:
    def value(count: int) -> Fraction:
        return Fraction(-min(count, most))

    return rolled(value(effective), counted(value, partial(effective_chance, dice_in(faces)), most))


def cooling(ship: Ship, event: HeatShed) -> Rolled:
    """Return the value of dice that shed heat: the mean harm that they avoid. Rule CF-CONS-02."""
    before = event.heat + event.shed

    def value(count: int) -> Fraction:
        return heat_cost(ship, before) - heat_cost(ship, max(0, before - count))

    return rolled(value(event.shed), counted(value, partial(effective_chance, dice_in(event.faces)), before))


def strafing(event: Strafed) -> Rolled:
    """Return the value of a Strafe Run: that of the named systems. Rules CF-STRF-01, CF-STRF-02."""
    dice = dice_in(event.faces)
    return _exploding(NAMED * event.effective, dice, [NAMED * (face <= HIGHEST) for face in range(1, LAST_FACES + 2)])


def threats(boxes: Sequence[int], event: ThreatsRolled) -> Rolled:
    """Return the value of a roll for threats: minus their boxes; `boxes` by face. Rules CF-MODE-05, CF-DICE-03."""
    result = Fraction(-sum(boxes[face - 1] for face in event.faces))
    return _exploding(result, dice_in(event.faces), [Fraction(-each) for each in boxes])


def _exploding(result: Fraction, dice: int, by_face: Sequence[Fraction]) -> Rolled:
    """Return the value of dice that add one for each 1, which is the sum of the values of all faces. Rule CF-DICE-03.

    The faces of a die are a last one, from 2 to 8, and a geometric number of ones: 1/7 on average, with a variance of 8/49.
    """
    last = by_face[1:]
    mean = sum(last, Fraction(0)) / LAST_FACES
    square = sum((each * each for each in last), Fraction(0)) / LAST_FACES
    ones = by_face[0]
    variance = square - mean * mean + ones * ones * Fraction(LAST_FACES + 1, LAST_FACES * LAST_FACES)
    return Rolled(result, dice * (mean + ones / LAST_FACES), dice * variance)
