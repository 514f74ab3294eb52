"""The odds of an attack at a heat and at speeds: the Firing of the game (CF-ATK, CF-SHOT)."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from metamaker.core.amounts import rounded
from metamaker.core.messages import Text, in_force, percentage
from metamaker.game_api.firing import NONE, Attack, Chapter, Circumstances, Damage, Figure
from metamaker.game_api.play import WishRefused
from metamaker.games.cosmoforce.battle.actions.attacks import RULE_OF, dice_of
from metamaker.games.cosmoforce.battle.actions.odds import reached
from metamaker.games.cosmoforce.battle.start import Entrant, Side, begun
from metamaker.games.cosmoforce.battle.state import (
    COUNT,
    HANGAR,
    KINDS,
    LASER,
    MISSILE,
    SLOTS,
    WEAPONS,
    WHOLE_SPEED,
    Battle,
    Plan,
    Ship,
)
from metamaker.games.cosmoforce.battle.wording.names import NEARLY_SURE
from metamaker.games.cosmoforce.edits.structure import system_term
from metamaker.games.cosmoforce.match.force import common_rules, force
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.play_state import ShipState
from metamaker.games.cosmoforce.rules.chances import (
    at_least,
    depletion_chance,
    expected_drone_hits,
    expected_hits,
    mean_own_heat,
)
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.rules.shot import NO_LIMIT, SLOW, hangar_damage
from metamaker.play.dice import SeededDice

uses: Final = frozenset({"weapons", "speed", "target_speed", "heat"})

usual: Final = Circumstances()

summary: Final = ("dice", "hits")

DECIMALS: Final = 2
"""Of means."""


def choices(field: str) -> tuple[tuple[str, Text], ...]:
    """Return the words for a field: none, because all fields are numbers or weapons."""
    del field
    return ()


def weapons(document: Fleet, ship: str) -> tuple[tuple[str, str], ...]:
    """Return the types of weapons of a ship. Raises NotInDocument."""
    found = _plan(document, _alone(document, ship))
    return tuple((KINDS[kind].value, system_term(KINDS[kind], in_force())) for kind in WEAPONS if found.plan.masks[kind])


def attack(document: Fleet, ship: str, other: Fleet, target: str, case: Circumstances, damage: Damage = NONE) -> Attack:
    """Return the figures of an attack. Raises NotInDocument, WishRefused."""
    forces = _alone(document, ship), _alone(other, target)
    one, two = _plan(document, forces[0]), _plan(other, forces[1])
    for each in (one, two):
        if not each.plan.mounted:
            raise WishRefused(message("firing-refused-empty", ship=each.name))
    sides = Side(document.name, (one,)), Side(other.name, (two,))
    battle = begun(sides, SeededDice(1), common_rules((document, other)), telling=False)
    for fighter, force_of, state in zip(battle.ships, forces, damage, strict=True):
        if state is not None and (marked := state.ship(force_of.ships[0].id)) is not None:
            take_over(fighter, marked)
            if not fighter.room:
                raise WishRefused(message("firing-refused-lost", ship=fighter.name))
    firer, struck = battle.ships
    if case.speed >= 0:
        firer.speed = case.speed * WHOLE_SPEED
    if case.target_speed >= 0:
        struck.speed = case.target_speed * WHOLE_SPEED
    firer.heat = firer.heat if case.heat < 0 else case.heat
    kinds = _wanted(firer, case.weapons)
    return Attack(
        (
            Chapter("common", message("firing-common"), tuple(_common(battle, firer, struck))),
            *(_of_kind(battle, firer, struck, kind) for kind in kinds),
        )
    )


def _alone(document: Fleet, name: str) -> Fleet:
    """Return the document with only this ship. Raises NotInDocument, and WishRefused for the name of several."""
    fleet = force(document, [name])
    if len(fleet.ships) != 1:
        raise WishRefused(message("firing-refused-several", name=name))
    return fleet


def _plan(document: Fleet, fleet: Fleet) -> Entrant:
    ship = fleet.ships[0]
    return Entrant(ship.name, Plan(fleet.design(ship.design), rules_of(document)))


def take_over(ship: Ship, state: ShipState) -> None:
    """Set a ship to the marks on its sheet: slots, crew, heat and speed, unless the sheet leaves these out."""
    ship.marks = [state.marks_of(slot + 1) for slot in range(SLOTS)]
    for slot, marks in enumerate(ship.marks):
        if marks:
            ship.whole &= ~(1 << slot)
            ship.lost |= (marks >= ship.plan.boxes[slot]) << slot
    ship.spent = sum(1 << (number - 1) for number in set(state.depleted))
    ship.room = ship.plan.room - sum(ship.marks)
    ship.heat, ship.speed = ship.plan.heat(ship.whole), ship.plan.speed(ship.whole)
    ship.heat = ship.heat if state.heat is None else state.heat
    ship.speed = ship.speed if state.speed is None else state.speed
    ship.refit()


def _wanted(firer: Ship, names: tuple[str, ...]) -> list[int]:
    """Return the types of the chosen weapons, all that the ship has if none are named. Raises WishRefused."""
    has = [kind for kind in WEAPONS if firer.working(kind)]
    wanted = [name.strip().casefold() for name in names]
    for name in wanted:
        if not any(name in _names(kind) for kind in has):
            raise WishRefused(message("firing-refused-weapon", ship=firer.name, weapon=name))
    found = [kind for kind in has if not wanted or any(name in _names(kind) for name in wanted)]
    if not found:
        raise WishRefused(message("firing-refused-unarmed", ship=firer.name))
    return found


def _names(kind: int) -> tuple[str, str]:
    return KINDS[kind].value.casefold(), system_term(KINDS[kind], in_force()).casefold()


def _number(key: str, amount: float, *rules: str) -> Figure:
    return Figure(key, message(f"firing-{key}"), message("firing-number", number=amount), amount, rules)


def _mean(key: str, amount: Fraction, *rules: str) -> Figure:
    return Figure(
        key, message(f"firing-{key}"), message("firing-number", number=rounded(amount, DECIMALS)), float(amount), rules
    )


def _chance(key: str, share: Fraction, *rules: str) -> Figure:
    return Figure(key, message(f"firing-{key}"), _percent(share), float(share), rules)


def _percent(share: Fraction) -> Text:
    """Return a chance in percent: “over 99.9%” if it is almost certain."""
    if NEARLY_SURE <= share < 1:
        return message("names-over", chance=percentage(0.999, 1))
    return percentage(share, 1)


def _common(battle: Battle, firer: Ship, target: Ship) -> Iterator[Figure]:
    """Yield the speeds, the mass limit of the target, and the chances of the firer's next roll for heat."""
    yield _number("speed", firer.speed / WHOLE_SPEED, "CF-SPD-02")
    yield _number("target-speed", target.speed / WHOLE_SPEED, "CF-SPD-02")
    limit = battle.mass_limit(target)
    if limit == NO_LIMIT:
        rule = "CF-SHOT-04" if target.speed < SLOW else "CF-SHOT-05"
        yield Figure("mass", message("firing-mass"), message("firing-no-limit"), None, (rule,))
    else:
        yield _number("mass", limit, "CF-SHOT-01")
    yield _number("heat", firer.heat, "CF-DER-07")
    dice = max(firer.heat - firer.sheds, 0)
    yield _number("heat-dice", dice, "CF-STEP-04", "CF-STEP-05")
    yield _chance("heat-once", at_least(dice, 1), "CF-EX-19")
    yield _chance("heat-twice", at_least(dice, 2), "CF-EX-19")


