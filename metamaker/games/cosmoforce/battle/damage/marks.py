"""Damage to systems: its owner marks box by box, and Missiles detonate (CF-DMG)."""

from metamaker.games.cosmoforce.battle.damage.harm import WITH_SYSTEM, struck, unhoused
from metamaker.games.cosmoforce.battle.damage.loss import check
from metamaker.games.cosmoforce.battle.decisions.reactions import PlaceDamage
from metamaker.games.cosmoforce.battle.events.damage import MissileDetonated, MissilesDepleted, SystemMarked
from metamaker.games.cosmoforce.battle.state.battle import Battle, Course
from metamaker.games.cosmoforce.battle.state.plan import HABITAT, KINDS, MISSILE, SLOTS_OF
from metamaker.games.cosmoforce.battle.state.ship import NOBODY, Ship

MARKED = ("CF-DMG-01", "CF-DMG-02", "CF-DMG-03")
FURTHER = ("CF-STRF-02", "CF-STRF-03")
WITH_MISSILE = ("CF-ATK-06",)
DETONATION = 2
"""Further damage of a Missile. Rule CF-DMG-07."""


def damaged(battle: Battle, ship: Ship, points: int, cause: str, by: int) -> Course:
    """Let the owner of a ship mark so many boxes, one by one, until none is left or the ship is out.

    Points that detonations add join those that are due. Rules CF-DMG-01, CF-DMG-04, CF-DMG-08, CF-ATK-11.
    """
    while points > 0 and ship.alive and ship.room > 0:
        open_slots = ship.open_slots()
        slots = (yield PlaceDamage(battle, ship, points)) if open_slots & (open_slots - 1) else SLOTS_OF[open_slots]
        for slot in slots:
            if ship.lost >> slot & 1:
                break  # what was named earlier by a Strafe Run took its last box with it
            points += mark(battle, ship, slot) - 1
            if ship.named >> slot & 1 and not ship.lost >> slot & 1:
                points += mark(battle, ship, slot, is_named=True)
            if ship.lost >> slot & 1 and ship.plan.kinds[slot] == HABITAT and battle.rules.habitat_loss_kills and ship.life:
                yield from unhoused(battle, ship)
            if check(battle, ship, cause, by):
                return


def mark(battle: Battle, ship: Ship, slot: int, *, is_named: bool = False) -> int:
    """Mark a box of a slot that has one, and return the further damage of a detonation. Rules CF-DMG-02, -03, -06, -07.

    `is_named`: it is the further mark of a system that a Strafe Run named (CF-STRF-02).
    """
    plan, bit = ship.plan, 1 << slot
    is_first = ship.marks[slot] == 0
    ship.marks[slot] += 1
    ship.room -= 1
    if is_first:
        ship.whole &= ~bit
        ship.refit()
    if ship.marks[slot] == plan.boxes[slot]:
        ship.lost |= bit
    if battle.telling:
        system = KINDS[plan.kinds[slot]].value
        told = FURTHER if is_named else MARKED
        battle.tell(SystemMarked(ship.number, slot, system, ship.marks[slot], bool(ship.lost & bit), told))
    if ship.manned & bit:
        struck(battle, ship, slot, WITH_SYSTEM, harms=battle.rules.crew_hurt_by_system_damage)
    rules = battle.rules
    if plan.kinds[slot] != MISSILE or ship.spent & bit or not rules.missile_detonation:
        return 0
    if rules.missile_detonates_once and not is_first:
        return 0
    if battle.telling:
        battle.tell(MissileDetonated(ship.number, slot, DETONATION))
    return DETONATION


def depleted(battle: Battle, ship: Ship, slots: tuple[int, ...]) -> None:
    """Deplete Missiles: destroyed, or unusable and no more. Nothing detonates. Rules CF-ATK-05, CF-ATK-06, CF-DIFF-04."""
    for slot in slots:
        bit = 1 << slot
        ship.spent |= bit
        struck(battle, ship, slot, WITH_MISSILE, harms=False)
        if not battle.rules.missile_depletion:
            ship.room -= ship.plan.boxes[slot] - ship.marks[slot]
            ship.marks[slot] = ship.plan.boxes[slot]
            ship.whole &= ~bit
            ship.lost |= bit
    if battle.telling:
        battle.tell(MissilesDepleted(ship.number, slots))
    check(battle, ship, "depletion", NOBODY)
