"""Damage to systems, box by box, harm to crew, and elimination (CF-DMG, CF-CREW, CF-ELIM)."""

from metamaker.games.cosmoforce.battle.damage.decisions import HarmCrew, KillSurplus, PlaceDamage
from metamaker.games.cosmoforce.battle.damage.events import (
    CrewHarmed,
    CrewKilled,
    CrewPosted,
    MissileDetonated,
    MissilesDepleted,
    ShipEliminated,
    SystemMarked,
)
from metamaker.games.cosmoforce.battle.frame import Rules
from metamaker.games.cosmoforce.battle.state import (
    HABITAT,
    KILLED,
    KINDS,
    MISSILE,
    NOBODY,
    SLOTS_OF,
    STANDBY,
    Battle,
    Course,
    Ship,
)


def check(battle: Battle, ship: Ship, cause: str, by: int) -> bool:
    """Eliminate a ship if its crew is dead or all its systems are marked, and return whether it is out.

    `cause` is the event and `by` the ship that caused it, or NOBODY. Rules CF-ELIM-01, -02, -03, CF-CREW-07.
    """
    if not ship.alive:
        return True
    is_manned = ship.life > 0
    if is_manned and (ship.room > 0 if battle.rules.web_elimination else ship.whole):
        return False
    ship.alive = False
    ship.fate, ship.fate_by = cause, by
    battle.afloat[ship.side] -= 1
    if not battle.afloat[ship.side]:
        battle.sides_left -= 1
    if battle.telling:
        battle.tell(ShipEliminated(ship.number, cause, by, ("CF-ELIM-02",) if is_manned else ("CF-ELIM-01", "CF-CREW-07")))
    return True


BY_HEAT = (("CF-STEP-05", "CF-CREW-04"), ("CF-AFT-02", "CF-CREW-04"))
"""The rule for heat, by the shape of rounds: in the own turn, in the Aftermath."""

WITH_SYSTEM = ("CF-DMG-06",)


def harm(battle: Battle, ship: Ship, token: int, rules: Rules) -> None:
    """Harm one living token once."""
    ship.weaken(token)
    if battle.telling:
        battle.tell(CrewHarmed(ship.number, token, ship.crew[token], rules))


def harmed(battle: Battle, ship: Ship, count: int) -> Course:
    """Harm crew by heat several times; harm beyond the last living token is lost. Rules CF-STEP-05, CF-STEP-09."""
    count = min(count, ship.life)
    if not count:
        return
    question = HarmCrew(battle, ship, count)
    is_forced = count == ship.life or len(ship.crew) == 1
    tokens = question.default() if is_forced else (yield question)
    rules = BY_HEAT[battle.rules.round_shape]
    for token in tokens:
        harm(battle, ship, token, rules)
    check(battle, ship, "heat", NOBODY)


def struck(battle: Battle, ship: Ship, slot: int, rules: Rules, *, harms: bool) -> None:
    """Send the crew on a slot to Standby, harmed once if `harms`. Rules CF-DMG-06, CF-REP-07, CF-ATK-06."""
    for token, post in enumerate(ship.posts):
        if post != slot:
            continue
        if harms:
            harm(battle, ship, token, rules)
        ship.move(token, STANDBY)
        if battle.telling and ship.crew[token] != KILLED:
            battle.tell(CrewPosted(ship.number, token, STANDBY, rules))


def unhoused(battle: Battle, ship: Ship) -> Course:
    """Kill the living crew beyond the capacity of the remaining Habitats. Rule CF-DMG-05."""
    surplus = ship.living() - ship.complement_left()
    if surplus <= 0:
        return
    question = KillSurplus(battle, ship, surplus)
    tokens = yield question
    for token in tokens:
        while ship.crew[token] != KILLED:
            ship.weaken(token)
        if battle.telling:
            battle.tell(CrewKilled(ship.number, token))


MARKED = ("CF-DMG-01", "CF-DMG-02", "CF-DMG-03")
FURTHER = ("CF-STRF-02", "CF-STRF-03")
WITH_MISSILE = ("CF-ATK-06",)
DETONATION = 2
"""Further damage of a Missile. Rule CF-DMG-07."""


def damaged(battle: Battle, ship: Ship, points: int, cause: str, by: int) -> Course:
    """Let the owner of a ship mark boxes, one by one, until all points are used or the ship is out.

    Points added by detonations join the remaining ones. Rules CF-DMG-01, CF-DMG-04, CF-DMG-08, CF-ATK-11.
    """
    while points > 0 and ship.alive and ship.room > 0:
        open_slots = ship.open_slots()
        slots = (yield PlaceDamage(battle, ship, points)) if open_slots & (open_slots - 1) else SLOTS_OF[open_slots]
        for slot in slots:
            if ship.lost >> slot & 1:
                break  # a system named earlier by a Strafe Run used up its last box
            points += mark(battle, ship, slot) - 1
            if ship.named >> slot & 1 and not ship.lost >> slot & 1:
                points += mark(battle, ship, slot, is_named=True)
            if ship.lost >> slot & 1 and ship.plan.kinds[slot] == HABITAT and battle.rules.habitat_loss_kills and ship.life:
                yield from unhoused(battle, ship)
            if check(battle, ship, cause, by):
                return


def mark(battle: Battle, ship: Ship, slot: int, *, is_named: bool = False) -> int:
    """Mark a free box of a slot, and return the further damage of a detonation. Rules CF-DMG-02, -03, -06, -07.

    `is_named`: the further mark of a system named by a Strafe Run (CF-STRF-02).
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
        marking = FURTHER if is_named else MARKED
        battle.tell(SystemMarked(ship.number, slot, system, ship.marks[slot], bool(ship.lost & bit), marking))
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
