"""Uses of crew and Dissipators: repairs, healing, cooling (CF-REP, CF-HEAL, CF-CONS)."""

from metamaker.games.cosmoforce.battle.actions.orders import Conserve, Heal, Repair
from metamaker.games.cosmoforce.battle.ai.attacks import Idea
from metamaker.games.cosmoforce.battle.ai.odds import MILLION
from metamaker.games.cosmoforce.battle.ai.worth import (
    endurance,
    harm_of_heat,
    heat_to_come,
    last_propulsion,
    prospect,
)
from metamaker.games.cosmoforce.battle.state import (
    ARMOR,
    COUNT,
    DISSIPATOR,
    HABITAT,
    HURT,
    MISSILE,
    SLOTS_OF,
    STANDBY,
    WEAPONS,
    Battle,
    Ship,
)

SPARE = 4_000
"""The worth of shedding a point of heat early.

Enough to cool rather than to pass. With none of it or twice as much captains win 50 (± 1) of a hundred mirrored duels.
"""

COOL_HEALING = 30_000
"""The worth of healing while heat does no harm: more than passing, less than other actions.

Half or twice as much makes no difference in mirrored duels.
"""

WEAPON = 200_000
"""The worth of a weapon: a fifth of a ship, because usual ships have about five.

Twice as much makes captains shield weapons too long: they win 47 (± 1) of a hundred mirrored duels; half as much makes no
difference.
"""

EXPLOSIVE = 900_000
"""The highest worth, to be marked last. Any number above that of other weapons works."""

SPARE_DRIVE = 40_000
"""The worth of one of several drives: its loss hardly matters. Half or twice as much makes no difference in mirrored duels."""

HABITAT_ROOM = 50_000
"""The worth of a Habitat with a healthy crew, which needs no healing.

Half or twice as much makes no difference in mirrored duels.
"""

HABITAT_CARE = 100_000
"""The additional worth once half of the crew's health is gone. Half or twice as much makes no difference in mirrored duels."""


def cooling(battle: Battle, ship: Ship, ideas: list[Idea]) -> None:
    """Add the idea to conserve energy."""
    if ship.heat and ship.sheds:
        less, coming = min(ship.heat, ship.sheds), heat_to_come(battle, ship)
        worth = harm_of_heat(ship, ship.heat + coming) - harm_of_heat(ship, ship.heat - less + coming) + less * SPARE
        ideas.append(Idea(worth * 6 // 7 if battle.rules.conserve else worth, Conserve()))


def healing(ship: Ship, ideas: list[Idea]) -> None:
    """Add the idea to heal crew."""
    working = ship.working(HABITAT)
    if not working:
        return
    hurt = [token for token, state in enumerate(ship.crew) if state == HURT][: COUNT[working]]
    if hurt:
        worth = MILLION * len(hurt) // (3 * (ship.life + 2)) if ship.heat > ship.sheds else COOL_HEALING
        ideas.append(Idea(worth, Heal(tuple(hurt))))


def repairs(battle: Battle, ship: Ship, ideas: list[Idea]) -> None:
    """Add the idea to send crew to the most valuable systems."""
    wounded = ship.plan.mounted & ~ship.whole & ~ship.lost
    if not wounded:
        return
    heroes = battle.rules.hero_crew
    free = [token for token, post in enumerate(ship.posts) if post == STANDBY and ship.can_repair(token, heroes)]
    if not free:
        return
    worths = sorted(((_worth(battle, ship, slot), -slot) for slot in SLOTS_OF[wounded & ~ship.manned]), reverse=True)
    orders: list[tuple[int, int]] = []
    total = 0
    for worth, negative in worths:
        if len(orders) == len(free) or (orders and battle.rules.repair_scope):
            break
        crew = min(ship.marks[-negative], len(free) - len(orders))
        orders.extend((token, -negative) for token in free[len(orders) : len(orders) + crew])
        total += worth * crew // ship.marks[-negative]
    if orders:
        ideas.append(Idea(total * prospect(ship) // MILLION, Repair(tuple(orders))))


def _worth(battle: Battle, ship: Ship, slot: int) -> int:
    """Return the worth of a repaired system: its boxes, and its use. Half of it is lost to the next hits."""
    kind = ship.plan.kinds[slot]
    boxes = MILLION * ship.marks[slot] // (endurance(battle, ship) + 1)
    return (boxes + usefulness(battle, ship, slot, kind)) // 2


def usefulness(battle: Battle, ship: Ship, slot: int, kind: int) -> int:
    """Return the worth of a working system for its ship, in millionths of it."""
    if ship.spent >> slot & 1 or kind == ARMOR:
        return 0
    if kind in WEAPONS:
        # Explosive systems are marked last, regardless of their use.
        return EXPLOSIVE if kind == MISSILE and battle.rules.missile_detonation else WEAPON
    if kind == DISSIPATOR:
        heat = max(ship.heat, ship.sheds)
        harm = harm_of_heat(ship, heat + 1) - harm_of_heat(ship, heat)
        return harm // (1 + max(0, ship.sheds - ship.heat) ** 2)
    if ship.plan.propulsion >> slot & 1:
        return SPARE_DRIVE if COUNT[ship.whole & ship.plan.propulsion & ~(1 << slot)] else last_propulsion(battle, ship)
    return HABITAT_ROOM + (HABITAT_CARE if ship.life < 2 * len(ship.crew) else 0)
