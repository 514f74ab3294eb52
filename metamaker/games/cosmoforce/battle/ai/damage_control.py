"""Choice of slots for damage and of crew for harm: those of the least worth (CF-DMG, CF-CREW)."""

from metamaker.games.cosmoforce.battle.ai.odds import MILLION
from metamaker.games.cosmoforce.battle.ai.upkeep import usefulness
from metamaker.games.cosmoforce.battle.damage.decisions import HarmCrew, KillSurplus, PlaceDamage
from metamaker.games.cosmoforce.battle.state import ARMOR, HABITAT, HURT, KILLED, MISSILE, READY, SLOTS_OF, Battle, Ship

LAST = 10_000_000
"""More than all other reasons together."""

NAMED = 30_000
"""The reluctance to mark a system named by the enemy: as for one that works.

It seldom matters: none or twice as much makes no difference in mirrored duels.
"""

MANNED_ARMOUR = 20_000
"""The reluctance to mark Armor with crew: after all other Armor, before working systems.

It seldom matters: none or twice as much makes no difference in mirrored duels.
"""

DAMAGED = 1_000
"""A system out of order has little to lose: next after Armor. None or ten times as much makes no difference."""

DAMAGED_PART = 20
"""The divisor for the use that a repair may restore: it comes before working systems.

Half or twice as much makes no difference.
"""

MANNED = 250_000
"""A repair in progress counts more than a working weapon: more than WORKING and a WEAPON's use.

The one number here that matters: with half of it or none captains win 46 (± 1) of a hundred mirrored duels, with twice as much
50.
"""

WORKING = 30_000
"""More than any damaged system, regardless of its use. Half or twice as much makes no difference."""


def placed(decision: PlaceDamage) -> tuple[int, ...]:
    """Return slots for the points: Armor, then damaged systems, then working ones, the most useful last."""
    battle, ship = decision.battle, decision.ship
    plan = ship.plan
    left = decision.points
    armour = ship.open_slots() & plan.masks[ARMOR] & ~ship.named & ~ship.manned
    if armour:
        slot = SLOTS_OF[armour][0]
        return (slot,) * min(left, plan.boxes[slot] - ship.marks[slot])
    slots: list[int] = []
    ranked = [(_reluctance(battle, ship, slot, False), slot) for slot in SLOTS_OF[ship.open_slots()]]
    if left == 1:
        return (min(ranked)[1],)
    room = [most - marks for most, marks in zip(plan.boxes, ship.marks, strict=True)]
    while left and ranked:
        chosen = min(ranked)
        ranked.remove(chosen)
        slot = chosen[1]
        is_delicate = ship.named >> slot & 1 or plan.kinds[slot] in {MISSILE, HABITAT}
        boxes = 1 if is_delicate else min(left, room[slot])
        slots.extend([slot] * boxes)
        room[slot] -= boxes
        left -= boxes
        if ship.named >> slot & 1 or ship.whole & plan.propulsion & 1 << slot:
            # This mark changes the worth of all others: it is better to be asked again.
            break
        if room[slot]:
            ranked.append((_reluctance(battle, ship, slot, True), slot))
    return tuple(slots)


def _reluctance(battle: Battle, ship: Ship, slot: int, is_chosen: bool) -> int:
    """Return the reluctance to mark a slot: Armor first, then damaged systems, then by use."""
    kind, bit = ship.plan.kinds[slot], 1 << slot
    worth = LAST if kind == MISSILE and battle.rules.missile_detonation and ship.explosive() & bit else 0
    if ship.named & bit:
        worth += NAMED
    if kind == ARMOR:
        return worth + (MANNED_ARMOUR if ship.manned & bit else 0)
    if is_chosen or not ship.whole & bit:
        # A second mark destroys it, so it will not be repaired; that matters more with crew on it.
        worth += DAMAGED + usefulness(battle, ship, slot, kind) // DAMAGED_PART
        return worth + (MANNED if ship.manned & bit else 0) + (_deaths(battle, ship) if kind == HABITAT else 0)
    return worth + WORKING + usefulness(battle, ship, slot, kind)


def _deaths(battle: Battle, ship: Ship) -> int:
    """Return the worth of the crew that dies with a Habitat. Rule CF-DMG-05."""
    surplus = ship.living() - (ship.complement_left() - ship.plan.size_mod)
    if surplus <= 0 or not battle.rules.habitat_loss_kills:
        return 0
    lost = sum(sorted(state for state in ship.crew if state)[:surplus])
    return MILLION * lost // (2 * ship.life)


def suffering(decision: HarmCrew) -> tuple[int, ...]:
    """Return the crew for the harms: ready crew while Habitats heal, otherwise those already hurt."""
    ship = decision.ship
    states = list(ship.crew)
    preferred = READY if ship.working(HABITAT) else HURT
    tokens: list[int] = []
    for _ in range(decision.count):
        living = [token for token, state in enumerate(states) if state != KILLED]
        # Crew at a repair is spared, and so is named crew.
        token = min(living, key=lambda each: (states[each] != preferred, ship.posts[each] >= 0, -each))
        states[token] -= 1
        tokens.append(token)
    return tuple(tokens)


def given_up(decision: KillSurplus) -> tuple[int, ...]:
    """Return the crew that dies with a Habitat: the hurt."""
    crew = decision.ship.crew
    living = [token for token, state in enumerate(crew) if state != KILLED]
    return tuple(sorted(living, key=lambda token: (crew[token], -token))[: decision.count])