def _of_kind(battle: Battle, firer: Ship, target: Ship, kind: int) -> Chapter:
    """Return the figures of an attack with all weapons of a type."""
    return Chapter(KINDS[kind].value, system_term(KINDS[kind], in_force()), tuple(_figures(battle, firer, target, kind)))


def _figures(battle: Battle, firer: Ship, target: Ship, kind: int) -> Iterator[Figure]:
    limit = battle.mass_limit(target)
    mass = None if limit == NO_LIMIT else limit
    count = COUNT[firer.working(kind)]
    dice = dice_of(battle, firer, kind, target) * count
    drones = kind == HANGAR and battle.rules.hangar_mode == 1
    hits = expected_drone_hits(dice, mass) if drones else expected_hits(dice, mass)
    yield _number("weapons", count, "CF-ATK-01")
    yield _number("dice", dice, RULE_OF[kind])
    yield Figure("faces", message("firing-faces"), message("firing-faces-effective"), None, ("CF-DICE-01", "CF-DICE-02"))
    yield _mean("hits", hits, "CF-SHOT-03", "CF-EX-19")
    for number, share in reached(dice, mass, drones):
        yield Figure(f"hits-{number}", message("firing-at-least", hits=number), _percent(share), float(share), ("CF-EX-19",))
    per_hit = hangar_damage(target.plan.mass, mass is None, battle.rules) if kind == HANGAR else 1
    yield _mean("damage", hits * per_hit, "CF-ATK-09" if kind == HANGAR else "CF-SHOT-03")
    if kind == MISSILE:
        yield _chance("depleted", depletion_chance(count), "CF-ATK-05")
    if kind == LASER:
        yield _mean("own-heat", mean_own_heat(count), "CF-ATK-04")
        yield _mean("target-heat", hits, "CF-ATK-04")
